import type { Fallen } from '@acies/kernel/match';
import { type Calculation, oddsOf, type Prepared, requestAfter } from '@acies/kernel/odds';
import { followups } from '@acies/kernel/testing';
import { describe, expect, it } from 'vitest';
import { again, hitsByHand, mean, type Spread, showing } from '../../testing/by-hand.ts';
import { hitsCalculation } from './fight.ts';
import { CALCULATIONS } from './index.ts';
import { moraleCalculation } from './morale.ts';
import { pursuitCalculation } from './pursuit.ts';
import { volleyCalculation } from './volley.ts';

const prepare = (one: Calculation, input: object): Prepared => one.prepare(one.input.parse(input));
const meanOf = (one: Calculation, input: object, name: string): number => oddsOf(one, prepare(one, input)).means[name]!;

/** What is thrown for, one throw after the other, where every die shows the same. */
function throwsOf(one: Calculation, input: object, face: number): string[] {
  const prepared = prepare(one, input);
  const fallen: Fallen[] = [];
  for (;;) {
    const then = requestAfter(one, prepared, fallen);
    if ('thrown' in then)
      return then.thrown.dice.map(({ label, unit }) => (unit === undefined ? label : `${label} of ${unit}`));
    fallen.push({ die: then.request.die.name, faces: Array(then.request.count).fill(face) });
  }
}

describe('a pool that a side may have thrown again', () => {
  it.each([
    ['never', ['shooting']],
    ['always', ['shooting, first throw', 'shooting, second throw']],
    ['if it pays', ['shooting, first throw']],
  ])('CK-SHO-1 a volley without a hit is thrown again by its target’s owner: %s', (setting, expected) => {
    expect(throwsOf(volleyCalculation, { target: { again: setting } }, 1)).toEqual(expected);
  });

  it('CK-SHO-1 the odds follow: a volley that is thrown once, or whose second throw stands, has its plain average', () => {
    const hits = (setting: string): number => meanOf(volleyCalculation, { target: { again: setting } }, 'hits');
    expect(hits('never')).toBeCloseTo(2 / 3, 12);
    expect(hits('always')).toBeCloseTo(2 / 3, 12);
    expect(hits('if it pays')).toBeCloseTo(mean(again(showing(5, 2), (value) => value === 0)), 12);
  });

  it('CK-PUR-2 a pursuit', () => {
    const lost = (setting: string): number => meanOf(pursuitCalculation, { again: setting }, 'half bases lost');
    expect(lost('never')).toBeCloseTo(2.5, 12);
    expect(lost('always')).toBeCloseTo(2.5, 12);
    expect(lost('if it pays')).toBeCloseTo(mean(again(showing(4, 5), (value) => value <= 2)), 12);
  });

  it('CK-GEN-3 morale: the general may keep what pays to be thrown again, and without him there is one throw', () => {
    const fails = (input: object): number => meanOf(moraleCalculation, { casualties: 3, ...input }, 'fails');
    expect(fails({ general: true, again: 'never' })).toBeCloseTo(2, 12);
    expect(fails({ general: false, again: 'if it pays' })).toBeCloseTo(2, 12);
    expect(fails({ general: true })).toBeLessThan(1.9);
    expect(prepare(moraleCalculation, { again: 'always' }).verdict).toEqual({
      kind: 'impossible',
      because: { clause: 'CK-GEN-3', text: 'only a general has the throw made again' },
    });
    expect(throwsOf(moraleCalculation, { again: 'never' }, 1)).toEqual(['morale']);
    expect(throwsOf(moraleCalculation, { general: true, again: 'always' }, 1)).toHaveLength(2);
  });
});

