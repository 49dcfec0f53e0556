import { again, ask, type Draw, done, listed, procedure, type Side } from '@acies/kernel';
import {
  afterStep,
  type Box,
  cornersOf,
  drawnWay,
  INCH,
  isBeside,
  placed,
  pointFrom,
  sameHeading,
  touch,
} from '@acies/table';
import { place } from '../../board/change.ts';
import { boxOf, type ClockContext, enemiesOf, factsOf, isInContact, presentOf, unitOf } from '../../board/look.ts';
import { BASE } from '../../board/setting.ts';
import { canShiftTo, isOpenTo, unitsOn } from '../../board/standing.ts';
import { givesSupport } from '../../sheet/chapters/melee-factors.ts';
import { meetsAnybody } from '../charge/charging.ts';
import { idToType, nameOfOne } from '../orders/who-is-meant.ts';
import { ghostOf } from '../shown-places.ts';

/** MC-MOV-12: where a unit joins a friend: in line on a flank, or as a rank behind or before it. */
const PLACES = ['left', 'right', 'behind', 'before'] as const;
type Place = (typeof PLACES)[number];

export type DressChoice =
  | { readonly do: 'done' }
  | { readonly do: 'turn'; readonly unit: number; readonly to: 'left' | 'right' | 'about' }
  | { readonly do: 'dress'; readonly unit: number; readonly beside: number; readonly on: Place };

export interface Dressing {
  readonly side: Side;
  choice?: DressChoice | undefined;
}

/** MC-MOV-12: how far a unit dresses. */
const DRESS = INCH;
const TURNS = ['left', 'right', 'about'] as const;

/** MC-MOV-12: units without an order, out of combat, that have not turned or dressed yet. */
const idle = (g: ClockContext, side: Side): number[] =>
  presentOf(g, side).filter((id) => {
    const { ordered, moved } = unitOf(g, id);
    return !ordered && !moved && factsOf(g, id).open > 0 && !isInContact(g, id);
  });

/** The place in line on a friend's left or right, or in rank with it. */
function placeBy(g: ClockContext, friend: number, on: Place): Box {
  const box = boxOf(g, friend);
  const { ahead = 0, aside = 0 } = BEARINGS[on];
  return placed(box, pointFrom(box, ahead * box.depth, aside * box.width));
}

const BEARINGS: Readonly<Record<Place, { readonly ahead?: number; readonly aside?: number }>> = {
  left: { aside: -1 },
  right: { aside: 1 },
  behind: { ahead: -1 },
  before: { ahead: 1 },
};

/** MC-MOV-12: whether a unit may dress to a place: near, clear on the way too, and neither into combat nor into support of it. */
function mayDress(g: ClockContext, id: number, to: Box): boolean {
  const box = boxOf(g, id);
  const { side } = factsOf(g, id);
  if (
    !sameHeading(box, to) ||
    (box.x - to.x) ** 2 + (box.y - to.y) ** 2 > DRESS ** 2 ||
    (box.x === to.x && box.y === to.y)
  )
    return false;
  if (!isOpenTo(g, id, to) || unitsOn(g, to, [id]).length > 0 || !canShiftTo(g, id, to)) return false;
  return !enemiesOf(g, side).some((enemy) => touch(to, boxOf(g, enemy))) && !wouldSupport(g, id, to);
}

/** MC-MOV-12: whether a unit that stands so supports a friend in combat. */
const wouldSupport = (g: ClockContext, id: number, to: Box): boolean =>
  givesSupport(factsOf(g, id).kind.type) &&
  presentOf(g, factsOf(g, id).side).some(
    (friend) => friend !== id && isInContact(g, friend) && isBeside(to, boxOf(g, friend)),
  );

const turned = (g: ClockContext, id: number, to: (typeof TURNS)[number]): Box =>
  afterStep(boxOf(g, id), { do: 'turn', to });

/** MC-MOV-12: whether a turn brings a unit neither into combat nor into support. */
function mayTurn(g: ClockContext, id: number, to: (typeof TURNS)[number]): boolean {
  const box = turned(g, id, to);
  return !meetsAnybody(g, id, box) && !wouldSupport(g, id, box);
}

const turnsOf = (g: ClockContext, id: number): (typeof TURNS)[number][] => TURNS.filter((to) => mayTurn(g, id, to));

/** Friends so near that a unit could dress on them: within an inch and a base of each other. */
function neighboursOf(g: ClockContext, side: Side, id: number): number[] {
  const { x, y } = unitOf(g, id);
  const reach = DRESS + BASE;
  return presentOf(g, side).filter((other) => {
    if (other === id) return false;
    const { x: ox, y: oy } = unitOf(g, other);
    return Math.abs(x - ox) <= reach && Math.abs(y - oy) <= reach;
  });
}

