import { parseWith, SIDES, type Side } from '@acies/kernel';
import { aboutText, idText, MOST_POINTS, nameText, placeWithin, unusable } from '@acies/kernel/input';
import { z } from 'zod';
import { LEADER_IDS } from '../sheet/chapters/leader-risk.ts';
import { ORDERS } from '../sheet/chapters/orders.ts';
import { FORMATIONS } from '../sheet/formations.ts';
import { rulingsSchema } from '../sheet/rulings.ts';
import { FIELD, standsAllowed, usualStands } from '../sheet/strength.ts';
import { formationFault, kindFault } from '../sheet/traits.ts';
import { BREEDS, GRADES, MORALES, TROOP_IDS, unitKind, WEAPONS } from '../sheet/troops.ts';

/** A place in javelin throws from the upper left corner of the table. */
const place = placeWithin(1000);
const places = z.array(place).max(MOST_POINTS);

/** CB-MOV-8, CB-CBT-4, CB-CMD-6: kinds of terrain. */
const TERRAIN = ['difficult', 'hill', 'impassable', 'camp'] as const;
export type Terrain = (typeof TERRAIN)[number];

const terrainSchema = z.strictObject({
  id: idText,
  kind: z.enum(TERRAIN),
  points: places.min(3).describe('its outline'),
  crest: places.min(1).optional().describe('of a hill: its highest point, or ridge; its middle unless given'),
  of: z.enum(SIDES).optional().describe('of a camp: whose it is'),
});

/** CB-MAN-7, CB-MAN-8, CB-CBT-4: lines on the table; a gap is a gate, a ford or a bridge in one of the others. */
const LINES = ['obstacle', 'major', 'fortification', 'gap'] as const;
export type LineKind = (typeof LINES)[number];

const lineSchema = z.strictObject({ id: idText, kind: z.enum(LINES), points: places.min(2) });

const unitSchema = z.strictObject({
  id: idText.describe('short and unique, e.g. "has1"'),
  name: nameText,
  type: z.enum(TROOP_IDS),
  grade: z.enum(GRADES).optional().describe('B unless given'),
  morale: z.enum(MORALES).optional().describe('high for A, average for B, poor for C grade unless given'),
  armoured: z.boolean().optional().describe('as usual for its class unless given'),
  weapon: z.enum(WEAPONS).optional().describe('what it shoots with; as usual for its class unless given'),
  combat: z.number().int().min(0).max(6).optional().describe('its combat factor; that of its class unless given'),
  breed: z.enum(BREEDS).optional().describe('of elephants: african unless given'),
  legion: nameText.optional().describe('the name of the legion whose line it is'),
  stands: z.number().int().min(1).max(12).optional().describe('8 unless given; special troops 2'),
  files: z.number().int().min(1).max(12).optional().describe('stands abreast; half of them unless given'),
  formation: z.enum(FORMATIONS).optional().describe('line unless given; light troops unformed'),
  at: place.describe('the middle of its front'),
  facing: z.number().min(0).lt(360).optional().describe('degrees, clockwise from up the table; ahead unless given'),
  command: idText.optional().describe('the id of the leader whose command it is in; the general’s unless given'),
});

const orderSchema = z.strictObject({
  do: z.enum(ORDERS),
  behind: idText.optional().describe('of support: the id of the unit to support'),
});

const leaderSchema = z.strictObject({
  id: idText,
  name: nameText,
  rank: z.enum(LEADER_IDS),
  ally: z.boolean().optional().describe('the commander of an allied contingent'),
  with: idText.describe('the id of the unit he is with'),
  order: orderSchema.optional().describe('of his command; attack unless given'),
});

const armySchema = z.strictObject({
  name: nameText,
  units: z.array(unitSchema).min(1).max(60),
  leaders: z.array(leaderSchema).min(1).max(8),
});

const setupSchema = z.strictObject({
  id: idText,
  title: nameText,
  about: aboutText,
  width: z.number().min(10).max(150).optional().describe(`javelin throws; ${FIELD.width} unless given`),
  height: z.number().min(10).max(150).optional().describe(`javelin throws; ${FIELD.depth} unless given`),
  terrain: z.array(terrainSchema).max(40),
  lines: z.array(lineSchema).max(20).optional(),
  turns: z.number().int().min(1).max(100).optional().describe('after which fewer losses win; 20 unless given'),
  objective: z
    .strictObject({ campDecides: z.boolean().describe('an army has also lost when enemies loot its camp') })
    .optional()
    .describe('how the battle may end before an army breaks'),
  rulings: rulingsSchema.optional().describe('rulings switched on or off, ours unless given'),
  armies: z.strictObject({ red: armySchema, blue: armySchema }),
});

