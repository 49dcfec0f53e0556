import type { Dice, Purpose, Tally } from '@acies/kernel';
import { HITS } from './hits.ts';
import { arcMet, type Bout, type Fighter, type MeleeSituation, meleeTally } from './melee-factors.ts';
import { FIRING_CAP, type MoraleOutcome, meleeCap, takeMoraleTest } from './morale.ts';
import { pilumTally } from './pilum.ts';
import { disorderedAttacking } from './terrain.ts';

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
  const disorders = disorderedAttacking(attacker.family, defender.place) !== undefined;
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

/** A fighter as it stands after a test. */
const after = (fighter: Fighter, hits: number, test: MoraleOutcome): Fighter =>
  hits === 0
    ? fighter
    : { ...fighter, sp: fighter.sp - test.loss, disordered: true, commander: fighter.commander && !test.leaderLost };

const testOf = (fighter: Fighter, hits: number, cap: number, dice: Dice, who: Who): MoraleOutcome => {
  const { start, sp, commander, disordered } = fighter;
  return takeMoraleTest({ start, lost: start - sp, commander, disordered, hits }, cap, dice, who);
};

/**
 * HX-PIL-1, HX-MEL-1, HX-MOR-1: pila, then both pools at once, then the morale tests with their caps. Pila are counted
 * before the dice of melee, so that what they do to a stand already tells in its pool.
 */
export function resolveMelee(
  { situation, pila, dice: first }: PreparedMelee,
  dice: Dice,
  who: ByRole<Who> = { attacker: {}, defender: {} },
): MeleeOutcome {
  const pilumOn = (role: Role): number => {
    const count = pila[otherRole(role)].total;
    return count > 0 ? dice.pool(count, HITS, { clause: 'HX-PIL-1', label: 'pila', ...who[otherRole(role)] }) : 0;
  };
  const pilumHits = { attacker: pilumOn('attacker'), defender: pilumOn('defender') };
  const pilumTest = {
    attacker: testOf(situation.attacker, pilumHits.attacker, FIRING_CAP, dice, who.attacker),
    defender: testOf(situation.defender, pilumHits.defender, FIRING_CAP, dice, who.defender),
  };
  const met: MeleeSituation = {
    ...situation,
    attacker: after(situation.attacker, pilumHits.attacker, pilumTest.attacker),
    defender: after(situation.defender, pilumHits.defender, pilumTest.defender),
  };
  const fell = fallenByPila(met);
  const hits = fell ? { attacker: 0, defender: 0 } : clash(met, pilumHits, first, dice, who);
  const margin = Math.abs(hits.attacker - hits.defender);
  const winner = fell ? fell.winner : winnerOf(hits);
  const shareOf = (role: Role): FighterOutcome => {
    const test = testOf(met[role], hits[role], capOf(met, role, winner), dice, who[role]);
    return {
      pilumHits: pilumHits[role],
      hits: hits[role],
      loss: pilumTest[role].loss + test.loss,
      leaderLost: pilumTest[role].leaderLost || test.leaderLost,
      disordered: met[role].disordered || hits[role] > 0,
    };
  };
  return { attacker: shareOf('attacker'), defender: shareOf('defender'), winner, margin };
}

/** HX-PIL-1: a stand that pila destroyed does not fight. */
function fallenByPila({ attacker, defender }: MeleeSituation): { winner: Role | null } | undefined {
  if (attacker.sp > 0 && defender.sp > 0) return undefined;
  if (attacker.sp <= 0 && defender.sp <= 0) return { winner: null };
  return { winner: attacker.sp > 0 ? 'attacker' : 'defender' };
}

/** Both pools at once: the hits that each side takes. */
function clash(
  met: MeleeSituation,
  pilumHits: ByRole<number>,
  first: ByRole<Tally>,
  dice: Dice,
  who: ByRole<Who>,
): Record<Role, number> {
  const hitsBy = (role: Role): number => {
    // Only a stand that pila hit has other dice than it had before them.
    const count = pilumHits[role] > 0 ? meleeTally(boutOf(met, role)).total : first[role].total;
    return dice.pool(count, HITS, { clause: 'HX-MEL-1', label: 'melee', ...who[role] });
  };
  const byAttacker = hitsBy('attacker');
  return { attacker: hitsBy('defender'), defender: byAttacker };
}

/** HX-MEL-6: more hits wins. */
const winnerOf = (taken: ByRole<number>): Role | null => {
  if (taken.attacker === taken.defender) return null;
  return taken.attacker < taken.defender ? 'attacker' : 'defender';
};

const capOf = (met: MeleeSituation, role: Role, winner: Role | null): number =>
  meleeCap({
    own: met[role].family,
    enemy: met[otherRole(role)].family,
    lost: winner === otherRole(role),
    attacking: role === 'attacker',
    enemyFront: arcMet(met[otherRole(role)]) === 'front',
  });
