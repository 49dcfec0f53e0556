import { type RulingSwitch, type RulingsOf, switchesOf } from '@acies/kernel';

/** Rulings of ours that could go another way. Each is on unless a battle switches it off. */
export const RULINGS = [
  {
    id: 'opportunity',
    title: 'Opportunity actions',
    clause: 'HX-SEQ-7',
    text: 'Stands not yet activated may act when an enemy enters their zone or range.',
    usual: true,
  },
  {
    id: 'shaken',
    title: 'Friends are shaken',
    clause: 'HX-MOR-4',
    text: 'Friends who see a stand destroyed test their morale.',
    usual: true,
  },
  {
    id: 'freePass',
    title: 'Passed tests cost nothing',
    clause: 'HX-MOR-2',
    text: 'A stand that passes its morale test loses nothing; switched off, it loses 1 SP if it was disordered already.',
    usual: true,
  },
  {
    id: 'worstCover',
    title: 'Only the worst cover',
    clause: 'HX-FIR-4',
    text: 'Of the firing lines about target and cover only the worst applies; switched off, they add up.',
    usual: true,
  },
  {
    id: 'furtherMelee',
    title: 'Pursuit into a further melee',
    clause: 'HX-PUR-2',
    text: 'A pursuer who runs into an enemy fights at once; switched off, they are in contact and fight next turn.',
    usual: true,
  },
] as const satisfies readonly RulingSwitch[];

export type Rulings = RulingsOf<typeof RULINGS>;

const switches = switchesOf(RULINGS);
export const rulingsSchema = switches.schema;
export const rulingsFrom = switches.from;
