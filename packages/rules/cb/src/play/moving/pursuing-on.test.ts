import { describe, expect, it } from 'vitest';
import { asks, fight, moves, rowsOf } from '../../testing/combat-phase.ts';
import { type CbStage, type StageOptions, stage } from '../../testing/stage.ts';
import { line, patch } from '../../testing/terrain.ts';

/** In the tactical phase of the side with the initiative, a pursues; z is there to be asked after it. */
const going = (unit: string, dice: number[], blue: readonly string[], more: StageOptions = {}): CbStage =>
  stage({ red: [`a ${unit}`, 'z HI 3 29'], blue }, { dice, turns: 1, ...more });

describe('CB-AFT-7 a pursuit of an earlier turn reaches new enemy', () => {
  it('CB-AFT-7 CB-MOV-4 and has charged him, with the dice already thrown', () => {
    const s = going('HC 20 25 pursuing', [4, 5, 1], ['x HI 20 15']);
    expect([s.asked, s.at('a'), s.contacts]).toEqual(['red action z', '20 15 0', ['a-x front']]);
    expect(s.told('charge')).toMatchObject([{ clauses: ['CB-AFT-7'], unit: 0, target: s.id('x'), runsOn: true }]);
    expect(s.told('response')).toMatchObject([{ unit: s.id('x'), response: 'stand' }]);
    expect(s.unit('a')).toMatchObject({ motion: 'pursuing', rush: 'charging', moved: true });
  });

  it('CB-AFT-7 CB-CBT-5 CB-CBT-10 nobody may decline it, and they fight a charge combat this turn', () => {
    const s = going('HC 20 25 pursuing', [4, 5, 1], ['x HI 20 15']);
    s.pass(3, 3, 2, 2, 1);
    // Nobody has been asked whether to charge: the battle is over.
    expect(s.asked).toBe('');
    expect([s.told('combat').length, s.told('contact').length]).toEqual([2, 1]);
    expect(s.told('combat')).toMatchObject([{ round: 'charge' }, { round: 'charge' }]);
    expect(rowsOf(s, 'a')).toBe('combat factor 3, coming on 1, unformed -2');
  });

  it('CB-AFT-7 not if it is a pip short of him', () => {
    const s = going('HC 20 25 pursuing', [4, 4, 1], ['x HI 20 15']);
    expect([s.contacts, s.told('charge'), s.at('a')]).toEqual([[], [], '20 16 0']);
  });

  it('CB-RSP-4 formed cavalry may come to meet it, by dice of its own', () => {
    const s = going('HC 20 25 pursuing', [4, 5, 1], ['x HC 20 15']);
    expect([asks(s), s.at('a')]).toEqual(['blue respond: counter-charge, stand', '20 25 0']);
    s.pick('counter-charge').pick('2 dice', 3, 3);
    expect([s.contacts, s.unit('x').moved, s.asked]).toEqual([['a-x front'], true, 'red action z']);
  });

  it('CB-RSP-2 CB-RSP-6 light infantry may evade it, and does not move again in this phase', () => {
    const s = going('HC 20 25 pursuing', [4, 4, 1], ['x LI 20 16', 'y HI 40 3']);
    expect(asks(s)).toBe('blue respond: stand, evade');
    s.pick('evade', 4, 5);
    expect([s.contacts, s.asked]).toEqual([[], 'red action z']);
    expect(s.told('short')).toMatchObject([{ unit: 0, target: s.id('x') }]);
    const at = s.at('x');
    s.until('blue action y');
    expect(s.at('x')).toBe(at);
  });

  it('CB-RSP-1 who breaks before it has run, and does not run again in this phase', () => {
    const s = going('HC 20 25 pursuing', [4, 5, 1, 3, 5], ['x HI 20 15 C dp=5', 'y HI 40 3']);
    expect([s.unit('x').mood, s.asked]).toEqual(['routing', 'red action z']);
    const at = s.at('x');
    s.pass();
    expect([s.asked, s.at('x')]).toEqual(['blue action y', at]);
  });

  it('CB-AFT-7 routers whom it reaches are hacked, and not charged', () => {
    const s = going('HC 20 25 pursuing', [4, 5, 1], ['x HI 20 15 routing', 'y HI 22 12'], {
      prey: ['a x'],
    });
    expect(s.told('hacked')).toMatchObject([{ unit: s.id('x'), by: 0 }]);
    expect([s.unit('x').casualties, s.told('charge'), s.contacts]).toEqual([1, [], []]);
  });

  it('CB-AFT-7 of the other side too, in its turn to move', () => {
    const s = stage(
      { red: ['a HI 20 20', 'z HI 3 29 halts'], blue: ['x HC 20 10 pursuing', 'y HI 40 3'] },
      { turns: 1 },
    );
    s.pick('stand', 4, 5, 1);
    expect([s.contacts, s.at('x')]).toEqual([['x-a front'], '20 20 180']);
  });
});

