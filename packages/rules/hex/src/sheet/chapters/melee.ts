import type { Dice, Purpose } from '@acies/kernel';
import { apart, type Tally } from '@acies/kernel/odds';
import { disorderedAttacking } from '../terrain.ts';
import { HITS } from './hits.ts';
import { arcMet, type Bout, type Fighter, type MeleeSituation, meleeTally } from './melee-factors.ts';
import { FIRING_CAP, type MoraleOutcome, meleeCap, takeMoraleTest } from './morale.ts';
import { pilumTally } from './pilum.ts';

export const ROLES = ['attacker', 'defender'] as const;
export type Role = (typeof ROLES)[number];
export const otherRole = (role: Role): Role => (role === 'attacker' ? 'defender' : 'attacker');

type ByRole<T> = Readonly<Record<Role, T>>;
type Who = Omit<Purpose, 'clause' | 'label'>;

export interface PreparedMelee {
  readonly situation: MeleeSituation;
  /** Dice for pila; zero where there are none. */
  readonly pila: ByRole<Tally>;
  /** Dice as they stand before pila are thrown: these may still disorder or thin a side. */
  readonly dice: ByRole<Tally>;
}

/** One side's share of the result. */
export interface FighterOutcome {
  /** Hits taken from pila, and in melee. */
  readonly pilumHits: number;
  readonly hits: number;
  readonly loss: number;
  readonly leaderLost: boolean;
  readonly disordered: boolean;
}

export interface MeleeOutcome {
  readonly attacker: FighterOutcome;
  readonly defender: FighterOutcome;
  readonly winner: Role | null;
  /** By how many hits. */
  readonly margin: number;
}

const NO_PILA: Tally = { rows: [], total: 0 };

/** HX-TER-3, HX-TER-5: mounted stands that attack defences or a village are disordered by it. */
function asTheyMeet(situation: MeleeSituation): MeleeSituation {
  const { attacker, defender } = situation;
  const disorders = disorderedAttacking(attacker.family, attacker.place, defender.place) !== undefined;
  return disorders && !attacker.disordered ? { ...situation, attacker: { ...attacker, disordered: true } } : situation;
}

const boutOf = ({ attacker, defender, fresh }: MeleeSituation, role: Role): Bout =>
  role === 'attacker'
    ? { own: attacker, enemy: defender, attacking: true, fresh }
    : { own: defender, enemy: attacker, attacking: false, fresh };

function pilaOf(situation: MeleeSituation, role: Role): Tally {
  if (!situation.fresh) return NO_PILA;
  const { pilum, disordered, sp, start, supportPila } = situation[role];
  const own = pilum
    ? pilumTally({ attacking: role === 'attacker', disordered, supporting: false, sp, lost: start - sp })
    : NO_PILA;
  if (supportPila === 0) return own;
  const rows = [...own.rows, { clause: 'HX-MEL-7', label: 'pila of supports', value: supportPila }];
  return { rows, total: own.total + supportPila };
}

export function prepareMelee(given: MeleeSituation): PreparedMelee {
  const situation = asTheyMeet(given);
  return {
    situation,
    pila: { attacker: pilaOf(situation, 'attacker'), defender: pilaOf(situation, 'defender') },
    dice: { attacker: meleeTally(boutOf(situation, 'attacker')), defender: meleeTally(boutOf(situation, 'defender')) },
  };
}

/**
 * What the odds of a melee depend on once its dice are counted: two with the same key have the same. Pila may have the dice counted
 * anew, and that depends on everything.
 */
export function keyOfOdds({ situation, pila, dice }: PreparedMelee): string {
  if (pila.attacker.total > 0 || pila.defender.total > 0) return JSON.stringify(situation);
  const keyOf = (role: Role): string => {
    const fighter = situation[role];
    const { family, sp, disordered, commander } = fighter;
    return `${dice[role].total} ${family} ${sp} ${disordered} ${commander} ${arcMet(fighter) === 'front'}`;
  };
  return `${keyOf('attacker')}, ${keyOf('defender')}${situation.passCosts ? ', a pass costs' : ''}`;
}

function testOf(situation: MeleeSituation, role: Role, hits: number, cap: number, dice: Dice, who: Who): MoraleOutcome {
  const { start, sp, commander, disordered } = situation[role];
  const { passCosts = false } = situation;
  return takeMoraleTest({ start, lost: start - sp, commander, disordered, hits, passCosts }, cap, dice, who);
}

/** What pila did to a stand, and the stand as it then meets the enemy. */
interface AfterPila {
  readonly hits: number;
  readonly test: MoraleOutcome;
  readonly fighter: Fighter;
}

const keyOfTest = ({ passed, loss, leaderLost }: MoraleOutcome): string => `${passed}${loss}${leaderLost}`;
const keyOfPila = ({ attacker, defender }: ByRole<AfterPila>): string =>
  `${attacker.hits > 0}${keyOfTest(attacker.test)} ${defender.hits > 0}${keyOfTest(defender.test)}`;

/** HX-PIL-1: both volleys, then the tests of those who were hit. */
function throwPila({ situation, pila }: PreparedMelee, dice: Dice, who: ByRole<Who>): ByRole<AfterPila> {
  const hitsOn = (role: Role): number => {
    const by = otherRole(role);
    return pila[by].total > 0 ? dice.pool(pila[by].total, HITS, { clause: 'HX-PIL-1', label: 'pila', ...who[by] }) : 0;
  };
  const hits = { attacker: hitsOn('attacker'), defender: hitsOn('defender') };
  const suffer = (role: Role): AfterPila => {
    const fighter = situation[role];
    const test = testOf(situation, role, hits[role], FIRING_CAP, dice, who[role]);
    if (hits[role] === 0) return { hits: 0, test, fighter };
    const { sp, commander } = fighter;
    const shaken = { ...fighter, sp: sp - test.loss, disordered: true, commander: commander && !test.leaderLost };
    return { hits: hits[role], test, fighter: shaken };
  };
  return { attacker: suffer('attacker'), defender: suffer('defender') };
}

