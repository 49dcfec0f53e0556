import type { BySide, Side } from '@acies/kernel';
import { frontageOf } from '@acies/rules-disorder';
import { centreOf, crosses, isHigher } from '@acies/table';
import type { Contact } from '../../board/board.ts';
import { standsTouching } from '../../board/frontage.ts';
import {
  boxesOf,
  boxOf,
  conditionOf,
  factsOf,
  friendsOf,
  inspiresOf,
  isInContact,
  type LegioContext,
  motionOf,
  sideOf,
  unitOf,
} from '../../board/look.ts';
import { STAND_SIZE } from '../../board/setting.ts';
import { supportersOf } from '../../board/supports.ts';
import { type PreparedCombat, prepareCombat } from '../../sheet/combat/combat.ts';
import type { Fighter } from '../../sheet/combat/combat-factors.ts';
import { type InContact, leadersOf, numbersOf } from '../../sheet/combat/combat-numbers.ts';

/** Units that fight each other: on one side a single one, on the other one or more (LG-CBT-7). */
export type Combat = Readonly<BySide<readonly number[]>>;

/** Contacts in order of how many stands they bring together. */
const byWeight = (g: LegioContext, contacts: readonly Contact[]): Contact[] =>
  [...contacts].sort((a, b) => standsTouching(g, b.attacker, b.defender) - standsTouching(g, a.attacker, a.defender));

/** LG-CBT-7 (R): each unit fights in one combat; a contact between two that fight others already does not count this turn. */
export function combatsIn(g: LegioContext, contacts: readonly Contact[]): Combat[] {
  const combats: { red: number[]; blue: number[] }[] = [];
  const of = (id: number) => combats.find(({ red, blue }) => red.includes(id) || blue.includes(id));
  for (const { attacker, defender } of byWeight(g, contacts)) {
    const [red, blue] = sideOf(g, attacker) === 'red' ? [attacker, defender] : [defender, attacker];
    const [withRed, withBlue] = [of(red), of(blue)];
    if (!withRed && !withBlue) combats.push({ red: [red], blue: [blue] });
    else if (withRed && !withBlue && withRed.red.length === 1) withRed.blue.push(blue);
    else if (withBlue && !withRed && withBlue.blue.length === 1) withBlue.red.push(red);
  }
  return combats;
}

/** LG-CBT-6: a unit’s stands in contact with its enemies, and one beyond each end; struck in flank alone it has none beyond. */
function inContact(g: LegioContext, id: number, enemies: readonly number[]): InContact & { readonly id: number } {
  const boxes = boxesOf(g, enemies);
  return { id, type: factsOf(g, id).kind.type, ...frontageOf(boxOf(g, id), boxes, STAND_SIZE.width) };
}

const sideIn = (g: LegioContext, combat: Combat, side: Side) =>
  combat[side].map((id) => inContact(g, id, combat[side === 'red' ? 'blue' : 'red']));

/** LG-CBT-7: units of a side that may give die and factors; more than one where the owner chooses. */
export const leadChoices = (g: LegioContext, combat: Combat, side: Side): number[] =>
  leadersOf(sideIn(g, combat, side)).map(({ id }) => id);

/** LG-CBT-7: of the friends behind a unit one who supports nobody else yet, best one whom nobody else could use. */
export function supporterFor(g: LegioContext, id: number, spent: readonly number[]): number | undefined {
  if (!needsSupport(g, id)) return undefined;
  const free = supportersOf(g, id).filter((one) => !spent.includes(one));
  const fighting =
    free.length > 1 ? friendsOf(g, id).filter((friend) => isInContact(g, friend) && needsSupport(g, friend)) : [];
  const rivals = (one: number): number => fighting.filter((friend) => supportersOf(g, friend).includes(one)).length;
  return free.sort((a, b) => rivals(a) - rivals(b) || a - b)[0];
}

/** LG-UNIT-7: cavalry with attached light infantry is supported by them, and uses up nobody else. */
const needsSupport = (g: LegioContext, id: number): boolean => !factsOf(g, id).kind.attachedLights;

function fighter(g: LegioContext, id: number, combat: Combat, spent: readonly number[]): Fighter {
  const { side, kind } = factsOf(g, id);
  const motion = motionOf(g, id);
  const units = sideIn(g, combat, side);
  const enemies = combat[side === 'red' ? 'blue' : 'red'];
  const here = centreOf(boxOf(g, id));
  // What is added stands before what is spread: that is copied many times faster than the other way round.
  return {
    unit: kind,
    motion,
    formation: unitOf(g, id).formation,
    ground: g.setting.hills.some((hill) => enemies.every((enemy) => isHigher(hill, here, centreOf(boxOf(g, enemy))))),
    fortified:
      motion === 'standing' &&
      g.setting.lines.fortification.some((line) =>
        enemies.every((enemy) => crosses(line, here, centreOf(boxOf(g, enemy)))),
      ),
    supported: supporterFor(g, id, spent) !== undefined,
    inspired: inspiresOf(g, id) > 0,
    numbers: numbersOf(units.find((one) => one.id === id)!, units),
    ...conditionOf(g, id),
  };
}

/** LG-CBT-1 to LG-CBT-7: a combat led by one unit of each side; those who support others do not count. */
export const combatOf = (
  g: LegioContext,
  combat: Combat,
  leads: Readonly<BySide<number>>,
  spent: readonly number[] = [],
): PreparedCombat =>
  prepareCombat(
    { red: fighter(g, leads.red, combat, spent), blue: fighter(g, leads.blue, combat, spent) },
    g.setting.rulings,
  );