describe('CB-AFT-7 (R) who may not charge new enemy halts 1 JT short of him', () => {
  const halts = (unit: string, enemy: string, dice = [4, 5, 1]) => {
    const s = going(unit, dice, [enemy]);
    return [s.at('a'), s.contacts.length, s.told('charge').length];
  };

  it('CB-CHG-4 cavalry before a stationary phalanx in good order, and not before another', () => {
    expect(halts('HC 20 25 pursuing', 'x Pike 20 15')).toEqual(['20 16 0', 0, 0]);
    expect(halts('HC 20 25 pursuing', 'x Pike 20 15 unformed')).toEqual(['20 15 0', 1, 1]);
    expect(halts('HI 20 25 pursuing', 'x Pike 20 17', [3, 5])).toEqual(['20 17 0', 1, 1]);
  });

  it('CB-CHG-1 the shaken', () => expect(halts('HC 20 25 pursuing dp=5', 'x HI 20 15')).toEqual(['20 16 0', 0, 0]));

  it('CB-AFT-7 who is within 1 JT of him stays where it is, and has not moved', () => {
    const s = going('HC 20 15.5 pursuing', [4, 5, 1], ['x Pike 20 15']);
    expect([s.at('a'), s.unit('a').moved]).toEqual(['20 15.5 0', false]);
  });
});

describe('CB-AFT-7 whom a pursuit goes after', () => {
  const heading = (blue: readonly string[], prey?: string, more: StageOptions = {}): number =>
    going('HC 20 25 pursuing', [2, 2, 1], blue, { ...more, ...(prey ? { prey: [`a ${prey}`] } : {}) }).unit('a')
      .heading;

  it('CB-AFT-7 whom it pursues, though another is nearer; who pursues nobody, the nearest', () => {
    const two = ['x HI 20 13', 'y HI 29 18'];
    expect(heading(two)).toBe(heading(['y HI 29 18', 'w HI 40 3']));
    expect(heading(two, 'x')).toBe(0);
  });

  it('CB-AFT-7 (R) as long as its dice could bring it to him', () => {
    // 5 + 5 + 6 JT.
    const far = (y: number) => heading([`x HI 20 ${y}`, 'w HI 31 18'], 'x');
    expect([far(9), far(8.9) === 0]).toEqual([0, false]);
  });

  it('CB-AFT-7 and if he is gone, the nearest whom it sees', () => {
    const s = stage(
      { red: ['q HI 40 28', 'a HC 20 25 pursuing'], blue: ['x HI 20 13', 'y HI 29 18'] },
      { prey: ['a x'] },
    );
    s.unit('x').where = 'gone';
    s.pick('stand', 2, 2, 1);
    expect(s.unit('a').heading).not.toBe(0);
  });

  it('CB-AFT-7 it is noted as it begins, and after another turn it is still the same', () => {
    const s = fight(
      ['a HC 20 20 motion=charging', 'r Art 3 28'],
      ['x HI 20 20 dp=5', 'z Art 42 2'],
      ['a x fresh'],
      [1, 3, 4, 6, 2, 2, 1],
    );
    expect([moves(s), s.unit('a').prey]).toEqual([['x break', 'a pursue'], s.id('x')]);
  });
});

describe('CB-AFT-7 the way of a pursuit', () => {
  it('(R) CB-PASS-1 stopped by friends it goes through them, as in any move', () => {
    const s = stage(
      { red: ['a HC 20 25 pursuing', 'f LI 20 22', 'z HI 3 29'], blue: ['x HI 20 5'] },
      { dice: [4, 5, 2], turns: 1 },
    );
    expect(s.at('a')).toBe('20 14 0');
  });

  it('CB-CMD-6 into the enemy’s camp, where it loots', () => {
    const camp = { terrain: [patch('camp', [10, 10, 30, 14], 'blue')] };
    expect(going('HC 20 25 pursuing', [4, 5, 3], ['x HI 20 3'], camp).unit('a').mood).toBe('looting');
  });

  it('CB-MAN-7 a major obstacle ends it half a throw beyond', () => {
    const wall = { lines: [line('major', [10, 20], [30, 20])] };
    expect(going('HC 20 25 pursuing', [4, 5, 2], ['x HI 20 5'], wall).at('a')).toBe('20 14 0');
  });

  it('CB-UNIT-7 who cannot go turns to its enemy', () => {
    const shut = { terrain: [patch('impassable', [21, 10, 23, 30])] };
    const s = going('HC 20 25 pursuing stands=4 files=2', [2, 2, 1], ['x HI 42 26 facing=270'], shut);
    expect([s.at('a'), s.unit('a').moved]).toEqual(['21 26 90', true]);
  });
});