export type Setup = z.infer<typeof setupSchema>;
export type UnitSetup = z.infer<typeof unitSchema>;
type LeaderSetup = z.infer<typeof leaderSchema>;

/** Checks a scenario, first its form and then its sense. */
export function parseSetup(data: unknown): Setup {
  const setup = parseWith(setupSchema, data, 'the battle');
  const faults = [...idFaults(setup), ...campFaults(setup), ...SIDES.flatMap((side) => armyFaults(setup, side))];
  if (faults.length > 0) throw unusable('the battle', faults);
  return setup;
}

function idFaults({ armies }: Setup): string[] {
  const seen = new Set<string>();
  return SIDES.flatMap((side) =>
    [...armies[side].units.entries()].flatMap(([i, { id }]) => {
      const twice = seen.has(id);
      seen.add(id);
      return twice ? [`armies.${side}.units[${i}].id: "${id}" is used twice`] : [];
    }),
  );
}

function campFaults({ terrain, objective }: Setup): string[] {
  const faults = terrain.flatMap(({ kind, of }, i) =>
    (kind === 'camp') === (of === undefined) ? [`terrain[${i}].of: a camp, and nothing else, is somebody’s`] : [],
  );
  if (objective?.campDecides && !terrain.some(({ kind }) => kind === 'camp'))
    faults.push('objective.campDecides: there is no camp (CB-END-1)');
  return faults;
}

function armyFaults({ armies }: Setup, side: Side): string[] {
  const { units, leaders } = armies[side];
  const faults = [
    ...units.flatMap((unit, i) => unitFaults(unit, leaders).map((f) => `armies.${side}.units[${i}]${f}`)),
    ...leaders.flatMap((leader, i) => leaderFaults(leader, units).map((f) => `armies.${side}.leaders[${i}]${f}`)),
  ];
  if (new Set(leaders.map(({ id }) => id)).size !== leaders.length)
    faults.push(`armies.${side}.leaders: an id is used twice`);
  if (new Set(leaders.map((leader) => leader.with)).size !== leaders.length)
    faults.push(`armies.${side}.leaders: two are with one unit`);
  if (leaders.filter(({ rank }) => rank === 'general').length !== 1)
    faults.push(`armies.${side}.leaders: an army has one general`);
  return faults;
}

function leaderFaults({ id: key, rank, with: at, order }: LeaderSetup, units: readonly UnitSetup[]): string[] {
  const isThere = (called: string): boolean => units.some(({ id }) => id === called);
  const faults = isThere(at) ? [] : [`.with: its army has no unit "${at}"`];
  if (order && (order.do === 'support') === (order.behind === undefined))
    faults.push('.order.behind: who is ordered to support, and nobody else, is told whom (CB-CMD-5)');
  if (order?.behind !== undefined && !isThere(order.behind))
    faults.push(`.order.behind: its army has no unit "${order.behind}"`);
  const behind = units.find((unit) => unit.id === order?.behind);
  if (behind && (behind.command === undefined ? rank === 'general' : behind.command === key))
    faults.push(`.order.behind: "${behind.id}" is of his own command (CB-CMD-5)`);
  return faults;
}

function unitFaults(unit: UnitSetup, leaders: readonly LeaderSetup[]): string[] {
  const { type, stands, files, command, formation } = unit;
  const kind = unitKind(type, unit);
  const because = kindFault(kind) ?? (formation && formationFault(kind, formation));
  const faults = because ? [`: ${because.text} (${because.clause})`] : [];
  const { least, most } = standsAllowed(type);
  if (stands !== undefined && (stands < least || stands > most))
    faults.push(`.stands: such a unit has ${least} to ${most} (CB-UNIT-2)`);
  if (files !== undefined && files > (stands ?? usualStands(type))) faults.push('.files: more files than stands');
  if (command !== undefined && !leaders.some(({ id }) => id === command))
    faults.push(`.command: there is no leader "${command}"`);
  return faults;
}
