import type { DiceEvent } from '@acies/kernel';
import { scriptedDice } from '@acies/kernel/testing';
import { describe, expect, it } from 'vitest';
import { lines } from '../../testing/lines.ts';
import { FORMATIONS } from '../formations.ts';
import { TROOP_IDS, type TroopId, unitKind } from '../troops.ts';
import { MOVES } from './move-kinds.ts';
import { farthest, isBarred, type MoveSituation, prepareMove, reachOf, rollMove, terrainTally } from './moving.ts';

type Change = Partial<Omit<MoveSituation, 'unit'>> & { readonly type?: TroopId; readonly armoured?: boolean };

const move = ({ type = 'HI', armoured, ...change }: Change) =>
  prepareMove({
    ...{ unit: unitKind(type, { armoured }), formation: 'line', kind: 'move', dice: 1 },
    ...{ difficult: false, beyondBow: false, inspireActions: 0 },
    ...change,
  });

function rolled(change: Change, ...faces: number[]) {
  const dice = scriptedDice(faces);
  const { distance, fatigue } = rollMove(move(change), dice);
  dice.assertUsedUp();
  return { lines: lines(distance), distance: distance.total, fatigue };
}

const FAST: readonly TroopId[] = ['LC', 'HC', 'Cat', 'Cam', 'Ch', 'SyCh'];
const LIGHT: readonly TroopId[] = ['LI', 'Sk', 'Bow', 'LC'];
const MOUNTED: readonly TroopId[] = [...FAST, 'El'];

describe('the distance', () => {
  it('CB-MOV-1 CB-MOV-2 CB-MOV-10 a javelin throw for each pip', () => {
    expect(rolled({}, 4)).toEqual({ lines: ['CB-MOV-1 dice +4'], distance: 4, fatigue: 0 });
    expect(rolled({ dice: 2 }, 4, 1).distance).toBe(5);
    expect(rolled({ type: 'El', dice: 2 }, 4, 1).lines).toEqual(['CB-MOV-1 dice +5']);
    for (const type of FAST) expect(rolled({ type, dice: 2 }, 4, 3).lines).toEqual(['CB-MOV-2 dice +7']);
    expect(rolled({ type: 'HC', dice: 3 }, 4, 3, 1).distance).toBe(8);
  });

  it('CB-MOV-1 CB-MOV-2 only dice that there are', () => {
    for (const dice of [0, 3]) {
      expect(move({ dice }).verdict).toMatchObject({ kind: 'impossible', because: { clause: 'CB-MOV-1' } });
      expect(rolled({ dice })).toEqual({ lines: [], distance: 0, fatigue: 0 });
    }
    expect(move({ type: 'Cat', dice: 3 }).verdict).toMatchObject({ because: { clause: 'CB-MOV-2' } });
    expect(move({ type: 'HC', dice: 2, kind: 'rout' }).verdict.kind).toBe('impossible');
    expect(move({ type: 'HC', dice: 3, kind: 'rout' }).verdict.kind).toBe('roll');
    expect(farthest(move({ dice: 3 }))).toEqual({ rows: [], total: 0 });
  });

  it.each(TROOP_IDS.filter((type) => type !== 'Art'))('CB-MOV-3 what %s adds as unformed light troops', (type) => {
    const row = (throws: number) => (LIGHT.includes(type) ? [`CB-MOV-3 light troops +${throws}`] : []);
    const armoured = false;
    expect(rolled({ type, armoured, formation: 'unformed' }, 3).lines.slice(1)).toEqual(row(0.5));
    expect(rolled({ type, armoured, formation: 'unformed', dice: 2 }, 3, 2).lines.slice(1)).toEqual(row(1));
    expect(rolled({ type, armoured: true, formation: 'unformed' }, 3).lines).toHaveLength(1);
    expect(rolled({ type, armoured, formation: 'line' }, 3).lines).toHaveLength(1);
  });

  it('CB-MOV-3 CB-MOV-4 formed lights are unformed when they run', () => {
    expect(rolled({ type: 'LI', kind: 'pursue', dice: 2 }, 3, 2).lines[1]).toBe('CB-MOV-3 light troops +1');
    expect(rolled({ type: 'LI', kind: 'charge', dice: 2 }, 3, 2).lines).toHaveLength(1);
  });

  it.each(MOVES)('CB-MOV-5 what a %s adds for each die', (kind) => {
    const flight = kind === 'retire' || kind === 'evade';
    expect(rolled({ kind, dice: 2 }, 3, 1).lines.slice(1)).toEqual(flight ? ['CB-MOV-5 retiring or evading +1'] : []);
  });

  it('CB-MOV-3 CB-MOV-5 light cavalry evades, in the order of the sheet', () => {
    expect(rolled({ type: 'LC', formation: 'unformed', kind: 'evade', dice: 3 }, 3, 3, 6)).toEqual({
      lines: ['CB-MOV-2 dice +12', 'CB-MOV-3 light troops +1.5', 'CB-MOV-5 retiring or evading +1.5'],
      ...{ distance: 15, fatigue: 0 },
    });
  });

  it('CB-MOV-10 artillery 2 JT without dice', () => {
    expect(move({ type: 'Art' }).verdict).toMatchObject({ kind: 'automatic', because: { clause: 'CB-MOV-10' } });
    expect(move({ type: 'Art' }).dice).toEqual({ average: 0, d6: 0 });
    expect(rolled({ type: 'Art' })).toEqual({ lines: ['CB-MOV-10 artillery +2'], distance: 2, fatigue: 0 });
    expect(rolled({ type: 'Art', formation: 'column' }).distance).toBe(2);
    expect(rolled({ type: 'Art', kind: 'retire' }).lines).toEqual(['CB-MOV-10 artillery +2']);
  });

  it.each(MOVES)('CB-MOV-9 whether a %s is doubled', (kind) => {
    const { lines: rows } = rolled({ kind, dice: 2, beyondBow: true }, 3, 1);
    expect(rows.some((line) => line.startsWith('CB-MOV-9'))).toBe(kind === 'move');
  });

  it('CB-MOV-9 all of it doubles', () => {
    expect(rolled({ type: 'Sk', formation: 'unformed', beyondBow: true }, 3)).toEqual({
      lines: ['CB-MOV-1 dice +3', 'CB-MOV-3 light troops +0.5', 'CB-MOV-9 double move +3.5'],
      ...{ distance: 7, fatigue: 0 },
    });
    expect(rolled({ type: 'HC', formation: 'column', beyondBow: true }).distance).toBe(12);
    expect(rolled({ type: 'Art', beyondBow: true }).distance).toBe(4);
  });

  it.each(MOVES)('CB-CMD-3 whether a %s is longer for a leader', (kind) => {
    const rows = rolled({ kind, dice: 2, inspireActions: 2 }, 3, 1).lines;
    expect(rows.filter((line) => line.startsWith('CB-CMD'))).toEqual(
      kind === 'charge' ? ['CB-CMD-3 leader inspiring +2'] : [],
    );
    expect(rolled({ kind: 'charge', inspireActions: 0 }, 3).lines).toHaveLength(1);
  });
});

