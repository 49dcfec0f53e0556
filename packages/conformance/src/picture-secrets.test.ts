import { Engine, type RuleSet } from '@acies/kernel';
import { expect, test } from 'vitest';
import { subjectOf } from './subjects.ts';
import { checkSecrets } from './suite/picture-checks.ts';

const { rules, battles } = await subjectOf('clock');
const engine = new Engine(rules);
const g = engine.look(engine.setUp(battles.find(({ id }) => id === 'gaza')!));

/** What the check has to say of what a side is shown. */
function faultsOf(shown: RuleSet, viewer: 'red' | 'blue'): string[] {
  const faults: string[] = [];
  checkSecrets(shown, g, viewer, (holds, message) => holds || faults.push(message));
  return faults;
}

test('an ambush is a secret for the enemy alone, and kept', () => {
  expect(checkSecrets(rules, g, 'red', () => undefined)).toBe(1);
  expect(checkSecrets(rules, g, 'blue', () => undefined)).toBe(0);
  expect(faultsOf(rules, 'red')).toEqual([]);
});

const picture = rules.picture!;
test.each<[string, Partial<RuleSet>]>([
  ['scene', { picture: { ...picture, scene: (table) => picture.scene(table) } }],
  ['cards', { picture: { ...picture, card: (table, id) => picture.card(table, id) } }],
  ['status', { status: (table) => rules.roster(table).map(({ name }) => name) }],
])('a leak in the %s is found', (where, leaking) => {
  expect(faultsOf({ ...rules, ...leaking }, 'red')).toEqual([
    `red may not know of Pisidians, and reads it in the ${where}`,
  ]);
});
