import { row, type Tally } from '@acies/kernel/odds';
import {
  BOW,
  isCavalry,
  isHeavyInfantry,
  isInfantry,
  isLight,
  isMounted,
  JAVELIN,
  type TroopId,
  type UnitKind,
} from '../troops.ts';
import type { LeaderId } from './leader-risk.ts';

/** LG-MOR-1 to LG-MOR-4: what disorders a unit for morale, in the order of the sheet. */
export const MORALE_CAUSES = [
  'infantry retiring',
  'unit lost',
  'commander lost',
  'general lost',
  'burst through',
  'flank charge',
  'caught moving',
  'strange beasts',
] as const;
export type MoraleCause = (typeof MORALE_CAUSES)[number];

interface Shock {
  readonly clause: string;
  readonly label: string;
  readonly dp: number;
  /** Paces within which it is felt; null for what befalls the unit itself. */
  readonly within: number | null;
}

const shock = (clause: string, dp: number, within: number | null, label: string): Shock => ({
  ...{ clause, label, dp, within },
});

export const SHOCKS: Readonly<Record<MoraleCause, Shock>> = {
  'infantry retiring': shock('LG-MOR-1', 1, BOW, 'heavy infantry retiring near by'),
  'unit lost': shock('LG-MOR-1', 2, BOW, 'unit broken or destroyed near by'),
  'commander lost': shock('LG-MOR-2', 1, BOW, 'commander killed or broken near by'),
  'general lost': shock('LG-MOR-2', 2, BOW, 'general killed or broken near by'),
  'burst through': shock('LG-MOR-3', 2, null, 'burst through by elephants'),
  'flank charge': shock('LG-MOR-3', 2, null, 'charged in flank or rear'),
  'caught moving': shock('LG-MOR-3', 2, null, 'infantry caught moving by mounted'),
  'strange beasts': shock('LG-MOR-4', 1, JAVELIN, 'cavalry near elephants or camels'),
};

/** The DPs of several causes together, in the order of the sheet. */
export function moraleTally(causes: readonly MoraleCause[]): Tally {
  const felt = MORALE_CAUSES.flatMap((cause) => causes.filter((one) => one === cause));
  const rows = felt.map((cause) => row(SHOCKS[cause].clause, SHOCKS[cause].label, SHOCKS[cause].dp));
  return { rows, total: rows.reduce((sum, { value }) => sum + value, 0) };
}

/** What friends see happen to a unit. */
export type Mishap = 'retires' | 'breaks' | 'destroyed';

/** LG-MOR-1: what it is to friends near by. */
export function moraleOfMishap(type: TroopId, mishap: Mishap): MoraleCause | undefined {
  if (mishap === 'retires') return isHeavyInfantry(type) ? 'infantry retiring' : undefined;
  return isLight(type) ? undefined : 'unit lost';
}

const LEADER_LOST: Readonly<Record<LeaderId, MoraleCause | undefined>> = {
  general: 'general lost',
  commander: 'commander lost',
  subordinate: undefined,
};

/** LG-MOR-2: what a leader killed, or broken with his unit, is to friends near by. */
export const moraleOfLeader = (leader: LeaderId): MoraleCause | undefined => LEADER_LOST[leader];

export interface ChargeShock {
  readonly charger: TroopId;
  readonly chargerFormed: boolean;
  readonly inFlankOrRear: boolean;
  readonly target: TroopId;
  /** LG-MOR-3 (R): it is itself charging, counter-charging, pursuing or following up in this combat phase. */
  readonly targetMoving: boolean;
}

/** LG-MOR-3: what a charge is to the unit charged. */
export function moraleOfCharge(charge: ChargeShock): readonly MoraleCause[] {
  const { charger, chargerFormed, inFlankOrRear, target, targetMoving } = charge;
  const causes: MoraleCause[] = [];
  if (inFlankOrRear && chargerFormed) causes.push('flank charge');
  if (targetMoving && isInfantry(target) && isMounted(charger)) causes.push('caught moving');
  return causes;
}

/** LG-MOR-4: whether a unit shies at an enemy within javelin range. */
export const shiesAt = (type: TroopId, enemy: Pick<UnitKind, 'type' | 'camels'>): boolean =>
  isCavalry(type) && (enemy.type === 'El' || enemy.camels);
