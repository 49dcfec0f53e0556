import { describe, expect, it } from 'vitest';
import { type HexStage, plain, type StageOptions, stage } from '../testing/stage.ts';

const PLAIN = plain(12, 5);

/** Red bowmen in C3, at 2H from the target in C5: four dice, of which the first hits. */
const shotAt = (blue: string[], options: StageOptions = {}, map = PLAIN): HexStage =>
  stage(map, { red: ['bow Shot B C3 E'], blue }, { breakPoints: { blue: 99 }, ...options });
/** The hit and then the dice that follow from it. */
const hit = (s: HexStage, ...dice: number[]): HexStage => s.passAll().pick('bow at foe', 6, 1, 1, 1, ...dice);

const KAI: StageOptions = { leaders: { blue: ['Kai leader foe'] } };

describe('HX-LDR-1 leaders at risk', () => {
  it.each([
    [1, false],
    [4, false],
    [5, true],
    [6, true],
  ])('his stand fails on a 6: on a further %i he is lost: %s', (die, lost) => {
    const s = hit(shotAt(['foe HI B C5 W', 'b HI B C6 W'], KAI), 6, die, 6, 1);
    expect(s.leader('Kai').stand).toBe(lost ? -1 : s.id('foe'));
    expect(s.told('leader lost')).toEqual(lost ? [{ type: 'leader lost', clauses: ['HX-LDR-1'], leader: 0 }] : []);
  });

  it('failing on less than a 6 puts him at no risk, nor a 6 a stand without him', () => {
    const s = shotAt(['foe HI B C5 W', 'b HI B C6 W'], KAI);
    s.stand('foe').sp = 4;
    // Morale 5, with him 6, less a loss and a hit: 4.
    expect(hit(s, 5, 6, 1).leader('Kai').stand).toBe(s.id('foe'));
    const other = hit(shotAt(['foe HI B C5 W', 'b HI B C6 W'], { leaders: { blue: ['Kai leader b'] } }), 6, 6, 1);
    expect(other.leader('Kai').stand).toBe(other.id('b'));
  });

  it('in melee as under fire', () => {
    const s = stage(PLAIN, { red: ['own HI B C4 E'], blue: ['foe HI B C5 W'] }, KAI).lock('own', 'foe');
    s.passAll(6, 1, 1, 1, 1, 1, 1, 1, 1, 1, 6, 5);
    expect(s.leader('Kai').stand).toBe(-1);
  });
});

describe('HX-LDR-1 when his stand is gone', () => {
  const falls = (friends: string[], ...dice: number[]): HexStage => {
    const s = shotAt(['foe HI B C5 W', ...friends], KAI);
    s.stand('foe').sp = 1;
    return hit(s, 5, ...dice, 6, 1);
  };

  it('he joins the nearest friend within 4H', () => {
    const s = falls(['far HI B C9 W', 'near HI B C8 W']);
    expect([s.at('foe'), s.leader('Kai').stand]).toEqual([undefined, s.id('near')]);
    expect(s.told('rode')).toEqual([{ type: 'rode', clauses: ['HX-LDR-1'], leader: 0, to: s.id('near') }]);
    expect(s.leader('Kai').rode).toBe(false);
    expect(falls(['near HI B C8 W', 'far HI B C9 W']).leader('Kai').stand).toBe(2);
    expect(falls(['far HI B C9 W']).leader('Kai').stand).toBe(2);
  });

  it('or is lost if nobody is so near', () => {
    const s = falls(['far HI B C10 W']);
    expect(s.leader('Kai').stand).toBe(-1);
    expect(s.told('leader lost')).toHaveLength(1);
  });

  it('passing over one who has a leader of his own', () => {
    const s = shotAt(['foe HI B C5 W', 'led HI B C8 W', 'free HI B C9 W'], {
      leaders: { blue: ['Kai leader foe', 'Bo leader led'] },
    });
    s.stand('foe').sp = 1;
    hit(s, 5, 6, 1);
    expect([s.leader('Kai').stand, s.leader('Bo').stand]).toEqual([s.id('free'), s.id('led')]);
  });

  it('not joining the enemy', () => {
    const s = falls([]);
    expect(s.leader('Kai').stand).toBe(-1);
  });

  it('a leader lost with the very hit is not saved', () => {
    const s = shotAt(['foe HI B C5 W', 'near HI B C8 W'], KAI);
    s.stand('foe').sp = 1;
    hit(s, 6, 5, 6, 1);
    expect(s.leader('Kai').stand).toBe(-1);
    expect(s.told('rode')).toEqual([]);
  });
});

