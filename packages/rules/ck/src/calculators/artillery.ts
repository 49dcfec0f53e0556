import { type Calculation, type Prepared, ROLL } from '@acies/kernel';
import { z } from 'zod';
import { rollArtillery } from '../volley.ts';
import { whole } from './fields.ts';

const input = z.strictObject({ pieces: whole('artillery units that shoot at the zone', 1, 4, 1) });

interface PreparedArtillery extends Prepared {
  readonly pieces: number;
}

interface ArtilleryOutcome {
  /** Hits for which the target's owner chooses the unit, and the shooter. */
  readonly byTarget: number;
  readonly byShooter: number;
}

const hitsWords = (count: number, who: string): string => `${count} placed by ${who}`;

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
    const parts = [
      byTarget > 0 ? hitsWords(byTarget, 'the target’s owner') : '',
      byShooter > 0 ? hitsWords(byShooter, 'the shooter') : '',
    ];
    return `${hits} half ${hits === 1 ? 'base' : 'bases'} lost: ${parts.filter(Boolean).join(', ')}`;
  },
  rank: ({ byTarget, byShooter }) => 10 * (byTarget + byShooter) + byShooter,
  measures: ({ byTarget, byShooter }) => ({ 'half bases lost': byTarget + byShooter }),
};
