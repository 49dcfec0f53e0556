import { BANDS, type Band, isBeaten } from '@acies/rules-disorder';
import { describe, expect, it } from 'vitest';
import { engaged } from '../../testing/fighters.ts';
import { FORMATIONS } from '../formations.ts';
import { GRADES, TROOP_IDS, unitKind } from '../troops.ts';
import {
  blocked,
  choicesOf,
  dpFor,
  HALT_SHORT,
  haltedNextTurn,
  isFreeRelief,
  mayReform,
  onNewEnemy,
  orderOfMoves,
  settle,
  supportChoices,
} from './after-combat.ts';
import { AFTER_MOVES, type AfterMove, resultOf } from './combat-results.ts';

describe('LG-AFT-7 who moves first', () => {
  it.each(BANDS.filter(isBeaten))('LG-AFT-7 the side with a %s, whoever has the initiative', (beaten) => {
    const won: Band = beaten === 'set-back' ? 'success' : 'victory';
    for (const initiative of ['red', 'blue'] as const) {
      expect(orderOfMoves({ red: beaten, blue: won }, initiative)).toEqual(['red', 'blue']);
      expect(orderOfMoves({ red: won, blue: beaten }, initiative)).toEqual(['blue', 'red']);
    }
  });

  it('LG-AFT-7 in a tie the side with the initiative decides last', () => {
    const tie = { red: 'inconclusive', blue: 'inconclusive' } as const;
    expect(orderOfMoves(tie, 'red')).toEqual(['blue', 'red']);
    expect(orderOfMoves(tie, 'blue')).toEqual(['red', 'blue']);
  });
});

const SUCCESS: readonly AfterMove[] = ['follow up', 'pursue', 'halt'];
const VICTORY: readonly AfterMove[] = ['pursue', 'halt'];
const CAVALRY_TIE: readonly AfterMove[] = ['follow up', 'pursue', 'fall back'];
const ELEPHANTS_TIE: readonly AfterMove[] = ['pass through', 'follow up', 'pursue'];

describe('LG-AFT-2 LG-AFT-6 what fits the opponent’s move', () => {
  it.each<[opponent: AfterMove, success: AfterMove, victory: AfterMove, elephants: AfterMove]>([
    ['fall back', 'follow up', 'pursue', 'follow up'],
    ['retire', 'pursue', 'pursue', 'pursue'],
    ['break', 'pursue', 'pursue', 'pursue'],
    ['halt', 'halt', 'halt', 'pass through'],
    ['follow up', 'halt', 'halt', 'halt'],
    ['pursue', 'halt', 'halt', 'halt'],
    ['pass through', 'halt', 'halt', 'halt'],
    ['rampage', 'halt', 'halt', 'halt'],
    ['destroyed', 'halt', 'halt', 'halt'],
  ])('LG-AFT-2 LG-AFT-6 LG-RES-4 %s: %s, after a victory %s, elephants in a tie %s', (opponent, ...wanted) => {
    expect([
      settle(SUCCESS, 'follow up', [opponent]),
      settle(VICTORY, 'pursue', [opponent]),
      settle(ELEPHANTS_TIE, 'pass through', [opponent]),
    ]).toEqual(wanted);
    // Whichever way of going on was named, it comes to the same.
    expect(settle(SUCCESS, 'pursue', [opponent])).toBe(wanted[0]);
    expect(settle(ELEPHANTS_TIE, 'pursue', [opponent])).toBe(wanted[2]);
  });

  it('LG-RES-2 elephants after a success pass through whatever the enemy does', () => {
    for (const opponent of AFTER_MOVES)
      expect(settle(['pass through'], 'pass through', [opponent])).toBe('pass through');
  });

  it.each<AfterMove>(['halt', 'fall back', 'retire', 'break', 'rampage', 'destroyed'])(
    'LG-AFT-1 LG-AFT-3 LG-AFT-4 LG-AFT-5 %s is done whatever the opponent does',
    (move) => {
      for (const opponent of AFTER_MOVES) expect(settle([...SUCCESS, move], move, [opponent])).toBe(move);
    },
  );

  it('LG-AFT-6 of several opponents it stays with those who give least ground', () => {
    expect(settle(SUCCESS, 'pursue', ['break', 'fall back'])).toBe('follow up');
    expect(settle(SUCCESS, 'pursue', ['retire', 'halt', 'fall back'])).toBe('halt');
    expect(settle(SUCCESS, 'pursue', ['fall back', 'follow up'])).toBe('halt');
    expect(settle(SUCCESS, 'pursue', ['destroyed', 'break'])).toBe('pursue');
    expect(settle(ELEPHANTS_TIE, 'pursue', ['follow up', 'halt'])).toBe('pass through');
  });
});

