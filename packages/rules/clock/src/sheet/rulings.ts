import { type RulingSwitch, type RulingsOf, switchesOf } from '@acies/kernel';

/** Rulings of ours that could go another way. Each is on unless a battle switches it off. */
export const RULINGS = [
  {
    id: 'pilaAgainstArmour',
    title: 'Pila against armour',
    clause: 'MC-MEL-9',
    text: 'Pila and hand-thrown missiles lose 1 against heavy armour; switched off, they lose nothing.',
    usual: true,
  },
  {
    id: 'spearsInRough',
    title: 'Spears in the rough',
    clause: 'MC-MEL-7',
    text: 'Archers, spears and light artillery fight at -1 in rough terrain; switched off, they do not.',
    usual: true,
  },
  {
    id: 'steadyUnderFire',
    title: 'Steady under fire',
    clause: 'MC-MEL-2',
    text: 'Fire causes no retreat; switched off, a unit that fire leaves with 2 DMZ retreats as after a melee.',
    usual: true,
  },
  {
    id: 'markersDecide',
    title: 'Markers decide a tie',
    clause: 'MC-SEQ-2',
    text: 'Where both lost as many units, more DMZ taken lose the half turn; switched off, nobody then loses it.',
    usual: true,
  },
  {
    id: 'retreatThroughAny',
    title: 'Retreats through any friend',
    clause: 'MC-MEL-2',
    text: 'Losing skirmishers and Roman drill retreat through any friend; switched off, only through those they pass in a move.',
    usual: true,
  },
] as const satisfies readonly RulingSwitch[];

export type Rulings = RulingsOf<typeof RULINGS>;

const switches = switchesOf(RULINGS);
export const USUAL_RULINGS: Rulings = switches.usual;
export const rulingsSchema = switches.schema;
export const rulingsFrom = switches.from;
