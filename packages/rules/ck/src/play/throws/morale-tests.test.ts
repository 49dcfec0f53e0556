import { describe, expect, it } from 'vitest';
import { destroy, lose } from '../../board/change.ts';
import { nameZone } from '../../board/look.ts';
import { type CkStage, lines, ones, plain, type StageOptions, stage } from '../../testing/stage.ts';
import { barred, offered, passTo, passTurn, take } from '../../testing/turns.ts';

const FAR = ['far CO plain A6', 'off CO plain A6'];
const ALONE = 'CK-MOR-6: only who fell back from a zone that failed its morale is there';
const three = ['a CO plain D3', 'b CO plain D3', 'c Aux plain D3', 'h CO plain E1'];

/** Red at D3 without support tests first: a die for each marker and one more. */
const shaken = (red: string[], markers: number, dice: number[], more: StageOptions = {}): CkStage =>
  stage(plain(), { red, blue: FAR }, { markers: { D3: markers }, dice, ...more });

describe('CK-MOR-2 who tests', () => {
  it('CK-MOR-1 a zone with a casualty marker, and no other; the news has the dice', () => {
    const s = shaken(['a CO levy D3', 'h CO plain E1', 'i CO plain C6'], 2, [3, 3, 3, 1]);
    expect(s.told('morale')).toHaveLength(1);
    const { zone, side, fails, effect, tally, clauses } = s.told('morale')[0]!;
    expect([zone, side, fails, effect, clauses]).toEqual([s.zone('D3'), 'red', 0, 'steady', ['CK-MOR-2', 'CK-MOR-2']]);
    expect(lines(tally)).toEqual([
      'CK-MOR-1 casualties +2',
      'CK-MOR-1 levy present +1',
      'CK-MOR-1 lack of proximity support +1',
    ]);
    expect([s.at('a'), s.asked]).toEqual(['D3', 'red move']);
  });

  it('CK-SEQ-1 CK-MOR-1 the side whose turn it is, from its right and the front first', () => {
    const red = ['a CO plain D3', 'b CO plain E3', 'c CO plain E5', 'd CO plain D1'];
    const blue = ['x CO plain A3', 'y CO plain B3', 'z CO plain A5', 'w CO plain A1'];
    const markers = { D3: 1, E3: 1, E5: 1, D1: 1, A3: 1, B3: 1, A5: 1, A1: 1 };
    // D3 and E3 support each other, as A3 and B3 do; the others stand alone.
    const s = stage(plain(), { red, blue }, { markers, dice: ones(6) });
    const tested = (): string[] => s.told('morale').map(({ zone }) => nameZone(s.g, zone));
    expect(tested()).toEqual(['E5', 'D3', 'E3', 'D1']);
    passTurn(s, 1, ...ones(6));
    expect(tested().slice(4)).toEqual(['A1', 'B3', 'A3', 'A5']);
  });

  it('CK-MOR-1 a zone that got its markers from one that fell back tests with them, if it has still to test', () => {
    const red = ['a CO plain D3', 'b CO plain E3', 'h CO plain E4'];
    // D3: two markers, one fail; a falls back with both and joins b, who then tests with three.
    const s = stage(plain(), { red, blue: FAR }, { markers: { D3: 2, E3: 1 }, dice: [4, 1, 1, 1, 1] });
    expect(s.told('morale').map(({ tally }) => tally.total)).toEqual([2, 3]);
    expect([s.at('a'), s.markers('D3'), s.markers('E3')]).toEqual(['E3', 0, 3]);
  });

  it('CK-MOR-1 a zone that had no marker when the step began does not test', () => {
    const s = stage(
      plain(),
      { red: ['a CO plain D3', 'b CO plain E3'], blue: FAR },
      { markers: { D3: 2 }, dice: [4, 1] },
    );
    expect(s.told('morale')).toHaveLength(1);
    expect(s.markers('E3')).toBe(2);
  });

  it('CK-MOR-1 where the good outweighs the bad no die is thrown', () => {
    const s = stage(plain(), { red: ['a CO elite D3', 'b CO plain E3'], blue: FAR }, { markers: { D3: 1 } });
    expect(s.told('morale')).toMatchObject([{ fails: 0, effect: 'steady', tally: { total: 0 } }]);
  });
});

describe('CK-MOR-3 one fail', () => {
  it('CK-MOR-3 one unit falls back, the owner’s choice; all may still move', () => {
    const s = shaken(three, 1, [4, 1]);
    expect([s.asked, offered(s)]).toEqual(['red falls-back', ['a', 'b', 'c']]);
    take(s, 'b');
    expect([s.at('a'), s.at('b'), s.at('c')]).toEqual(['D3', 'E3', 'D3']);
    expect(['a', 'b', 'c'].map((key) => s.unit(key).held)).toEqual([false, false, false]);
    expect(offered(s)).toContain('b E4');
    expect(s.told('morale')[0]!.clauses).toEqual(['CK-MOR-2', 'CK-MOR-3']);
  });

  it('CK-MOR-3 it may assault too', () => {
    const red = ['a CO plain D3', 'b CO plain D3', 'h CO plain E3'];
    const s = stage(plain(), { red, blue: ['x CO plain C3', ...FAR] }, { markers: { D3: 1 }, dice: [4] });
    passTo(take(s, 'b'), 'red assault');
    expect(offered(s)).toContain('D3 C3');
  });
});

