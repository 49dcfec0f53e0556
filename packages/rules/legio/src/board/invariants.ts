import { isOffTable, pairsOverlapping } from '@acies/table';
import { GONE } from './board.ts';
import { boxOf, factsOf, isPresent, type LegioContext, nameOf, sideOf, stillMeet, unitOf } from './look.ts';

/** The invariants that a board breaks, which no legal play can do; empty for a sound one. */
export const brokenInvariants = (g: LegioContext): string[] => [
  ...unitInvariants(g),
  ...overlapInvariants(g),
  ...contactInvariants(g),
  ...leaderInvariants(g),
];

function unitInvariants(g: LegioContext): string[] {
  return g.setting.units.flatMap(({ id, name, stands }) => {
    const { x, y, heading, dp, shaken, casualties, where, mood, formation, files } = unitOf(g, id);
    const broken: string[] = [];
    if (![x, y, heading, dp, casualties].every(Number.isInteger)) broken.push(`${name} is not in whole numbers`);
    if (heading < 0 || heading >= 3600) broken.push(`${name} faces ${heading}`);
    if (dp < 0 || dp > 5) broken.push(`${name} has ${dp} DPs`);
    if (!Number.isInteger(files) || files < 1 || files > stands) broken.push(`${name} is in ${files} files`);
    if (unitOf(g, id).onFoot && !g.setting.units[id]!.onFoot) broken.push(`${name} is on foot and cannot be`);
    if (where === 'gone') return broken;
    if (dp === 5 && !shaken) broken.push(`${name} has 5 DPs and is not shaken`);
    if (casualties >= stands) broken.push(`${name} has no stand left and is still there`);
    if (mood === 'routing' && formation !== 'unformed') broken.push(`${name} flees in order`);
    if (isOffTable(g.setting.table, boxOf(g, id))) broken.push(`${name} is off the table`);
    return broken;
  });
}

function overlapInvariants(g: LegioContext): string[] {
  const present = g.setting.units.filter(({ id }) => isPresent(g, id));
  const boxes = present.map(({ id }) => boxOf(g, id));
  return pairsOverlapping(boxes).map(([a, b]) => `${present[a]!.name} and ${present[b]!.name} stand on each other`);
}

const contactInvariants = (g: LegioContext): string[] =>
  g.board.contacts.flatMap(({ attacker, defender }) => {
    const names = `${nameOf(g, attacker)} and ${nameOf(g, defender)}`;
    if (!isPresent(g, attacker) || !isPresent(g, defender)) return [`${names} are in contact, but one is gone`];
    if (sideOf(g, attacker) === sideOf(g, defender)) return [`${names} are friends in contact`];
    return stillMeet(boxOf(g, attacker), boxOf(g, defender)) ? [] : [`${names} are in contact but far apart`];
  });

function leaderInvariants(g: LegioContext): string[] {
  const ridden = g.board.leaders.map(({ unit }) => unit).filter((unit) => unit !== GONE);
  const twice = ridden.length !== new Set(ridden).size ? ['two leaders are with one unit'] : [];
  return [
    ...twice,
    ...ridden
      .filter((unit) => !isPresent(g, unit))
      .map((unit) => `a leader is with ${factsOf(g, unit).name}, which is gone`),
  ];
}
