import { takeDice } from '@acies/kernel/odds';
import { describe, expect, it } from 'vitest';
import { ORDER_PURPOSES } from '../chapters/orders.ts';
import { CALCULATIONS } from './index.ts';

/** What these dice come to, in words. */
function outcomeOf(id: string, input: object, ...faces: number[]): string {
  const one = CALCULATIONS.find((each) => each.id === id)!;
  return takeDice(one, one.prepare(one.input.parse(input)), faces).text;
}

describe('what a melee leads to', () => {
  /** A stand of two dice is beaten by one of two, by a hit or by both, and passes its test. */
  const beaten = (by: 1 | 2, defender: object): string =>
    outcomeOf(
      'melee',
      { attacker: { type: 'Shot', sp: 2 }, defender: { start: 6, sp: 2, ...defender }, fresh: false },
      ...(by === 2 ? [6, 6] : [6, 1]),
      ...[1, 1],
      1,
    );

  it.each([
    ['HI', 1, 2],
    ['Pike', 1, 2],
    ['Sk', 2, 3],
    ['LI', 2, 3],
    ['LC', 2, 3],
    ['HC', 2, 3],
  ])('HX-MEL-6 HX-MOR-2 %s retreats %iH, or %iH beaten by 2, and is disordered', (type, near, far) => {
    expect(beaten(1, { type })).toBe(`attacker wins; attacker: unhurt; defender: disordered, retreats ${near}H`);
    expect(beaten(2, { type })).toBe(
      `attacker wins by 2 or more; attacker: unhurt; defender: disordered, retreats ${far}H`,
    );
  });

  it('HX-TER-5 a village may be held; it costs the attacker a die', () => {
    const given = { attacker: { sp: 2 }, defender: { sp: 1, ground: 'village' }, fresh: false };
    expect(outcomeOf('melee', given, 6, 1, 1)).toBe(
      'attacker wins; attacker: unhurt; defender: disordered, retreats 1H or holds the village for 1 SP more',
    );
    expect(outcomeOf('melee', given, 6, 1, 6)).toBe('attacker wins; attacker: unhurt; defender: destroyed');
  });

  it('HX-MEL-7 the supports of who loses are disordered, of who wins not', () => {
    const given = { attacker: { sp: 1, supports: 1 }, defender: { sp: 1, supports: 1 }, fresh: false };
    expect(outcomeOf('melee', given, 6, 1, 1, 1, 1)).toBe(
      'attacker wins; attacker: unhurt; defender: disordered, retreats 1H, its supports disordered',
    );
  });

  it('HX-MEL-6 HX-MOR-2 a draw without a hit disorders nobody, and one with hits both; they are locked', () => {
    const given = { attacker: { sp: 1 }, defender: { start: 8, sp: 7 }, fresh: false };
    expect(outcomeOf('melee', given, 1, ...Array(7).fill(1))).toBe(
      'draw, they stay locked; attacker: unhurt; defender: unhurt',
    );
    expect(outcomeOf('melee', given, 6, 6, ...Array(6).fill(1), 1, 6)).toBe(
      'draw, they stay locked; attacker: disordered; defender: loses 1 SP, disordered',
    );
  });

  it('HX-LDR-1 HX-MOR-4 a leader lost is told of, with a stand that is destroyed too', () => {
    const given = { attacker: { sp: 1 }, defender: { sp: 1, commander: true }, fresh: false };
    expect(outcomeOf('melee', given, 6, 1, 6, 5)).toBe(
      'attacker wins; attacker: unhurt; defender: destroyed, leader lost',
    );
  });
});

it('HX-TER-6 HX-MEL-2 a height gives its die, unless the battle says that it gives none', () => {
  const melee = CALCULATIONS.find(({ id }) => id === 'melee')!;
  const rows = (defender: object): string[] => {
    const prepared = melee.prepare(melee.input.parse({ defender }));
    return prepared.tallies.find(({ heading }) => heading === 'defender’s dice')!.tally.rows.map(({ label }) => label);
  };
  expect(rows({ height: 1 })).toContain('higher ground');
  expect(rows({ height: 1, gentle: true })).not.toContain('higher ground');
});

