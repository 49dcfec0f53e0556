import { type Budget, type Player, randomPlayer, type Weighed } from '@acies/ai';
import { samePlain } from '@acies/kernel';
import { bestPlayer, type Option } from '@acies/play';
import { padStart, wrap } from '../terminal/text.ts';
import type { Session } from './session.ts';
import type { Thought } from './thought.ts';

type Showing = Pick<Session, 'terminal' | 'book' | 'budget'>;

export const looksAtNothing = ({ name }: Player): boolean => name === randomPlayer.name;
export const NOTHING_LOOKED_AT = '  Random play looks at nothing: any choice is as likely as any other.';

/** As many as are taken in at a glance. */
const MOST = 8;

/** How they are sorted: who errs, or trusts a number less than another, may choose what is not worth most. */
export function orderOf(thought: Thought): string {
  const { choice } = thought;
  const weighed = thought.weighed();
  const [first] = weighed;
  return isFirstBest(thought, weighed) || !samePlain(first!.choice, choice) ? 'the best first' : 'his choice first';
}

/** What a computer player looked at, with what each is worth to him and, where it is still to be chosen, its number. */
export function weighedLines(session: Showing, thought: Thought, options: readonly Option[] = []): string[] {
  const { colour, width } = session.terminal;
  const weighed = thought.weighed();
  const shown = weighed.slice(0, MOST);
  const shared = sharedBy(shown);
  const left = weighed.length - shown.length;
  return [
    ...shown.flatMap((one) => wrap(lineOf(session, thought, one, shared, options), width, '          ')),
    ...(left > 0 ? [colour.dim(`          … and ${left} more`)] : []),
    ...(shared.length > 0 ? wrap(`  He looks at: ${shared.join(PART)}.`, width, '    ') : []),
    ...remarksOn(session, thought, weighed).flatMap((remark) => wrap(`  ${remark}`, width, '    ')),
  ];
}

function lineOf(
  { terminal: { colour } }: Showing,
  thought: Thought,
  { choice, worth, words }: Weighed,
  shared: readonly string[],
  options: readonly Option[],
): string {
  const { question } = thought;
  const option = options.find((one) => samePlain(one.choice, choice));
  const number = option ? colour.dim(` [${option.number}]`) : '';
  const odds = question.preview(choice);
  const own = partsOf(words).filter((part) => !shared.includes(part));
  const beside = [odds ? colour.cyan(`  (${odds})`) : '', own.length > 0 ? colour.dim(`  ${own.join(PART)}`) : ''];
  return `  ${padStart(worthText(thought, worth), 6)}  ${question.label(choice)}${number}${beside.join('')}`;
}

/** Of battles won of a hundred some trials cannot tell the fractions. */
const digitsOf = ({ playouts }: Thought): number => (playouts ? 0 : 2);

const worthText = (thought: Thought, worth: number): string =>
  Number.isFinite(worth) ? worth.toFixed(digitsOf(thought)) : 'never';

/** Whether none has a higher number than the first, as the numbers are shown. */
function isFirstBest(thought: Thought, [first, ...others]: readonly Weighed[]): boolean {
  const shown = ({ worth }: Weighed): number => (Number.isFinite(worth) ? Number(worthText(thought, worth)) : worth);
  return others.every((other) => shown(other) <= shown(first!));
}

const PART = ', ';
const partsOf = (words = ''): string[] => words.split(PART).filter(Boolean);

/**
 * What is said of all of them, but for a choice that is first for a reason of its own: it is said once, and the rest beside
 * each. A number belongs to the one it is said of, even where others have the same.
 */
function sharedBy(weighed: readonly Weighed[]): string[] {
  const [first = [], ...others] = weighed.map(({ words }) => partsOf(words));
  return (others[0] ?? first).filter((part) => !/\d/.test(part) && others.every((parts) => parts.includes(part)));
}

/** What the numbers do not say by themselves, of one who tries things out. */
function remarksOn(showing: Showing, thought: Thought, weighed: readonly Weighed[]): string[] {
  const { book, budget } = showing;
  const { playouts } = thought;
  if (playouts === undefined) return [];
  const guide = `the ${bestPlayer(book)}`;
  if (playouts === 0) return [`He has tried nothing out here and follows ${guide}, whose numbers these are.`];
  return [
    ...(isFirstBest(thought, weighed)
      ? []
      : [
          `The first stays first although another has a higher number: he keeps to what ${guide} would choose unless another has done better by enough, with the same dice and often enough.`,
        ]),
    ...((weighed[0]!.trials ?? TELLING) < TELLING
      ? [`Too few trials to tell: "--budget ${longerThan(budget)}" as you start or load a game gives him longer.`]
      : []),
  ];
}

/** From fewer trials the worth of a choice is hardly more than chance. */
const TELLING = 8;

/** What he takes unless told otherwise, in milliseconds. */
const USUAL_MS = 1000;
const LONGER = 4;

/** A budget that is worth waiting for after this one, as it is written. */
function longerThan(budget: Budget = { ms: USUAL_MS }): string {
  return 'ms' in budget ? `${Math.ceil((LONGER * budget.ms) / 1000)}s` : String(LONGER * budget.playouts);
}
