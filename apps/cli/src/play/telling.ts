import type { AnyEvent, DiceEvent, SetupBase } from '@acies/kernel';
import { talliesIn } from '@acies/kernel/odds';
import type { Book } from '@acies/play';
import { signed } from '../calc/print.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { wrap } from '../terminal/text.ts';

/** Events in words, each with its clauses and the rows of what it added up. */
export function tellEvents(terminal: Terminal, book: Book, setup: SetupBase, events: readonly AnyEvent[]): string[] {
  const { colour, width } = terminal;
  let thrown: DiceEvent[] = [];
  return events.flatMap((event) => {
    const words = book.rules.tellInWords(setup, event, thrown);
    // Dice belong to what is told next.
    thrown = event.type === 'dice' ? [...thrown, event as DiceEvent] : [];
    if (words === '') return [];
    const weight = book.rules.weigh(event);
    if (weight === 'turn') return ['', colour.bold(`── ${words} ──`)];
    const clauses = event.clauses.length > 0 ? ` [${[...new Set(event.clauses)].join(', ')}]` : '';
    const look = event.type === 'dice' ? colour.dim : weight === 'key' ? colour.bold : (text: string) => text;
    const lines = wrap(`  ${words}${clauses}`, width, '    ');
    return [
      ...lines.map((line, i) => look(i === lines.length - 1 ? dimEnd(terminal, line, clauses) : line)),
      ...rowLines(terminal, event),
    ];
  });
}

const dimEnd = ({ colour }: Terminal, line: string, end: string): string =>
  end && line.endsWith(end) ? line.slice(0, -end.length) + colour.dim(end) : line;

/** The rows of what an event added up. */
function rowLines({ colour, width }: Terminal, event: AnyEvent): string[] {
  return talliesIn(event).flatMap(({ heading, tally: { rows, total } }) => {
    if (rows.length === 0) return [];
    const parts = rows.map((row) => `${row.label} ${signed(row.value)} [${row.clause}]`).join(', ');
    return wrap(`      ${heading}${heading && ': '}${parts} = ${total}`, width, '        ').map(colour.dim);
  });
}
