import type { DiceEvent } from '@acies/kernel';
import { scriptedDice } from '@acies/kernel/testing';
import { describe, expect, it } from 'vitest';
import { lines } from '../../testing/lines.ts';
import { GRADES } from '../troops.ts';
import {
  BENT_ON,
  CONTROL_RESULTS,
  type ControlSituation,
  controlResult,
  prepareControl,
  rallies,
  rollControl,
} from './control.ts';

const control = (change: Partial<ControlSituation> = {}) =>
  prepareControl({ grade: 'C', controlled: false, bentOn: 'nothing', leader: 0, ...change });
const [HALTS, FREE, REPEATS] = CONTROL_RESULTS;

describe('LG-CTL-1 the control test', () => {
  it('LG-CTL-1 AvD for A and B, D6 for others', () => {
    expect(GRADES.map((grade) => control({ grade }).die.name)).toEqual(['AvD', 'AvD', 'D6', 'D6']);
  });

  it.each(BENT_ON)('LG-CTL-1 %s', (bentOn) => {
    const row = 'LG-CTL-1 charging, looting, routing or pursuing +1';
    expect(lines(control({ bentOn }).tally)).toEqual(bentOn === 'nothing' ? [] : [row]);
  });

  it('LG-CTL-1 what there is to be bent on', () =>
    expect(BENT_ON).toEqual(['nothing', 'charging', 'looting', 'routing', 'pursuing']));

  it('LG-CTL-1 a leader adds or takes 1 as the player chooses', () => {
    expect(lines(control({ leader: 1 }).tally)).toEqual(['LG-CTL-1 leader inspiring +1']);
    expect(lines(control({ leader: -1 }).tally)).toEqual(['LG-CTL-1 leader inspiring -1']);
    expect(control({ leader: 1, bentOn: 'charging' }).tally.total).toBe(2);
  });

  it('LG-CTL-1 only who is not controlled, or is to cease', () => {
    const kinds = BENT_ON.map((bentOn) => control({ controlled: true, bentOn }).verdict.kind);
    expect(kinds).toEqual(['automatic', 'automatic', 'roll', 'roll', 'roll']);
    for (const bentOn of BENT_ON) expect(control({ bentOn }).verdict.kind).toBe('roll');
    expect(control({ controlled: true }).verdict).toMatchObject({ because: { clause: 'LG-CTL-1' } });
    expect(rollControl(control({ controlled: true }), scriptedDice([]))).toBe(FREE);
  });
});

describe('LG-CTL-2 the result', () => {
  it('LG-CTL-2 1 and 2 halt, 3 and 4 as wished, 5 and 6 repeat; beyond counts as the end', () => {
    expect([-1, 0, 1, 2, 3, 4, 5, 6, 7, 8].map(controlResult)).toEqual([
      ...[HALTS, HALTS, HALTS, HALTS, FREE, FREE, REPEATS, REPEATS, REPEATS, REPEATS],
    ]);
    expect(CONTROL_RESULTS).toEqual(['halts', 'acts as wished', 'repeats its last move']);
  });

  it('LG-CTL-2 the die with its modifiers', () => {
    const results = (change: Partial<ControlSituation>, faces: number[]) =>
      faces.map((face) => rollControl(control(change), scriptedDice([face])));
    expect(results({}, [2, 3, 4, 5])).toEqual([HALTS, FREE, FREE, REPEATS]);
    expect(results({ bentOn: 'pursuing' }, [1, 2, 3, 4])).toEqual([HALTS, FREE, FREE, REPEATS]);
    expect(results({ grade: 'B', leader: -1 }, [3, 4, 5])).toEqual([HALTS, FREE, FREE]);
  });

  it('LG-AFT-5 routers rally on 4 or less', () => {
    expect([1, 2, 3, 4, 5, 6].map((score) => rallies(controlResult(score)))).toEqual([
      ...[true, true, true, true, false, false],
    ]);
  });

  it('LG-CTL-1 the throw says what it is for', () => {
    const events: DiceEvent[] = [];
    rollControl(
      control({ grade: 'A' }),
      scriptedDice([4], (event) => events.push(event)),
      { unit: 'a' },
    );
    const said = { type: 'dice', clauses: ['LG-CTL-1'], label: 'control test', unit: 'a', die: 'AvD', faces: [4] };
    expect(events).toEqual([said]);
  });
});