describe('CK-MOR-4 two fails', () => {
  const red = ['a CO plain D3 bow', 'b CO plain D3', 'h CO plain E3', 'k CO plain C6'];
  const blue = ['x CO plain C3', 'y CO plain B6', ...FAR];
  const held = (): CkStage => take(stage(plain(), { red, blue }, { markers: { D3: 2 }, dice: [4, 4] }), 'b');

  it('CK-MOR-4 one unit falls back, and none of the zone may move', () => {
    const s = held();
    expect([s.at('a'), s.at('b')]).toEqual(['D3', 'E3']);
    expect(['a', 'b', 'h'].map((key) => s.unit(key).held)).toEqual([true, true, false]);
    s.choose({ do: 'next' });
    expect(offered(s).filter((move) => /^[ab] /.test(move))).toEqual([]);
    expect(barred(s)).toEqual(['a moving (CK-MOR-4)', 'b moving (CK-MOR-4)']);
    expect(offered(s)).toContain('h E4');
    expect(s.told('morale')[0]!.clauses).toEqual(['CK-MOR-2', 'CK-MOR-4']);
  });

  it('CK-MOR-4 artillery of the zone may not move either', () => {
    const armies = { red: [...red, 'gun Art plain D3'], blue: FAR };
    const s = take(stage(plain(), armies, { markers: { D3: 2 }, dice: [4, 4] }), 'b');
    expect(s.unit('gun').held).toBe(true);
  });

  it('CK-MOR-4 it may shoot', () => {
    const s = passTo(held(), 'red assault', ...ones(4));
    expect(s.told('volley')).toMatchObject([{ from: s.zone('D3'), to: s.zone('C3') }]);
  });

  it('CK-MOR-4 it is over with the turn', () => {
    const begun = held();
    expect(['a', 'b'].map((key) => begun.unit(key).fellBack)).toEqual([false, true]);
    const s = passTurn(begun, ...ones(4), 1);
    expect(['a', 'b'].map((key) => s.unit(key).held)).toEqual([false, false]);
    expect(s.unit('b').fellBack).toBe(false);
  });
});

describe('CK-MOR-5 three fails', () => {
  const red = [
    'a CO plain D3 bow',
    'b CO plain D3',
    'sk Sk plain D3',
    'gun Art plain D3',
    'h CO plain E1',
    'i CO plain E1',
  ];
  const broken = (dice: number[], more: StageOptions = {}): CkStage =>
    stage(plain(), { red, blue: FAR }, { markers: { D3: 3 }, dice, winning: ['a', 'b'], ...more });

  it('CK-MOR-5 all fall back one zone with their markers, artillery and winning markers are lost', () => {
    // Three markers, no support, winning: 3 dice; 5 of pursuit that take nothing.
    const s = broken([4, 5, 6, ...ones(5)]);
    expect([s.at('a'), s.at('b'), s.at('sk'), s.at('gun')]).toEqual(['E3', 'E3', 'E3', 'gone']);
    expect([s.markers('D3'), s.markers('E3')]).toEqual([0, 3]);
    expect([s.unit('a').winning, s.unit('b').winning]).toEqual([false, false]);
    expect(s.told('morale')[0]!.clauses).toEqual(['CK-MOR-2', 'CK-MOR-5']);
  });

  it('CK-MOR-5 they neither move, shoot nor assault this turn', () => {
    const s = broken([4, 5, 6, ...ones(5)]);
    expect(['a', 'b', 'sk'].map((key) => [s.unit(key).held, s.unit(key).silent])).toEqual([
      [true, true],
      [true, true],
      [true, true],
    ]);
    const t = stage(
      plain(),
      { red: [...red, 'k CO plain C6'], blue: ['x CO plain E4', 'y CO plain B6', ...FAR] },
      { markers: { D3: 3 }, dice: [4, 5, 6, 1, ...ones(5)] },
    );
    passTo(t, 'red assault');
    expect([t.at('a'), t.told('volley'), offered(t)]).toEqual(['E3', [], ['done', 'C6 B6']]);
    expect(t.why('E3 assaulting')).toBe(ALONE);
  });

  it('CK-MOR-5 pursuit is applied with no second throw and no markers, the enemy choosing', () => {
    const s = broken([4, 5, 6, 4, 5, 1, 1, 1]);
    expect([s.asked, offered(s)]).toEqual(['blue pursuit-loss', ['a', 'b', 'sk']]);
    take(take(s, 'a'), 'a');
    expect([s.unit('a').halves, s.unit('b').halves]).toEqual([4, 6]);
    expect([s.at('a'), s.markers('E3')]).toEqual(['E3', 3]);
    expect(s.told('lost').map(({ marker }) => marker)).toEqual([false, false]);
  });

  it('CK-MOR-5 two fails are not enough', () => {
    const s = broken([4, 5, 3]);
    expect([s.asked, s.told('pursuit')]).toEqual(['red falls-back', []]);
    expect([s.unit('a').held, s.unit('a').silent, s.unit('a').winning]).toEqual([true, false, true]);
  });

  it('CK-MOR-5 silence is over with the turn', () => {
    const s = passTurn(broken([4, 5, 6, ...ones(5)]), 1);
    expect([s.unit('a').held, s.unit('a').silent]).toEqual([false, false]);
  });

  it('CK-MOR-5 nobody may be left to fall back', () => {
    const few = ['a Sk plain D3', 'h CO plain E1', 'i CO plain E1', 'k CO plain E2'];
    const s = stage(
      plain(),
      { red: few, blue: FAR },
      { markers: { D3: 3 }, halves: { a: 3 }, dice: [4, 5, 6, 1, 4, 4, 4, 1, 1] },
    );
    expect([s.at('a'), s.asked]).toEqual(['gone', 'red move']);
    expect([s.markers('D3'), s.markers('E3')]).toEqual([0, 0]);
  });
});

