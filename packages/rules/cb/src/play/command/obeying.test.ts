import { describe, expect, it } from 'vitest';
import { type CbStage, stage } from '../../testing/stage.ts';
import { whyNotCharge } from '../charge/may-charge.ts';

const FOE = 'x HI 20 10';
/** A unit of Max’s command under an order, having thrown 3 JT, with Leo’s b beside. */
const under = (order: string, unit = 'a HI 20 20', blue = FOE): CbStage =>
  stage(
    { red: [unit, 'b HI 35 20 command=leo halts'], blue: [blue] },
    { leaders: { red: [`Max general a ${order}`, 'Leo commander b'] } },
  )
    .until('red action a')
    .pick('move, 1 die', 3);

const AGAINST = {
  hold: 'it is to hold its ground (CB-CMD-5)',
  withdraw: 'it is to go away (CB-CMD-5)',
  attack: 'it is to close and fight (CB-CMD-5)',
  support: 'it is to stay behind the unit that it supports (CB-CMD-5)',
};

describe('CB-CMD-5 what orders let a unit do', () => {
  it.each([
    ['attack', undefined, AGAINST.attack],
    ['hold', AGAINST.hold, AGAINST.hold],
    ['skirmish', undefined, undefined],
    ['withdraw', AGAINST.withdraw, undefined],
  ])('CB-CMD-5 %s: to advance, to go back', (order, ahead, back) => {
    const s = under(order);
    expect([s.refusal('advance 1'), s.refusal('back 1'), s.refusal('stay')]).toEqual([ahead, back, undefined]);
  });

  it('CB-CMD-5 what comes neither nearer to the nearest enemy nor farther from him is neither', () => {
    // x is 4 wide: a sidestep of 1 JT stays 10 JT off.
    for (const order of ['attack', 'hold', 'withdraw']) expect(under(order).refusal('sidestep left 1')).toBeUndefined();
    // Farther from x, but nearer to y.
    const s = stage(
      { red: ['a HI 20 20 facing=180'], blue: [FOE, 'y HI 20 28'] },
      { leaders: { red: ['Max general a withdraw'] } },
    ).pick('move, 1 die', 3);
    expect(s.refusal('advance 1')).toBe(AGAINST.withdraw);
  });

  it('CB-CMD-5 support: within 5 JT behind a unit, or on the way there', () => {
    const s = (at: string) => under('support=b', `a HI ${at}`);
    // b reaches from 33 to 37 and from y 20 to 21; a is 4 wide.
    expect(s('20 20').refusal('advance 1')).toBe(AGAINST.support);
    expect(s('20 20').refusal('sidestep right 1')).toBeUndefined();
    expect(s('35 25').refusal('advance 3')).toBeUndefined();
    expect(s('35 25').refusal('back 1')).toBeUndefined();
    // 5 JT behind b’s rear is 26.
    expect(s('35 25.01').refusal('back 1')).toBe(AGAINST.support);
    // Beside it and past its front.
    expect(s('28 21').refusal('advance 1')).toBeUndefined();
    expect(s('28 21').refusal('advance 3')).toBe(AGAINST.support);
  });

  it('CB-CMD-5 whoever loses the unit it supports goes where it likes', () => {
    const s = under('support=b', 'a HI 20 20');
    s.unit('b').where = 'gone';
    expect(s.refusal('advance 1')).toBeUndefined();
  });

  const charges = (order: string, target: string): string | undefined => {
    const s = stage(
      { red: ['a HI 20 20', 'b HI 35 20 command=leo halts'], blue: [target] },
      { leaders: { red: [`Max general a ${order}`, 'Leo commander b'] } },
    );
    return whyNotCharge(s.g, s.id('a'), s.id('x'))?.clause;
  };
  it.each([
    ['attack', undefined, undefined],
    ['hold', 'CB-CMD-5', 'CB-CMD-5'],
    ['skirmish', 'CB-CMD-5', undefined],
    ['support=b', 'CB-CMD-5', 'CB-CMD-5'],
    ['withdraw', 'CB-CMD-5', 'CB-CMD-5'],
  ])('CB-CMD-5 %s: to charge the formed, to charge others', (order, formed, others) =>
    expect([charges(order, 'x HI 20 17'), charges(order, 'x LI 20 17')]).toEqual([formed, others]),
  );

  it('CB-CMD-5 a unit has the orders of its own command', () => {
    const s = stage(
      { red: ['a HI 20 20', 'b HI 35 20 command=leo'], blue: [FOE] },
      { leaders: { red: ['Max general a hold', 'Leo commander b'] } },
    );
    expect(s.pick('move, 1 die', 3).refusal('advance 1')).toBeUndefined();
  });
});
