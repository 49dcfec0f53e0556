import { describe, expect, it } from 'vitest';
import { againstOrder, DEEDS, ORDERS } from '../../sheet/chapters/orders.ts';
import { combatPhase, offered } from '../../testing/combat-phase.ts';
import { type LegioStage, type StageOptions, stage } from '../../testing/stage.ts';

const led = (...red: string[]): StageOptions => ({ leaders: { red } });
const commanding = (red: string[], leaders: string[], more: StageOptions = {}): LegioStage =>
  stage({ red, blue: ['x SW 500 100 free'] }, { from: 'commandFirst', ...led(...leaders), ...more });
const starting = (s: LegioStage, word: string): string[] => s.labels.filter((label) => label.startsWith(word));

it('LG-CMD-3 what each order forbids', () => {
  const forbidden = ORDERS.map((order) => [order, DEEDS.filter((deed) => againstOrder(order, deed)).join(', ')]);
  expect(Object.fromEntries(forbidden)).toEqual({
    free: '',
    attack: 'withdraw',
    hold: 'advance, withdraw, charge formed, charge other, move in support',
    skirmish: 'charge formed',
    support: 'advance, withdraw, charge formed, charge other',
    withdraw: 'advance, charge formed, charge other, move in support',
  });
});

describe('LG-CMD-1 LG-CMD-3 the general gives orders', () => {
  const RED = ['a SW 500 900', 'b SW 700 900 command=leo'];

  it('LG-CMD-3 at once to his own command, for a point', () => {
    const s = commanding(['a SW 500 900', 'b SW 700 900'], ['Max general a']).pick('give his command another order');
    expect([s.asked, s.question.question]).toEqual([
      ...['red order', 'What is Max’s command to do? So far: act as its leaders wish'],
    ]);
    expect(s.labels).toEqual(['attack', 'hold', 'skirmish', 'withdraw']);
    expect(s.question.shows({ do: 'hold' })).toMatchObject({ pieces: [0, 1] });
    s.pick('hold');
    expect(s.board.leaders[0]!.order).toEqual({ do: 'hold' });
    expect(s.told('ordered')).toMatchObject([{ leader: 0, to: 0, how: 'told', order: { do: 'hold' } }]);
    expect(s.question.question).toBe('Max decides, 2 command points left');
    expect(s.log).toContain('Max gives Max’s command its order: hold');
    // Back to what its leaders wish.
    expect(s.pick('give his command').pick('act as').board.leaders[0]!.order).toEqual({ do: 'free' });
  });

  it('LG-CMD-3 and to a leader within bow range, of whose command he says whom to support', () => {
    const at = (x: number): LegioStage => {
      const s = commanding(['a SW 500 900', `b SW ${x} 900 command=leo`], ['Max general a', 'Leo commander b']);
      while (!s.question.question.startsWith('Max')) s.pass();
      return s.pick('order Leo');
    };
    // Each is 60 wide: 100 paces apart, and a little more.
    expect(at(660.1).pick('support a').told('ordered')).toMatchObject([{ how: 'sent' }]);
    const s = at(660);
    expect(s.labels).toContain('support a');
    s.pick('support a');
    expect(s.board.leaders[1]!.order).toEqual({ do: 'support', behind: 0 });
    expect(s.board.dispatches).toEqual([]);
  });

  it('LG-CMD-3 farther off a messenger rides 240 paces a turn, and the leader listens for a point', () => {
    const far = ['a SW 500 900 free', 'b SW 900 900 command=leo free'];
    const s = commanding(far, ['Max general a', 'Leo commander b'], { turns: 3 });
    while (!s.question.question.startsWith('Max')) s.pass();
    s.pick('order Leo').pick('attack');
    expect(s.told('ordered')).toMatchObject([{ how: 'sent', to: 1 }]);
    expect([s.board.leaders[1]!.order.do, s.board.dispatches.length]).toEqual(['free', 1]);
    s.pass();
    expect(s.board.dispatches).toMatchObject([{ x: 74_000, y: 90_000, arrived: false }]);
    // He rides on with the leader once he has come.
    const near = commanding(far, ['Max general a', 'Leo commander b']);
    near.board.dispatches.push({ to: 1, order: { do: 'attack' }, x: 74_000, y: 90_000, arrived: false });
    expect(starting(near.pass(), 'listen')).toEqual([]);
    expect(near.pass().board.dispatches).toMatchObject([{ arrived: true }]);
  });

  it('LG-CMD-1 who listens takes the order', () => {
    const s = commanding(RED, ['Max general a', 'Leo commander b']);
    s.board.dispatches.push({ to: 1, order: { do: 'withdraw' }, x: 70_000, y: 90_000, arrived: true });
    expect(s.question.question).toBe('Leo decides, 2 command points left');
    expect(starting(s, 'listen')).toEqual(['listen to the order that a messenger has brought']);
    s.pick('listen');
    expect([s.board.leaders[1]!.order.do, s.board.dispatches, starting(s, 'listen')]).toEqual(['withdraw', [], []]);
    expect(s.question.question).toBe('Leo decides, 1 command point left');
    expect(s.log).toContain('Leo listens to his order: withdraw');
  });

  it('LG-CMD-3 nobody else, and none to who is in rout', () => {
    const s = commanding(['a SW 500 900', 'b SW 620 900 command=leo'], ['Max general a', 'Leo commander b']);
    expect(s.question.question).toContain('Leo');
    expect(starting(s, 'order')).toEqual([]);
    expect(s.question.excluded().find(({ what }) => what === 'order')?.clause).toBe('LG-CMD-3');
    const routed = commanding(
      ['a SW 500 900', 'b SW 620 900 command=leo routing'],
      ['Max general a', 'Leo commander b'],
    );
    expect(starting(routed, 'order')).toEqual([]);
  });
});

