import type { Outlook } from '@acies/rules-disorder/players';
import { type Measures, type Self, worthAt } from '@acies/rules-disorder/players';
import type { Box } from '@acies/table';
import { factsOf, isFormedUnit, type LegioContext, standsOf, unitOf } from '../board/look.ts';
import { PACE } from '../board/setting.ts';
import { isBehind } from '../board/supports.ts';
import { isCavalry, isLight, JAVELIN, rangeOf } from '../sheet/troops.ts';
import { chargeReach, gapTo } from './outlook.ts';

/** LG-CBT-2, LG-AFT-3: supports are within javelin range. */
const MEASURES: Measures = {
  span: 100 * PACE,
  reluctance: 80 * PACE,
  line: 220 * PACE,
  slack: 50 * PACE,
  close: 170 * PACE,
  room: 20 * PACE,
  supports: JAVELIN * PACE,
  gapTo,
  isBehind,
};

/** From here a charge of cavalry comes home as good as surely. */
const CHARGE_FROM = 140 * PACE;
/** Where those go who are spent. */
const REFUGE = 220 * PACE;
const SPENT = 4;

/** Whether a unit has had enough, and keeps away until it has rested. */
const isSpent = (g: LegioContext, id: number): boolean => unitOf(g, id).dp >= SPENT;

/** How far from the enemy a unit wants to be: shooters at their range, others where they can charge. */
function wantedGap(g: LegioContext, id: number): number {
  if (isSpent(g, id)) return REFUGE;
  const { kind } = factsOf(g, id);
  if (kind.type === 'Arch' || kind.type === 'Art') return (rangeOf(kind) - 5) * PACE;
  return JAVELIN * PACE;
}

const hasShots = (g: LegioContext, id: number): boolean => {
  const { kind } = factsOf(g, id);
  return rangeOf(kind) > 0 && !(kind.type === 'SW' && !kind.rearArchers && unitOf(g, id).hasShot);
};

function selfOf(g: LegioContext, id: number): Self {
  const { kind } = factsOf(g, id);
  const loose = !isFormedUnit(g, id);
  return {
    wanted: wantedGap(g, id),
    reach: chargeReach(g, id),
    sure: isCavalry(kind.type) ? CHARGE_FROM : JAVELIN * PACE,
    range: hasShots(g, id) ? rangeOf(kind) * PACE : 0,
    stands: standsOf(g, id),
    loose,
    fear: 1,
    drawn: 1,
    role: isLight(kind.type) ? 'light' : isCavalry(kind.type) ? 'cavalry' : 'foot',
    mayCharge: ({ formed }, isBehindHim) => !loose || isBehindHim || !formed,
  };
}

/** What it is worth to a unit to stand somewhere. */
export const standWorth = (g: LegioContext, outlook: Outlook, box: Box): number =>
  worthAt(MEASURES, selfOf(g, outlook.id), outlook, box);
