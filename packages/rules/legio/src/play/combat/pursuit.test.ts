import { describe, expect, it } from 'vitest';
import { combatPhase, declare, fight, moves } from '../../testing/combat-phase.ts';
import { type LegioStage, type StageOptions, stage } from '../../testing/stage.ts';

const FAR = 'z SW 1700 100';
const R = 'r SW 100 1100';
/** a beats x by 5: x retires by its dice, then a pursues by its own. */
const chase = (dice: readonly number[], a = 'SW 500 600', x = 'SW 500 600', ...blue: string[]): LegioStage =>
  fight([`a ${a}`, R], [`x ${x}`, FAR, ...blue], ['a x'], [6, 1, ...dice]);

describe('LG-AFT-6 LG-AFT-4 pursuit of those who retire', () => {
  it('LG-AFT-4 a retiring unit that is caught breaks, and is at their mercy next turn', () => {
    // It retires 80 paces; with one rank gone its front is 40 nearer than its rear.
    const s = chase([2, 1, 2, 2]);
    expect(s.told('caught')).toMatchObject([{ unit: s.id('x'), by: 0, clauses: ['LG-AFT-6'] }]);
    expect(s.told('broken')).toMatchObject([{ unit: s.id('x'), clauses: ['LG-AFT-4'] }]);
    expect(s.board.catches).toEqual([{ pursuer: 0, router: s.id('x'), stands: 3 }]);
    expect([s.at('a'), s.at('x'), s.board.contacts]).toEqual(['500 520 0', '500 520 180', []]);
  });

  it('LG-AFT-4 20 paces fewer do not catch it', () => {
    const s = chase([2, 1, 2, 1]);
    expect([s.unit('x').mood, s.board.catches, s.at('a')]).toEqual(['steady', [], '500 540 0']);
  });

  it('LG-AFT-6 routers who are caught stay in rout', () => {
    const s = fight(['a SW 500 600', R], ['x WB 500 600 dp=1', FAR], ['a x'], [6, 1, 2, 1, 3, 6]);
    expect(s.told('combat')[0]!.bands.blue).toBe('rout');
    expect(s.board.catches).toHaveLength(1);
    expect(s.told('broken')).toHaveLength(1);
  });

  it('LG-AFT-6 the nearest of those who flee is pursued, and either may be caught', () => {
    const s = fight(
      ['a SW 500 600 stands=12 files=6 A', R],
      ['x WB 470 600 dp=1', 'y WB 530 600', FAR],
      ['a x', 'a y'],
      [],
    );
    s.pick('y', 6, 2);
    s.pick('pursue', 5, 5, 2, 1, 2, 3);
    expect(s.told('caught').map(({ unit }) => unit)).toEqual([s.id('y')]);
  });

  it('LG-AFT-6 who has left the table is not pursued', () => {
    const s = fight(['a SW 500 100', R], ['x WB 500 100 dp=1', FAR], ['a x'], [6, 1, 3, 3]);
    expect(s.told('destroyed')).toMatchObject([{ how: 'left the table', clauses: ['LG-AFT-5'] }]);
    expect([s.at('a'), s.unit('a').mood]).toEqual(['500 100 0', 'pursuing']);
  });
});

