import { describe, expect, it } from 'vitest';
import { lines } from '../../testing/lines.ts';
import { type LegioStage, stage } from '../../testing/stage.ts';
import { line, marching, patch } from '../../testing/terrain.ts';

const APPROACH = ', staying beyond bow range';
const moves = (s: LegioStage): string[] => s.labels.filter((label) => !label.includes(APPROACH) && label !== 'stand');
/** The rows of the allowance that a unit throws for. */
const thrown = (s: LegioStage, label: string, ...dice: number[]): string[] =>
  lines(s.pick(label, ...dice).told('allowance')[0]!.paces);

describe('LG-MOV-1 LG-MOV-2 the moves that a unit may declare', () => {
  it.each([
    ['SW', ['move, 1 average die', 'fast move, 1 average die and a D6']],
    ['El', ['move, 1 average die', 'fast move, 1 average die and a D6']],
    [
      'SC',
      [
        'move, 2 average dice',
        'move, 1 average die',
        'fast move, 2 average dice and a D6',
        'fast move, 1 average die and a D6',
      ],
    ],
    ['Art', ['move, without dice']],
    ['SW column', ['move, without dice']],
    ['HC column', ['unform', 'move, without dice']],
  ])('LG-MOV-1 LG-MOV-2 LG-MOV-4 %s', (words, found) => {
    const [type, ...rest] = words.split(' ');
    expect(moves(marching(`a ${type} 500 900 ${rest.join(' ')}`))).toEqual(found);
  });

  it('LG-MOV-1 20 paces a pip', () => {
    expect(thrown(marching('a SW 500 900'), 'move, 1 average die', 4)).toEqual(['LG-MOV-1 dice +80']);
    expect(thrown(marching('a SC 500 900'), 'move, 2 average dice', 4, 5)).toEqual(['LG-MOV-1 dice +180']);
    expect(thrown(marching('a SC 500 900'), 'move, 1 average die', 5)).toEqual(['LG-MOV-1 dice +100']);
    expect(thrown(marching('a Art 500 900'), 'move, without dice')).toEqual(['LG-MOV-1 artillery +40']);
  });

  it('LG-MOV-2 a fast move has a D6 more', () =>
    expect(thrown(marching('a SW 500 900'), 'fast move, 1 average die and a D6', 2, 5)).toEqual([
      'LG-MOV-1 dice +140',
    ]));

  it('LG-MOV-5 light troops go 20 paces farther for each die', () =>
    expect(thrown(marching('a LC 500 900'), 'fast move, 2 average dice and a D6', 2, 2, 1)).toEqual([
      ...['LG-MOV-1 dice +100', 'LG-MOV-5 light troops +60'],
    ]));

  it('LG-MOV-4 a column goes 100 or 240 paces without dice', () => {
    expect(thrown(marching('a SW 500 900 column'), 'move, without dice')).toEqual(['LG-MOV-4 infantry in column +100']);
    expect(thrown(marching('a HC 500 900 column'), 'move, without dice')).toEqual(['LG-MOV-4 cavalry in column +240']);
  });

  it('LG-SEQ-2 the path is asked for once the dice have fallen, and one may stay', () => {
    const s = marching('a SW 500 900').pick('move, 1 average die', 3);
    expect([s.asked, s.question.question]).toEqual(['red path a', 'a may go 60 paces: which way?']);
    expect(s.refusal('advance 60')).toBeUndefined();
    expect(s.refusal('advance 60.1')).toBe('0.1 paces beyond what is left of 60 paces (LG-MOV-1)');
    s.go('stay');
    expect([s.at('a'), s.unit('a').moved, s.unit('a').last]).toEqual(['500 900 0', false, 'stand']);
  });
});

describe('LG-MOV-3 approach', () => {
  const near = (y: number) => marching('a SW 500 900', {}, `x SW 500 ${y}`);

  it('LG-MOV-3 is offered beyond 100 paces of enemy only, and doubles the move', () => {
    expect(near(800).labels).toEqual(['stand', 'move, 1 average die', 'fast move, 1 average die and a D6']);
    expect(near(799.9).labels).toContain(`move, 1 average die${APPROACH}`);
    expect(thrown(near(600), `move, 1 average die${APPROACH}`, 4)).toEqual([
      'LG-MOV-1 dice +80',
      'LG-MOV-3 approach, doubled +80',
    ]);
  });

  it('LG-MOV-3 and must then stay beyond 100 paces all the way', () => {
    const s = near(700).pick(`move, 1 average die${APPROACH}`, 4);
    expect(s.refusal('advance 99.9')).toBeUndefined();
    // Bow range is up to 100 paces, so that just 100 is within it.
    expect(s.refusal('advance 100')).toMatch(/^an approach stays beyond 100 paces: .* too near to x \(LG-MOV-3\)$/);
    expect(s.refusal('advance 101')).toContain('(LG-MOV-3)');
  });
});

