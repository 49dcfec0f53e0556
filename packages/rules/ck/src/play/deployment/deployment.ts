import { again, ask, call, done, type Exclusion, listed, otherSide, procedure, type Side } from '@acies/kernel';
import type { Shown } from '@acies/kernel/picture';
import type { Zone } from '@acies/zones';
import {
  allMayEnter,
  type CkContext,
  factsOf,
  hasRoomFor,
  hasUnits,
  nameZone,
  unitOf,
  zoneWords,
} from '../../board/look.ts';
import { IN_RESERVE, ON_LEFT, ON_RIGHT, UNPLACED } from '../../board/places.ts';
import { LEFT, RESERVE, RIGHT } from '../../board/setup.ts';
import { isInRowsOf } from '../../sheet/rows.ts';
import { PIECE_WORDS, type Piece } from '../../sheet/scenery.ts';
import { typeWords } from '../../sheet/unit-words.ts';
import { showComing, showPlaced } from '../shown-places.ts';
import { giftWords } from '../throws/gifts.ts';
import { displacedIn, placesForRest } from './suggested-places.ts';

/** A place: a zone, in reserve or on a flank march; or the rest of the army where the battle suggests. */
export type DeployChoice = number | 'rest';

export interface Deployment {
  /** Whose piece, unit or general is placed next. */
  side: Side;
  /** Pieces placed so far. */
  pieces: number;
  /** Sides that deploy as the battle suggests. */
  suggested: Side[];
  zone?: Zone | undefined;
  place?: DeployChoice | undefined;
}

const nextPiece = (g: CkContext, { side, pieces }: Deployment): Piece | undefined =>
  g.setting.pieces[side][Math.floor(pieces / 2)];

/** CK-SET-1: zones of the side's own rows or the middle, without scenery. */
const sceneryPlaces = (g: CkContext, side: Side): Zone[] =>
  g.board.scenery.flatMap((scenery, zone) =>
    scenery === 'open' && !isInRowsOf(g.setting.grid, zone, otherSide(side)) ? [zone] : [],
  );

export const sceneryDecision = listed<CkContext, Deployment, Zone>('scenery', {
  question: (g, d) => `Which zone gets ${PIECE_WORDS[nextPiece(g, d)!]}?`,
  options(g, { side }, out) {
    for (const zone of sceneryPlaces(g, side)) out.add(zone);
  },
  label: (g, _, zone) => nameZone(g, zone),
  shows: (_, __, zone) => ({ cell: zone }),
});

/** CK-SET-1: the pieces, one of each side in turn, the side that moves second first. */
export const placeScenery = procedure<CkContext, Deployment>('place-scenery', {
  next: (g, d) => {
    const most = 2 * Math.max(g.setting.pieces.red.length, g.setting.pieces.blue.length);
    if (d.pieces >= most) return done(undefined);
    const places = nextPiece(g, d) !== undefined && sceneryPlaces(g, d.side).length > 0;
    return places ? ask(d.side, sceneryDecision, 'zone') : again('turn');
  },
  place: (g, d) => {
    const piece = nextPiece(g, d)!;
    g.board.scenery[d.zone!] = piece;
    g.tell?.({ type: 'scenery', clauses: ['CK-SET-1'], side: d.side, piece, zone: d.zone! });
  },
  turn: (_, d) => {
    d.pieces++;
    d.side = otherSide(d.side);
    return again('next');
  },
});

export const nextUnit = (g: CkContext, side: Side): number | undefined =>
  g.setting.idsOf[side].find((id) => unitOf(g, id).zone === UNPLACED);

const countAt = (g: CkContext, side: Side, ...places: readonly number[]): number =>
  g.setting.idsOf[side].filter((id) => places.includes(unitOf(g, id).zone)).length;

/** CK-SET-2: how many a side may hold back, and send round a flank. */
const USUAL_RESERVES = 3;
const reservesOf = (g: CkContext, side: Side): number => g.setup.armies[side].reserves ?? USUAL_RESERVES;
const flankersOf = (g: CkContext, side: Side): number => g.setup.armies[side].flankers ?? 0;

/** CK-SET-2: where a unit may be deployed. */
function deployPlaces(g: CkContext, id: number): number[] {
  const { side } = factsOf(g, id);
  const places: number[] = g.setting.ownZones[side].filter(
    (zone) => allMayEnter(g, zone, [id]) && hasRoomFor(g, zone, side, [id]),
  );
  const full = places.length === 0;
  if (full || countAt(g, side, IN_RESERVE) < reservesOf(g, side)) places.push(IN_RESERVE);
  if (countAt(g, side, ON_LEFT, ON_RIGHT) < flankersOf(g, side)) places.push(ON_LEFT, ON_RIGHT);
  return places;
}

/** CK-SET-2: where everybody left would be placed; undefined where the battle suggests no place for one of them. */
const restOf = (g: CkContext, side: Side): ReadonlyMap<number, number> | undefined =>
  placesForRest(g, side, { reserves: reservesOf(g, side), flankers: flankersOf(g, side) });

/** Who does not get the place that the battle suggests is told. */
function restWords(g: CkContext, side: Side): string {
  const words = 'as suggested: this unit and all the others';
  const others = displacedIn(g, restOf(g, side) ?? new Map()).map((id) => factsOf(g, id).name);
  return others.length === 0 ? words : `${words}; as near as there is room: ${others.join(', ')}`;
}

