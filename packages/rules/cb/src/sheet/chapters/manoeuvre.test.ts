import { describe, expect, it } from 'vitest';
import { lines } from '../../testing/lines.ts';
import { FORMATIONS, type Formation } from '../formations.ts';
import { type Grade, TROOP_IDS, type TroopId } from '../troops.ts';
import {
  MANOEUVRES,
  type Manoeuvre,
  type ManoeuvreSituation,
  prepareManoeuvre,
  SIDE_STEP,
  throwsLeft,
} from './manoeuvre.ts';

type Change = Partial<Omit<ManoeuvreSituation, 'unit' | 'manoeuvre'>> & {
  readonly grade?: Grade;
  readonly legion?: string;
};
const drill = (manoeuvre: Manoeuvre, type: TroopId, { grade = 'B', legion, ...change }: Change = {}) =>
  prepareManoeuvre({
    ...{ unit: { type, grade, legion }, formation: 'line', dp: 0, into: 'column', nearEnemy: true, manoeuvre },
    ...change,
  });
const may = (manoeuvre: Manoeuvre, type: TroopId, change: Change = {}): string => {
  const { verdict } = drill(manoeuvre, type, change);
  return verdict.kind === 'roll' ? 'roll' : `${verdict.kind} ${verdict.because.clause}`;
};
const rows = (manoeuvre: Manoeuvre, type: TroopId, change: Change = {}) => lines(drill(manoeuvre, type, change).tally);
const halves = (manoeuvre: Manoeuvre, type: TroopId, change: Change = {}) => drill(manoeuvre, type, change).halves;
const who = (holds: (type: TroopId) => boolean): TroopId[] => TROOP_IDS.filter(holds);
const costly = (manoeuvre: Manoeuvre, change: Change = {}) => who((type) => rows(manoeuvre, type, change).length > 0);

const SPECIAL: readonly TroopId[] = ['SyCh', 'El', 'Art'];
const others = who((type) => !SPECIAL.includes(type));

describe('CB-MAN-1 no DPs', () => {
  it('CB-MAN-1 beyond bow shot of enemy', () => {
    expect(rows('wheel', 'HI', { nearEnemy: false })).toEqual([
      'CB-MAN-2 wheel +1',
      'CB-MAN-1 beyond bow shot of enemy -1',
    ]);
    expect(drill('cross major obstacle', 'Pike', { nearEnemy: false, dp: 4 }).tally.total).toBe(0);
    expect(rows('form up', 'HI', { formation: 'unformed', nearEnemy: false })).toEqual([]);
  });

  it('CB-MAN-1 with 3 DPs, 4 if phalanx', () => {
    const gained = (type: TroopId, formation: Formation) =>
      [0, 1, 2, 3, 4, 5].map((dp) => drill('wheel', type, { dp, formation }).tally.total);
    expect(gained('HI', 'line')).toEqual([1, 1, 1, 0, 0, 0]);
    expect(gained('HC', 'line')).toEqual([1, 1, 1, 0, 0, 0]);
    expect(gained('Pike', 'line')).toEqual([1, 1, 1, 1, 0, 0]);
    expect(gained('Hop', 'line')).toEqual([1, 1, 1, 1, 0, 0]);
    expect(gained('Pike', 'column')).toEqual([1, 1, 1, 0, 0, 0]);
    expect(rows('wheel', 'HI', { dp: 3 })).toEqual(['CB-MAN-2 wheel +1', 'CB-MAN-1 disordered enough -1']);
  });

  it('CB-SPT-1 special troops hold none', () => {
    for (const manoeuvre of MANOEUVRES) for (const type of SPECIAL) expect(rows(manoeuvre, type)).toEqual([]);
  });

  it('CB-UNIT-7 the unformed pay for nothing but to form up', () => {
    for (const manoeuvre of MANOEUVRES)
      for (const type of TROOP_IDS) {
        const { halves: cost, tally } = drill(manoeuvre, type, { formation: 'unformed', grade: 'C' });
        expect([cost, tally.total]).toEqual([manoeuvre === 'form up' ? 2 : 0, 0]);
      }
  });
});

