import { BadInput, type Side } from '@acies/kernel';
import { BANDS, bandOf } from '@acies/rules-disorder';
import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { combatChances } from '../../sheet/combat/combat.ts';
import { combatPhase, declare, offered } from '../../testing/combat-phase.ts';
import type { CbStage, StageOptions } from '../../testing/stage.ts';
import { line, patch } from '../../testing/terrain.ts';
import { chargePreview } from '../charge/charge-odds.ts';
import { combatAfter, combatOdds } from './combat-odds.ts';

const FAR = 'z Art 42 2';

/** What comes after the combat is of no interest, be it asked or lack dice. */
function step(act: () => void): void {
  try {
    act();
  } catch (error) {
    if (!(error instanceof Error) || !/script|no face/.test(error.message)) throw error;
  }
}

/** Carries a charge through to the combat: no die tires, and nobody takes a critical hit. */
function carryOut(s: CbStage): CbStage {
  step(() => declare(s, ['a x']));
  if (s.asked.endsWith(' respond') && s.labels.includes('stand')) s.pick('stand');
  if (s.asked === 'red dice') step(() => s.pick('1 die', 4, 4, 4, 4, 4, 4, 4, 4));
  return s;
}

const TYPES = [
  'Pike',
  'Hop',
  'Leg',
  'HI',
  'War',
  'Jav',
  'Rab',
  'LC',
  'HC',
  'Cat',
  'Cam',
  'Ch',
  'SyCh',
  'El',
  'Sk',
  'LI',
];
const SPECIAL = ['El', 'SyCh', 'Art'];
const words = fc.record({
  type: fc.constantFrom(...TYPES),
  grade: fc.constantFrom('A', 'B', 'C'),
  dp: fc.integer({ min: 0, max: 5 }),
  files: fc.integer({ min: 1, max: 8 }),
  formation: fc.constantFrom('line', 'unformed'),
  casualties: fc.integer({ min: 0, max: 2 }),
});
type Words = { type: string; grade: string; dp: number; files: number; formation: string; casualties: number };
const unit = (key: string, at: string, w: Words, facing: number): string => {
  const special = SPECIAL.includes(w.type);
  const state = special ? `files=${Math.min(2, w.files)}` : `dp=${w.dp} files=${w.files} casualties=${w.casualties}`;
  return `${key} ${w.type} ${at} ${w.grade} ${w.formation} facing=${facing} ${state}`;
};
const GROUND: readonly StageOptions[] = [
  {},
  { terrain: [patch('hill', [15, 10, 25, 16])] },
  { lines: [line('fortification', [10, 15], [30, 15])] },
  { lines: [line('obstacle', [10, 15.5], [30, 15.5])] },
  { terrain: [patch('difficult', [10, 12, 30, 15.3])] },
  { leaders: { red: ['Max general a'] }, inspires: { Max: 2 } },
];

/** A table on which a may charge x; nobody is there to shake a stage out of shape. */
function table(own: Words, his: Words, off: number, facing: number, options: StageOptions): CbStage | undefined {
  const way = SPECIAL.includes(his.type) ? 180 : facing;
  const y = way === 180 ? 15 : way === 0 ? 13 : 14;
  const red = [unit('a', '20 16.9', own, 0), 'r Art 3 28'];
  try {
    const s = combatPhase(red, [unit('x', `${20 + off} ${y}`, his, way), FAR], options);
    return s.asked === 'red declare' && offered(s).includes('a x') ? s : undefined;
  } catch (error) {
    // Pieces that would stand on each other, or formations that some do not have.
    if (error instanceof BadInput) return undefined;
    throw error;
  }
}

describe('CB-AFT-7 a charge on those in rout', () => {
  it('CB-AFT-7 is a free hack, and so it is foretold', () => {
    const s = combatPhase(['a HC 20 20', 'r Art 3 28'], ['x HI 20 17 routing', FAR]);
    expect(combatOdds(s.g, s.id('a'), s.id('x'))).toBe('caught, a free hack');
    expect(chargePreview(s.g, s.id('a'), s.id('x'))).toMatch(/^3 JT, arrives 100%; caught, a free hack$/);
    declare(s, ['a x']).pick('3 dice', 2, 2, 2);
    expect([s.told('hacked').length, s.told('combat')]).toEqual([1, []]);
  });
});

describe('CB-CBT-1 CB-CBT-2 the odds of a charge', () => {
  let fought = 0;
  test.prop(
    [
      words,
      words,
      fc.double({ min: -3, max: 3, noNaN: true }),
      fc.constantFrom(180, 180, 0, 90, 270),
      fc.constantFrom(...GROUND),
    ],
    { numRuns: 400 },
  )('are those of the combat that comes of it', (own, his, off, facing, options) => {
    const s = table(own, his, Math.round(off * 100) / 100, facing, options);
    if (!s) return;
    const before = JSON.stringify(s.board);
    const prepared = combatAfter(s.g, 0, 2);
    expect(JSON.stringify(s.board)).toBe(before);
    const events = carryOut(s).told('combat');
    if (events.length < 2 || !prepared) return;
    fought++;
    const tallyOf = (id: number) => events.find(({ unit: one }) => one === id)!.tally;
    expect(tallyOf(0).rows).toEqual(prepared.tallies.red.rows);
    expect(tallyOf(2).rows).toEqual(prepared.tallies.blue.rows);
    for (const side of ['red', 'blue'] as const)
      BANDS.forEach((band, i) => {
        expect(combatChances(prepared)[side][band]).toBeCloseTo(
          counted({ red: tallyOf(0).total, blue: tallyOf(2).total }, { red: own.grade, blue: his.grade }, side)[i]!,
        );
      });
  });

  it('and many of them were fought', () => {
    expect(fought).toBeGreaterThan(60);
  });

  it('in words, and who breaks is told beforehand', () => {
    const shown = (x: string): string | undefined => combatOdds(combatPhase(['a HI 20 20'], [`x ${x}`, FAR]).g, 0, 1);
    // 1 to the good: 2 or more in 15 of 36 throws, -2 or worse in 6.
    expect(shown('HI 20 17')).toBe('if he stands: wins 42%, loses 17%');
    expect(shown('HI 20 17 C dp=5')).toBe('he breaks');
  });

  it('CB-MOR-3 beasts count before the combat', () => {
    const s = combatPhase(['a HC 20 20'], ['x El 20 17', FAR]);
    expect(combatAfter(s.g, 0, 1)!.tallies.red.rows.map(({ label, value }) => `${label} ${value}`)).toContain('DPs -2');
  });
});

/** The chances of each band, counted over every pair of faces. */
function counted(totals: Record<Side, number>, grades: Record<Side, string>, side: Side): number[] {
  const faces = (grade: string): number[] => (grade === 'A' ? [2, 3, 3, 4, 4, 5] : [1, 2, 3, 4, 5, 6]);
  const chances = BANDS.map(() => 0);
  for (const red of faces(grades.red))
    for (const blue of faces(grades.blue)) {
      const difference = red + totals.red - blue - totals.blue;
      chances[BANDS.indexOf(bandOf(side === 'red' ? difference : -difference))]! += 1 / 36;
    }
  return chances;
}
