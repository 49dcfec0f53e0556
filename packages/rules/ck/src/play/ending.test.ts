import { describe, expect, it } from 'vitest';
import { GONE } from '../board/places.ts';
import { type CkStage, plain, type StageOptions, stage } from '../testing/stage.ts';
import { passTo, passTurn, take } from '../testing/turns.ts';
import { isBroken, isOver, judge, lostHalves, pointsOf } from './ending.ts';

const RED = ['a CO plain E1', 'b CO plain E2', 'c Sk plain E3', 'd Sk plain E4'];
const BLUE = ['x CO plain A1', 'y CO plain A2', 'z Sk plain A3', 'w Sk plain A4'];
const battle = (options: StageOptions = {}): CkStage => stage(plain(), { red: RED, blue: BLUE }, options);

function kill(s: CkStage, ...keys: string[]): CkStage {
  for (const key of keys) Object.assign(s.unit(key), { zone: GONE, halves: 0 });
  return s;
}

describe('CK-END-1 an army breaks', () => {
  it.each([
    [{ a: 2, b: 2, c: 3 }, 9, false],
    [{ a: 2, b: 2, c: 2 }, 10, true],
    [{ a: 2, b: 2, c: 2, d: 3 }, 11, true],
  ])('CK-END-1 with %j left of 20 half bases, %i lost: %s', (halves, lost, broken) => {
    const s = battle();
    for (const [key, left] of Object.entries(halves)) s.unit(key).halves = left;
    expect([lostHalves(s.g, 'red'), isBroken(s.g, 'red'), isOver(s.g)]).toEqual([lost, broken, broken]);
    expect([lostHalves(s.g, 'blue'), isBroken(s.g, 'blue')]).toEqual([0, false]);
  });

  it('CK-END-1 then the other side has won, at once', () => {
    const s = kill(battle(), 'x', 'z');
    expect(judge(s.g)).toEqual({ winner: 'red', reason: 'blue breaks', clause: 'CK-END-1' });
    expect(judge(kill(battle(), 'a', 'd').g)?.winner).toBe('blue');
    expect(judge(battle().g)).toBeUndefined();
  });

  it('CK-END-1 CK-MOR-1 no more zones test their morale once the army has broken', () => {
    const red = ['a CO plain D6', 'b CO plain D1'];
    // a fails three times of four, and the pursuit takes its last base; b has still to test.
    const options = { halves: { a: 2 }, markers: { D6: 3, D1: 1 }, dice: [4, 4, 4, 1, 4, 1, 1, 1, 1] };
    const s = stage(plain(), { red, blue: BLUE }, options);
    expect(s.told('morale').map(({ zone }) => zone)).toEqual([s.zone('D6')]);
    expect(s.game.result).toMatchObject({ winner: 'blue', reason: 'red breaks' });
  });

  it('CK-END-1 units in reserve or on a march are not lost', () => {
    const s = stage(plain(), { red: ['a CO plain E1', 'b CO plain reserve', 'c CO plain left'], blue: BLUE });
    expect(lostHalves(s.g, 'red')).toBe(0);
  });

  it('CK-SEQ-2 CK-END-1 the battle ends in the middle of a turn, with no more dice', () => {
    const blue = ['x CO plain B3', 'y Art plain A1', 'z CO plain A1'];
    const s = stage(plain(), { red: ['a CO plain C3', 'gun Art plain C3'], blue }, { halves: { x: 2, z: 5 } });
    expect(lostHalves(s.g, 'blue')).toBe(5);
    passTo(s, 'nobody', 6);
    expect(s.game.result).toEqual({ winner: 'red', reason: 'blue breaks', clause: 'CK-END-1' });
    expect([s.told('clock'), s.told('assault')]).toEqual([[], []]);
    expect(s.told('ended')).toMatchObject([{ clauses: ['CK-END-1'] }]);
  });

  it('CK-END-1 in the generals’ step too: nothing else of the turn follows', () => {
    const blue = ['x CO plain B3', 'y CO plain A1'];
    const armies = { red: ['a CO plain C3', 'b CO plain C3', 'h CO plain E6'], blue };
    const s = stage(plain(), armies, {
      generals: { red: ['Max C3 valiant'] },
      halves: { x: 2, y: 5 },
      markers: { E6: 1 },
    });
    take(take(s, 'B3', 4), 'fall back', 4, 4, 4, 4, 4);
    passTo(s, 'nobody');
    expect(s.game.result).toMatchObject({ winner: 'red' });
    expect([s.told('morale'), s.told('clock')]).toEqual([[], []]);
  });

  it('CK-END-1 if both break, points decide', () => {
    const s = kill(battle(), 'a', 'c', 'x', 'z');
    expect(judge(s.g)).toEqual({
      winner: null,
      reason: 'both armies break, 6 points to 6 is even',
      clause: 'CK-END-1',
    });
    kill(s, 'y');
    expect(judge(s.g)).toMatchObject({ winner: 'red', reason: 'both armies break, 9 points to 6' });
  });
});

