import { SIDES, type Side } from '@acies/kernel';
import { shownText } from '@acies/kernel/input';
import type { Report } from '@acies/play';
import { bar } from '../terminal/bar.ts';
import { table, tableOrText } from '../terminal/table.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { percent, plural, wrap } from '../terminal/text.ts';
import { reckoningLines, turningLines } from './print-turning.ts';

export function reportLines(terminal: Terminal, report: Report, strength: string): string[] {
  const { colour } = terminal;
  return [
    ...wrap(
      colour.bold(shownText(report.battle)) + colour.dim(`  ${report.rules} rules, ${playersOf(report)}`),
      terminal.width,
      '  ',
    ),
    ...resultLines(terminal, report),
    '',
    ...SIDES.flatMap((side) => lossLines(terminal, report, side, strength)),
    colour.bold('What mattered'),
    ...eventLines(terminal, report),
    '',
    colour.bold('Turning points'),
    ...turningLines(terminal, report),
    '',
    ...reckoningLines(terminal, report),
    ...strainLines(terminal, report),
  ];
}

const playersOf = ({ players: { red, blue } }: Report): string => shownText(`red ${red}, blue ${blue}`);

function resultLines({ colour, width }: Terminal, { result, turns, choices, turnName }: Report): string[] {
  const length = `after ${plural(turns, turnName)} and ${plural(choices, 'choice')}`;
  if (!result) return [`Not over yet, ${length}`];
  const who = result.winner === null ? 'Drawn' : `${result.winner} wins`;
  return wrap(`${colour.bold(who)} ${length}: ${result.reason} ${colour.dim(`[${result.clause}]`)}`, width, '  ');
}

function lossLines(
  { colour, width }: Terminal,
  { losses, lost, unhurt }: Report,
  side: Side,
  strength: string,
): string[] {
  const paint = side === 'red' ? colour.redBright : colour.cyanBright;
  const rows = losses[side].map(({ name, type, start, left, state, remark }) => [
    name,
    type,
    state ?? `${left} of ${start} ${strength}`,
    remark,
  ]);
  return [
    `${colour.bold(paint(side))} has lost ${lost[side]}`,
    ...tableOrText(rows, width, '  '),
    colour.dim(`  ${unhurt[side]} ${losses[side].length > 0 ? 'others ' : ''}unhurt`),
    '',
  ];
}

function eventLines({ colour, width }: Terminal, { events, turnName }: Report): string[] {
  if (events.length === 0) return ['  None yet.'];
  const rows = events.map(({ turn, text, clauses }) => [
    `${turnName} ${turn}`,
    `${text} ${colour.dim(`[${clauses.join(', ')}]`)}`,
  ]);
  return table(rows, { indent: '  ', width });
}

const BAR = 16;

function strainLines({ colour, width }: Terminal, { strain, turnName }: Report): string[] {
  const rows = strain.map(({ turn, red, blue }) => [
    String(turn),
    percent(red, 0),
    colour.redBright(bar(red, BAR)),
    percent(blue, 0),
    colour.cyanBright(bar(blue, BAR)),
  ]);
  return [
    ...wrap(`How near each army was to breaking as each ${turnName} began`, width).map(colour.bold),
    ...table(rows, { head: [turnName, 'red', '', 'blue', ''], indent: '  ', right: [0, 1, 3], style: colour.dim }),
  ];
}