describe('CB-MOV-6 columns', () => {
  it.each(TROOP_IDS.filter((type) => type !== 'Art'))('CB-MOV-6 %s', (type) => {
    const base = FAST.includes(type) ? ['CB-MOV-6 cavalry in column +6'] : ['CB-MOV-6 in column +4'];
    const more = LIGHT.includes(type) ? ['CB-MOV-6 light troops in column +1'] : [];
    expect(rolled({ type, formation: 'column' }).lines).toEqual([...base, ...more]);
    expect(move({ type, formation: 'column' }).verdict).toMatchObject({
      ...{ kind: 'automatic', because: { clause: 'CB-MOV-6' } },
    });
  });

  it('CB-MOV-6 a column that has to run throws as others do', () =>
    expect(rolled({ formation: 'column', kind: 'rout', dice: 2 }, 3, 6).lines).toEqual(['CB-MOV-1 dice +9']));
});

describe('CB-MOV-7 fatigue', () => {
  it('CB-MOV-7 1 DP for each 6, of a phalanx for each 5 or 6', () => {
    expect(rolled({ dice: 2 }, 5, 6).fatigue).toBe(1);
    expect(rolled({ dice: 2 }, 5, 5).fatigue).toBe(0);
    for (const type of ['Pike', 'Hop'] as const) {
      expect(rolled({ type, dice: 2 }, 5, 6).fatigue).toBe(2);
      expect(rolled({ type, dice: 2 }, 5, 4).fatigue).toBe(1);
      expect(rolled({ type, dice: 2 }, 4, 4).fatigue).toBe(0);
    }
    expect(rolled({ type: 'HC', kind: 'charge', dice: 3 }, 5, 5, 6).fatigue).toBe(1);
  });

  it('CB-MOV-7 none to special troops', () => {
    const tired = TROOP_IDS.filter((type) => {
      const dice = FAST.includes(type) && type !== 'Cat' ? 3 : 2;
      if (type === 'Art') return rolled({ type }).fatigue > 0;
      if (type === 'Cat') return false;
      return rolled({ type, dice }, ...Array(dice - 1).fill(2), 6).fatigue > 0;
    });
    expect(tired).toEqual(TROOP_IDS.filter((type) => !['Cat', 'SyCh', 'El', 'Art'].includes(type)));
  });

  it('CB-MOV-7 none to the unformed other than chariots, nor to columns', () => {
    const six = (type: TroopId, change: Change) => rolled({ type, dice: 3, ...change }, 3, 3, 6).fatigue;
    for (const kind of ['rout', 'pursue', 'evade', 'retire'] as const)
      expect([six('HC', { kind }), six('Ch', { kind })]).toEqual([0, 1]);
    expect([six('HC', { formation: 'unformed' }), six('Ch', { formation: 'unformed' })]).toEqual([0, 1]);
    expect(six('SyCh', { formation: 'unformed' })).toBe(0);
    expect([six('HC', { kind: 'spontaneous' }), six('HC', { kind: 'spontaneous', formation: 'column' })]).toEqual([
      ...[1, 0],
    ]);
    expect(six('Ch', { kind: 'charge', formation: 'column' })).toBe(0);
  });
});

