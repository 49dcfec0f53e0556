import { describe, expect, it } from 'vitest';
import { charged, charging, fighter, lines, place } from '../../testing/situations.ts';
import type { TroopId } from '../troops.ts';
import { type Bout, type Fighter, type MetArc, meleeTally } from './melee-factors.ts';

/** The rows after the first, which is for strength. */
const after = (bout: Bout): string[] => lines(meleeTally(bout)).slice(1);
const foe = (type: TroopId = 'HI', changes: Partial<Fighter> = {}): Fighter => fighter(type, changes);

const DISORDERED = 'HX-MEL-2 disordered -1';
const HIGHER = 'HX-MEL-2 higher ground +1';
const FLANK = 'HX-MEL-2 on the enemy’s flank +1';
const CHARGED_FLANK = 'HX-MEL-2 MC or HC charging a flank +2';
const impact = (dice: number): string => `HX-MEL-2 impact +${dice}`;

describe('HX-MEL-1 dice for strength', () => {
  it.each([1, 2, 3, 4, 5, 6])('HX-MEL-1 %i SP left are as many dice', (sp) => {
    const tally = meleeTally(charged(fighter('HI', { sp }), foe()));
    expect(lines(tally)).toEqual([`HX-MEL-1 strength points +${sp}`]);
    expect(tally.total).toBe(sp);
  });
});

describe('HX-MEL-2 dice changes', () => {
  it('HX-MEL-2 disordered -1; the enemy’s disorder is nothing to one’s own dice', () => {
    expect(after(charged(fighter('HI', { disordered: true }), foe()))).toEqual([DISORDERED]);
    expect(after(charged(fighter('HI'), foe('HI', { disordered: true })))).toEqual([]);
  });

  it.each<[string, number, number, string[]]>([
    ['higher than the enemy', 1, 0, [HIGHER]],
    ['higher by two', 2, 0, [HIGHER]],
    ['on the second level against the first', 2, 1, [HIGHER]],
    ['on the same level', 1, 1, []],
    ['below', 0, 1, []],
  ])('HX-MEL-2 HX-TER-6 %s', (_, own, theirs, rows) => {
    const at = (height: number) => ({ place: { ...place('open'), height } });
    expect(after(charged(fighter('HI', at(own)), foe('HI', at(theirs))))).toEqual(rows);
    expect(after(charging(fighter('Sk', at(own)), foe('HI', at(theirs))))).toEqual(rows);
  });

  it('HX-TER-6 a hill without benefit gives none, and takes none away from a higher one', () => {
    const at = (height: number, gentle = false) => ({ place: { ...place('open'), height, gentle } });
    expect(after(charged(fighter('HI', at(1, true)), foe()))).toEqual([]);
    expect(after(charged(fighter('HI', at(2)), foe('HI', at(1, true))))).toEqual([HIGHER]);
    expect(after(charging(fighter('Sk', at(1, true)), foe()))).toEqual([]);
  });

  it.each<[MetArc, string[]]>([
    ['front', []],
    ['flank', [FLANK]],
    ['rear', [FLANK]],
  ])('HX-MEL-2 fighting the enemy’s %s', (met, rows) => {
    expect(after(charging(fighter('Sk'), foe('HI', { met })))).toEqual(rows);
    expect(after(charged(fighter('HC'), foe('HI', { met })))).toEqual(rows);
    // Being taken in flank takes nothing away.
    expect(after(charged(fighter('HI', { met }), foe()))).toEqual([]);
  });

  it.each<[TroopId, string[]]>([
    ['MC', [CHARGED_FLANK, impact(1)]],
    ['HC', [CHARGED_FLANK, impact(2)]],
    ['LC', [FLANK]],
    ['Ch', [FLANK, impact(2)]],
    ['El', [FLANK, impact(3)]],
    ['WB', [FLANK, impact(3)]],
    ['HI', [FLANK, impact(1)]],
  ])('HX-MEL-2 %s charging a flank', (type, rows) => {
    expect(after(charging(fighter(type), foe('HI', { met: 'flank' })))).toEqual(rows);
    expect(after(charging(fighter(type), foe('HI', { met: 'rear' })))).toEqual(rows);
  });

  it.each<TroopId>(['MC', 'HC'])(
    'HX-MEL-2 %s that no longer charges, or is itself charged, has +1 on a flank',
    (type) => {
      const enemy = foe('HI', { met: 'flank' });
      expect(after({ ...charging(fighter(type), enemy), fresh: false })).toEqual([FLANK]);
      expect(after(charged(fighter(type), enemy))).toEqual([FLANK]);
    },
  );

  it.each<[TroopId, number]>([
    ['Sk', 0],
    ['LI', 0],
    ['Aux', 1],
    ['WB', 3],
    ['HI', 1],
    ['Leg', 1],
    ['Shot', 0],
    ['Pike', 1],
    ['LSp', 1],
    ['LC', 0],
    ['MC', 1],
    ['HC', 2],
    ['Ch', 2],
    ['El', 3],
    ['Art', 0],
  ])('HX-MEL-2 %s charging in has impact %i', (type, dice) => {
    expect(after(charging(fighter(type), foe()))).toEqual(dice === 0 ? [] : [impact(dice)]);
    expect(after({ ...charging(fighter(type), foe()), fresh: false })).toEqual([]);
    expect(after(charged(fighter(type), foe()))).toEqual([]);
  });

  it('HX-MEL-2 never less than 1 die, and the row says so', () => {
    const village = place('village');
    const tally = meleeTally(charged(fighter('HC', { sp: 1, disordered: true, place: village }), foe()));
    expect(lines(tally)).toEqual([
      'HX-MEL-1 strength points +1',
      DISORDERED,
      'HX-TER-5 mounted in a village -3',
      'HX-MEL-2 at least 1 die +4',
    ]);
    expect(tally.total).toBe(1);
  });
});

