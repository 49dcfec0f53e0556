import { describe, expect, it } from 'vitest';
import { lines } from '../../testing/lines.ts';
import { FORMATIONS, type Formation } from '../formations.ts';
import { GRADES, TROOP_IDS, type TroopId } from '../troops.ts';
import {
  MANOEUVRES,
  type Manoeuvre,
  type ManoeuvreSituation,
  pacesLeft,
  passesFreely,
  passingTally,
  prepareManoeuvre,
  SIDE_STEP,
} from './manoeuvre.ts';

const INFANTRY: readonly TroopId[] = ['Arch', 'Sk', 'Jav', 'WB', 'SW'];

type Change = Partial<Omit<ManoeuvreSituation, 'unit' | 'manoeuvre'>>;
const prepared = (manoeuvre: Manoeuvre, type: TroopId, change: Change = {}, grade: 'A' | 'B' | 'C' | 'D' = 'C') =>
  prepareManoeuvre({
    ...{ unit: { type, grade }, formation: 'line', into: 'line', nearEnemy: false, manoeuvre },
    ...change,
  });
const may = (manoeuvre: Manoeuvre, type: TroopId, change: Change = {}): string => {
  const { verdict } = prepared(manoeuvre, type, change);
  return verdict.kind === 'roll' ? 'roll' : `${verdict.kind} ${verdict.because.clause}`;
};
const disorder = (manoeuvre: Manoeuvre, type: TroopId, change: Change = {}): string[] =>
  lines(prepared(manoeuvre, type, change).tally);
const NEAR: Change = { nearEnemy: true };
const UNFORMED: Change = { formation: 'unformed' };

describe('what manoeuvres take of a move', () => {
  it.each<[Manoeuvre, Formation, number]>([
    ['unform', 'line', 0],
    ['wheel', 'line', 0],
    ['wheel', 'unformed', 0],
    ['change formation', 'line', 1],
    ['change formation', 'column', 1],
    ['form up', 'unformed', 2],
    ['cross obstacle', 'line', 1],
    ['cross obstacle', 'column', 1],
    ['cross obstacle', 'unformed', 0],
    ['about face', 'line', 1],
    ['about face', 'column', 1],
    ['about face', 'unformed', 0],
    ['mount or dismount', 'line', 1],
    ['mount or dismount', 'unformed', 1],
    ['side-step or step back', 'line', 0],
  ])('LG-MAN-1 LG-MAN-3 LG-MAN-4 LG-MAN-5 LG-MAN-6 LG-MAN-7 %s, %s: %i halves', (manoeuvre, formation, halves) => {
    for (const nearEnemy of [false, true])
      expect(prepared(manoeuvre, 'HC', { formation, nearEnemy }).halves).toBe(halves);
  });

  it('LG-MAN-3 LG-MAN-4 what is left of a move', () => {
    expect([0, 1, 2, 3].map((halves) => pacesLeft(100, halves))).toEqual([100, 50, 0, 0]);
    expect(pacesLeft(90, 1)).toBe(45);
  });

  it('LG-MAN-9 a side-step is 20 paces', () => expect(SIDE_STEP).toBe(20));
});

describe('DPs of manoeuvres', () => {
  it('LG-MAN-2 wheel: 1 DP in line within 100 paces', () => {
    expect(disorder('wheel', 'WB', NEAR)).toEqual(['LG-MAN-2 wheel +1']);
    expect(disorder('wheel', 'WB')).toEqual([]);
    expect(disorder('wheel', 'WB', { ...NEAR, formation: 'column' })).toEqual([]);
    expect(disorder('wheel', 'HC', { ...NEAR, ...UNFORMED })).toEqual([]);
  });

  it('LG-MAN-3 change of formation: 1 DP within 100 paces', () => {
    for (const formation of ['line', 'column'] as const) {
      expect(disorder('change formation', 'WB', { ...NEAR, formation })).toEqual(['LG-MAN-3 change of formation +1']);
      expect(disorder('change formation', 'WB', { formation })).toEqual([]);
    }
  });

  it('LG-MAN-4 forming up: 1 DP within 100 paces', () => {
    expect(disorder('form up', 'HC', { ...NEAR, ...UNFORMED })).toEqual(['LG-MAN-4 forming up +1']);
    expect(disorder('form up', 'HC', UNFORMED)).toEqual([]);
  });

  it.each(TROOP_IDS)('LG-MAN-5 %s crosses a major obstacle, at any distance', (type) => {
    const mounted = ['LC', 'HC', 'SC', 'El'].includes(type);
    const cost = mounted ? 'LG-MAN-5 mounted, major obstacle +2' : 'LG-MAN-5 formed, major obstacle +1';
    for (const nearEnemy of [false, true]) {
      expect(disorder('cross obstacle', type, { nearEnemy })).toEqual([cost]);
      expect(disorder('cross obstacle', type, { nearEnemy, formation: 'column' })).toEqual([cost]);
      expect(disorder('cross obstacle', type, { nearEnemy, ...UNFORMED })).toEqual([]);
    }
  });

  it('LG-MAN-6 LG-MAN-9 LG-MAN-1 about face, side-step and unforming cost none', () => {
    for (const manoeuvre of ['about face', 'side-step or step back', 'unform'] as const)
      expect(disorder(manoeuvre, 'Jav', NEAR)).toEqual([]);
  });

  it('LG-MAN-7 mounting: 1 DP within 100 paces', () => {
    for (const formation of FORMATIONS) {
      expect(disorder('mount or dismount', 'HC', { ...NEAR, formation })).toEqual([
        ...['LG-MAN-7 mounting or dismounting +1'],
      ]);
      expect(disorder('mount or dismount', 'HC', { formation })).toEqual([]);
    }
  });
});

