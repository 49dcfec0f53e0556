import { again, ask, call, done, listed, otherSide, procedure, type Side } from '@acies/kernel';
import type { Zone } from '@acies/zones';
import { lose } from '../../board/change.ts';
import { type CkContext, factsOf, fightersIn, nameZone, unitOf } from '../../board/look.ts';
import { pursuitReroll, rollPursuit } from '../../sheet/chapters/pursuit-dice.ts';
import { basesWords } from '../../sheet/words.ts';
import { pursuitThrow, throwing } from '../throws/throws.ts';

export interface Pursuit {
  /** The side pursued, and where. */
  readonly side: Side;
  readonly zone: Zone;
  /** By how many hits the fight was won; null after failed morale, when nothing is thrown again and no marker placed. */
  readonly margin: number | null;
  losses?: number | undefined;
  unit?: number | undefined;
}

/** CK-PUR-1: the pursuer chooses who loses each half base. */
export const pursuitLossDecision = listed<CkContext, Pursuit, number>('pursuit-loss', {
  question: (g, { zone, losses, side }) =>
    `Pursuit takes ${losses} half ${losses === 1 ? 'base' : 'bases'} of ${side} at ${nameZone(g, zone)}: whose is the next?`,
  options(g, { zone, side }, out) {
    for (const id of fightersIn(g, zone, side)) out.add(id);
  },
  label: (g, _, id) => `${factsOf(g, id).name} (${basesWords(unitOf(g, id).halves)} left)`,
  about: (g, { zone, side }) => fightersIn(g, zone, side),
  shows: (_, __, id) => ({ targets: [id] }),
});

/** CK-PUR-1, CK-PUR-2: 5D6 of the pursuer on a zone that has to go. */
export const pursuit = procedure<CkContext, Pursuit, void>('pursuit', {
  throw: (g, p) => {
    if (fightersIn(g, p.zone, p.side).length === 0) return done(undefined);
    const pursuer = otherSide(p.side);
    if (p.margin !== null) {
      const asked = pursuitReroll(p.margin) === 'pursuer' ? pursuer : p.side;
      return call(throwing, pursuitThrow(pursuer, asked, p.zone), 'losses');
    }
    p.losses = rollPursuit(g.dice, { side: pursuer });
    return undefined;
  },
  tell: (g, { side, zone, losses }) => {
    g.tell?.({ type: 'pursuit', clauses: ['CK-PUR-1'], side, zone, losses: losses! });
  },
  choose: (g, p) => {
    if (p.losses! === 0 || fightersIn(g, p.zone, p.side).length === 0) return done(undefined);
    return ask(otherSide(p.side), pursuitLossDecision, 'unit');
  },
  lose: (g, p) => {
    lose(g, p.unit!, 1, 'CK-PUR-1', p.margin !== null);
    p.losses!--;
    return again('choose');
  },
});
