import { describe, expect, it } from 'vitest';
import { lines } from '../../testing/lines.ts';
import { type LegioStage, type StageOptions, stage } from '../../testing/stage.ts';
import { line, marching, patch } from '../../testing/terrain.ts';
import { shotOf } from './shooting-phase.ts';

/** The shot that red’s unit a has, by its target and its dice. */
function shot(a: string, blue: string[], friends: string[] = [], more: StageOptions = {}) {
  const s = stage({ red: [`a ${a}`, ...friends], blue }, more);
  const found = shotOf(s.g, s.id('a'));
  return found && { ...found, at: s.g.setting.units[found.target]!.key, rows: lines(found.prepared.tally) };
}
const target = (...of: Parameters<typeof shot>): string | undefined => shot(...of)?.at;
const dice = (...of: Parameters<typeof shot>): string[] | undefined => shot(...of)?.rows;

const ARCHERS = 'Arch 500 900';

describe('LG-SHO-5 the target', () => {
  it('LG-UNIT-1 LG-UNIT-2 LG-SHO-5 is in range', () => {
    expect([target(ARCHERS, ['x SW 500 800']), target(ARCHERS, ['x SW 500 799.9'])]).toEqual(['x', undefined]);
    expect([target('Jav 500 900', ['x SW 500 860']), target('Jav 500 900', ['x SW 500 859.9'])]).toEqual([
      'x',
      undefined,
    ]);
    expect([target('Art 500 900', ['x SW 500 500']), target('Art 500 900', ['x SW 500 499.9'])]).toEqual([
      'x',
      undefined,
    ]);
    expect(target('WB 500 900', ['x SW 500 880'])).toBeUndefined();
  });

  it('LG-SHO-5 is the nearest', () => {
    expect(target(ARCHERS, ['x SW 450 805', 'y SW 540 810'])).toBe('y');
    expect(target(ARCHERS, ['x SW 450 815', 'y SW 540 810'])).toBe('x');
  });

  it('LG-SHO-5 is within 45 degrees of the front', () => {
    // The right corner of the front is at 530, and the rear of the beast 80 paces ahead: there the arc ends at 610.
    expect([target(ARCHERS, ['x El 619 840']), target(ARCHERS, ['x El 381 840'])]).toEqual(['x', 'x']);
    expect(target(ARCHERS, ['x El 621 840'])).toBeUndefined();
    expect(target(ARCHERS, ['x El 379 840'])).toBeUndefined();
    expect(target(ARCHERS, ['x SW 500 1000 facing=0'])).toBeUndefined();
  });

  it('LG-SHO-5 is in sight: neither units nor difficult ground hide it', () => {
    const behind = ['x SW 500 820 stands=2 files=2'];
    expect(target('Arch 500 900 stands=2 files=2', behind, ['b Sk 500 860 stands=2 files=2'])).toBeUndefined();
    expect(target('Arch 500 900 stands=2 files=2', behind, ['b Sk 600 860 stands=2 files=2'])).toBe('x');
    const wood = { terrain: [patch('difficult', 400, 830, 600, 880)] };
    expect(target(ARCHERS, behind, [], wood)).toBeUndefined();
    expect(target(ARCHERS, behind, [], { terrain: [patch('hill', 400, 830, 600, 880)] })).toBe('x');
    expect(target('Arch 500 870', behind, [], wood)).toBe('x');
    expect(target(ARCHERS, ['x SW 500 840 stands=2 files=2'], [], wood)).toBe('x');
  });

  it('LG-SHO-5 a nearer one who is hidden is passed over', () => {
    const s = ['x El 500 850', 'y SW 590 840'];
    expect(target('Art 500 900', s)).toBe('x');
    expect(target('Art 500 900', s, ['b El 500 875'])).toBe('y');
  });

  it('LG-SHO-5 is not in contact, nor is the shooter; routers shoot at nobody and are shot at', () => {
    const units = ['x SW 500 840'];
    expect(target(ARCHERS, units, ['b SW 560 840'], { contacts: ['b x'] })).toBeUndefined();
    expect(target(ARCHERS, units, ['b SW 60 1000'], { contacts: ['a x'] })).toBeUndefined();
    expect(target(ARCHERS, [...units, 'y SW 570 840'], ['b SW 60 1000'], { contacts: ['a x'] })).toBeUndefined();
    expect(target(`${ARCHERS} routing dp=0`, units, ['b SW 1500 1000'])).toBeUndefined();
    expect(target(ARCHERS, ['x SW 500 840 routing', 'y SW 60 100'])).toBe('x');
  });
});

