import { describe, expect, it } from 'vitest';
import { clashByHand, hitsByHand } from '../../testing/by-hand.ts';
import { type CkStage, plain, type StageOptions, stage } from '../../testing/stage.ts';
import { assaultChances, lateChances, previewFight } from './fight-preview.ts';

const on = (scenery: Record<string, string>, red: string[], blue: string[], options?: StageOptions): CkStage =>
  stage(plain(scenery), { red, blue }, options);
const late = (s: CkStage, from: string, to: string): number[] => lateChances(s.g, 'red', s.zone(from), s.zone(to));
const expectSpread = (found: readonly number[], expected: readonly number[]): void => {
  expect(found).toHaveLength(expected.length);
  for (const [count, chance] of expected.entries()) expect(found[count], `${count} late`).toBeCloseTo(chance, 12);
};

describe('CK-MOV-5 the chances of late units', () => {
  it('CK-MOV-5 nobody who needs no roll is late', () => {
    expect(late(on({}, ['a CO plain C3', 'b CO plain C3'], ['x CO plain B3']), 'C3', 'B3')).toEqual([1]);
  });

  it('CK-MOV-3 CK-MOV-5 each of a mixed zone has a chance of its own', () => {
    // Sideways: close order on 4, cavalry on 3, levy close order on 5.
    const s = on({}, ['a CO plain C3', 'b Cav plain C3', 'c CO levy C3'], ['x CO plain C2']);
    const [a, b, c] = [3 / 6, 2 / 6, 4 / 6];
    expectSpread(late(s, 'C3', 'C2'), [
      (1 - a) * (1 - b) * (1 - c),
      a * (1 - b) * (1 - c) + (1 - a) * b * (1 - c) + (1 - a) * (1 - b) * c,
      a * b * (1 - c) + a * (1 - b) * c + (1 - a) * b * c,
      a * b * c,
    ]);
  });

  it('CK-SKI-1 skirmishers are never late, artillery takes no part', () => {
    const s = on({}, ['a CO plain C3', 'm MSk plain C3', 's Sk plain C3', 'g Art plain C3'], ['x CO plain C2']);
    expectSpread(late(s, 'C3', 'C2'), [1 / 2, 1 / 2]);
    // Mounted skirmishers would roll to leave the woods.
    const woods = on({ C3: 'w' }, ['m MSk plain C3', 'b Aux plain C3'], ['x CO plain B3']);
    expectSpread(late(woods, 'C3', 'B3'), [3 / 6, 3 / 6]);
  });

  it('CK-MOV-3 CK-MOV-5 whoever may not enter is late for certain', () => {
    const s = on({ B3: 'w' }, ['a CO plain C3', 'c Ch plain C3'], ['x CO plain B3']);
    expectSpread(late(s, 'C3', 'B3'), [0, 1]);
  });

  it('CK-MOV-5 switched off, nobody is late', () => {
    const s = on({}, ['a CO plain C3'], ['x CO plain C2'], { rulings: { lateUnits: false } });
    expect(late(s, 'C3', 'C2')).toEqual([1]);
  });
});

