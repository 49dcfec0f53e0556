import { again, ask, call, done, type Exclusion, listed, otherSide, procedure, type Side } from '@acies/kernel';
import { type Reason, reason } from '@acies/kernel/odds';
import { across, FACES, OFF, type Zone } from '@acies/zones';
import {
  type CkContext,
  combatantsIn,
  factsOf,
  fightersIn,
  hasUnits,
  nameZone,
  unitOf,
  unitsIn,
} from '../../board/look.ts';
import { areTooFew, type Sized, TOO_FEW } from '../../sheet/chapters/sizes.ts';
import { isOver } from '../ending.ts';
import { assault, assaultOn } from '../moving/assault.ts';
import { showAssault } from '../shown-places.ts';
import { previewFight } from './fight-preview.ts';

export type AssaultChoice =
  | { readonly do: 'done' }
  | { readonly do: 'assault'; readonly from: Zone; readonly to: Zone };

export interface Fights {
  readonly side: Side;
  choice?: AssaultChoice | undefined;
}

/** Why a zone may assault nobody this turn. */
function whyNoAssault(g: CkContext, from: Zone, side: Side): Reason | undefined {
  const fighters = fightersIn(g, from, side);
  if (fighters.length === 0) return reason('CK-ZONE-4', 'artillery takes no part in fights');
  if (fighters.some((id) => unitOf(g, id).assaulting))
    return reason('CK-MOV-5', 'a unit there has assaulted this turn');
  if (!g.setting.rulings.heldZones) return undefined;
  if (unitsIn(g, from, side).some((id) => unitOf(g, id).held && !unitOf(g, id).fellBack))
    return reason('CK-MOR-6', 'it failed its morale this turn');
  if (combatantsIn(g, from, side).length === 0)
    return reason('CK-MOR-6', 'only who fell back from a zone that failed its morale is there');
  return undefined;
}

/** Why a zone may not assault another that holds enemies. */
function whyNotAgainst(g: CkContext, from: Zone, to: Zone, side: Side): Reason | undefined {
  const few = areTooFew(sizesIn(g, from, side), sizesIn(g, to, otherSide(side)));
  return few ? reason('CK-SKI-1', TOO_FEW) : undefined;
}

/** Those who would fight: artillery and generals are no bases in a fight. */
const sizesIn = (g: CkContext, zone: Zone, side: Side): Sized[] =>
  combatantsIn(g, zone, side).map((id) => ({ type: factsOf(g, id).type, halves: unitOf(g, id).halves }));

/** Every assault a side could declare from a zone. */
export function targetsOf(g: CkContext, from: Zone, side: Side): Zone[] {
  if (!hasUnits(g, from, side) || whyNoAssault(g, from, side)) return [];
  return enemiesAround(g, from, side).filter((to) => !whyNotAgainst(g, from, to, side));
}

const enemiesAround = (g: CkContext, from: Zone, side: Side): Zone[] =>
  FACES.map((face) => across(g.setting.grid, from, face)).filter(
    (to) => to !== OFF && hasUnits(g, to, otherSide(side)),
  );

export const assaultDecision = listed<CkContext, Fights, AssaultChoice>('assault', {
  pass: { do: 'done' },
  question: () => 'Which zone assaults which?',
  options(g, { side }, out) {
    out.add({ do: 'done' });
    for (const from of g.setting.rightToLeft[side])
      for (const to of targetsOf(g, from, side)) out.add({ do: 'assault', from, to });
  },
  label: (g, _, choice) =>
    choice.do === 'done' ? 'no more assaults' : `${nameZone(g, choice.from)} assaults ${nameZone(g, choice.to)}`,
  preview: (g, { side }, choice) => (choice.do === 'done' ? undefined : previewFight(g, side, choice.from, choice.to)),
  excluded: (g, { side }) => excludedAssaults(g, side),
  shows: (g, { side }, choice) => (choice.do === 'done' ? {} : showAssault(g, side, choice.from, choice.to)),
});

function excludedAssaults(g: CkContext, side: Side): Exclusion[] {
  return g.setting.rightToLeft[side].flatMap((from) => {
    const around = hasUnits(g, from, side) ? enemiesAround(g, from, side) : [];
    if (around.length === 0) return [];
    const none = whyNoAssault(g, from, side);
    if (none) return [{ what: `${nameZone(g, from)} assaulting`, ...none }];
    return around.flatMap((to) => {
      const because = whyNotAgainst(g, from, to, side);
      return because ? [{ what: `${nameZone(g, from)} assaulting ${nameZone(g, to)}`, ...because }] : [];
    });
  });
}

/** CK-SEQ-1: fights in any order, as long as the side likes. */
export const fights = procedure<CkContext, Fights>('fights', {
  choose: (g, f) => (isOver(g) ? done(undefined) : ask(f.side, assaultDecision, 'choice')),
  fight: (_, { side, choice }) =>
    choice!.do === 'done' ? done(undefined) : call(assault, assaultOn(side, choice!.from, choice!.to)),
  next: () => again('choose'),
});
