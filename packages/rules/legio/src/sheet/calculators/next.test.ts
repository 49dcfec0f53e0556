import { followups } from '@acies/kernel/testing';
import { describe, expect, it } from 'vitest';
import { CALCULATIONS } from './index.ts';

const next = (id: string, input: object, ...faces: number[]): string[] => followups(CALCULATIONS, id, input, faces);

describe('after a control test', () => {
  it('LG-AFT-5 routers who are not stopped rout on', () => {
    expect(next('control', { bentOn: 'routing' }, 4)).toEqual(['move kind=rout']);
    expect(next('control', { bentOn: 'routing' }, 3)).toEqual([]);
  });

  it('LG-CTL-2 LG-AFT-6 pursuers likewise pursue', () => {
    expect(next('control', { bentOn: 'pursuing' }, 4)).toEqual(['move kind=pursue']);
    expect(next('control', { bentOn: 'pursuing' }, 3)).toEqual([]);
  });

  it('LG-CTL-2 of others it is not known what they did', () => expect(next('control', {}, 6)).toEqual([]));
});

describe('after a move', () => {
  it('LG-SEQ-4 LG-MOV-7 a charge leads to combat, with the DPs of fatigue', () => {
    const given = { type: 'SC', kind: 'charge', formation: 'column', average: 1 };
    expect(next('move', { ...given, formation: undefined }, 3, 6)).toEqual(['combat red.type=SC red.dp=1']);
    expect(next('move', { kind: 'charge' }, 3, 5)).toEqual(['combat']);
    expect(next('move', { type: 'Jav', kind: 'charge', formation: 'unformed' }, 3, 6)).toEqual([
      'combat red.type=Jav red.formation=unformed',
    ]);
  });

  it('LG-AFT-6 a pursuit leads to new enemy, or to routers', () => {
    expect(next('move', { type: 'Jav', kind: 'pursue' }, 3, 5)).toEqual([
      'combat red.type=Jav red.motion=pursuing',
      'pursuit',
    ]);
  });

  it('LG-ELE-1 LG-MOR-3 a rampage leads through others', () => {
    expect(next('move', { type: 'El', kind: 'rampage' }, 3, 5)).toEqual(['morale unitLost=0 burstThrough=1']);
  });

  it.each(['basic', 'retire', 'rout'])('LG-MOV-1 a move of kind %s leads to nothing', (kind) => {
    expect(next('move', { kind }, 3, ...(kind === 'basic' ? [] : [5]))).toEqual([]);
  });
});

describe('after losses', () => {
  it('LG-CTL-1 LG-AFT-5 pursuit and rout end on a control test; nobody is left of the destroyed', () => {
    expect(next('pursuit', { inContact: 2 }, 3, 2)).toEqual(['control bentOn=pursuing', 'control bentOn=routing']);
    expect(next('pursuit', { inContact: 2, stands: 2 }, 3, 3)).toEqual(['control bentOn=pursuing']);
  });

  it('LG-MOR-2 units near by hear of a leader killed', () => {
    expect(next('leader', {}, 1, 2)).toEqual(['morale unitLost=0 commanderLost=1']);
    expect(next('leader', {}, 1, 3)).toEqual([]);
    expect(next('leader', { risk: 'unit destroyed' }, 4)).toEqual([]);
  });

  it('LG-MOR-1 LG-MOR-5 and of a unit that shocks have destroyed', () => {
    expect(next('morale', { dp: 5, casualties: 4 })).toEqual(['morale']);
    expect(next('morale', { dp: 4, casualties: 4 })).toEqual([]);
  });

  it('LG-SHO-4 hits are DPs, and nothing is thrown for those', () => {
    expect(next('volley', { target: { dp: 4 } }, 6, 6, 6, 6, 6, 6)).toEqual([]);
  });
});
