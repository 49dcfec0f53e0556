import { parseWith, SIDES, type Side } from '@acies/kernel';
import { aboutText, idText, MOST_ROWS, mapRow, nameText, unusable, wordText } from '@acies/kernel/input';
import { parseZones, type ZoneGrid, zoneNamed } from '@acies/zones';
import { z } from 'zod';
import { CAPACITY, countsToward } from '../sheet/chapters/capacity.ts';
import { isInRowsOf } from '../sheet/rows.ts';
import { rulingsSchema } from '../sheet/rulings.ts';
import { MAP_LETTERS, mayEnter, PIECES } from '../sheet/scenery.ts';
import { QUALITIES, TROOP_IDS, type TroopId } from '../sheet/troops.ts';

export const RESERVE = 'reserve';
export const LEFT = 'left flank';
export const RIGHT = 'right flank';

const PLACE = `a zone, e.g. "D3", or "${RESERVE}", "${LEFT}" or "${RIGHT}"`;

const unitSchema = z.strictObject({
  id: idText.describe('short and unique, e.g. "pike1"'),
  name: nameText,
  type: z.enum(TROOP_IDS),
  quality: z.enum(QUALITIES),
  shield: z.boolean().optional().describe('carries shields; true unless given'),
  armoured: z.boolean().optional(),
  bow: z.boolean().optional(),
  pike: z.boolean().optional(),
  shock: z.boolean().optional(),
  at: wordText.optional().describe(`where it stands, or where it would best stand: ${PLACE}`),
});

const GIFTS = ['morale', 'valiant', 'fight'] as const;

const generalSchema = z.strictObject({
  name: nameText,
  gifts: z.array(z.enum(GIFTS)).max(GIFTS.length).optional(),
  erratic: z.boolean().optional(),
  at: wordText.optional().describe('his zone'),
});

const armySchema = z.strictObject({
  name: nameText,
  units: z.array(unitSchema).min(1).max(40),
  generals: z.array(generalSchema).max(4),
  scenery: z.array(z.enum(PIECES)).max(3).optional().describe('pieces the side brings and places'),
  flankers: z.number().int().min(0).max(6).optional().describe('units that may march round a flank; none unless given'),
  reserves: z.number().int().min(0).max(12).optional().describe('units that may be held back; 3 unless given'),
});

const setupSchema = z.strictObject({
  id: idText,
  title: nameText,
  about: aboutText,
  map: z.array(mapRow).min(1).max(MOST_ROWS),
  deploy: z
    .enum(['free', 'as given'])
    .describe('free: both sides place scenery and units; as given: everybody stands where the battle says'),
  first: z.enum(SIDES).optional().describe('who has the first turn; a roll decides unless given'),
  clockEnds: z.number().int().min(6).max(120).optional().describe('the battle clock runs out at this; 40 unless given'),
  flankAt: z.number().int().min(0).max(120).optional().describe('flank marchers arrive from this on; 20 unless given'),
  rulings: rulingsSchema.optional().describe('rulings switched on or off, ours unless given'),
  armies: z.strictObject({ red: armySchema, blue: armySchema }),
});

export type Setup = z.infer<typeof setupSchema>;
export type UnitSetup = z.infer<typeof unitSchema>;
export type GeneralSetup = z.infer<typeof generalSchema>;

/** Checks a scenario, first its form and then its sense. */
export function parseSetup(data: unknown): Setup {
  const setup = parseWith(setupSchema, data, 'the battle');
  const faults = faultsInSetup(setup);
  if (faults.length > 0) throw unusable('the battle', faults);
  return setup;
}

function faultsInSetup(setup: Setup): string[] {
  const { grid, cells } = mapOf(setup);
  const strange = [...new Set(cells)].filter((cell) => !(cell in MAP_LETTERS));
  const faults = strange.map((cell) => `map: "${cell}" is no scenery; known are ${Object.keys(MAP_LETTERS).join(' ')}`);
  if (grid.height < 3) faults.push(`map: it is ${grid.height} deep; both sides need a row and one between them`);
  if (faults.length > 0) return faults;
  const ids = new Set<string>();
  for (const side of SIDES)
    for (const [i, { id }] of setup.armies[side].units.entries()) {
      if (ids.has(id)) faults.push(`armies.${side}.units[${i}].id: "${id}" is used twice`);
      ids.add(id);
    }
  for (const side of SIDES) faults.push(...placeFaults(setup, side, grid, cells));
  return [...faults, ...sharedZones(setup, grid)];
}

/** The two sides never share a zone. */
function sharedZones({ armies }: Setup, grid: ZoneGrid): string[] {
  const zoneOf = ({ at }: UnitSetup): number | undefined => (at === undefined ? undefined : zoneNamed(grid, at));
  const taken = new Set(armies.red.units.map(zoneOf));
  return armies.blue.units.flatMap((unit, i) => {
    const zone = zoneOf(unit);
    return zone !== undefined && taken.has(zone) ? [`armies.blue.units[${i}].at: ${unit.at} is held by red`] : [];
  });
}

function placeFaults(setup: Setup, side: Side, grid: ZoneGrid, cells: readonly string[]): string[] {
  const { units, generals } = setup.armies[side];
  const held = new Map<number, TroopId[]>();
  const faults: string[] = [];
  for (const [i, { at, type }] of units.entries()) {
    const place = `armies.${side}.units[${i}].at`;
    if (at === undefined) {
      if (setup.deploy === 'as given') faults.push(`${place}: a unit of a battle fought as given needs a place`);
      continue;
    }
    if (at === RESERVE || at === LEFT || at === RIGHT) continue;
    const zone = zoneNamed(grid, at);
    if (zone === undefined)
      faults.push(`${place}: "${at}" is not ${PLACE}, on a map of ${grid.width} x ${grid.height}`);
    else if (setup.deploy === 'free' && !isInRowsOf(grid, zone, side))
      faults.push(`${place}: ${at} is not in the rows of ${side}`);
    else if (!mayEnter(type, MAP_LETTERS[cells[zone]!]!))
      faults.push(`${place}: ${type} may not stand in ${MAP_LETTERS[cells[zone]!]}`);
    else held.set(zone, [...(held.get(zone) ?? []), type]);
  }
  for (const [zone, types] of held)
    if (countsToward(types) > CAPACITY) faults.push(`armies.${side}: too many units at ${nameAt(units, grid, zone)}`);
  for (const [i, { at, name }] of generals.entries()) {
    if (at === undefined && setup.deploy === 'free') continue;
    const zone = at === undefined ? undefined : zoneNamed(grid, at);
    if (zone === undefined || !held.has(zone))
      faults.push(`armies.${side}.generals[${i}].at: ${name} must be in a zone with units of ${side}`);
  }
  return faults;
}

const nameAt = (units: readonly UnitSetup[], grid: ZoneGrid, zone: number): string =>
  units.find(({ at }) => at !== undefined && zoneNamed(grid, at) === zone)!.at!;

function mapOf(setup: Setup): ReturnType<typeof parseZones> {
  try {
    return parseZones(setup.map.join('\n'));
  } catch (fault) {
    throw unusable('the battle', [`map: ${(fault as Error).message}`]);
  }
}