describe('who may', () => {
  const able = (manoeuvre: Manoeuvre, change: Change = {}): TroopId[] =>
    TROOP_IDS.filter((type) => may(manoeuvre, type, change).startsWith('automatic'));

  it('LG-MAN-1 unform by choice', () => {
    expect(able('unform')).toEqual(['Arch', 'Sk', 'LC', 'HC', 'Jav']);
    expect(able('unform', { formation: 'column' })).toEqual(['Arch', 'Sk', 'LC', 'HC', 'Jav']);
    expect(able('unform', UNFORMED)).toEqual([]);
    expect([may('unform', 'WB'), may('unform', 'HC')]).toEqual(['impossible LG-MAN-1', 'automatic LG-MAN-1']);
    expect(may('unform', 'HC', UNFORMED)).toBe('impossible LG-MAN-1');
  });

  it('LG-MAN-3 LG-MAN-1 change formation: the formed, but no single stands; light troops into no line', () => {
    const all = TROOP_IDS.filter((type) => type !== 'El' && type !== 'Art');
    const heavy: TroopId[] = ['HC', 'SC', 'Jav', 'WB', 'SW'];
    expect(able('change formation')).toEqual(heavy);
    expect(able('change formation', { into: 'column' })).toEqual(all);
    expect(able('change formation', { formation: 'column' })).toEqual(heavy);
    expect(may('change formation', 'LC', { formation: 'column' })).toBe('impossible LG-MAN-1');
    expect(able('change formation', UNFORMED)).toEqual([]);
    expect(may('change formation', 'El')).toBe('impossible LG-MAN-3');
    expect(may('change formation', 'WB')).toBe('automatic LG-MAN-3');
    expect(may('change formation', 'HC', UNFORMED)).toBe('impossible LG-MAN-4');
  });

  it('LG-MAN-4 LG-MAN-1 form up: the unformed; light troops in column only', () => {
    const heavy: TroopId[] = ['HC', 'SC', 'Jav', 'WB', 'SW', 'El', 'Art'];
    expect(able('form up')).toEqual([]);
    expect(able('form up', UNFORMED)).toEqual(heavy);
    expect(able('form up', { ...UNFORMED, into: 'column' })).toEqual(TROOP_IDS);
    expect(may('form up', 'Sk', UNFORMED)).toBe('impossible LG-MAN-1');
    expect(may('form up', 'HC')).toBe('impossible LG-MAN-4');
    expect(may('form up', 'HC', UNFORMED)).toBe('automatic LG-MAN-4');
  });

  it('LG-MAN-2 LG-MAN-5 LG-MAN-6 wheel, cross and face about: anybody', () => {
    for (const [manoeuvre, clause] of [
      ['wheel', 'LG-MAN-2'],
      ['cross obstacle', 'LG-MAN-5'],
      ['about face', 'LG-MAN-6'],
    ] as const)
      for (const formation of FORMATIONS)
        for (const type of TROOP_IDS) expect(may(manoeuvre, type, { formation })).toBe(`automatic ${clause}`);
  });

  it('LG-MAN-7 mount or dismount: cavalry that its battle lets, and the infantry that it then is', () => {
    expect(able('mount or dismount')).toEqual([]);
    expect(able('mount or dismount', { horses: true })).toEqual(['Arch', 'Sk', 'LC', 'HC', 'SC', 'Jav', 'WB', 'SW']);
    expect(may('mount or dismount', 'El', { horses: true })).toBe('impossible LG-MAN-7');
    expect(may('mount or dismount', 'HC')).toBe('impossible LG-MAN-7');
    expect(may('mount or dismount', 'HC', { horses: true })).toBe('automatic LG-MAN-7');
  });

  it('LG-MAN-9 side-step: formed infantry of A to C grade', () => {
    expect(able('side-step or step back')).toEqual(INFANTRY);
    expect(able('side-step or step back', { formation: 'column' })).toEqual(INFANTRY);
    expect(able('side-step or step back', UNFORMED)).toEqual([]);
    const graded = GRADES.filter(
      (grade) => prepared('side-step or step back', 'WB', {}, grade).verdict.kind === 'automatic',
    );
    expect(graded).toEqual(['A', 'B', 'C']);
    expect(may('side-step or step back', 'HC')).toBe('impossible LG-MAN-9');
    expect(may('side-step or step back', 'WB')).toBe('automatic LG-MAN-9');
  });

  it('LG-MAN-1 there is a case for each', () => expect(MANOEUVRES).toHaveLength(8));
});

describe('LG-MAN-8 interpenetration', () => {
  const unit = (formation: Formation, stationary: boolean) => ({ formation, stationary });
  it.each<[Formation, Formation, boolean, boolean, boolean]>([
    ['line', 'line', false, true, false],
    ['line', 'column', false, true, false],
    ['unformed', 'line', false, true, true],
    ['line', 'unformed', false, true, true],
    ['line', 'unformed', true, false, true],
    ['unformed', 'unformed', false, true, true],
    ['unformed', 'unformed', false, false, false],
    ['unformed', 'line', false, false, false],
    ['column', 'line', true, true, false],
  ])('LG-MAN-8 %s through %s, stationary %s and %s: free %s', (a, b, still, otherStill, free) => {
    const own = unit(a, still);
    const other = unit(b, otherStill);
    expect([passesFreely(own, other), passesFreely(other, own)]).toEqual([free, free]);
    const cost = (formation: Formation) => (free || formation === 'unformed' ? [] : ['LG-MAN-8 interpenetration +1']);
    expect(lines(passingTally(own, other))).toEqual(cost(a));
    expect(lines(passingTally(other, own))).toEqual(cost(b));
  });
});
