import { scriptedDice } from '@acies/kernel/testing';
import { describe, expect, it } from 'vitest';
import { lines } from '../../testing/situations.ts';
import { stage } from '../../testing/stage.ts';
import { FAMILIES, type Family } from '../troops.ts';
import {
  FIRING_CAP,
  lossOn,
  type MeleeCap,
  type MoraleSituation,
  meleeCap,
  moraleTally,
  takeMoraleTest,
} from './morale.ts';

const hit: MoraleSituation = { start: 5, lost: 0, commander: false, disordered: false, hits: 1 };
const FACES = [1, 2, 3, 4, 5, 6];

/** Which faces pass. */
const passing = (situation: MoraleSituation): number[] =>
  FACES.filter((face) => takeMoraleTest({ ...situation, commander: false }, 2, scriptedDice([face])).passed);

describe('HX-MOR-1 adjusted morale', () => {
  it.each<[string, Partial<MoraleSituation>, string[], number, number[]]>([
    ['one hit', {}, ['HX-MOR-1 hits just taken -1'], 4, [1, 2, 3, 4]],
    ['three hits', { hits: 3 }, ['HX-MOR-1 hits just taken -3'], 2, [1, 2]],
    ['disordered', { disordered: true }, ['HX-MOR-1 disordered -1', 'HX-MOR-1 hits just taken -1'], 3, [1, 2, 3]],
    [
      'two SP lost before',
      { lost: 2 },
      ['HX-MOR-1 strength already lost -2', 'HX-MOR-1 hits just taken -1'],
      2,
      [1, 2],
    ],
    [
      '1 always passes',
      { lost: 4, disordered: true },
      ['HX-MOR-1 disordered -1', 'HX-MOR-1 strength already lost -4', 'HX-MOR-1 hits just taken -1'],
      -1,
      [1],
    ],
    ['6 always fails', { start: 9 }, ['HX-MOR-1 hits just taken -1'], 8, [1, 2, 3, 4, 5]],
  ])('HX-MOR-1 %s', (_, changes, rows, total, faces) => {
    const situation = { ...hit, ...changes };
    const tally = moraleTally(situation);
    expect(lines(tally)).toEqual([`HX-MOR-1 starting strength +${situation.start}`, ...rows]);
    expect(tally.total).toBe(total);
    expect(passing(situation)).toEqual(faces);
  });

  it('HX-MOR-1 a commander attached adds 1', () => {
    const tally = moraleTally({ ...hit, commander: true });
    expect(lines(tally)).toEqual([
      'HX-MOR-1 starting strength +5',
      'HX-MOR-1 commander attached +1',
      'HX-MOR-1 hits just taken -1',
    ]);
    expect(takeMoraleTest({ ...hit, commander: true }, 2, scriptedDice([5])).passed).toBe(true);
  });

  it('HX-MOR-1 HX-MOR-2 a commander is at risk on a 6, which fails and costs as it does without him', () => {
    const led = { ...hit, commander: true };
    const falls = (...faces: number[]) => takeMoraleTest(led, 2, scriptedDice(faces));
    expect(falls(6, 4)).toEqual({ passed: false, loss: 1, leaderLost: false });
    expect(falls(6, 5)).toEqual({ passed: false, loss: 1, leaderLost: true });
    expect(falls(5)).toEqual({ passed: true, loss: 0, leaderLost: false });
  });

  it('HX-MOR-1 a stand that was not hit does not test', () => {
    expect(lines(moraleTally({ ...hit, hits: 0 }))).toEqual(['HX-MOR-1 starting strength +5']);
    expect(takeMoraleTest({ ...hit, hits: 0 }, 2, scriptedDice([]))).toEqual({
      passed: true,
      loss: 0,
      leaderLost: false,
    });
  });
});

