import { countAtLeast, D6, type Dice, type Reading } from '@acies/kernel';
import { atLeast, atMost, type Factor, factor, type Tally, tally, when } from '@acies/kernel/odds';
import { isLineFoot, isProven, type UnitKind } from '../troops.ts';
import type { Who } from '../who.ts';

interface SaveSituation {
  readonly unit: UnitKind;
  /** In a fight, not under shooting. */
  readonly fight: boolean;
}

/** CK-SAV-1: whose missing shield counts. */
const needsShield = ({ type }: UnitKind): boolean => isLineFoot(type) || type === 'Cav';

const SAVE_FACTORS: readonly Factor<SaveSituation>[] = [
  factor('CK-SAV-1', 'elephants', ({ unit }) => (unit.type === 'El' ? 3 : undefined)),
  factor('CK-SAV-1', 'saves on', ({ unit }) => (unit.type === 'El' ? undefined : 4)),
  when('CK-SAV-1', 'without shield', 1, ({ unit }) => needsShield(unit) && !unit.shield),
  when('CK-SAV-1', 'armoured', -1, ({ unit }) => unit.type !== 'El' && unit.armoured),
  when(
    'CK-SAV-1',
    'veteran or elite in a fight',
    -1,
    ({ unit, fight }) => fight && unit.type !== 'El' && isProven(unit.quality),
  ),
  when('CK-SAV-1', 'levy in a fight', 1, ({ unit, fight }) => fight && unit.type !== 'El' && unit.quality === 'levy'),
  atLeast('CK-SAV-1', '1 always fails', 2),
  atMost('CK-SAV-1', '6 always saves', 6),
];

/** CK-SAV-1: the score at which a unit saves. */
export const saveTally = (unit: UnitKind, fight: boolean): Tally => tally(SAVE_FACTORS, { unit, fight });

const READINGS: readonly Reading[] = [1, 2, 3, 4, 5, 6].map((score) => countAtLeast(D6, score));

/** How saves on a score are read. */
export const savesAt = (score: number): Reading => READINGS[score - 1]!;

const savingOn = (score: number): string => `saves on ${score} or more`;

/** How such a throw is read, known by what it was for. */
export const savesFor = (label: string): Reading | undefined => READINGS.find((_, i) => savingOn(i + 1) === label);

/** How many of these hits the unit saves. */
export const rollSaves = (dice: Dice, hits: number, score: number, who: Who): number =>
  dice.pool(hits, savesAt(score), { clause: 'CK-SAV-1', label: savingOn(score), ...who });

/** CK-GEN-1: the general saves on 2 or more. */
const GENERAL_SAVES = 2;

/** Whether the general survives the fifth hit. */
export const rollGeneralSave = (dice: Dice, who: Who): boolean =>
  dice.one(D6, (face) => face >= GENERAL_SAVES, { clause: 'CK-GEN-1', label: 'his life', ...who });

/** CK-FGT-9: so many hits on each unit are the owner's to place. */
export const MOST_BY_OWNER = 2;

/** CK-GEN-1: which hit of a volley or a fight falls on the general. */
export const GENERALS_HIT = 5;

/** CK-GEN-5: casualty markers that a dead general leaves. */
export const GENERAL_MARKERS = 3;
