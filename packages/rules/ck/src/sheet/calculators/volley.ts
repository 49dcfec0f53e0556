import { type Calculation, flag, impossible, type Prepared, ROLL } from '@acies/kernel/odds';
import { z } from 'zod';
import type { Again } from '../chapters/reroll-policy.ts';
import type { SizedUnit } from '../chapters/sizes.ts';
import { mayShoot, volleyTally } from '../chapters/volley.ts';
import { resolveVolley, type VolleyOutcome } from '../chapters/volley-odds.ts';
import { isFighting } from '../troops.ts';
import { againField, againWords, destroyedWords, sizeFault, unitFields, unitsFrom } from './fields.ts';
import { afterVolley } from './next.ts';
import { working } from './working.ts';

const input = z.strictObject({
  shooters: z
    .strictObject(unitFields('Sk'))
    .prefault({})
    .meta({ title: 'Shooters', description: 'the zone that shoots; without bows only skirmishers do' }),
  target: z
    .strictObject({
      ...unitFields('CO', 'CO'),
      general: flag('General there', 'a general is with the target'),
      again: againField('when its owner has the volley thrown again, as he may once'),
    })
    .prefault({})
    .meta({ title: 'Target', description: 'the zone shot at' }),
});

export type VolleyInput = z.infer<typeof input>;

interface PreparedVolley extends Prepared {
  readonly count: number;
  readonly target: readonly SizedUnit[];
  readonly general: boolean;
  readonly again: Again;
}

function verdictOn(count: number, target: readonly SizedUnit[]): Prepared['verdict'] {
  if (count === 0) return impossible('CK-SHO-2', 'nobody there shoots: only skirmishers do without bows');
  if (!target.some(({ type }) => isFighting(type)))
    return impossible('CK-ZONE-4', 'artillery takes no shooting casualties');
  return sizeFault(target) ?? ROLL;
}

export const volleyCalculation: Calculation<VolleyInput, PreparedVolley, VolleyOutcome> = {
  id: 'volley',
  title: 'A volley of one zone, with saves',
  clauses: [
    'CK-SHO-1',
    'CK-SHO-2',
    'CK-SAV-1',
    'CK-SAV-2',
    'CK-GEN-1',
    'CK-GEN-5',
    'CK-FGT-9',
    'CK-SKI-1',
    'CK-ZONE-4',
    'CK-UNIT-2',
  ],
  input,
  prepare({ shooters, target }) {
    const given = unitsFrom(shooters);
    const tally = volleyTally(given.filter(mayShoot));
    const units = unitsFrom(target);
    return {
      count: tally.total,
      target: units,
      general: target.general,
      again: target.again,
      verdict: sizeFault(given) ?? verdictOn(tally.total, units),
      tallies: [{ heading: 'shooting dice', tally, unit: 'D6' }],
      dice: [
        `${tally.total}D6, hits on 5 and 6, ${againWords(target.again, 'the target’s owner')}`,
        'a save for each hit: the owner gives two to those who save best, the shooter the rest to those who save worst',
      ],
    };
  },
  resolve: ({ count, target, general, again }, dice) => resolveVolley(count, target, general, dice, again),
  describe({ hits, losses, generalKilled, destroyed }) {
    if (hits === 0) return 'no hit';
    const none = generalKilled ? 'no half base lost' : 'hit, all saved';
    const lost = losses === 0 ? none : `${losses} half ${losses === 1 ? 'base' : 'bases'} lost`;
    return `${lost}${destroyedWords(destroyed)}${generalKilled ? ', the general is killed' : ''}`;
  },
  rank: ({ hits, losses, generalKilled, destroyed }) =>
    (generalKilled ? 10000 : 0) + 100 * destroyed + 2 * losses + (hits > 0 ? 1 : 0),
  measures: ({ hits, losses, markers, generalKilled, destroyed }) => ({
    hits,
    'half bases lost': losses,
    'casualty markers': markers,
    'units destroyed': destroyed,
    'general killed': generalKilled,
  }),
  working,
  next: afterVolley,
};
