import { expect, it } from 'vitest';
import { disorder } from '../board/change.ts';
import type { CbEvent } from '../board/events.ts';
import { stage } from '../testing/stage.ts';
import { tellInWords } from './report.ts';

it('CB-UNIT-3 who is shaken loses a stand instead of a DP, and that is said', () => {
  const told = (unit: string, dps: number, cause: 'combat' | 'shooting'): string[] => {
    const { g } = stage({ red: [`a HI 20 20 ${unit}`], blue: ['x HI 20 5'] });
    const events: CbEvent[] = [];
    disorder({ ...g, tell: (event) => void events.push(event as CbEvent) }, 0, dps, cause, 'it', 'CB-UNIT-3');
    return events.map((event) => tellInWords(g.setup, event));
  };
  expect(told('dp=5', 1, 'combat')).toEqual([
    'a: shaken already: a stand instead (it)',
    'a: loses 1 stand and has 7 left',
  ]);
  expect(told('dp=5', 1, 'shooting')).toEqual(['a: shaken already, no more DPs (it)']);
  expect(told('dp=4', 1, 'combat')).toEqual(['a: takes 1 DP (it) and has 5, shaken']);
});
