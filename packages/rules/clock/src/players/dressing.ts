import type { Question } from '@acies/players';
import { afterStep, type Box, placed, pointFrom } from '@acies/table';
import { boxOf, type ClockContext } from '../board/look.ts';
import type { DressChoice } from '../play/fighting/dressing.ts';
import { afterMove } from '../play/orders/what-if.ts';
import type { Judgement } from './judgement.ts';
import { type Outlook, outlookOf, standWorth } from './position.ts';
import { standingOf } from './threats.ts';

/** Whoever would stand so much worse need not be thought of further. */
const HOPELESS = -0.5;

/** How things are, looked at once for all that may be chosen. */
interface Position {
  readonly outlook: Outlook;
  readonly standing: number;
}

const BEARINGS = { left: [0, -1], right: [0, 1], behind: [-1, 0], before: [1, 0] } as const;

type Change = Exclude<DressChoice, { do: 'done' }>;

function placeAfter(g: ClockContext, choice: Change): Box {
  if (choice.do === 'turn') return afterStep(boxOf(g, choice.unit), { do: 'turn', to: choice.to });
  const friend = boxOf(g, choice.beside);
  const [ahead, aside] = BEARINGS[choice.on];
  return placed(friend, pointFrom(friend, ahead * friend.depth, aside * friend.width));
}

/** What a turn in place or a dressed rank changes for who makes it, and for the charges to come. */
export function dressEvaluator(
  judgement: Judgement,
): (question: Question<ClockContext>, choice: DressChoice) => number {
  const positions = new WeakMap<Question<ClockContext>, Position>();
  const positionOf = (question: Question<ClockContext>): Position => {
    const known = positions.get(question);
    if (known) return known;
    const { g, side } = question;
    const position = { outlook: outlookOf(judgement, g, side), standing: standingOf(judgement, g, side) };
    positions.set(question, position);
    return position;
  };
  return (question, choice) => {
    if (choice.do === 'done') return judgement.weights.dress;
    const { g, side } = question;
    const { unit } = choice;
    const { outlook, standing } = positionOf(question);
    const to = placeAfter(g, choice);
    const place = standWorth(outlook, unit, to) - standWorth(outlook, unit, boxOf(g, unit));
    if (place < HOPELESS) return place;
    const then = afterMove(g, [unit], { ends: [to], clashes: [] });
    return place + standingOf(judgement, then, side) - standing;
  };
}
