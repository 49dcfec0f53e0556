import { D10, type Dice } from '@acies/kernel';
import type { Tally } from '@acies/kernel/odds';
import { destroyed, gainMarkers, type Harm, type Retreat } from '../markers.ts';
import { type Rulings, USUAL_RULINGS } from '../rulings.ts';
import { isImmobile } from '../troops.ts';
import type { Who } from '../who.ts';
import { type Fighter, meleeTally } from './melee-factors.ts';

/** The attacker is who came at the other, in this half turn or an earlier one: not always of the active side. */
export const ROLES = ['attacker', 'defender'] as const;
export type Role = (typeof ROLES)[number];
export type ByRole<T> = Readonly<Record<Role, T>>;
export const otherRole = (role: Role): Role => (role === 'attacker' ? 'defender' : 'attacker');

export type MeleeSituation = ByRole<Fighter>;

export interface PreparedMelee {
  readonly situation: MeleeSituation;
  readonly tallies: ByRole<Tally>;
}

/** MC-MEL-1: what both sides add to their dice. */
export function prepareMelee(
  situation: MeleeSituation,
  rulings: Pick<Rulings, 'pilaAgainstArmour' | 'spearsInRough'> = USUAL_RULINGS,
): PreparedMelee {
  const { attacker, defender } = situation;
  return {
    situation,
    tallies: {
      attacker: meleeTally({ own: attacker, enemy: defender, rulings }),
      defender: meleeTally({ own: defender, enemy: attacker, rulings }),
    },
  };
}

export interface MeleeOutcome {
  readonly scores: ByRole<number>;
  readonly winner: Role | null;
  /** What befalls the loser; null where the scores are equal. */
  readonly loss: Harm | null;
}

const LEAST_SCORE = 1;
const MARKERS = 1;
const WILD_MARKERS = 2;

/** MC-MEL-1 (R): a score below 1 counts as 1. */
const scoreOf = (face: number, total: number): number => Math.max(LEAST_SCORE, face + total);

/** MC-MEL-1: what two dice lead to. */
export function judgeMelee({ situation, tallies }: PreparedMelee, faces: ByRole<number>): MeleeOutcome {
  const scores = {
    attacker: scoreOf(faces.attacker, tallies.attacker.total),
    defender: scoreOf(faces.defender, tallies.defender.total),
  };
  if (scores.attacker === scores.defender) return { scores, winner: null, loss: null };
  const winner = scores.attacker > scores.defender ? 'attacker' : 'defender';
  const loser = otherRole(winner);
  const doubled = scores[winner] >= 2 * scores[loser];
  return { scores, winner, loss: lossOf(situation[loser], situation[winner], doubled) };
}

/** MC-MEL-1, MC-MEL-2, MC-MEL-6: what befalls the loser. */
function lossOf(loser: Fighter, winner: Fighter, doubled: boolean): Harm {
  if (doubled) return destroyed(loser.dmz, 'doubled');
  const wild = winner.unit.wildCharge && winner.firstCombat;
  if (wild && loser.unit.type === 'Sk') return destroyed(loser.dmz, 'ridden down');
  return gainMarkers(loser.dmz, wild ? WILD_MARKERS : MARKERS, retreatOf(loser));
}

const retreatOf = ({ unit, canRetreat }: Fighter): Retreat =>
  canRetreat && !isImmobile(unit.type) ? 'open' : 'blocked';

const NOBODY: ByRole<Who> = { attacker: {}, defender: {} };

/** MC-MEL-1: both sides throw. */
export function resolveMelee(prepared: PreparedMelee, dice: Dice, who: ByRole<Who> = NOBODY): MeleeOutcome {
  const roll = (role: Role): number =>
    dice.one(D10, (face) => face, { clause: 'MC-MEL-1', label: `melee, ${role}`, ...who[role] });
  const attacker = roll('attacker');
  return judgeMelee(prepared, { attacker, defender: roll('defender') });
}

/** How likely each side is to win, and what is then likely to befall the other. */
export interface RoleChances {
  readonly wins: number;
  readonly stands: number;
  readonly retreats: number;
  readonly destroyed: number;
}

/** The chances of a melee: for each side that it wins, and that it loses and stands, retreats or is destroyed. */
export function meleeChances(prepared: PreparedMelee): ByRole<RoleChances> {
  const { attacker, defender } = prepared.tallies;
  const wins = winsFor(attacker.total, defender.total);
  const fates = fatesOf(prepared);
  return { attacker: chancesOf('attacker', wins, fates), defender: chancesOf('defender', wins, fates) };
}

/** Of all throws of two dice, those that a side wins, by whether the other is doubled. */
interface Wins {
  beats: number;
  doubles: number;
}

const THROWS = D10.faces.length ** 2;
const knownWins = new Map<number, Map<number, ByRole<Wins>>>();

/** MC-MEL-1: what both add to their dice says it all, and it is asked again and again. */
function winsFor(attacker: number, defender: number): ByRole<Wins> {
  let known = knownWins.get(attacker);
  if (!known) knownWins.set(attacker, (known = new Map()));
  let wins = known.get(defender);
  if (!wins) known.set(defender, (wins = countWins(attacker, defender)));
  return wins;
}

function countWins(attacks: number, defends: number): ByRole<Wins> {
  const wins = { attacker: { beats: 0, doubles: 0 }, defender: { beats: 0, doubles: 0 } };
  for (const face of D10.faces) {
    const attacker = scoreOf(face, attacks);
    for (const other of D10.faces) {
      const defender = scoreOf(other, defends);
      if (attacker === defender) continue;
      const doubled = Math.max(attacker, defender) >= 2 * Math.min(attacker, defender);
      wins[attacker > defender ? 'attacker' : 'defender'][doubled ? 'doubles' : 'beats']++;
    }
  }
  return wins;
}

function chancesOf(role: Role, wins: ByRole<Wins>, fates: ReturnType<typeof fatesOf>): RoleChances {
  const [own, lost] = [wins[role], wins[otherRole(role)]];
  const counts = { stands: 0, retreats: 0, destroyed: 0 };
  counts[fates[role].beaten] += lost.beats;
  counts[fates[role].doubled] += lost.doubles;
  return {
    wins: (own.beats + own.doubles) / THROWS,
    stands: counts.stands / THROWS,
    retreats: counts.retreats / THROWS,
    destroyed: counts.destroyed / THROWS,
  };
}

/** What befalls either side if it loses: there are but two ways, so that a hundred throws need not be judged one by one. */
function fatesOf({ situation: { attacker, defender } }: PreparedMelee) {
  const ofLoser = (loser: Fighter, winner: Fighter) => ({
    beaten: lossOf(loser, winner, false).fate,
    doubled: lossOf(loser, winner, true).fate,
  });
  return { attacker: ofLoser(attacker, defender), defender: ofLoser(defender, attacker) };
}
