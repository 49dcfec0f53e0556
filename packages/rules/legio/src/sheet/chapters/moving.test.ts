import type { DiceEvent } from '@acies/kernel';
import { scriptedDice } from '@acies/kernel/testing';
import { describe, expect, it } from 'vitest';
import { lines } from '../../testing/lines.ts';
import { TROOP_IDS, type TroopId } from '../troops.ts';
import {
  farthest,
  isBarred,
  MOVES,
  type MoveSituation,
  moveDice,
  movesFormed,
  prepareMove,
  rollMove,
} from './moving.ts';

const SITUATION: MoveSituation = {
  ...{ type: 'WB', formation: 'line', kind: 'basic', average: 1 },
  ...{ difficult: false, road: false, beyondBow: false },
};
const move = (change: Partial<MoveSituation>) => prepareMove({ ...SITUATION, ...change });

function rolled(change: Partial<MoveSituation>, ...faces: number[]) {
  const dice = scriptedDice(faces);
  const { paces, fatigue } = rollMove(move(change), dice);
  dice.assertUsedUp();
  return { lines: lines(paces), paces: paces.total, fatigue };
}

const CAVALRY: readonly TroopId[] = ['LC', 'HC', 'SC'];
const INFANTRY: readonly TroopId[] = ['Arch', 'Sk', 'Jav', 'WB', 'SW'];
const LIGHT: readonly TroopId[] = ['Arch', 'Sk', 'LC'];
const FULL = ['evade', 'retire', 'rout', 'pursue', 'rampage'] as const;
const UNFORMING = FULL;

describe('LG-MOV-1 LG-MOV-2 the dice', () => {
  it.each(INFANTRY.concat('El'))('LG-MOV-1 LG-MOV-2 %s: 1 AvD, and a D6 when it is fast', (type) => {
    for (const kind of MOVES) expect(moveDice(type, kind)).toEqual([{ average: 1, d6: kind === 'basic' ? 0 : 1 }]);
  });

  it.each(CAVALRY)('LG-MOV-1 LG-MOV-2 %s: 1 or 2 AvD, and a D6 when it is fast', (type) => {
    const either = (d6: number) => [
      { average: 2, d6 },
      { average: 1, d6 },
    ];
    expect(moveDice(type, 'basic')).toEqual(either(0));
    expect(moveDice(type, 'fast')).toEqual(either(1));
    expect(moveDice(type, 'charge')).toEqual(either(1));
  });

  it.each(FULL)('LG-MOV-2 LG-AFT-4 LG-AFT-5 LG-AFT-6 to %s is a full fast move', (kind) => {
    for (const type of CAVALRY) expect(moveDice(type, kind)).toEqual([{ average: 2, d6: 1 }]);
  });

  it('LG-MOV-1 artillery moves 40 paces without dice', () => {
    for (const kind of MOVES) expect(moveDice('Art', kind)).toEqual([]);
    expect(move({ type: 'Art' }).verdict).toMatchObject({ kind: 'automatic', because: { clause: 'LG-MOV-1' } });
    expect(move({ type: 'Art' }).dice).toEqual({ average: 0, d6: 0 });
    expect(rolled({ type: 'Art' })).toEqual({ lines: ['LG-MOV-1 artillery +40'], paces: 40, fatigue: 0 });
    expect(rolled({ type: 'Art', kind: 'rout' }).paces).toBe(40);
  });

  it('LG-MOV-1 only dice that there are', () => {
    const impossible = { kind: 'impossible', because: { clause: 'LG-MOV-1' } };
    expect(move({ average: 2 }).verdict).toMatchObject(impossible);
    expect(move({ average: 0 }).verdict).toMatchObject(impossible);
    expect(move({ type: 'HC', average: 3 }).verdict).toMatchObject(impossible);
    expect(move({ type: 'HC', average: 1, kind: 'rout' }).verdict).toMatchObject(impossible);
    expect(move({ type: 'HC', average: 2 }).verdict.kind).toBe('roll');
    expect(rolled({ average: 2 })).toEqual({ lines: [], paces: 0, fatigue: 0 });
    expect(farthest(move({ average: 2 })).total).toBe(0);
  });

  it('LG-MOV-1 LG-MOV-2 the throw says what it is for', () => {
    const events: DiceEvent[] = [];
    const dice = scriptedDice([3, 4, 2], (event) => events.push(event));
    rollMove(move({ type: 'HC', average: 2, kind: 'charge' }), dice, { side: 'red', unit: 'a' });
    const common = { type: 'dice', clauses: ['LG-MOV-1'], label: 'charge move', side: 'red', unit: 'a' };
    expect(events).toEqual([
      { ...common, die: 'AvD', faces: [3, 4] },
      { ...common, die: 'D6', faces: [2] },
    ]);
  });
});

