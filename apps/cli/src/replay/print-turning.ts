import { type Report, splitOf, type TurningPoint } from '@acies/play';
import { table } from '../terminal/table.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { wrap } from '../terminal/text.ts';

/** The choices after which the balance moved most, and what the dice did of it. */
export function turningLines({ colour, width }: Terminal, { turning, turnName }: Report): string[] {
  if (turning.length === 0) return ['  None yet.'];
  const rows = turning.map((point) => [
    `${turnName} ${point.turn}`,
    `${[[point.side, ...whoWords(point), point.text].join(': '), ...point.after].join('. ')} ${colour.dim(`(${splitWords(point)})`)}`,
  ]);
  return table(rows, { indent: '  ', width });
}

const whoWords = ({ who }: TurningPoint): string[] => (who.length > 0 ? [who.join(', ')] : []);

/** Both parts are told as the side sees them that the balance moved to. */
function splitWords(point: TurningPoint): string {
  const { whole, dice, decision } = splitOf(point);
  const side = point.swing > 0 ? 'red' : 'blue';
  return `${whole}% for ${side}: dice ${signed(dice / 100)}, choice ${signed(decision / 100)}`;
}

/** Dice and decisions apart, in shares of an army's way to breaking. */
export function reckoningLines({ colour, width }: Terminal, { reckoning }: Report): string[] {
  if (!reckoning) return [];
  const { dice, decisions } = reckoning;
  const net = dice.red - dice.blue;
  const side = net > 0 ? 'red' : 'blue';
  const helped = hundredths(net) === '0%' ? 'neither side' : `${side} by about ${hundredths(Math.abs(net))} of an army`;
  return [
    colour.bold('Dice and decisions'),
    ...wrap(
      `  On the whole the dice helped ${helped}: red by ${hundredths(dice.red)}, blue by ${hundredths(dice.blue)}. ` +
        `With average dice, what red chose was worth ${signed(decisions.red)} to it, and what blue chose ${signed(decisions.blue)}.`,
      width,
      '  ',
    ),
    '',
  ];
}

const hundredths = (share: number): string => `${Math.round(Math.abs(share) * 100)}%`;

function signed(share: number): string {
  const text = hundredths(share);
  return text === '0%' ? text : `${share < 0 ? '-' : '+'}${text}`;
}
