import type { Json } from '@acies/kernel';
import type { Shown } from '@acies/kernel/picture';
import { describe, expect, it } from 'vitest';
import { combatPhase, declare, fight } from '../testing/combat-phase.ts';
import { type LegioStage, stage } from '../testing/stage.ts';
import { marching } from '../testing/terrain.ts';

/** Where options are on the table, by their words: who acts on whom. */
const shown = (s: LegioStage, label: string | RegExp): Shown => {
  const found = s.options.find((option: Json) => {
    const text = s.question.label(option);
    return typeof label === 'string' ? text.startsWith(label) : label.test(text);
  });
  return s.question.shows(found!);
};
const keys = (s: LegioStage, ids: readonly number[] = []): string[] => ids.map((id) => s.g.setting.units[id]!.key);
const who = (s: LegioStage, label: string | RegExp): string => {
  const { pieces, targets } = shown(s, label);
  return `${keys(s, pieces).join(' ')} > ${keys(s, targets).join(' ')}`;
};
const about = (s: LegioStage): string[] => keys(s, s.question.about());

describe('LG-CMD-1 what a leader decides', () => {
  const commanding = (): LegioStage =>
    stage(
      { red: ['a SW 500 900', 'b SW 580 900', 'c SW 1500 900'], blue: ['x SW 500 100'] },
      { leaders: { red: ['Carus general a'] }, from: 'commandFirst' },
    );

  it('is shown from the unit he is with', () => {
    const s = commanding();
    expect(about(s)).toEqual(['a']);
    expect(who(s, 'control')).toBe('a > a b');
    expect(who(s, 'inspire')).toBe('a > ');
    expect(who(s, 'ride to b')).toBe('a > b');
    expect(who(s, 'send a messenger to c')).toBe('a > c');
    expect(shown(s, 'ride to b').way).toEqual([
      { x: 50000, y: 92000 },
      { x: 58000, y: 92000 },
    ]);
    expect(shown(s, 'no more')).toEqual({});
  });

  it('LG-CMD-2 is reached as far as he rides and commands, not as far as the unit he is with goes', () => {
    const s = commanding();
    expect(s.question.reach(s.id('a'))).toMatchObject([
      { kind: 'move', of: 'leader', text: 'Carus rides 200 paces' },
      { kind: 'arc', of: 'leader', text: expect.stringMatching(/^Carus controls units within \d+ paces$/) },
    ]);
    expect(s.question.reach(s.id('b'))).toBeUndefined();
  });
});

describe('LG-SEQ-2 what a unit does', () => {
  it('LG-AFT-1 a relief puts each where the other was', () => {
    const s = stage({ red: ['a SW 500 900 halted', 'b SW 500 945'], blue: ['x SW 500 100'] });
    s.until('red action a');
    expect(who(s, 'change places with b')).toBe('a > b');
    expect(shown(s, 'change places with b').ghosts).toEqual([
      { id: 0, x: 50000, y: 96500, heading: 0, width: 6000, depth: 4000 },
      { id: 1, x: 50000, y: 92000, heading: 0, width: 6000, depth: 4000 },
    ]);
    expect(shown(s, 'stand')).toEqual({ pieces: [0] });
  });

  it('LG-MAN-2 a wheel is drawn as an arc, to where the unit then stands', () => {
    const s = marching('a SW 500 900').pick(/^move, 1 average die$/, 5);
    const { way, ghosts } = s.question.shows([
      { do: 'wheel', to: 'right', angle: 450 },
      { do: 'advance', distance: 1000 },
    ]);
    expect(way).toHaveLength(1 + 3 + 1);
    expect([way![0], way!.at(-1)]).toEqual([
      { x: 50000, y: 92000 },
      { x: ghosts![0]!.x, y: ghosts![0]!.y },
    ]);
    s.go('wheel right 45, advance 10');
    const { x, y, heading } = s.unit('a');
    expect(ghosts![0]!.heading).toBe(heading);
    // The middle is half its depth behind the middle of its front.
    const half = 2000 * Math.SQRT1_2;
    expect([ghosts![0]!.x, ghosts![0]!.y]).toEqual([Math.round(x - half), Math.round(y + half)]);
  });

  it('LG-SHO-5 a shot goes from one to the other', () => {
    const s = stage({ red: ['a Arch 500 900'], blue: ['x SW 500 850'] }).until('red shoot');
    expect([about(s), who(s, 'shoot'), who(s, 'hold')]).toEqual([['a'], 'a > x', 'a > ']);
  });
});