describe('CK-END-1 points', () => {
  it('CK-END-1 3 for each enemy unit destroyed', () => {
    const s = kill(battle(), 'x', 'w');
    expect([pointsOf(s.g, 'red'), pointsOf(s.g, 'blue')]).toEqual([6, 0]);
  });

  it('CK-END-1 5 for each enemy general killed', () => {
    const s = battle({ generals: { red: ['Max E1'], blue: ['Kai A1', 'Leo A2'] } });
    s.board.generals[1] = GONE;
    s.board.generals[2] = GONE;
    expect([pointsOf(s.g, 'red'), pointsOf(s.g, 'blue')]).toEqual([10, 0]);
  });

  it.each([
    ['C1', 6, 2],
    ['B1', 6, 4],
    ['A1', 6, 4],
    ['D1', 6, 0],
    ['E1', 6, 0],
    ['C1', 4, 2],
    ['C1', 3, 0],
    ['B1', 3, 0],
  ])('CK-END-1 CK-ZONE-3 2 bases and %s with %i half bases more is worth %i to red', (zone, halves, points) => {
    const armies = { red: [`a CO plain ${zone}`, `b Sk plain ${zone}`], blue: ['x CO plain A6', 'y CO plain A6'] };
    const s = stage(plain(), armies, { halves: { a: halves } });
    expect([pointsOf(s.g, 'red'), pointsOf(s.g, 'blue')]).toEqual([points, 0]);
  });

  it('CK-END-1 blue’s rows and red’s are the other way round', () => {
    const blue = ['x CO plain C1', 'y CO plain C1', 'v CO plain D2', 'w CO plain D2', 'p CO plain E3', 'q CO plain E3'];
    const s = stage(plain(), { red: ['a CO plain A6', 'b CO plain A6'], blue });
    expect([pointsOf(s.g, 'red'), pointsOf(s.g, 'blue')]).toEqual([4, 10]);
  });

  it('CK-END-1 a general helps to own a zone', () => {
    const armies = { red: ['a CO plain C1'], blue: ['x CO plain A6'] };
    expect(pointsOf(stage(plain(), armies).g, 'red')).toBe(0);
    expect(pointsOf(stage(plain(), armies, { generals: { red: ['Max C1'] } }).g, 'red')).toBe(2);
  });
});

describe('CK-END-1 when the clock runs out', () => {
  /** Red owns so many zones of the middle, blue so many. */
  const ended = (red: number, blue: number, killed: number): CkStage => {
    const owners = (count: number, from: number): string[] =>
      Array.from({ length: 2 * count }, (_, i) => `u${from + i} CO plain C${Math.floor((from + i) / 2) + 1}`);
    const armies = {
      red: [...owners(red, 0), 'ra CO plain E1', 'rb CO plain E1'],
      blue: [...owners(blue, 6), ...[1, 2, 3, 4].map((i) => `k${i} CO plain A${i}`)],
    };
    const s = stage(plain(), armies, { clock: 38 });
    for (let i = 1; i <= killed; i++) kill(s, `k${i}`);
    return passTurn(passTurn(s, 1), 1);
  };

  it.each<[number, number, number, 'red' | 'blue' | null, string]>([
    [1, 1, 0, null, 'the battle clock has run out, 2 points to 2 is even'],
    [1, 0, 0, null, 'the battle clock has run out, 2 points to 0 is even'],
    [0, 1, 1, null, 'the battle clock has run out, 3 points to 2 is even'],
    [0, 1, 0, null, 'the battle clock has run out, 0 points to 2 is even'],
    [0, 0, 1, 'red', 'the battle clock has run out, 3 points to 0'],
    [0, 2, 0, 'blue', 'the battle clock has run out, 4 points to 0'],
    [2, 0, 0, 'red', 'the battle clock has run out, 4 points to 0'],
  ])('CK-END-1 %i and %i zones owned, %i units killed: %s', (red, blue, killed, winner, reason) => {
    expect(ended(red, blue, killed).game.result).toEqual({ winner, reason, clause: 'CK-END-1' });
  });
});