describe('LG-AFT-6 pursuit into new enemy', () => {
  it('LG-AFT-6 charges them at once, with the dice it has thrown, and fights them this turn', () => {
    const s = chase([5, 5, 4, 4, 1, 4], 'SW 500 600', 'SW 500 600', 'y SW 500 500');
    expect(moves(s)).toEqual(['x retire', 'a pursue']);
    expect(s.told('allowance').filter(({ unit }) => unit === 0)).toHaveLength(1);
    expect(s.told('response')).toMatchObject([{ unit: s.id('y'), response: 'stand' }]);
    expect(s.told('contact')).toMatchObject([{ attacker: 0, defender: s.id('y'), met: 'front' }]);
    const { red } = s.told('combat')[1]!.tallies;
    expect(red.rows.map(({ label }) => label)).toEqual([
      ...['combat value', 'light infantry or shieldwall in pursuit or following up', 'unformed'],
    ]);
  });

  it('LG-AFT-6 dice that do not reach them bring it no contact', () => {
    const s = chase([5, 5, 2, 2], 'SW 500 600', 'SW 500 600', 'y SW 500 500');
    expect([s.told('combat').length, s.at('a')]).toEqual([1, '500 520 0']);
  });

  it('LG-RSP-7 those met may evade', () => {
    const s = chase([5, 5, 4, 4, 3, 4, 4], 'SW 500 600', 'SW 500 600', 'y Sk 500 500');
    expect(s.told('evade')).toMatchObject([{ unit: s.id('y'), result: 'evades' }]);
    expect([s.told('combat').length, s.board.contacts]).toEqual([1, []]);
  });

  it('LG-RSP-5 shock cavalry may counter-charge them', () => {
    const s = chase([5, 5, 4, 4], 'SW 500 600', 'SW 500 600', 'y SC 500 500');
    expect([s.asked, s.labels]).toEqual(['blue respond', ['stand', 'counter-charge']]);
    s.pick('counter-charge', 2, 2, 2, 5, 1);
    // LG-MOR-3: it is infantry in pursuit that mounted troops charge.
    expect(s.told('disordered').some(({ unit, why }) => unit === 0 && why.startsWith('infantry caught'))).toBe(true);
  });

  it('LG-AFT-6 a chain: beaten in turn, the next are pursued, and so on', () => {
    const blue = ['y SW 500 700', 'w SW 555 615'];
    const s = chase([5, 5, 4, 4, 6, 1, 5, 5, 5, 5, 1, 2], 'SW 500 800', 'SW 500 800 stands=2 files=2', ...blue);
    expect(s.told('combat').map(({ blue }) => blue.map((id) => s.g.setting.units[id]!.key))).toEqual([
      ['x'],
      ['y'],
      ['w'],
    ]);
  });

  it('LG-AFT-6 one whom it has beaten this turn and runs into again is fought again', () => {
    // x retires through y, and stands in the way when a has beaten y too, who retires through x.
    const s = chase([5, 5, 4, 4, 6, 1, 5, 5, 5, 5, 1, 4], 'SW 500 800', 'SW 500 800', 'y SW 500 700');
    expect(s.told('combat').map(({ blue: his }) => his.map((id) => s.g.setting.units[id]!.key))).toEqual([
      ['x'],
      ['y'],
      ['x'],
    ]);
  });

  it.each([
    ['SW 500 600 A', 'SW 500 600 A', true],
    ['Sk 500 600', 'Sk 500 600', true],
    ['SW 500 600 C', 'SW 500 600 C', false],
  ])('LG-AFT-6 lights and A grade may halt 40 paces short: %s', (a, x, may) => {
    const s = chase(
      a.includes(' A') ? [] : a.startsWith('Sk') ? [5, 5, 3, 3] : [5, 5, 4, 4, 1, 4],
      a,
      x,
      'y SW 500 500',
    );
    if (a.includes(' A')) s.pick('pursue', 5, 5, 4, 4);
    expect(s.asked.endsWith('meets')).toBe(may);
    if (!may) return;
    expect(s.labels).toEqual(['charge', 'halt short']);
    s.pick('halt short');
    expect([s.at('a'), s.told('combat').length, s.unit('a').mood]).toEqual(['500 540 0', 1, 'pursuing']);
  });

  it('LG-AFT-6 one that is nearer already halts where it is', () => {
    const s = chase([], 'SW 500 600 A', 'SW 500 600 A', 'y SW 500 520 facing=0');
    s.pick('pursue', 5, 5, 4, 4);
    s.pick('halt short');
    expect(s.at('a')).toBe('500 600 0');
  });

  it('LG-AFT-6 (R) pursuers who are stopped by a new combat pursue no longer', () => {
    const s = chase([5, 5, 4, 4, 2, 2], 'SW 500 600', 'SW 500 600', 'y SW 500 500').pick('halt').pick('halt');
    expect([s.unit('a').mood, s.unit('a').haltsNext, s.contacts]).toEqual(['steady', true, ['a-y front']]);
  });
});

