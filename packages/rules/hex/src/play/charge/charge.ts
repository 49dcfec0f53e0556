import {
  type Direction,
  directionTo,
  directionToward,
  distance,
  type Hex,
  inFront,
  neighbour,
  OFF,
  opposite,
} from '@acies/hexes';
import { ask, call, done, listed, type Procedure, procedure } from '@acies/kernel';
import { reason } from '@acies/kernel/odds';
import { GONE } from '../../board/board.ts';
import { disorder, face } from '../../board/change.ts';
import {
  factsOf,
  type HexContext,
  hasInFront,
  inEnemyZone,
  isLocked,
  isPresent,
  placeOf,
  sideOf,
  standOf,
} from '../../board/look.ts';
import { disorderedAttacking, haltsEntering, isFrontAllRound, mayEnter } from '../../sheet/terrain.ts';
import { type Family, isSkirmishing } from '../../sheet/troops.ts';
import { opportunity } from '../activation/opportunity.ts';
import { allowanceOf, asIfArrived, isOpenTo, mayCross, mayGoOnInto, mustStop, travel } from '../moving/movement.ts';
import { showMove } from '../moving/shown-places.ts';
import { previewShot } from '../shooting/shooting.ts';
import { shoot, whyNoShooting, whyNotAt } from '../shooting/shots.ts';

export type Response = 'stand' | 'shoot' | 'evade';

export interface Charge {
  readonly stand: number;
  readonly target: number;
  readonly path: readonly Hex[];
  readonly facing: Direction;
  /** Hexes of its bound left after that, should the target evade. */
  readonly left: number;
  /** Where it began, and whether it comes from behind the target's front (HX-MEL-4). */
  from?: Hex;
  behind?: boolean;
  response?: Response | undefined;
}

const HEAVY_FOR_LIGHT: readonly Family[] = ['HI', 'Pike', 'LSp', 'El'];

/** HX-SEQ-6, HX-SEQ-8: who may go before a charge. */
function mayEvade(g: HexContext, target: number, charger: number, behind: boolean): boolean {
  const { family } = factsOf(g, target);
  const fromHeavy =
    family === 'LI' && HEAVY_FOR_LIGHT.includes(factsOf(g, charger).family) && !standOf(g, target).disordered;
  return (isSkirmishing(family) || fromHeavy) && !behind && !isLocked(g, target);
}

export const responseDecision = listed<HexContext, Charge, Response>('response', {
  question: (g, c) => `Charged by ${factsOf(g, c.stand).name}: what shall ${factsOf(g, c.target).name} do?`,
  options(g, c, out) {
    out.add('stand');
    if (mayShootAtCharger(g, c)) out.add('shoot');
    if (mayEvade(g, c.target, c.stand, c.behind!)) out.add('evade');
  },
  label: (_, __, response) => RESPONSES[response],
  preview: (g, c, response) => (response === 'shoot' ? previewShot(asItComesIn(g, c), c.target, c.stand) : undefined),
  about: (_, c) => [c.target, c.stand],
  shows(g, { target, stand }, response) {
    if (response !== 'evade') return { pieces: [target], targets: [stand] };
    const { path, away } = wayOfEvasion(g, target, stand);
    return showMove(g, target, path, away);
  },
});

const RESPONSES: Readonly<Record<Response, string>> = {
  stand: 'stand and meet it',
  shoot: 'stand and shoot at the charger',
  evade: 'evade',
};

/** The table as it will be when the charger is upon its target. */
export const asItComesIn = (g: HexContext, { stand, path, facing }: Charge): HexContext =>
  asIfArrived(g, stand, path, facing);

/** HX-FIR-6: a stand shoots at its charger as he comes in, at 1H, if he comes in where it can shoot. */
const mayShootAtCharger = (g: HexContext, c: Charge): boolean =>
  whyNoShooting(g, c.target) === undefined && whyNotAt(asItComesIn(g, c), c.target, c.stand) === undefined;

/** HX-SEQ-5, HX-SEQ-6: a declared charge, the target's response, and contact if it comes to that. */
export const charge: Procedure<HexContext, Charge, void> = procedure('charge', {
  declare: (g, c) => {
    const charger = standOf(g, c.stand);
    charger.charged = true;
    c.from = charger.hex;
    c.behind = comesFromBehind(g, c.target, c.from, c.path.at(-1) ?? c.from);
    g.tell?.({ type: 'charged', clauses: ['HX-SEQ-5'], stand: c.stand, target: c.target });
  },
  respond: (g, c) => ask(sideOf(g, c.target), responseDecision, 'response'),
  react: (g, c) => {
    g.tell?.({ type: 'responded', clauses: ['HX-SEQ-6'], stand: c.target, response: c.response! });
    if (c.response === 'evade') evade(g, c.target, c.stand);
  },
  move: (g, c) => {
    advance(g, c);
    if (c.response === 'shoot' && meetsTarget(g, c)) shoot(g, c.target, c.stand);
    return isPresent(g, c.stand) ? undefined : done(undefined);
  },
  others: (_, c) => call(opportunity, { movers: [{ stand: c.stand, from: c.from! }], except: c.target }),
  contact: (g, c) => makeContact(g, c),
});

/** HX-MEL-4: it began behind the front and comes in at flank or rear. A stand in a village has neither (HX-TER-5). */
export function comesFromBehind(g: HexContext, target: number, start: Hex, end: Hex): boolean {
  const { hex, facing } = standOf(g, target);
  return (
    !isFrontAllRound(placeOf(g, target)) &&
    !inFront(g.setting.grid, hex, facing, start) &&
    !inFront(g.setting.grid, hex, facing, end)
  );
}

