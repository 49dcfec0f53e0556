import { BadInput, type BySide, type Side } from '@acies/kernel';
import { BANDS, bandOf } from '@acies/rules-disorder';
import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { copyBoard } from '../../board/board.ts';
import { combatChances } from '../../sheet/combat/combat.ts';
import { isCavalry, type TroopId } from '../../sheet/troops.ts';
import { combatPhase, offered } from '../../testing/combat-phase.ts';
import type { LegioStage, StageOptions } from '../../testing/stage.ts';
import { combatAfter, combatOdds, supposeCharge } from './combat-odds.ts';

type CombatEvent = ReturnType<LegioStage['told']>[number] & { type: 'combat' };

/** Carries a charge through; what comes after the combat is of no interest, be it asked or lack dice. */
function carryOut(s: LegioStage, label: string, dice: readonly number[]): CombatEvent | undefined {
  const step = (act: () => void): void => {
    try {
      act();
    } catch (error) {
      if (!(error instanceof Error) || !/script|no face/.test(error.message)) throw error;
    }
  };
  step(() => s.pick(label, ...dice));
  // Without dice until they are wanted: a script that is left over changes nothing but the message.
  while (s.asked.endsWith(' declare') && s.told('combat').length === 0) step(() => s.pick('no more charges', ...dice));
  if (s.asked.endsWith(' respond')) {
    if (!s.labels.includes('stand')) return undefined;
    step(() => s.pick('stand', ...dice));
  }
  return s.told('combat')[0] as CombatEvent | undefined;
}

/** The chances of each band, counted by hand over every pair of faces. */
function counted(
  { tallies }: Pick<CombatEvent, 'tallies'>,
  dice: Readonly<BySide<readonly number[]>>,
  side: Side,
): number[] {
  const chances = BANDS.map(() => 0);
  const each = 1 / (dice.red.length * dice.blue.length);
  for (const red of dice.red)
    for (const blue of dice.blue) {
      const difference = red + tallies.red.total - blue - tallies.blue.total;
      chances[BANDS.indexOf(bandOf(side === 'red' ? difference : -difference))]! += each;
    }
  return chances;
}

const NOT_ARTILLERY = ['Sk', 'LC', 'HC', 'SC', 'Jav', 'WB', 'SW', 'El'] as const;
const grade = (type: string, given: string): string => (type === 'El' || type === 'Art' ? '' : given);
const words = fc.record({
  dp: fc.integer({ min: 0, max: 4 }),
  grade: fc.constantFrom('A', 'B', 'C', 'D'),
  armoured: fc.boolean(),
  files: fc.integer({ min: 1, max: 6 }),
});
const line = (
  key: string,
  type: string,
  at: string,
  w: { dp: number; grade: string; armoured: boolean; files: number },
) =>
  `${key} ${type} ${at} ${grade(type, w.grade)} dp=${w.dp} ${w.armoured ? 'armoured' : ''} ${type === 'El' || type === 'Art' ? '' : `files=${w.files}`}`;

const stages = fc.record({
  unit: fc.constantFrom(...NOT_ARTILLERY),
  target: fc.constantFrom(...NOT_ARTILLERY, 'Art' as const, 'Arch' as const),
  a: words,
  x: words,
  aside: fc.integer({ min: -60, max: 60 }),
  gap: fc.integer({ min: 1, max: 40 }),
  facing: fc.constantFrom(180, 180, 180, 90, 270, 0, 200),
  camels: fc.boolean(),
  friends: fc.subarray(['f WB 500 700 rests', 'h SW 430 600 rests']),
  behind: fc.subarray(['y SW 500 420 rests', 'v SW 640 560 rests']),
  engaged: fc.boolean(),
  hill: fc.boolean(),
  wall: fc.boolean(),
});

const HILL: StageOptions['terrain'] = [
  {
    ...{ id: 'h', kind: 'hill' },
    points: [
      [300, 500],
      [700, 500],
      [700, 800],
      [300, 800],
    ],
    crest: [[500, 700]],
  },
];
const WALL: StageOptions['lines'] = [
  {
    ...{ id: 'w', kind: 'fortification' },
    points: [
      [300, 565],
      [700, 565],
    ],
  },
];

let compared = 0;

