import { followups } from '@acies/kernel/testing';
import { describe, expect, it } from 'vitest';
import { CALCULATIONS } from './index.ts';

const next = (id: string, input: object, ...faces: number[]): string[] => followups(CALCULATIONS, id, input, faces);

describe('after a move', () => {
  it('CB-SEQ-6 CB-MOV-7 CB-CMD-3 a charge leads to combat, with the DPs of fatigue and the leader', () => {
    const given = { type: 'HI', grade: 'A', kind: 'charge', dp: 1, inspireActions: 2, legion: true };
    expect(next('move', given, 3, 6)).toEqual([
      'combat red.type=HI red.grade=A red.legion=true red.dp=2 red.inspires=2',
    ]);
    expect(next('move', { type: 'War', kind: 'charge' }, 3, 5)).toEqual(['combat']);
  });

  it('CB-CHG-3 javelinmen who have gone far come on unformed', () => {
    expect(next('move', { type: 'Jav', kind: 'charge' }, 3, 5)).toEqual(['combat red.type=Jav red.formation=unformed']);
  });

  it('CB-CHG-1 who is shaken by the way does not charge', () => {
    expect(next('move', { kind: 'charge', dp: 4 }, 3, 6)).toEqual([]);
    expect(next('move', { kind: 'charge', dp: 4 }, 3, 5)).toEqual(['combat red.type=HI red.dp=4']);
    expect(next('move', { kind: 'charge', formation: 'column' }, 3, 5)).toEqual([]);
  });

  it('CB-SPT-1 special troops do not tire', () => {
    expect(next('move', { type: 'El', kind: 'charge' }, 5, 6)).toEqual(['combat red.type=El']);
  });

  it('CB-CHG-5 a spontaneous advance must charge', () => {
    expect(next('move', { type: 'Rab', grade: 'C', kind: 'spontaneous', dp: 1 }, 3, 5)).toEqual([
      'charge charger.type=Rab charger.grade=C charger.dp=1 charger.spontaneous=true',
    ]);
  });

  it('CB-AFT-7 a pursuit may meet new enemy', () => {
    expect(next('move', { type: 'HC', kind: 'pursue' }, 3, 3, 5)).toEqual([
      'combat red.type=HC red.formation=unformed red.motion=pursuing',
    ]);
  });

  it('CB-MOR-5 an evasion costs a DP', () => {
    expect(next('move', { type: 'LI', grade: 'C', kind: 'evade', dp: 1 }, 3, 5)).toEqual([
      'morale type=LI grade=C dp=1 unitsLost=0 evaded=true',
    ]);
  });

  it('CB-MOR-8 CB-SPT-3 a rampage goes through others', () => {
    expect(next('move', { type: 'El', kind: 'rampage' }, 3, 5)).toEqual(['morale unitsLost=0 burst=with ranks closed']);
  });

  it.each(['move', 'retire', 'rout'])('CB-MOV-1 a move of kind %s leads to nothing', (kind) => {
    expect(next('move', { kind }, 3, 5)).toEqual([]);
  });
});

describe('CB-AFT-7 after a pursuit', () => {
  // Cavalry throws two average dice and a D6, infantry an average die and a D6.
  const caught = (fugitive: object): string[] => next('pursuit', { fugitive }, 2, 1, 5, 5, 6);

  it('CB-AFT-7 CB-MOR-2 who is caught as it retires breaks, and friends see it', () => {
    expect(caught({ flight: 'retire' })).toEqual(['move kind=rout', 'morale']);
    expect(caught({ type: 'War', flight: 'retire' })).toEqual(['move type=War kind=rout', 'morale lostType=War']);
    expect(caught({ flight: 'retire', casualties: 4 })).toEqual(['morale']);
  });

  it('CB-MOR-10 who was broken has been seen already', () => {
    expect(caught({})).toEqual([]);
    expect(caught({ casualties: 4 })).toEqual([]);
  });

  it('CB-AFT-7 a pursuer who meets new enemy fights him at once', () => {
    const newEnemy = { type: 'HI', formation: 'column', dp: 2, distance: 5, frontal: false };
    const given = { chaser: { type: 'HC', armoured: false, dp: 1, formation: 'line' }, newEnemy };
    expect(next('pursuit', given, 5, 6, 2, 2, 1)).toEqual([
      'combat red.type=HC red.armoured=false red.dp=1 red.motion=pursuing ' +
        'blue.dp=2 blue.formation=column blue.frontal=false',
    ]);
    expect(next('pursuit', { ...given, newEnemy: { ...newEnemy, distance: 6 } }, 5, 6, 2, 2, 1)).toEqual([]);
    expect(next('pursuit', { ...given, newEnemy: { ...newEnemy, type: 'El', dp: 0 } }, 5, 6, 2, 2, 1)).toEqual([
      'combat red.type=HC red.armoured=false red.dp=1 red.motion=pursuing ' +
        'blue.type=El blue.formation=column blue.frontal=false',
    ]);
    const halts = { ...given, chaser: { hasFoughtOn: true } };
    expect(next('pursuit', halts, 5, 6, 2, 2, 1)).toEqual([]);
  });

  it('CB-UNIT-7 new enemy in quincunx fights as a line', () => {
    const newEnemy = { type: 'Leg', formation: 'quincunx', distance: 5 };
    expect(next('pursuit', { newEnemy }, 5, 6, 2, 2, 1)).toEqual([
      'combat red.type=HC red.motion=pursuing blue.type=Leg blue.formation=line',
    ]);
  });
});