describe('the chances of an assault', () => {
  const chances = (s: CkStage, from: string, to: string) => assaultChances(s.g, 'red', s.zone(from), s.zone(to));

  it('CK-FGT-8 are those of each number of late units together', () => {
    // Out of woods sideways: the harder score is 5 to leave, 6 as woods obstruct; two of them veterans, on 5.
    const red = ['a CO veteran C3', 'b CO veteran C3', 'c CO plain C3'];
    const s = on({ C3: 'w' }, red, ['x CO plain C2', 'y CO plain C2']);
    const found = chances(s, 'C3', 'C2');
    const expected = { wins: 0, winsBy2: 0, losesBy2: 0, noFight: 0 };
    const LATE = { veteran: 4 / 6, plain: 5 / 6 };
    for (const a of [false, true])
      for (const b of [false, true])
        for (const c of [false, true]) {
          const one = (isLate: boolean, chance: number): number => (isLate ? chance : 1 - chance);
          const chance = one(a, LATE.veteran) * one(b, LATE.veteran) * one(c, LATE.plain);
          const count = [a, b, c].filter(Boolean).length;
          if (count === 3) expected.noFight += chance;
          else {
            // Nine dice and two veterans; the target, met in the flank, has four.
            const clash = clashByHand(hitsByHand(4), hitsByHand(11 - [0, 1, 3][count]!));
            expected.wins += chance * clash.assaulterWins;
            expected.winsBy2 += chance * clash.assaulterBy2;
            expected.losesBy2 += chance * clash.targetBy2;
          }
        }
    for (const name of ['wins', 'winsBy2', 'losesBy2', 'noFight'] as const)
      expect(found[name], name).toBeCloseTo(expected[name], 12);
    expect(found.noFight).toBeCloseTo((4 * 4 * 5) / 216, 12);
  });

  it('CK-FGT-4 count the assault about to be declared as one more on its target', () => {
    const s = on({}, ['a CO plain C3', 'b CO plain C3'], ['x CO plain B3', 'y CO plain B3', 'z CO plain B3']);
    expect(chances(s, 'C3', 'B3').wins).toBeCloseTo(clashByHand(hitsByHand(9), hitsByHand(6)).assaulterWins, 12);
    s.unit('y').assaulted = 1;
    expect(chances(s, 'C3', 'B3').wins).toBeCloseTo(clashByHand(hitsByHand(7), hitsByHand(6)).assaulterWins, 12);
  });

  it('CK-ZONE-4 artillery alone is lost for certain, unless three units are late', () => {
    const s = on({}, ['a CO plain C3', 'b CO plain C3', 'c CO plain C3'], ['g Art plain C2', 'x CO plain A1']);
    expect(chances(s, 'C3', 'C2')).toEqual({ wins: 7 / 8, winsBy2: 0, losesBy2: 0, noFight: 1 / 8 });
    const text = previewFight(s.g, 'red', s.zone('C3'), s.zone('C2'));
    expect(text).toBe('artillery alone is lost without a fight, all in time 13%, no fight 13%');
  });
});

describe('the preview of an assault', () => {
  const preview = (s: CkStage, from: string, to: string): string => previewFight(s.g, 'red', s.zone(from), s.zone(to));
  const whole = (chance: number): string => `${Math.round(100 * chance)}%`;

  it('CK-FGT-6 tells the dice and the chances', () => {
    const s = on({}, ['a CO plain C3', 'b CO plain C3'], ['x CO plain B3', 'y Aux plain B3']);
    const clash = clashByHand(hitsByHand(5), hitsByHand(6));
    const expected = `6D6 against 5D6, wins ${whole(clash.assaulterWins)}, by 2 or more ${whole(clash.assaulterBy2)}`;
    expect(preview(s, 'C3', 'B3')).toBe(expected);
    s.toFights();
    expect(s.question.preview({ do: 'assault', from: s.zone('C3'), to: s.zone('B3') })).toBe(expected);
    expect(s.question.preview({ do: 'done' })).toBeUndefined();
  });

  it('CK-FGT-4 tells the dice of a target assaulted again', () => {
    const s = on({}, ['a CO plain C3'], ['x CO plain B3', 'y CO plain B3', 'z CO plain B3']);
    expect(preview(s, 'C3', 'B3')).toMatch(/^4D6 against 9D6, /);
    s.unit('y').assaulted = 1;
    expect(preview(s, 'C3', 'B3')).toMatch(/^4D6 against 7D6, /);
  });

  it('CK-FGT-8 tells when there may be no fight', () => {
    const s = on({}, ['a CO plain C3', 'b CO plain C3', 'c CO plain C3'], ['x CO plain C2']);
    expect(preview(s, 'C3', 'C2')).toMatch(
      /^9D6 against 4D6, wins \d+%, by 2 or more \d+%, all in time 13%, no fight 13%$/,
    );
  });
});