test.prop([stages], { numRuns: 400 })(
  'LG-SEQ-4 LG-CBT-1 the odds shown for a charge are those of the combat that follows if the enemy stands',
  (one) => {
    const x = `${line('x', one.target, `${500 + one.aside} 560`, one.x)} facing=${one.facing} rests`;
    const beast = one.camels && isCavalry(one.target as TroopId) ? ' camels' : '';
    let s: LegioStage;
    try {
      s = combatPhase(
        [line('a', one.unit, `500 ${560 + one.gap}`, one.a), 'r SW 100 1100 rests', ...one.friends],
        [x + beast, 'z SW 1700 100 rests', ...one.behind],
        { ...(one.hill ? { terrain: HILL } : {}), ...(one.wall ? { lines: WALL } : {}) },
      );
    } catch (error) {
      // Units would stand on each other.
      if (error instanceof BadInput) return;
      throw error;
    }
    if (!offered(s).includes('a charges x')) return;
    const expected = combatAfter(s.g, s.id('a'), s.id('x'));
    const shown = combatOdds(s.g, s.id('a'), s.id('x'));
    const dice = isCavalry(one.unit) ? [5, 5, 5] : [5, 5];
    const told = carryOut(s, 'a charges x', [...dice, 3, 3]);
    if (!told) return;
    compared++;
    expect(expected).toBeDefined();
    expect(told.tallies).toEqual(expected!.tallies);
    if (expected!.verdict.kind !== 'roll') return;
    const faces = { red: expected!.dice.red.faces, blue: expected!.dice.blue.faces };
    for (const side of ['red', 'blue'] as const) {
      const chances = combatChances(expected!)[side];
      const byHand = counted(told, faces, side);
      for (const [i, band] of BANDS.entries()) expect(chances[band]).toBeCloseTo(byHand[i]!, 12);
    }
    expect(shown).toMatch(/^if it stands: wins \d/);
  },
);

describe('LG-CBT-1 what the odds take into account', () => {
  it('LG-CBT-1 many stages have come to a combat', () => {
    expect(compared).toBeGreaterThan(60);
  });

  const total = (s: LegioStage): [number, number] => {
    const { red, blue } = combatAfter(s.g, s.id('a'), s.id('x'))!.tallies;
    return [red.total, blue.total];
  };

  it('LG-MOR-3 a charge in flank by formed troops', () => {
    const flank = (words_ = '') => combatPhase([`a WB 490 610 ${words_}`], ['x SW 500 560 facing=90 rests']);
    expect([total(flank()), total(flank('unformed'))]).toEqual([
      [4, -1],
      [2, 1],
    ]);
  });

  it('LG-MAN-2 LG-MOR-4 a wheel, and shying at elephants', () => {
    expect(total(combatPhase(['a HC 500 600'], ['x WB 570 560 rests']))[0]).toBe(3);
    expect(total(combatPhase(['a HC 500 650'], ['x El 500 560 rests']))[0]).toBe(3);
  });

  it('LG-RSP-1 for a shaken enemy none are shown', () => {
    const s = combatPhase(['a WB 500 600'], ['x SW 500 560 dp=5 rests']);
    expect(combatOdds(s.g, 0, 1)).toBeUndefined();
  });

  it('LG-CBT-7 a friend who fights him with more stands leads', () => {
    const s = combatPhase(['b SW 480 560', 'a WB 540 600 files=1 stands=2'], ['x SW 500 560 stands=10 files=5 rests'], {
      contacts: ['b x'],
    });
    expect(combatAfter(s.g, s.id('a'), s.id('x'))!.situation.red.unit.type).toBe('SW');
  });

  it('LG-CBT-1 the words: wins and loses', () => {
    const s = combatPhase(['a WB 500 600'], ['x WB 500 560 rests']);
    // 2 better: 21 of 36 throws are level or higher and win; 3 are lower by 4 or more and lose.
    expect(s.question.preview!(s.question.options![1]!)).toBe(`40 paces, arrives 100%; ${combatOdds(s.g, 0, 1)}`);
    expect(combatOdds(s.g, 0, 1)).toBe('if it stands: wins 58%, loses 8%');
  });
});

it('LG-MOR-4 cavalry shies once at two units of elephants that come at it', () => {
  const s = combatPhase(['a El 490 640', 'b El 510 640'], ['x HC 500 590 rests', 'z SW 1700 100 rests']);
  const then = { ...s.g, board: copyBoard(s.board), tell: undefined };
  expect([supposeCharge(then, 0, 2), supposeCharge(then, 1, 2)]).toEqual([true, true]);
  expect([then.board.units[2]!.dp, then.board.contacts.length, s.unit('x').dp]).toEqual([1, 2, 0]);
});
