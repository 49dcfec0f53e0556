import { samePlain } from '@acies/kernel';
import {
  isFirstBest,
  isHardlyTried,
  type Option,
  saidOfAll,
  saidOfOne,
  shownWorth,
  TELLING_TRIALS,
  UNTRIED,
} from '@acies/play';
import type { Budget, Weighed } from '@acies/players';
import { padStart, wrap } from '../../terminal/text.ts';
import type { Session } from '../session.ts';
import type { Opinion } from './opinion.ts';

type Showing = Pick<Session, 'terminal' | 'budget'>;

export const NOTHING_LOOKED_AT = '  Random play looks at nothing: any choice is as likely as any other.';

/** As many as are taken in at a glance. */
const MOST = 8;

/** How they are sorted: who errs, or trusts a number less than another, may choose what is not worth most. */
export function orderOf(opinion: Opinion): string {
  const { choice } = opinion;
  const weighed = opinion.weighed();
  const [first] = weighed;
  return isFirstBest(weighed) || !samePlain(first!.choice, choice) ? 'the best first' : 'his choice first';
}

/** What a computer player looked at, with what each is worth to him and, where it is still to be chosen, its number. */
export function weighedLines(session: Showing, opinion: Opinion, options: readonly Option[] = []): string[] {
  const { colour, width } = session.terminal;
  const weighed = opinion.weighed();
  const shown = weighed.slice(0, MOST);
  const ofAll = saidOfAll(shown);
  const left = weighed.length - shown.length;
  return [
    ...shown.flatMap((one) => wrap(lineOf(session, opinion, one, ofAll, options), width, '          ')),
    ...(left > 0 ? [colour.dim(`          … and ${left} more`)] : []),
    ...(ofAll ? wrap(`  He looks at: ${ofAll}.`, width, '    ') : []),
    ...remarksOn(session, opinion, weighed).flatMap((remark) => wrap(`  ${remark}`, width, '    ')),
  ];
}

function lineOf(
  { terminal: { colour } }: Showing,
  { question }: Opinion,
  one: Weighed,
  ofAll: string,
  options: readonly Option[],
): string {
  const { choice } = one;
  const option = options.find((known) => samePlain(known.choice, choice));
  const number = option ? colour.dim(` [${option.number}]`) : '';
  const odds = question.preview(choice);
  const own = saidOfOne(one, ofAll);
  const beside = [odds ? colour.cyan(`  (${odds})`) : '', own ? colour.dim(`  ${own}`) : ''];
  return `  ${padStart(worthText(one), 6)}  ${question.label(choice)}${number}${beside.join('')}`;
}

/** In figures that stand below each other. */
function worthText(one: Weighed): string {
  if (isHardlyTried(one)) return '?';
  return Number.isFinite(one.worth) ? shownWorth(one).toFixed(one.trials === undefined ? 2 : 0) : 'never';
}

/** What the numbers do not say by themselves, of one who tries things out. */
function remarksOn({ budget }: Showing, opinion: Opinion, weighed: readonly Weighed[]): string[] {
  const { playouts, isBrokenOff } = opinion;
  if (playouts === undefined) return [];
  const { trials, untried } = weighed[0]!;
  if (untried === 'no time')
    return [isBrokenOff ? `He was hurried. ${UNTRIED[untried]}` : `${UNTRIED[untried]} ${longer(budget)}.`];
  if (untried) return [UNTRIED[untried]];
  return [
    ...(isFirstBest(weighed)
      ? []
      : [
          'The first stays first although another has a higher number: he compares trials with the same dice only, a lead from few of them counts for little, and without a lead he does what seems best at first sight.',
        ]),
    ...lengthRemark(isBrokenOff, (trials ?? TELLING_TRIALS) < TELLING_TRIALS, budget),
  ];
}

/** Whether he has thought for long enough, and if not, why. */
function lengthRemark(isBrokenOff: boolean, isTooShort: boolean, budget: Budget | undefined): string[] {
  if (isTooShort) return [`Too few trials to tell: ${isBrokenOff ? 'he was hurried' : longer(budget)}.`];
  return isBrokenOff ? ['He was hurried: this is as far as he had come.'] : [];
}

const longer = (budget: Budget | undefined): string =>
  `"--budget ${longerThan(budget)}" as you start or load a game gives him longer`;

/** What he takes unless told otherwise, in milliseconds. */
const USUAL_MS = 1000;
const LONGER = 4;

/** A budget that is worth waiting for after this one, as it is written. */
function longerThan(budget: Budget = { ms: USUAL_MS }): string {
  return 'ms' in budget ? `${Math.ceil((LONGER * budget.ms) / 1000)}s` : String(LONGER * budget.playouts);
}
