import { scriptedDice } from '@acies/kernel/testing';
import { describe, expect, it } from 'vitest';
import { moraleSituation } from '../../play/throws/morale-tests.ts';
import { lines, plain, type StageOptions, stage } from '../../testing/stage.ts';
import { type MoraleSituation, moraleEffect, moraleTally, rollMorale } from './morale.ts';

const CALM: MoraleSituation = {
  casualties: 0,
  hostileFaces: 0,
  levy: false,
  unsupported: false,
  elite: false,
  veteran: false,
  hillOrWinning: false,
  general: false,
  moraleGift: false,
};
const rows = (change: Partial<MoraleSituation>): string[] => lines(moraleTally({ ...CALM, ...change }));
const dice = (change: Partial<MoraleSituation>): number => moraleTally({ ...CALM, ...change }).total;

describe('CK-MOR-1 the dice of a zone', () => {
  it.each([
    [1, 1],
    [4, 4],
    [5, 5],
    [6, 5],
    [9, 5],
  ])('CK-MOR-1 %i casualties are %i dice', (casualties, count) => {
    expect(rows({ casualties })).toEqual([`CK-MOR-1 casualties +${count}`]);
  });

  it.each([1, 2, 3, 4])('CK-MOR-1 %i hostile faces are as many dice', (hostileFaces) => {
    expect(rows({ hostileFaces })).toEqual([`CK-MOR-1 hostile faces +${hostileFaces}`]);
  });

  it('CK-MOR-1 no more than 4 faces count', () => expect(dice({ hostileFaces: 5 })).toBe(4));

  it.each<[Partial<MoraleSituation>, string]>([
    [{ levy: true }, 'levy present +1'],
    [{ unsupported: true }, 'lack of proximity support +1'],
    [{ elite: true }, 'elite present -1'],
    [{ veteran: true }, 'veteran present -1'],
    [{ hillOrWinning: true }, 'on a hill or winning -1'],
  ])('CK-MOR-1 %j', (change, line) => {
    expect(rows({ casualties: 3, ...change })).toEqual(['CK-MOR-1 casualties +3', `CK-MOR-1 ${line}`]);
  });

  it('CK-MOR-1 they add up in the order of the sheet, and a cap of casualties comes before the good', () => {
    const tally = moraleTally({ ...CALM, casualties: 7, hostileFaces: 2, levy: true, unsupported: true, elite: true });
    expect(lines(tally)).toEqual([
      'CK-MOR-1 casualties +5',
      'CK-MOR-1 hostile faces +2',
      'CK-MOR-1 levy present +1',
      'CK-MOR-1 lack of proximity support +1',
      'CK-MOR-1 elite present -1',
    ]);
    expect(tally.total).toBe(8);
  });

  it('CK-MOR-1 there are never fewer than none', () => {
    expect(rows({ casualties: 1, elite: true, veteran: true, hillOrWinning: true }).at(-1)).toBe(
      'CK-MOR-1 no fewer than none +2',
    );
    expect(dice({ casualties: 3, elite: true, veteran: true, hillOrWinning: true })).toBe(0);
  });

  it('CK-GEN-2 a morale gift makes them 4 at most', () => {
    const gift = { general: true, moraleGift: true };
    expect(rows({ casualties: 5, levy: true, ...gift }).at(-1)).toBe('CK-GEN-2 morale gift, at most 4 -2');
    expect(dice({ casualties: 5, levy: true, ...gift })).toBe(4);
    expect(dice({ casualties: 4, ...gift })).toBe(4);
    expect(dice({ casualties: 3, ...gift })).toBe(3);
    expect(dice({ casualties: 5, general: true })).toBe(5);
    // The gift caps what is left after all else.
    expect(dice({ casualties: 5, elite: true, ...gift })).toBe(4);
  });
});

