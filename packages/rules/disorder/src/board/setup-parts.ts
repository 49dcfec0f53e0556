import { type BySide, SIDES, type Side } from '@acies/kernel';
import { idText, MOST_POINTS, nameText, placeWithin } from '@acies/kernel/input';
import { z } from 'zod';

/** Kinds of something: at least one. */
type Kinds = readonly [string, ...string[]];

/** Parts of a battle between blocks, in lengths of which its table has no more than `most`. */
export function partsWithin(most: number) {
  const place = placeWithin(most);
  const places = z.array(place).max(MOST_POINTS);
  const crest = places.min(1).optional();
  return {
    terrain: <const K extends Kinds>(kinds: K) => ({
      id: idText,
      kind: z.enum(kinds),
      points: places.min(3).describe('its outline'),
      crest: crest.describe('of a hill: its highest point, or ridge; its middle unless given'),
    }),
    line: <const K extends Kinds>(kinds: K) =>
      z.strictObject({ id: idText, kind: z.enum(kinds), points: places.min(2) }),
    /** Where a unit is, and whose. */
    placed: {
      at: place.describe('the middle of its front'),
      facing: z.number().min(0).lt(360).optional().describe('degrees, clockwise from up the table; ahead unless given'),
      command: idText.optional().describe('the id of the leader whose command it is in; the general’s unless given'),
    },
  };
}

/** No unit has more. */
const MOST_STANDS = 12;

export const standsGiven = z.number().int().min(1).max(MOST_STANDS).optional();
export const filesGiven = standsGiven.describe('stands abreast; half of them unless given');
export const turnsGiven = z.number().int().min(1).max(100).optional();
export const whoseUnit = idText.describe('the id of the unit he is with');

export const armyOf = <U extends z.ZodType, L extends z.ZodType>(unit: U, leader: L) =>
  z.strictObject({
    name: nameText,
    units: z.array(unit).min(1).max(60),
    leaders: z.array(leader).min(1).max(8),
  });

interface Named {
  readonly id: string;
}

interface Led extends Named {
  readonly rank: string;
  readonly with: string;
}

interface Army {
  readonly units: readonly Named[];
  readonly leaders: readonly Led[];
}

/** Units of one name, of whatever army. */
export function idFaults(armies: BySide<Army>): string[] {
  const seen = new Set<string>();
  return SIDES.flatMap((side) =>
    [...armies[side].units.entries()].flatMap(([i, { id }]) => {
      const twice = seen.has(id);
      seen.add(id);
      return twice ? [`armies.${side}.units[${i}].id: "${id}" is used twice`] : [];
    }),
  );
}

/** What is wrong with the leaders of an army taken together. */
export function leadersFaults(side: Side, { leaders }: Army): string[] {
  const faults: string[] = [];
  if (new Set(leaders.map((leader) => leader.with)).size !== leaders.length)
    faults.push(`armies.${side}.leaders: two are with one unit`);
  if (leaders.filter(({ rank }) => rank === 'general').length !== 1)
    faults.push(`armies.${side}.leaders: an army has one general`);
  return faults;
}

interface Drawn {
  readonly stands?: number | undefined;
  readonly files?: number | undefined;
  readonly command?: string | undefined;
}

export const tooManyFiles = ({ stands, files }: Drawn, usual: number): string[] =>
  files !== undefined && files > (stands ?? usual) ? ['.files: more files than stands'] : [];

export const unknownCommand = ({ command }: Drawn, leaders: readonly Named[]): string[] =>
  command !== undefined && !leaders.some(({ id }) => id === command)
    ? [`.command: there is no leader "${command}"`]
    : [];