describe('the distance', () => {
  it('LG-MOV-1 20 paces a pip', () => {
    expect(rolled({}, 2)).toEqual({ lines: ['LG-MOV-1 dice +40'], paces: 40, fatigue: 0 });
    expect(rolled({ type: 'SC', average: 2, kind: 'charge' }, 3, 5, 1).lines).toEqual(['LG-MOV-1 dice +180']);
  });

  it.each(MOVES)('LG-MOV-2 what a %s adds for each die', (kind) => {
    const { lines: rows } = rolled({ kind }, ...(kind === 'basic' ? [3] : [3, 1]));
    const flight = kind === 'evade' || kind === 'retire' || kind === 'rout';
    expect(rows.slice(1)).toEqual(flight ? ['LG-MOV-2 evading, retiring or routing +20'] : []);
  });

  it.each(TROOP_IDS.filter((type) => type !== 'Art'))('LG-MOV-5 what %s adds for each die as light troops', (type) => {
    const light = LIGHT.includes(type);
    expect(rolled({ type, formation: 'unformed' }, 3).lines.slice(1)).toEqual(
      light ? ['LG-MOV-5 light troops +20'] : [],
    );
    const fast = rolled({ type, formation: 'unformed', kind: 'fast' }, 3, 2).lines.slice(1);
    expect(fast).toEqual(light ? ['LG-MOV-5 light troops +40'] : []);
  });

  it('LG-MOV-2 LG-MOV-5 light cavalry in flight, in the order of the sheet', () => {
    expect(rolled({ type: 'LC', average: 2, kind: 'evade', formation: 'unformed' }, 3, 3, 4)).toEqual({
      lines: ['LG-MOV-1 dice +200', 'LG-MOV-2 evading, retiring or routing +30', 'LG-MOV-5 light troops +60'],
      ...{ paces: 290, fatigue: 0 },
    });
  });

  it('LG-MOV-3 an approach doubles all of it, column and artillery too', () => {
    expect(rolled({ type: 'Sk', formation: 'unformed', kind: 'fast', beyondBow: true }, 3, 2)).toEqual({
      lines: ['LG-MOV-1 dice +100', 'LG-MOV-5 light troops +40', 'LG-MOV-3 approach, doubled +140'],
      ...{ paces: 280, fatigue: 0 },
    });
    expect(rolled({ formation: 'column', road: true, beyondBow: true }).paces).toBe(280);
    expect(rolled({ type: 'Art', beyondBow: true }).paces).toBe(80);
  });

  it.each(MOVES)('LG-MOV-3 whether a %s may be an approach', (kind) => {
    const { lines: rows } = rolled({ kind, beyondBow: true }, ...(kind === 'basic' ? [3] : [3, 1]));
    expect(rows.some((line) => line.startsWith('LG-MOV-3'))).toBe(kind === 'basic' || kind === 'fast');
  });
});

describe('LG-MOV-4 columns', () => {
  it.each(INFANTRY)('LG-MOV-4 %s in column: 100, on a road 140', (type) => {
    for (const kind of ['basic', 'fast'] as const) {
      expect(rolled({ type, kind, formation: 'column' }).lines).toEqual(['LG-MOV-4 infantry in column +100']);
      expect(rolled({ type, kind, formation: 'column', road: true })).toEqual({
        lines: ['LG-MOV-4 infantry in column +100', 'LG-MOV-4 infantry on a road +40'],
        ...{ paces: 140, fatigue: 0 },
      });
    }
    expect(move({ type, formation: 'column' }).verdict).toMatchObject({
      ...{ kind: 'automatic', because: { clause: 'LG-MOV-4' } },
    });
  });

  it.each(CAVALRY)('LG-MOV-4 %s in column: 240, on a road no more', (type) => {
    for (const road of [false, true])
      expect(rolled({ type, formation: 'column', road }).lines).toEqual(['LG-MOV-4 cavalry in column +240']);
  });

  it('LG-MOV-4 a road is for columns only', () => expect(rolled({ road: true }, 4).paces).toBe(80));

  it.each(UNFORMING)('LG-MOV-4 LG-MAN-1 a column that has to %s throws as the others do', (kind) => {
    expect(rolled({ kind, formation: 'column' }, 3, 6).lines[0]).toBe('LG-MOV-1 dice +180');
  });

  it('LG-MOV-4 a single stand has no column', () => {
    expect(rolled({ type: 'El', formation: 'column' }, 4).lines).toEqual(['LG-MOV-1 dice +80']);
    expect(rolled({ type: 'Art', formation: 'column', road: true }).paces).toBe(40);
  });
});

