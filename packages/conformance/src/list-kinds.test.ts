import { setFlagsFromString } from 'node:v8';
import { runInThisContext } from 'node:vm';
import { mapped, numbersFrom } from '@acies/kernel/fast';
import { describe, expect, it } from 'vitest';

setFlagsFromString('--allow-natives-syntax');

/** Whether V8 takes a list to be one that may have holes. */
const mayHaveHoles: (list: unknown[]) => boolean = runInThisContext('(list) => %HasHoleyElements(list)');
/** What a function gives once it is compiled. */
const compiled: <T>(make: unknown, give: () => T) => T = runInThisContext(`(make, give) => {
  %PrepareFunctionForOptimization(make);
  give();
  give();
  %OptimizeFunctionOnNextCall(make);
  return give();
}`);

const items = [{ n: 3 }, { n: 1 }, { n: 2 }];

describe('lists', () => {
  it('are of the same kind before and after they are compiled', () => {
    const objects = () => mapped(items, ({ n }) => [n]);
    expect(mayHaveHoles(objects())).toBe(false);
    expect(mayHaveHoles(compiled(mapped, objects))).toBe(false);
    const numbers = () => numbersFrom(items, ({ n }) => n);
    expect(mayHaveHoles(numbers())).toBe(false);
    expect(mayHaveHoles(compiled(numbersFrom, numbers))).toBe(false);
  });
});