/** HX-SEQ-6: one bound directly away, past friends if need be, turning its back. */
function wayOfEvasion(g: HexContext, id: number, charger: number): { path: Hex[]; away: Direction } {
  const { grid } = g.setting;
  const stand = standOf(g, id);
  const away = opposite(directionToward(grid, stand.hex, standOf(g, charger).hex));
  const { family } = factsOf(g, id);
  // Friends on the way are passed, not entered: only free hexes are in the path.
  const path: Hex[] = [];
  const way = [stand.hex];
  for (let left = allowanceOf(g, id); left > 0; left--) {
    const hex = neighbour(grid, way.at(-1)!, away);
    if (hex === OFF || !mayEnter(family, g.setting.places[hex]!) || !mayGoOnInto(g, id, way, hex)) break;
    if (!mayCross(g, way.at(-1)!, hex, stand.hex)) break;
    way.push(hex);
    const other = g.board.at[hex]!;
    if (other !== GONE && sideOf(g, other) !== sideOf(g, id)) break;
    if (other === GONE) path.push(hex);
    if (other === GONE ? mustStop(g, id, hex) : haltsEntering(family, g.setting.places[hex]!)) break;
  }
  return { path, away };
}

function evade(g: HexContext, id: number, charger: number): void {
  const { path, away } = wayOfEvasion(g, id, charger);
  const stand = standOf(g, id);
  stand.evaded = true;
  stand.bounds++;
  travel(g, id, path, away, 'evade');
}

/** The charger goes its way; after an evader it goes on as far as its move allows. */
function advance(g: HexContext, c: Charge): void {
  const path = freePath(g, c.path);
  const way = [standOf(g, c.stand).hex, ...path];
  travel(g, c.stand, path, c.facing, 'charge');
  if (c.response !== 'evade' || path.length < c.path.length) return;
  const more = chase(g, c, way);
  if (more.length > 0) travel(g, c.stand, more, standOf(g, c.stand).facing, 'charge');
  const dir = directionTo(g.setting.grid, standOf(g, c.stand).hex, standOf(g, c.target).hex);
  if (dir !== OFF) face(g, c.stand, dir as Direction);
}

/** The part of a declared path that is still free. */
function freePath(g: HexContext, path: readonly Hex[]): Hex[] {
  const taken = path.findIndex((hex) => g.board.at[hex] !== GONE);
  return taken < 0 ? [...path] : path.slice(0, taken);
}

/** The hexes it goes on into, `way` being those it has come, its start first. */
function chase(g: HexContext, c: Charge, way: readonly Hex[]): Hex[] {
  const { grid } = g.setting;
  const start = way[0]!;
  const evader = standOf(g, c.target).hex;
  const path: Hex[] = [];
  let hex = standOf(g, c.stand).hex;
  while (path.length < c.left && distance(grid, hex, evader) > 1) {
    // An enemy's zone holds it even where it began.
    if (hex === start ? inEnemyZone(g, hex, sideOf(g, c.stand)) : mustStop(g, c.stand, hex)) break;
    const next = neighbour(grid, hex, directionToward(grid, hex, evader));
    if (next === OFF || !isOpenTo(g, c.stand, hex, next, start) || !mayGoOnInto(g, c.stand, [...way, ...path], next))
      break;
    path.push(next);
    hex = next;
  }
  return path;
}

/** Whether both are still there, and the charger has its target in front. */
const meetsTarget = (g: HexContext, c: Charge): boolean =>
  isPresent(g, c.stand) && isPresent(g, c.target) && hasInFront(g, c.stand, standOf(g, c.target).hex);

function makeContact(g: HexContext, c: Charge): void {
  if (!meetsTarget(g, c)) return;
  if (c.behind) disorder(g, c.target, reason('HX-MEL-4', 'charged from behind its front'));
  if (c.response === 'evade') disorder(g, c.target, reason('HX-SEQ-6', 'caught evading'));
  upsetAttacking(g, c.stand, c.target);
  joinContact(g, c.stand, c.target, c.from!);
}

const upsetBy = (g: HexContext, id: number, target: number): string | undefined =>
  disorderedAttacking(factsOf(g, id).family, placeOf(g, id), placeOf(g, target));

export const isUpsetAttacking = (g: HexContext, id: number, target: number): boolean =>
  upsetBy(g, id, target) !== undefined;

/** HX-TER-3, HX-TER-5: mounted stands are disordered by attacking defences or a village. */
export function upsetAttacking(g: HexContext, id: number, target: number): void {
  const clause = upsetBy(g, id, target);
  const what = clause === 'HX-TER-3' ? 'defences' : 'a village';
  if (clause !== undefined) disorder(g, id, reason(clause, `attacking ${what}`));
}

/** Puts two stands into contact; `from` is where the charge began. */
export function joinContact(g: HexContext, attacker: number, defender: number, from: Hex): void {
  const known = g.board.contacts.some(
    (one) =>
      (one.attacker === attacker && one.defender === defender) ||
      (one.attacker === defender && one.defender === attacker),
  );
  if (known) return;
  const began = g.setting.places[from]!.terrain;
  const elsewhere = began === placeOf(g, attacker).terrain ? {} : { began };
  g.board.contacts.push({ attacker, defender, fresh: true, fought: false, ...elsewhere });
  g.tell?.({ type: 'contact', clauses: ['HX-SEQ-5'], attacker, defender });
}
