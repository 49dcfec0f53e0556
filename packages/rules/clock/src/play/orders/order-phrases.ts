import type { Side } from '@acies/kernel';
import type { Phrase } from '@acies/kernel/picture';
import { bodyOf, centreOf, INCH, rangeBetween, type Step } from '@acies/table';
import { boxOf, type ClockContext, countOf, enemiesOf, factsOf, inInches, isReason, unitOf } from '../../board/look.ts';
import { whyNotOrder } from '../moving/carry-out.ts';
import { gaitOf, goersOf } from '../moving/goers.ts';
import { groupWith, readyOf } from '../moving/groups.ts';
import { prepareMove } from '../moving/move-order.ts';
import { allowanceOf } from '../moving/movement.ts';
import { quickCharge } from './aim-charge.ts';
import { examplesFor } from './order-text.ts';
import { wordsOfOrder } from './order-words.ts';
import { BY_CLOCK, cheapestBy, type MoveOrder, type Order, stratagemCost } from './orders.ts';

/** An order with what a button says. */
interface Offer {
  readonly label: string;
  readonly order: Order;
}

/** Orders that are easier said than dragged, for a unit that is chosen; only what is allowed. */
export function orderPhrases(g: ClockContext, side: Side, piece: number | undefined): Phrase[] {
  const done: Offer = { label: 'No more orders', order: { do: 'done' } };
  const isOwn = piece !== undefined && g.setting.units[piece]?.side === side;
  const own = isOwn ? offersFor(g, side, piece) : [];
  return [...own, done]
    .filter(({ order }) => whyNotOrder(g, side, order) === undefined)
    .map(({ label, order }): Phrase => ({ label, text: wordsOfOrder(g, order) }))
    .concat({ label: 'A move', text: examplesFor(g, side, isOwn ? piece : undefined)[0], isExample: true });
}

function offersFor(g: ClockContext, side: Side, id: number): Offer[] {
  if (unitOf(g, id).where === 'ambush') return [reveal(g, id)];
  if (unitOf(g, id).where !== 'table') return [];
  const ready = readyOf(g, side);
  const moves = ready.includes(id) ? movesOf(g, side, id, groupWith(g, ready, id)) : [];
  return [...moves, ...flights(g, side, id)];
}

const move = (g: ClockContext, side: Side, units: readonly number[], steps: readonly Step[]): Order => ({
  ...{ do: 'move', by: cheapestBy(g, side, units) ?? BY_CLOCK, units: [...units] },
  steps: steps as MoveOrder['steps'],
});

function movesOf(g: ClockContext, side: Side, id: number, group: readonly number[]): Offer[] {
  return [
    ...(group.length > 1 ? advances(g, side, group, `The group of ${group.length} advances`) : []),
    ...advances(g, side, [id], 'Advance'),
    ...(['left', 'right', 'about'] as const).map((to) => ({
      label: `Turn ${to}`,
      order: move(g, side, [id], [{ do: 'turn', to }]),
    })),
    { label: 'Step back 1 inch', order: move(g, side, [id], [{ do: 'back', distance: INCH }]) },
    ...charges(g, side, id),
  ];
}

/** As far as it goes, in rough going if need be, and half of it; whoever is met on the way is charged. */
function advances(g: ClockContext, side: Side, units: readonly number[], label: string): Offer[] {
  const { frame } = bodyOf(units.map((id) => boxOf(g, id)));
  const by = (distance: number): Offer[] => {
    const steps: Step[] = [{ do: 'advance', distance }];
    const made = prepareMove(g, side, units, steps);
    if (isReason(made)) return [];
    const met = [...new Set(made.clashes.map(({ target }) => factsOf(g, target).name))].join(', ');
    return [{ label: `${label} ${inInches(distance)}${met && `, into ${met}`}`, order: move(g, side, units, steps) }];
  };
  const full = [false, true].map((rough) => allowanceOf(g, units, frame, rough)).filter((distance) => distance > 0);
  return [...full.flatMap(by).slice(0, 1), ...full.slice(0, 1).flatMap((distance) => by(Math.ceil(distance / 2)))];
}

/** Enemies in reach that are offered to be charged, the nearest first. */
const FOES = 3;

function charges(g: ClockContext, side: Side, id: number): Offer[] {
  const goers = goersOf(g, side, { piece: id, alone: true });
  const gait = gaitOf(g, goers, false);
  const box = boxOf(g, id);
  const away = (foe: number): number => rangeBetween(box, boxOf(g, foe));
  const foes = enemiesOf(g, side).filter((foe) => away(foe) <= gait.allowance);
  return foes
    .sort((a, b) => away(a) - away(b))
    .slice(0, FOES)
    .flatMap((target): Offer[] => {
      const steps = quickCharge(g, goers, gait, { by: id, target, at: centreOf(boxOf(g, target)) });
      return steps ? [{ label: `Charge ${factsOf(g, target).name}`, order: move(g, side, [id], steps) }] : [];
    });
}

const flights = (g: ClockContext, side: Side, unit: number): Offer[] =>
  [false, true].map((feigned) => ({
    label: feigned ? 'Feign flight' : 'Disengage',
    order: { do: 'disengage', by: cheapestBy(g, side, [unit]) ?? BY_CLOCK, unit, feigned },
  }));

/** MC-ORD-3: in the middle of its terrain, facing ahead. */
function reveal(g: ClockContext, unit: number): Offer {
  const { hidden, start } = factsOf(g, unit);
  const { x, y } = g.setting.terrain[hidden]!.crest[0]!;
  return {
    label: `Spring the ambush: ${countOf(stratagemCost('ambush'), 'order')}`,
    order: { do: 'reveal', unit, x, y, heading: start.heading },
  };
}
