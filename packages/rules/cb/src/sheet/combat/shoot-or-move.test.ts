import { describe, expect, it } from 'vitest';
import { TROOP_IDS, type TroopId, unitKind } from '../troops.ts';
import { type Acted, moveFault, shotFault } from './shoot-or-move.ts';

const NOTHING: Acted = { moved: false, shot: false, rallying: false };
const shot = (type: TroopId, change: Partial<Acted>) => shotFault(unitKind(type), { ...NOTHING, ...change })?.clause;
const move = (type: TroopId, change: Partial<Acted>) => moveFault(unitKind(type), { ...NOTHING, ...change })?.clause;

describe('CB-SEQ-4 CB-SEQ-5 who shoots and moves in one turn', () => {
  it('CB-SEQ-3 once each', () => {
    for (const type of TROOP_IDS) {
      expect([shot(type, {}), move(type, {})]).toEqual([undefined, undefined]);
      expect([shot(type, { shot: true }), move(type, { moved: true })]).toEqual(['CB-SEQ-3', 'CB-SEQ-3']);
    }
  });

  it('CB-SEQ-4 artillery and bowmen shoot or move', () => {
    expect(TROOP_IDS.filter((type) => shot(type, { moved: true }))).toEqual(['Bow', 'Art']);
    expect(shot('Bow', { moved: true })).toBe('CB-SEQ-4');
    expect(['Bow', 'Art'].map((type) => move(type as TroopId, { shot: true }))).toEqual(['CB-SEQ-4', 'CB-SEQ-4']);
  });

  it('CB-SEQ-5 only skirmishers, missile troops and light cavalry move after they shoot', () => {
    const free = TROOP_IDS.filter((type) => !move(type, { shot: true }));
    expect(free).toEqual(['LI', 'Sk', 'LC']);
    expect(move('Jav', { shot: true })).toBe('CB-SEQ-5');
    expect(moveFault(unitKind('LI', { weapon: 'none' }), { ...NOTHING, shot: true })?.clause).toBe('CB-SEQ-5');
  });

  it('CB-SHO-1 missile troops that shot as stationary stay so', () => {
    expect(move('LI', { shot: true, shotStationary: true })).toBe('CB-SHO-1');
    expect(move('LI', { shot: true, shotStationary: false })).toBeUndefined();
  });

  it('CB-REC-4 who rallies does neither', () => {
    expect([shot('Sk', { rallying: true }), move('Sk', { rallying: true })]).toEqual(['CB-REC-4', 'CB-REC-4']);
  });
});
