import { BANDS, type Band } from '@acies/rules-disorder';
import { describe, expect, it } from 'vitest';
import { engaged } from '../../testing/fighters.ts';
import { type Grade, TROOP_IDS } from '../troops.ts';
import {
  blocked,
  choicesOf,
  FALL_BACK,
  goesOn,
  isSupport,
  mayHaltShort,
  mayTakeGround,
  moveRank,
  SHORT_OF_SUPPORTS,
  type Support,
  unforms,
} from './after-combat.ts';
import { AFTER_MOVES, type AfterMove, resultOf } from './combat-results.ts';
import type { Engaged } from './fought.ts';

const WELL = { hits: 0, rampages: false, destroyed: false };
const HIT = { ...WELL, hits: 1 };
const FOE = engaged('War');
const choices = (band: Band, own: Engaged, opponents: AfterMove[], losses = WELL, enemies = opponents.map(() => FOE)) =>
  choicesOf(resultOf(band, own, enemies), losses, opponents).join(', ');
const wild = (grade: Grade = 'C'): Engaged => engaged('War', 'charging', 'line', { grade });

describe('CB-RES-12 who decides first', () => {
  it('CB-RES-12 the beaten, then the tied, then the winners', () => {
    const inOrder: Band[][] = [['set-back', 'defeat', 'rout'], ['inconclusive'], ['success', 'victory']];
    const ranks = inOrder.map((bands) => bands.map((band) => moveRank(band, 'HI', true)));
    for (const same of ranks) expect(new Set(same).size).toBe(1);
    for (const [i, group] of inOrder.entries())
      for (const later of inOrder.slice(i + 1))
        expect(moveRank(group[0]!, 'El', true)).toBeLessThan(moveRank(later[0]!, 'HI', false));
  });

  it('CB-RES-12 in a tie the initiative last', () => {
    for (const band of BANDS)
      for (const type of ['HI', 'El'] as const)
        expect(moveRank(band, type, true)).toBeGreaterThan(moveRank(band, type, false));
  });

  it('CB-RES-12 (R) elephants and scythed chariots after all others who fared as they did', () => {
    for (const band of BANDS)
      for (const type of TROOP_IDS)
        expect([type, moveRank(band, type, false) > moveRank(band, 'HI', true)]).toEqual([
          type,
          type === 'El' || type === 'SyCh',
        ]);
  });
});

describe('CB-RES-12 going on', () => {
  it.each<[AfterMove, string]>([
    ['fall back', 'follow up'],
    ['retire', 'pursue'],
    ['break', 'pursue'],
    ['halt', 'halt'],
    ['open ranks', 'halt'],
    ['destroyed', 'halt'],
    ['rampage', 'halt'],
    ['burst through', 'halt'],
    ['follow up', 'halt'],
    ['pursue', 'halt'],
  ])('CB-RES-12 the opponent does %s: %s', (move, wanted) => {
    expect(choices('success', wild(), [move])).toBe(wanted);
    expect(choices('victory', wild(), [move])).toBe(wanted);
  });

  it('CB-RES-12 of several, with who stays, then after who fell back, then pursue', () => {
    expect(choices('success', wild(), ['break', 'halt'])).toBe('halt');
    expect(choices('success', wild(), ['halt', 'fall back'])).toBe('halt');
    expect(choices('success', wild(), ['break', 'fall back'])).toBe('follow up');
    expect(choices('success', wild(), ['destroyed', 'retire'])).toBe('pursue');
  });

  it('CB-RES-1 CB-RES-4 or halt, for who may', () => {
    expect(choices('victory', wild('A'), ['break'])).toBe('pursue, halt');
    expect(choices('success', wild('A'), ['fall back'])).toBe('follow up, halt');
    expect(choices('success', wild('A'), ['halt'])).toBe('halt');
  });

  it('CB-RES-1 CB-RES-4 pikes may follow up rather than pursue', () => {
    const pikes = engaged('Pike', 'charging', 'line', { grade: 'C' });
    expect(choices('victory', pikes, ['retire'])).toBe('pursue, follow up');
    expect(choices('success', pikes, ['break'])).toBe('pursue, follow up');
    expect(choices('success', pikes, ['fall back'])).toBe('follow up');
    expect(choices('victory', engaged('Pike', 'charging', 'line', { grade: 'A' }), ['break'])).toBe(
      'pursue, follow up, halt',
    );
  });

  it('CB-RES-12 only follow up and pursue go on', () => {
    expect(AFTER_MOVES.filter(goesOn)).toEqual(['follow up', 'pursue']);
  });
});

describe('CB-RES-3 cavalry that charged formed infantry', () => {
  const horse = engaged('HC', 'charging');

  it('CB-RES-3 retires unless that infantry breaks', () => {
    for (const move of ['halt', 'fall back', 'retire', 'open ranks'] as AfterMove[])
      expect(choices('success', horse, [move])).toBe('retire');
    expect(choices('success', horse, ['break'])).toBe('pursue');
    expect(choices('success', horse, ['destroyed'])).toBe('halt');
  });

  it('CB-RES-3 whatever other enemies do', () => {
    const enemies = [engaged('HC'), FOE];
    expect(choices('success', horse, ['fall back', 'break'], WELL, enemies)).toBe('follow up');
    expect(choices('success', horse, ['break', 'fall back'], WELL, enemies)).toBe('retire');
  });
});