describe('HX-MOR-4 a stand destroyed', () => {
  /** The target falls; each die is the test of a friend, in order. */
  const falls = (friends: string[], dice: number[], options: StageOptions = {}, map = PLAIN): HexStage => {
    const s = shotAt(['foe HI B C5 W', ...friends], options, map);
    s.stand('foe').sp = 1;
    return hit(s, 5, ...dice, 6, 1);
  };
  const tested = (s: HexStage): number[] => s.told('shaken').map(({ stand }) => stand);

  it('is gone at 0 SP, and not before', () => {
    const s = falls([], []);
    expect([s.at('foe'), s.stand('foe').sp, s.board.at[s.hex('C5')]]).toEqual([undefined, 0, -1]);
    expect(s.told('destroyed')).toEqual([{ type: 'destroyed', clauses: ['HX-MOR-4'], stand: 1, off: false }]);
    const alive = shotAt(['foe HI B C5 W']);
    alive.stand('foe').sp = 2;
    expect(hit(alive, 5, 6, 1).at('foe')).toBe('C5');
  });

  it('shakes friends within 2H', () => {
    const s = falls(['one HI B C6 W', 'two HI B C7 W', 'three HI B C8 W'], [1, 1]);
    expect(tested(s)).toEqual([s.id('one'), s.id('two')]);
  });

  it('shakes no enemy', () => {
    const armies = { red: ['bow Shot B C4 E', 'by HI B B4 E'], blue: ['foe HI B C5 W', 'x HI B C12 W'] };
    const s = stage(PLAIN, armies, { breakPoints: { blue: 99 } });
    s.stand('foe').sp = 1;
    s.passAll().pick('bow at foe', 6, 1, 1, 1, 1, 5, 6, 1);
    expect(tested(s)).toEqual([]);
  });

  it('shakes nobody who is gone himself', () => {
    const s = shotAt(['foe HI B C5 W', 'one HI B C6 W']);
    s.stand('foe').sp = 1;
    s.board.at[s.stand('one').hex] = -1;
    s.stand('one').hex = -1;
    expect(tested(hit(s, 5, 6, 1))).toEqual([]);
  });

  it('shakes only those who see it', () => {
    const wood = plain(12, 5, { C6: 'w' });
    expect(tested(falls(['two HI B C7 W'], [], {}, wood))).toEqual([]);
    expect(tested(falls(['one HI B C6 W'], [1], {}, wood))).toHaveLength(1);
  });

  it.each([
    ['in order', {}, 4, 5],
    ['with losses', { sp: 3 }, 2, 3],
    ['the worst off', { sp: 1 }, 1, 2],
  ])('as if hit once, %s: passes on %j %i, fails on %i, and loses nothing', (_, change, good, bad) => {
    const test = (die: number): HexStage => {
      const s = shotAt(['foe HI B C5 W', 'one HI B C6 W']);
      s.stand('foe').sp = 1;
      Object.assign(s.stand('one'), change);
      return hit(s, 5, die, 6, 1);
    };
    const { sp = 5 } = change as { sp?: number };
    expect(test(good).stand('one')).toMatchObject({ disordered: false, sp });
    const failed = test(bad);
    expect(failed.stand('one')).toMatchObject({ disordered: true, sp });
    expect(failed.told('shaken')).toEqual([{ type: 'shaken', clauses: ['HX-MOR-4'], stand: 2, passed: false }]);
    expect(failed.told('disordered').at(-1)!.because).toEqual({ clause: 'HX-MOR-4', text: 'a friend was destroyed' });
  });

  it('a stand disordered already has 1 less, and loses nothing whether it passes or fails', () => {
    for (const die of [3, 4]) {
      const s = shotAt(['foe HI B C5 W', 'one HI B C6 W']);
      s.stand('foe').sp = 1;
      s.stand('one').disordered = true;
      hit(s, 5, die, 6, 1);
      expect(s.told('shaken')[0]!.passed).toBe(die === 3);
      expect(s.stand('one').sp).toBe(5);
    }
  });

  it('a commander steadies his stand, and is at risk with it', () => {
    const led: StageOptions = { leaders: { blue: ['Kai leader one'] } };
    expect(falls(['one HI B C6 W'], [5], led).told('shaken')[0]!.passed).toBe(true);
    const s = falls(['one HI B C6 W'], [6, 5], led);
    expect([s.stand('one').disordered, s.leader('Kai').stand]).toEqual([true, -1]);
  });
});
