import { type Calculation, type Prepared, ROLL, whole } from '@acies/kernel/odds';
import { z } from 'zod';
import { loseNext, NO_TOLL, strongest, weakest } from '../chapters/sizes.ts';
import { rollArtillery } from '../chapters/volley.ts';
import { destroyedWords, sizesFault, sizesField, sizesFrom } from './fields.ts';
import { afterArtillery } from './next.ts';

const input = z.strictObject({
  pieces: whole('Artillery units', 'artillery units that shoot at the zone', 1, 4, 1),
  units: sizesField('what the units of the zone have left, artillery aside'),
});

export type ArtilleryInput = z.infer<typeof input>;

interface PreparedArtillery extends Prepared {
  readonly pieces: number;
  readonly halves: readonly number[];
}

export interface ArtilleryOutcome {
  /** Hits for which the target's owner chooses the unit, and the shooter. */
  readonly byTarget: number;
  readonly byShooter: number;
  readonly destroyed: number;
}

export const artilleryCalculation: Calculation<ArtilleryInput, PreparedArtillery, ArtilleryOutcome> = {
  id: 'artillery',
  title: 'Artillery at up to two zones; no saves',
  clauses: ['CK-SHO-4', 'CK-UNIT-2', 'CK-ZONE-4'],
  input,
  prepare({ pieces, units }) {
    const halves = sizesFrom(units);
    return {
      pieces,
      halves,
      verdict: sizesFault(halves) ?? ROLL,
      tallies: [],
      dice: [
        `${pieces}D6: on 5 the target’s owner chooses the unit hit, on 6 the shooter`,
        'the owner chooses who has most left, the shooter who has least',
      ],
    };
  },
  resolve({ pieces, halves }, dice) {
    const left = [...halves];
    const tolls = { target: NO_TOLL, shooter: NO_TOLL };
    for (let i = 0; i < pieces; i++) {
      const hit = rollArtillery(dice, {});
      if (hit !== 'miss') tolls[hit] = loseNext(left, hit === 'target' ? strongest : weakest, tolls[hit]);
    }
    const { target, shooter } = tolls;
    return { byTarget: target.losses, byShooter: shooter.losses, destroyed: target.destroyed + shooter.destroyed };
  },
  describe({ byTarget, byShooter, destroyed }) {
    const hits = byTarget + byShooter;
    if (hits === 0) return 'no hit';
    const lost = `${hits} half ${hits === 1 ? 'base' : 'bases'} lost${destroyedWords(destroyed)}`;
    if (byTarget === 0) return `${lost}, chosen by the shooter`;
    if (byShooter === 0) return `${lost}, chosen by the target’s owner`;
    return `${lost}, ${byTarget} chosen by the target’s owner, ${byShooter} by the shooter`;
  },
  rank: ({ byTarget, byShooter, destroyed }) => 100 * (byTarget + byShooter) + 10 * destroyed + byShooter,
  measures: ({ byTarget, byShooter, destroyed }) => ({
    'half bases lost': byTarget + byShooter,
    'units destroyed': destroyed,
  }),
  next: afterArtillery,
};