describe('CB-RES-2 CB-RES-5 CB-RES-6 bursting through', () => {
  it('CB-RES-2 CB-RES-5 scythed chariots if unhurt', () => {
    const scythes = engaged('SyCh', 'charging', 'line', { grade: 'C' });
    expect(choices('success', scythes, ['halt'])).toBe('burst through');
    expect(choices('inconclusive', scythes, ['halt'])).toBe('burst through');
    expect(choices('success', scythes, ['fall back'], HIT)).toBe('follow up');
    expect(choices('inconclusive', scythes, ['halt'], HIT)).toBe('halt');
    expect(choices('victory', scythes, ['break'])).toBe('pursue');
  });

  it('CB-RES-6 elephants if ranks are opened, hurt or not', () => {
    for (const losses of [WELL, HIT]) {
      expect(choices('inconclusive', engaged('El'), ['open ranks'], losses)).toBe('burst through');
      expect(choices('inconclusive', engaged('El'), ['halt', 'open ranks'], losses)).toBe('burst through');
      expect(choices('inconclusive', engaged('El'), ['halt'], losses)).toBe('halt');
    }
    expect(choices('set-back', engaged('El'), ['open ranks'])).toBe('halt');
  });

  it('CB-SPT-2 nobody who is gone or runs wild', () => {
    const scythes = engaged('SyCh', 'charging');
    expect(choices('success', scythes, ['halt'], { ...HIT, destroyed: true })).toBe('destroyed');
    expect(choices('success', scythes, ['halt'], { ...HIT, rampages: true })).toBe('rampage');
    expect(choices('inconclusive', engaged('El'), ['open ranks'], { ...HIT, rampages: true })).toBe('rampage');
  });

  it('CB-RES-12 who decides first chooses from his own result', () => {
    expect(choicesOf(resultOf('inconclusive', engaged('El'), [FOE]), WELL)).toEqual(['halt']);
    expect(choicesOf(resultOf('inconclusive', FOE, [FOE]), WELL)).toEqual(['halt', 'fall back']);
  });
});

describe('CB-AFT-1 taking ground', () => {
  it('CB-AFT-1 infantry, on success or better, of routing or retiring enemy', () => {
    const may = TROOP_IDS.filter((type) => mayTakeGround(type, 'success', ['retire']));
    expect(may).toEqual(['Pike', 'Hop', 'Leg', 'HI', 'War', 'Jav', 'LI', 'Sk', 'Bow', 'Rab']);
    expect(BANDS.filter((band) => mayTakeGround('HI', band, ['break']))).toEqual(['victory', 'success']);
    const left = AFTER_MOVES.filter((move) => mayTakeGround('HI', 'victory', [move]));
    expect(left).toEqual(['retire', 'break']);
    expect(mayTakeGround('HI', 'victory', ['destroyed', 'break'])).toBe(true);
  });
});

describe('CB-AFT-3 falling back', () => {
  const SUPPORT: Support = { legion: 'X', formation: 'line', shaken: false, inCombat: false, behind: 2 };

  it('CB-AFT-3 1 JT; CB-AFT-4 1 JT short of supports', () => expect([FALL_BACK, SHORT_OF_SUPPORTS]).toEqual([1, 1]));

  it('CB-AFT-3 through supports of the same legion', () => {
    expect(isSupport('X', SUPPORT)).toBe(true);
    expect(isSupport('V', SUPPORT)).toBe(false);
    expect(isSupport(undefined, { ...SUPPORT, legion: undefined })).toBe(false);
  });

  it.each<Partial<Support>>([{ formation: 'unformed' }, { shaken: true }, { inCombat: true }, { behind: 2.1 }])(
    'CB-AFT-3 not if %o',
    (change) => expect(isSupport('X', { ...SUPPORT, ...change })).toBe(false),
  );
});

it('CB-AFT-5 a retiring unit may halt short once friends or terrain lie between', () => {
  expect(mayHaltShort({ friends: true, terrain: false })).toBe(true);
  expect(mayHaltShort({ friends: false, terrain: true })).toBe(true);
  expect(mayHaltShort({ friends: false, terrain: false })).toBe(false);
});

it('CB-AFT-6 without room: 1 DP, for a breaker a casualty, and surrender to enemy near by', () => {
  for (const move of ['fall back', 'retire'] as const)
    for (const near of [true, false])
      expect(blocked(move, near)).toEqual({ clause: 'CB-AFT-6', dp: 1, casualties: 0, surrenders: false });
  for (const surrenders of [true, false])
    expect(blocked('break', surrenders)).toEqual({ clause: 'CB-AFT-6', dp: 0, casualties: 1, surrenders });
});

it('CB-UNIT-7 retiring, breaking and pursuing leave a unit unformed', () => {
  expect(AFTER_MOVES.filter(unforms)).toEqual(['pursue', 'retire', 'break']);
});
