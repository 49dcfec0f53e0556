import { parseWith, SIDES, type Side } from '@acies/kernel';
import { aboutText, idText, MOST_POINTS, nameText, placeWithin, unusable } from '@acies/kernel/input';
import { z } from 'zod';
import { LEADER_IDS } from '../sheet/chapters/leader-fate.ts';
import { rulingsSchema } from '../sheet/rulings.ts';
import { FEARSOME_TO, GRADES, MISSILES } from '../sheet/traits.ts';
import { TROOP_IDS } from '../sheet/troops.ts';

/** A place in inches from the upper left corner of the table. */
const place = placeWithin(1000);
const places = z.array(place).max(MOST_POINTS);

/** MC-MOV-1, MC-MEL-7, MC-MEL-8: kinds of terrain. */
export const TERRAIN = ['rough', 'dense woods', 'hill', 'prohibited'] as const;
export type Terrain = (typeof TERRAIN)[number];

const terrainSchema = z.strictObject({
  id: idText,
  kind: z.enum(TERRAIN),
  points: places.min(3).describe('its outline'),
  crest: places.min(1).optional().describe('of a hill: its highest point, or ridge; its middle unless given'),
});

const unitSchema = z.strictObject({
  id: idText.describe('short and unique, e.g. "leg1"'),
  name: nameText,
  type: z.enum(TROOP_IDS),
  combat: z.enum(GRADES).optional().describe('how good in combat; plain unless given'),
  rally: z.enum(GRADES).optional().describe('how good at rallying; plain unless given'),
  missiles: z.enum(MISSILES).optional().describe('other missiles than the type usually has'),
  heavyArmour: z.boolean().optional(),
  tribal: z.boolean().optional(),
  wildCharge: z.boolean().optional(),
  shieldwall: z.boolean().optional(),
  phalanx: z.boolean().optional(),
  pila: z.boolean().optional(),
  handThrown: z.boolean().optional(),
  romanDrill: z.boolean().optional(),
  fearsome: z.enum(FEARSOME_TO).optional(),
  at: place.optional().describe('the middle of its front'),
  facing: z.number().min(0).lt(360).optional().describe('degrees, clockwise from up the table; ahead unless given'),
  hidden: idText.optional().describe('the terrain in which it lies in ambush'),
});

/** MC-ORD-3 (R): the stratagems built in. */
const STRATAGEMS = ['ambush', 'feigned flight', 'forced march'] as const;
export type Stratagem = (typeof STRATAGEMS)[number];

const leaderSchema = z.strictObject({
  name: nameText,
  rank: z.enum(LEADER_IDS),
  with: idText.describe('the id of the unit he is with'),
});

const armySchema = z.strictObject({
  name: nameText,
  units: z.array(unitSchema).min(1).max(100),
  leaders: z.array(leaderSchema).max(6),
  stratagems: z.array(z.enum(STRATAGEMS)).max(2).optional(),
  clock: z.number().int().min(1).max(20).optional().describe('where its morale clock starts; 9 unless given'),
});

const setupSchema = z.strictObject({
  id: idText,
  title: nameText,
  about: aboutText,
  width: z.number().min(12).max(240).optional().describe('inches; 72 unless given'),
  height: z.number().min(12).max(240).optional().describe('inches; 48 unless given'),
  terrain: z.array(terrainSchema).max(40),
  streams: z.array(places.min(2)).max(10).optional(),
  deploy: z.enum(['free', 'as given']).describe('free: both sides deploy; as given: all stand where the battle says'),
  first: z.enum(SIDES).optional().describe('who has the first half turn; a roll decides unless given'),
  halfTurns: z.number().int().min(2).max(200).optional().describe('after which the higher clock wins; 40 unless given'),
  short: z.boolean().optional().describe('a short battle: clocks start at 6'),
  rulings: rulingsSchema.optional().describe('rulings switched on or off, ours unless given'),
  armies: z.strictObject({ red: armySchema, blue: armySchema }),
});

export type Setup = z.infer<typeof setupSchema>;
export type UnitSetup = z.infer<typeof unitSchema>;

/** Checks a scenario, first its form and then its sense. */
export function parseSetup(data: unknown): Setup {
  const setup = parseWith(setupSchema, data, 'the battle');
  const faults = faultsInSetup(setup);
  if (faults.length > 0) throw unusable('the battle', faults);
  return setup;
}

function faultsInSetup(setup: Setup): string[] {
  const faults: string[] = [];
  const seen = new Set<string>();
  for (const side of SIDES)
    for (const [i, { id }] of setup.armies[side].units.entries()) {
      if (seen.has(id)) faults.push(`armies.${side}.units[${i}].id: "${id}" is used twice`);
      seen.add(id);
    }
  for (const side of SIDES) faults.push(...unitFaults(setup, side), ...leaderFaults(setup, side));
  return faults;
}

function unitFaults({ armies, terrain }: Setup, side: Side): string[] {
  const { units, stratagems } = armies[side];
  return units.flatMap(({ at, hidden }, i) => {
    const where = `armies.${side}.units[${i}]`;
    if (hidden !== undefined) {
      if (!stratagems?.includes('ambush')) return [`${where}.hidden: ${side} has no ambush among its stratagems`];
      return terrain.some(({ id }) => id === hidden) ? [] : [`${where}.hidden: there is no terrain "${hidden}"`];
    }
    return at === undefined ? [`${where}.at: a unit that is not hidden needs a place`] : [];
  });
}

function leaderFaults({ armies }: Setup, side: Side): string[] {
  const { units, leaders } = armies[side];
  const taken = new Set<string>();
  return leaders.flatMap(({ with: key }, i) => {
    const where = `armies.${side}.leaders[${i}].with`;
    const unit = units.find(({ id }) => id === key);
    if (!unit || unit.hidden !== undefined) return [`${where}: ${side} has no unit "${key}" on the table`];
    if (taken.has(key)) return [`${where}: "${key}" already has a leader`];
    taken.add(key);
    return [];
  });
}
