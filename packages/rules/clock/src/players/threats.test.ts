import { Engine } from '@acies/kernel';
import { describe, expect, it } from 'vitest';
import type { ClockContext } from '../board/look.ts';
import { clockRules } from '../rule-set.ts';
import { CENTURION } from './judgement.ts';
import { battle } from './testing/battle.ts';
import { standingOf, threatBy } from './threats.ts';

const engine = new Engine(clockRules);

const contextOf = (red: readonly string[], blue: readonly string[]): ClockContext =>
  engine.live(battle(red, blue)).live.g as ClockContext;

/** What blue could do to red by charging. */
const threatTo = (red: readonly string[], blue: readonly string[]): number =>
  threatBy(CENTURION, contextOf(red, blue), 'blue');

const FOOT = 'own MF 24 20 0';

describe('the threat of charges', () => {
  it('is nothing out of reach, and nothing from those who would lose', () => {
    expect(threatTo(['own LH 24 30 0'], ['foe HH 24 6 180'])).toBe(0);
    expect(threatTo(['own LH 24 20 0'], ['foe HH 24 14 180'])).toBeGreaterThan(1);
    expect(threatTo(['own Spear 24 20 0'], ['foe Sk 24 16 180'])).toBe(0);
  });

  it('is greater from the flank than from the front, and from behind', () => {
    const front = threatTo([FOOT], ['foe HH 24 14 180']);
    const flank = threatTo([FOOT], ['foe HH 30 20.8 270']);
    const rear = threatTo([FOOT], ['foe HH 24 27.6 0']);
    expect(flank).toBeGreaterThan(front);
    expect(rear).toBeGreaterThan(flank);
  });

  it('is less where friends give support', () => {
    const alone = threatTo(['own MF 24 20 0'], ['foe HH 24 14 180']);
    const beside = threatTo(['own MF 24 20 0', 'left Spear 22.4 20 0', 'right Spear 25.6 20 0'], ['foe HH 24 14 180']);
    expect(beside).toBeLessThan(alone);
  });

  it('does not go through whoever stands in the way', () => {
    expect(threatTo(['own Arch 24 20 0', 'screen Spear 24 17 0'], ['foe HH 24 13 180'])).toBe(0);
    expect(threatTo(['own Arch 24 20 0'], ['foe HH 24 13 180'])).toBeGreaterThan(1);
  });

  it('grows with every unit that is open to it', () => {
    const one = threatTo(['own LH 24 20 0'], ['foe HH 24 14 180']);
    const two = threatTo(['own LH 24 20 0', 'other LH 28 20 0'], ['foe HH 24 14 180']);
    expect(two).toBeGreaterThan(one);
    expect(two).toBeLessThan(2 * one);
  });

  it('takes turning into account, but for those who face freely', () => {
    const away = (type: string): number => threatTo(['own Rab 24 20 0'], [`foe ${type} 24 12.5 0`]);
    expect(away('HH')).toBe(0);
    expect(away('LH')).toBeGreaterThan(0);
  });

  it('weighs more on a side than what it hopes for itself', () => {
    const even = contextOf(['own HH 24 20 0'], ['foe HH 24 14 180']);
    expect(threatBy(CENTURION, even, 'red')).toBe(threatBy(CENTURION, even, 'blue'));
    expect(standingOf(CENTURION, even, 'red')).toBeLessThan(0);
  });
});