describe('CK-MOR-2 fails', () => {
  it('CK-MOR-2 each 4, 5 and 6 is one', () => {
    const fails = (...faces: number[]): number => rollMorale(scriptedDice(faces), faces.length, {});
    expect([1, 2, 3, 4, 5, 6].map((face) => fails(face))).toEqual([0, 0, 0, 1, 1, 1]);
    expect(fails(4, 5, 6, 3, 1)).toBe(3);
  });
  it('CK-MOR-1 no dice, no fail', () => expect(rollMorale(scriptedDice([]), 0, {})).toBe(0));
  it('CK-MOR-3 CK-MOR-4 CK-MOR-5 1, 2, and 3 or more', () => {
    expect([0, 1, 2, 3, 4, 9].map(moraleEffect)).toEqual([
      'steady',
      'one falls back',
      'held',
      'broken',
      'broken',
      'broken',
    ]);
  });
});

describe('CK-MOR-1 a zone as it stands', () => {
  const at = (red: string[], options: StageOptions = {}, scenery: Record<string, string> = {}): MoraleSituation => {
    const s = stage(plain(scenery), { red, blue: ['x CO plain B4', 'y CO plain B4', 'z CO plain B2'] }, options);
    return moraleSituation(s.g, s.zone('C3'), 'red');
  };
  const A = 'a CO plain C3';
  const HELPED = 'h CO plain D3';

  it('CK-MOR-1 plain troops in the open', () => {
    expect(at([A, HELPED])).toEqual(CALM);
  });
  it.each(['levy', 'veteran', 'elite'] as const)('CK-MOR-1 one %s unit is enough, in the zone itself', (quality) => {
    expect(at([A, `b CO ${quality} C3`, HELPED])).toEqual({ ...CALM, [quality]: true });
    expect(at([A, `b CO ${quality} D3`])).toEqual(CALM);
  });
  it.each([
    ['^', true],
    ['A', true],
    [',', false],
    ['w', false],
    ['s', false],
    ['=', false],
  ])('CK-MOR-1 scenery “%s” is a hill: %s', (letter, hill) => {
    expect(at([A, HELPED], {}, { C3: letter }).hillOrWinning).toBe(hill);
  });
  it('CK-MOR-1 a winning marker counts as a hill does, of a unit in the zone', () => {
    expect(at([A, 'b CO plain C3', HELPED], { winning: ['b'] }).hillOrWinning).toBe(true);
    expect(at([A, HELPED], { winning: ['h'] }).hillOrWinning).toBe(false);
  });
  it.each(['CO', 'Aux', 'Cav', 'Ch', 'El', 'Art'])('CK-MOR-1 %s on a face is support', (type) => {
    expect(at([A, `h ${type} plain C4`]).unsupported).toBe(false);
  });
  it.each(['Sk', 'MSk'])('CK-MOR-1 %s on a face are none', (type) => {
    expect(at([A, `h ${type} plain C4`]).unsupported).toBe(true);
  });
  it.each(['B3', 'C4', 'D3', 'C2'])('CK-MOR-1 support from %s', (zone) => {
    expect(at([A, `h CO plain ${zone}`]).unsupported).toBe(false);
  });
  it('CK-MOR-1 neither corners nor the zone itself nor enemies give support', () => {
    expect(at([A, 'b CO plain C3', 'h CO plain D4', 'i CO plain D2']).unsupported).toBe(true);
    const s = stage(plain(), { red: [A], blue: ['x CO plain B3', 'y CO plain A3'] });
    expect(moraleSituation(s.g, s.zone('C3'), 'red').unsupported).toBe(true);
  });
  it('CK-MOR-1 casualties, faces and the general are those of the zone', () => {
    const s = stage(
      plain(),
      { red: [A, HELPED], blue: ['x CO plain B3', 'y CO plain B3', 'z CO plain C2', 'w CO plain A1'] },
      { generals: { red: ['Max C3 morale'] }, markers: { C3: 3, D3: 2 } },
    );
    expect(moraleSituation(s.g, s.zone('C3'), 'red')).toEqual({
      ...CALM,
      casualties: 3,
      hostileFaces: 1,
      general: true,
      moraleGift: true,
    });
  });
});
