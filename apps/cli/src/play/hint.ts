import { samePlain } from '@acies/kernel';
import { type Advised, adviceOf, bestPlayer } from '@acies/play';
import { playerNamed } from '../catalogue.ts';
import { padStart, wrap } from '../terminal/text.ts';
import type { Deciding, Session } from './session.ts';

/** As many as are taken in at a glance. */
const MOST = 8;

/** What a computer player would do, and what else he looked at with what it is worth to him. */
export function hintLines(session: Session, { question, options }: Deciding, words: string): string[] {
  const { book, terminal, match } = session;
  const { colour, width } = terminal;
  const player = playerNamed(book, words.toLowerCase() || bestPlayer(book));
  const advised = adviceOf(match, player, question.side, session.drawSeed);
  const numberOf = ({ choice }: Advised): string => {
    const option = options.find((one) => samePlain(one.choice, choice));
    return option ? colour.dim(` [${option.number}]`) : '';
  };
  const line = (one: Advised): string =>
    `  ${padStart(worthText(one.worth), 6)}  ${one.label}${numberOf(one)}${one.odds ? colour.cyan(`  (${one.odds})`) : ''}`;
  const left = advised.length - MOST;
  return [
    `  The ${player.name} looks at this, the best first, with what it is worth to him:`,
    ...advised.slice(0, MOST).flatMap((one) => wrap(line(one), width, '          ')),
    ...(left > 0 ? [colour.dim(`          … and ${left} more`)] : []),
    ...wrap(`  He looks at: ${wordsOf(advised).join('; ')}.`, width, '    '),
  ];
}

const worthText = (worth: number): string => (Number.isFinite(worth) ? worth.toFixed(2) : 'never');

/** What was looked at in those that are shown, each once. */
const wordsOf = (advised: readonly Advised[]): string[] => [
  ...new Set(advised.slice(0, MOST).flatMap(({ words }) => words ?? [])),
];
