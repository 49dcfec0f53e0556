import { listed } from '@acies/kernel';
import { rangeBetween } from '@acies/table';
import { disorder } from '../../board/change.ts';
import { riskWith } from '../../board/leaders.ts';
import { boxOf, type CbContext, inThrows, nameOf, unitOf, whoIs } from '../../board/look.ts';
import { rollShooting } from '../../sheet/combat/shooting.ts';
import type { Acting } from '../moving/move-actions.ts';
import { shootsStanding, shotsOf } from './shots.ts';

export interface Shooting extends Acting {
  /** The enemy to shoot at; null for nobody. */
  target?: number | null | undefined;
}

/** CB-SEQ-5: it shoots before it moves. */
const isFirst = ({ action }: Acting): boolean => action?.do === 'shoot';

const shotOn = (g: CbContext, unit: number, target: number, first: boolean) =>
  shotsOf(g, unit, first).find((shot) => shot.target === target)!;

export const shootDecision = listed<CbContext, Shooting, number | null>('shoot', {
  pass: null,
  question: (g, { unit }) => `${nameOf(g, unit)} may shoot: at whom?`,
  options(g, s, out) {
    const shots = shotsOf(g, s.unit, isFirst(s));
    for (const { target } of shots) out.add(target);
    // Who has said that it shoots before it moves has decided that already, unless it must choose at whom.
    if (!isFirst(s) || shots.length > 1) out.add(null);
  },
  label: (g, { unit }, choice) =>
    choice === null
      ? 'hold'
      : `shoot at ${nameOf(g, choice)}, ${inThrows(rangeBetween(boxOf(g, unit), boxOf(g, choice)))}`,
  about: (_, { unit }) => [unit],
  shows: (_, { unit }, choice) => ({ pieces: [unit], ...(choice === null ? {} : { targets: [choice] }) }),
  preview(g, s, choice) {
    if (choice === null) return undefined;
    const { tally, toHit } = shotOn(g, s.unit, choice, isFirst(s)).prepared;
    return `${tally.total} dice, ${((tally.total * (1 + toHit.total)) / 6).toFixed(1)} DPs on average`;
  },
});

/** CB-SHO-1 to CB-SHO-5, CB-LDR-3: a volley; the leader of a unit that is hit is in danger. */
export function shoot(g: CbContext, s: Shooting): void {
  const { unit: id } = s;
  const target = s.target!;
  const first = isFirst(s);
  const { prepared } = shotOn(g, id, target, first);
  const hits = rollShooting(prepared, g.dice, whoIs(g, id));
  Object.assign(unitOf(g, id), { shot: true, shotStill: shootsStanding(g, id, first) });
  g.tell?.({ type: 'shot', clauses: ['CB-SHO-1', 'CB-SHO-4'], unit: id, target, dice: prepared.tally, hits });
  if (hits === 0) return;
  riskWith(g, target);
  disorder(g, target, hits, 'shooting', 'shooting', 'CB-SHO-5');
}