describe('LG-AFT-6 LG-AFT-5 routers', () => {
  const cut = (dice: readonly number[], stands = 3): LegioStage =>
    stage(
      { red: ['a SW 500 500 pursuing', 'b SW 800 900'], blue: ['x WB 500 500 routing', FAR] },
      { from: 'cutDown', catches: [`a x ${stands}`], dice },
    );

  it('LG-AFT-6 next turn a D6 for each stand in contact: 3 and more cost a stand each', () => {
    expect(cut([2, 3, 6]).unit('x').casualties).toBe(2);
    expect(cut([2, 2, 1]).unit('x').casualties).toBe(0);
    expect(cut([3], 1).unit('x').casualties).toBe(1);
    expect(cut([3], 1).board.catches).toEqual([]);
  });

  it('LG-AFT-6 only those still in rout', () => {
    const s = stage(
      { red: ['a SW 500 500 pursuing', 'b SW 800 900'], blue: ['x WB 500 500 unformed dp=5', FAR] },
      { from: 'cutDown', catches: ['a x 3'] },
    );
    expect(s.unit('x').casualties).toBe(0);
  });

  const rock: StageOptions = {
    terrain: [
      {
        id: 'r',
        kind: 'impassable',
        points: [
          [300, 300],
          [700, 300],
          [700, 560],
          [300, 560],
        ],
      },
    ],
  };
  const cornered = (y: number): LegioStage => combatPhase([`a HC 500 ${y}`, R], ['x SW 500 600 dp=5', FAR], rock);

  it('LG-AFT-5 without room to run: surrender to an enemy within 40 paces', () => {
    const s = declare(cornered(640), ['a charges x'], 2, 1, 2, 2, 2);
    expect(s.told('blocked')).toMatchObject([{ unit: s.id('x'), surrenders: true, clauses: ['LG-AFT-5'] }]);
    expect(s.told('destroyed')).toMatchObject([{ unit: s.id('x'), how: 'surrendered' }]);
  });

  it('LG-AFT-5 from farther off a stand is lost, and it may be caught where it is', () => {
    const s = declare(cornered(640.1), ['a charges x'], 2, 1, 2, 2, 2);
    expect(s.told('blocked')).toMatchObject([{ unit: s.id('x'), surrenders: false }]);
    expect([s.unit('x').casualties, s.unit('x').mood, s.board.catches.length]).toEqual([1, 'routing', 1]);
  });

  it('LG-MOV-6 nobody flees across closed ground', () => {
    const terrain: StageOptions['terrain'] = [
      {
        id: 'r',
        kind: 'impassable',
        points: [
          [200, 500],
          [800, 500],
          [800, 510],
          [200, 510],
        ],
      },
    ];
    const s = combatPhase(['a HC 500 640', R], ['x SW 500 600 dp=5', FAR], { terrain });
    declare(s, ['a charges x'], 3, 3, 2, 2, 1);
    const { how, to } = s.told('moved')[0]!;
    expect([how, to.x / 100, Math.round(to.y / 100)]).toEqual(['rout', 500, 510]);
  });

  it('LG-AFT-5 routers run off the table', () => {
    const s = declare(combatPhase(['a HC 500 160', R], ['x SW 500 120 dp=5', FAR]), ['a charges x'], 2, 2, 2, 2, 2);
    expect(s.told('destroyed')).toMatchObject([{ unit: s.id('x'), how: 'left the table' }]);
  });
});
