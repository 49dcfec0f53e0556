import { describe, expect, it } from 'vitest';
import { FORMATIONS } from '../formations.ts';
import { TROOP_IDS, type TroopId } from '../troops.ts';
import {
  CHARGE_KINDS,
  type ChargeFacts,
  type ChargeTarget,
  chargeBar,
  formationAfterCharge,
  mustCharge,
} from './charge-rules.ts';

const TARGET: ChargeTarget = { type: 'HI', formation: 'line', shaken: false, stationary: true, frontal: true };
const facts = (change: Partial<ChargeFacts> = {}, target: Partial<ChargeTarget> = {}): ChargeFacts => ({
  kind: 'declared',
  ...{ type: 'HI', formation: 'line', shaken: false, formedUp: false, spontaneous: false, pursuing: false },
  ...{ distance: 4, reach: 11 },
  ...change,
  target: { ...TARGET, ...target },
});
const clause = (...of: Parameters<typeof facts>): string => chargeBar(facts(...of))?.clause ?? 'may';
const whoMay = (change: Partial<ChargeFacts> = {}, target: Partial<ChargeTarget> = {}): string =>
  TROOP_IDS.filter((type) => clause({ ...change, type }, target) === 'may').join(' ');
const NOT_ART = TROOP_IDS.filter((type) => type !== 'Art').join(' ');

describe('CB-CHG-1 who may not charge', () => {
  it('CB-CHG-1 artillery, and only it', () => {
    expect(whoMay()).toBe(NOT_ART);
    expect(chargeBar(facts({ type: 'Art' }))).toEqual({ clause: 'CB-CHG-1', text: 'artillery does not charge' });
  });

  it.each<[string, Partial<ChargeFacts>, string]>([
    ['shaken', { shaken: true }, 'it is shaken'],
    ['columns', { formation: 'column' }, 'it is in column'],
    ['who formed up this turn', { formedUp: true }, 'it has formed up this turn'],
  ])('CB-CHG-1 %s, in pursuit or spontaneous advance as well', (_, change, text) => {
    for (const more of [{}, { pursuing: true }, { spontaneous: true }]) {
      expect(chargeBar(facts({ ...change, ...more }))).toEqual({ clause: 'CB-CHG-1', text });
      expect(whoMay({ ...change, ...more })).toBe('');
    }
  });

  it('CB-CHG-1 a quincunx may', () => expect(clause({ formation: 'quincunx' })).toBe('may'));
});

describe('CB-CHG-2 unformed troops', () => {
  const UNFORMED = { formation: 'unformed' } as const;

  it('CB-CHG-2 may not charge formed enemy, but for chariots', () => {
    expect(whoMay(UNFORMED)).toBe('Ch SyCh');
    expect(clause(UNFORMED)).toBe('CB-CHG-2');
    for (const formation of ['column', 'quincunx'] as const) expect(clause(UNFORMED, { formation })).toBe('CB-CHG-2');
  });

  it('CB-CHG-2 may charge special troops, shaken or unformed enemy', () => {
    const may = TROOP_IDS.filter((type) => clause(UNFORMED, { type }) === 'may');
    expect(may).toEqual(['SyCh', 'El', 'Art']);
    expect(whoMay(UNFORMED, { shaken: true })).toBe(NOT_ART);
    expect(whoMay(UNFORMED, { formation: 'unformed' })).toBe(NOT_ART);
  });

  it('CB-CHG-2 may charge anybody in spontaneous advance or pursuit', () => {
    expect(whoMay({ ...UNFORMED, spontaneous: true })).toBe(NOT_ART);
    expect(whoMay({ ...UNFORMED, pursuing: true })).toBe(NOT_ART);
  });

  it('CB-CHG-2 (R) no less where a charge runs into another enemy', () => {
    expect(CHARGE_KINDS.map((kind) => whoMay({ ...UNFORMED, kind }))).toEqual(['Ch SyCh', 'Ch SyCh', 'Ch SyCh']);
  });
});

describe('CB-CHG-4 cavalry before a phalanx', () => {
  const barred = (target: Partial<ChargeTarget>): string =>
    TROOP_IDS.filter((type) => clause({ type }, target) === 'CB-CHG-4').join(' ');

  it('CB-CHG-4 may not charge its front while it stands in good order', () => {
    for (const type of ['Pike', 'Hop'] as TroopId[]) expect(barred({ type })).toBe('LC HC Cat Cam');
    for (const type of ['Leg', 'HI', 'War'] as TroopId[]) expect(barred({ type })).toBe('');
    expect(clause({ type: 'HC', pursuing: true, formation: 'unformed' }, { type: 'Pike' })).toBe('CB-CHG-4');
  });

  it.each<Partial<ChargeTarget>>([
    { stationary: false },
    { frontal: false },
    { shaken: true },
    { formation: 'unformed' },
    { formation: 'column' },
  ])('CB-CHG-4 but may if %o', (target) => expect(barred({ type: 'Pike', ...target })).toBe(''));
});

describe('CB-SEQ-6 how far off', () => {
  it('CB-SEQ-6 infantry within 5 JT, whatever its dice', () => {
    expect(clause({ distance: 5, reach: 4 })).toBe('may');
    expect(clause({ distance: 5.1 })).toBe('CB-SEQ-6');
    expect(whoMay({ distance: 6 })).toBe('LC HC Cat Cam Ch SyCh El');
  });

  it('CB-SEQ-6 mounted within the most of their dice', () => {
    expect(clause({ type: 'HC', distance: 11 })).toBe('may');
    expect(clause({ type: 'HC', distance: 11.1 })).toBe('CB-SEQ-6');
  });

  it('CB-SEQ-6 (R) how far off an enemy is does not matter where it runs into him', () => {
    expect(CHARGE_KINDS.map((kind) => clause({ kind, distance: 20 }))).toEqual(['CB-SEQ-6', 'may', 'may']);
    expect(clause({ pursuing: true, distance: 20 })).toBe('CB-SEQ-6');
  });
});

describe('CB-CHG-5 a spontaneous advance', () => {
  const must = (change: Partial<ChargeFacts>): boolean => mustCharge(facts({ type: 'War', ...change }));

  it('CB-CHG-5 must charge within bow shot', () => {
    expect(must({ spontaneous: true, distance: 5 })).toBe(true);
    expect(must({ spontaneous: true, distance: 5.1 })).toBe(false);
    expect(must({ spontaneous: true, type: 'SyCh', distance: 5.1, reach: 16 })).toBe(false);
    expect(must({ distance: 1 })).toBe(false);
  });

  it('CB-CHG-5 unless it may not', () => expect(must({ spontaneous: true, shaken: true })).toBe(false));
});

it('CB-CHG-3 rabble and javelinmen lose their ranks beyond 1 JT', () => {
  const loosened = (moved: number): TroopId[] =>
    TROOP_IDS.filter((type) => formationAfterCharge(type, 'line', moved) === 'unformed');
  expect(loosened(1)).toEqual([]);
  expect(loosened(1.01)).toEqual(['Jav', 'Rab']);
  for (const formation of FORMATIONS) expect(formationAfterCharge('HI', formation, 5)).toBe(formation);
  expect(formationAfterCharge('Rab', 'line', 1)).toBe('line');
});
