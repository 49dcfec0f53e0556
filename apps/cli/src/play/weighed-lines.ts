import type { Weighed } from '@acies/ai';
import { samePlain } from '@acies/kernel';
import { bestPlayer, type Option } from '@acies/play';
import { padStart, wrap } from '../terminal/text.ts';
import type { Session } from './session.ts';
import type { Thought } from './thought.ts';

type Showing = Pick<Session, 'terminal' | 'book'>;

/** As many as are taken in at a glance. */
const MOST = 8;

/** How they are sorted: who errs, or trusts a number less than another, may choose what is not worth most. */
export function orderOf({ choice, weighed }: Thought): string {
  const [first, ...others] = weighed();
  const isBest = others.every(({ worth }) => worth <= first!.worth);
  return isBest || !samePlain(first!.choice, choice) ? 'the best first' : 'his choice first';
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
  { question }: Thought,
  { choice, worth, words }: Weighed,
  shared: readonly string[],
  options: readonly Option[],
): string {
  const option = options.find((one) => samePlain(one.choice, choice));
  const number = option ? colour.dim(` [${option.number}]`) : '';
  const odds = question.preview(choice);
  const own = partsOf(words).filter((part) => !shared.includes(part));
  const beside = [odds ? colour.cyan(`  (${odds})`) : '', own.length > 0 ? colour.dim(`  ${own.join(PART)}`) : ''];
  return `  ${padStart(worthText(worth), 6)}  ${question.label(choice)}${number}${beside.join('')}`;
}

const worthText = (worth: number): string => (Number.isFinite(worth) ? worth.toFixed(2) : 'never');

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
function remarksOn({ book }: Showing, { playouts }: Thought, weighed: readonly Weighed[]): string[] {
  if (playouts === undefined) return [];
  const guide = `the ${bestPlayer(book)}`;
  if (playouts === 0) return [`He has tried nothing out here and follows ${guide}, whose numbers these are.`];
  const [first, ...others] = weighed;
  if (others.every(({ worth }) => worth <= first!.worth)) return [];
  return [
    `The first stays first although another has a higher number: he keeps to what ${guide} would choose unless another has done better by enough, with the same dice and often enough.`,
  ];
}
