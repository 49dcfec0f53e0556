import { describe, expect, it } from 'vitest';
import type { CkContext } from '../board/look.ts';
import { GONE } from '../board/places.ts';
import { battle, engine, type Unit, unit } from './testing/battle.ts';
import { value } from './value.ts';

const three = (ids: string, at: string): Unit[] => [...ids].map((id) => unit(id, 'CO', 'plain', at));
/** Red's units are 0 to 5, blue's 6 to 11; the two sides stand alike, in each other's sight but out of reach. */
const ARMIES = {
  red: [...three('abc', 'D2'), ...three('def', 'D4')],
  blue: [...three('uvw', 'B2'), ...three('xyz', 'B4')],
};

/** What red may hope for when this has come about. */
function after(change: (board: CkContext['board']) => void, { red, blue } = ARMIES): number {
  const { live } = engine.live(battle(red, blue));
  const g = live.g as CkContext;
  change(g.board);
  return value(g, 'red');
}

describe('the value of a position of CK', () => {
  it('is even where both sides stand alike, and to one side the reverse of what it is to the other', () => {
    expect(after(() => {})).toBeCloseTo(0, 9);
    const { live } = engine.live(battle(ARMIES.red, ARMIES.blue.slice(1)));
    const g = live.g as CkContext;
    g.board.markers[7] = 2;
    expect(value(g, 'blue')).toBe(-value(g, 'red'));
    expect(value(g, 'red')).not.toBe(0);
  });

  it('is worse the more half bases are lost, and each is dearer the nearer the army is to breaking', () => {
    const losing = (halves: number): number =>
      Math.atanh(
        after((board) => {
          for (let i = 0; i < halves; i++) board.units[i % 6]!.halves--;
        }),
      );
    expect(losing(1)).toBeLessThan(0);
    expect(losing(17) - losing(16)).toBeLessThan(1.5 * losing(1));
  });

  it('counts the points of the sheet the more the later it is', () => {
    /** Nobody has lost more half bases than the other, but a unit of blue is gone. */
    const slain = (clock: number): number =>
      after((board) => {
        board.clock = clock;
        board.units[6]!.zone = GONE;
        board.units[6]!.halves = 0;
        for (const id of [0, 1, 2, 3, 4, 5]) board.units[id]!.halves--;
      });
    expect(slain(0)).toBeCloseTo(0, 9);
    expect(slain(20)).toBeGreaterThan(0);
    expect(slain(40)).toBeGreaterThan(2 * slain(20));
    const ground = (clock: number): number =>
      after((board) => (board.clock = clock), { ...ARMIES, red: [...three('abc', 'C2'), ...three('def', 'D6')] });
    expect(ground(40)).toBeGreaterThan(ground(0));
  });

  it('is worse with casualty markers, and better with winning markers and a general who leads', () => {
    expect(after((board) => (board.markers[zoneOfRed(board)] = 1))).toBeLessThan(0);
    expect(after((board) => (board.units[0]!.winning = true))).toBeGreaterThan(0);
    expect(after((board) => (board.generals[0] = GONE))).toBeLessThan(0);
    expect(after((board) => (board.generals[1] = GONE))).toBeGreaterThan(0);
  });

  it('is better for the side that moves next, where there is somebody to assault, and the better its chances are', () => {
    /** What it is worth to red to have the move, on a scale that does not flatten. */
    const move = (armies: typeof ARMIES): number =>
      Math.atanh(after(() => {}, armies)) - Math.atanh(after((board) => (board.side = 'blue'), armies));
    const near = (red: string): typeof ARMIES => ({ red: three(red, 'C2'), blue: three('xyz', 'B2') });
    expect(move(ARMIES)).toBeCloseTo(0, 9);
    expect(move(near('abc'))).toBeGreaterThan(0);
    // CK-FGT-4: those on a hill are harder to beat; nothing else is different.
    const onHill = after((board) => (board.scenery[board.units[3]!.zone] = 'gentle hill'), near('abc'));
    expect(onHill).toBeLessThan(after(() => {}, near('abc')));
  });
});

/** Where red's first unit stands. */
const zoneOfRed = (board: CkContext['board']): number => board.units[0]!.zone;