describe('CB-MOV-8 difficult terrain', () => {
  it('CB-MOV-8 bars the mounted', () => {
    expect(TROOP_IDS.filter(isBarred)).toEqual(MOUNTED);
    for (const type of TROOP_IDS) {
      const { verdict } = move({ type, difficult: true, formation: 'unformed' });
      if (MOUNTED.includes(type))
        expect(verdict).toMatchObject({ kind: 'impossible', because: { clause: 'CB-MOV-8' } });
      else expect(verdict.kind).not.toBe('impossible');
    }
    expect(move({ type: 'HC' }).verdict.kind).toBe('roll');
    const column: Change = { type: 'HC', formation: 'column', difficult: true };
    expect([farthest(move(column)).total, rolled(column).distance]).toEqual([0, 0]);
  });

  it.each(TROOP_IDS)('CB-MOV-8 what it costs %s', (type) => {
    const phalanx = type === 'Pike' || type === 'Hop';
    const foot = !MOUNTED.includes(type) && type !== 'Art';
    const row = phalanx ? 'phalanx in difficult terrain +2' : 'formed infantry in line in difficult terrain +1';
    const costs = FORMATIONS.map((formation) => lines(terrainTally({ type, formation, kind: 'move' })));
    const line = foot ? [`CB-MOV-8 ${row}`] : [];
    expect(costs).toEqual([line, line, [], []]);
    expect(lines(move({ type, difficult: true }).terrain)).toEqual(line);
    expect(move({ type }).terrain.total).toBe(0);
  });

  it('CB-MOV-8 not who runs', () => {
    const dear = MOVES.filter((kind) => terrainTally({ type: 'Pike', formation: 'line', kind }).total === 2);
    expect(dear).toEqual(['move', 'charge', 'spontaneous']);
    expect(terrainTally({ type: 'Pike', formation: 'line', kind: 'rout' })).toEqual({ rows: [], total: 0 });
  });
});

describe('the throw', () => {
  it('CB-MOV-1 CB-MOV-2 says what it is for', () => {
    const events: DiceEvent[] = [];
    const tell = (event: DiceEvent) => events.push(event);
    rollMove(move({ type: 'HC', dice: 3, kind: 'charge' }), scriptedDice([3, 4, 2], tell), { side: 'red', unit: 'a' });
    rollMove(move({}), scriptedDice([3], tell));
    const common = { type: 'dice', clauses: ['CB-MOV-2'], label: 'charge move', side: 'red', unit: 'a' };
    expect(events).toEqual([
      { ...common, die: 'AvD', faces: [3, 4] },
      { ...common, die: 'D6', faces: [2] },
      { type: 'dice', clauses: ['CB-MOV-1'], label: 'move', die: 'AvD', faces: [3] },
    ]);
  });

  it.each<[Change, number]>([
    [{}, 5],
    [{ dice: 2 }, 11],
    [{ type: 'Leg', formation: 'quincunx', dice: 2 }, 10],
    [{ type: 'HC', dice: 3, kind: 'charge', inspireActions: 1 }, 17],
    [{ type: 'LC', formation: 'unformed', dice: 3, kind: 'evade' }, 19],
    [{ type: 'HC', formation: 'column', beyondBow: true }, 12],
    [{ type: 'Art' }, 2],
  ])('CB-MOV-1 %j: at most %f JT', (change, most) => expect(farthest(move(change)).total).toBe(most));
});

describe('CB-MOV-1 CB-MOV-2 what dice may give', () => {
  it.each<[Change, number, number, number]>([
    [{}, 2, 3.5, 5],
    [{ dice: 2 }, 3, 7, 11],
    [{ dice: 2, beyondBow: true }, 6, 14, 22],
    [{ type: 'HC', dice: 3 }, 5, 10.5, 16],
    [{ type: 'LI', formation: 'unformed' }, 2.5, 4, 5.5],
    [{ type: 'Art', dice: 0 }, 2, 2, 2],
    [{ dice: 3 }, 0, 0, 0],
  ])('CB-MOV-1 CB-MOV-3 CB-MOV-9 %j: %f, %f, %f JT', (change, least, average, most) =>
    expect(reachOf(move(change))).toEqual({ least, average, most }),
  );
});