describe('LG-CMD-3 (R) who is controlled keeps to the order of his command', () => {
  /** Moves that a may make under an order, in hand unless told. */
  const may = (order: string, words = ''): string[] => {
    const s = stage(
      { red: [`a Jav 500 600 unformed ${words}`, 'b SW 900 1000 command=leo'], blue: ['x SW 500 400'] },
      led(`Max general a ${order}`, 'Leo commander b'),
    ).until('red action a');
    s.pick('move, 1 average die', 3);
    return Object.entries({ on: 'advance 40', back: 'face 180, advance 40', turn: 'face 90' }).flatMap(
      ([name, path]) => {
        const why = s.refusal(path);
        expect(why === undefined || why.endsWith('(LG-CMD-3)')).toBe(true);
        return why === undefined ? [name] : [];
      },
    );
  };

  it.each([
    ['free', ['on', 'back', 'turn']],
    ['attack', ['on', 'turn']],
    ['hold', ['turn']],
    ['skirmish', ['on', 'back', 'turn']],
    ['withdraw', ['back', 'turn']],
    ['support=b', ['back', 'turn']],
  ])('LG-CMD-3 %s: %j', (order, moves) => expect(may(order)).toEqual(moves));

  it('LG-CMD-3 not who acts as wished by a control test', () => {
    expect(may('hold', 'asWished')).toEqual(['on', 'back', 'turn']);
    const tested = stage(
      { red: ['a SW 500 900', 'b SW 100 1100 free'], blue: ['x SW 500 100 free'] },
      { from: 'controlFirst', dice: [3], ...led('Max general b hold') },
    );
    expect(tested.unit('a')).toMatchObject({ control: 'free', asWished: true });
    expect(tested.unit('b').asWished).toBe(false);
  });

  it('LG-CMD-3 charges too, of skirmishers at formed troops alone', () => {
    const charges = (order: string, x: string, words = '') =>
      offered(
        combatPhase([`a HC 500 640 ${words}`, 'b SW 900 1000 command=leo'], [`x ${x} rests`, 'z SW 1700 100 rests'], {
          ...led(`Max general a ${order}`, 'Leo commander b'),
        }),
      ).length;
    const allowed = (x: string, words = '') =>
      ['free', 'attack', 'hold', 'skirmish', 'withdraw', 'support=b'].filter((order) => charges(order, x, words) > 0);
    expect(allowed('SW 500 600')).toEqual(['free', 'attack']);
    expect(allowed('SW 500 600 unformed')).toEqual(['free', 'attack', 'skirmish']);
    expect(allowed('SW 500 600', 'asWished')).toHaveLength(6);
  });

  it('LG-CTL-2 who repeats his last move asks no orders, nor who pursues', () => {
    const s = stage(
      { red: ['a SW 500 900 repeats last=move', 'b SW 100 1100'], blue: ['x SW 500 100'] },
      { dice: [4], ...led('Max general b hold') },
    ).until('red action b');
    expect(s.at('a')).toBe('500 820 0');
  });

  it('LG-CMD-3 a battle gives an order, and only support names whom', () => {
    const battle = (order: string) => () =>
      stage({ red: ['a SW 500 900', 'b SW 700 900'], blue: ['x SW 500 100'] }, led(`Max general a ${order}`));
    expect(battle('support=a')).toThrow('is of his own command (LG-CMD-3)');
    expect(battle('support=q')).toThrow('its army has no unit "q"');
    expect(battle('hold=a')).toThrow('is told whom (LG-CMD-3)');
  });
});
