import { describe, expect, it } from 'vitest';
import { nameZone } from '../board/look.ts';
import { type CkStage, ones, plain, type StageOptions, stage } from '../testing/stage.ts';
import { passTurn, take } from '../testing/turns.ts';

const RED = ['a CO plain E3', 'b CO plain E4'];
const BLUE = ['x CO plain A3', 'y CO plain A4'];
const quiet = (options: StageOptions = {}): CkStage => stage(plain(), { red: RED, blue: BLUE }, options);

describe('CK-SET-1 who moves first', () => {
  const rolled = (...dice: number[]): CkStage => stage(plain(), { red: RED, blue: BLUE }, { first: undefined, dice });

  it('CK-SET-1 a D6 each, the higher', () => {
    expect([rolled(5, 4).asked, rolled(2, 3).asked]).toEqual(['red move', 'blue move']);
    expect(rolled(2, 3).told('first')).toMatchObject([{ side: 'blue', clauses: ['CK-SET-1'] }]);
  });
  it('CK-SET-1 ties again', () => expect(rolled(4, 4, 1, 1, 2, 6).asked).toBe('blue move'));
  it('CK-SET-1 unless the battle says', () => {
    expect([quiet({ first: 'blue' }).asked, quiet({ first: 'red' }).asked]).toEqual(['blue move', 'red move']);
  });
});

describe('CK-SEQ-1 a turn', () => {
  it('CK-SEQ-1 generals, morale, flanking, moves, shooting, fights, reinforcements, clock', () => {
    const red = ['a CO plain C3 bow', 'b CO plain C3', 'm CO plain E1', 'f CO plain left', 'r CO plain reserve'];
    const blue = ['v CO plain B3', 'w CO plain B3', ...BLUE];
    const options = { generals: { red: ['Max E1 valiant'] }, markers: { E1: 1 }, clock: 20 };
    const s = stage(plain(), { red: [...red, 'n CO plain E2'], blue }, options);
    const asked = [s.asked];
    const next = (what: string, ...faces: number[]): void => {
      take(s, what, ...faces);
      asked.push(s.asked);
    };
    next('E2', 2);
    next('stay', 1);
    next('D1');
    next('next');
    next('next');
    next('next', 5, 1, 1, 1);
    next('false');
    next('v', 6);
    next('C3 B3');
    next('fall back', ...ones(5), 4);
    expect(asked).toEqual([
      'red ride',
      'red ride',
      'red arrive',
      'red move',
      'red move',
      'red move',
      'blue reroll',
      'blue place-hit',
      'red assault',
      'blue stand',
      'red return',
    ]);
    take(s, 'wait', 2);
    expect(s.told('clock')).toMatchObject([{ rolled: 2, clock: 22, clauses: ['CK-SEQ-1'] }]);
    const order = ['turn', 'rode', 'morale', 'arrived', 'volley', 'assault', 'clock'];
    const told = s.events.map(({ type }) => type).filter((type) => order.includes(type));
    expect(told).toEqual([...order, 'turn']);
  });

  it('CK-SEQ-1 shooting from the right, the front zone of a column first', () => {
    const red = ['a Sk plain C2', 'b Sk plain C5', 'c Sk plain D5', 'd Sk plain D1'];
    const blue = ['w CO plain B2', 'x CO plain B5', 'y CO plain D6', 'z CO plain C1', 'v CO plain A1'];
    const s = stage(plain(), { red, blue });
    passTurn(s, ...ones(8), 1);
    expect(s.told('volley').map(({ from }) => nameZone(s.g, from))).toEqual(['C5', 'D5', 'C2', 'D1']);
  });

  it('CK-SEQ-1 the farthest zone on the right shoots too', () => {
    const s = stage(plain(), {
      red: ['a Sk plain A6', 'b CO plain E1', 'c CO plain E1'],
      blue: ['z CO plain B6', ...BLUE],
    });
    passTurn(s, 1, 1, 1);
    expect(s.told('volley')).toHaveLength(1);
  });

  it('CK-SEQ-1 blue’s right is the first column, and its front row the lower', () => {
    const red = ['a CO plain D2', 'b CO plain D5', 'c CO plain B6', 'd CO plain B1', 'e CO plain E1'];
    const blue = ['w Sk plain C2', 'x Sk plain C5', 'y Sk plain B5', 'z Sk plain A1'];
    const s = stage(plain(), { red, blue }, { first: 'blue' });
    passTurn(s, ...ones(8), 1);
    expect(s.told('volley').map(({ from }) => nameZone(s.g, from))).toEqual(['A1', 'C2', 'C5', 'B5']);
  });

  it('CK-SEQ-1 turns alternate; a round is a turn of both', () => {
    const s = quiet();
    for (let i = 0; i < 3; i++) passTurn(s, 1);
    expect(s.told('turn').map(({ turn, side, clock }) => `${turn} ${side} ${clock}`)).toEqual([
      '1 red 0',
      '1 blue 1',
      '2 red 2',
      '2 blue 3',
    ]);
  });

  it('CK-SEQ-1 what was done is forgotten when a turn begins', () => {
    const s = quiet().move('b', 'D4');
    Object.assign(s.unit('a'), { held: true, silent: true, assaulting: true });
    s.unit('x').assaulted = 2;
    expect(s.unit('b').moved).toBe(true);
    passTurn(s, 1);
    const fresh = { moved: false, held: false, silent: false, assaulting: false, assaulted: 0 };
    expect(['a', 'b', 'x'].map((key) => s.unit(key))).toMatchObject([fresh, fresh, fresh]);
  });
});

describe('CK-SEQ-2 the battle clock', () => {
  it('CK-SEQ-2 starts at 0, and the D6 of each turn is added', () => {
    const s = quiet();
    expect(s.board.clock).toBe(0);
    passTurn(passTurn(s, 3), 6);
    expect(s.board.clock).toBe(9);
  });

  it('CK-SEQ-2 the battle ends after the second player’s turn once it has reached 40', () => {
    const s = passTurn(quiet({ clock: 33 }), 3);
    passTurn(s, 3);
    // 39 is not enough; 40 in the first player's turn lets the second have his.
    expect([s.board.clock, s.asked]).toEqual([39, 'red move']);
    passTurn(s, 1);
    expect([s.board.clock, s.asked]).toEqual([40, 'blue move']);
    passTurn(s, 1);
    expect(s.game.result).toMatchObject({ winner: null, clause: 'CK-END-1' });
    expect(s.told('ended')).toHaveLength(1);
  });

  it('CK-SEQ-2 at just 40', () => {
    const s = passTurn(passTurn(quiet({ clock: 37 }), 1), 2);
    expect(s.game.result).toMatchObject({ winner: null });
  });

  it('CK-SEQ-2 the second player is whoever did not begin', () => {
    const s = passTurn(quiet({ clock: 39, first: 'blue' }), 1);
    expect(s.asked).toBe('red move');
    expect(passTurn(s, 1).game.result).not.toBe(null);
  });

  it('CK-SEQ-2 a battle may set another figure', () => {
    const s = passTurn(quiet({ clockEnds: 8, clock: 4 }), 1);
    expect(passTurn(s, 3).game.result).toMatchObject({ winner: null });
    const t = passTurn(quiet({ clockEnds: 9, clock: 4 }), 1);
    expect(passTurn(t, 3).game.result).toBe(null);
  });
});
