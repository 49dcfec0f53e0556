import { type RulingSwitch, type RulingsOf, switchesOf } from '@acies/kernel';

/** Rulings of ours that could go another way. Each is on unless a battle switches it off. */
export const RULINGS = [
  {
    id: 'wholeBase',
    title: 'Whole bases only',
    clause: 'CK-UNIT-2',
    text: 'A unit with less than a whole base left is destroyed; switched off, it fights on to the last half base.',
    usual: true,
  },
  {
    id: 'bowsOfTheAssaulted',
    title: 'Bows of the assaulted only',
    clause: 'CK-FGT-7',
    text: 'Only the assaulted has a bow effect; switched off, the assaulter’s bows have one too.',
    usual: true,
  },
  {
    id: 'lateUnits',
    title: 'Late units',
    clause: 'CK-MOV-5',
    text: 'Units that fail their roll to cross into an assault are late; switched off, none ever is.',
    usual: true,
  },
  {
    id: 'markersMarch',
    title: 'Markers march along',
    clause: 'CK-MOR-6',
    text: 'A unit that moves takes its share of the casualty markers along; switched off, they stay while anyone does.',
    usual: true,
  },
  {
    id: 'heldZones',
    title: 'Held zones do not assault',
    clause: 'CK-MOR-6',
    text: 'A zone held by its morale may not assault, nor may who fell back from it; switched off, both may.',
    usual: true,
  },
] as const satisfies readonly RulingSwitch[];

export type Rulings = RulingsOf<typeof RULINGS>;

const switches = switchesOf(RULINGS);
export const rulingsSchema = switches.schema;
export const rulingsFrom = switches.from;
