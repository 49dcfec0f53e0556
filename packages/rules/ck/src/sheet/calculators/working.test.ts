import type { DiceEvent } from '@acies/kernel';
import { rollOnce, takeDice } from '@acies/kernel/odds';
import { expect, it } from 'vitest';
import { GIFTED } from '../chapters/fight-dice.ts';
import { CALCULATIONS } from './index.ts';
import { working } from './working.ts';

function workingOf(id: string, input: object, ...faces: number[]): readonly string[] {
  const one = CALCULATIONS.find((each) => each.id === id)!;
  return takeDice(one, one.prepare(one.input.parse(input)), faces).working;
}

const thrown = (clause: string, label: string, faces: number[], unit?: string): DiceEvent => ({
  ...{ type: 'dice', clauses: [clause], label, die: 'D6', faces },
  ...(unit ? { unit } : {}),
});

it('CK-SHO-1 CK-SAV-1 a volley says the hits of each throw, which of them counts, and what was saved', () => {
  expect(workingOf('volley', {}, 6, 6, 6, 6, 1, 6)).toEqual([
    'shooting, first throw: 2 hits, set aside',
    'shooting, second throw: 2 hits',
    'saves on 4 or more: 1 saved',
  ]);
});

it('CK-PUR-1 CK-OUT-3 a pursuit says what it took, and two dice that are added up speak for themselves', () => {
  expect(workingOf('pursuit', { margin: 2, cavalry: 1 }, 4, 5, 6, 4, 4, 6, 6)).toEqual([
    'pursuit, first throw: 5 half bases lost, kept',
  ]);
});

it('CK-SHO-1 where nothing is thrown again there is one throw without a number', () => {
  expect(workingOf('volley', { target: { again: 'never' } }, 6, 1, 6)).toEqual([
    'shooting: 1 hit',
    'saves on 4 or more: 1 saved',
  ]);
});

it('CK-FGT-6 of two sides each has its own first throw', () => {
  const both = [1, 1, 1, 1, 1, 1];
  const dice = [...both, ...both, 6, 6, 6, 6, 6, 6];
  expect(workingOf('hits', {}, ...dice)).toEqual([
    'fighting of the target, first throw: 0 hits, set aside',
    'fighting of the target, second throw: 0 hits',
    'fighting of the assaulter, first throw: 6 hits, kept',
  ]);
});

it('CK-FGT-6 CK-GEN-2 a fight gift counts in either throw', () => {
  const gifted = { target: { general: true, fightGift: true, again: 'always' }, assaulter: { again: 'never' } };
  const low = Array(8).fill(1);
  expect(workingOf('hits', gifted, ...low, ...low, 1, 1, 1, 1, 1, 1)).toEqual([
    `${GIFTED} of the target, first throw: 4 hits, set aside`,
    `${GIFTED} of the target, second throw: 4 hits`,
    'fighting of the assaulter: 0 hits',
  ]);
});

/** What a whole fight says of markers, which needs no dice: six dice a side, of which all of one side hit. */
function markersAfter(winner: 'target' | 'assaulter', input: object): readonly string[] {
  const never = { again: 'never' };
  const given = Object.fromEntries(
    ['assaulter', 'target'].map((role) => [role, { ...never, ...(input as Record<string, object>)[role] }]),
  );
  const dice =
    winner === 'target' ? [...Array(6).fill(6), ...Array(6).fill(1)] : [...Array(6).fill(1), ...Array(6).fill(6)];
  return workingOf('fight', given, ...dice, 1, 1, 1, 1, 1).slice(3);
}

it('CK-OUT-2 CK-OUT-5 the winner removes its casualty markers and awards winning markers', () => {
  expect(markersAfter('target', {})).toEqual(['the target removes its casualty markers and awards 2 winning markers']);
  expect(markersAfter('assaulter', {})).toEqual([
    'the assaulter removes its casualty markers and awards 2 winning markers',
  ]);
});

it('CK-OUT-5 one a unit that may carry one and has none; the loser loses its own', () => {
  const six = { unit1: { type: 'CO' }, unit2: { type: 'El' }, unit3: { type: 'Sk' } };
  expect(markersAfter('target', { target: six })).toEqual([
    'the target removes its casualty markers and awards 1 winning marker',
  ]);
  // A marker already there makes seven dice, but for a levy.
  const winning = { unit2: { type: 'CO', quality: 'levy' }, winning: 1 };
  expect(markersAfter('target', { target: winning, assaulter: winning })).toEqual([
    'the target removes its casualty markers and awards 1 winning marker',
    'the assaulter loses its winning markers',
  ]);
  // Three dice for the close order, two for the elephants, one for the marker.
  expect(markersAfter('assaulter', { assaulter: { unit2: { type: 'El' }, winning: 1 } })).toEqual([
    'the assaulter removes its casualty markers',
  ]);
});

it('CK-MOR-2 morale says its fails', () => {
  expect(working(undefined, [thrown('CK-MOR-2', 'morale', [1, 4])])).toEqual(['morale: 1 fail']);
});

it('CK-FGT-6 CK-GEN-2 a fight says whose hits they are, a fight gift counted', () => {
  const faces = [1, 1, 1, 1, 1, 1, 5, 6];
  expect(working(undefined, [thrown('CK-FGT-6', 'fighting', faces, 'the target')])).toEqual([
    'fighting of the target: 2 hits',
  ]);
  expect(working(undefined, [thrown('CK-FGT-6', GIFTED, faces, 'the assaulter')])).toEqual([
    `${GIFTED} of the assaulter: 4 hits`,
  ]);
});

it('CK-FGT-6 the sides of a fight are named, the target first', () => {
  const one = CALCULATIONS.find(({ id }) => id === 'hits')!;
  const { dice } = rollOnce(one, one.prepare(one.input.parse({})), 1);
  const owners = [...new Set(dice.map(({ unit }) => unit))];
  expect(owners).toEqual(['the target', 'the assaulter']);
});
