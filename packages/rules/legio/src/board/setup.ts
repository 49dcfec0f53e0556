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
import { rulingsSchema } from '../sheet/rulings.ts';
import { standsAllowed, usualStands } from '../sheet/strength.ts';
import { footFault, kindFault } from '../sheet/traits.ts';
import { GRADES, isLight, TRAITS, TROOP_IDS, unitKind } from '../sheet/troops.ts';

/** Places are in paces from the upper left corner of the table. */
const { terrain, line, placed } = partsWithin(10_000);

/** LG-MOV-6, LG-CBT-2, LG-CTL-1: kinds of terrain. */
const TERRAIN = ['difficult', 'hill', 'impassable', 'camp'] as const;
export type Terrain = (typeof TERRAIN)[number];

const terrainSchema = z.strictObject({
  ...terrain(TERRAIN),
  of: z.enum(SIDES).optional().describe('of a camp: whose it is'),
});

/** LG-MAN-5, LG-CBT-2, LG-MOV-4: lines on the table. */
const LINES = ['obstacle', 'fortification', 'road'] as const;
export type LineKind = (typeof LINES)[number];

const lineSchema = line(LINES);

const flags = Object.fromEntries(TRAITS.map((trait) => [trait, z.boolean().optional()])) as Record<
  (typeof TRAITS)[number],
  z.ZodOptional<z.ZodBoolean>
>;

const unitSchema = z.strictObject({
  id: idText.describe('short and unique, e.g. "leg1"'),
  name: nameText,
  type: z.enum(TROOP_IDS),
  grade: z.enum(GRADES).optional().describe('C unless given'),
  stands: standsGiven.describe('6 unless given; elephants and artillery have one'),
  files: filesGiven,
  ...flags,
  onFoot: z.enum(TROOP_IDS).optional().describe('what cavalry is dismounted; it does not dismount unless given'),
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
  with: whoseUnit,
  order: orderSchema.optional().describe('of his command; as its leaders wish unless given'),
});

const armySchema = armyOf(unitSchema, leaderSchema);

const setupSchema = z.strictObject({
  id: idText,
  title: nameText,
  about: aboutText,
  width: z.number().min(200).max(6000).optional().describe('paces; 1800 unless given'),
  height: z.number().min(200).max(6000).optional().describe('paces; 1200 unless given'),
  terrain: z.array(terrainSchema).max(40),
  lines: z.array(lineSchema).max(20).optional(),
  turns: turnsGiven.describe('after which fewer losses win; 20 unless given'),
  rulings: rulingsSchema.optional().describe('rulings switched on or off, ours unless given'),
  objective: z
    .strictObject({ campDecides: z.boolean().describe('an army has also lost when enemies loot its camp') })
    .optional(),
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
    faults.push('objective.campDecides: there is no camp (LG-END-1)');
  return faults;
}

function armyFaults({ armies }: Setup, side: Side): string[] {
  const { units, leaders } = armies[side];
  const faults = units.flatMap((unit, i) => unitFaults(unit, leaders).map((f) => `armies.${side}.units[${i}]${f}`));
  for (const [i, leader] of leaders.entries()) {
    const at = `armies.${side}.leaders[${i}]`;
    if (!units.some(({ id }) => id === leader.with)) faults.push(`${at}.with: ${side} has no unit "${leader.with}"`);
    faults.push(...orderFaults(leader, units).map((fault) => at + fault));
    if (leaders.findIndex(({ id }) => id === leader.id) < i) faults.push(`${at}.id: "${leader.id}" is used twice`);
  }
  faults.push(...leadersFaults(side, armies[side]));
  return faults;
}

function orderFaults({ id: key, rank, order }: LeaderSetup, units: readonly UnitSetup[]): string[] {
  if (!order) return [];
  const { behind } = order;
  if ((order.do === 'support') === (behind === undefined))
    return ['.order.behind: who is ordered to support, and nobody else, is told whom (LG-CMD-3)'];
  if (behind === undefined) return [];
  const unit = units.find(({ id }) => id === behind);
  if (!unit) return [`.order.behind: its army has no unit "${behind}"`];
  const isOwn = unit.command === undefined ? rank === 'general' : unit.command === key;
  return isOwn ? [`.order.behind: "${behind}" is of his own command (LG-CMD-3)`] : [];
}

function unitFaults(unit: UnitSetup, leaders: readonly { readonly id: string }[]): string[] {
  const { type, stands, at: _, facing: __, id: ___, name: ____, files, command, onFoot, ...given } = unit;
  const because = kindFault(unitKind(type, given));
  const faults = because ? [`: ${because.text} (${because.clause})`] : [];
  const onItsFeet = onFoot && footFault(type, onFoot);
  if (onItsFeet) faults.push(`.onFoot: ${onItsFeet.text} (${onItsFeet.clause})`);
  const { least, most } = standsAllowed(type);
  if (stands !== undefined && (stands < least || stands > most))
    faults.push(`.stands: such a unit has ${least === most ? least : `${least} to ${most}`} (LG-UNIT-4)`);
  faults.push(...tooManyFiles(unit, usualStands(type)));
  if (files === 1 && !isLight(type) && most > 1)
    faults.push('.files: one file is a column, and a battle begins in line (LG-MAN-3)');
  faults.push(...unknownCommand(unit, leaders));
  return faults;
}
