import { bandOf } from '@acies/rules-disorder';
import { describe, expect, it } from 'vitest';
import { fighter } from '../../testing/fighters.ts';
import type { Fighter } from './combat-factors.ts';
import { fatesOf } from './combat-fates.ts';

/** The fates of two units of six stands when red wins by so much. */
const fates = (difference: number, red: Fighter, blue: Fighter, stands = 6) =>
  fatesOf({ red: bandOf(difference), blue: bandOf(-difference) }, { red, blue }, { red: stands, blue: stands });

const CHARGERS = fighter('WB', { motion: 'charging' }, { grade: 'B' });
const HORSE = fighter('HC', { motion: 'charging' }, { grade: 'A' });

describe('LG-AFT-7 the winner knows what the loser does', () => {
  it('LG-RES-3 LG-RES-5 he follows up who falls back, or halts', () => {
    const { red, blue } = fates(3, CHARGERS, fighter('SW'));
    expect(blue).toMatchObject({ clause: 'LG-RES-5', dp: 2, dpGained: 2, moves: ['fall back'] });
    expect(red).toMatchObject({ clause: 'LG-RES-3', dp: 1, haltDp: 0, moves: ['follow up', 'halt'] });
  });

  it('LG-RES-3 LG-RES-5 he pursues who retires', () => {
    expect(fates(3, CHARGERS, fighter('Sk', { formation: 'unformed' })).red.moves).toEqual(['pursue', 'halt']);
  });

  it('LG-RES-1 LG-RES-6 after a victory cavalry pursue or pay', () => {
    const { red, blue } = fates(5, HORSE, fighter('SW'));
    expect(red).toMatchObject({ dp: 0, haltDp: 1, moves: ['pursue', 'halt'] });
    expect(blue).toMatchObject({ casualties: 1, standsLost: 1, moves: ['retire'] });
  });

  it('LG-RES-1 LG-RES-7 whoever has destroyed the enemy halts for nothing', () => {
    expect(fates(7, HORSE, fighter('El')).red).toMatchObject({ haltDp: 0, moves: ['halt'] });
    const last = fates(7, HORSE, fighter('SW', { casualties: 5 }));
    expect(last.blue).toMatchObject({ destroyed: true, moves: ['destroyed'] });
    expect(last.red.moves).toEqual(['halt']);
  });

  it('LG-RES-7 each side by its own stands', () => {
    const worn = { casualties: 2 };
    const lost = fatesOf(
      { red: 'rout', blue: 'victory' },
      { red: fighter('SW', worn), blue: fighter('SW', worn) },
      { red: 3, blue: 6 },
    );
    expect([lost.red.destroyed, lost.blue.destroyed]).toEqual([true, false]);
  });
});

describe('LG-RES-4 a tie', () => {
  it('LG-RES-4 both have their choices', () => {
    const { red, blue } = fates(0, HORSE, fighter('SW'));
    expect(red).toMatchObject({ dp: 1, moves: ['follow up', 'pursue', 'fall back'] });
    expect(blue).toMatchObject({ dp: 1, moves: ['halt', 'fall back'] });
  });

  it('LG-MOR-5 LG-UNIT-4 the last stand of a shaken unit goes', () => {
    const shaken = fighter('SW', { dp: 5, shaken: true, casualties: 5 });
    expect(fates(0, HORSE, shaken).blue).toMatchObject({ destroyed: true, moves: ['destroyed'] });
    expect(fates(0, HORSE, shaken).red.moves).toEqual(['halt', 'fall back']);
  });
});

it('LG-RES-2 each side is seen by the other as it came', () => {
  const { red, blue } = fates(-3, HORSE, fighter('SW'));
  expect(blue).toMatchObject({ clause: 'LG-RES-2', dp: 0, moves: ['halt'] });
  expect(red).toMatchObject({ dp: 2, moves: ['fall back'] });
});
