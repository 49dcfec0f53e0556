import { again, ask, type Draw, done, listed, open, otherSide, procedure, type Side } from '@acies/kernel';
import { reason } from '@acies/kernel/odds';
import type { Shown } from '@acies/kernel/picture';
import { INCH } from '@acies/table';
import { z } from 'zod';
import type { Pose } from '../../board/board.ts';
import { standAt } from '../../board/change.ts';
import { type ClockContext, factsOf, unitOf } from '../../board/look.ts';
import { isInDeployment } from '../../board/setting.ts';
import { rollForFirst } from '../../sheet/clock.ts';
import { parsePlace } from '../orders/order-text.ts';
import { boxAt, ghostOf } from '../shown-places.ts';
import { allToType, placesForAll, sayAll, showAll, typedAll, whyNotAll } from './deploy-all.ts';
import { deployOverlays, placeNear, whyNotAt } from './deploy-places.ts';
import { displacedIn, placesForRest, poseIn, restFits } from './deploy-rest.ts';
import { placeSaid, placeToType, sayPlace } from './place-words.ts';

const pose = { x: z.number().int(), y: z.number().int(), heading: z.number().int().min(0).max(3599) };
/** No army is larger, lest a file could make one that takes for ever to check. */
const MOST_PLACES = 200;
const deploySchema = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('rest') }),
  z.strictObject({ do: z.literal('place'), ...pose }),
  z.strictObject({ do: z.literal('all'), places: z.array(z.strictObject(pose)).min(1).max(MOST_PLACES) }),
]);

/** A place for the next unit, everybody left where the battle suggests, or each of them in a place of his own. */
export type DeployChoice = z.infer<typeof deploySchema>;

export interface Deployment {
  /** Who chooses, who deploys. */
  side: Side;
  goesFirst?: boolean | undefined;
  place?: DeployChoice | undefined;
}

const nextUnit = (g: ClockContext, side: Side): number | undefined =>
  g.setting.idsOf[side].find((id) => unitOf(g, id).where === 'unplaced');

/** Who does not get the place that the battle suggests is told. */
function restWords(g: ClockContext, side: Side): string {
  const places = restFits(g, side) ? undefined : placesForRest(g, side);
  const others = places ? displacedIn(g, places).map((id) => factsOf(g, id).name) : [];
  const words = 'it and all the others where the battle suggests';
  return others.length === 0 ? words : `${words}; as near as there is room: ${others.join(', ')}`;
}

export const deployDecision = open<ClockContext, Deployment, DeployChoice>('deploy', {
  question: (g, { side }) => `Where shall ${factsOf(g, nextUnit(g, side)!).name} stand?`,
  label(g, { side }, choice) {
    if (choice.do === 'all') return sayAll(choice.places);
    return choice.do === 'rest' ? `rest: ${restWords(g, side)}` : sayPlace(g, nextUnit(g, side)!, choice);
  },
  typed(_, __, choice) {
    if (choice.do === 'all') return allToType(choice.places);
    return choice.do === 'rest' ? 'rest' : placeToType(choice);
  },
  check(g, { side }, choice) {
    const parsed = deploySchema.safeParse(choice);
    if (!parsed.success) return reason('MC-SEQ-3', 'that is no place');
    if (parsed.data.do === 'place') return whyNotAt(g, nextUnit(g, side)!, boxAt(parsed.data));
    if (parsed.data.do === 'all') return whyNotAll(g, side, parsed.data.places);
    const fits = restFits(g, side) || placesForRest(g, side) !== undefined;
    return fits ? undefined : reason('MC-SEQ-3', 'there is no room for all the others');
  },
  sample: (g, { side }, draw) => samplePlace(g, side, draw),
  suggest(g, { side }) {
    const { x, y, heading } = factsOf(g, nextUnit(g, side)!).start;
    const own: DeployChoice = { do: 'place', x, y, heading };
    const here = whyNotAt(g, nextUnit(g, side)!, boxAt(own)) === undefined ? [own] : [];
    return [...(restFits(g, side) ? [{ do: 'rest' } as const] : []), ...here];
  },
  parse(g, { side }, text) {
    if (/^rest\b/i.test(text.trim())) return { do: 'rest' };
    if (/^all\b/i.test(text.trim())) return { do: 'all', places: typedAll(g, side, text) };
    return { do: 'place', ...(placeSaid(g, nextUnit(g, side)!, text) ?? typedPlace(g, nextUnit(g, side)!, text)) };
  },
  about: (g, { side }) => [nextUnit(g, side)!],
  shows: (g, { side }, choice) => showPlaces(g, side, choice),
  aim(g, { side }, wish) {
    const unit = nextUnit(g, side)!;
    if (wish.piece !== unit) return undefined;
    const { pose, because } = placeNear(g, unit, wish);
    return { choice: { do: 'place', ...pose }, because };
  },
  reach: (g, { side }) => deployOverlays(g, nextUnit(g, side)!),
  phrases(g, { side }) {
    const unit = nextUnit(g, side)!;
    const { start } = factsOf(g, unit);
    const here = { label: 'Where the battle suggests', text: placeToType(start) };
    const fits = restFits(g, side) || placesForRest(g, side) !== undefined;
    const words = restWords(g, side);
    return [
      ...(fits ? [{ label: `${words[0]!.toUpperCase()}${words.slice(1)}`, text: 'rest' }] : []),
      ...(whyNotAt(g, unit, start) === undefined ? [here] : []),
      { label: 'A place', text: sayPlace(g, unit, start), isExample: true },
    ];
  },
});

