import { type BySide, bySide, otherSide, SIDES, type Side } from '@acies/kernel';
import type { Followup } from '@acies/kernel/odds';
import type { AfterMove } from '../combat/combat-results.ts';
import type { Formation } from '../formations.ts';
import { isSpecial } from '../troops.ts';
import type { CombatInput, Fight } from './combat.ts';
import type { FighterInput } from './fighter-fields.ts';
import { friendsNext, leaderNext, moveNext } from './next-steps.ts';

/** A combat that has been fought. */
export interface Fought {
  readonly fight: Fight;
  readonly names: Readonly<BySide<string>>;
  readonly units: Readonly<BySide<FighterInput & { readonly frontal: boolean }>>;
  /** As they struck; undefined for as is usual. */
  readonly formations: Readonly<BySide<Formation | undefined>>;
  readonly rulings: Pick<CombatInput, 'shakenInsteadOfDps'>;
}

const NAMES: Readonly<BySide<string>> = { red: 'red', blue: 'blue' };

export const afterCombat = (given: CombatInput, fight: Fight): Followup[] =>
  afterFight({
    ...{ fight, names: NAMES, units: given, rulings: { shakenInsteadOfDps: given.shakenInsteadOfDps } },
    // CB-UNIT-7: pursuers are unformed.
    formations: bySide((side) => given[side].formation ?? (given[side].motion === 'pursuing' ? 'unformed' : undefined)),
  });

/** CB-LDR-3, CB-SEQ-8, CB-MOR-10: leaders first, then moves and what comes of them, the Morale phase, the next round. */
export const afterFight = (fought: Fought): Followup[] => [
  ...SIDES.flatMap((side) => leaders(fought, side)),
  ...SIDES.flatMap((side) => flight(fought, side)),
  ...SIDES.flatMap((side) => burst(fought, side)),
  ...SIDES.flatMap((side) => friends(fought, side)),
  ...nextRound(fought),
];

const movesOf = ({ fight }: Fought, side: Side): readonly AfterMove[] => fight.fates[side].moves;

/** CB-LDR-3: only a leader who inspires is known to be there. */
function leaders({ fight, names, units }: Fought, side: Side): Followup[] {
  return units[side].inspires > 0 ? [leaderNext(`the leader with ${names[side]}`, fight.fates[side].destroyed)] : [];
}

const FLIGHTS = { break: 'rout', retire: 'retire' } as const;

/** CB-AFT-5, CB-AFT-6, CB-AFT-7, CB-SPT-3: a unit that flees, alone or pursued, or runs amok. */
function flight(fought: Fought, side: Side): Followup[] {
  const { names, units } = fought;
  const { type } = units[side];
  if (movesOf(fought, side).includes('rampage')) return [moveNext(`the rampage of ${names[side]}`, type, 'rampage')];
  const how = (['break', 'retire'] as const).find((move) => movesOf(fought, side).includes(move));
  if (!how) return [];
  const chasers = movesOf(fought, otherSide(side));
  const isChased = chasers.includes('pursue') && !isSpecial(type);
  if (!isChased) {
    const certain = movesOf(fought, side).length === 1;
    return [moveNext(`${certain ? '' : 'if '}${names[side]} ${how}s`, type, FLIGHTS[how])];
  }
  const alone = moveNext(`if ${names[side]} is not pursued`, type, FLIGHTS[how]);
  return [pursuit(fought, side, how), ...(chasers.length > 1 ? [alone] : [])];
}

function pursuit({ fight, names, units, formations }: Fought, side: Side, how: 'break' | 'retire'): Followup {
  const chaser = otherSide(side);
  const { dp, casualties } = fight.fates[side];
  const { type, armoured } = units[side];
  const after = { type: units[chaser].type, armoured: units[chaser].armoured, formation: formations[chaser] };
  const input = {
    chaser: { ...after, dp: fight.fates[chaser].dp },
    fugitive: { type, armoured, stands: units[side].stands, dp, casualties, flight: how },
  };
  return { calculation: 'pursuit', words: `${names[side]} ${how}s, and ${names[chaser]} pursues`, input };
}

/** CB-MOR-8, CB-AFT-8: elephants burst through only where ranks are opened; scythed chariots ask nobody. */
function burst(fought: Fought, side: Side): Followup[] {
  const { fight, names, units, formations } = fought;
  const through = otherSide(side);
  const { dp, casualties, destroyed, rampages } = fight.fates[through];
  const isGone = destroyed || rampages || movesOf(fought, through).includes('break');
  if (!movesOf(fought, side).includes('burst through') || isGone) return [];
  const { type, grade } = units[through];
  const opened = movesOf(fought, through).includes('open ranks') && units[side].type === 'El';
  const input = {
    ...{ type, grade, formation: formations[through], stands: units[through].stands, dp, casualties, unitsLost: 0 },
    burst: opened ? 'with ranks opened' : 'with ranks closed',
  };
  return [{ calculation: 'morale', words: `${names[through]} is burst through`, input }];
}

function friends(fought: Fought, side: Side): Followup[] {
  const { names, units } = fought;
  const { type, grade, inspires } = units[side];
  const isLost = movesOf(fought, side).some((move) => LOST.includes(move));
  const leaderFlees = inspires > 0 && movesOf(fought, side).includes('break');
  return isLost ? [friendsNext(`of ${names[side]}`, { type, grade, leaderFlees })] : [];
}

const LOST: readonly AfterMove[] = ['break', 'destroyed', 'rampage'];
const STAYS: readonly AfterMove[] = ['halt', 'open ranks'];

/** CB-CBT-10, CB-RES-12: those who stay in contact, or are followed up, fight a melee next. */
function nextRound(fought: Fought): Followup[] {
  const { fight, names, units, formations, rulings } = fought;
  const may = (side: Side, ...moves: readonly AfterMove[]): boolean =>
    movesOf(fought, side).some((move) => moves.includes(move));
  const locked = may('red', ...STAYS) && may('blue', ...STAYS);
  const follows = (side: Side): boolean => may(side, 'follow up') && may(otherSide(side), 'fall back');
  // A column comes on against nobody (CB-CHG-1).
  const follower = SIDES.find((side) => follows(side) && formations[side] !== 'column');
  if (!locked && !follower) return [];
  const fighterOf = (side: Side) => {
    const comesOn = !locked && side === follower;
    const { dp, casualties } = fight.fates[side];
    const { fortified, obstacle } = units[side];
    return {
      ...fighterFieldsOf(units[side]),
      ...{ dp, casualties, formation: formations[side], motion: comesOn ? 'following up' : 'standing' },
      ...{ fortified: fortified && !comesOn, obstacle: obstacle && !comesOn, frontal: units[side].frontal },
    };
  };
  const words = locked
    ? 'the next round, if they stay in contact'
    : `the next round, if ${names[follower!]} follows up`;
  const input = { ...rulings, round: 'melee', red: fighterOf('red'), blue: fighterOf('blue') };
  return [{ calculation: 'combat', words, input }];
}

/** What the forms of a charge and of a combat have in common. */
function fighterFieldsOf(given: FighterInput): FighterInput {
  const { type, grade, morale, armoured, weapon, combat, breed, legion, stands, dp, casualties } = given;
  const { formation, ranks, ground, fortified, obstacle, inspires, numbers } = given;
  return {
    ...{ type, grade, morale, armoured, weapon, combat, breed, legion, stands, dp, casualties },
    ...{ formation, ranks, ground, fortified, obstacle, inspires, numbers },
  };
}
