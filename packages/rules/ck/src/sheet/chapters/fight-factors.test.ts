import { describe, expect, it } from 'vitest';
import { assaulter, rows, target } from '../../testing/bout.ts';
import { GENERAL, sideOf } from '../../testing/fight-of.ts';
import { QUALITIES } from '../troops.ts';
import { bowEffect, type FightingZone, lateCost, pikeEffect } from './fight-dice.ts';

describe('CK-FGT-3 good', () => {
  it('CK-FGT-3 rear support +2', () => {
    const own = sideOf('Aux, Aux, Aux', { rearSupport: true });
    expect(target(own)).toEqual(['CK-FGT-3 rear support +2', '= 8']);
    expect(assaulter(own)).toEqual(['CK-FGT-3 rear support +2', '= 8']);
  });

  it('CK-FGT-3 each veteran +1, at most 2', () => {
    const bonus = [1, 2, 3].map((count) =>
      target(sideOf(['a', 'b', 'c'].map((_, i) => (i < count ? 'Aux veteran' : 'Aux')).join(', '))),
    );
    expect(bonus).toEqual([
      ['CK-FGT-3 veterans +1', '= 7'],
      ['CK-FGT-3 veterans +2', '= 8'],
      ['CK-FGT-3 veterans +2', '= 8'],
    ]);
  });

  it('CK-FGT-3 each elite +1, at most 1, beside the veterans', () => {
    expect(target(sideOf('Aux elite, Aux, Aux'))).toEqual(['CK-FGT-3 elite +1', '= 7']);
    expect(target(sideOf('Aux elite, Aux elite, Aux'))).toEqual(['CK-FGT-3 elite +1', '= 7']);
    expect(target(sideOf('Aux elite, Aux veteran, Aux veteran'))).toEqual([
      'CK-FGT-3 veterans +2',
      'CK-FGT-3 elite +1',
      '= 9',
    ]);
  });

  it('CK-FGT-3 4 close order units together +2, 3 nothing', () => {
    const near = (closeOrder: number): string[] => target(sideOf('Aux, Aux, Aux', { closeOrder }));
    expect(near(3)).toEqual(['= 6']);
    expect(near(4)).toEqual(['CK-FGT-3 four close order units together +2', '= 8']);
    expect(near(8)).toEqual(near(4));
  });

  it('CK-FGT-3 winning markers +1 each, at most 2', () => {
    const won = (winning: number): string => target(sideOf('Aux, Aux, Aux', { winning })).join();
    expect([0, 1, 2, 3].map(won)).toEqual([
      '= 6',
      'CK-FGT-3 winning markers +1,= 7',
      'CK-FGT-3 winning markers +2,= 8',
      'CK-FGT-3 winning markers +2,= 8',
    ]);
  });

  it('CK-FGT-3 each shock unit of the assaulter +1, at most 2; none for the target', () => {
    const shock = (count: number): FightingZone =>
      sideOf([0, 1, 2].map((i) => (i < count ? 'Aux shock' : 'Aux')).join(', '));
    expect([1, 2, 3].map((count) => assaulter(shock(count)).join())).toEqual([
      'CK-FGT-3 shock +1,= 7',
      'CK-FGT-3 shock +2,= 8',
      'CK-FGT-3 shock +2,= 8',
    ]);
    expect(target(shock(3))).toEqual(['= 6']);
  });

  it('CK-FGT-3 an erratic leader, good, +2 for his own side only', () => {
    const erratic = { assaulter: 'good', target: 'none' } as const;
    expect(rows('assaulter', {}, { erratic })).toEqual(['CK-FGT-3 erratic leader, good +2', '= 8']);
    expect(rows('target', {}, { erratic })).toEqual(['= 6']);
  });

  it('CK-FGT-3 CK-FGT-10 at most +6', () => {
    const six = sideOf('Aux veteran, Aux veteran, Aux', { rearSupport: true, closeOrder: 4 });
    expect(target(six).at(-1)).toBe('= 12');
    expect(target(six)).not.toContain('CK-FGT-10 good at most +6 -1');
    expect(target({ ...six, winning: 1 }).slice(-2)).toEqual(['CK-FGT-10 good at most +6 -1', '= 12']);
  });
});