export const deployDecision = listed<CkContext, Deployment, DeployChoice>('deploy', {
  question(g, { side }) {
    const facts = factsOf(g, nextUnit(g, side)!);
    const held = `${countAt(g, side, IN_RESERVE)} of ${reservesOf(g, side)} in reserve`;
    const marching =
      flankersOf(g, side) > 0
        ? `, ${countAt(g, side, ON_LEFT, ON_RIGHT)} of ${flankersOf(g, side)} marching round`
        : '';
    return `Deploy ${facts.name} (${typeWords(facts)}), ${countAt(g, side, UNPLACED)} to go, ${held}${marching}: where?`;
  },
  options(g, { side }, out) {
    if (restOf(g, side)) out.add('rest');
    for (const place of deployPlaces(g, nextUnit(g, side)!)) out.add(place);
  },
  label: (g, { side }, choice) => (choice === 'rest' ? restWords(g, side) : placeWords(g, choice)),
  excluded: (g, { side }) => whyNotThere(g, side),
  about: (g, { side }) => [nextUnit(g, side)!],
  shows(g, { side }, choice) {
    const id = nextUnit(g, side)!;
    if (choice === 'rest') return showRest(g, restOf(g, side) ?? new Map());
    return choice >= 0 ? showComing(g, [id], choice) : { pieces: [id] };
  },
});

const showRest = (g: CkContext, places: ReadonlyMap<number, number>): Shown =>
  showPlaced(g, [...places.keys()], (id) => places.get(id)!);

/** CK-SET-2: what else one might expect among the places. */
function whyNotThere(g: CkContext, side: Side): Exclusion[] {
  const id = nextUnit(g, side)!;
  const places = deployPlaces(g, id);
  const clause = 'CK-SET-2';
  const no = (what: string, text: string): Exclusion => ({ what, clause, text });
  return [
    ...(restOf(g, side) ? [] : [no('as suggested', 'the battle suggests no place for some of the others')]),
    ...(places.includes(IN_RESERVE) ? [] : [no(RESERVE, `${reservesOf(g, side)} are held back already`)]),
    ...(places.includes(ON_LEFT) ? [] : [no('flank march', `${flankersOf(g, side)} may march round a flank, and do`)]),
    ...g.setting.ownZones[side]
      .filter((zone) => !places.includes(zone))
      .map((zone) =>
        allMayEnter(g, zone, [id])
          ? { what: nameZone(g, zone), clause: 'CK-ZONE-1', text: 'it is full' }
          : { what: nameZone(g, zone), clause: 'CK-MOV-3', text: `it may not enter ${g.board.scenery[zone]}` },
      ),
  ];
}

function placeWords(g: CkContext, place: number): string {
  if (place === IN_RESERVE) return `${RESERVE}, held back`;
  if (place === ON_LEFT) return `${LEFT}, on a march round it`;
  return place === ON_RIGHT ? `${RIGHT}, on a march round it` : zoneWords(g, place);
}

function deploy(g: CkContext, id: number, to: number): void {
  unitOf(g, id).zone = to;
  g.tell?.({ type: 'deployed', clauses: ['CK-SET-2'], unit: id, to });
}

/** CK-SET-2: the units, one of each side in turn. */
export const deployUnits = procedure<CkContext, Deployment>('deploy-units', {
  next: (g, d) => {
    if (nextUnit(g, d.side) === undefined) d.side = otherSide(d.side);
    if (nextUnit(g, d.side) === undefined) return done(undefined);
    // Who has chosen so goes on as suggested, one unit at a time, as if asked.
    if (d.suggested.includes(d.side)) return again('place');
    return ask(d.side, deployDecision, 'place');
  },
  place: (g, d) => {
    if (d.place === 'rest' && !d.suggested.includes(d.side)) d.suggested.push(d.side);
    const id = nextUnit(g, d.side)!;
    deploy(g, id, d.suggested.includes(d.side) ? restOf(g, d.side)!.get(id)! : (d.place as number));
    d.side = otherSide(d.side);
    return again('next');
  },
});

const nextGeneral = (g: CkContext, side: Side): number | undefined =>
  g.setting.generalsOf[side].find((id) => g.board.generals[id] === UNPLACED);

export const postDecision = listed<CkContext, Deployment, Zone>('post', {
  question(g, { side }) {
    const general = g.setting.generals[nextGeneral(g, side)!]!;
    return `Where does ${general.name}${giftWords(general)} post himself?`;
  },
  options(g, { side }, out) {
    for (const zone of g.setting.ownZones[side]) if (hasUnits(g, zone, side)) out.add(zone);
    if (out.count === 0) out.add(IN_RESERVE);
  },
  label: (g, _, place) => placeWords(g, place),
  shows: (_, __, place) => (place >= 0 ? { cell: place } : {}),
});

/** CK-SET-2: then the generals, each in a zone with own units. */
export const postGenerals = procedure<CkContext, Deployment>('post-generals', {
  next: (g, d) => {
    if (nextGeneral(g, d.side) === undefined) d.side = otherSide(d.side);
    return nextGeneral(g, d.side) === undefined ? done(undefined) : ask(d.side, postDecision, 'zone');
  },
  place: (g, d) => {
    const general = nextGeneral(g, d.side)!;
    g.board.generals[general] = d.zone!;
    g.tell?.({ type: 'general deployed', clauses: ['CK-SET-2'], general, to: d.zone! });
    d.side = otherSide(d.side);
    return again('next');
  },
});

/** CK-SET-1, CK-SET-2: scenery, units, generals; the side that moves second begins. */
export const setUp = procedure<CkContext, object>('set-up', {
  scenery: (g) => call(placeScenery, { side: otherSide(g.board.first), pieces: 0, suggested: [] }),
  units: (g) => call(deployUnits, { side: otherSide(g.board.first), pieces: 0, suggested: [] }),
  generals: (g) => call(postGenerals, { side: otherSide(g.board.first), pieces: 0, suggested: [] }),
});