describe('what a morale test leads to', () => {
  it('HX-MOR-2 any hit disorders, and at 0 SP a stand is destroyed', () => {
    expect(outcomeOf('morale', {}, 1)).toBe('passed, no loss, disordered');
    expect(outcomeOf('morale', { disordered: true }, 1)).toBe('passed, no loss, disordered');
    expect(outcomeOf('morale', { sp: 1, commander: true }, 6, 5)).toBe('failed, destroyed, leader lost');
  });

  it('HX-MOR-2 a pass in disorder costs 1 SP where the ruling is switched off', () => {
    const old = { disordered: true, passCosts: true };
    expect(outcomeOf('morale', old, 1)).toBe('passed, loses 1 SP, disordered');
    expect(outcomeOf('morale', { ...old, sp: 1 }, 1)).toBe('passed, destroyed');
    expect(outcomeOf('morale', { passCosts: true }, 1)).toBe('passed, no loss, disordered');
    const shot = { shooter: { sp: 1 }, target: { disordered: true } };
    expect(outcomeOf('firing', shot, 6, 1)).toBe('hit, target passed, no loss, disordered');
    expect(outcomeOf('firing', { ...shot, passCosts: true }, 6, 1)).toBe('hit, target passed, loses 1 SP, disordered');
    const melee = { attacker: { sp: 1 }, defender: { sp: 2, disordered: true }, fresh: false };
    expect(outcomeOf('melee', melee, 6, 1, 1)).toBe(
      'attacker wins; attacker: unhurt; defender: disordered, retreats 1H',
    );
    expect(outcomeOf('melee', { ...melee, passCosts: true }, 6, 1, 1)).toBe(
      'attacker wins; attacker: unhurt; defender: loses 1 SP, disordered, retreats 1H',
    );
  });

  it('HX-MOR-3 horse loses 1 SP to the pila and the melee of a legion together', () => {
    const given = { attacker: { type: 'HC', impact: 0 }, defender: { type: 'Leg' } };
    const thrown = [6, 1, 1, 6, 1, 1, 6, 6, 1, 1, 1, 6];
    expect(outcomeOf('melee', given, ...thrown)).toBe(
      'defender wins by 2 or more; attacker: loses 1 SP, disordered, retreats 3H; defender: unhurt',
    );
  });

  it('HX-MOR-4 the sight of a friend destroyed disorders who fails', () => {
    expect(outcomeOf('morale', { cap: 0 }, 1)).toBe('passed, no loss');
    expect(outcomeOf('morale', { cap: 0 }, 6)).toBe('failed, no loss, disordered');
    expect(outcomeOf('morale', { cap: 0, disordered: true }, 1)).toBe('passed, no loss, disordered');
  });

  it('HX-FIR-1 HX-MOR-2 so it is with a shot', () => {
    const given = { shooter: { sp: 1 }, target: { sp: 1 } };
    expect(outcomeOf('firing', given, 1)).toBe('no hit');
    expect(outcomeOf('firing', given, 6, 1)).toBe('hit, target passed, no loss, disordered');
    expect(outcomeOf('firing', given, 6, 6)).toBe('hit, target failed, destroyed');
  });
});

it.each([
  ['HX-SEQ-2', 'another bound', 'it makes the bound', 'the bound meets no enemy, ends disordered and is the last'],
  ['HX-SEQ-8', 'recovery', 'in order again', 'it stays disordered'],
  ['HX-SEQ-7', 'opportunity', 'it fires, turns or charges now', 'it does nothing during this enemy activation'],
  ['HX-SEQ-4', 'about-face', 'it turns in order', 'it turns and is disordered'],
  ['HX-SEQ-4', 'stepping back', 'it steps back in order', 'it steps back and is disordered'],
  ['HX-MEL-6', 'breaking off', 'it leaves the melee', 'it stays locked'],
])('%s an order test for %s says what comes of it', (_, purpose, passed, failed) => {
  expect(ORDER_PURPOSES).toContain(purpose);
  expect(outcomeOf('order-test', { purpose }, 6)).toBe(`passed: ${passed}`);
  expect(outcomeOf('order-test', { purpose }, 1)).toBe(`failed: ${failed}`);
});