const NO_IMPACT = {
  horse: 'HX-MEL-3 no impact: infantry against horse or chariots',
  aux: 'HX-MEL-3 no impact: warband against auxilia in front',
  light: 'HX-MEL-3 no impact: elephants or chariots against light infantry',
  spears: 'HX-MEL-5 no impact: horse against pikes or long spears in front',
};

describe('HX-MEL-3 no impact', () => {
  const INFANTRY: readonly [TroopId, number][] = [
    ['Aux', 1],
    ['WB', 3],
    ['HI', 1],
    ['Leg', 1],
    ['Pike', 1],
    ['LSp', 1],
  ];
  it.each(INFANTRY)('HX-MEL-3 %s against horse or chariots', (type, dice) => {
    for (const enemy of ['LC', 'MC', 'HC', 'Ch'] as const)
      expect([enemy, ...after(charging(fighter(type), foe(enemy)))]).toEqual([
        enemy,
        impact(dice),
        `${NO_IMPACT.horse} -${dice}`,
      ]);
    for (const enemy of ['El', 'Art', 'HI'] as const)
      expect([enemy, ...after(charging(fighter(type), foe(enemy)))]).toEqual([enemy, impact(dice)]);
  });

  it('HX-MEL-3 also of those whom a scenario gives an impact, and on the flank', () => {
    for (const type of ['Sk', 'LI', 'Shot'] as const)
      expect(after(charging(fighter(type, { impact: 2 }), foe('HC')))).toEqual([impact(2), `${NO_IMPACT.horse} -2`]);
    expect(after(charging(fighter('HI'), foe('HC', { met: 'rear' })))).toEqual([
      FLANK,
      impact(1),
      `${NO_IMPACT.horse} -1`,
    ]);
    expect(after(charging(fighter('Art', { impact: 2 }), foe('HC')))).toEqual([impact(2)]);
  });

  it.each<TroopId>(['MC', 'HC', 'Ch', 'El'])('HX-MEL-3 %s is no infantry and keeps it against horse', (type) => {
    for (const enemy of ['LC', 'MC', 'HC', 'Ch'] as const)
      expect(after(charging(fighter(type), foe(enemy)))).toHaveLength(1);
  });

  it('HX-MEL-3 warband against auxilia charged frontally, but not in flank or rear', () => {
    expect(after(charging(fighter('WB'), foe('Aux')))).toEqual([impact(3), `${NO_IMPACT.aux} -3`]);
    expect(after(charging(fighter('WB'), foe('Aux', { met: 'flank' })))).toEqual([FLANK, impact(3)]);
    expect(after(charging(fighter('WB'), foe('Aux', { met: 'rear' })))).toEqual([FLANK, impact(3)]);
    expect(after(charging(fighter('WB'), foe('LI')))).toEqual([impact(3)]);
    expect(after(charging(fighter('HI'), foe('Aux')))).toEqual([impact(1)]);
  });

  it.each<[TroopId, number]>([
    ['El', 3],
    ['Ch', 2],
  ])('HX-MEL-3 %s against light infantry', (type, dice) => {
    expect(after(charging(fighter(type), foe('LI')))).toEqual([impact(dice), `${NO_IMPACT.light} -${dice}`]);
    expect(after(charging(fighter(type), foe('Sk')))).toEqual([impact(dice)]);
    expect(after(charging(fighter(type), foe('Aux')))).toEqual([impact(dice)]);
    expect(after(charging(fighter('HC'), foe('LI')))).toEqual([impact(2)]);
  });

  it('HX-MEL-3 impact is denied once, whatever speaks against it', () => {
    const bout = charging(fighter('WB'), foe('HC', { place: place('village') }));
    expect(after(bout)).toEqual([impact(3), `${NO_IMPACT.horse} -3`, 'HX-TER-5 foot attacking a village -1']);
  });
});