const typedPlace = (g: ClockContext, unit: number, text: string): Pose => {
  const { start } = factsOf(g, unit);
  return parsePlace(text, start.heading, sayPlace(g, unit, start));
};

/** Where the next unit would stand, or all that are left. */
function showPlaces(g: ClockContext, side: Side, choice: unknown): Shown {
  const parsed = deploySchema.safeParse(choice);
  if (!parsed.success) return {};
  const next = nextUnit(g, side)!;
  if (parsed.data.do === 'place') return { pieces: [next], ghosts: [ghostOf(next, boxAt(parsed.data))] };
  if (parsed.data.do === 'all') return showAll(g, side, parsed.data.places);
  const places = [...(placesForRest(g, side) ?? new Map())];
  return { pieces: places.map(([id]) => id), ghosts: places.map(([id, box]) => ghostOf(id, box)) };
}

/** The battle's own place, moved about a little; or, where nothing near is free, the first free one of a grid. */
function samplePlace(g: ClockContext, side: Side, draw: Draw): DeployChoice {
  if (restFits(g, side) && draw(3) > 0) return { do: 'rest' };
  const id = nextUnit(g, side)!;
  const { x, y, heading } = factsOf(g, id).start;
  for (let tries = 0; tries < 8; tries++) {
    const near = { x: x + (draw(9) - 4) * INCH, y: y + (draw(5) - 2) * INCH, heading };
    if (whyNotAt(g, id, boxAt(near)) === undefined) return { do: 'place', ...near };
  }
  const { width, height } = g.setting.table;
  for (let row = 0; row < height; row += INCH)
    for (let column = 0; column < width; column += INCH) {
      const spot = { x: column, y: row, heading };
      if (isInDeployment(g.setting, side, boxAt(spot)) && whyNotAt(g, id, boxAt(spot)) === undefined)
        return { do: 'place', ...spot };
    }
  throw new Error(`there is no room to deploy ${factsOf(g, id).name}`);
}

export const firstDecision = listed<ClockContext, Deployment, boolean>('deploys-first', {
  question: () => 'You have won the roll: do you deploy first?',
  options(_, __, out) {
    out.add(true);
    out.add(false);
  },
  label: (_, __, first) => (first ? 'deploy first' : 'let the enemy deploy first'),
  shows: () => ({}),
});

/** MC-SEQ-3: who wins the roll chooses who deploys first; then one side deploys, and the other. */
export const deployment = procedure<ClockContext, Deployment>('deployment', {
  roll: (g, d) => {
    d.side = rollForFirst(g.dice, 'first deployment');
    return ask(d.side, firstDecision, 'goesFirst');
  },
  first: (g, d) => {
    if (!d.goesFirst) d.side = otherSide(d.side);
    g.tell?.({ type: 'first', clauses: ['MC-SEQ-3'], side: d.side, what: 'deployment' });
  },
  next: (g, d) => {
    if (nextUnit(g, d.side) === undefined) d.side = otherSide(d.side);
    return nextUnit(g, d.side) === undefined ? done(undefined) : ask(d.side, deployDecision, 'place');
  },
  put: (g, d) => {
    const { side } = d;
    const choice = d.place!;
    if (choice.do === 'rest') {
      const places = placesForRest(g, side)!;
      for (let id = nextUnit(g, side); id !== undefined; id = nextUnit(g, side)) put(g, id, poseIn(places, id));
    } else if (choice.do === 'all') for (const [id, at] of placesForAll(g, side, choice.places)) put(g, id, at);
    else put(g, nextUnit(g, side)!, choice);
    return again('next');
  },
});

function put(g: ClockContext, id: number, { x, y, heading }: Pose): void {
  standAt(g, id, { x, y, heading });
  g.tell?.({ type: 'deployed', clauses: ['MC-SEQ-3'], unit: id, to: { x, y, heading } });
}

export const turnDecision = listed<ClockContext, Deployment, boolean>('moves-first', {
  question: () => 'You have won the roll: do you take the first half turn?',
  options(_, __, out) {
    out.add(true);
    out.add(false);
  },
  label: (_, __, first) => (first ? 'take the first half turn' : 'leave it to the enemy'),
  shows: () => ({}),
});

/** MC-SEQ-3: and likewise for the first half turn. */
export const firstTurn = procedure<ClockContext, Deployment>('first-turn', {
  roll: (g, d) => {
    d.side = rollForFirst(g.dice, 'first half turn');
    return ask(d.side, turnDecision, 'goesFirst');
  },
  set: (g, d) => {
    g.board.first = d.goesFirst ? d.side : otherSide(d.side);
    g.board.side = g.board.first;
    g.tell?.({ type: 'first', clauses: ['MC-SEQ-3'], side: g.board.first, what: 'half turn' });
  },
});
