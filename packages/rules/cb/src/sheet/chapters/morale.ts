import { row, type Tally } from '@acies/kernel/odds';
import { type Condition, type Disordered, gainDisorder } from '@acies/rules-disorder';
import { type Formation, isFormed, isFormedInfantry, isPhalanx } from '../formations.ts';
import { BOW_SHOT, type Grade, isHorse, isMounted, type TroopId } from '../troops.ts';

/** CB-MOR-1 to CB-MOR-9: what disorders a unit for morale, in the order of the sheet. */
export const MORALE_CAUSES = [
  'infantry lost',
  'unit lost',
  'elephants',
  'familiar elephants',
  'camels',
  'evaded',
  'leader lost',
  'general lost',
  'caught charging',
  'burst through',
  'burst through open ranks',
  'flank charge',
  'flank charge on the tied',
] as const;
export type MoraleCause = (typeof MORALE_CAUSES)[number];

interface Shock {
  readonly clause: string;
  readonly label: string;
  readonly dp: number;
  /** Javelin throws within which it is felt; null for what befalls the unit itself. */
  readonly within: number | null;
}

const shock = (clause: string, dp: number, within: number | null, label: string): Shock => ({
  ...{ clause, label, dp, within },
});

/** CB-MOR-3, CB-MOR-4: how near beasts must be, in javelin throws. */
const BEASTS_WITHIN = 1;

export const SHOCKS: Readonly<Record<MoraleCause, Shock>> = {
  'infantry lost': shock('CB-MOR-1', 2, BOW_SHOT, 'heavy infantry as good or better lost near by'),
  'unit lost': shock('CB-MOR-2', 1, BOW_SHOT, 'other unit lost near by'),
  elephants: shock('CB-MOR-3', 2, BEASTS_WITHIN, 'cavalry near elephants'),
  'familiar elephants': shock('CB-MOR-3', 1, BEASTS_WITHIN, 'cavalry used to elephants near elephants'),
  camels: shock('CB-MOR-4', 1, BEASTS_WITHIN, 'cavalry near camels'),
  evaded: shock('CB-MOR-5', 1, null, 'evade move'),
  'leader lost': shock('CB-MOR-6', 1, BOW_SHOT, 'leader lost near by'),
  'general lost': shock('CB-MOR-6', 2, BOW_SHOT, 'general or allied commander lost near by'),
  'caught charging': shock('CB-MOR-7', 2, null, 'formed infantry caught charging by mounted'),
  'burst through': shock('CB-MOR-8', 2, null, 'burst through'),
  'burst through open ranks': shock('CB-MOR-8', 1, null, 'burst through with ranks opened'),
  'flank charge': shock('CB-MOR-9', 1, null, 'charged from behind the flank'),
  'flank charge on the tied': shock(
    'CB-MOR-9',
    2,
    null,
    'in combat, phalanx or cataphracts charged from behind the flank',
  ),
};

/** The DPs of several causes together, in the order of the sheet. */
export function moraleTally(causes: readonly MoraleCause[]): Tally {
  const felt = MORALE_CAUSES.flatMap((cause) => causes.filter((one) => one === cause));
  const rows = felt.map((cause) => row(SHOCKS[cause].clause, SHOCKS[cause].label, SHOCKS[cause].dp));
  return { rows, total: rows.reduce((sum, { value }) => sum + value, 0) };
}

/** CB-UNIT-5: whose loss weighs most; javelinmen and rabble do not count here, formed or not. */
const WEIGHTY: readonly TroopId[] = ['Pike', 'Hop', 'Leg', 'HI', 'War'];

/** CB-MOR-1, CB-MOR-2: what a friend destroyed or routing is to a unit near by. Grades rise from C to A. */
export const moraleOfLoss = (own: Grade, lost: { readonly type: TroopId; readonly grade: Grade }): MoraleCause =>
  WEIGHTY.includes(lost.type) && lost.grade <= own ? 'infantry lost' : 'unit lost';

/** CB-MOR-6: what a leader killed or routing is to friends near by; `chief` is the general or an ally's commander. */
export const moraleOfLeader = (chief: boolean): MoraleCause => (chief ? 'general lost' : 'leader lost');

/** CB-MOR-3, CB-MOR-4: what beasts within 1 JT are to a unit, if anything. */
export function moraleOfBeasts(type: TroopId, beasts: TroopId, ownElephants: boolean): MoraleCause | undefined {
  if (!isHorse(type)) return undefined;
  if (beasts === 'El') return ownElephants ? 'familiar elephants' : 'elephants';
  return beasts === 'Cam' ? 'camels' : undefined;
}

/** CB-MOR-8, CB-AFT-8. */
export const moraleOfBurst = (openedRanks: boolean): MoraleCause =>
  openedRanks ? 'burst through open ranks' : 'burst through';

/** A charge as it comes home. */
export interface ChargeShock {
  readonly charger: TroopId;
  /** CB-MOR-9. */
  readonly fromBehindFlank: boolean;
  readonly target: TroopId;
  readonly formation: Formation;
  /** CB-MOR-7: the target itself charges or counter-charges. */
  readonly charging: boolean;
  /** The target fights another enemy already. */
  readonly inCombat: boolean;
}

/** CB-MOR-7, CB-MOR-9: what a charge is to the unit charged. */
export function moraleOfCharge(charge: ChargeShock): readonly MoraleCause[] {
  const { charger, fromBehindFlank, target, formation, charging, inCombat } = charge;
  const drawn = { type: target, formation };
  const causes: MoraleCause[] = [];
  if (charging && isFormedInfantry(drawn) && isMounted(charger)) causes.push('caught charging');
  if (fromBehindFlank && isFormed(formation)) {
    const tied = inCombat || isPhalanx(drawn) || target === 'Cat';
    causes.push(tied ? 'flank charge on the tied' : 'flank charge');
  }
  return causes;
}

/** CB-UNIT-3: what morale may cost a unit in a turn. */
const MOST_STANDS = 1;

/** CB-UNIT-3: DPs for morale on a unit that holds DPs and has lost so many stands to morale this turn. */
export const gainMorale = (before: Condition, dps: number, lostThisTurn = 0): Disordered =>
  gainDisorder(before, dps, 'morale', Math.max(0, MOST_STANDS - lostThisTurn));
