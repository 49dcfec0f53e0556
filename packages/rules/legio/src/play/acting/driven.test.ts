import { describe, expect, it } from 'vitest';
import { lines } from '../../testing/lines.ts';
import { type LegioStage, type StageOptions, stage } from '../../testing/stage.ts';
import { line, patch } from '../../testing/terrain.ts';

/** Red’s unit a moves before anybody is asked, with these dice. */
const driven = (
  unit: string,
  dice: number[],
  blue = ['x SW 1500 60'],
  more: StageOptions = {},
  friends: string[] = [],
) => stage({ red: [`a ${unit}`, ...friends, 'rear SW 60 1150', 'back SW 160 1150'], blue }, { dice, ...more });
const moved = (s: LegioStage): string[] => s.told('moved').map(({ how, clauses }) => `${how} ${clauses}`);

describe('LG-CTL-2 a move repeated', () => {
  const repeated = (unit: string, dice: number[], ...rest: [string[]?, StageOptions?, string[]?]) =>
    driven(`${unit} repeats last=move`, dice, ...rest);

  it('LG-CTL-2 goes straight on with a basic move and all its average dice', () => {
    const s = repeated('SW 500 900', [4]);
    expect([s.at('a'), s.unit('a').last, s.unit('a').moved, s.asked]).toEqual([
      ...['500 820 0', 'move', true, 'red action back'],
    ]);
    expect(moved(s)).toEqual(['basic LG-CTL-2']);
    expect(repeated('HC 500 900 facing=90', [4, 3]).at('a')).toBe('640 900 90');
    expect(repeated('SW 500 900 column', []).at('a')).toBe('500 800 0');
    expect(repeated('Art 500 900', []).at('a')).toBe('500 860 0');
  });

  it('LG-CTL-2 stops at 40 paces of the enemy, to the pace', () => {
    expect(repeated('SW 500 900', [5], ['x SW 500 793']).at('a')).toBe('500 833 0');
    const s = repeated('SW 500 900', [5], ['x SW 500 859']);
    expect(s.at('a')).toBe('500 899 0');
    const held = repeated('SW 500 900', [5], ['x SW 500 860']);
    expect(held.at('a')).toBe('500 900 0');
    expect(held.told('stayed')).toMatchObject([{ unit: 0, why: 'no way straight on', clauses: ['LG-CTL-2'] }]);
    expect(s.told('stayed')).toEqual([]);
  });

  it('LG-CTL-2 who stood, stands; who is halted after combat too', () => {
    const s = driven('SW 500 900 repeats', []);
    expect([s.at('a'), s.asked]).toEqual(['500 900 0', 'red action back']);
    expect(repeated('SW 500 900 halted', []).at('a')).toBe('500 900 0');
  });

  it('LG-CTL-2 LG-MOV-6 through the difficult ground in which it stands, slowly', () => {
    const terrain = [patch('difficult', 400, 700, 600, 1000)];
    const s = repeated('SW 500 900', [5], ['x SW 1500 60'], { terrain });
    expect(s.at('a')).toBe('500 820 0');
    expect(repeated('SW 500 1040', [5], ['x SW 1500 60'], { terrain }).at('a')).toBe('500 1000 0');
  });

  it('LG-SEQ-3 and may then shoot', () => {
    const s = repeated('Jav 500 900', [2], ['x SW 500 820']);
    expect([s.at('a'), s.asked]).toEqual(['500 860 0', 'red shoot a']);
  });
});

describe('LG-AFT-5 routers move on', () => {
  /** Within bow range of all the way, and beside it. */
  const NEAR = 'x SW 600 1000 facing=270 stands=12 files=12';

  it('LG-AFT-5 LG-MOV-2 toward their own edge, a full fast move and 10 paces a die', () => {
    const s = driven('SW 500 900 routing', [3, 2], [NEAR]);
    expect(lines(s.told('allowance')[0]!.paces)).toEqual([
      ...['LG-MOV-1 dice +100', 'LG-MOV-2 evading, retiring or routing +20'],
    ]);
    expect([s.at('a'), moved(s), s.unit('a').moved]).toEqual(['500 1060 180', ['rout LG-AFT-5'], true]);
    const blue = stage(
      {
        red: ['a SW 600 200 facing=270 stands=12 files=12'],
        blue: ['x SW 500 300 routing', 'y SW 1500 60', 'z SW 1700 60'],
      },
      { initiative: 'blue', dice: [3, 2] },
    );
    expect(blue.at('x')).toBe('500 140 0');
  });

  it('LG-AFT-5 are lost when they leave the table', () => {
    const s = driven('SW 500 1080 routing', [3, 2], ['x SW 600 1120 facing=270']);
    expect([s.at('a'), s.told('destroyed')]).toMatchObject([
      'gone',
      [{ how: 'left the table', clauses: ['LG-AFT-5'] }],
    ]);
    // Turned about in its place, 80 paces from the edge.
    expect(driven('SW 500 1080 routing', [2, 1], ['x SW 600 1120 facing=270']).at('a')).toBe('500 1200 180');
    expect(driven('SW 500 1081 routing', [2, 1], ['x SW 600 1120 facing=270']).at('a')).toBe('gone');
  });

  it('LG-AFT-5 without room they lose a stand, or surrender to an enemy near by', () => {
    const shut = { terrain: [patch('impassable', 300, 945, 700, 1200)] };
    const s = driven('SW 500 900 routing', [2, 1], ['x SW 500 850'], shut);
    expect([s.unit('a').casualties, s.at('a'), s.told('blocked')]).toMatchObject([
      1,
      '500 900 0',
      [{ surrenders: false }],
    ]);
    const near = driven('SW 500 900 routing', [2, 1], ['x SW 500 860'], shut);
    expect([near.at('a'), near.told('destroyed')]).toMatchObject(['gone', [{ how: 'surrendered' }]]);
  });

  it('LG-MAN-8 they pass through friends for nothing', () => {
    const s = driven('SW 500 900 routing', [3, 2], [NEAR], {}, ['b SW 500 960 moved unformed']);
    expect([s.at('a'), s.told('disordered')]).toEqual(['500 1060 180', []]);
  });
});

