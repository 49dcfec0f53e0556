import { type RulingSwitch, type RulingsOf, switchesOf } from '@acies/kernel';

/** Rulings of ours that could go another way. Each is on unless a battle switches it off. */
export const RULINGS = [
  {
    id: 'dpBeforeHalving',
    title: 'Disorder before halving',
    clause: 'LG-SHO-1',
    text: 'Shooters lose a die for each DP before their dice are halved; switched off, after.',
    usual: true,
  },
  {
    id: 'halvedOnce',
    title: 'Halved only once',
    clause: 'LG-SHO-2',
    text: 'Shooting dice are halved once, however many reasons there are; switched off, once for each.',
    usual: true,
  },
  {
    id: 'shakenInsteadOfDps',
    title: 'Shaken in place of disorder',
    clause: 'LG-CBT-4',
    text: 'A shaken unit fights at -5 in place of what its DPs cost, and casualties still cost it 1 each, at most 4; switched off, DPs cost it as well, at most 4 with its casualties.',
    usual: true,
  },
  {
    id: 'shakenBreakInDefeat',
    title: 'The shaken break in defeat',
    clause: 'LG-RES-6',
    text: 'A shaken unit that is defeated breaks, as at a set-back; switched off, it does so only if it is unformed, and else loses a stand and retires.',
    usual: true,
  },
  {
    id: 'fourToOne',
    title: 'Four to one',
    clause: 'LG-CBT-5',
    text: 'Outnumbered four to one or more costs 3; switched off, 2 as at two to one.',
    usual: true,
  },
  {
    id: 'supportsHaltFreely',
    title: 'Supports halt freely',
    clause: 'LG-AFT-7',
    text: 'A friend behind who does not go along with the victor whom he supported is as free next turn as before, since he has not fought; switched off, he is halted.',
    usual: true,
  },
] as const satisfies readonly RulingSwitch[];

export type Rulings = RulingsOf<typeof RULINGS>;

const switches = switchesOf(RULINGS);
export const USUAL_RULINGS: Rulings = switches.usual;
export const rulingsSchema = switches.schema;
export const rulingsFrom = switches.from;
