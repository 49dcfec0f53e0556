import type { Json, Side } from '@acies/kernel';
import { BASE, type ClockTable, type DeployChoice, factsOf } from '@acies/rules-clock';
import { INCH, type Point } from '@acies/table';
import type { Turn, Weighed } from '../player.ts';
import { DRAWINGS } from './drawings.ts';

/** The first that the battle suggests is taken as it is. */
export function asTheBattleSuggests(turn: Turn): Weighed[] {
  const [first = turn.sample(), ...others] = turn.suggestions();
  return [{ choice: first, worth: 1 }, ...others.map((choice) => ({ choice, worth: 0 }))];
}

const WORDS = 'a drawing up that has won many trials of this battle';

/** A unit's place in a drawing up that is known to do well, if there is one of this army and it may stand so; else as the battle suggests. */
export function asTried(turn: Turn): Weighed[] {
  const { g, side } = turn as Turn<ClockTable>;
  const place = placeOf(g, side, turn.about()[0]!);
  if (!place || !turn.allows(place)) return asTheBattleSuggests(turn);
  return [{ choice: place, worth: 1, words: WORDS }, ...turn.suggestions().map((choice) => ({ choice, worth: 0 }))];
}

function placeOf(g: ClockTable, side: Side, id: number): Json | undefined {
  const spots = spotsOf(g, side);
  const spot = spots?.get(id);
  if (!spot) return undefined;
  const choice: DeployChoice = { do: 'place', ...spot, heading: factsOf(g, id).start.heading };
  return choice;
}

/** Where everybody stands; nothing where somebody has no place: an army that is another was never tried so. */
function spotsOf(g: ClockTable, side: Side): ReadonlyMap<number, Point> | undefined {
  const drawing = DRAWINGS[g.setup.id]?.[side];
  if (!drawing) return undefined;
  const spots = new Map<number, Point>();
  for (const id of g.field.idsOf[side]) {
    const { key, hidden } = factsOf(g, id);
    if (hidden >= 0) continue;
    const [, body = '', number] = /^(\D+)(\d*)$/.exec(key) ?? [];
    const first = drawing[body];
    if (!first) return undefined;
    // Units of a body stand side by side.
    const beside = BASE * (Number(number || 1) - 1);
    spots.set(id, { x: Math.round(first[0] * INCH) + beside, y: Math.round(first[1] * INCH) });
  }
  return spots;
}
