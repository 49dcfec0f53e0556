import type { DiceEvent } from '@acies/kernel';
import { scriptedDice } from '@acies/kernel/testing';
import { describe, expect, it } from 'vitest';
import { lines } from '../../testing/lines.ts';
import { GRADES } from '../troops.ts';
import { EVADE_RESULTS, type EvadeSituation, evadeResult, prepareEvade, rollEvade } from './evading.ts';

const evade = (change: Partial<EvadeSituation> = {}) =>
  prepareEvade({ grade: 'C', dp: 0, shaken: false, casualties: 0, inspired: false, ...change });

describe('LG-RSP-7 the evade test', () => {
  it('LG-RSP-7 AvD for A grade, D6 for others', () => {
    expect(GRADES.map((grade) => evade({ grade }).die.name)).toEqual(['AvD', 'D6', 'D6', 'D6']);
  });

  it.each<[Partial<EvadeSituation>, string[]]>([
    [{}, []],
    [{ dp: 1 }, ['DPs -1']],
    [{ dp: 4 }, ['DPs -4']],
    [{ casualties: 2 }, ['casualties -2']],
    [{ inspired: true }, ['leader inspiring +1']],
    [{ dp: 5, shaken: true, casualties: 1, inspired: true }, ['DPs -5', 'casualties -1', 'leader inspiring +1']],
  ])('LG-RSP-7 %j: %j', (change, rows) => {
    expect(lines(evade(change).tally)).toEqual(rows.map((line) => `LG-RSP-7 ${line}`));
  });

  it('LG-RSP-7 1 or more evades; less breaks the shaken and shakes the others', () => {
    expect([-1, 0, 1, 2].map((score) => evadeResult(score, false))).toEqual(['shaken', 'shaken', 'evades', 'evades']);
    expect([-1, 0, 1, 2].map((score) => evadeResult(score, true))).toEqual(['breaks', 'breaks', 'evades', 'evades']);
    expect(EVADE_RESULTS).toEqual(['evades', 'shaken', 'breaks']);
  });

  it('LG-RSP-7 the die and its modifiers', () => {
    const results = (change: Partial<EvadeSituation>, faces: number[]) =>
      faces.map((face) => rollEvade(evade(change), scriptedDice([face])));
    expect(results({ dp: 2 }, [2, 3])).toEqual(['shaken', 'evades']);
    expect(results({ dp: 5, shaken: true }, [5, 6])).toEqual(['breaks', 'evades']);
    expect(results({ grade: 'A', dp: 2, casualties: 1 }, [3, 4])).toEqual(['shaken', 'evades']);
  });

  it('LG-RSP-7 the throw says what it is for', () => {
    const events: DiceEvent[] = [];
    const script = scriptedDice([4], (event) => events.push(event));
    rollEvade(evade(), script, { side: 'red' });
    const said = { type: 'dice', clauses: ['LG-RSP-7'], label: 'evade test', side: 'red', die: 'D6', faces: [4] };
    expect(events).toEqual([said]);
  });
});
