import { again, ask, call, done, listed, otherSide, procedure, type Side } from '@acies/kernel';
import type { Zone } from '@acies/zones';
import { destroy, loseArtillery, loseWinningMarkers } from '../board/change.ts';
import { type CkContext, combatantsIn, factsOf, fightersIn, nameZone, unitOf, unitsIn, whoIs } from '../board/look.ts';
import { mayStayBeaten, type Role } from '../sheet/chapters/fight-dice.ts';
import { DESTRUCTION_MARGIN, rollDestruction } from '../sheet/chapters/pursuit-dice.ts';
import { AWARDS, mayWin } from '../sheet/troops.ts';
import { pursuit } from './fight/pursuit.ts';
import { fallBack, isTrapped, showRetreat } from './moving/fall-back.ts';

/** A zone of a side. */
interface Party {
  readonly side: Side;
  readonly zone: Zone;
}

/** A fight that has been decided, and what follows from it. */
export interface FightOver {
  readonly winner: Party;
  readonly loser: Party;
  readonly margin: number;
  /** The loser assaulted: he may stay, and who beat him does not move (CK-OUT-4). */
  readonly repulsed: boolean;
  goes?: 'fall back' | 'stay' | undefined;
  /** CK-OUT-5: who has won, wherever he may have to give way to. */
  winners: number[];
  awards: number;
  unit?: number | undefined;
}

export function outcomeOf(side: Side, from: Zone, to: Zone, winner: Role, margin: number): FightOver {
  const assaulter = { side, zone: from };
  const target = { side: otherSide(side), zone: to };
  const repulsed = mayStayBeaten(winner);
  return repulsed
    ? { winner: target, loser: assaulter, margin, repulsed, winners: [], awards: 0 }
    : { winner: assaulter, loser: target, margin, repulsed, winners: [], awards: 0 };
}

/** The retreat of the loser, as it would be: a target that has won is not pushed out of its zone (CK-OUT-4). */
function retreatOf(g: CkContext, { loser, winner, repulsed }: FightOver) {
  const units = fightersIn(g, loser.zone, loser.side);
  return { side: loser.side, from: loser.zone, units, closed: repulsed ? winner.zone : null };
}

export const goDecision = listed<CkContext, FightOver, 'fall back' | 'stay'>('after-defeat', {
  question: (g, { loser }) => `The assault from ${nameZone(g, loser.zone)} has failed: does it fall back a zone?`,
  options(_, __, out) {
    out.add('stay');
    out.add('fall back');
  },
  label: (_, __, choice) => choice,
  preview: (g, over, choice) =>
    choice === 'fall back' && isTrapped(g, retreatOf(g, over)) ? 'no way out: destroyed' : undefined,
  about: (g, { loser }) => fightersIn(g, loser.zone, loser.side),
  shows(g, over, choice) {
    const retreat = retreatOf(g, over);
    return choice === 'fall back' ? showRetreat(g, retreat) : { pieces: retreat.units };
  },
});

/** CK-OUT-5: winners without a marker who may carry one. */
const worthy = (g: CkContext, { winners }: FightOver): number[] =>
  winners.filter((id) => unitOf(g, id).zone >= 0 && !unitOf(g, id).winning);

export const awardDecision = listed<CkContext, FightOver, number>('award', {
  question: (g, { winner }) => `A winning marker for which unit at ${nameZone(g, winner.zone)}?`,
  options(g, over, out) {
    for (const id of worthy(g, over)) out.add(id);
  },
  label: (g, _, id) => factsOf(g, id).name,
  about: (g, over) => worthy(g, over),
  shows: (_, __, id) => ({ pieces: [id] }),
});

/** CK-OUT-2 to CK-OUT-5: markers off, pursuit, cavalry destruction, the loser goes, winning markers. */
export const outcome = procedure<CkContext, FightOver>('outcome', {
  pursue: (g, { winner, loser, margin }) => {
    rally(g, winner);
    return call(pursuit, { side: loser.side, zone: loser.zone, margin });
  },
  destruction: (g, { loser: { zone, side }, margin }) => {
    if (margin >= DESTRUCTION_MARGIN) destroyCavalry(g, zone, side);
    loseArtillery(g, zone, side);
    loseWinningMarkers(g, zone, side);
  },
  choose: (g, { loser, repulsed }) =>
    repulsed && fightersIn(g, loser.zone, loser.side).length > 0 ? ask(loser.side, goDecision, 'goes') : undefined,
  retreat: (g, over) => {
    over.winners = combatantsIn(g, over.winner.zone, over.winner.side).filter((id) => mayWin(factsOf(g, id).type));
    return over.repulsed && over.goes !== 'fall back' ? undefined : call(fallBack, retreatOf(g, over));
  },
  award: (g, over) => {
    const left = AWARDS - over.awards;
    const units = worthy(g, over);
    if (left > 0 && units.length > left) return ask(over.winner.side, awardDecision, 'unit');
    // With a marker for everyone there is nothing to choose.
    for (const id of units.slice(0, left)) award(g, id);
    return done(undefined);
  },
  mark: (g, over) => {
    award(g, over.unit!);
    over.awards++;
    return again('award');
  },
});

function award(g: CkContext, unit: number): void {
  unitOf(g, unit).winning = true;
  g.tell?.({ type: 'awarded', clauses: ['CK-OUT-5'], unit });
}

/** CK-OUT-2: the winner removes all casualty markers in its zone. */
function rally(g: CkContext, { zone, side }: Party): void {
  const markers = g.board.markers[zone]!;
  if (markers === 0) return;
  g.board.markers[zone] = 0;
  g.tell?.({ type: 'rallied', clauses: ['CK-OUT-2'], side, zone, markers });
}

/** CK-OUT-3: 2D6 for each cavalry unit of the loser, destroyed on 9 or more. */
function destroyCavalry(g: CkContext, zone: Zone, side: Side): void {
  for (const id of unitsIn(g, zone, side))
    if (factsOf(g, id).type === 'Cav' && rollDestruction(g.dice, whoIs(g, id))) destroy(g, id, 'cavalry', 'CK-OUT-3');
}
