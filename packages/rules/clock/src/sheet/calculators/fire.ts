import { type Calculation, flag, impossible, type Prepared, whole } from '@acies/kernel/odds';
import { z } from 'zod';
import {
  type FireSituation,
  type FireTarget,
  fireLoss,
  type PreparedFire,
  prepareFire,
  rollFire,
} from '../chapters/fire.ts';
import { sumOf } from '../chapters/sums.ts';
import { type Loss, lossWords } from '../markers.ts';
import { unitKind } from '../troops.ts';
import { traitField, troopField } from './fields.ts';
import { afterFire } from './next.ts';

const input = z.strictObject({
  firers: whole('Units firing', 'units that fire at the target', 1, 8, 1),
  proven: whole('Veteran or elite firers', 'of those, elite or veteran in combat', 0, 8, 0),
  inexperienced: whole('Inexperienced firers', 'of those, inexperienced in combat', 0, 8, 0),
  artillery: whole('Light artillery', 'of those, light artillery', 0, 8, 0),
  target: z
    .strictObject({
      type: troopField('Spear'),
      heavyArmour: traitField('Heavy armour', 'in heavy armour'),
      dmz: whole('DMZ markers', 'DMZ that it has', 0, 2, 0),
      canRetreat: flag('Room to retreat', 'there is room a base depth behind it', true),
    })
    .prefault({})
    .meta({ title: 'Target', description: 'the unit fired at' }),
  steadyUnderFire: flag('Steady under fire', 'the ruling steadyUnderFire: fire causes no retreat', true),
});

export type FireInput = z.infer<typeof input>;

interface PreparedCalculation extends Prepared {
  readonly fire: PreparedFire;
  readonly target: FireTarget;
  readonly steadyUnderFire: boolean;
}

function verdictOn({ firers, proven, inexperienced, artillery }: FireSituation, fire: PreparedFire) {
  if (proven + inexperienced > firers || artillery > firers)
    return impossible('MC-FIRE-1', 'more units are described than fire');
  return fire.verdict;
}

export const fireCalculation: Calculation<FireInput, PreparedCalculation, Loss> = {
  id: 'fire',
  title: 'Missile fire at one target',
  clauses: ['MC-FIRE-1', 'MC-FIRE-2', 'MC-FIRE-3', 'MC-MEL-2'],
  input,
  filledIn: ({ target, ...rest }) => ({
    ...rest,
    target: { ...target, heavyArmour: unitKind(target.type, { heavyArmour: target.heavyArmour }).heavyArmour },
  }),
  prepare({ target, steadyUnderFire, ...firing }) {
    const { type, dmz, canRetreat } = target;
    const situation = { ...firing, heavyArmour: unitKind(type, { heavyArmour: target.heavyArmour }).heavyArmour };
    const fire = prepareFire(situation);
    return {
      fire,
      target: { type, dmz, canRetreat },
      steadyUnderFire,
      verdict: verdictOn(situation, fire),
      tallies: [{ heading: 'modifiers of the roll', tally: fire.tally, unit: 'to the D10' }],
      dice: [`1D10, read on the row for ${rowWords(firing.firers)}`],
    };
  },
  resolve: ({ fire, target, steadyUnderFire }, dice) => fireLoss(rollFire(fire, dice), target, steadyUnderFire),
  describe: lossWords,
  working: ({ fire }, thrown) => [`${sumOf(thrown, fire.tally.total)}`],
  rank: ({ gained, fate }) => (fate === 'destroyed' ? 10 : gained),
  measures: ({ gained, fate }) => ({ 'DMZ gained': gained, destroyed: fate === 'destroyed' }),
  next: afterFire,
};

function rowWords(firers: number): string {
  if (firers >= 4) return 'four or more units';
  return firers === 1 ? 'one unit' : `${firers === 2 ? 'two' : 'three'} units`;
}