describe('HX-MEL-5 pikes and long spears', () => {
  const FOOT: readonly TroopId[] = ['Sk', 'LI', 'Aux', 'WB', 'HI', 'Leg', 'Shot', 'Pike', 'LSp', 'El', 'Art'];
  const HORSE: readonly TroopId[] = ['LC', 'MC', 'HC', 'Ch'];
  const ranked = (dice: number): string[] => (dice === 0 ? [] : [`HX-MEL-5 ranks behind +${dice}`]);

  it.each<[TroopId, number, number, number]>([
    ['Pike', 0, 0, 0],
    ['Pike', 1, 1, 2],
    ['Pike', 2, 2, 3],
    ['Pike', 3, 2, 3],
    ['LSp', 0, 0, 0],
    ['LSp', 1, 1, 2],
    ['LSp', 2, 1, 2],
    ['HI', 2, 0, 0],
  ])('HX-MEL-5 %s with %i ranks behind: +%i against foot, +%i against horse', (type, ranks, foot, horse) => {
    for (const enemy of FOOT)
      expect([enemy, ...after(charged(fighter(type, { ranks }), foe(enemy)))]).toEqual([enemy, ...ranked(foot)]);
    for (const enemy of HORSE)
      expect([enemy, ...after(charged(fighter(type, { ranks }), foe(enemy)))]).toEqual([enemy, ...ranked(horse)]);
  });

  it.each<[MetArc, string[]]>([
    ['front', ranked(3)],
    ['flank', []],
    ['rear', []],
  ])('HX-MEL-5 pikes met in the %s', (met, rows) => {
    expect(after(charged(fighter('Pike', { ranks: 2, met }), foe('HC')))).toEqual(rows);
    expect(after(charged(fighter('LSp', { ranks: 1, met }), foe('HC')))).toEqual(met === 'front' ? ranked(2) : []);
  });

  it('HX-MEL-5 HX-TER-1 where there is no depth to count the terrain takes none away', () => {
    const flanked = fighter('Pike', { ranks: 2, met: 'flank', place: place('woods') });
    expect(after(charged(flanked, foe('HI')))).toEqual(['HX-TER-1 woods -2']);
  });

  it('HX-MEL-5 whoever charged: ranks count for pikes that attack', () => {
    expect(after(charging(fighter('Pike', { ranks: 2 }), foe('HI')))).toEqual([impact(1), ...ranked(2)]);
  });

  it.each<[TroopId, number]>([
    ['LC', 2],
    ['MC', 1],
    ['HC', 2],
    ['Ch', 2],
  ])('HX-MEL-5 %s has no impact on spears in front', (type, dice) => {
    const horse = fighter(type, { impact: dice });
    for (const enemy of ['Pike', 'LSp'] as const) {
      expect(after(charging(horse, foe(enemy)))).toEqual([impact(dice), `${NO_IMPACT.spears} -${dice}`]);
      expect(after(charging(horse, foe(enemy, { met: 'flank' }))).slice(-1)).toEqual([impact(dice)]);
    }
    expect(after(charging(horse, foe('HI')))).toEqual([impact(dice)]);
  });

  it.each<TroopId>(['El', 'WB', 'HI'])('HX-MEL-5 %s is not horse: it keeps its impact on spears', (type) => {
    for (const enemy of ['Pike', 'LSp'] as const) expect(after(charging(fighter(type), foe(enemy)))).toHaveLength(1);
  });
});