describe('HX-MOR-2 losses', () => {
  /** By face, before caps. */
  it.each<[string, number, number[]]>([
    ['morale 4', 4, [0, 0, 0, 0, 1, 2]],
    ['morale 1', 1, [0, 1, 2, 3, 4, 5]],
    ['morale 0: 1 still passes', 0, [0, 2, 3, 4, 5, 6]],
    ['morale 7: a 6 costs 1', 7, [0, 0, 0, 0, 0, 1]],
    ['morale 6: a 6 costs 1', 6, [0, 0, 0, 0, 0, 1]],
    ['morale 5: a 6 costs 1', 5, [0, 0, 0, 0, 0, 1]],
  ])('HX-MOR-2 %s', (_, morale, losses) => {
    expect(FACES.map((face) => lossOn(face, morale))).toEqual(losses);
  });

  /** A stand of 5 SP, hit once: morale 4 in order, 3 in disorder. */
  it.each<[string, Partial<MoraleSituation>, number[]]>([
    ['in order', {}, [0, 0, 0, 0, 1, 2]],
    ['already disordered: who passes loses nothing', { disordered: true }, [0, 0, 0, 1, 2, 3]],
    ['in order, a pass costing', { passCosts: true }, [0, 0, 0, 0, 1, 2]],
    ['already disordered, a pass costing', { disordered: true, passCosts: true }, [1, 1, 1, 1, 2, 3]],
  ])('HX-MOR-2 %s', (_, changes, losses) => {
    expect(FACES.map((face) => takeMoraleTest({ ...hit, ...changes }, 9, scriptedDice([face])).loss)).toEqual(losses);
  });

  it.each<[number, number]>([
    [0, 0],
    [1, 1],
    [2, 2],
    [9, 3],
  ])('HX-MOR-2 HX-MOR-3 a 6 against morale 3 under a cap of %i costs %i', (cap, loss) => {
    expect(takeMoraleTest({ ...hit, hits: 2 }, cap, scriptedDice([6])).loss).toBe(loss);
  });

  it('HX-MOR-2 a stand loses no more than it has', () => {
    expect(takeMoraleTest({ ...hit, lost: 3 }, 9, scriptedDice([6])).loss).toBe(2);
  });

  it('HX-MOR-2 a hit disorders though the test is passed; passed again in disorder it costs nothing either', () => {
    const s = stage('. . . .\n . . . .', { red: ['one Shot B B1 E', 'two Shot B A2 E'], blue: ['foe HI B B3 W'] });
    s.passAll().pick('one at foe', 6, 1, 1, 1, 4);
    expect(s.stand('foe')).toMatchObject({ sp: 5, disordered: true });
    s.pick('two at foe', 6, 1, 1, 1, 3, /* initiative */ 6, 1);
    expect(s.told('shot').map(({ outcome }) => outcome)).toMatchObject([
      { hits: 1, passed: true, loss: 0 },
      { hits: 1, passed: true, loss: 0 },
    ]);
    expect(s.stand('foe')).toMatchObject({ sp: 5, disordered: true });
    expect(s.told('lost')).toEqual([]);
  });

  it('HX-MOR-2 failed in disorder it costs what the die is above morale', () => {
    const s = stage('. . . .', { red: ['one Shot B A1 E'], blue: ['foe HI B A3 W'] });
    s.stand('foe').disordered = true;
    s.passAll().pick('one at foe', 6, 1, 1, 1, 4, /* initiative */ 6, 1);
    expect(s.told('shot')[0]!.outcome).toMatchObject({ hits: 1, passed: false, loss: 1 });
    expect(s.stand('foe')).toMatchObject({ sp: 4, disordered: true });
    expect(s.told('lost')).toMatchObject([{ clauses: ['HX-MOR-2'], sp: 1 }]);
  });
});

describe('HX-MOR-3 caps', () => {
  it('HX-MOR-3 firing costs 1 SP at most', () => expect(FIRING_CAP).toBe(1));

  const cap = (changes: Partial<MeleeCap>): number =>
    meleeCap({ own: 'HI', enemy: 'HI', lost: true, attacking: true, enemyFront: true, toPila: 0, ...changes });

  it('HX-MOR-3 a lost melee 2 SP, won or drawn 1 SP', () => {
    expect(cap({ lost: true })).toBe(2);
    expect(cap({ lost: false })).toBe(1);
  });

  it.each(FAMILIES)('HX-MOR-3 %s loses 1 SP at most against skirmishers', (own) => {
    expect(cap({ own, enemy: 'Sk' })).toBe(1);
    expect(cap({ own, enemy: 'Sk', lost: false })).toBe(1);
  });

  const INFANTRY: readonly Family[] = ['Sk', 'LI', 'Aux', 'WB', 'HI', 'Shot', 'Pike', 'LSp'];
  const SPEARS: readonly Family[] = ['Pike', 'LSp'];

  it.each<Family>(['LC', 'MC', 'HC'])('HX-MOR-3 %s against infantry loses 1 SP, on spears 2', (own) => {
    for (const enemy of INFANTRY) {
      const onSpears = SPEARS.includes(enemy);
      expect([enemy, cap({ own, enemy })]).toEqual([enemy, onSpears ? 2 : 1]);
      expect([enemy, cap({ own, enemy, lost: false })]).toEqual([enemy, 1]);
      expect([enemy, cap({ own, enemy, attacking: false })]).toEqual([enemy, 1]);
      expect([enemy, cap({ own, enemy, enemyFront: false })]).toEqual([enemy, 1]);
    }
  });

  it.each<[string, Partial<MeleeCap>, number, number]>([
    ['cavalry against infantry', { own: 'HC', enemy: 'HI' }, 1, 0],
    ['cavalry that is charged by infantry', { own: 'LC', enemy: 'HI', attacking: false }, 1, 0],
    ['cavalry that loses to spears in front', { own: 'MC', enemy: 'Pike' }, 2, 1],
    ['cavalry that draws with spears in front', { own: 'MC', enemy: 'LSp', lost: false }, 1, 0],
    ['anybody against skirmishers', { own: 'WB', enemy: 'Sk' }, 1, 0],
    ['cavalry against cavalry: pila by themselves', { own: 'HC', enemy: 'MC' }, 2, 2],
    ['foot against foot: pila by themselves', { own: 'WB', enemy: 'HI' }, 2, 2],
  ])('HX-MOR-3 HX-PIL-1 %s, and what pila leave of the cap', (_, changes, without, after) => {
    expect([cap({ ...changes }), cap({ ...changes, toPila: 1 })]).toEqual([without, after]);
  });

  it.each<[Family, Family]>([
    ['HC', 'MC'],
    ['LC', 'Ch'],
    ['MC', 'El'],
    ['HC', 'Art'],
    ['Ch', 'HI'],
    ['El', 'HI'],
    ['HI', 'HC'],
    ['WB', 'Pike'],
  ])('HX-MOR-3 %s against %s loses up to 2 SP', (own, enemy) => {
    expect(cap({ own, enemy })).toBe(2);
    expect(cap({ own, enemy, lost: false })).toBe(1);
  });
});
