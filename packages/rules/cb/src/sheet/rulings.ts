import { type RulingSwitch, type RulingsOf, switchesOf } from '@acies/kernel';

/** Rulings that could go another way, and whether each is on unless a battle says otherwise. */
export const RULINGS = [
  {
    id: 'shakenInsteadOfDps',
    title: 'Shaken in place of disorder',
    clause: 'CB-CBT-7',
    text: 'A shaken unit fights at -5 in place of what its DPs cost; switched off, at -5 and that as well.',
    usual: true,
  },
  {
    id: 'dpBeforeHalving',
    title: 'Disorder before halving',
    clause: 'CB-SHO-3',
    text: 'Shooters lose a die for each DP before their dice are halved; switched off, after.',
    usual: false,
  },
] as const satisfies readonly RulingSwitch[];

export type Rulings = RulingsOf<typeof RULINGS>;

const switches = switchesOf(RULINGS);
export const USUAL_RULINGS: Rulings = switches.usual;
export const rulingsSchema = switches.schema;
export const rulingsFrom = switches.from;
