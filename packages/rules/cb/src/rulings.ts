import { type RulingSwitch, type RulingsOf, rulingsSchemaOf, usualRulings } from '@acies/kernel';

/** Rulings of ours that could go another way. Each is on unless a battle switches it off. */
export const RULINGS = [
  {
    id: 'shakenInsteadOfDps',
    clause: 'CB-CBT-7',
    text: 'A shaken unit fights at -5 in place of what its DPs cost; switched off, at -5 and that as well.',
    usual: true,
  },
  {
    id: 'dpBeforeHalving',
    clause: 'CB-SHO-3',
    text: 'Shooters lose a die for each DP before their dice are halved; switched off, after.',
    usual: true,
  },
] as const satisfies readonly RulingSwitch[];

export type Rulings = RulingsOf<typeof RULINGS>;

export const USUAL_RULINGS: Rulings = usualRulings(RULINGS);

export const rulingsSchema = rulingsSchemaOf(RULINGS);

/** Every ruling, as ours or as the battle has it. */
export const rulingsFrom = (given: Partial<Rulings> | undefined): Rulings => ({ ...USUAL_RULINGS, ...given });