describe('LG-AFT-7 what there is to choose from', () => {
  it('LG-AFT-7 knowing what the opponent does', () => {
    expect(choicesOf(SUCCESS, ['fall back'])).toEqual(['follow up', 'halt']);
    expect(choicesOf(SUCCESS, ['retire'])).toEqual(['pursue', 'halt']);
    expect(choicesOf(SUCCESS, ['halt'])).toEqual(['halt']);
    expect(choicesOf(['follow up', 'pursue'], ['fall back'])).toEqual(['follow up']);
    expect(choicesOf(['follow up', 'pursue'], ['halt'])).toEqual(['halt']);
    expect(choicesOf(CAVALRY_TIE, ['halt'])).toEqual(['halt', 'fall back']);
    expect(choicesOf(CAVALRY_TIE, ['retire'])).toEqual(['pursue', 'fall back']);
    expect(choicesOf(ELEPHANTS_TIE, ['halt'])).toEqual(['pass through']);
  });

  it('LG-AFT-7 not knowing, it goes on or does not', () => {
    expect(choicesOf(CAVALRY_TIE)).toEqual(['follow up', 'fall back']);
    expect(choicesOf(ELEPHANTS_TIE)).toEqual(['pass through']);
    expect(choicesOf(['halt', 'fall back', 'retire'])).toEqual(['halt', 'fall back', 'retire']);
  });

  it('LG-AFT-7 a unit in support may halt instead of going on, and of nothing else', () => {
    expect(supportChoices(['follow up'], 'success')).toEqual(['follow up', 'halt']);
    expect(supportChoices(['pursue'], 'victory')).toEqual(['pursue', 'halt']);
    expect(supportChoices(VICTORY, 'victory')).toEqual(VICTORY);
    expect(supportChoices(['fall back'], 'success')).toEqual(['fall back']);
    expect(supportChoices(['break'], 'rout')).toEqual(['break']);
  });

  it('LG-AFT-7 LG-RES-4 but not in a tie, where elephants cannot halt', () => {
    expect(supportChoices(['pass through'], 'inconclusive')).toEqual(['pass through']);
    expect(supportChoices(['follow up', 'fall back'], 'inconclusive')).toEqual(['follow up', 'fall back']);
  });

  it('LG-RES-1 cavalry pay for a halt only if they could have pursued', () => {
    const horse = resultOf('victory', engaged('HC', 'charging', 'line', { grade: 'A' }), [engaged('WB')]);
    const foot = resultOf('victory', engaged('WB', 'charging', 'line', { grade: 'A' }), [engaged('WB')]);
    expect(dpFor(horse, 'halt', ['break'])).toBe(1);
    expect(dpFor(horse, 'pursue', ['break'])).toBe(0);
    expect(dpFor(horse, 'halt', ['destroyed'])).toBe(0);
    expect(dpFor(foot, 'halt', ['break'])).toBe(0);
    const tie = resultOf('inconclusive', engaged('HC'), [engaged('WB')]);
    expect(dpFor(tie, 'fall back', ['halt'])).toBe(1);
    const beaten = resultOf('set-back', engaged('El'), [engaged('WB')]);
    expect(dpFor(beaten, 'halt', ['follow up'])).toBe(2);
  });
});

describe('LG-AFT-3 LG-AFT-4 LG-AFT-5 no room', () => {
  it.each([true, false])('LG-AFT-3 LG-AFT-4 LG-AFT-5 enemy in javelin range: %s', (near) => {
    expect(blocked('fall back', near)).toEqual({ clause: 'LG-AFT-3', dp: 1, casualties: 0, surrenders: false });
    expect(blocked('retire', near)).toEqual({ clause: 'LG-AFT-4', dp: 1, casualties: 0, surrenders: false });
    expect(blocked('break', near)).toEqual({ clause: 'LG-AFT-5', dp: 0, casualties: 1, surrenders: near });
  });
});

describe('LG-AFT-6 pursuers meet new enemy', () => {
  it('LG-AFT-6 they charge; lights and A grade may halt 40 paces short', () => {
    expect(HALT_SHORT).toBe(40);
    for (const type of TROOP_IDS)
      for (const grade of GRADES) {
        const may = grade === 'A' || ['Sk', 'LC', 'Arch'].includes(type);
        const wanted = may ? ['charge', 'halt short'] : ['charge'];
        expect([type, grade, onNewEnemy(unitKind(type, { grade }), true)]).toEqual([type, grade, wanted]);
        expect(onNewEnemy(unitKind(type, { grade }), false)).toEqual(['halt short']);
      }
  });
});

it('LG-AFT-1 LG-AFT-3 who stays halted the following turn', () => {
  expect(AFTER_MOVES.filter((move) => haltedNextTurn(move, false))).toEqual(['halt', 'fall back']);
  expect(AFTER_MOVES.filter((move) => haltedNextTurn(move, true))).toEqual(['halt']);
});

it('LG-AFT-5 a routing unit may try to reform behind supports, behind an obstacle, or beyond bow range', () => {
  const nowhere = { behindSupports: false, behindObstacle: false, beyondBowRange: false };
  expect(mayReform(nowhere)).toBe(false);
  for (const place of Object.keys(nowhere)) expect(mayReform({ ...nowhere, [place]: true })).toBe(true);
});

it('LG-AFT-1 line relief is free between formed infantry of A to C grade', () => {
  const good = { unit: unitKind('SW'), formation: 'line' } as const;
  for (const type of TROOP_IDS)
    for (const grade of GRADES)
      for (const formation of FORMATIONS) {
        const other = { unit: unitKind(type, { grade }), formation };
        const infantry = ['Arch', 'Sk', 'Jav', 'WB', 'SW'].includes(type);
        const free = infantry && grade !== 'D' && formation !== 'unformed';
        expect([isFreeRelief(good, other), isFreeRelief(other, good)]).toEqual([free, free]);
      }
});
