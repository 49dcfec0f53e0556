import { expect, test } from 'vitest';
import { OptionList } from './option-list.ts';

test('a list of options holds what was added since it was cleared', () => {
  const list = new OptionList<string>();
  expect(list.count).toBe(0);
  for (const each of ['a', 'b', 'c']) list.add(each);
  list.clear();
  list.add('d');
  expect(list.count).toBe(1);
  expect(list.at(0)).toBe('d');
  expect(list.toArray()).toEqual(['d']);
  expect(() => list.at(1)).toThrow('option 1 of 1');
  expect(() => list.at(-1)).toThrow(RangeError);
});