/** Mostly nothing; now and then a turn, or a rank dressed. */
function sampleDress(g: ClockContext, side: Side, draw: Draw): DressChoice {
  const units = idle(g, side);
  if (units.length === 0 || draw(4) > 0) return { do: 'done' };
  const unit = units[draw(units.length)]!;
  const beside = neighboursOf(g, side, unit);
  if (beside.length === 0 || draw(2) === 0) {
    const turns = turnsOf(g, unit);
    return turns.length > 0 ? { do: 'turn', unit, to: turns[draw(turns.length)]! } : { do: 'done' };
  }
  const friend = beside[draw(beside.length)]!;
  const on = PLACES[draw(PLACES.length)]!;
  return mayDress(g, unit, placeBy(g, friend, on)) ? { do: 'dress', unit, beside: friend, on } : { do: 'done' };
}

const PLACE_WORDS = { left: 'on the left of', right: 'on the right of', behind: 'behind', before: 'before' } as const;

function wordsOfDress(choice: DressChoice, nameOf: (unit: number) => string): string {
  if (choice.do === 'done') return 'no more';
  const name = nameOf(choice.unit);
  if (choice.do === 'dress') return `${name} dresses ${PLACE_WORDS[choice.on]} ${nameOf(choice.beside)}`;
  return `${name} turns ${choice.to}`;
}

/** MC-MOV-12: beside whom a unit may dress, and on which side of him. */
const dressesOf = (g: ClockContext, side: Side, unit: number): { beside: number; on: Place }[] =>
  neighboursOf(g, side, unit).flatMap((beside) =>
    PLACES.filter((on) => mayDress(g, unit, placeBy(g, beside, on))).map((on) => ({ beside, on })),
  );

export const dressDecision = listed<ClockContext, Dressing, DressChoice>('dress', {
  pass: { do: 'done' },
  question: () => 'A unit without an order may turn in place or dress its rank: which?',
  options(g, { side }, out) {
    out.add({ do: 'done' });
    for (const unit of idle(g, side)) {
      for (const to of turnsOf(g, unit)) out.add({ do: 'turn', unit, to });
      for (const { beside, on } of dressesOf(g, side, unit)) out.add({ do: 'dress', unit, beside, on });
    }
  },
  reach(g, { side }, piece) {
    if (g.setting.units[piece]?.side !== side) return undefined;
    const places = idle(g, side).includes(piece) ? dressesOf(g, side, piece) : [];
    if (places.length === 0) return [];
    const outlines = places.map(({ beside, on }) => cornersOf(placeBy(g, beside, on)));
    return [{ kind: 'place', text: 'Dresses to here', outlines }];
  },
  // Nothing need be listed to know that there is somebody who may turn.
  isPlainlyOpen: (g, { side }) => idle(g, side).some((unit) => TURNS.some((to) => mayTurn(g, unit, to))),
  // Listing every turn of every unit would be most of a playout.
  sample: (g, { side }, draw) => sampleDress(g, side, draw),
  label: (g, _, choice) => wordsOfDress(choice, (id) => nameOfOne(g, id)),
  typed: (g, _, choice) => wordsOfDress(choice, (id) => idToType(g, id)),
  about: (g, { side }) => idle(g, side),
  shows(g, _, choice) {
    if (choice.do === 'done') return {};
    const pieces = [choice.unit];
    const to = placeOf(g, choice);
    const ghosts = [ghostOf(choice.unit, to)];
    if (choice.do === 'turn') return { pieces, ghosts };
    return { pieces, targets: [choice.beside], ghosts, way: drawnWay(boxOf(g, choice.unit), [to]) };
  },
});

/** Where a unit then stands. */
const placeOf = (g: ClockContext, choice: Exclude<DressChoice, { do: 'done' }>): Box =>
  choice.do === 'dress' ? placeBy(g, choice.beside, choice.on) : turned(g, choice.unit, choice.to);

/** MC-MOV-12: after all orders, as long as the side likes. */
export const dressing = procedure<ClockContext, Dressing>('dressing', {
  ask: (_, { side }) => ask(side, dressDecision, 'choice'),
  go: (g, d) => {
    const choice = d.choice!;
    if (choice.do === 'done') return done(undefined);
    const to = placeOf(g, choice);
    unitOf(g, choice.unit).moved = true;
    place(g, choice.unit, to, choice.do === 'dress' ? 'dress' : 'turn', 'MC-MOV-12');
    return again('ask');
  },
});
