import { followups } from '@acies/kernel/testing';
import { describe, expect, it } from 'vitest';
import { CALCULATIONS } from './index.ts';

const next = (id: string, input: object, ...faces: number[]): string[] => followups(CALCULATIONS, id, input, faces);

describe('after a control test', () => {
  const tested = { type: 'Jav', grade: 'C', order: 'hold' };

  it.each([
    ['advance', ['move type=Jav grade=C']],
    ['withdraw', ['move type=Jav grade=C']],
    ['move in support', ['move type=Jav grade=C']],
    ['charge formed', ['charge charger.type=Jav charger.grade=C']],
    ['charge other', ['charge charger.type=Jav charger.grade=C charged.formation=unformed']],
  ])('CB-CTL-4 as wished it does what it set out to: %s', (deed, expected) => {
    expect(next('control', { ...tested, deed }, 3)).toEqual(expected);
  });

  it('CB-CTL-4 CB-CMD-6 so does a unit that is not tested; it shoots if it has missiles, or stands', () => {
    expect(next('control', { type: 'Bow', deed: 'shoot' })).toEqual(['volley']);
    expect(next('control', { type: 'LI', deed: 'shoot' })).toEqual(['volley shooter.type=LI']);
    expect(next('control', { deed: 'shoot' })).toEqual([]);
    expect(next('control', { deed: 'stand' })).toEqual([]);
  });

  it('CB-CHG-1 CB-CHG-2 artillery and light troops do not charge formed troops, wished or not', () => {
    expect(next('control', { type: 'Art', deed: 'charge formed', order: 'attack' })).toEqual([]);
    expect(next('control', { type: 'Sk', deed: 'charge formed', order: 'attack' })).toEqual([]);
    expect(next('control', { type: 'Sk', deed: 'charge other', order: 'attack' })).toEqual([
      'charge charger.type=Sk charged.formation=unformed',
    ]);
  });

  it('CB-CTL-3 who halts does nothing; who is bent on something goes on with it', () => {
    expect(next('control', tested, 2)).toEqual([]);
    const bent = (bentOn: string): string[] => next('control', { type: 'HC', bentOn, wantsToStop: true }, 1);
    expect(bent('charging')).toEqual(['charge charger.type=HC']);
    expect(bent('pursuing')).toEqual(['move type=HC kind=pursue']);
    expect(bent('spontaneous advance')).toEqual(['move type=HC kind=spontaneous']);
    expect(bent('looting')).toEqual([]);
  });

  it('CB-CTL-5 wild troops advance, others do as before', () => {
    expect(next('control', { type: 'War', order: 'hold' }, 5)).toEqual(['move type=War kind=spontaneous']);
    expect(next('control', { type: 'HC', bentOn: 'pursuing', wantsToStop: true }, 4)).toEqual([
      'move type=HC kind=pursue',
    ]);
    expect(next('control', tested, 5)).toEqual([]);
  });
});

describe('after shooting and critical hits', () => {
  const shot = (type: string, ...faces: number[]): string[] =>
    next('volley', { shooter: { stands: 1 }, target: { type } }, ...faces);

  it('CB-LDR-3 a leader with a unit that is hit is at risk', () => {
    expect(shot('HI', 6, 1)).toEqual(['leader']);
    expect(shot('HI', 1, 1)).toEqual([]);
  });

  it('CB-SPT-2 CB-SPT-3 CB-MOR-2 special troops run amok or are lost', () => {
    expect(shot('El', 6, 1, 3)).toEqual(['leader']);
    expect(shot('El', 6, 1, 1, 3)).toEqual(['leader', 'move type=El kind=rampage', 'morale lostType=El']);
    expect(shot('SyCh', 6, 1, 1, 3)).toEqual(['leader risk=unit destroyed', 'morale lostType=SyCh']);
    expect(next('criticals', {}, 1, 4)).toEqual(['move type=El kind=rampage', 'morale lostType=El']);
    expect(next('criticals', { type: 'Art' }, 2, 4)).toEqual(['morale lostType=Art']);
    expect(next('criticals', {}, 1, 1)).toEqual([]);
    expect(next('criticals', {}, 3)).toEqual([]);
  });

  it('CB-MOR-6 units near by hear of a leader killed', () => {
    expect(next('leader', {}, 1, 1)).toEqual(['morale unitsLost=0 leadersLost=1']);
    expect(next('leader', { rank: 'general' }, 1, 1)).toEqual(['morale unitsLost=0 chiefsLost=1']);
    expect(next('leader', {}, 1, 2)).toEqual([]);
    expect(next('leader', {}, 2)).toEqual([]);
  });

  it('CB-MOR-1 CB-UNIT-3 and of a unit that shocks have destroyed, or driven mad', () => {
    const beaten = { type: 'War', grade: 'A', dp: 5, casualties: 4 };
    expect(next('morale', beaten)).toEqual(['morale lostType=War lostGrade=A']);
    expect(next('morale', { ...beaten, casualties: 3 })).toEqual([]);
    const beasts = { type: 'El', stands: 2 };
    expect(next('morale', beasts, 1, 3, 3)).toEqual(['move type=El kind=rampage', 'morale lostType=El']);
  });

  it('CB-REC-1 CB-PASS-3 nothing is thrown after a rest, or a passage of lines', () => {
    expect(next('recovery', { dp: 2 })).toEqual([]);
    expect(next('passage', {})).toEqual([]);
  });
});
