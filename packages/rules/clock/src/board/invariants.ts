import { isOffTable, pairsOverlapping, touch } from '@acies/table';
import { DESTROYED_WITH } from '../sheet/markers.ts';
import { GONE } from './board.ts';
import { areInContact } from './contacts.ts';
import { boxOf, type ClockContext, enemiesOf, factsOf, isPresent, sideOf } from './look.ts';
import { metBy } from './met-by.ts';

/** The invariants that a board breaks, which no legal play can do; empty for a sound one. */
export const brokenInvariants = (g: ClockContext): string[] => [
  ...unitInvariants(g),
  ...overlapInvariants(g),
  ...contactInvariants(g),
  ...strayInvariants(g),
  ...leaderInvariants(g),
];

function unitInvariants(g: ClockContext): string[] {
  return g.board.units.flatMap((unit, id) => {
    const { name } = factsOf(g, id);
    const broken: string[] = [];
    if (![unit.x, unit.y, unit.heading].every(Number.isInteger)) broken.push(`${name} stands between whole numbers`);
    if (unit.heading < 0 || unit.heading >= 3600) broken.push(`${name} faces ${unit.heading}`);
    if (unit.where === 'table' && unit.dmz >= DESTROYED_WITH)
      broken.push(`${name} has ${unit.dmz} DMZ and is still there`);
    if (unit.where === 'table' && isOffTable(g.setting.table, boxOf(g, id))) broken.push(`${name} is off the table`);
    return broken;
  });
}

function overlapInvariants(g: ClockContext): string[] {
  const present = g.setting.units.filter(({ id }) => isPresent(g, id));
  const boxes = present.map(({ id }) => boxOf(g, id));
  return pairsOverlapping(boxes).map(([a, b]) => `${present[a]!.name} and ${present[b]!.name} stand on each other`);
}

const contactInvariants = (g: ClockContext): string[] =>
  g.board.contacts.flatMap(({ attacker, defender }) => {
    const names = `${factsOf(g, attacker).name} and ${factsOf(g, defender).name}`;
    if (!isPresent(g, attacker) || !isPresent(g, defender)) return [`${names} are in contact, but one is gone`];
    if (sideOf(g, attacker) === sideOf(g, defender)) return [`${names} are friends in contact`];
    return touch(boxOf(g, attacker), boxOf(g, defender)) ? [] : [`${names} are in contact but do not touch`];
  });

/** MC-MOV-8, MC-MEL-11: who lies with his front fully along an enemy is in contact with him. */
const strayInvariants = (g: ClockContext): string[] =>
  g.setting.units
    .filter(({ id }) => isPresent(g, id))
    .flatMap(({ id, side, name }) =>
      enemiesOf(g, side)
        .filter((enemy) => metBy(boxOf(g, id), boxOf(g, enemy)) !== undefined)
        .filter((enemy) => !areInContact(g, id, enemy))
        .map((enemy) => `${name} lies along ${factsOf(g, enemy).name} but is not in contact`),
    );

function leaderInvariants(g: ClockContext): string[] {
  const ridden = g.board.leaders.filter((unit) => unit !== GONE);
  const twice = ridden.length !== new Set(ridden).size ? ['two leaders are with one unit'] : [];
  const lost = ridden
    .filter((unit) => g.board.units[unit]!.where === 'gone')
    .map((unit) => `a leader is with ${factsOf(g, unit).name}, which is gone`);
  return [...twice, ...lost];
}
