import { scriptedDice } from '@acies/kernel/testing';
import { describe, expect, it } from 'vitest';
import { lines, place, shot, type TerrainName } from '../../testing/situations.ts';
import type { Missiles, TroopId } from '../troops.ts';
import { type PreparedShot, prepareShot, resolveShot, type Shooter, type ShotAt, type ShotPath } from './firing.ts';

const rows = (prepared: PreparedShot): string[] => lines(prepared.tally);

describe('HX-FIR-1 dice for strength', () => {
  it.each([1, 2, 3, 4, 5])('HX-FIR-1 %i SP left', (sp) => {
    const prepared = prepareShot(shot('Shot', 'HI', 2, { shooter: { sp } }));
    expect(rows(prepared)).toEqual([`HX-FIR-1 strength points +${sp}`]);
    expect(prepared.tally.total).toBe(sp);
    expect(prepared.verdict).toEqual({ kind: 'roll' });
  });

  it('HX-FIR-1 HX-MOR-1 a hit puts the target to the test, no hit does not', () => {
    const dice = scriptedDice([1, 5, 6, 3, 4]);
    expect(resolveShot(prepareShot(shot('Shot', 'HI', 2)), dice)).toMatchObject({ hits: 1, passed: true, loss: 0 });
    dice.assertUsedUp();
    const missed = scriptedDice([1, 5, 2, 3]);
    expect(resolveShot(prepareShot(shot('Shot', 'HI', 2)), missed)).toEqual({
      hits: 0,
      passed: true,
      loss: 0,
      leaderLost: false,
    });
    missed.assertUsedUp();
  });
});

describe('HX-FIR-2 dice changes', () => {
  const bows: Missiles = 'bows';
  it.each<[string, TroopId, number, Partial<Shooter>, Partial<ShotAt>, string[], number]>([
    ['massed bowmen at 1H', 'Shot', 1, {}, {}, ['HX-FIR-2 range +1'], 5],
    ['massed bowmen at 2H', 'Shot', 2, {}, {}, [], 4],
    ['massed bowmen at 3H', 'Shot', 3, {}, {}, ['HX-FIR-2 range -1'], 3],
    ['artillery at 5H', 'Art', 5, {}, {}, ['HX-FIR-2 range +1'], 3],
    ['javelins of skirmishers', 'Sk', 1, {}, {}, ['HX-FIR-2 range +1'], 3],
    ['javelins of light infantry', 'LI', 1, {}, {}, [], 3],
    ['massed bowmen after 1 bound', 'Shot', 2, { bounds: 1 }, {}, ['HX-FIR-2 bounds moved by foot bowmen -1'], 3],
    ['massed bowmen after 3 bounds', 'Shot', 2, { bounds: 3 }, {}, ['HX-FIR-2 bounds moved by foot bowmen -3'], 1],
    [
      'skirmishers with bows after 1 bound',
      'Sk',
      2,
      { bounds: 1, missiles: bows },
      {},
      ['HX-FIR-2 bounds moved by foot bowmen -1'],
      1,
    ],
    ['skirmishers with slings after 1 bound', 'Sk', 2, { bounds: 1, missiles: 'slings' }, {}, [], 2],
    ['light cavalry with bows after 2 bounds', 'LC', 2, { bounds: 2, missiles: bows }, {}, [], 3],
    ['light infantry after 1 bound', 'LI', 1, { bounds: 1 }, {}, [], 3],
    ['disordered', 'Shot', 2, { disordered: true }, {}, ['HX-FIR-2 disordered -1'], 3],
    ['target evading', 'Shot', 2, {}, { evading: true }, ['HX-FIR-2 target evading -1'], 3],
    ['the target’s disorder is nothing to the dice', 'Shot', 2, {}, { disordered: true }, [], 4],
    ['from a village', 'Shot', 2, { inVillage: true }, {}, ['HX-TER-5 from a village -1'], 3],
  ])('HX-FIR-2 %s', (_, by, range, shooter, target, expected, total) => {
    const prepared = prepareShot(shot(by, 'HI', range, { shooter, target }));
    expect(rows(prepared).slice(1)).toEqual(expected);
    expect(prepared.tally.total).toBe(total);
  });

  it('HX-FIR-2 all together, in the order of the sheet', () => {
    const prepared = prepareShot(
      shot('Shot', 'LC', 1, {
        shooter: { sp: 9, bounds: 1, disordered: true, inVillage: true },
        target: { evading: true },
        path: 'overhead',
      }),
    );
    expect(rows(prepared)).toEqual([
      'HX-FIR-1 strength points +9',
      'HX-FIR-2 range +1',
      'HX-FIR-2 bounds moved by foot bowmen -1',
      'HX-FIR-2 disordered -1',
      'HX-FIR-2 target evading -1',
      'HX-FIR-3 at Sk or LC -2',
      'HX-FIR-4 overhead -2',
      'HX-TER-5 from a village -1',
    ]);
    expect(prepared.tally.total).toBe(2);
  });
});

