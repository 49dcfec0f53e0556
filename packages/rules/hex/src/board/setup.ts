import { directionNamed, type Grid, hexNamed, type MapDrawing, parseMap } from '@acies/hexes';
import { parseWith, SIDES, type Side } from '@acies/kernel';
import { aboutText, idText, MOST_ROWS, mapRow, nameText, unusable, wordText } from '@acies/kernel/input';
import { z } from 'zod';
import { rulingsSchema } from '../sheet/rulings.ts';
import { CLASSES, FAMILIES, FARTHEST_SHOT, MISSILES, TROOP_IDS, TROOPS } from '../sheet/troops.ts';

/** The letters of a map, one a hex. */
export const MAP_LETTERS = {
  '.': 'open',
  w: 'woods',
  '~': 'stream',
  '=': 'river',
  s: 'swamp',
  v: 'village',
  ',': 'rough',
  '^': 'hill',
  A: 'higher hill',
  W: 'wooded hill',
  ';': 'rough hill',
  '#': 'defences',
} as const;

const HILLS = '^AW;';
/** The most hexes that a battle names one by one. */
const MOST_HEXES = 1000;

/** HX-TER-8: letters of terrain that artillery may not enter. */
const CLOSED_TO_ARTILLERY = 'wWs~=';

const standSchema = z.strictObject({
  id: idText.describe('short and unique, e.g. "leg1"'),
  name: nameText,
  type: z.enum(TROOP_IDS),
  class: z.enum(CLASSES),
  at: wordText.describe('the hex, row letter and column number, e.g. "D7"'),
  facing: wordText.describe('E, NE, NW, W, SW or SE'),
  missiles: z.enum(MISSILES).optional().describe('other missiles than the type usually has'),
  roman: z.boolean().optional().describe('counts as Roman for archers shooting overhead'),
  sp: z.number().int().min(1).max(12).optional(),
  move: z.number().int().min(0).max(6).optional(),
  impact: z.number().int().min(0).max(6).optional(),
  pilum: z.boolean().optional().describe('throws pila, or does not, whatever its type does'),
  impetuous: z.boolean().optional().describe('must pursue, or need not, whatever its type does'),
  rangeDice: z
    .array(z.number().int().min(-6).max(6))
    .min(1)
    .max(FARTHEST_SHOT)
    .optional()
    .describe('range factors of the army list: dice at 1H, 2H and so on, as far as it shoots'),
});

const leaderSchema = z.strictObject({
  name: nameText,
  general: z.boolean(),
  with: idText.describe('the id of the stand he rides with'),
});

const armySchema = z.strictObject({
  name: nameText,
  stands: z.array(standSchema).min(1).max(40),
  leaders: z.array(leaderSchema).max(6),
  breakPoints: z.number().int().min(1).optional().describe('breaks at this many; half of the total unless given'),
});

const attackDice = z.number().int().min(0).max(6).optional();

const defencesSchema = z.strictObject({
  at: z.array(wordText).min(1).max(MOST_HEXES).describe('their hexes'),
  foot: attackDice.describe('dice that foot loses in attacking them; 1 unless given'),
  mounted: attackDice.describe('dice that mounted stands lose in attacking them; 2 unless given'),
  disorder: z
    .boolean()
    .optional()
    .describe(
      'whether they disorder mounted attackers, and mounted stands and pikes that cross them; unless given they do',
    ),
  closedTo: z
    .array(z.enum(FAMILIES))
    .max(FAMILIES.length)
    .optional()
    .describe('who cannot attack them; chariots and elephants unless given'),
});

const setupSchema = z.strictObject({
  id: idText,
  title: nameText,
  about: aboutText,
  map: z.array(mapRow).min(1).max(MOST_ROWS),
  turns: z.number().int().min(1).max(60),
  defences: z
    .array(defencesSchema)
    .max(20)
    .optional()
    .describe('defences on whatever the map has in these hexes; those of the letter # are as the sheet has them'),
  gentleHills: z
    .union([z.literal('all'), z.array(wordText).min(1).max(MOST_HEXES)])
    .optional()
    .describe('hills that give no benefit in melee: "all", or their hexes'),
  rulings: rulingsSchema.optional().describe('rulings switched on or off, ours unless given'),
  armies: z.strictObject({ red: armySchema, blue: armySchema }),
});

