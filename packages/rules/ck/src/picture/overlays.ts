import { otherSide, type Side } from '@acies/kernel';
import type { Overlay } from '@acies/kernel/picture';
import { across, FACES, OFF, straightLine, type Zone } from '@acies/zones';
import { type CkContext, factsOf, nameZone, unitOf, unitsIn } from '../board/look.ts';
import { targetsOf } from '../play/fight/fights.ts';
import { mayMove, previewStep, stepsOf } from '../play/moving/march.ts';
import { ARTILLERY_RANGE, mayShoot, volleyTally } from '../sheet/chapters/volley.ts';
import { shotsOf } from './relations.ts';
import { namesWords, zonesWords } from './words.ts';

/** How far a unit moves and shoots, and who could come at it. */
export const overlays = (g: CkContext, id: number): Overlay[] =>
  unitOf(g, id).zone < 0 ? [] : [...movesOf(g, id), ...rangeOf(g, id), ...threatsTo(g, id)];

/** Its first step, by what that takes, and then where it could come to in all. */
function movesOf(g: CkContext, id: number): Overlay[] {
  if (!mayMove(g, id)) return [];
  const byNeed = new Map<string, Zone[]>();
  stepsOf(g, id, (to) => {
    const need = previewStep(g, id, to) ?? 'no roll';
    byNeed.set(need, [...(byNeed.get(need) ?? []), to]);
  });
  const first = [...byNeed].map(([need, cells]): Overlay => ({ kind: 'move', text: `Moves 1 zone: ${need}`, cells }));
  const { zones } = factsOf(g, id);
  const farther = reachOf(g, id).filter((zone) => ![...byNeed.values()].flat().includes(zone));
  return farther.length === 0
    ? first
    : [...first, { kind: 'move', text: `Moves up to ${zonesWords(zones)} a turn`, cells: farther }];
}

/** The zones a unit could come to in a move, whatever it takes. */
function reachOf(g: CkContext, id: number): Zone[] {
  const { zone } = unitOf(g, id);
  const reached = new Set<Zone>([zone]);
  let edge = [zone];
  for (let left = factsOf(g, id).zones; left > 0; left--) {
    const next: Zone[] = [];
    for (const from of edge) stepsOf(standingIn(g, id, from), id, (to) => !reached.has(to) && next.push(to));
    for (const to of next) reached.add(to);
    edge = next;
  }
  reached.delete(zone);
  return [...reached].sort((a, b) => a - b);
}

/** The table as it would be with a unit in another zone. */
function standingIn(g: CkContext, id: number, zone: Zone): CkContext {
  const units = g.board.units.slice();
  units[id] = { ...units[id]!, zone };
  return { ...g, board: { ...g.board, units } };
}

/** CK-SHO-1, CK-SHO-4: across a face; artillery one or two zones in a straight line; none for who may not shoot now. */
function rangeOf(g: CkContext, id: number): Overlay[] {
  const facts = factsOf(g, id);
  const isGun = facts.type === 'Art';
  if (!isGun && !mayShoot(facts)) return [];
  const { zone, silent } = unitOf(g, id);
  if (silent) return [];
  const bands = Array.from({ length: isGun ? ARTILLERY_RANGE : 1 }, (_, i) => i + 1);
  const dice = isGun ? '' : ` with ${volleyTally([facts]).total}D6`;
  return bands.map((steps) => ({
    kind: 'range',
    text: `Shoots ${zonesWords(steps)} away${dice}`,
    cells: FACES.map((face) => straightLine(g.setting.grid, zone, face, steps)).filter((to) => to !== OFF),
  }));
}

/** Zones that could assault it as they stand, those who could come up to, and those that could shoot at it. */
function threatsTo(g: CkContext, id: number): Overlay[] {
  const { zone } = unitOf(g, id);
  const enemy = otherSide(factsOf(g, id).side);
  const around = FACES.map((face) => across(g.setting.grid, zone, face)).filter((next) => next !== OFF);
  const assaults = around.filter((from) => targetsOf(g, from, enemy).includes(zone));
  const present = g.setting.idsOf[enemy].filter((one) => unitOf(g, one).zone >= 0);
  const coming = present.filter(
    (one) => !around.includes(unitOf(g, one).zone) && reachOf(g, one).some((to) => around.includes(to)),
  );
  const shooters = present.filter((one) => !unitOf(g, one).silent && shotsOf(g, one).includes(zone));
  return [
    ...assaults.map((from) => threat(`${nameZone(g, from)} can assault it: ${whoIn(g, from, enemy)}`, [from])),
    ...byZones(g, coming, 'Could come up and assault it'),
    ...byZones(g, shooters, 'Can shoot at it'),
  ];
}

const threat = (text: string, cells: readonly Zone[]): Overlay => ({ kind: 'threat', text, cells });

const whoIn = (g: CkContext, zone: Zone, side: Side): string =>
  namesWords(unitsIn(g, zone, side).map((id) => factsOf(g, id).name));

function byZones(g: CkContext, units: readonly number[], what: string): Overlay[] {
  if (units.length === 0) return [];
  const names = namesWords(units.map((id) => factsOf(g, id).name));
  return [
    threat(
      `${what}: ${names}`,
      [...new Set(units.map((id) => unitOf(g, id).zone))].sort((a, b) => a - b),
    ),
  ];
}
