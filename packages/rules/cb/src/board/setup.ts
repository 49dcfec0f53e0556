import { parseWith, SIDES, type Side } from '@acies/kernel';
import { aboutText, idText, nameText, unusable } from '@acies/kernel/input';
import {
  armyOf,
  filesGiven,
  idFaults,
  leadersFaults,
  partsWithin,
  standsGiven,
  tooManyFiles,
  turnsGiven,
  unknownCommand,
  whoseUnit,
} from '@acies/rules-disorder';
import { z } from 'zod';
import { LEADER_IDS } from '../sheet/chapters/leader-risk.ts';
import { ORDERS } from '../sheet/chapters/orders.ts';
import { FORMATIONS } from '../sheet/formations.ts';
import { rulingsSchema } from '../sheet/rulings.ts';
import { FIELD, standsAllowed, usualStands } from '../sheet/strength.ts';
import { formationFault, kindFault } from '../sheet/traits.ts';
import { BREEDS, GRADES, MORALES, TROOP_IDS, unitKind, WEAPONS } from '../sheet/troops.ts';

/** Places are in javelin throws from the upper left corner of the table. */
const { terrain, line, placed } = partsWithin(1000);

/** CB-MOV-8, CB-CBT-4, CB-CMD-6: kinds of terrain. */
const TERRAIN = ['difficult', 'hill', 'impassable', 'camp'] as const;
export type Terrain = (typeof TERRAIN)[number];

const terrainSchema = z.strictObject({
  ...terrain(TERRAIN),
  of: z.enum(SIDES).optional().describe('of a camp: whose it is'),
});

/** CB-MAN-7, CB-MAN-8, CB-CBT-4: lines on the table; a gap is a gate, a ford or a bridge in one of the others. */
const LINES = ['obstacle', 'major', 'fortification', 'gap'] as const;
export type LineKind = (typeof LINES)[number];

const lineSchema = line(LINES);

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
  stands: standsGiven.describe('8 unless given; special troops 2'),
  files: filesGiven,
  formation: z.enum(FORMATIONS).optional().describe('line unless given; light troops unformed'),
  ...placed,
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
  with: whoseUnit,
  order: orderSchema.optional().describe('of his command; attack unless given'),
});

const armySchema = armyOf(unitSchema, leaderSchema);

const setupSchema = z.strictObject({
  id: idText,
  title: nameText,
  about: aboutText,
  width: z.number().min(10).max(150).optional().describe(`javelin throws; ${FIELD.width} unless given`),
  height: z.number().min(10).max(150).optional().describe(`javelin throws; ${FIELD.depth} unless given`),
  terrain: z.array(terrainSchema).max(40),
  lines: z.array(lineSchema).max(20).optional(),
  turns: turnsGiven.describe('after which fewer losses win; 20 unless given'),
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
  const faults = [...idFaults(setup.armies), ...campFaults(setup), ...SIDES.flatMap((side) => armyFaults(setup, side))];
  if (faults.length > 0) throw unusable('the battle', faults);
  return setup;
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
  faults.push(...leadersFaults(side, armies[side]));
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
  const { type, stands, formation } = unit;
  const kind = unitKind(type, unit);
  const because = kindFault(kind) ?? (formation && formationFault(kind, formation));
  const faults = because ? [`: ${because.text} (${because.clause})`] : [];
  const { least, most } = standsAllowed(type);
  if (stands !== undefined && (stands < least || stands > most))
    faults.push(`.stands: such a unit has ${least} to ${most} (CB-UNIT-2)`);
  faults.push(...tooManyFiles(unit, usualStands(type)));
  faults.push(...unknownCommand(unit, leaders));
  return faults;
}
