import { scriptedDice } from '@acies/kernel/testing';
import { describe, expect, it } from 'vitest';
import { atFights, clash, fought, kind, pool, toShooting } from '../../testing/clash.ts';
import { lines, ones } from '../../testing/stage.ts';
import { QUALITIES, TROOP_IDS } from '../troops.ts';
import { rollGeneralSave, rollSaves, saveTally } from './saves.ts';

const shots = (unit: string): number => saveTally(kind(unit), false).total;
const fights = (unit: string): number => saveTally(kind(unit), true).total;

describe('CK-SAV-1 the score of a save', () => {
  it('CK-SAV-1 4 or more for everyone but elephants, who save on 3', () => {
    expect(TROOP_IDS.map((type) => [type, shots(type), fights(type)])).toEqual([
      ['CO', 4, 4],
      ['Aux', 4, 4],
      ['Sk', 4, 4],
      ['Cav', 4, 4],
      ['MSk', 4, 4],
      ['Ch', 4, 4],
      ['El', 3, 3],
      ['Art', 4, 4],
    ]);
  });

  it('CK-SAV-1 without shield 1 worse: close order, auxiliaries and cavalry only', () => {
    const worse = TROOP_IDS.filter((type) => shots(`${type} noshield`) > shots(type));
    expect(worse).toEqual(['CO', 'Aux', 'Cav']);
    expect(worse.map((type) => shots(`${type} noshield`))).toEqual([5, 5, 5]);
  });

  it('CK-SAV-1 armoured 1 better', () => {
    expect(TROOP_IDS.map((type) => shots(`${type} armoured`))).toEqual([3, 3, 3, 3, 3, 3, 3, 3]);
    expect(shots('CO armoured noshield')).toBe(4);
  });

  it('CK-SAV-1 quality counts in fights: veteran and elite 1 better, levy 1 worse', () => {
    expect(QUALITIES.map((quality) => [quality, shots(`CO ${quality}`), fights(`CO ${quality}`)])).toEqual([
      ['levy', 4, 5],
      ['plain', 4, 4],
      ['veteran', 4, 3],
      ['elite', 4, 3],
    ]);
    expect([fights('Sk elite'), fights('MSk levy'), fights('Ch veteran')]).toEqual([3, 5, 3]);
  });

  it('CK-SAV-1 nothing changes the save of elephants', () => {
    for (const words of ['El armoured', 'El noshield', 'El levy', 'El veteran', 'El elite armoured'])
      expect([words, shots(words), fights(words)]).toEqual([words, 3, 3]);
  });

  it('CK-SAV-1 the best still fail on 1, the worst still save on 6', () => {
    expect(fights('CO elite armoured')).toBe(2);
    expect(fights('CO levy noshield')).toBe(6);
  });

  it('CK-SAV-1 prints its rows', () => {
    expect(lines(saveTally(kind('Cav levy noshield armoured'), true))).toEqual([
      'CK-SAV-1 saves on +4',
      'CK-SAV-1 without shield +1',
      'CK-SAV-1 armoured -1',
      'CK-SAV-1 levy in a fight +1',
    ]);
    expect(lines(saveTally(kind('Aux elite'), true))).toEqual([
      'CK-SAV-1 saves on +4',
      'CK-SAV-1 veteran or elite in a fight -1',
    ]);
    expect(lines(saveTally(kind('El'), false))).toEqual(['CK-SAV-1 elephants +3']);
  });
});

describe('CK-SAV-1 the dice', () => {
  it.each([2, 3, 4, 5, 6])('CK-SAV-1 a save on %i or more', (score) => {
    expect(rollSaves(scriptedDice([1, 2, 3, 4, 5, 6]), 6, score, {})).toBe(7 - score);
  });

  it('CK-SAV-1 CK-GEN-1 the general saves on 2 or more', () => {
    expect([1, 2, 6].map((face) => rollGeneralSave(scriptedDice([face]), {}))).toEqual([false, true, true]);
  });
});

describe('CK-SAV-1 in battle', () => {
  it('CK-SAV-1 quality does not count under shooting: a levy saves a shot on 4', () => {
    const s = toShooting(clash(['bow Sk plain C3'], ['x CO levy B3']), 5, 5);
    s.pick('let it stand', 3, 4);
    expect([s.unit('x').halves, s.markers('B3')]).toEqual([5, 1]);
  });

  it('CK-SAV-1 it counts in a fight: a levy fails on 4, a veteran saves on 3', () => {
    const s = atFights(['a CO veteran C3'], ['x CO levy B3', 'y CO plain B2']).assault('C3', 'B3');
    // 4D6 on either side: 1 hit on the veteran, 2 on the levy, then the pursuit.
    fought(s, pool(4, 1), pool(4, 2), 3, 4, 5, ...ones(5));
    expect([s.unit('a').halves, s.unit('x').halves]).toEqual([6, 5]);
  });
});
