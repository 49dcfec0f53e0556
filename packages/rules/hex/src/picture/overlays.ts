import { distance, type Hex, neighbour, OFF, turn } from '@acies/hexes';
import type { Overlay } from '@acies/kernel/picture';
import {
  enemiesOf,
  factsOf,
  type HexContext,
  inEnemyZone,
  isLocked,
  isPresent,
  placeOf,
  standOf,
} from '../board/look.ts';
import { eachChargeAt } from '../play/charge/charge-options.ts';
import { allowanceOf, eachPose, reachableFor, waysOutOfVillage } from '../play/moving/movement.ts';
import { couldShootAt, whyNoShooting, whyNotAt } from '../play/shooting/shots.ts';
import { isFrontAllRound } from '../sheet/terrain.ts';
import { hexesWords } from './words.ts';

/** How far a stand moves, shoots and holds the enemy, and who could come at it. */
export const overlays = (g: HexContext, id: number): Overlay[] =>
  isPresent(g, id) ? [...moveOf(g, id), zoneOf(g, id), ...rangesOf(g, id), ...threatsTo(g, id)] : [];

function moveOf(g: HexContext, id: number): Overlay[] {
  if (isLocked(g, id)) return [];
  const cells = hexesReached(g, id);
  return cells.length === 0
    ? []
    : [{ kind: 'move', text: `Moves ${hexesWords(allowanceOf(g, id))} in a bound`, cells }];
}

/** The hexes a stand can end a bound in, its own left out. */
function hexesReached(g: HexContext, id: number): Hex[] {
  const { hex } = standOf(g, id);
  if (placeOf(g, id).terrain === 'village')
    return inEnemyZone(g, hex, factsOf(g, id).side)
      ? []
      : waysOutOfVillage(g, id).map((dir) => neighbour(g.setting.grid, hex, dir));
  const reached = new Set<Hex>();
  eachPose(reachableFor(g, id), (to) => reached.add(to));
  reached.delete(hex);
  return [...reached].sort((a, b) => a - b);
}

/** HX-SEQ-4: its front hexes. */
function zoneOf(g: HexContext, id: number): Overlay {
  const { hex, facing } = standOf(g, id);
  const sides = isFrontAllRound(placeOf(g, id)) ? [0, 1, 2, 3, 4, 5] : [1, 0, -1];
  const cells = sides.map((side) => neighbour(g.setting.grid, hex, turn(facing, side)));
  return { kind: 'arc', text: 'Its zone of control', cells: cells.filter((cell) => cell !== OFF) };
}

/** A band for each distance it shoots to, with what that does to its dice. */
function rangesOf(g: HexContext, id: number): Overlay[] {
  const { range, rangeDice } = factsOf(g, id);
  const { grid } = g.setting;
  const { hex } = standOf(g, id);
  const inSight: Hex[] = [];
  for (let cell = 0; cell < grid.count; cell++) if (couldShootAt(g, id, cell)) inSight.push(cell);
  return Array.from({ length: range }, (_, i) => i + 1).flatMap((away) => {
    const cells = inSight.filter((cell) => distance(grid, hex, cell) === away);
    const dice = rangeDice[away - 1]!;
    const change = dice === 0 ? '' : `, ${dice > 0 ? '+' : ''}${dice} ${Math.abs(dice) === 1 ? 'die' : 'dice'}`;
    return cells.length === 0 ? [] : [{ kind: 'range', text: `Shoots at ${hexesWords(away)}${change}`, cells }];
  });
}

/** Each enemy who could charge it as they stand, with where he would come in; then who could shoot at it. */
function threatsTo(g: HexContext, id: number): Overlay[] {
  const enemies = enemiesOf(g, id).filter((enemy) => isPresent(g, enemy));
  const chargers = enemies.filter((enemy) => !isLocked(g, enemy)).flatMap((enemy) => chargeBy(g, enemy, id));
  const shooters = enemies.filter(
    (enemy) => whyNoShooting(g, enemy) === undefined && whyNotAt(g, enemy, id) === undefined,
  );
  if (shooters.length === 0) return chargers;
  const names = shooters.map((enemy) => factsOf(g, enemy).name).join(', ');
  return [
    ...chargers,
    { kind: 'threat', text: `Can be shot at by ${names}`, cells: shooters.map((one) => standOf(g, one).hex) },
  ];
}

function chargeBy(g: HexContext, enemy: number, id: number): Overlay[] {
  if (factsOf(g, enemy).move === 0) return [];
  const ends = new Set<Hex>();
  eachChargeAt(g, enemy, id, ({ to }) => ends.add(to));
  if (ends.size === 0) return [];
  const cells = [...ends.add(standOf(g, enemy).hex)].sort((a, b) => a - b);
  return [{ kind: 'threat', text: `${factsOf(g, enemy).name} can charge it`, cells }];
}
