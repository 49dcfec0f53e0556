import { INCH } from '@acies/table';
import { describe, expect, it } from 'vitest';
import { picture } from '../../picture/picture.ts';
import { patch } from '../../testing/marching.ts';
import { type ClockStage, stage } from '../../testing/stage.ts';

const BLUE = ['x MF 60 4 180'];
const reach = (s: ClockStage, key: string) => s.question.reach(s.id(key));
/** How far up the table a reach comes, in inches. */
const topOf = (s: ClockStage, key: string): number =>
  Math.min(...reach(s, key)!.flatMap(({ outlines = [] }) => outlines.flat().map(({ y }) => y))) / INCH;

describe('what an order can still do', () => {
  it('MC-MOV-1 is the move of the unit', () => {
    const s = stage({ red: ['a MF 30 26 0'], blue: BLUE });
    expect(reach(s, 'a')).toMatchObject([{ kind: 'move', text: 'May go 6 inches now' }]);
    expect(topOf(s, 'a')).toBe(20);
    expect(reach(s, 'x')).toBeUndefined();
  });

  it('MC-MOV-4 is shorter where the going is rough, as the order would be', () => {
    const terrain = [patch('rough', 20, 10, 40, 25)];
    const s = stage({ red: ['a Leg 30 26 0'], blue: BLUE }, { terrain });
    expect(topOf(s, 'a')).toBeGreaterThanOrEqual(22);
    expect(topOf(s, 'a')).toBeLessThan(22.1);
    expect(picture.overlays(s.g, s.id('a'))[0]!.text).toContain('4 in rough going');
  });

  it('MC-MOV-5 ends at whom it may not pass', () => {
    const s = stage({ red: ['a MF 30 26 0', 'b MF 30 22 0'], blue: BLUE });
    expect(topOf(s, 'a')).toBeGreaterThan(20);
  });

  it('MC-ORD-1 goes with its group, and as slowly as the slowest', () => {
    const s = stage({ red: ['a MF 30 26 0', 'b Pike 31.6 26 0'], blue: BLUE });
    expect(reach(s, 'a')![0]!.text).toBe('May go 5 inches now, all 2 units together');
  });

  it('MC-ORD-1 is nothing for who has had its order', () => {
    const s = stage({ red: ['a MF 30 26 0', 'b MF 40 26 0'], blue: BLUE });
    s.board.orders = 9;
    s.order('a: advance 2');
    expect([reach(s, 'a'), reach(s, 'b')!.length]).toEqual([[], 1]);
  });

  it('MC-MOV-11 is where it flees to for who is in contact', () => {
    const s = stage({ red: ['a LH 30 24 0 missiles=none'], blue: ['x MF 30 24 180'] }, { contacts: ['a x'] });
    expect(reach(s, 'a')).toMatchObject([{ kind: 'place' }]);
  });

  it('MC-ORD-3 is its terrain for who lies in ambush', () => {
    const s = stage(
      { red: ['a WB hidden wood', 'b MF 30 40 0'], blue: BLUE },
      { armies: { red: { stratagems: ['ambush'] } }, terrain: [patch('rough', 10, 14, 18, 20, 'wood')] },
    );
    s.board.orders = 9;
    expect(reach(s, 'a')).toMatchObject([{ kind: 'zone', outlines: [{ length: 4 }] }]);
  });
});
