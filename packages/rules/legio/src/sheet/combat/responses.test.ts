import { describe, expect, it } from 'vitest';
import type { Formation } from '../formations.ts';
import { TROOP_IDS, type TroopId } from '../troops.ts';
import { type ChargedFacts, responsesTo } from './responses.ts';

const charger = (type: TroopId, pursuing = false, chariots = false) => ({ unit: { type, chariots }, pursuing });
const facts = (type: TroopId, by: TroopId, change: Partial<ChargedFacts> = {}): ChargedFacts => ({
  unit: { type, chariots: false },
  formation: 'line',
  shaken: false,
  inDifficult: false,
  behindObstacle: false,
  chargers: [charger(by)],
  ...change,
});
const said = (given: ChargedFacts): string => {
  const { clause, options } = responsesTo(given);
  return `${clause} ${options.join(', ')}`;
};
/** The chargers to whom a type answers so. */
const toWhom = (type: TroopId, answer: string, change: Partial<ChargedFacts> = {}): string =>
  TROOP_IDS.filter((by) => said(facts(type, by, change)) === answer).join(' ');

const ALL = TROOP_IDS.join(' ');
const CAVALRY_OR_LIGHT = 'Arch Sk LC HC SC';
const OTHERS = 'Jav WB SW El Art';

describe('LG-RSP-1 shaken', () => {
  it.each(TROOP_IDS)('LG-RSP-1 %s break', (type) => {
    for (const formation of ['line', 'unformed'] as Formation[])
      expect(toWhom(type, 'LG-RSP-1 break', { shaken: true, formation, behindObstacle: true })).toBe(ALL);
  });
});

describe.each<TroopId>(['Arch', 'Sk'])('LG-RSP-2 light infantry: %s', (type) => {
  const FIGHT = 'LG-RSP-2 counter-charge, stand, evade';

  it('LG-RSP-2 may fight cavalry or light, and must evade others', () => {
    for (const formation of ['line', 'unformed'] as Formation[]) {
      expect(toWhom(type, FIGHT, { formation })).toBe(CAVALRY_OR_LIGHT);
      expect(toWhom(type, 'LG-RSP-2 evade', { formation })).toBe(OTHERS);
    }
  });

  it.each<Partial<ChargedFacts>>([{ inDifficult: true }, { behindObstacle: true }])(
    'LG-RSP-2 may fight anybody %o',
    (change) => expect(toWhom(type, FIGHT, change)).toBe(ALL),
  );

  it('LG-RSP-2 (R) chariots are cavalry; of several chargers each must be', () => {
    expect(said(facts(type, 'HC', { chargers: [charger('HC', false, true)] }))).toBe(FIGHT);
    expect(said(facts(type, 'HC', { chargers: [charger('HC'), charger('Sk')] }))).toBe(FIGHT);
    expect(said(facts(type, 'HC', { chargers: [charger('HC'), charger('WB')] }))).toBe('LG-RSP-2 evade');
  });
});

describe.each<TroopId>(['LC', 'HC', 'SC'])('LG-RSP-3 unformed cavalry: %s', (type) => {
  const unformed: Partial<ChargedFacts> = { formation: 'unformed' };

  it('LG-RSP-3 may counter-charge cavalry or light, and must evade others', () => {
    expect(toWhom(type, 'LG-RSP-3 counter-charge, evade', unformed)).toBe(CAVALRY_OR_LIGHT);
    expect(toWhom(type, 'LG-RSP-3 evade', unformed)).toBe(OTHERS);
  });

  it('LG-RSP-3 neither cover nor pursuers change that', () => {
    expect(toWhom(type, 'LG-RSP-3 evade', { ...unformed, inDifficult: true, behindObstacle: true })).toBe(OTHERS);
    const pursuers = { ...unformed, chargers: [charger('WB', true)] };
    expect(said(facts(type, 'WB', pursuers))).toBe('LG-RSP-3 evade');
    expect(said(facts(type, 'WB', { ...unformed, chargers: [charger('HC'), charger('WB')] }))).toBe('LG-RSP-3 evade');
  });
});

describe('LG-RSP-4 formed heavy cavalry and javelinmen', () => {
  it.each<[TroopId, Formation]>([
    ['HC', 'line'],
    ['HC', 'column'],
    ['Jav', 'line'],
    ['Jav', 'column'],
    ['Jav', 'unformed'],
  ])('LG-RSP-4 %s in %s may test to evade infantry and elephants', (type, formation) => {
    expect(toWhom(type, 'LG-RSP-4 stand, evade', { formation })).toBe('Arch Sk Jav WB SW El');
    expect(toWhom(type, 'LG-RSP-4 stand', { formation })).toBe('LC HC SC Art');
  });

  it('LG-RSP-4 and chariots', () => {
    const chariots = [charger('HC', false, true)];
    expect(said(facts('HC', 'HC', { chargers: chariots }))).toBe('LG-RSP-4 stand, evade');
    expect(said(facts('HC', 'HC', { chargers: [...chariots, charger('HC')] }))).toBe('LG-RSP-4 stand');
  });
});

describe('LG-RSP-5 formed shock cavalry', () => {
  it('LG-RSP-5 may counter-charge pursuers, and else stand', () => {
    for (const by of TROOP_IDS) {
      expect(said(facts('SC', by))).toBe('LG-RSP-5 stand');
      expect(said(facts('SC', by, { chargers: [charger(by, true)] }))).toBe('LG-RSP-5 stand, counter-charge');
    }
    expect(said(facts('SC', 'WB', { chargers: [charger('WB', true), charger('WB')] }))).toBe('LG-RSP-5 stand');
  });
});

it.each<TroopId>(['WB', 'SW', 'El', 'Art'])('LG-RSP-6 %s stand', (type) => {
  for (const formation of ['line', 'column', 'unformed'] as Formation[])
    expect(toWhom(type, 'LG-RSP-6 stand', { formation })).toBe(ALL);
  expect(said(facts(type, 'WB', { chargers: [charger('WB', true)], inDifficult: true }))).toBe('LG-RSP-6 stand');
});

it('LG-RSP-6 formed light cavalry, if there were any, would stand', () => {
  expect(toWhom('LC', 'LG-RSP-6 stand')).toBe(ALL);
});
