import { followups } from '@acies/kernel/testing';
import { describe, expect, it } from 'vitest';
import { CALCULATIONS } from './index.ts';

const next = (id: string, input: object, ...faces: number[]): string[] => followups(CALCULATIONS, id, input, faces);

describe('after a combat', () => {
  it('LG-AFT-6 LG-MOR-1 a rout: it runs, is pursued and perhaps caught, and friends see it', () => {
    const given = { red: { ground: true }, blue: { stands: 8, casualties: 1 } };
    expect(next('combat', given, 6, 1)).toEqual([
      'move type=SW kind=rout',
      'move kind=pursue',
      'pursuit stands=6',
      'morale',
    ]);
    expect(next('combat', { red: { ground: true } }, 6, 1)[2]).toBe('pursuit');
  });

  it('LG-AFT-4 LG-MOR-1 heavy infantry that retires is pursued, but not as routers are', () => {
    expect(next('combat', {}, 6, 1)).toEqual([
      'move type=SW kind=retire',
      'move kind=pursue',
      'morale infantryRetiring=1 unitLost=0',
    ]);
  });

  it('LG-MOR-1 light troops may run unregarded', () => {
    const given = { red: { type: 'SW', motion: 'standing' }, blue: { type: 'Sk' } };
    // Unformed, they have -1 against 3: four pips less break them.
    expect(next('combat', given, 6, 3)).toEqual(['move type=Sk kind=rout', 'move type=SW kind=pursue', 'pursuit']);
  });

  it('LG-AFT-2 who is followed up as it falls back fights on', () => {
    expect(next('combat', {}, 3, 2)).toEqual(['combat red.dp=1 red.motion=following up blue.dp=2']);
    const walls = { red: { type: 'SW', dp: 1 }, blue: { motion: 'following up' } };
    expect(next('combat', walls, 2, 4)).toEqual([
      'combat red.type=SW red.dp=3 red.motion=standing blue.dp=1 blue.motion=following up',
    ]);
  });

  it('LG-CBT-7 those who halt in contact fight on, without the bonus of a charge', () => {
    expect(next('combat', {}, 3, 4)).toEqual(['combat red.dp=1 red.motion=standing blue.dp=1']);
    const pursuing = { red: { motion: 'pursuing' } };
    expect(next('combat', pursuing, 5, 4)).toEqual([
      'combat red.dp=1 red.motion=standing red.formation=unformed blue.dp=1',
    ]);
  });

  it('LG-CBT-7 LG-RES-2 LG-RES-5 not if cavalry falls back from infantry that halts', () => {
    expect(next('combat', { red: { type: 'SC' }, blue: { type: 'WB' } }, 1, 1)).toEqual([]);
    // Unformed infantry does not repel it, and halts all the same.
    expect(next('combat', { red: { type: 'SC' }, blue: { type: 'WB', formation: 'unformed' } }, 1, 2)).toEqual([
      'combat red.type=SC red.dp=1 red.motion=standing blue.type=WB blue.dp=2 blue.formation=unformed',
    ]);
  });

  it('LG-CBT-7 nor is there one if both come on', () => {
    const given = { red: { type: 'HC' }, blue: { type: 'HC', motion: 'charging' } };
    expect(next('combat', given, 3, 3)).toEqual([
      'combat red.type=HC red.dp=1 red.motion=standing blue.type=HC blue.dp=1',
    ]);
  });

  it('LG-AFT-2 LG-CBT-2 who follows up leaves its fortification', () => {
    expect(next('combat', { blue: { fortified: true } }, 1, 4)).toEqual([
      'combat red.dp=2 red.motion=standing blue.dp=1 blue.motion=following up',
    ]);
  });

  it('LG-LDR-1 a leader with either unit is at risk, and again if it is destroyed', () => {
    const led = { red: { inspired: true }, blue: { inspired: true } };
    expect(next('combat', led, 3, 4).slice(0, 2)).toEqual(['leader', 'leader']);
    const lost = { red: { ground: true }, blue: { inspired: true, stands: 2, casualties: 1, dp: 2 } };
    expect(next('combat', lost, 6, 1)).toEqual(['leader', 'leader risk=unit destroyed', 'morale']);
    expect(next('combat', { red: { inspired: true }, blue: { type: 'Art' } })).toEqual(['leader', 'morale']);
  });

  it('LG-LDR-1 LG-MOR-2 a leader who breaks with his unit is a shock besides, of light troops too', () => {
    const led = { red: { ground: true }, blue: { inspired: true, dp: 2 } };
    expect(next('combat', led, 6, 1).slice(1)).toEqual([
      'move type=SW kind=rout',
      'move kind=pursue',
      'pursuit',
      'morale commanderLost=1',
    ]);
    const light = { red: { type: 'SW', motion: 'standing' }, blue: { type: 'Sk', inspired: true } };
    expect(next('combat', light, 6, 1).at(-1)).toBe('morale unitLost=0 commanderLost=1');
  });

  it('LG-LDR-1 LG-MOR-2 not one of the victors, nor one whose unit retires', () => {
    expect(next('combat', { red: { ground: true, inspired: true } }, 6, 1).at(-1)).toBe('morale');
    const retires = next('combat', { red: { ground: true }, blue: { inspired: true } }, 6, 1);
    expect(retires.at(-1)).toBe('morale infantryRetiring=1 unitLost=0');
  });

  it('LG-ELE-1 LG-MOR-1 elephants beaten run amok, and are lost', () => {
    const given = { red: { type: 'El', motion: 'standing', dp: 4 }, blue: { motion: 'standing' } };
    expect(next('combat', given, 1, 4)).toEqual(['move type=El kind=rampage', 'morale']);
    expect(next('combat', given, 1, 5)).toEqual(['morale']);
  });
});