describe('CK-FGT-4 bad', () => {
  it('CK-FGT-4 an erratic leader, bad, -2 for his own side only', () => {
    const erratic = { assaulter: 'none', target: 'bad' } as const;
    expect(rows('target', {}, { erratic })).toEqual(['CK-FGT-4 erratic leader, bad -2', '= 4']);
    expect(rows('assaulter', {}, { erratic })).toEqual(['= 6']);
  });

  it('CK-FGT-4 assaulted from flank or rear -2, for the target', () => {
    for (const met of ['flank', 'rear'] as const) {
      expect(rows('target', { met })).toEqual(['CK-FGT-4 assaulted from flank or rear -2', '= 4']);
      expect(rows('assaulter', { met })).toEqual(['= 6']);
    }
    expect(rows('target', { met: 'front' })).toEqual(['= 6']);
  });

  it('CK-FGT-4 assaulting a hill or obstructed -2, for the assaulter', () => {
    expect(rows('assaulter', { hindered: true })).toEqual(['CK-FGT-4 assaulting a hill or obstructed -2', '= 4']);
    expect(rows('target', { hindered: true })).toEqual(['= 6']);
  });

  it('CK-FGT-4 assaulted a 2nd, 3rd or 4th time -2, for the target', () => {
    for (const times of [2, 3, 4]) {
      expect(rows('target', { times })).toEqual(['CK-FGT-4 assaulted again this turn -2', '= 4']);
      expect(rows('assaulter', { times })).toEqual(['= 6']);
    }
  });

  it('CK-FGT-4 CK-FGT-8 1 late -1, 2 late -3, for the assaulter', () => {
    expect([lateCost(1), lateCost(2)]).toEqual([-1, -3]);
    const strong = sideOf('CO, CO, CO');
    expect(rows('assaulter', { assaulter: strong, late: 1 }).slice(1)).toEqual(['CK-FGT-8 late units -1', '= 8']);
    expect(rows('assaulter', { assaulter: strong, late: 2 }).slice(1)).toEqual(['CK-FGT-8 late units -3', '= 6']);
    expect(rows('assaulter', { assaulter: strong, late: 0 }).slice(1)).toEqual(['= 9']);
    expect(rows('target', { late: 2 })).toEqual(['= 6']);
  });

  it('CK-FGT-4 one unit of foot with bows -1, two or three -3', () => {
    const row = (...units: string[]): string[] => target(sideOf(units.join(', '))).slice(1);
    expect(row('CO bow', 'CO', 'CO')).toEqual(['CK-FGT-4 one unit of foot with bows -1', '= 8']);
    expect(row('CO bow', 'CO bow', 'CO')).toEqual(['CK-FGT-4 two or three units of foot with bows -3', '= 6']);
    expect(row('CO bow', 'CO bow', 'CO bow')).toEqual(['CK-FGT-4 two or three units of foot with bows -3', '= 6']);
    expect(assaulter(sideOf('Aux bow, Aux, Aux'))).toEqual(['CK-FGT-4 one unit of foot with bows -1', '= 5']);
    // Bows of others do not count.
    expect(row('Cav bow', 'Ch bow', 'Cav')).toEqual(['= 9']);
    expect(target(sideOf('El bow, El, El'))).toEqual(['= 6']);
    expect(row('Sk bow', 'CO', 'Cav')).toEqual(['CK-FGT-2 close order, cavalry and chariots at strength +6', '= 7']);
  });

  it('CK-FGT-4 each levy -1, at most 3', () => {
    const levies = (count: number): string =>
      rows('target', {
        target: sideOf(['Cav', 'Cav', 'Cav', 'El'].map((type, i) => (i < count ? `${type} levy` : type)).join(', ')),
      })
        .slice(-2)
        .join();
    expect([1, 2, 3, 4].map(levies)).toEqual([
      'CK-FGT-4 levies -1,= 9',
      'CK-FGT-4 levies -2,= 8',
      'CK-FGT-4 levies -3,= 7',
      'CK-FGT-4 levies -3,= 7',
    ]);
    expect(
      QUALITIES.filter((quality) =>
        target(sideOf(`Aux ${quality}, Aux, Aux`))
          .join()
          .includes('levies'),
      ),
    ).toEqual(['levy']);
  });

  it('CK-FGT-7 pike effect: each hit -2 on the opponent, at most -4', () => {
    expect([0, 1, 2, 3].map(pikeEffect)).toEqual([0, 2, 4, 4]);
    const pikes = { assaulter: 1, target: 0 };
    expect(rows('target', {}, { pikes })).toEqual(['CK-FGT-7 pike effect -2', '= 4']);
    expect(rows('assaulter', {}, { pikes })).toEqual(['= 6']);
    expect(rows('assaulter', {}, { pikes: { assaulter: 0, target: 1 } })).toEqual(['CK-FGT-7 pike effect -2', '= 4']);
  });

  it('CK-FGT-7 bow effect: each hit -1 on the opponent, at most -4', () => {
    expect([0, 1, 3, 4, 5, 9].map(bowEffect)).toEqual([0, 1, 3, 4, 4, 4]);
    const bows = { assaulter: 0, target: 2 };
    expect(rows('assaulter', {}, { bows })).toEqual(['CK-FGT-7 bow effect -2', '= 4']);
    expect(rows('target', {}, { bows })).toEqual(['= 6']);
    expect(rows('target', {}, { bows: { assaulter: 1, target: 0 } })).toEqual(['CK-FGT-7 bow effect -1', '= 5']);
  });

  it('CK-FGT-4 CK-FGT-10 at most -6', () => {
    const ten = sideOf('CO, CO, CO, Sk');
    const pikes = { assaulter: 2, target: 0 };
    const six = rows('target', { target: ten, met: 'rear' }, { pikes });
    expect(six.slice(-3)).toEqual(['CK-FGT-4 assaulted from flank or rear -2', 'CK-FGT-7 pike effect -4', '= 4']);
    const seven = rows(
      'target',
      { target: { ...ten, general: GENERAL }, met: 'rear' },
      { pikes, bows: { assaulter: 1, target: 0 } },
    );
    expect(seven.slice(-4)).toEqual([
      'CK-FGT-7 bow effect -1',
      'CK-FGT-10 bad at most -6 +1',
      'CK-FGT-5 general present +2',
      '= 6',
    ]);
  });
});