export type Setup = z.infer<typeof setupSchema>;
export type StandSetup = z.infer<typeof standSchema>;

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
  const faults = strange.map((cell) => `map: "${cell}" is no ground; known are ${Object.keys(MAP_LETTERS).join(' ')}`);
  const taken = new Map<number, string>();
  const ids = new Set<string>();
  for (const [stand, place] of standsWithPlace(setup)) {
    const hex = hexNamed(grid, stand.at);
    if (hex === undefined)
      faults.push(`${place}.at: there is no hex ${stand.at} on a map of ${grid.width} x ${grid.height}`);
    else if (taken.has(hex)) faults.push(`${place}.at: ${stand.at} is already taken by ${taken.get(hex)}`);
    else if (stand.type === 'Art' && CLOSED_TO_ARTILLERY.includes(cells[hex]!))
      faults.push(`${place}.at: artillery may not stand in ${MAP_LETTERS[cells[hex] as keyof typeof MAP_LETTERS]}`);
    else taken.set(hex, stand.id);
    if (stand.missiles === 'artillery' && stand.type !== 'Art')
      faults.push(`${place}.missiles: only artillery has artillery`);
    if (stand.rangeDice && (stand.missiles ?? TROOPS[stand.type].missiles) === 'none')
      faults.push(`${place}.rangeDice: it has no missiles`);
    if (directionNamed(stand.facing) === undefined)
      faults.push(`${place}.facing: "${stand.facing}" is not E, NE, NW, W, SW or SE`);
    if (ids.has(stand.id)) faults.push(`${place}.id: "${stand.id}" is used twice`);
    ids.add(stand.id);
  }
  faults.push(...defencesFaults(setup, grid), ...hillFaults(setup, grid, cells));
  for (const side of SIDES) faults.push(...leaderFaults(setup, side));
  return faults;
}

function defencesFaults({ defences = [] }: Setup, grid: Grid): string[] {
  const taken = new Set<number>();
  return defences.flatMap(({ at }, i) =>
    at.flatMap((name, j) => {
      const hex = hexNamed(grid, name);
      const place = `defences[${i}].at[${j}]`;
      if (hex === undefined) return [`${place}: there is no hex ${name} on a map of ${grid.width} x ${grid.height}`];
      if (taken.has(hex)) return [`${place}: ${name} has been named before`];
      taken.add(hex);
      return [];
    }),
  );
}

function hillFaults({ gentleHills }: Setup, grid: Grid, cells: readonly string[]): string[] {
  if (gentleHills === undefined || gentleHills === 'all') return [];
  return gentleHills.flatMap((name, i) => {
    const hex = hexNamed(grid, name);
    const isHill = hex !== undefined && HILLS.includes(cells[hex]!);
    return isHill ? [] : [`gentleHills[${i}]: there is no hill in ${name}`];
  });
}

function mapOf(setup: Setup): MapDrawing {
  try {
    return parseMap(setup.map.join('\n'));
  } catch (fault) {
    throw unusable('the battle', [`map: ${(fault as Error).message}`]);
  }
}

function* standsWithPlace(setup: Setup): Generator<[StandSetup, string]> {
  for (const side of SIDES)
    for (const [i, stand] of setup.armies[side].stands.entries()) yield [stand, `armies.${side}.stands[${i}]`];
}

function leaderFaults(setup: Setup, side: Side): string[] {
  const { stands, leaders } = setup.armies[side];
  const riding = new Set<string>();
  return leaders.flatMap((leader, i) => {
    const place = `armies.${side}.leaders[${i}].with`;
    if (!stands.some((stand) => stand.id === leader.with)) return [`${place}: ${side} has no stand "${leader.with}"`];
    if (riding.has(leader.with)) return [`${place}: "${leader.with}" already has a leader`];
    riding.add(leader.with);
    return [];
  });
}
