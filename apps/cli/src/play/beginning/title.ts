import { SIDES } from '@acies/kernel';
import { shownText } from '@acies/kernel/input';
import type { DiceStart } from '@acies/kernel/match';
import { switchedIn } from '../../rulings.ts';
import type { Terminal } from '../../terminal/terminal.ts';
import { padEnd, wrap } from '../../terminal/text.ts';
import type { Plan } from './plan.ts';

/** What is about to be played. */
export function showTitle(terminal: Terminal, { book, battle, players, dice }: Plan): void {
  const { colour, width } = terminal;
  const switched = switchedIn(book, battle);
  terminal.print(
    '',
    colour.bold(shownText(battle.title)) + colour.dim(`  ${book.rules.title} rules, ${diceWords(dice)}`),
    ...wrap(battle.about, width),
    ...(switched ? [`Rulings switched: ${switched}`] : []),
    '',
    ...SIDES.map((side) => `${padEnd(colour.bold(side), 4)} is played by ${players[side]}`),
    '',
  );
}

const diceWords = (dice: DiceStart): string => ('seed' in dice ? `seed ${dice.seed}` : 'dice thrown on your own table');
