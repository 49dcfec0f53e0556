import { parseWith, SIDES, type Side } from '@acies/kernel';
import { aboutText, idText, MOST_POINTS, nameText, placeWithin, unusable } from '@acies/kernel/input';
import { z } from 'zod';
import { LEADER_IDS } from '../sheet/chapters/leader-risk.ts';
import { rulingsSchema } from '../sheet/rulings.ts';
import { standsAllowed, usualStands } from '../sheet/strength.ts';
import { footFault, kindFault } from '../sheet/traits.ts';
import { GRADES, isLight, TRAITS, TROOP_IDS, unitKind } from '../sheet/troops.ts';

/** A place in paces from the upper left corner of the table. */
const place = placeWithin(10_000);
const places = z.array(place).max(MOST_POINTS);

/** LG-MOV-6, LG-CBT-2: kinds of terrain. */
const TERRAIN = ['difficult', 'hill', 'impassable'] as const;
export type Terrain = (typeof TERRAIN)[number];

const terrainSchema = z.strictObject({
  id: idText,
  kind: z.enum(TERRAIN),
  points: places.min(3).describe('its outline'),
  crest: places.min(1).optional().describe('of a hill: its highest point, or ridge; its middle unless given'),
});

/** LG-MAN-5, LG-CBT-2, LG-MOV-4: lines on the table. */
const LINES = ['obstacle', 'fortification', 'road'] as const;
export type LineKind = (typeof LINES)[number];

const lineSchema = z.strictObject({ id: idText, kind: z.enum(LINES), points: places.min(2) });

const flags = Object.fromEntries(TRAITS.map((trait) => [trait, z.boolean().optional()])) as Record<
  (typeof TRAITS)[number],
  z.ZodOptional<z.ZodBoolean>
>;

const unitSchema = z.strictObject({
  id: idText.describe('short and unique, e.g. "leg1"'),
  name: nameText,
  type: z.enum(TROOP_IDS),
  grade: z.enum(GRADES).optional().describe('C unless given'),
  stands: z.number().int().min(1).max(12).optional().describe('6 unless given; elephants and artillery have one'),
  files: z.number().int().min(1).max(12).optional().describe('stands abreast; half of them unless given'),
  ...flags,
  onFoot: z.enum(TROOP_IDS).optional().describe('what cavalry is dismounted; it does not dismount unless given'),
  at: place.describe('the middle of its front'),
  facing: z.number().min(0).lt(360).optional().describe('degrees, clockwise from up the table; ahead unless given'),
  command: idText.optional().describe('the id of the leader whose command it is in; the general’s unless given'),
});

const leaderSchema = z.strictObject({
  id: idText,
  name: nameText,
  rank: z.enum(LEADER_IDS),
  with: idText.describe('the id of the unit he is with'),
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
  width: z.number().min(200).max(6000).optional().describe('paces; 1800 unless given'),
  height: z.number().min(200).max(6000).optional().describe('paces; 1200 unless given'),
  terrain: z.array(terrainSchema).max(40),
  lines: z.array(lineSchema).max(20).optional(),
  turns: z.number().int().min(1).max(100).optional().describe('after which fewer losses win; 20 unless given'),
  rulings: rulingsSchema.optional().describe('rulings switched on or off, ours unless given'),
  armies: z.strictObject({ red: armySchema, blue: armySchema }),
});

export type Setup = z.infer<typeof setupSchema>;
export type UnitSetup = z.infer<typeof unitSchema>;

/** Checks a scenario, first its form and then its sense. */
export function parseSetup(data: unknown): Setup {
  const setup = parseWith(setupSchema, data, 'the battle');
  const faults = [...idFaults(setup), ...SIDES.flatMap((side) => armyFaults(setup, side))];
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

function armyFaults({ armies }: Setup, side: Side): string[] {
  const { units, leaders } = armies[side];
  const faults = units.flatMap((unit, i) => unitFaults(unit, leaders).map((f) => `armies.${side}.units[${i}]${f}`));
  for (const [i, leader] of leaders.entries()) {
    const at = `armies.${side}.leaders[${i}]`;
    if (!units.some(({ id }) => id === leader.with)) faults.push(`${at}.with: ${side} has no unit "${leader.with}"`);
    if (leaders.findIndex(({ id }) => id === leader.id) < i) faults.push(`${at}.id: "${leader.id}" is used twice`);
  }
  if (new Set(leaders.map((leader) => leader.with)).size !== leaders.length)
    faults.push(`armies.${side}.leaders: two are with one unit`);
  if (leaders.filter(({ rank }) => rank === 'general').length !== 1)
    faults.push(`armies.${side}.leaders: an army has one general`);
  return faults;
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
  if (files !== undefined && files > (stands ?? usualStands(type))) faults.push('.files: more files than stands');
  if (files === 1 && !isLight(type) && most > 1)
    faults.push('.files: one file is a column, and a battle begins in line (LG-MAN-3)');
  if (command !== undefined && !leaders.some(({ id }) => id === command))
    faults.push(`.command: there is no leader "${command}"`);
  return faults;
}
