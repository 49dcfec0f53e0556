import { describe, expect, it } from 'vitest';
import { footFault, kindFault } from './traits.ts';
import { GRADES, TRAITS, TROOP_IDS, type Trait, type TroopId, unitKind } from './troops.ts';

const CAVALRY: readonly TroopId[] = ['LC', 'HC', 'SC'];
const BEARERS: readonly [Trait, readonly TroopId[], string][] = [
  ['armoured', TROOP_IDS, ''],
  ['legionaries', ['Jav', 'SW'], 'LG-UNIT-3 only shieldwall or javelinmen are legionaries'],
  ['camels', CAVALRY, 'LG-UNIT-3 only cavalry rides camels'],
  ['chariots', CAVALRY, 'LG-UNIT-3 only cavalry has chariots'],
  ['attachedLights', CAVALRY, 'LG-UNIT-7 only cavalry has light infantry attached'],
  ['rearArchers', ['SW'], 'LG-UNIT-7 only shieldwall has archers behind it'],
];

describe('what units there are', () => {
  it.each(BEARERS)('LG-UNIT-3 LG-UNIT-6 LG-UNIT-7 %s: %j', (trait, bearers, words) => {
    const faults = TROOP_IDS.map((type) => [type, kindFault(unitKind(type, { [trait]: true }))] as const);
    expect(faults.filter(([, fault]) => !fault).map(([type]) => type)).toEqual(bearers);
    for (const [, fault] of faults) if (fault) expect(`${fault.clause} ${fault.text}`).toBe(words);
  });

  it('LG-UNIT-3 every trait has its bearers', () => expect(BEARERS.map(([trait]) => trait)).toEqual(TRAITS));

  it.each(TROOP_IDS)('LG-UNIT-6 the grades of %s', (type) => {
    const graded = GRADES.filter((grade) => !kindFault(unitKind(type, { grade })));
    expect(graded).toEqual(type === 'El' || type === 'Art' ? ['C'] : GRADES);
  });

  it('LG-MAN-7 only cavalry dismounts, and is then infantry', () => {
    const dismounts = TROOP_IDS.filter((type) => !footFault(type, 'SW'));
    expect(dismounts).toEqual(CAVALRY);
    expect(TROOP_IDS.filter((onFoot) => !footFault('HC', onFoot))).toEqual(['Arch', 'Sk', 'Jav', 'WB', 'SW']);
    expect(footFault('El', 'SW')).toEqual({ clause: 'LG-MAN-7', text: 'only cavalry dismounts' });
    expect(footFault('HC', 'LC')).toEqual({ clause: 'LG-MAN-7', text: 'dismounted, a unit is infantry' });
  });

  it('LG-UNIT-6 elephants and artillery are C grade', () => {
    expect(kindFault(unitKind('El', { grade: 'B' }))).toEqual({
      clause: 'LG-UNIT-6',
      text: 'elephants and artillery are C grade',
    });
  });
});
