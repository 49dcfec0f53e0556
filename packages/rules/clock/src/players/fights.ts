import type { Side } from '@acies/kernel';
import type { Contact } from '../board/board.ts';
import { type ClockContext, leaderWith, sideOf, unitOf } from '../board/look.ts';
import { meleeSituation } from '../play/fighting/melee-situation.ts';
import { afterCharges } from '../play/orders/what-if.ts';
import { meleeChances, prepareMelee } from '../sheet/chapters/melee.ts';
import type { Weights } from './weights.ts';
import { countsForClock, lossWorth, worthOf } from './worth.ts';

/** What a fight may bring a side: so much in the reckoning of the half turn, with a chance. */
type Outcomes = readonly (readonly [score: number, chance: number])[];

interface Prospect {
  readonly outcomes: Outcomes;
  readonly material: number;
}

/** A unit lost outweighs any number of DMZ. */
const UNIT = 64;

/** Who will fight this half turn: each unit once, those first whom the defender faces (MC-MEL-11). */
function fightsIn(g: ClockContext): Contact[] {
  const busy = new Set<number>();
  const { contacts } = g.board;
  return [...contacts.filter(({ faced }) => faced), ...contacts.filter(({ faced }) => !faced)].filter(
    ({ attacker, defender }) => {
      if (busy.has(attacker) || busy.has(defender)) return false;
      busy.add(attacker).add(defender);
      return true;
    },
  );
}

function prospectOf(weights: Weights, g: ClockContext, side: Side, contact: Contact): Prospect {
  const chances = meleeChances(prepareMelee(meleeSituation(g, contact), g.setting.rulings));
  const [own, enemy] =
    sideOf(g, contact.attacker) === side ? (['attacker', 'defender'] as const) : (['defender', 'attacker'] as const);
  const outcomes: [number, number][] = [];
  let material = 0;
  let decided = 0;
  for (const [role, sign] of [
    [own, -1],
    [enemy, 1],
  ] as const) {
    const id = contact[role];
    const fate = chances[role];
    const leader = leaderWith(g, id) ? weights.leaderLost * fate.destroyed : 0;
    material += sign * (lossWorth(weights, fate, unitOf(g, id).dmz) * worthOf(weights, g, id) + leader);
    decided += fate.stands + fate.retreats + fate.destroyed;
    if (!countsForClock(g, id, contact[role === 'attacker' ? 'defender' : 'attacker'])) {
      outcomes.push([0, fate.stands + fate.retreats + fate.destroyed]);
      continue;
    }
    outcomes.push([sign, fate.stands + fate.retreats], [sign * UNIT, fate.destroyed]);
  }
  outcomes.push([0, 1 - decided]);
  return { outcomes, material };
}

/** What a melee is worth to a side, taken alone: who wins it first has the ground. */
export const meleeWorth = (weights: Weights, g: ClockContext, side: Side, contact: Contact): number =>
  prospectOf(weights, g, side, contact).material;

/** What a half turn's fights are worth to a side: who is likely to win it, and what each loses. */
function halfTurnWorth(weights: Weights, g: ClockContext, side: Side, start: number): number {
  let scores = new Map([[start, 1]]);
  let material = 0;
  for (const contact of fightsIn(g)) {
    const prospect = prospectOf(weights, g, side, contact);
    material += prospect.material;
    const next = new Map<number, number>();
    for (const [score, chance] of scores)
      for (const [change, likely] of prospect.outcomes)
        if (likely > 0) next.set(score + change, (next.get(score + change) ?? 0) + chance * likely);
    scores = next;
  }
  let balance = 0;
  for (const [score, chance] of scores) balance += Math.sign(score) * chance;
  return weights.halfTurn * balance + material;
}

/** What the fights that are on are worth to a side, this half turn and after. */
export function fightsWorth(weights: Weights, g: ClockContext, side: Side): number {
  const { tolls } = g.board;
  const [own, enemy] = side === 'red' ? [tolls.red, tolls.blue] : [tolls.blue, tolls.red];
  const start = UNIT * (enemy.units - own.units) + enemy.dmz - own.dmz;
  return halfTurnWorth(weights, g, side, start) + weights.later * halfTurnWorth(weights, afterCharges(g), side, 0);
}
