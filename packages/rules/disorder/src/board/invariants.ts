import { isOffTable, pairsOverlapping } from '@acies/table';
import { type BlockTable, boxOf, isPresent, type Meetings, nameOf, sideOf } from './block-table.ts';
import { SHAKEN_AT } from './disorder.ts';

/** What no play may break in any battle between blocks: what its units are, where they stand, and whom they have met. */
export const brokenByBlocks = (g: BlockTable & Meetings, stillMeet: (a: number, b: number) => boolean): string[] => [
  ...g.setting.units.flatMap(({ id }) => brokenBy(g, id)),
  ...overlaps(g),
  ...brokenContacts(g, stillMeet),
];

function brokenBy(g: BlockTable, id: number): string[] {
  const { x, y, heading, dp, shaken, casualties, where, mood, formation } = g.board.units[id]!;
  const name = nameOf(g, id);
  const broken: string[] = [];
  if (![x, y, heading, dp, casualties].every(Number.isInteger)) broken.push(`${name} is not in whole numbers`);
  if (heading < 0 || heading >= 3600) broken.push(`${name} faces ${heading}`);
  if (dp < 0 || dp > SHAKEN_AT) broken.push(`${name} has ${dp} DPs`);
  if (where === 'gone') return broken;
  if (dp === SHAKEN_AT && !shaken) broken.push(`${name} has ${dp} DPs and is not shaken`);
  if (mood === 'routing' && formation !== 'unformed') broken.push(`${name} flees in order`);
  if (isOffTable(g.setting.table, boxOf(g, id))) broken.push(`${name} is off the table`);
  return broken;
}

function overlaps(g: BlockTable): string[] {
  const present = g.setting.units.filter(({ id }) => isPresent(g, id));
  const boxes = present.map(({ id }) => boxOf(g, id));
  return pairsOverlapping(boxes).map(([a, b]) => `${present[a]!.name} and ${present[b]!.name} stand on each other`);
}

const brokenContacts = (g: BlockTable & Meetings, stillMeet: (a: number, b: number) => boolean): string[] =>
  g.board.contacts.flatMap(({ attacker, defender }) => {
    const names = `${nameOf(g, attacker)} and ${nameOf(g, defender)}`;
    if (!isPresent(g, attacker) || !isPresent(g, defender)) return [`${names} are in contact, but one is gone`];
    if (sideOf(g, attacker) === sideOf(g, defender)) return [`${names} are friends in contact`];
    return stillMeet(attacker, defender) ? [] : [`${names} are in contact but far apart`];
  });

/** What no play may break of leaders, by the units that they are with. */
export const brokenByLeaders = (g: BlockTable, ridden: readonly number[]): string[] => [
  ...(ridden.length !== new Set(ridden).size ? ['two leaders are with one unit'] : []),
  ...ridden.filter((unit) => !isPresent(g, unit)).map((unit) => `a leader is with ${nameOf(g, unit)}, which is gone`),
];
