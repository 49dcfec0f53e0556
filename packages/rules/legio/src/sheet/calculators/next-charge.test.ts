import { followups } from '@acies/kernel/testing';
import { describe, expect, it } from 'vitest';
import { chargeCalculation } from './charge.ts';
import { CALCULATIONS } from './index.ts';
import { afterCharge } from './next-charge.ts';

const next = (id: string, input: object, ...faces: number[]): string[] => followups(CALCULATIONS, id, input, faces);

describe('LG-SEQ-4 after a charge', () => {
  const charger = { type: 'SC', dp: 1 };
  const combatWords = (end: 'stands' | 'counter-charges', pursuing: boolean): string => {
    const given = chargeCalculation.input.parse({ charger: { type: 'HC', pursuing }, charged: { type: 'SC' } });
    return afterCharge(given, { end }).at(-1)!.words;
  };

  it('LG-SEQ-4 LG-MOV-7 the charge is thrown for, drawn up as it is, and its fatigue counts in the combat', () => {
    const stands = { charger: { type: 'Jav', formation: 'unformed' }, charged: { type: 'SW', exposed: true } };
    expect(next('charge', stands)[0]).toBe('move type=Jav formation=unformed kind=charge');
    expect(combatWords('stands', false)).toContain('fatigue');
    // Pursuers have moved, and are too loose to tire.
    expect(combatWords('stands', true)).not.toContain('fatigue');
    expect(combatWords('counter-charges', true)).toContain('fatigue');
  });

  it('LG-SEQ-4 LG-MOV-7 likewise if the enemy evades it', () => {
    const given = { charger: { type: 'Jav', formation: 'unformed' }, charged: { exposed: true } };
    expect(next('charge', given)[1]).toBe('move type=Jav formation=unformed kind=charge');
  });

  it('LG-RSP-6 who stands fights at the halt', () => {
    const charged = { type: 'WB', grade: 'B', dp: 2, casualties: 1, inspired: true };
    expect(next('charge', { charger, charged })).toEqual([
      'move type=SC kind=charge',
      'combat red.type=SC red.dp=1 blue.type=WB blue.grade=B blue.dp=2 blue.casualties=1 blue.inspired=true',
    ]);
  });

  it('LG-RSP-3 who counter-charges comes on too', () => {
    const charged = { type: 'HC', formation: 'unformed' };
    const given = { charger: { type: 'LC' }, charged, response: 'counter-charge' };
    expect(next('charge', given)).toEqual([
      'move type=LC kind=charge',
      'move type=HC formation=unformed kind=charge',
      'combat red.type=LC blue.type=HC blue.motion=charging blue.formation=unformed',
    ]);
  });

  it('LG-RSP-5 pursuers fight as such', () => {
    const given = { charger: { type: 'HC', pursuing: true }, charged: { type: 'SC' }, response: 'counter-charge' };
    expect(next('charge', given)).toEqual([
      'move type=SC kind=charge',
      'combat red.type=HC red.motion=pursuing blue.type=SC blue.motion=charging',
    ]);
  });

  it('LG-MOR-3 a charge in the flank by formed troops first costs 2 DP, which the combat has', () => {
    const charged = { type: 'SW', dp: 2, casualties: 1, exposed: true };
    expect(next('charge', { charger, charged })).toEqual([
      'move type=SC kind=charge',
      'morale dp=2 casualties=1 unitLost=0 flankCharge=1',
      'combat red.type=SC red.dp=1 blue.dp=4 blue.casualties=1',
    ]);
    expect(next('charge', { charger: { type: 'SC', pursuing: true }, charged })).toEqual([
      'combat red.type=SC red.motion=pursuing blue.dp=2 blue.casualties=1',
    ]);
  });

  it('LG-MOR-3 infantry that comes on and is charged by mounted takes 2 DP, whoever charged first', () => {
    const counter = { charger, charged: { type: 'Sk' }, response: 'counter-charge' };
    expect(next('charge', counter)).toEqual([
      'move type=SC kind=charge',
      'move type=Sk kind=charge',
      'morale unitLost=0 caughtMoving=1',
      'combat red.type=SC red.dp=1 blue.type=Sk blue.dp=2 blue.motion=charging',
    ]);
    const charge = { charger: { type: 'Sk', dp: 1 }, charged: { type: 'LC' }, response: 'counter-charge' };
    expect(next('charge', charge)).toEqual([
      'move type=Sk kind=charge',
      'move type=LC kind=charge',
      'morale dp=1 unitLost=0 caughtMoving=1',
      'combat red.type=Sk red.dp=3 blue.type=LC blue.motion=charging',
    ]);
  });

  it('LG-RSP-7 who evades runs, and the charge after it', () => {
    expect(next('charge', { charged: { type: 'Jav', dp: 1 } }, 2)).toEqual([
      'move type=Jav kind=evade',
      'move kind=charge',
    ]);
    const pursued = { charger: { type: 'El', pursuing: true }, charged: { type: 'HC' }, response: 'evade' };
    expect(next('charge', pursued)).toEqual(['move type=HC kind=evade', 'move type=El kind=pursue']);
  });

  it('LG-RSP-7 LG-MOR-5 who fails to is shaken and fights, DPs in its flank costing stands', () => {
    expect(next('charge', { charged: { type: 'Jav', dp: 2 } }, 2)).toEqual([
      'move kind=charge',
      'combat blue.type=Jav blue.dp=5',
    ]);
    expect(next('charge', { charged: { type: 'Jav', dp: 2, exposed: true } }, 2)).toEqual([
      'move kind=charge',
      'morale dp=5 unitLost=0 flankCharge=1',
      'combat blue.type=Jav blue.dp=5 blue.casualties=2',
    ]);
  });

  it('LG-RSP-1 LG-MOR-1 who breaks runs, and friends take it to heart unless it is light', () => {
    expect(next('charge', { charged: { type: 'SW', dp: 5 } })).toEqual(['move type=SW kind=rout', 'morale']);
    expect(next('charge', { charged: { type: 'Sk', dp: 5 } })).toEqual(['move type=Sk kind=rout']);
  });

  it('LG-LDR-1 LG-MOR-2 so they do a leader who flees with it, also from light troops', () => {
    const broken = (type: string) => next('charge', { charged: { type, dp: 5, inspired: true } });
    expect(broken('SW')).toEqual(['move type=SW kind=rout', 'morale commanderLost=1']);
    expect(broken('Sk')).toEqual(['move type=Sk kind=rout', 'morale unitLost=0 commanderLost=1']);
  });

  it('LG-UNIT-4 nobody fights who has no stand left', () => {
    const charged = { type: 'Jav', dp: 2, exposed: true };
    expect(next('charge', { charged: { ...charged, casualties: 9 } }).at(-1)).toMatch(/^combat .*stands=12/);
    expect(next('charge', { charged: { ...charged, casualties: 10 } }).at(-1)).toMatch(/^morale/);
  });
});

describe('LG-RSP-7 after an evade test', () => {
  const given = { grade: 'B', casualties: 1, inspired: true };

  it('LG-RSP-7 it runs, or receives the charge shaken, or breaks', () => {
    expect(next('evade', given)).toEqual(['move type=Jav kind=evade']);
    expect(next('evade', { ...given, dp: 3 }, 2)).toEqual([
      'combat blue.type=Jav blue.grade=B blue.dp=5 blue.casualties=1 blue.inspired=true',
    ]);
    expect(next('evade', { dp: 5 }, 5)).toEqual(['move type=Jav kind=rout', 'morale']);
  });

  it('LG-LDR-1 LG-MOR-2 its leader breaks with it', () => {
    const led = { dp: 5, inspired: true };
    expect(next('evade', led, 4)).toEqual(['move type=Jav kind=rout', 'morale commanderLost=1']);
  });
});