/** The two stands as they meet after pila, with the pools they throw. */
interface Meeting {
  readonly met: MeleeSituation;
  /** Dice as they are thrown. */
  readonly dice: ByRole<Tally>;
  /** SP that pila have cost (HX-MOR-3). */
  readonly lostToPila: ByRole<number>;
  /** Set where pila left nobody to fight: who is left. */
  readonly decided: { readonly winner: Role | null } | undefined;
  readonly key: string;
}

function meet({ situation, dice: first }: PreparedMelee, pila: ByRole<AfterPila>): Meeting {
  const met: MeleeSituation = { ...situation, attacker: pila.attacker.fighter, defender: pila.defender.fighter };
  // Only a stand that pila hit has other dice than it had before them.
  const diceOf = (role: Role): Tally => (pila[role].hits > 0 ? meleeTally(boutOf(met, role)) : first[role]);
  return {
    met,
    dice: { attacker: diceOf('attacker'), defender: diceOf('defender') },
    lostToPila: { attacker: pila.attacker.test.loss, defender: pila.defender.test.loss },
    decided: decidedByPila(met),
    key: keyOfPila(pila),
  };
}

/** HX-PIL-1: a stand that pila destroyed does not fight. */
function decidedByPila({ attacker, defender }: MeleeSituation): Meeting['decided'] {
  if (attacker.sp > 0 && defender.sp > 0) return undefined;
  if (attacker.sp <= 0 && defender.sp <= 0) return { winner: null };
  return { winner: attacker.sp > 0 ? 'attacker' : 'defender' };
}

/** What came of both pools at once: hits taken and the tests for them. */
interface Clash {
  readonly hits: ByRole<number>;
  readonly tests: ByRole<MoraleOutcome>;
  readonly winner: Role | null;
  readonly margin: number;
}

const keyOfClash = ({ hits, tests, winner, margin }: Clash): string =>
  `${winner}${Math.min(margin, 2)} ${hits.attacker > 0}${keyOfTest(tests.attacker)} ${hits.defender > 0}${keyOfTest(tests.defender)}`;

function clash(
  prepared: PreparedMelee,
  { met, dice: thrown, lostToPila, decided, key }: Meeting,
  dice: Dice,
  who: ByRole<Who>,
): Clash {
  const hitsBy = (role: Role): number =>
    dice.pool(thrown[role].total, HITS, { clause: 'HX-MEL-1', label: 'melee', ...who[role] });
  const byAttacker = decided ? 0 : hitsBy('attacker');
  const hits = { attacker: decided ? 0 : hitsBy('defender'), defender: byAttacker };
  const winner = decided ? decided.winner : winnerOf(hits);
  const test = (role: Role): MoraleOutcome => {
    const taken = hits[role];
    const cap = capOf(met, role, winner, lostToPila[role]);
    const run = (part: Dice): MoraleOutcome => testOf(met, role, taken, cap, part, who[role]);
    return apart(dice, prepared, `${role}${taken}/${cap}${key}`, run, keyOfTest);
  };
  const tests = { attacker: test('attacker'), defender: test('defender') };
  return { hits, tests, winner, margin: Math.abs(hits.attacker - hits.defender) };
}

/**
 * HX-PIL-1, HX-MEL-1, HX-MOR-1: pila, then both pools at once, then the morale tests with their caps. Pila are counted
 * before the dice of melee, so that what they do to a stand already tells in its pool. Where odds are walked the parts
 * stand apart; of outcomes that differ only in how many hits fell, one then stands for all.
 */
export function resolveMelee(
  prepared: PreparedMelee,
  dice: Dice,
  who: ByRole<Who> = { attacker: {}, defender: {} },
  onMeeting?: (thrown: ByRole<Tally>) => void,
): MeleeOutcome {
  const pila = apart(dice, prepared, 'pila', (part) => throwPila(prepared, part, who), keyOfPila);
  const meeting = meet(prepared, pila);
  onMeeting?.(meeting.dice);
  const { hits, tests, winner, margin } = apart(
    dice,
    prepared,
    meeting.key,
    (part) => clash(prepared, meeting, part, who),
    keyOfClash,
  );
  const shareOf = (role: Role): FighterOutcome => ({
    pilumHits: pila[role].hits,
    hits: hits[role],
    loss: pila[role].test.loss + tests[role].loss,
    leaderLost: pila[role].test.leaderLost || tests[role].leaderLost,
    disordered: pila[role].fighter.disordered || hits[role] > 0,
  });
  return { attacker: shareOf('attacker'), defender: shareOf('defender'), winner, margin };
}

/** HX-MEL-6: more hits wins. */
const winnerOf = (taken: ByRole<number>): Role | null => {
  if (taken.attacker === taken.defender) return null;
  return taken.attacker < taken.defender ? 'attacker' : 'defender';
};

const capOf = (met: MeleeSituation, role: Role, winner: Role | null, toPila: number): number =>
  meleeCap({
    own: met[role].family,
    enemy: met[otherRole(role)].family,
    lost: winner === otherRole(role),
    attacking: role === 'attacker',
    enemyFront: arcMet(met[otherRole(role)]) === 'front',
    toPila,
  });
