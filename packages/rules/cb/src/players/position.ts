import { type Measures, type Self, worthAt } from '@acies/rules-disorder/players';
import { type Box, bearingOf } from '@acies/table';
import { type CbContext, factsOf, isFormedUnit, standsOf, unitOf } from '../board/look.ts';
import { JT } from '../board/setting.ts';
import { BOW_SHOT, isCavalry, isLight, isSpecial, rangeOf } from '../sheet/troops.ts';
import { type CbOutlook, chargeReach, gapTo, ridesFar } from './outlook.ts';

/** CB-AFT-3: supports are within 2 JT; a unit that falls back needs 1 JT. */
const MEASURES: Measures = {
  span: BOW_SHOT * JT,
  reluctance: 4 * JT,
  line: 11 * JT,
  slack: 2.5 * JT,
  close: 8 * JT,
  room: 1 * JT,
  supports: 2 * JT,
  gapTo,
  isBehind: (box, friend) => {
    const { ahead, aside } = bearingOf(friend, { x: box.x, y: box.y });
    return ahead < 0 && Math.abs(aside) < (friend.width + box.width) / 2;
  },
};

/** From here a charge comes home as good as surely. */
const SURE = { horse: 8 * JT, foot: 5 * JT };
/** How near fighters come before they charge: a single die brings them home from there. */
const CHARGE_FROM = 2 * JT;
/** How much less danger counts to those who are in haste, and how much more it counts to come nearer. */
const FEARLESS = 4;
const EAGER = 3;
/** Where those go who are spent. */
const REFUGE = 11 * JT;
const SPENT = 4;

/** Whether a unit has had enough, and keeps away until it has rested. */
const isSpent = (g: CbContext, id: number): boolean => unitOf(g, id).dp >= SPENT;

/** How far from the enemy a unit wants to be: shooters at their range, others where they can charge. */
function wantedGap(g: CbContext, id: number): number {
  if (isSpent(g, id)) return REFUGE;
  const { kind } = factsOf(g, id);
  const range = rangeOf(kind) * JT;
  if (range >= MEASURES.span) return range - JT / 4;
  return isLight(kind.type) ? JT : CHARGE_FROM;
}

function selfOf(g: CbContext, { id, haste }: CbOutlook): Self {
  const { kind } = factsOf(g, id);
  const { type } = kind;
  const loose = !isFormedUnit(g, id) && !isSpecial(type) && type !== 'Ch';
  return {
    wanted: wantedGap(g, id),
    reach: chargeReach(g, id),
    sure: SURE[ridesFar(type) ? 'horse' : 'foot'],
    range: rangeOf(kind) * JT,
    stands: standsOf(g, id),
    loose,
    fear: 1 / (1 + FEARLESS * haste),
    drawn: 1 + EAGER * haste,
    role: isLight(type) ? 'light' : isCavalry(type) ? 'cavalry' : 'foot',
    mayCharge: ({ formed }) => !loose || !formed,
  };
}

/** What it is worth to a unit to stand somewhere. */
export const standWorth = (g: CbContext, outlook: CbOutlook, box: Box): number =>
  worthAt(MEASURES, selfOf(g, outlook), outlook, box);
