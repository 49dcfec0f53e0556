import { expect, it } from 'vitest';
import { pluralsOf } from './plurals.ts';
import { t } from './strings.ts';

it('says one of a thing and many as the language does', () => {
  const polish = pluralsOf('pl', String);
  const forms = { one: '# rzut', few: '# rzuty', many: '# rzutów', other: '# rzutu' };
  expect([1, 3, 5, 22].map((count) => polish(count, forms))).toEqual(['1 rzut', '3 rzuty', '5 rzutów', '22 rzuty']);
});

it('does without forms that are not told apart, and writes numbers as the reader does', () => {
  const chinese = pluralsOf('zh', (count) => `<${count}>`);
  expect(chinese(1, { other: '#次' })).toBe('<1>次');
});

it('has one of each thing that is counted', () => {
  expect([t.procedureCount(1), t.procedureCount(2)]).toEqual(['1 procedure', '2 procedures']);
  expect([t.clausesOf(1), t.clausesOf(2)]).toEqual(['The clause behind it', 'The 2 clauses behind it']);
  expect([t.allRolls(1), t.allRolls(2)].map((words) => words.split(',')[0])).toEqual([
    'The whole evening: 1 roll',
    'The whole evening: 2 rolls',
  ]);
  expect(t.diceNeeded(1, 3)).toBe('1 die is needed; 3 were given.');
  expect(t.diceNeeded(4, 1)).toBe('4 dice are needed; 1 was given.');
  expect([t.rarer(1), t.rarer(3)]).toEqual(['1 rarer outcome', '3 rarer outcomes']);
});
