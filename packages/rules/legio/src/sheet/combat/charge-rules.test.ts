import { describe, expect, it } from 'vitest';
import { TROOP_IDS, type TroopId } from '../troops.ts';
import { type ChargeFacts, chargeBar } from './charge-rules.ts';

const READY: Omit<ChargeFacts, 'unit'> = {
  formation: 'line',
  shaken: false,
  resting: false,
  formedUp: false,
  shotOver: false,
  halted: false,
  pursuing: false,
  inJavelinRange: true,
  targetUnformed: false,
  targetExposed: false,
};
const bar = (type: TroopId, change: Partial<ChargeFacts> = {}) => chargeBar({ ...READY, unit: { type }, ...change });
const barred = (change: Partial<ChargeFacts>): string =>
  TROOP_IDS.filter((type) => bar(type, change) !== undefined).join(' ');

const ALL = TROOP_IDS.join(' ');
const NEVER = 'Arch Art';

describe('LG-CHG-1 who may not charge', () => {
  it('LG-CHG-1 archers and artillery, and no other type', () => {
    expect(barred({})).toBe(NEVER);
    expect(bar('Arch')).toEqual({ clause: 'LG-CHG-1', text: 'archers do not charge' });
    expect(bar('Art')).toEqual({ clause: 'LG-CHG-1', text: 'artillery does not charge' });
  });

  it.each<[string, Partial<ChargeFacts>]>([
    ['it is shaken', { shaken: true }],
    ['it is in column', { formation: 'column' }],
    ['it rests', { resting: true }],
    ['it has formed up this turn', { formedUp: true }],
    ['a second rank has shot over it', { shotOver: true }],
  ])('LG-CHG-1 %s', (text, change) => {
    expect(bar('WB', change)).toEqual({ clause: 'LG-CHG-1', text });
    expect(barred(change)).toBe(ALL);
    expect(bar('WB', { ...change, pursuing: true })).toEqual({ clause: 'LG-CHG-1', text });
    expect(bar('WB', { ...change, targetUnformed: true, targetExposed: true })).toEqual({ clause: 'LG-CHG-1', text });
  });

  it('LG-CHG-1 nor do archers and artillery in pursuit', () => expect(barred({ pursuing: true })).toBe(NEVER));
});

describe('LG-CHG-2 other unformed', () => {
  const unformed: Partial<ChargeFacts> = { formation: 'unformed' };

  it('LG-CHG-2 may not charge formed enemy in front', () => {
    expect(barred(unformed)).toBe(ALL);
    expect(bar('HC', unformed)!.clause).toBe('LG-CHG-2');
  });

  it.each<[string, Partial<ChargeFacts>]>([
    ['unformed enemy', { targetUnformed: true }],
    ['an exposed flank or rear', { targetExposed: true }],
    ['anybody in pursuit', { pursuing: true }],
  ])('LG-CHG-2 may charge %s', (_, change) => expect(barred({ ...unformed, ...change })).toBe(NEVER));
});

describe('LG-CHG-3 halted after combat', () => {
  it('LG-CHG-3 LG-AFT-1 no charge the following turn', () => {
    expect(bar('SW', { halted: true })!.clause).toBe('LG-CHG-3');
    expect(barred({ halted: true })).toBe(ALL);
    expect(bar('HC', { halted: true, targetUnformed: true })!.clause).toBe('LG-CHG-3');
  });
});

describe('LG-SEQ-4 the distance of a charge', () => {
  it('LG-SEQ-4 infantry must be at javelin range, others need not', () => {
    expect(barred({ inJavelinRange: false })).toBe('Arch Sk Jav WB SW Art');
    expect(bar('WB', { inJavelinRange: false })!.clause).toBe('LG-SEQ-4');
    expect(bar('Sk', { inJavelinRange: false, formation: 'unformed', targetUnformed: true })!.clause).toBe('LG-SEQ-4');
  });

  it('LG-SEQ-4 LG-CHG-2 pursuers are excused from nothing but that they are unformed', () => {
    const pursuing: Partial<ChargeFacts> = { pursuing: true, formation: 'unformed' };
    expect(barred(pursuing)).toBe(NEVER);
    expect(barred({ ...pursuing, inJavelinRange: false })).toBe('Arch Sk Jav WB SW Art');
    expect(barred({ ...pursuing, halted: true })).toBe(ALL);
    expect(barred({ ...pursuing, resting: true })).toBe(ALL);
  });
});
