import type { Json, Side } from '@acies/kernel';
import { type ClockTable, type DeployChoice, factsOf } from '@acies/rules-clock';
import { INCH } from '@acies/table';
import type { Turn, Weighed } from '../player.ts';
import { DRAWINGS, type Drawing } from './drawings.ts';

/** The battle's own drawing up is as good as any. */
export function asTheBattleSuggests(turn: Turn): Weighed[] {
  const [first = turn.sample(), ...others] = turn.suggestions();
  return [{ choice: first, worth: 1 }, ...others.map((choice) => ({ choice, worth: 0 }))];
}

const WORDS = 'a drawing up that has won many trials of this battle';

/** Where a unit stands in a drawing up that is known to do well, if there is one for the battle and it may; else as the battle suggests. */
export function asTried(turn: Turn): Weighed[] {
  const suggested = asTheBattleSuggests(turn);
  const { g, side } = turn as Turn<ClockTable>;
  const place = placeOf(g, side, turn.about()[0]!);
  if (!place || !turn.allows(place)) return suggested;
  const others = suggested.map(({ choice }) => ({ choice, worth: 0 }));
  return [{ choice: place, worth: 1, words: WORDS }, ...others];
}

function placeOf(g: ClockTable, side: Side, id: number): Json | undefined {
  const drawing = DRAWINGS[g.setup.id]?.[side];
  const { key, start } = factsOf(g, id);
  const spot = drawing && spotIn(drawing, key);
  if (!spot) return undefined;
  const [x, y] = spot;
  const choice: DeployChoice = { do: 'place', x: whole(x), y: whole(y), heading: start.heading };
  return choice;
}

const whole = (inches: number): number => Math.round(inches * INCH);

/** Units of a body stand side by side, as wide as they are, from the left of the table. */
const BASE = 1.6;

function spotIn(drawing: Drawing, key: string): readonly [number, number] | undefined {
  const [, body = '', number = '1'] = /^(\D+)(\d*)$/.exec(key) ?? [];
  const first = drawing[body];
  return first && [first[0] + BASE * (Number(number || '1') - 1), first[1]];
}