describe('CK-FGT-6 each side of a fight has its own way', () => {
  const alone = { unit2: { type: 'none' } };
  /** Four dice a side. */
  const wins = (assaulter: string, target: string): number =>
    meanOf(
      hitsCalculation,
      { assaulter: { ...alone, again: assaulter }, target: { ...alone, again: target } },
      'assaulter wins',
    );
  const plain = hitsByHand(4);
  const beats = (assaulter: Spread, target: Spread): number =>
    target.reduce((sum, chance, t) => sum + chance * assaulter.slice(t + 1).reduce((all, each) => all + each, 0), 0);

  it('CK-FGT-6 with one throw that counts on either side, the odds are those of two plain pools', () => {
    for (const assaulter of ['never', 'always'])
      for (const target of ['never', 'always'])
        expect(wins(assaulter, target), `${assaulter} ${target}`).toBeCloseTo(beats(plain, plain), 12);
  });

  it('CK-FGT-6 an assaulter who throws again against a target that does not', () => {
    const twice = plain.reduce((sum, chance, t) => {
      const once = plain.slice(t + 1).reduce((all, each) => all + each, 0);
      return sum + chance * (1 - (1 - once) ** 2);
    }, 0);
    expect(wins('if it pays', 'never')).toBeCloseTo(twice, 12);
  });

  it('CK-FGT-6 a target that knows that the assaulter has one throw keeps what holds against one', () => {
    const [six, eight] = [hitsByHand(6), hitsByHand(8)];
    const holds = six.map((_, hits) => eight.slice(0, hits + 1).reduce((all, each) => all + each, 0));
    // Two hits, where against two throws it would want three.
    const average = six.reduce((sum, chance, hits) => sum + chance * holds[hits]!, 0);
    expect(holds.findIndex((chance) => chance >= average)).toBe(2);
    const target = again(six, (hits) => hits >= 2);
    for (const setting of ['never', 'always']) {
      const given = { assaulter: { winning: 2, again: setting } };
      expect(meanOf(hitsCalculation, given, 'assaulter wins'), setting).toBeCloseTo(beats(eight, target), 12);
    }
  });

  it('CK-FGT-7 bows are thrown again by the opponent, pikes by their owner', () => {
    const archers = { unit1: { type: 'CO', bow: true }, unit2: { type: 'CO', pike: true } };
    const ofTarget = (assaulter: string, target: string): string[] =>
      throwsOf(hitsCalculation, { assaulter: { again: assaulter }, target: { ...archers, again: target } }, 1)
        .filter((words) => words.endsWith('of the target'))
        .map((words) => words.replace(' of the target', ''));
    expect(ofTarget('always', 'never')).toEqual([
      'shooting, first throw',
      'shooting, second throw',
      'pike effect',
      'fighting',
    ]);
    expect(ofTarget('never', 'always')).toEqual([
      'shooting',
      ...['pike effect, first throw', 'pike effect, second throw'],
      ...['fighting, first throw', 'fighting, second throw'],
    ]);
  });

  it('CK-PUR-2 the pursuit is for the pursued to throw again, and from two hits for the pursuer', () => {
    const given = { assaulter: { again: 'never' }, target: { again: 'always' } };
    // Six dice each; the target throws all of them twice.
    const beaten = Array(12).fill(1);
    const by = (hits: number): number[] => [...beaten, ...Array(hits).fill(6), ...Array(6 - hits).fill(1)];
    expect(followups(CALCULATIONS, 'hits', given, by(1))).toEqual(['pursuit again=always']);
    expect(followups(CALCULATIONS, 'hits', given, by(2))).toEqual(['pursuit margin=2 again=never']);
  });

  it.each([
    [{}, 'whoever may throw again does so when that pays on average'],
    [{ assaulter: { again: 'never' }, target: { again: 'never' } }, 'nobody throws again'],
    [
      { assaulter: { again: 'always' } },
      'the target throws again when that pays on average, the assaulter always throws again',
    ],
  ])('CK-FGT-6 the dice say so: %j', (given, expected) =>
    expect(prepare(hitsCalculation, given).dice.at(-1)).toBe(expected),
  );
});