describe('LG-SHO-5 overhead', () => {
  const over = (b: string, a = ARCHERS): string | undefined => {
    const found = shot(a, ['x SW 500 820'], [`b ${b}`]);
    return found && (found.over === undefined ? 'clear' : 'over b');
  };

  it('LG-SHO-5 archers shoot over formed friends within 40 paces before them', () => {
    expect(over('SW 500 860 stands=12 files=6')).toBe('over b');
    expect(over('SW 500 840 stands=6 files=6')).toBe('over b');
    expect(over('SW 500 839 stands=6 files=6')).toBeUndefined();
    expect(over('Jav 500 860 stands=12 files=6 unformed')).toBeUndefined();
    expect(over('SW 500 860 stands=12 files=6', 'Jav 500 900')).toBeUndefined();
    expect(over('SW 500 880 facing=180 stands=6 files=6')).toBeUndefined();
  });

  it('LG-SHO-5 LG-CHG-1 only who is in the way is shot over', () => {
    expect(over('SW 700 860')).toBe('clear');
    expect(over('SW 560 860')).toBe('clear');
  });

  it('LG-SHO-5 over whichever of two it must be', () => {
    const found = shot('Arch 500 900 stands=2 files=2', ['x SW 500 820'], ['c SW 440 860', 'b SW 500 860']);
    expect(found).toMatchObject({ at: 'x', over: 2 });
  });

  it('LG-CHG-1 LG-UNIT-7 nor may a shieldwall over whose heads its own archers have shot', () => {
    const s = stage({ red: ['a SW 500 900 rearArchers'], blue: ['x SW 500 860', 'y SW 60 100'] });
    s.until('red shoot a').choose(true, 1, 1, 1, 1, 1, 1);
    expect(s.unit('a').shotOver).toBe(true);
    const plain = stage({ red: ['a SW 500 900'], blue: ['x SW 500 860', 'y SW 60 100'] });
    plain.until('red shoot a').choose(true, 1, 1, 1, 1, 1, 1);
    expect(plain.unit('a').shotOver).toBe(false);
    const held = stage({ red: ['a SW 500 900 rearArchers'], blue: ['x SW 500 860', 'y SW 60 100'] });
    held.until('red shoot a').choose(false);
    expect(held.unit('a').shotOver).toBe(false);
  });

  it('LG-CHG-1 he then may not charge', () => {
    const s = stage({ red: ['a Arch 500 900', 'b SW 500 860'], blue: ['x SW 500 820'] });
    s.until('red shoot a').choose(true, 1, 1, 1, 1, 1, 1);
    expect([s.unit('b').shotOver, s.unit('a').shotOver]).toEqual([true, false]);
    const clear = stage({ red: ['a Arch 500 900', 'b SW 700 860'], blue: ['x SW 500 820'] });
    clear.until('red shoot a').choose(true, 1, 1, 1, 1, 1, 1);
    expect(clear.unit('b').shotOver).toBe(false);
  });
});