describe('LG-SEQ-4 charges', () => {
  const lines = { red: ['a HC 500 900', 'b Art 700 900'], blue: ['x SW 500 800'] };
  const declaring = (): LegioStage => stage(lines, { from: 'declareFirst' });

  it('are shown as far as they may come, and asked of who may charge', () => {
    const s = declaring();
    expect([about(s), who(s, 'a charges x'), shown(s, 'no more')]).toEqual([['a'], 'a > x', {}]);
    expect(shown(s, 'a charges x').ghosts).toEqual([
      { id: 0, x: 50000, y: 82000, heading: 0, width: 6000, depth: 4000 },
    ]);
  });

  it('LG-RSP-1 who responds faces its chargers', () => {
    const s = stage({ ...lines, blue: ['x HC 500 800 B unformed'] }, { from: 'declareFirst' }).pick('a charges x');
    expect([s.asked, about(s)]).toEqual(['blue respond', ['x']]);
    expect(s.labels.map((label) => who(s, label))).toEqual(s.labels.map(() => 'x > a'));
  });
});

describe('charges that miss, and combats', () => {
  const places = (s: LegioStage, label: string): number[] => shown(s, label).ghosts!.map(({ y }) => y / 100);

  it('LG-SEQ-4 where it would stop; who stops at once moves nowhere', () => {
    const blue = ['x SW 500 560 rests', 'z SW 1700 100 rests'];
    const s = declare(combatPhase(['a HC 500 700 A'], blue), ['a charges x'], 2, 2, 2);
    expect([s.asked, about(s), shown(s, 'stop here')]).toEqual(['red miss', ['a'], { pieces: [0] }]);
    // The middle of two ranks is 20 paces behind the front.
    expect([places(s, '20 paces'), places(s, 'the whole way')]).toEqual([[700], [600]]);
  });

  it('LG-MOV-1 who throws, and at whom it goes', () => {
    const s = stage({ red: ['a HC 500 900'], blue: ['x SW 500 800'] }, { from: 'declareFirst', asksDice: true });
    s.pick('a charges x');
    expect([s.asked, about(s), who(s, '2 average dice')]).toEqual(['red charge-dice', ['a'], 'a > x']);
  });

  it('LG-CBT-7 who may lead', () => {
    const red = ['a WB 470 600', 'b SW 530 600'];
    const s = fight(red, ['x SW 500 600 stands=12 files=6'], ['a x', 'b x'], []);
    expect([about(s), who(s, 'a'), who(s, 'b')]).toEqual([['a', 'b'], 'a > x', 'b > x']);
  });

  it('LG-AFT-3 where it falls back to; other moves wait for dice or for the enemy', () => {
    const s = fight(['a SW 500 600 D', 'r SW 100 1100'], ['x SW 500 600 D', 'z SW 1700 100'], ['a x'], [4, 3]);
    expect([s.asked, about(s), who(s, 'halt')]).toEqual(['blue after', ['x'], 'x > a']);
    expect([shown(s, 'halt').ghosts, places(s, 'fall back')]).toEqual([undefined, [560]]);
    s.pick('fall back').pick('halt');
    expect(s.at('x')).toBe('500 580 180');
  });

  it('LG-AFT-6 where a pursuer meets new enemy, or halts short of him', () => {
    const s = fight(['a Sk 500 600', 'r SW 100 1100'], ['x Sk 500 600', 'y SW 500 500'], ['a x'], [6, 1, 5, 5, 3, 3]);
    expect([s.asked, about(s), who(s, 'charge')]).toEqual(['red meets', ['a'], 'a > y']);
    expect([places(s, 'charge'), places(s, 'halt short')]).toEqual([[520], [560]]);
    expect(s.pick('halt short').at('a')).toBe('500 540 0');
  });
});

describe('LG-CTL-1 control tests', () => {
  it('are of the unit concerned', () => {
    const red = ['a HC 500 900 pursuing'];
    const s = stage({ red, blue: ['x SW 500 100'] }, { from: 'controlFirst' });
    expect([s.asked, about(s), who(s, 'go on')]).toEqual(['red cease', ['a'], 'a > ']);
    const led = { leaders: { red: ['Carus general a'] }, inspires: { Carus: 1 } };
    const bias = stage({ red: ['a SW 500 900'], blue: ['x SW 500 100'] }, { from: 'controlFirst', ...led });
    expect([bias.asked, about(bias), who(bias, '+1')]).toEqual(['red bias', ['a'], 'a > ']);
  });
});