const AMONG = 'HX-FIR-3 Sk or LC at Sk or LC -1';
const COVERED = 'HX-FIR-3 Sk or LC at others in cover or defences -1';
const AT_LIGHT = 'HX-FIR-3 at Sk or LC -2';
const AT_ENGINES = 'HX-FIR-4 at artillery in the open -1';
const IN_WOODS = 'HX-FIR-4 at a stand in woods -1';
const ENGINES_AT = 'HX-FIR-4 artillery at defences -1';
const DEFENDED = 'HX-FIR-4 at a stand in defences -2';

/** The only line about target and cover that a shot has. */
const lineOf = (by: TroopId, at: TroopId, terrain: TerrainName): string | undefined => {
  const found = rows(prepareShot(shot(by, at, 1, { shooter: { sp: 9 }, target: { place: place(terrain) } }))).filter(
    (line) => !/strength points|range/.test(line),
  );
  expect(found.length).toBeLessThanOrEqual(1);
  return found[0];
};

type Expected = readonly [open: string | undefined, woods: string, village: string, defences: string];
const TERRAIN_NAMES = ['open', 'woods', 'village', 'defences'] as const;

describe('HX-FIR-3 at and by skirmishers and light cavalry', () => {
  const light: readonly [TroopId, TroopId, Expected][] = (['Sk', 'LC'] as const).flatMap((by) => [
    [by, 'Sk', [AMONG, AMONG, AMONG, AMONG]],
    [by, 'LC', [AMONG, AMONG, AMONG, AMONG]],
    [by, 'LI', [undefined, COVERED, COVERED, COVERED]],
    [by, 'HI', [undefined, COVERED, COVERED, COVERED]],
    [by, 'HC', [undefined, COVERED, COVERED, COVERED]],
  ]);
  const others: readonly [TroopId, TroopId, Expected][] = (['Shot', 'LI', 'Art'] as const).flatMap((by) => [
    [by, 'Sk', [AT_LIGHT, AT_LIGHT, AT_LIGHT, AT_LIGHT]],
    [by, 'LC', [AT_LIGHT, AT_LIGHT, AT_LIGHT, AT_LIGHT]],
  ]);
  it.each([...light, ...others])('HX-FIR-3 %s at %s in the open, in woods, a village, defences', (by, at, expected) => {
    expect(TERRAIN_NAMES.map((terrain) => lineOf(by, at, terrain))).toEqual(expected);
  });

  it.each<TerrainName>(['stream', 'river', 'swamp', 'rough', 'hill'])('HX-FIR-3 %s is no cover', (terrain) => {
    expect(lineOf('Sk', 'HI', terrain)).toBeUndefined();
    expect(lineOf('Shot', 'HI', terrain)).toBeUndefined();
    expect(lineOf('Sk', 'Art', terrain)).toBe(AT_ENGINES);
  });
});