describe('LG-SHO-1 LG-SHO-2 the dice', () => {
  it('LG-SHO-1 one a stand, one fewer a DP; lost stands throw none', () => {
    expect(dice(ARCHERS, ['x SW 500 820'])).toEqual(['LG-SHO-1 stands +6']);
    expect(dice(`${ARCHERS} dp=2`, ['x SW 500 820'])).toEqual(['LG-SHO-1 stands +6', 'LG-SHO-1 DPs -2']);
    expect(dice(`${ARCHERS} casualties=2`, ['x SW 500 820'])).toEqual(['LG-SHO-1 stands +4']);
    expect(dice('Arch 500 900 stands=2 dp=2', ['x SW 500 820'])).toBeUndefined();
  });

  it('LG-SHO-2 half at unformed light infantry, armoured troops, and troops in cover', () => {
    expect(dice(ARCHERS, ['x Sk 500 820'])?.at(-1)).toBe('LG-SHO-2 half at unformed light infantry -3');
    expect(dice(ARCHERS, ['x Sk 500 820 column'])).toHaveLength(1);
    expect(dice(ARCHERS, ['x LC 500 820'])).toHaveLength(1);
    expect(dice(ARCHERS, ['x SW 500 820 armoured'])?.at(-1)).toBe('LG-SHO-2 half at armoured troops -3');
    const wood = { terrain: [patch('difficult', 520, 780, 600, 810)] };
    expect(dice(ARCHERS, ['x SW 500 820'], [], wood)?.at(-1)).toBe('LG-SHO-2 half at troops in cover -3');
    expect(dice(ARCHERS, ['x SW 480 820'], [], { terrain: [patch('difficult', 511, 780, 600, 810)] })).toHaveLength(1);
    expect(dice(ARCHERS, ['x SW 500 820'], [], { terrain: [patch('hill', 400, 700, 600, 830)] })).toHaveLength(1);
  });

  it('LG-SHO-2 an obstacle or fortification covers who is nearer to it', () => {
    const wall = (kind: 'obstacle' | 'fortification' | 'road', y: number): StageOptions => ({
      lines: [line(kind, [400, y], [600, y])],
    });
    const covered = (kind: 'obstacle' | 'fortification' | 'road', y: number): boolean =>
      dice(ARCHERS, ['x SW 500 820'], [], wall(kind, y))!.length > 1;
    expect([covered('obstacle', 830), covered('fortification', 830), covered('road', 830)]).toEqual([
      true,
      true,
      false,
    ]);
    expect([covered('fortification', 859), covered('fortification', 860), covered('obstacle', 760)]).toEqual([
      ...[true, false, false],
    ]);
  });

  it('LG-SHO-1 LG-SHO-2 rulings of the battle hold', () => {
    const of = (rulings: NonNullable<StageOptions['rulings']>) =>
      shot(`${ARCHERS} dp=2`, ['x Sk 500 820 armoured'], [], { rulings })!.prepared.tally.total;
    expect([of({}), of({ halvedOnce: false }), of({ dpBeforeHalving: false })]).toEqual([2, 1, 1]);
  });
});

