import type { Calculation, Prepared } from '@acies/kernel/odds';
import { describe, expect, it } from 'vitest';
import { lines } from '../../testing/situations.ts';
import { strengthFrom } from './fields.ts';
import { firingCalculation } from './firing.ts';
import { meleeCalculation } from './melee.ts';
import { moraleCalculation } from './morale.ts';
import { orderTestCalculation } from './order-test.ts';
import { pilumCalculation } from './pilum.ts';
import { pursuitCalculation } from './pursuit.ts';

const prepare = (calculation: Calculation, input: object): Prepared =>
  calculation.prepare(calculation.input.parse(input));
const rows = (prepared: Prepared): string[][] =>
  prepared.tallies.map(({ heading, tally }) => [heading, ...lines(tally)]);
const impossible = (clause: string, text: string) => ({ kind: 'impossible', because: { clause, text } });

describe('HX-UNIT-2 the type fills in what is not given', () => {
  it.each<[string, Parameters<typeof strengthFrom>[0], { start: number; sp: number }]>([
    ['nothing given', { type: 'HI' }, { start: 5, sp: 5 }],
    ['some SP left', { type: 'HI', sp: 2 }, { start: 5, sp: 2 }],
    ['more than the type has', { type: 'HI', start: 7, sp: 7 }, { start: 7, sp: 7 }],
    ['another start', { type: 'HI', start: 3 }, { start: 3, sp: 3 }],
    ['some of another start left', { type: 'HI', start: 3, sp: 2 }, { start: 3, sp: 2 }],
  ])('HX-UNIT-2 %s', (_, given, expected) => expect(strengthFrom(given)).toEqual(expected));

  it('HX-UNIT-2 no stand has more left than it started with', () => {
    const faultsOf = (calculation: Calculation, input: object) =>
      calculation.input.safeParse(input).error?.issues.map(({ path, message }) => `${path.join('.')} ${message}`);
    const fault = 'sp more than its starting strength of 3';
    const stand = { start: 3, sp: 4 };
    for (const calculation of [moraleCalculation, pilumCalculation]) {
      expect(faultsOf(calculation, stand)).toEqual([fault]);
      expect(faultsOf(calculation, { start: 4, sp: 4 })).toBeUndefined();
    }
    for (const role of ['attacker', 'defender'])
      expect(faultsOf(meleeCalculation, { [role]: stand })).toEqual([`${role}.${fault}`]);
    for (const role of ['shooter', 'target'])
      expect(faultsOf(firingCalculation, { [role]: stand })).toEqual([`${role}.${fault}`]);
  });

  it('HX-UNIT-2 nor more than its type has, unless it is said that it had more', () => {
    const faults = (input: object) =>
      meleeCalculation.input.safeParse(input).error?.issues.map(({ message }) => message);
    const fault = 'more than its starting strength of 4, unless another start is given';
    expect(faults({ attacker: { type: 'WB', sp: 9 } })).toEqual([fault]);
    expect(faults({ attacker: { type: 'WB', sp: 4 } })).toBeUndefined();
    expect(faults({ attacker: { type: 'WB', start: 9, sp: 9 } })).toBeUndefined();
  });

  it('HX-UNIT-2 HX-FIR-1 firing', () => {
    const usual = prepare(firingCalculation, {});
    expect(rows(usual)).toEqual([['shooting dice', 'HX-FIR-1 strength points +4']]);
    expect(usual.dice[0]).toBe('4D6, hits on 6 or double 5');
    const slings = prepare(firingCalculation, { shooter: { type: 'Sk', missiles: 'slings' }, range: 1 });
    expect(rows(slings)).toEqual([['shooting dice', 'HX-FIR-1 strength points +2', 'HX-FIR-2 range +1']]);
    expect(prepare(firingCalculation, { shooter: { type: 'Sk' } }).verdict).toEqual(
      impossible('HX-UNIT-3', 'the target is at 2H, its range is 1H'),
    );
  });

  it('HX-UNIT-2 HX-MEL-1 HX-PIL-1 melee', () => {
    const usual = prepare(meleeCalculation, { defender: { type: 'Leg' } });
    expect(rows(usual)).toEqual([
      ['attacker’s dice', 'HX-MEL-1 strength points +4', 'HX-MEL-2 impact +3'],
      ['defender’s pila', 'HX-PIL-1 pila, defending +3'],
      ['defender’s dice', 'HX-MEL-1 strength points +5'],
    ]);
    expect(usual.dice).toEqual([
      '3D6 pila of the defender',
      '7D6 against 5D6, hits on 6 or double 5',
      '1D6 for the morale of each side that is hit',
    ]);
    const changed = prepare(meleeCalculation, {
      attacker: { type: 'HI', impact: 4, pilum: true, began: 'village' },
      defender: { height: 1 },
    });
    expect(rows(changed)).toEqual([
      ['attacker’s pila', 'HX-PIL-1 pila, attacking +1'],
      ['attacker’s dice', 'HX-MEL-1 strength points +5', 'HX-MEL-2 impact +4', 'HX-TER-5 no impact: the ground -4'],
      ['defender’s dice', 'HX-MEL-1 strength points +5', 'HX-MEL-2 higher ground +1'],
    ]);
  });

  it('HX-MEL-7 a stand in support throws one die of pila at most', () => {
    const refused = impossible('HX-MEL-7', 'more pila dice than stands in support');
    for (const role of ['attacker', 'defender']) {
      const verdict = (given: object) => prepare(meleeCalculation, { [role]: given }).verdict;
      expect(verdict({ supportPila: 1 })).toEqual(refused);
      expect(verdict({ supports: 1, supportPila: 2 })).toEqual(refused);
      expect(verdict({ supports: 2, supportPila: 2 })).toEqual({ kind: 'roll' });
    }
  });

  it('HX-TER-3 chariots and elephants cannot attack defences', () => {
    const refused = impossible('HX-TER-3', 'chariots and elephants cannot attack defences');
    for (const type of ['Ch', 'El'])
      expect(prepare(meleeCalculation, { attacker: { type }, defender: { defences: true } }).verdict).toEqual(refused);
    expect(prepare(meleeCalculation, { attacker: { type: 'HC' }, defender: { defences: true } }).verdict.kind).toBe(
      'roll',
    );
  });

  it('HX-UNIT-3 HX-FIR-2 a range factor of the army list counts in place of the type’s, as far as it is given', () => {
    const dice = (range: number, rangeDice?: number) =>
      prepare(firingCalculation, { shooter: { type: 'Shot', rangeDice }, range });
    expect(rows(dice(1))[0]).toContain('HX-FIR-2 range +1');
    expect(rows(dice(1, -2))[0]).toContain('HX-FIR-2 range -2');
    expect(rows(dice(1, 0))[0]).toEqual(['shooting dice', 'HX-FIR-1 strength points +4']);
    expect(dice(6).verdict).toEqual(impossible('HX-UNIT-3', 'the target is at 6H, its range is 3H'));
    expect(rows(dice(6, -1))[0]).toContain('HX-FIR-2 range -1');
    expect(dice(6, -1).verdict.kind).toBe('roll');
    const without = prepare(firingCalculation, { shooter: { type: 'HI', rangeDice: 1 } });
    expect(without.verdict).toEqual(impossible('HX-UNIT-3', 'it has no missiles'));
  });

  it('HX-TER-3 defences that a battle varies', () => {
    const melee = (type: string, works: object) =>
      prepare(meleeCalculation, { attacker: { type, impact: 0 }, defender: { defences: true, ...works } });
    expect(rows(melee('WB', { footDice: 3 }))[0]).toContain('HX-TER-3 foot attacking defences -3');
    expect(rows(melee('WB', { mountedDice: 3 }))[0]).toContain('HX-TER-3 foot attacking defences -1');
    expect(rows(melee('HC', { mountedDice: 1 }))[0]).toContain('HX-TER-3 mounted attacking defences -1');
    expect(rows(melee('HC', {}))[0]).toContain('HX-MEL-2 disordered -1');
    expect(rows(melee('HC', { upset: false }))[0]).not.toContain('HX-MEL-2 disordered -1');
    expect(melee('El', { closed: false }).verdict.kind).toBe('roll');
    expect(melee('El', { footDice: 2 }).verdict.kind).toBe('impossible');
    const closed = impossible('HX-TER-3', 'the battle has these defences closed to HC');
    expect(melee('HC', { closed: true }).verdict).toEqual(closed);
    expect(melee('HC', { closed: true, defences: false }).verdict.kind).toBe('roll');
  });

  it('HX-PIL-1 pilum', () => {
    expect(rows(prepare(pilumCalculation, {}))).toEqual([['pila', 'HX-PIL-1 pila, defending +3']]);
    const none = prepare(pilumCalculation, { sp: 3, attacking: true, disordered: true });
    expect(none.verdict).toEqual(impossible('HX-PIL-1', 'no dice are left'));
  });

  it('HX-MOR-1 morale', () => {
    const usual = prepare(moraleCalculation, { sp: 3, commander: true });
    expect(rows(usual)).toEqual([
      [
        'adjusted morale',
        'HX-MOR-1 starting strength +5',
        'HX-MOR-1 commander attached +1',
        'HX-MOR-1 strength already lost -2',
        'HX-MOR-1 hits just taken -1',
      ],
    ]);
    expect(usual.dice).toEqual(['1D6, passed on 3 or less']);
    expect(prepare(moraleCalculation, { hits: 9 }).dice).toEqual(['1D6, passed on 1 or less']);
    expect(prepare(moraleCalculation, { start: 9 }).dice).toEqual(['1D6, passed on 5 or less']);
    expect(prepare(moraleCalculation, { hits: 0 }).verdict).toEqual(
      impossible('HX-MOR-1', 'a stand that was not hit does not test'),
    );
  });

  it('HX-ORD-1 order test', () => {
    expect(prepare(orderTestCalculation, {}).dice).toEqual(['1D6, passed on 4 or more']);
    expect(prepare(orderTestCalculation, { class: 'A', inRange: false }).dice).toEqual(['1D6, passed on 4 or more']);
  });

  it('HX-PUR-1 pursuit', () => {
    expect(prepare(pursuitCalculation, {}).dice).toEqual(['1D6, compulsory']);
    expect(prepare(pursuitCalculation, { type: 'HC' }).dice).toEqual(['1D6, if the owner chooses to pursue']);
    const cannot = impossible('HX-PUR-1', 'only stands with a positive impact pursue');
    expect(prepare(pursuitCalculation, { type: 'LC' }).verdict).toEqual(cannot);
    expect(prepare(pursuitCalculation, { type: 'LC', impact: 1 }).verdict.kind).toBe('roll');
    expect(prepare(pursuitCalculation, { type: 'HI', impetuous: true }).dice).toEqual(['1D6, compulsory']);
    expect(prepare(pursuitCalculation, { type: 'WB', impetuous: false }).dice).toEqual([
      '1D6, if the owner chooses to pursue',
    ]);
  });
});