describe('LG-MOV-6 difficult terrain', () => {
  it.each(['Jav', 'WB', 'SW'] as const)('LG-MOV-6 formed %s lose 20 paces a die', (type) => {
    const row = (paces: number) => `LG-MOV-6 formed infantry in difficult terrain ${paces}`;
    expect(rolled({ type, difficult: true }, 4)).toEqual({
      lines: ['LG-MOV-1 dice +80', row(-20)],
      ...{ paces: 60, fatigue: 0 },
    });
    expect(rolled({ type, difficult: true, kind: 'charge' }, 4, 1).lines[1]).toBe(row(-40));
    expect(rolled({ type, difficult: true, formation: 'unformed' }, 4).lines).toEqual(['LG-MOV-1 dice +80']);
    expect(rolled({ type, difficult: true, kind: 'pursue' }, 4, 1).lines).toEqual(['LG-MOV-1 dice +100']);
  });

  it('LG-MOV-6 a column has no dice to lose by', () =>
    expect(rolled({ formation: 'column', difficult: true }).paces).toBe(100));

  it('LG-MOV-6 whom it bars', () => {
    const barred: readonly TroopId[] = ['LC', 'HC', 'SC', 'El', 'Art'];
    expect(TROOP_IDS.filter(isBarred)).toEqual(barred);
    for (const type of TROOP_IDS) {
      const { verdict } = move({ type, difficult: true, formation: 'unformed' });
      if (barred.includes(type)) expect(verdict).toMatchObject({ kind: 'impossible', because: { clause: 'LG-MOV-6' } });
      else expect(verdict.kind).toBe('roll');
    }
    expect(move({ type: 'HC', formation: 'column', difficult: true }).verdict.kind).toBe('impossible');
  });
});

describe('LG-MOV-7 fatigue', () => {
  it('LG-MOV-7 1 DP for each 6, in difficult terrain for each 5 or 6', () => {
    expect(rolled({ kind: 'charge' }, 5, 6).fatigue).toBe(1);
    expect(rolled({ kind: 'charge' }, 5, 5).fatigue).toBe(0);
    expect(rolled({ kind: 'fast', difficult: true }, 5, 6).fatigue).toBe(2);
    expect(rolled({ kind: 'fast', difficult: true }, 4, 5).fatigue).toBe(1);
    expect(rolled({ difficult: true }, 4).fatigue).toBe(0);
    expect(rolled({ type: 'El', kind: 'charge' }, 5, 6).fatigue).toBe(1);
  });

  it('LG-MOV-7 none to the unformed', () => {
    expect(rolled({ formation: 'unformed', kind: 'charge', difficult: true }, 5, 6).fatigue).toBe(0);
    for (const kind of UNFORMING) {
      expect(rolled({ kind }, 5, 6).fatigue).toBe(0);
      expect(movesFormed({ formation: 'line', kind })).toBe(false);
    }
  });

  it('LG-MAN-1 who moves formed', () => {
    for (const kind of ['basic', 'fast', 'charge'] as const) {
      expect(movesFormed({ formation: 'line', kind })).toBe(true);
      expect(movesFormed({ formation: 'column', kind })).toBe(true);
      expect(movesFormed({ formation: 'unformed', kind })).toBe(false);
    }
  });
});

describe('LG-MOV-1 the farthest that a move can go', () => {
  it.each<[Partial<MoveSituation>, number]>([
    [{}, 100],
    [{ kind: 'charge' }, 220],
    [{ type: 'HC', average: 2, kind: 'charge' }, 320],
    [{ type: 'LC', average: 2, kind: 'rout' }, 410],
    [{ type: 'HC', formation: 'column', beyondBow: true }, 480],
    [{ type: 'Art' }, 40],
    [{ type: 'El', difficult: true }, 0],
  ])('LG-MOV-1 %j: %i paces', (change, paces) => expect(farthest(move(change)).total).toBe(paces));
});
