import { flag, whole } from '@acies/kernel/odds';
import { z } from 'zod';
import { type Place, TERRAINS, USUAL_WORKS } from '../terrain.ts';
import { TROOP_IDS, TROOPS, type TroopId } from '../troops.ts';

/** Fields that several calculators share, each with a description and a sensible default. */

export const troopField = (usual: TroopId) =>
  z
    .enum(TROOP_IDS)
    .default(usual)
    .meta({ title: 'Troop type', description: 'it fills in strength, impact and missiles unless they are given' });

export const strengthField = z
  .number()
  .int()
  .min(1)
  .max(12)
  .optional()
  .meta({ title: 'Strength points left', description: 'SP left; all of them unless given' });
export const startField = z
  .number()
  .int()
  .min(1)
  .max(12)
  .optional()
  .meta({ title: 'Starting strength', description: 'starting SP; the type’s unless given' });

export const placeFields = {
  ground: z.enum(TERRAINS).default('open').meta({ title: 'Ground', description: 'what covers the hex' }),
  defences: flag('Behind defences', 'behind defences that the scenario names'),
  height: whole('Height', 'height of the hex, 0 for flat ground', 0, 5, 0),
};

/** HX-TER-3: defences that a battle varies. */
export const worksFields = {
  footDice: whole('Foot loses at them', 'dice that foot loses in attacking these defences', 0, 6, USUAL_WORKS.foot),
  mountedDice: whole(
    'Mounted lose at them',
    'dice that mounted stands lose in attacking these defences',
    0,
    6,
    USUAL_WORKS.mounted,
  ),
  upset: flag('They disorder', 'these defences disorder mounted stands that attack them', USUAL_WORKS.disorder),
  closed: z.boolean().optional().meta({
    title: 'Closed to the attacker',
    description: 'the attacker cannot attack these defences; as its type unless given',
  }),
};

/** HX-MOR-2: the switch of a battle that tells in every test. */
export const passCostsField = flag(
  'A pass costs in disorder',
  'the ruling freePass is switched off: who passes a morale test in disorder loses 1 SP',
);

export const placeFrom = (given: {
  ground: Place['terrain'];
  defences: boolean;
  height: number;
  gentle?: boolean;
}): Place => ({
  terrain: given.ground,
  defences: given.defences,
  height: given.height,
  ...(given.gentle ? { gentle: true } : {}),
});

interface GivenStrength {
  readonly type: TroopId;
  readonly sp?: number | undefined;
  readonly start?: number | undefined;
}

/** HX-UNIT-2: starting and remaining strength: what was given, else what the type has. */
export function strengthFrom({ type, sp, start = TROOPS[type].sp }: GivenStrength) {
  return { start, sp: sp ?? start };
}

/** HX-UNIT-2: the fields of a stand, which cannot have more left than it started with. */
export const standFields = <S extends z.ZodRawShape>(shape: S) =>
  z.strictObject(shape).check(({ value, issues }) => {
    // A number out of its bounds has been named already.
    if (issues.some(({ path }) => path?.[0] === 'sp' || path?.[0] === 'start')) return;
    const given = value as GivenStrength;
    const { start, sp } = strengthFrom(given);
    const hint = given.start === undefined ? ', unless another start is given' : '';
    const message = `more than its starting strength of ${start}${hint}`;
    if (sp > start) issues.push({ code: 'custom', path: ['sp'], message, input: sp });
  });
