import { type Calculation, type Prepared, ROLL, whole } from '@acies/kernel/odds';
import { z } from 'zod';
import { rollArtillery } from '../chapters/volley.ts';
import { afterArtillery } from './next.ts';

const input = z.strictObject({ pieces: whole('Artillery units', 'artillery units that shoot at the zone', 1, 4, 1) });

interface PreparedArtillery extends Prepared {
  readonly pieces: number;
}

export interface ArtilleryOutcome {
  /** Hits for which the target's owner chooses the unit, and the shooter. */
  readonly byTarget: number;
  readonly byShooter: number;
}

export const artilleryCalculation: Calculation<z.infer<typeof input>, PreparedArtillery, ArtilleryOutcome> = {
  id: 'artillery',
  title: 'Artillery at up to two zones; no saves',
  clauses: ['CK-SHO-4'],
  input,
  prepare: ({ pieces }) => ({
    pieces,
    verdict: ROLL,
    tallies: [],
    dice: [`${pieces}D6: on 5 the target’s owner chooses the unit hit, on 6 the shooter`],
  }),
  resolve({ pieces }, dice) {
    let byTarget = 0;
    let byShooter = 0;
    for (let i = 0; i < pieces; i++) {
      const hit = rollArtillery(dice, {});
      if (hit === 'target') byTarget++;
      if (hit === 'shooter') byShooter++;
    }
    return { byTarget, byShooter };
  },
  describe({ byTarget, byShooter }) {
    const hits = byTarget + byShooter;
    if (hits === 0) return 'no hit';
    const lost = `${hits} half ${hits === 1 ? 'base' : 'bases'} lost`;
    if (byTarget === 0) return `${lost}, chosen by the shooter`;
    if (byShooter === 0) return `${lost}, chosen by the target’s owner`;
    return `${lost}, ${byTarget} chosen by the target’s owner, ${byShooter} by the shooter`;
  },
  rank: ({ byTarget, byShooter }) => 10 * (byTarget + byShooter) + byShooter,
  measures: ({ byTarget, byShooter }) => ({ 'half bases lost': byTarget + byShooter }),
  next: afterArtillery,
};