describe('HX-FIR-4 artillery, woods, defences and overhead', () => {
  it.each<[TroopId, TroopId, Expected]>([
    ['Sk', 'Art', [AT_ENGINES, COVERED, COVERED, COVERED]],
    ['LC', 'Art', [AT_ENGINES, COVERED, COVERED, COVERED]],
    ['Shot', 'Art', [AT_ENGINES, IN_WOODS, DEFENDED, DEFENDED]],
    ['Art', 'Art', [AT_ENGINES, IN_WOODS, ENGINES_AT, ENGINES_AT]],
    ['Shot', 'HI', [undefined, IN_WOODS, DEFENDED, DEFENDED]],
    ['LI', 'HI', [undefined, IN_WOODS, DEFENDED, DEFENDED]],
    ['Shot', 'HC', [undefined, IN_WOODS, DEFENDED, DEFENDED]],
    ['Art', 'HI', [undefined, IN_WOODS, ENGINES_AT, ENGINES_AT]],
  ])('HX-FIR-4 %s at %s in the open, in woods, a village, defences', (by, at, expected) => {
    expect(TERRAIN_NAMES.map((terrain) => lineOf(by, at, terrain))).toEqual(expected);
  });

  it.each<[string, TroopId, ShotPath, string[], number]>([
    ['bowmen overhead', 'Shot', 'overhead', ['HX-FIR-4 overhead -2'], 2],
    ['Roman archers overhead', 'Shot', 'roman', ['HX-FIR-4 Roman archers overhead -1'], 3],
    ['direct', 'Shot', 'direct', [], 4],
    ['artillery overhead', 'Art', 'overhead', ['HX-FIR-2 range +1', 'HX-FIR-4 overhead -2'], 1],
  ])('HX-FIR-4 %s', (_, by, path, expected, total) => {
    const prepared = prepareShot(shot(by, 'HI', 2, { path }));
    expect(rows(prepared).slice(1)).toEqual(expected);
    expect(prepared.tally.total).toBe(total);
    expect(prepared.verdict).toEqual({ kind: 'roll' });
  });

  it('HX-FIR-4 overhead counts on top of the line for cover', () => {
    const prepared = prepareShot(shot('Shot', 'HI', 2, { target: { place: place('woods') }, path: 'overhead' }));
    expect(rows(prepared).slice(1)).toEqual([IN_WOODS, 'HX-FIR-4 overhead -2']);
  });

  it.each<[string, TroopId, Missiles, boolean]>([
    ['massed bowmen', 'Shot', 'bows', true],
    ['skirmishers with bows', 'Sk', 'bows', true],
    ['artillery', 'Art', 'artillery', true],
    ['skirmishers with slings', 'Sk', 'slings', false],
    ['light cavalry with bows', 'LC', 'bows', false],
    ['light infantry', 'LI', 'javelins', false],
  ])('HX-FIR-4 %s overhead: %s', (_, by, missiles, may) => {
    const { verdict } = prepareShot(shot(by, 'HI', 1, { shooter: { missiles, sp: 5 }, path: 'overhead' }));
    const refused = { clause: 'HX-FIR-4', text: 'only foot bowmen and artillery shoot overhead' };
    expect(verdict).toEqual(may ? { kind: 'roll' } : { kind: 'impossible', because: refused });
  });
});

describe('HX-FIR-5 HX-FIR-6 shots that cannot be', () => {
  const because = (clause: string, text: string) => ({ kind: 'impossible', because: { clause, text } });

  it('HX-FIR-5 artillery that moved does not fire, artillery that stood does', () => {
    expect(prepareShot(shot('Art', 'HI', 2)).verdict).toEqual({ kind: 'roll' });
    expect(prepareShot(shot('Art', 'HI', 2, { shooter: { bounds: 1 } })).verdict).toEqual(
      because('HX-FIR-5', 'artillery cannot move and fire'),
    );
  });

  it.each<[number, boolean]>([
    [1, false],
    [2, true],
  ])('HX-FIR-6 %i SP disordered: a shot is %s', (sp, may) => {
    const { verdict } = prepareShot(shot('Shot', 'HI', 2, { shooter: { sp, disordered: true } }));
    expect(verdict).toEqual(may ? { kind: 'roll' } : because('HX-FIR-6', 'no dice are left'));
  });

  it('HX-UNIT-3 no missiles, and too far', () => {
    expect(prepareShot(shot('HI', 'HI', 1)).verdict).toEqual(because('HX-UNIT-3', 'it has no missiles'));
    expect(prepareShot(shot('Shot', 'HI', 4)).verdict).toEqual(
      because('HX-UNIT-3', 'the target is at 4H, its range is 3H'),
    );
    expect(prepareShot(shot('Shot', 'HI', 3)).verdict).toEqual({ kind: 'roll' });
  });
});
