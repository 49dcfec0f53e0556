import { type Calculation, oddsOf } from '@acies/kernel/odds';
import { describe, expect, it } from 'vitest';
import { lines } from '../../testing/lines.ts';
import { manoeuvreCalculation } from './manoeuvre.ts';
import { moraleCalculation } from './morale.ts';
import { moveCalculation } from './move.ts';
import { recoveryCalculation } from './recovery.ts';
import { volleyCalculation } from './volley.ts';

const prepare = (one: Calculation, input: object) => one.prepare(one.input.parse(input));
/** What comes of it, or why it cannot be. */
function says(one: Calculation, input: object): string {
  const prepared = prepare(one, input);
  if (prepared.verdict.kind === 'impossible') return prepared.verdict.because.clause;
  const { rows } = oddsOf(one, prepared);
  expect(rows).toHaveLength(1);
  return rows[0]!.text;
}

describe('LG-MAN-1 to LG-MAN-9 the manoeuvre calculator', () => {
  it.each([
    [{}, 'no part of its move, 1 DP'],
    [{ nearEnemy: false }, 'no part of its move, 0 DP'],
    [{ manoeuvre: 'change formation' }, 'half a move, 1 DP'],
    [{ manoeuvre: 'form up', formation: 'unformed' }, 'a full move, 1 DP'],
    [{ manoeuvre: 'form up' }, 'LG-MAN-4'],
    [{ manoeuvre: 'cross obstacle', type: 'HC', nearEnemy: false }, 'half a move, 2 DP'],
    [{ manoeuvre: 'about face' }, 'half a move, 0 DP'],
    [{ manoeuvre: 'unform' }, 'LG-MAN-1'],
    [{ manoeuvre: 'unform', type: 'Jav' }, 'no part of its move, 0 DP'],
    [{ manoeuvre: 'mount or dismount', type: 'HC' }, 'LG-MAN-7'],
    [{ manoeuvre: 'mount or dismount', type: 'HC', horses: true }, 'half a move, 1 DP'],
    [{ manoeuvre: 'side-step or step back', grade: 'D' }, 'LG-MAN-9'],
    [{ manoeuvre: 'form up', type: 'Sk' }, 'a full move, 1 DP'],
    [{ manoeuvre: 'form up', type: 'Sk', into: 'line' }, 'LG-MAN-1'],
    [{ type: 'Sk', formation: 'line' }, 'LG-MAN-1'],
    [{ type: 'El', formation: 'column' }, 'LG-MAN-3'],
  ])('LG-MAN-2 %j: %s', (input, text) => expect(says(manoeuvreCalculation, input)).toBe(text));
});

describe('LG-REC-1 LG-REC-2 the recovery calculator', () => {
  it.each([
    [{}, '1 DP left'],
    [{ dp: 0 }, 'LG-REC-1'],
    [{ grade: 'A', beyondBow: true }, '0 DP left'],
    [{ grade: 'D', shotAt: true }, '2 DP left'],
    [{ inspireActions: 1 }, '0 DP left'],
    [{ dp: 5 }, '4 DP left, shaken no longer'],
    [{ inCombat: true }, 'LG-REC-1'],
    [{ resting: false }, 'LG-REC-1'],
    [{ type: 'El', grade: 'A' }, 'LG-UNIT-6'],
  ])('LG-REC-1 %j: %s', (input, text) => expect(says(recoveryCalculation, input)).toBe(text));
});

describe('LG-MOR-1 to LG-MOR-5 the morale calculator', () => {
  const NONE = { unitLost: 0 };
  it.each([
    ['infantryRetiring', 'LG-MOR-1 heavy infantry retiring near by +1'],
    ['unitLost', 'LG-MOR-1 unit broken or destroyed near by +2'],
    ['commanderLost', 'LG-MOR-2 commander killed or broken near by +1'],
    ['generalLost', 'LG-MOR-2 general killed or broken near by +2'],
    ['burstThrough', 'LG-MOR-3 burst through by elephants +2'],
    ['flankCharge', 'LG-MOR-3 charged in flank or rear +2'],
    ['caughtMoving', 'LG-MOR-3 infantry caught moving by mounted +2'],
    ['strangeBeasts', 'LG-MOR-4 cavalry near elephants or camels +1'],
  ])('LG-MOR-1 %s', (field, text) => {
    expect(lines(prepare(moraleCalculation, { ...NONE, [field]: 1 }).tallies[0]!.tally)).toEqual([text]);
  });

  it.each([
    [NONE, 'takes 0 DP and has 0'],
    [{}, 'takes 2 DP and has 2'],
    [{ dp: 3 }, 'takes 2 DP and has 5, shaken'],
    [{ dp: 4 }, 'takes 1 DP and has 5, shaken, 1 stand lost'],
    [{ dp: 5, unitLost: 1 }, 'takes 0 DP and has 5, 2 stands lost'],
    [{ dp: 5, casualties: 4 }, 'destroyed'],
    [{ casualties: 6 }, 'LG-UNIT-4'],
  ])('LG-MOR-5 %j: %s', (input, text) => expect(says(moraleCalculation, input)).toBe(text));
});

describe('what no battle has', () => {
  const clause = (one: Calculation, input: object): string => {
    const { verdict } = prepare(one, input);
    return verdict.kind === 'impossible' ? verdict.because.clause : verdict.kind;
  };

  it.each([
    [{ kind: 'rampage' }, 'LG-ELE-1'],
    [{ kind: 'rampage', type: 'El' }, 'roll'],
    [{ kind: 'charge', formation: 'column' }, 'LG-CHG-1'],
    [{ kind: 'charge', type: 'Sk', formation: 'column' }, 'roll'],
    [{ kind: 'charge', type: 'Art' }, 'LG-CHG-1'],
    [{ kind: 'evade' }, 'LG-RSP-6'],
    [{ kind: 'evade', type: 'Jav' }, 'roll'],
    [{ type: 'Sk', formation: 'line' }, 'LG-MAN-1'],
  ])('LG-MOV-2 the move %j: %s', (input, word) => expect(clause(moveCalculation, input)).toBe(word));

  it('LG-UNIT-4 artillery shoots with its single stand', () => {
    const guns = prepare(volleyCalculation, { shooter: { type: 'Art' }, distance: 400 });
    expect(guns.dice).toEqual(['1D6, each hits on 5 or more']);
    expect(clause(volleyCalculation, { shooter: { type: 'Art', stands: 2 } })).toBe('LG-UNIT-4');
    expect(clause(volleyCalculation, { shooter: { stands: 12 } })).toBe('roll');
    expect(clause(volleyCalculation, { target: { type: 'Sk', formation: 'line' } })).toBe('LG-MAN-1');
  });
});
