import { expect, it } from 'vitest';
import type { MeleeSituation } from '../sheet/chapters/melee-factors.ts';
import { meleeWorth } from './worth.ts';

const FOOT = {
  family: 'HI',
  sp: 2,
  start: 4,
  disordered: false,
  commander: false,
  impact: 0,
  pilum: false,
  place: { terrain: 'open', defences: false, height: 0 },
  ranks: 0,
  supports: 0,
  supportPila: 0,
  met: 'front',
} as const;
const melee = (attacker: number, defender: number): MeleeSituation => ({
  attacker: { ...FOOT, start: attacker },
  defender: { ...FOOT, start: defender },
  fresh: false,
});

it('counts the end of a stand by what it had at first, though the odds are the same', () => {
  const even = meleeWorth(melee(4, 4));
  expect(even).toBeCloseTo(0, 9);
  expect(meleeWorth(melee(4, 6))).toBeGreaterThan(0.01);
  expect(meleeWorth(melee(6, 4))).toBeCloseTo(-meleeWorth(melee(4, 6)), 9);
  expect(meleeWorth(melee(4, 4))).toBe(even);
});
