import type { DiceEvent } from '@acies/kernel';
import { scriptedDice } from '@acies/kernel/testing';
import { describe, expect, it } from 'vitest';
import { lines } from '../../testing/lines.ts';
import { GRADES, TROOP_IDS, type TroopId } from '../troops.ts';
import {
  BENT_ON,
  CONTROL_RESULTS,
  type ControlNeed,
  type ControlSituation,
  controlResult,
  INSPIRE_REACH,
  prepareControl,
  rollControl,
  testReason,
} from './control.ts';

const control = (change: Partial<ControlSituation> = {}) =>
  prepareControl({ unit: { type: 'HI', grade: 'B' }, bentOn: 'nothing', inspiring: 0, steadying: 0, ...change });
const WILD: readonly TroopId[] = ['War', 'Rab', 'SyCh'];

const NEED: ControlNeed = {
  ...{ type: 'HI', bentOn: 'nothing', againstOrders: false, wantsToStop: false, nearEnemy: false },
};

describe('CB-CMD-6 who must be tested', () => {
  const isTested = (change: Partial<ControlNeed>): boolean => testReason({ ...NEED, ...change }) !== undefined;

  it.each<[Partial<ControlNeed>, string]>([
    [{}, 'none'],
    [{ againstOrders: true }, 'it acts against its orders'],
    [{ wantsToStop: true }, 'none'],
    [{ bentOn: 'charging' }, 'none'],
    [{ wantsToStop: true, bentOn: 'charging' }, 'it wants to stop charging'],
    [{ wantsToStop: true, bentOn: 'looting' }, 'it wants to stop looting'],
    [{ nearEnemy: true }, 'none'],
    [{ type: 'War' }, 'none'],
    [{ type: 'War', nearEnemy: true }, 'wild troops within bow shot of enemy'],
  ])('CB-CMD-6 %j: %s', (change, text) => {
    const why = testReason({ ...NEED, ...change });
    expect(why).toEqual(text === 'none' ? undefined : { clause: 'CB-CMD-6', text });
  });

  it('CB-CMD-6 every one of those bent on something', () => {
    const asked = BENT_ON.filter((bentOn) => isTested({ bentOn, wantsToStop: true }));
    expect(asked).toEqual(['charging', 'pursuing', 'looting', 'spontaneous advance']);
  });

  it('CB-CMD-6 who is wild, and how near', () => {
    expect(TROOP_IDS.filter((type) => isTested({ type, nearEnemy: true }))).toEqual(WILD);
    expect(INSPIRE_REACH).toBe(1);
  });
});

describe('CB-CTL-1 CB-CTL-2 the control test', () => {
  it('CB-CTL-1 AvD for artillery and A grade, D6 for others', () => {
    const average = TROOP_IDS.flatMap((type) =>
      GRADES.filter((grade) => control({ unit: { type, grade } }).die.name === 'AvD').map(
        (grade) => `${type} ${grade}`,
      ),
    );
    expect(average).toEqual(
      TROOP_IDS.flatMap((type) => (type === 'Art' ? ['Art A', 'Art B', 'Art C'] : [`${type} A`])),
    );
    expect(control().die.name).toBe('D6');
    expect(control().verdict.kind).toBe('roll');
  });

  it.each(BENT_ON)('CB-CTL-2 %s', (bentOn) => {
    const row = 'CB-CTL-2 charging, pursuing, looting or in spontaneous advance +1';
    expect(lines(control({ bentOn }).tally)).toEqual(bentOn === 'nothing' ? [] : [row]);
  });

  it('CB-CTL-2 leaders, as the player chooses', () => {
    expect(lines(control({ inspiring: 1 }).tally)).toEqual(['CB-CTL-2 leader inspiring +1']);
    expect(lines(control({ steadying: 1 }).tally)).toEqual(['CB-CTL-2 leader steadying +1']);
    expect(lines(control({ steadying: -1 }).tally)).toEqual(['CB-CTL-2 leader steadying -1']);
    expect(control({ inspiring: 1, steadying: 1, bentOn: 'charging' }).tally.total).toBe(3);
  });
});

describe('CB-CTL-3 CB-CTL-4 CB-CTL-5 the result', () => {
  const results = (type: TroopId, bentOn: ControlSituation['bentOn'] = 'nothing') =>
    [1, 2, 3, 4, 5, 6].map((score) => controlResult({ unit: { type, grade: 'B' }, bentOn }, score));
  const FREE = ['as wished', 'as wished'];
  const twice = (word: string) => [word, word];

  it.each(TROOP_IDS)('CB-CTL-3 CB-CTL-4 CB-CTL-5 %s', (type) => {
    const high = twice(WILD.includes(type) ? 'advances' : 'repeats');
    expect(results(type)).toEqual([...twice(type === 'SyCh' ? 'goes on' : 'halts'), ...FREE, ...high]);
    for (const bentOn of BENT_ON.slice(1))
      expect(results(type, bentOn)).toEqual([...twice('goes on'), ...FREE, ...high]);
  });

  it('CB-CTL-3 CB-CTL-5 the die with its modifiers', () => {
    const thrown = (change: Partial<ControlSituation>, faces: number[]) =>
      faces.map((face) => rollControl(control(change), scriptedDice([face])));
    expect(thrown({}, [2, 3, 4, 5])).toEqual(['halts', ...FREE, 'repeats']);
    expect(thrown({ bentOn: 'pursuing' }, [1, 2, 3, 4])).toEqual(['goes on', ...FREE, 'repeats']);
    expect(thrown({ unit: { type: 'HI', grade: 'A' }, steadying: -1 }, [3, 4, 5])).toEqual(['halts', ...FREE]);
    expect(CONTROL_RESULTS).toEqual(['goes on', 'halts', 'as wished', 'advances', 'repeats']);
  });

  it('CB-CTL-1 the throw says what it is for', () => {
    const events: DiceEvent[] = [];
    const script = scriptedDice([4], (event) => events.push(event));
    rollControl(control({ unit: { type: 'Art', grade: 'C' } }), script, { unit: 'a' });
    const said = { type: 'dice', clauses: ['CB-CTL-1'], label: 'control test', unit: 'a', die: 'AvD', faces: [4] };
    expect(events).toEqual([said]);
  });
});
