import type { BySide, Side } from '@acies/kernel';
import type { Match } from '@acies/kernel/match';
import { choiceInWords, whatCameOf, whoActs } from './choice-words.ts';
import { balanceOf, gameAfter, luckOf } from './luck.ts';
import { type Stroke, strokesOf } from './strokes.ts';

/** A choice after which the balance was another, with the choices that its dice led to. */
export interface TurningPoint {
  /** The choice, counted from 1. */
  readonly at: number;
  readonly turn: number;
  readonly side: Side;
  /** The units that the choice was about, unless its own words name them. */
  readonly who: readonly string[];
  /** What was chosen, and what came of it. */
  readonly text: string;
  readonly after: readonly string[];
  /** How far the balance moved, towards red above 0: what the dice did of it; the rest is what the choice comes to on average. */
  readonly swing: number;
  readonly luck: number;
}

/** What moved the balance, all choices taken together. */
export interface Reckoning {
  /** How much the dice helped each side, each at the other's cost. */
  readonly dice: BySide<number>;
  /** What the choices of each side came to on average: towards itself above 0. */
  readonly decisions: BySide<number>;
}

/** What is known of the luck of each choice. */
export type KnownLuck = readonly (number | undefined)[];

const MOST_POINTS = 5;
/** What moves the balance by less decides nothing. */
const LEAST_SWING = 0.02;

/** How far the balance moved with a stroke. */
const swingOf = (match: Match, { from, to }: Stroke): number =>
  balanceOf(match, gameAfter(match, to)) - balanceOf(match, gameAfter(match, from));

/** The choices after which the balance moved most, in the order of play. */
export function turningPoints(match: Match, luck: KnownLuck = []): TurningPoint[] {
  return strokesOf(match)
    .map((stroke) => ({ stroke, swing: swingOf(match, stroke) }))
    .filter(({ swing }) => Math.abs(swing) >= LEAST_SWING)
    .sort((one, other) => Math.abs(other.swing) - Math.abs(one.swing))
    .slice(0, MOST_POINTS)
    .sort((one, other) => one.stroke.from - other.stroke.from)
    .map(({ stroke, swing }) => {
      const last = stroke.to - 1;
      return pointOf(match, stroke, swing, luck[last] ?? luckOf(match, last));
    });
}

function pointOf(match: Match, { from, to }: Stroke, swing: number, luck: number): TurningPoint {
  const { rules } = match.engine;
  const { before, side } = match.moves[from]!;
  const text = choiceInWords(match, from);
  return {
    at: from + 1,
    turn: rules.turnOf(before.board),
    side,
    who: whoActs(match, from).filter((name) => !text.includes(name)),
    text,
    after: whatCameOf(match, from, to),
    swing,
    luck,
  };
}

/** Dice and decisions apart; undefined while the luck of some choice is not known. */
export function reckoningOf(match: Match, luck: KnownLuck): Reckoning | undefined {
  const dice = { red: 0, blue: 0 };
  const decisions = { red: 0, blue: 0 };
  for (const stroke of strokesOf(match)) {
    const fallen = luck[stroke.to - 1];
    if (fallen === undefined) return undefined;
    const { side } = match.moves[stroke.from]!;
    dice[fallen > 0 ? 'red' : 'blue'] += Math.abs(fallen);
    decisions[side] += (swingOf(match, stroke) - fallen) * (side === 'red' ? 1 : -1);
  }
  return { dice, decisions };
}