describe('CK-MOR-6 casualty markers', () => {
  it.each([
    [1, ['a', 'b', 'c'], 1],
    [3, ['a', 'b', 'c'], 1],
    [4, ['a', 'b', 'c'], 2],
    [4, ['a', 'b'], 2],
    [5, ['a', 'b'], 3],
    [4, ['a'], 4],
  ])('CK-MOR-6 of %i markers one of %j takes %i along', (markers, keys, share) => {
    const red = [...keys.map((key) => `${key} CO plain D3`), 'gun Art plain D3', 'h CO plain E1'];
    const s = shaken(red, markers, [4, ...ones(Math.min(5, markers))]);
    if (keys.length > 1) take(s, 'a');
    expect([s.at('a'), s.markers('E3'), s.markers('D3')]).toEqual(['E3', share, markers - share]);
  });

  it('CK-MOR-6 a unit that moves takes its share too', () => {
    const s = shaken(['a CO plain D3', 'b CO plain D3', 'c CO plain D3'], 4, ones(5)).move('b', 'C3');
    expect([s.markers('D3'), s.markers('C3')]).toEqual([2, 2]);
    s.move('a', 'C3');
    expect([s.markers('D3'), s.markers('C3')]).toEqual([1, 3]);
  });

  it('CK-MOR-6 artillery takes none along', () => {
    const s = shaken(['a CO plain D3', 'gun Art plain D3', 'h CO plain E1'], 3, ones(4)).move('gun', 'C3');
    expect([s.markers('D3'), s.markers('C3')]).toEqual([3, 0]);
    s.move('a', 'E3');
    expect([s.markers('D3'), s.markers('E3')]).toEqual([0, 3]);
  });

  it('CK-MOR-6 markers with nobody left to bear them are removed, even if artillery stays', () => {
    const s = shaken(['a CO plain D3', 'b CO plain D3', 'gun Art plain D3'], 3, ones(4));
    destroy(s.g, s.id('a'), 'losses', 'CK-UNIT-2');
    expect(s.markers('D3')).toBe(3);
    destroy(s.g, s.id('b'), 'losses', 'CK-UNIT-2');
    expect([s.markers('D3'), s.at('gun')]).toEqual([0, 'D3']);
  });

  it('CK-MOR-6 one marker for each half base lost; none more than there were', () => {
    const s = shaken(['a CO plain D3', 'b CO plain D3', 'sk Sk plain D3'], 1, ones(2));
    lose(s.g, s.id('a'), 2, 'CK-SAV-2', true);
    expect([s.unit('a').halves, s.markers('D3')]).toEqual([4, 3]);
    lose(s.g, s.id('b'), 1, 'CK-SAV-2', false);
    expect([s.unit('b').halves, s.markers('D3')]).toEqual([5, 3]);
    lose(s.g, s.id('sk'), 1, 'CK-SAV-2', true);
    expect([s.unit('sk').halves, s.markers('D3')]).toEqual([3, 3]);
    lose(s.g, s.id('a'), 9, 'CK-SAV-2', true);
    expect([s.at('a'), s.unit('a').halves, s.markers('D3')]).toEqual(['gone', 0, 7]);
    lose(s.g, s.id('b'), 0, 'CK-SAV-2', true);
    expect(s.markers('D3')).toBe(7);
  });
});