describe('what each costs', () => {
  it('CB-MAN-2 wheel', () => {
    expect(rows('wheel', 'HI')).toEqual(['CB-MAN-2 wheel +1']);
    expect(costly('wheel')).toEqual(others);
    expect(rows('wheel', 'HI', { formation: 'column' })).toHaveLength(1);
    expect(who((type) => halves('wheel', type) === 1)).toEqual(['Pike', 'Hop', 'Cat', 'SyCh', 'El', 'Art']);
    expect(who((type) => halves('wheel', type) === 0)).toHaveLength(12);
    expect(halves('wheel', 'Pike', { formation: 'column' })).toBe(0);
  });

  it('CB-MAN-3 change of formation', () => {
    expect(rows('change formation', 'HI')).toEqual(['CB-MAN-3 change of formation +1']);
    expect(costly('change formation')).toEqual(others);
    expect(halves('change formation', 'HI')).toBe(2);
    expect(halves('change formation', 'HI', { nearEnemy: false })).toBe(1);
    expect(halves('change formation', 'Leg', { legion: 'X' })).toBe(1);
    expect(halves('change formation', 'Leg')).toBe(2);
  });

  it('CB-MAN-4 forming up', () => {
    for (const nearEnemy of [false, true]) {
      const change: Change = { formation: 'unformed', nearEnemy };
      expect([halves('form up', 'HI', change), rows('form up', 'HI', change)]).toEqual([2, []]);
    }
  });

  it('CB-MAN-5 about face', () => {
    expect(costly('about face')).toEqual(['Pike', 'Hop', 'LC', 'HC', 'Cat', 'Cam']);
    expect(costly('about face', { grade: 'C' })).toEqual(others);
    expect(costly('about face', { grade: 'A', formation: 'column' })).toEqual(['LC', 'HC', 'Cat', 'Cam']);
    expect(rows('about face', 'HC', { grade: 'C' })).toEqual(['CB-MAN-5 about face of C grade, phalanx or cavalry +1']);
    expect(who((type) => halves('about face', type) === 2)).toEqual(['Ch', 'SyCh', 'El', 'Art']);
    expect(who((type) => halves('about face', type) === 1)).toHaveLength(14);
  });

  it('CB-MAN-6 doubling or halving ranks', () => {
    expect(costly('change ranks')).toEqual(['Pike', 'Hop', 'Cat']);
    expect(costly('change ranks', { grade: 'C' })).toEqual(others);
    expect(rows('change ranks', 'Cat')).toEqual(['CB-MAN-6 change of ranks of C grade, phalanx or cataphracts +1']);
    expect(who((type) => halves('change ranks', type) === 1)).toEqual(TROOP_IDS);
  });

  it('CB-MAN-7 obstacles', () => {
    expect(rows('cross obstacle', 'Ch')).toEqual(['CB-MAN-7 chariots, obstacle +2']);
    for (const type of others)
      if (type !== 'Ch') expect(rows('cross obstacle', type)).toEqual(['CB-MAN-7 formed, obstacle +1']);
    expect(who((type) => halves('cross obstacle', type) === 0)).toEqual(TROOP_IDS);
    for (const type of others) expect(rows('cross major obstacle', type)).toEqual(['CB-MAN-7 major obstacle +2']);
    expect(who((type) => halves('cross major obstacle', type) === 2)).toEqual(TROOP_IDS);
    const barred = who((type) => may('cross major obstacle', type) === 'impossible CB-MAN-7');
    expect(barred).toEqual(['Ch', 'SyCh']);
    expect(may('cross major obstacle', 'HI')).toBe('automatic CB-MAN-7');
  });

  it('CB-MAN-8 a gap', () => {
    for (const type of others) expect(rows('pass a gap', type)).toEqual(['CB-MAN-8 gap +1']);
    expect(who((type) => halves('pass a gap', type) === 0)).toEqual(['LC', 'HC', 'Cat', 'Cam']);
    expect(who((type) => halves('pass a gap', type) === 1)).toHaveLength(14);
  });

  it('CB-MAN-9 side-step or step back: 1 JT, free', () => {
    expect(SIDE_STEP).toBe(1);
    for (const type of TROOP_IDS)
      expect([halves('side-step or step back', type), rows('side-step or step back', type, { grade: 'C' })]).toEqual([
        ...[0, []],
      ]);
    expect([halves('unform', 'LI'), rows('unform', 'LI')]).toEqual([0, []]);
  });
});

describe('who may', () => {
  it('CB-UNIT-7 light troops unform by choice', () => {
    expect(who((type) => may('unform', type) === 'automatic CB-UNIT-7')).toEqual(['LI', 'Sk', 'Bow', 'LC']);
    expect(who((type) => may('unform', type) === 'impossible CB-UNIT-7')).toHaveLength(14);
    expect(may('unform', 'LI', { formation: 'unformed' })).toBe('impossible CB-UNIT-7');
  });

  it('CB-MAN-3 CB-MAN-4 CB-UNIT-7 who forms what', () => {
    expect(may('change formation', 'HI')).toBe('automatic CB-MAN-3');
    expect(may('change formation', 'HI', { into: 'line' })).toBe('impossible CB-MAN-3');
    expect(may('change formation', 'HI', { formation: 'unformed' })).toBe('impossible CB-MAN-4');
    expect(may('change formation', 'Leg', { into: 'quincunx' })).toBe('impossible CB-UNIT-7');
    expect(may('change formation', 'Leg', { into: 'quincunx', legion: 'X' })).toBe('automatic CB-MAN-3');
    expect(may('form up', 'HI', { formation: 'unformed' })).toBe('automatic CB-MAN-4');
    expect(may('form up', 'HI')).toBe('impossible CB-MAN-4');
    expect(may('form up', 'Leg', { formation: 'unformed', into: 'quincunx' })).toBe('impossible CB-UNIT-7');
    expect(may('form up', 'Leg', { formation: 'unformed', into: 'quincunx', legion: 'X' })).toBe('automatic CB-MAN-4');
  });

  it('CB-MAN-2 CB-MAN-5 CB-MAN-6 CB-MAN-7 CB-MAN-8 CB-MAN-9 the rest', () => {
    const free: readonly [Manoeuvre, string][] = [
      ['wheel', 'CB-MAN-2'],
      ['about face', 'CB-MAN-5'],
      ['cross obstacle', 'CB-MAN-7'],
      ['pass a gap', 'CB-MAN-8'],
      ['side-step or step back', 'CB-MAN-9'],
    ];
    for (const [manoeuvre, clause] of free)
      for (const formation of FORMATIONS) expect(may(manoeuvre, 'HI', { formation })).toBe(`automatic ${clause}`);
    const ranks = FORMATIONS.map((formation) => may('change ranks', 'HI', { formation }));
    const yes = 'automatic CB-MAN-6';
    expect(ranks).toEqual([yes, yes, 'impossible CB-MAN-6', yes]);
  });

  it('CB-MAN-2 what is left of a move', () => {
    expect([0, 1, 2, 3].map((cost) => throwsLeft(7, cost))).toEqual([7, 3.5, 0, 0]);
  });
});
