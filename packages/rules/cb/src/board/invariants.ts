import { isOffTable, pairsOverlapping } from '@acies/table';
import { isDestroyed } from '../sheet/strength.ts';
import { isSpecial } from '../sheet/troops.ts';
import { GONE } from './board.ts';
import { boxOf, type CbContext, factsOf, isPresent, nameOf, sideOf, stillMeet, unitOf } from './look.ts';

/** The invariants that a board breaks, which no legal play can do; empty for a sound one. */
export const brokenInvariants = (g: CbContext): string[] => [
  ...unitInvariants(g),
  ...overlapInvariants(g),
  ...contactInvariants(g),
  ...leaderInvariants(g),
];

function unitInvariants(g: CbContext): string[] {
  return g.setting.units.flatMap(({ id, name, stands, kind }) => {
    const { x, y, heading, dp, shaken, casualties, where, mood, formation } = unitOf(g, id);
    const broken: string[] = [];
    if (![x, y, heading, dp, casualties].every(Number.isInteger)) broken.push(`${name} is not in whole numbers`);
    if (heading < 0 || heading >= 3600) broken.push(`${name} faces ${heading}`);
    if (dp < 0 || dp > 5) broken.push(`${name} has ${dp} DPs`);
    if (isSpecial(kind.type) && dp > 0) broken.push(`${name} holds DPs`);
    if (where === 'gone') return broken;
    if (dp === 5 && !shaken) broken.push(`${name} has 5 DPs and is not shaken`);
    if (isDestroyed(kind.type, stands, casualties)) broken.push(`${name} has too few stands and is still there`);
    if (mood === 'routing' && formation !== 'unformed') broken.push(`${name} flees in order`);
    if (mood === 'rampaging') broken.push(`${name} runs amok and stays`);
    if (isOffTable(g.setting.table, boxOf(g, id))) broken.push(`${name} is off the table`);
    return broken;
  });
}

function overlapInvariants(g: CbContext): string[] {
  const present = g.setting.units.filter(({ id }) => isPresent(g, id));
  const boxes = present.map(({ id }) => boxOf(g, id));
  return pairsOverlapping(boxes).map(([a, b]) => `${present[a]!.name} and ${present[b]!.name} stand on each other`);
}

const contactInvariants = (g: CbContext): string[] =>
  g.board.contacts.flatMap(({ attacker, defender }) => {
    const names = `${nameOf(g, attacker)} and ${nameOf(g, defender)}`;
    if (!isPresent(g, attacker) || !isPresent(g, defender)) return [`${names} are in contact, but one is gone`];
    if (sideOf(g, attacker) === sideOf(g, defender)) return [`${names} are friends in contact`];
    return stillMeet(boxOf(g, attacker), boxOf(g, defender)) ? [] : [`${names} are in contact but far apart`];
  });

function leaderInvariants(g: CbContext): string[] {
  const ridden = g.board.leaders.filter(({ alive, unit }) => alive && unit !== GONE).map(({ unit }) => unit);
  const twice = ridden.length !== new Set(ridden).size ? ['two leaders are with one unit'] : [];
  return [
    ...twice,
    ...ridden
      .filter((unit) => !isPresent(g, unit))
      .map((unit) => `a leader is with ${factsOf(g, unit).name}, which is gone`),
  ];
}
