import { describe, expect, it } from 'vitest';
import { combatPhase, declare } from '../../testing/combat-phase.ts';
import { stage } from '../../testing/stage.ts';
import { arrivalChance } from '../charge/charge-odds.ts';

describe('why something cannot be done', () => {
  it('CB-SEQ-6 CB-CHG-4 a charge, with its clause', () => {
    const s = combatPhase(['a HC 20 20', 'b HI 30 28', 'c HI 10 20'], ['x Pike 20 17', 'y HI 10 17']);
    expect(s.why('a charges x')).toMatch(/^CB-CHG-4: /);
    expect(s.why('b charges x')).toMatch(/^CB-SEQ-6: the target is too far off/);
  });

  it('CB-SEQ-6 that a charge does not come home: whom it cannot turn to, does not see, does not reach, cannot come at', () => {
    const why = (red: string[], blue: string[]) =>
      combatPhase([...red, 'z LC 40 20'], [...blue, 'q LC 40 17']).why('a charges x');
    expect(why(['a HI 20 20'], ['x HI 20 22'])).toBe('CB-SEQ-6: no quarter wheel points it at him');
    expect(why(['a HI 20 20', 'b HI 20 19'], ['x HI 20 17.5'])).toBe('CB-SEQ-6: it does not see him');
    expect(why(['a El 20 24'], ['x Sk 26 18'])).toBe('CB-SEQ-6: he is 1.4 JT beyond its reach');
    expect(why(['a HI 20 20', 'b HI 20.6 18.8'], ['x HI 20 17'])).toBe('CB-SEQ-6: it cannot come at him');
  });

  it('CB-CMD-6 CB-MOV-9 CB-SEQ-5 what a unit cannot do in the Tactical phase', () => {
    const s = stage({ red: ['a HI 20 20'], blue: ['x HI 20 16'] });
    expect(s.why('move twice as far')).toMatch(/^CB-MOV-9: /);
    expect(s.why('shoot before moving')).toMatch(/^CB-SEQ-5: /);
    expect(s.why('charge')).toMatch(/^CB-SEQ-6: /);
    const clausesOn = (step: string) =>
      s.question.excluded().flatMap(({ what, clause }) => (what.includes(step) ? [clause] : []));
    expect([clausesOn('advance'), clausesOn('wheel')]).toEqual([['CB-SEQ-3'], ['CB-SEQ-3']]);
    for (const step of ['form column', 'form line', 'files', 'turn about', 'sidestep'])
      expect(clausesOn(step)).toEqual(['CB-MAN-9']);
    expect(s.labels.some((label) => label.startsWith('change formation, facing or place by a step'))).toBe(true);
    const stuck = stage({ red: ['a HI 20 20 halts', 'm Jav 30 20'], blue: ['x HI 20 5'] });
    // Nobody is asked about a unit with one option; the next one may move.
    expect(stuck.asked).toBe('red action m');
  });

  it('CB-SEQ-5 who may shoot first is not told that it may not', () =>
    expect(stage({ red: ['a Sk 20 20'], blue: ['x HI 20 5'] }).why('shoot before moving')).toBeUndefined());

  it('CB-RSP-2 CB-RSP-5 a response that is not open', () => {
    const s = declare(combatPhase(['b El 30 20'], ['y Sk 30 18']), ['b y']);
    expect(s.asked).toBe('blue respond');
    expect([s.labels, s.why('break')]).toEqual([['stand', 'evade'], expect.stringMatching(/^CB-RSP-1: /)]);
  });
});

describe('CB-SEQ-6 the chance to arrive', () => {
  const from = (y: number, unit = 'HI') => {
    const s = combatPhase([`a ${unit} 20 ${y}`], ['x HI 20 17']);
    return arrivalChance(s.g, s.id('a'), s.id('x'));
  };

  it('CB-MOV-1 infantry with an average die and a D6', () => {
    expect(from(20)).toBe(1);
    // 4 JT want 4 or more pips: all but a 2 and a 1.
    expect(from(21)).toBeCloseTo(35 / 36, 9);
    expect(from(22)).toBeCloseTo(1 - (1 + 1 + 2) / 36, 9);
  });

  it('CB-MOV-2 cavalry with three dice', () => expect(from(22, 'HC')).toBe(1));
});

describe('what does nothing', () => {
  it('is a choice of every decision that can be passed by', () => {
    const s = stage({ red: ['a HI 20 20'], blue: ['x HI 20 5'] });
    expect(s.question.pass).toEqual({ do: 'stand' });
    expect(combatPhase(['a HI 20 20'], ['x HI 20 17']).question.pass).toEqual({ do: 'done' });
  });
});