describe('LG-MAN-4 forming up', () => {
  const FORM_UP = 'form up in line, a full move';

  it('LG-MAN-4 without dice, in its place, as a full move', () => {
    const s = marching('a HC 500 900 unformed files=3').pick(FORM_UP);
    expect([s.unit('a').formation, s.unit('a').formedUp, s.at('a'), s.unit('a').dp]).toEqual([
      ...['line', true, '500 900 0', 0],
    ]);
    expect([s.told('formed'), s.told('allowance')]).toMatchObject([[{ clauses: ['LG-MAN-4'], into: 'line' }], []]);
  });

  it('LG-MAN-4 1 DP within 100 paces', () => {
    const near = (y: number) => marching('a HC 500 900 unformed', {}, `x SW 500 ${y}`).pick(FORM_UP).unit('a').dp;
    expect([near(800), near(799.9)]).toEqual([1, 0]);
  });

  it('LG-MAN-1 LG-AFT-1 not who is formed, light, halted or without room', () => {
    for (const unit of ['a HC 500 900', 'a Sk 500 900', 'a HC 500 900 unformed halted'])
      expect(marching(unit).labels).not.toContain(FORM_UP);
    const tight = (x: number): string[] => {
      const s = marching('a HC 500 900 unformed stands=6', {}, 'x SW 1700 60');
      s.unit('a').files = 1;
      Object.assign(s.unit('rear'), { x: x * 100, y: 90000 });
      return s.labels;
    };
    // A line of two files reaches 20 paces to either side, and the other unit 30.
    expect([tight(549).includes(FORM_UP), tight(550).includes(FORM_UP)]).toEqual([false, true]);
  });
});

describe('LG-MOV-6 difficult ground', () => {
  const wood = { terrain: [patch('difficult', 400, 700, 600, 850)] };

  it('LG-MOV-6 a line near it says before it throws whether it will enter', () => {
    const s = marching('a SW 500 900', wood);
    expect(moves(s)).toEqual([
      ...['move, 1 average die', 'move, 1 average die, in difficult ground'],
      ...['fast move, 1 average die and a D6', 'fast move, 1 average die and a D6, in difficult ground'],
    ]);
    s.pick('move, 1 average die', 4);
    expect(s.refusal('advance 50')).toBeUndefined();
    expect(s.refusal('advance 60')).toContain('deep in ground that it may not enter so (LG-MOV-6)');
  });

  it('LG-MOV-6 LG-MOV-7 20 paces less a die, and fives tire as well as sixes', () => {
    const s = marching('a SW 500 900', wood);
    expect(thrown(s, 'fast move, 1 average die and a D6, in difficult ground', 4, 5)).toEqual([
      ...['LG-MOV-1 dice +180', 'LG-MOV-6 formed infantry in difficult terrain -40'],
    ]);
    expect(s.unit('a').dp).toBe(1);
    expect(s.go('advance 60').at('a')).toBe('500 840 0');
  });

  it('LG-MOV-6 who stands in it says nothing, and goes slowly', () => {
    const s = marching('a SW 500 840', wood);
    expect(moves(s)).toEqual([
      'move, 1 average die, in difficult ground',
      'fast move, 1 average die and a D6, in difficult ground',
    ]);
  });

  it('LG-MOV-6 who pays nothing for it, unformed or in column, need not say', () => {
    for (const [unit, label] of [
      ['a Sk 500 900', 'move, 1 average die'],
      ['a SW 500 900 column', 'move, without dice'],
    ] as const) {
      const s = marching(unit, wood);
      expect(moves(s)).toContain(label);
      expect(moves(s).some((move) => move.includes('difficult'))).toBe(false);
      s.pick(label, ...(unit.includes('Sk') ? [4] : []));
      expect(s.refusal('advance 100')).toBeUndefined();
    }
  });

  it('LG-MOV-6 who could not come to it is not asked about it', () => {
    const asked = (bottom: number): string[] =>
      marching('a SW 500 900', { terrain: [patch('difficult', 400, 300, 600, bottom)] })
        .labels.filter((label) => label.endsWith(', in difficult ground'))
        .map((label) => label.replace(', in difficult ground', ''));
    const [basic, fast] = ['move, 1 average die', 'fast move, 1 average die and a D6'];
    // Through difficult ground 80 or 180 paces at most, doubled beyond bow range; its farthest corner is 50 paces off.
    expect(asked(489)).toEqual([]);
    expect(asked(490)).toEqual([`${fast}${APPROACH}`]);
    expect(asked(669)).toEqual([`${fast}${APPROACH}`]);
    expect(asked(670)).toEqual([`${fast}${APPROACH}`, fast]);
    expect(asked(689)).toEqual([`${fast}${APPROACH}`, fast]);
    expect(asked(690)).toEqual([`${basic}${APPROACH}`, `${fast}${APPROACH}`, fast]);
    expect(asked(769)).not.toContain(basic);
    expect(asked(770)).toContain(basic);
  });

  it('LG-MOV-6 cavalry, elephants and artillery do not enter it at all', () => {
    for (const [type, label, dice] of [
      ['HC', 'move, 2 average dice', [5, 5]],
      ['El', 'move, 1 average die', [5]],
    ] as const) {
      const s = marching(`a ${type} 500 900`, wood);
      expect(s.labels.some((option) => option.includes('difficult'))).toBe(false);
      expect(s.pick(label, ...dice).refusal('advance 60')).toContain('ground that it may not enter so (LG-MOV-6)');
    }
    const guns = marching('a Art 500 880', wood).pick('move, without dice');
    expect(guns.refusal('advance 40')).toContain('ground that it may not enter so (LG-MOV-6)');
  });

  it('LG-MOV-6 nobody enters impassable ground', () => {
    const s = marching('a Sk 500 900', { terrain: [patch('impassable', 400, 700, 600, 850)] }).pick(
      'move, 1 average die',
      5,
    );
    expect(s.refusal('advance 50')).toBeUndefined();
    expect(s.refusal('advance 51')).toContain('(LG-MOV-6)');
  });
});

