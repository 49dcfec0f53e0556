import { takeDice } from '@acies/kernel/odds';
import { expect, it } from 'vitest';
import { CALCULATIONS } from './index.ts';
import { meleeCalculation } from './melee.ts';
import { pilumCalculation } from './pilum.ts';

function workingOf(id: string, input: object, ...faces: number[]): readonly string[] {
  const one = CALCULATIONS.find((each) => each.id === id)!;
  return takeDice(one, one.prepare(one.input.parse(input)), faces).working;
}

it('HX-MEL-1 a melee says whose pool had how many hits: each 6, and each pair of 5s', () => {
  const input = { attacker: { type: 'HC', sp: 1 }, fresh: false };
  expect(workingOf('melee', input, 6, 5, 5, 5, 6, 1, 1, 1)).toEqual([
    'melee of the attacker: 1 hit',
    'melee of the defender: 2 hits',
  ]);
});

it('HX-PIL-1 pila of a melee come before its pools', () => {
  const input = { attacker: { type: 'Leg', sp: 1 }, defender: { sp: 1 } };
  const [first] = workingOf('melee', input, ...Array(9).fill(1).slice(0, diceOf(input)));
  expect(first).toBe('pila of the attacker: 0 hits');
});

function diceOf(input: object): number {
  const { melee } = meleeCalculation.prepare(meleeCalculation.input.parse(input));
  return [melee.pila, melee.dice]
    .flatMap(({ attacker, defender }) => [attacker, defender])
    .reduce((n, { total }) => n + total, 0);
}

it('HX-FIR-1 shooting says its hits, and nothing of the morale test', () => {
  expect(workingOf('firing', { shooter: { sp: 2 }, range: 1 }, 6, 6, 1, 1)).toEqual(['shooting: 2 hits']);
});

it('HX-PIL-1 so do pila by themselves', () => {
  const count = pilumCalculation.prepare(pilumCalculation.input.parse({})).tally.total;
  expect(workingOf('pilum', {}, ...Array(count).fill(6))).toEqual([`pila: ${count} hits`]);
});