describe('LG-AFT-5 routers stop at refuge', () => {
  const WALL: StageOptions = { lines: [line('obstacle', [300, 950], [900, 950])] };

  it('LG-AFT-5 they stay beyond bow range of enemy, and no nearer', () => {
    const stays = driven('SW 500 900 routing', [], ['x SW 500 799.9']);
    expect([stays.at('a'), moved(stays), stays.asked]).toEqual(['500 900 0', [], 'red action back']);
    expect(driven('SW 500 900 routing', [3, 2], ['x SW 500 800']).at('a')).not.toBe('500 900 0');
  });

  it('LG-AFT-5 they run on only so far as beyond bow range', () => {
    // Its rear is 100 paces from x when its front is at 1000.
    const s = driven('SW 500 940 routing', [5, 6], ['x SW 500 860']);
    expect([s.at('a'), s.unit('a').mood]).toEqual(['500 1005 180', 'routing']);
  });

  it('LG-AFT-5 behind an obstacle', () => {
    const s = driven('SW 500 900 routing', [5, 6], ['x SW 500 860'], WALL);
    expect(s.at('a')).toBe('500 970 180');
    expect(driven('SW 500 1010 routing', [], ['x SW 500 940'], WALL).at('a')).toBe('500 1010 0');
    expect(driven('SW 500 1010 routing', [2, 1], ['x SW 500 940']).at('a')).not.toBe('500 1010 0');
  });

  it('LG-AFT-5 behind supports', () => {
    // b is formed, between a and x, and 40 paces off.
    const s = driven('SW 500 970 routing', [], ['x SW 500 860'], {}, ['b SW 500 900']);
    expect(s.at('a')).toBe('500 970 0');
    expect(driven('SW 500 970 routing', [2, 1], ['x SW 500 880'], {}, ['b SW 500 900 unformed']).at('a')).not.toBe(
      '500 970 0',
    );
  });

  it('LG-AFT-5 enemy who comes on drives them on', () => {
    const s = driven('SW 500 900 routing', [3, 2], ['x SW 500 820']);
    expect(s.told('moved')).toMatchObject([{ how: 'rout' }]);
  });

  it('LG-AFT-5 refuge before the edge keeps them on the table', () => {
    const s = driven('SW 500 1080 routing', [5, 6], ['x SW 500 1020']);
    expect(s.at('a')).toBe('500 1165 180');
  });
});

describe('LG-AFT-6 LG-CTL-2 pursuers move on', () => {
  it('LG-CTL-2 at the nearest enemy who is not in rout, a full fast move', () => {
    const s = driven('HC 500 900 pursuing', [3, 3, 2], ['x SW 500 500', 'y SW 700 880 routing', 'z SW 1500 60']);
    expect(lines(s.told('allowance')[0]!.paces)).toEqual(['LG-MOV-1 dice +160']);
    expect([s.at('a'), moved(s), s.unit('a').moved]).toEqual(['500 740 0', ['pursue LG-AFT-6'], true]);
  });

  it('LG-CTL-2 at routers if there are no others', () => {
    const s = driven('HC 500 900 pursuing', [3, 3, 2], ['x SW 500 500 routing', 'z SW 1700 900 routing'], { turn: 1 });
    expect(s.at('a')).toBe('500 740 0');
  });

  it('LG-MAN-1 whatever their facing', () => {
    const s = driven('HC 500 920 pursuing facing=180', [3, 3, 2], ['x SW 900 900 facing=270', 'y SW 1500 60']);
    expect(s.unit('a').heading).toBe(900);
  });

  it('LG-CTL-2 (R) after whom they pursue as long as their dice could reach him, be others nearer', () => {
    const after = (prey: string): string =>
      driven('HC 500 900 pursuing prey=x', [3, 3, 2], [`x SW ${prey} routing`, 'y SW 620 700', 'z SW 1500 60']).at('a');
    // 320 paces are the most that its dice could bring it.
    expect(after('300 620')).toBe('404.6 767.4 328');
    expect(after('300 480')).not.toBe(after('300 620'));
    expect(driven('HC 500 900 pursuing', [3, 3, 2], ['x SW 300 620 routing', 'y SW 620 700']).unit('a').prey).toBe(4);
  });

  it('LG-CTL-2 who stands before nobody whom it reaches turns to him', () => {
    const friends = ['b SW 480 840 moved', 'c SW 480 796', 'd SW 480 754'];
    const s = driven('HC 500 900 pursuing facing=90 stands=4 files=2', [2, 2, 1], ['x SW 480 500'], {}, friends);
    expect([s.unit('a').heading, moved(s)]).toEqual([0, ['pursue LG-AFT-6']]);
  });

  it('LG-MAN-8 they disorder formed friends who have moved', () => {
    const s = driven('HC 500 900 pursuing', [5, 5, 2], ['x SW 500 500', 'z SW 1500 60'], {}, ['b SW 500 850 moved']);
    expect(s.told('disordered')).toMatchObject([{ unit: 1, gained: 1, clauses: ['LG-MAN-8'] }]);
  });
});