describe('LG-SHO-3 LG-SHO-4 a volley', () => {
  const volley = (a: string, x: string): LegioStage =>
    stage({ red: [`a ${a}`, 'b SW 60 1000'], blue: [`x ${x}`] })
      .until('red action a')
      .pick('stand');

  it('LG-SHO-3 LG-SHO-4 sixes hit, and each hit is a DP', () => {
    const s = volley(ARCHERS, 'SW 500 820');
    expect([s.asked, s.labels]).toEqual(['red shoot a', ['shoot', 'hold']]);
    expect(s.question.question).toBe('a may shoot at x, 80 paces: does it?');
    expect(s.question.preview(true)).toBe('6 dice, 1.0 DPs on average');
    expect(s.question.preview(false)).toBeUndefined();
    s.choose(true, 6, 6, 5, 4, 3, 1);
    expect(s.unit('x').dp).toBe(2);
    expect(s.told('shot')).toMatchObject([{ unit: 0, hits: 2, dice: { total: 6 } }]);
    expect(s.told('disordered')).toMatchObject([{ cause: 'shooting', clauses: ['LG-SHO-4'], gained: 2 }]);
  });

  it('LG-SHO-3 artillery hits formed troops on fives too', () => {
    expect(volley('Art 500 900', 'SW 500 600').choose(true, 5).unit('x').dp).toBe(1);
    expect(volley('Art 500 900', 'SW 500 600').choose(true, 4).unit('x').dp).toBe(0);
    expect(volley('Art 500 900', 'LC 500 600').choose(true, 5).unit('x').dp).toBe(0);
    expect(volley('Art 500 900', 'SW 500 600').question.preview(true)).toBe('1 die, 0.3 DPs on average');
  });

  it('LG-SHO-4 no further effect once shaken', () => {
    const s = volley(ARCHERS, 'SW 500 820 dp=4').choose(true, 6, 6, 6, 1, 1, 1);
    expect(s.unit('x')).toMatchObject({ dp: 5, shaken: true, casualties: 0 });
  });

  it('LG-SHO-4 who holds throws nothing', () =>
    expect(volley(ARCHERS, 'SW 500 820').choose(false).told('shot')).toEqual([]));

  it('LG-UNIT-2 LG-UNIT-7 a shieldwall has one shot a battle, unless archers are behind it', () => {
    const s = volley('SW 500 900', 'SW 500 860').choose(true, 1, 1, 1, 1, 1, 1);
    expect(s.unit('a').hasShot).toBe(true);
    expect(shotOf(s.g, 0)).toBeUndefined();
    expect(target('SW 500 900 hasShot', ['x SW 500 860'])).toBeUndefined();
    expect(target('SW 500 900 hasShot rearArchers', ['x SW 500 800'])).toBe('x');
    expect(target('Jav 500 900 hasShot', ['x SW 500 860'])).toBe('x');
  });

  it('LG-REC-1 who is shot at is marked, hit or not: D grade then cannot rest', () => {
    const s = stage({ red: ['a Arch 500 900', 'b SW 60 1000'], blue: ['x SW 500 820 D dp=2', 'y SW 60 100 D dp=2'] });
    s.until('red shoot a').choose(true, 1, 1, 1, 1, 1, 1);
    expect([s.unit('x').shotAt, s.unit('y').shotAt]).toEqual([true, false]);
    expect(s.until('blue action x').labels).not.toContain('rest, and lose DPs');
    expect(stage({ red: ['a SW 60 1000'], blue: ['y SW 60 100 D dp=2'] }).until('blue action y').labels).toContain(
      'rest, and lose DPs',
    );
  });
});

describe('LG-SEQ-3 who may shoot after what', () => {
  const X = 'x SW 500 840';
  const asked = (a: string, label: string, faces: number[], path: string): boolean => {
    const s = marching(`a ${a}`, {}, X).pick(label, ...faces);
    return s.go(path).asked === 'red shoot a';
  };
  const FAST = 'fast move, 1 average die and a D6';

  it('LG-SEQ-3 formed after a basic move, not after a fast one', () => {
    expect(asked('Jav 500 900', 'move, 1 average die', [3], 'advance 20')).toBe(true);
    expect(asked('Jav 500 900', FAST, [3, 1], 'advance 20')).toBe(false);
    expect(asked('Jav 500 900 column', 'move, without dice', [], 'advance 20')).toBe(true);
  });

  it('LG-SEQ-3 unformed after any move', () => {
    expect(asked('Sk 500 900', FAST, [3, 1], 'advance 20')).toBe(true);
    expect(asked('Jav 500 900 unformed', FAST, [3, 1], 'advance 20')).toBe(true);
  });

  it('LG-SEQ-3 artillery moves or shoots', () => {
    expect(asked('Art 500 900', 'move, without dice', [], 'advance 20')).toBe(false);
    expect(asked('Art 500 900', 'move, without dice', [], 'stay')).toBe(true);
    expect(marching('a Art 500 900', {}, X).pick('stand').asked).toBe('red shoot a');
  });
});
