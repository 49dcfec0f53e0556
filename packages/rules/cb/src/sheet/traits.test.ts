import { describe, expect, it } from 'vitest';
import { FORMATIONS } from './formations.ts';
import { formationFault, kindFault } from './traits.ts';
import { TROOP_IDS, unitKind, WEAPONS } from './troops.ts';

const words = (fault: ReturnType<typeof kindFault>): string => (fault ? `${fault.clause} ${fault.text}` : 'none');

describe('what units there are', () => {
  it('CB-UNIT-4 CB-UNIT-5 every class as it is usual', () => {
    for (const type of TROOP_IDS) expect(kindFault(unitKind(type))).toBeUndefined();
  });

  it('CB-UNIT-2 whose lines are of a legion', () => {
    const faults = TROOP_IDS.map((type) => [type, words(kindFault(unitKind(type, { legion: 'X' })))] as const);
    expect(faults.filter(([, fault]) => fault === 'none').map(([type]) => type)).toEqual(['Leg', 'HI']);
    expect(new Set(faults.map(([, fault]) => fault))).toEqual(
      new Set(['none', 'CB-UNIT-2 only legionaries and heavy infantry are lines of a legion']),
    );
  });

  it('CB-UNIT-5 engines are artillery’s, bows bowmen’s', () => {
    const armed = (type: 'Art' | 'Bow' | 'HI') => WEAPONS.map((weapon) => words(kindFault(unitKind(type, { weapon }))));
    const has = 'CB-UNIT-5 artillery has engines';
    expect(armed('Art')).toEqual([has, has, has, has, 'none']);
    const bows = 'CB-UNIT-5 bowmen have bows';
    expect(armed('Bow')).toEqual([bows, bows, 'none', bows, 'CB-UNIT-5 only artillery has engines']);
    expect(armed('HI')).toEqual(['none', 'none', 'none', 'none', 'CB-UNIT-5 only artillery has engines']);
  });

  it('CB-UNIT-7 only a legion forms a quincunx', () => {
    const faults = (legion?: string) =>
      FORMATIONS.map((one) => words(formationFault(unitKind('Leg', { legion }), one)));
    expect(faults('X')).toEqual(['none', 'none', 'none', 'none']);
    expect(faults()).toEqual(['none', 'CB-UNIT-7 only a legion forms a quincunx', 'none', 'none']);
  });
});