describe('LG-MOV-4 roads', () => {
  const road = { lines: [line('road', [500, 0], [500, 1200])] };

  it('LG-MOV-4 infantry in column on one may keep to it for 40 paces more', () => {
    const s = marching('a SW 500 900 column', road);
    expect(moves(s)).toEqual(['move, without dice, along the road', 'move, without dice']);
    expect(thrown(s, 'move, without dice, along the road')).toEqual([
      ...['LG-MOV-4 infantry in column +100', 'LG-MOV-4 infantry on a road +40'],
    ]);
    expect(s.refusal('advance 140')).toBeUndefined();
    expect(s.refusal('advance 140.1')).toContain('(LG-MOV-1)');
    expect(s.refusal('stay')).toBeUndefined();
    // Wheeled right by 30 degrees, 20 paces on are 10 aside, beside the 1.3 of the wheel.
    expect(s.refusal('wheel right 30, advance 17')).toBeUndefined();
    expect(s.refusal('wheel right 30, advance 20')).toBe('it said that it would keep to the road (LG-MOV-4)');
  });

  it('LG-MOV-4 the middle of its front must be within half a stand of it', () => {
    const offered = (unit: string) => moves(marching(unit, road)).includes('move, without dice, along the road');
    expect(offered('a SW 510 900 column')).toBe(true);
    expect(offered('a SW 510.1 900 column')).toBe(false);
    expect(offered('a SW 500 900')).toBe(false);
    expect(offered('a HC 500 900 column')).toBe(false);
  });
});

describe('LG-MOV-7 fatigue', () => {
  const dp = (unit: string, label: string, ...dice: number[]) =>
    marching(unit)
      .pick(label, ...dice)
      .unit('a').dp;

  it('LG-MOV-7 a formed unit takes a DP for a six, whether or not it then goes', () => {
    expect(dp('a SW 500 900', 'fast move, 1 average die and a D6', 5, 6)).toBe(1);
    expect(dp('a SW 500 900', 'fast move, 1 average die and a D6', 5, 5)).toBe(0);
    expect(dp('a Sk 500 900', 'fast move, 1 average die and a D6', 5, 6)).toBe(0);
    const s = marching('a SW 500 900').pick('fast move, 1 average die and a D6', 5, 6);
    expect(s.told('disordered')).toMatchObject([
      { clauses: ['LG-MOV-7'], cause: 'movement', why: 'fatigue', gained: 1 },
    ]);
  });
});

describe('LG-SEQ-2 the phase', () => {
  it('LG-SEQ-2 LG-SEQ-1 units move from right to left, the initiative side first', () => {
    const units = { red: ['a SW 500 900', 'b SW 700 900'], blue: ['x SW 500 200', 'y SW 700 200'] };
    const order = (initiative: 'red' | 'blue'): string[] => {
      const s = stage(units, { initiative });
      return Array.from({ length: 4 }, (_, i) => {
        const { asked } = s;
        if (i < 3) s.pass();
        return asked;
      });
    };
    expect(order('red')).toEqual(['red action b', 'red action a', 'blue action x', 'blue action y']);
    expect(order('blue')).toEqual(['blue action x', 'blue action y', 'red action b', 'red action a']);
  });

  it('LG-SEQ-2 who is in contact neither moves nor rests', () => {
    const s = stage({ red: ['a SW 500 900', 'b SW 300 900'], blue: ['x SW 500 900'] }, { contacts: ['a x'] });
    expect(s.asked).toBe('red action b');
  });
});
