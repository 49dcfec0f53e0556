import type { Calculation, Prepared } from '@acies/kernel/odds';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { lines } from '../../testing/lines.ts';
import { controlCalculation } from './control.ts';
import { evadeCalculation } from './evade.ts';
import { CALCULATIONS } from './index.ts';
import { leaderCalculation } from './leader.ts';
import { moveCalculation } from './move.ts';
import { volleyCalculation } from './volley.ts';

const prepare = (calculation: Calculation, input: object): Prepared =>
  calculation.prepare(calculation.input.parse(input));
const rows = (prepared: Prepared): string[][] =>
  prepared.tallies.map(({ heading, tally }) => [heading, ...lines(tally)]);

interface Schema {
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly description?: string;
  readonly type?: string;
}

/** The fields of a form that lack a description, or are lists. */
function undescribed({ properties = {} }: Schema, path: string): string[] {
  return Object.entries(properties).flatMap(([name, field]) => {
    const here = field.description && field.type !== 'array' ? [] : [`${path}${name}`];
    return [...here, ...undescribed(field, `${path}${name}.`)];
  });
}

describe('the forms', () => {
  it.each(CALCULATIONS.map((one) => [one.id, one] as const))('%s has defaults, and words for every field', (_, one) => {
    expect(one.input.safeParse({}).success).toBe(true);
    expect(undescribed(z.toJSONSchema(one.input, { io: 'input' }) as Schema, '')).toEqual([]);
    expect(one.input.safeParse({ nonsense: 1 }).success).toBe(false);
  });

  it('each has a name of its own', () => {
    expect(new Set(CALCULATIONS.map(({ id }) => id)).size).toBe(CALCULATIONS.length);
  });
});

describe('LG-SHO-1 the volley calculator', () => {
  it('LG-SHO-1 LG-SHO-2 LG-SHO-3 every field reaches the tallies', () => {
    const target = { type: 'Sk', armoured: true, inCover: true };
    const all = { shooter: { stands: 11, dp: 1 }, target, halvedOnce: false, dpBeforeHalving: false };
    const prepared = prepare(volleyCalculation, all);
    expect(rows(prepared)).toEqual([
      [
        'shooting dice',
        'LG-SHO-1 stands +11',
        'LG-SHO-2 half at unformed light infantry -5',
        'LG-SHO-2 half at troops in cover -3',
        'LG-SHO-2 half at armoured troops -1',
        'LG-SHO-1 DPs -1',
      ],
      ['modifiers of each die'],
    ]);
    expect(prepared.dice).toEqual(['1D6, each hits on 6 or more']);
    expect(rows(prepare(volleyCalculation, { ...all, halvedOnce: true, dpBeforeHalving: true }))[0]).toEqual([
      ...['shooting dice', 'LG-SHO-1 stands +11', 'LG-SHO-1 DPs -1', 'LG-SHO-2 half at unformed light infantry -5'],
    ]);
    expect(rows(prepare(volleyCalculation, { target: { type: 'Sk', formation: 'column' } }))[0]).toHaveLength(2);
    const usual = { shooter: { dp: 1 }, target: { armoured: true, inCover: true } };
    expect(rows(prepare(volleyCalculation, usual))[0]).toEqual([
      ...['shooting dice', 'LG-SHO-1 stands +6', 'LG-SHO-1 DPs -1', 'LG-SHO-2 half at troops in cover -2'],
    ]);
    const guns = prepare(volleyCalculation, { shooter: { type: 'Art', stands: 1 }, distance: 400 });
    expect(rows(guns)[1]).toEqual([
      ...['modifiers of each die', 'LG-SHO-3 artillery at formed troops or elephants +1'],
    ]);
    expect(guns.dice).toEqual(['1D6, each hits on 5 or more']);
  });

  it.each([
    [{ distance: 100 }, 'roll'],
    [{ distance: 101 }, 'LG-UNIT-2'],
    [{ shooter: { type: 'WB' } }, 'LG-UNIT-2'],
    [{ shooter: { type: 'SW', shotBefore: true } }, 'LG-UNIT-2'],
    [{ shooter: { type: 'SW', shotBefore: true, rearArchers: true }, distance: 100 }, 'roll'],
    [{ shooter: { type: 'SC', attachedLights: true } }, 'roll'],
    [{ shooter: { type: 'Arch', attachedLights: true } }, 'LG-UNIT-7'],
    [{ shooter: { stands: 2, dp: 2 } }, 'LG-SHO-1'],
  ])('LG-UNIT-2 LG-UNIT-7 %j: %s', (input, words) => {
    const { verdict } = prepare(volleyCalculation, input);
    expect(verdict.kind === 'roll' ? 'roll' : verdict.because.clause).toBe(words);
  });
});

describe('the other calculators', () => {
  it('LG-CTL-1 control', () => {
    const test = prepare(controlCalculation, { grade: 'B', bentOn: 'looting', leader: 'takes 1' });
    const both = ['LG-CTL-1 charging, looting, routing or pursuing +1', 'LG-CTL-1 leader inspiring -1'];
    expect(rows(test)).toEqual([['modifiers of the roll', ...both]]);
    expect([test.tallies[0]!.unit, test.dice]).toEqual(['to the AvD', ['1 AvD: 2 or less, 3 to 4, 5 or more']]);
    expect(rows(prepare(controlCalculation, { leader: 'adds 1' }))[0]).toContain('LG-CTL-1 leader inspiring +1');
    const held = prepare(controlCalculation, { controlled: true });
    expect([held.verdict.kind, held.tallies, held.dice]).toEqual(['automatic', [], ['none']]);
    expect(prepare(controlCalculation, { controlled: true, bentOn: 'routing' }).verdict.kind).toBe('roll');
    expect(prepare(controlCalculation, { controlled: true, bentOn: 'charging' }).verdict.kind).toBe('automatic');
  });

  it('LG-RSP-7 evade', () => {
    const test = prepare(evadeCalculation, { grade: 'A', dp: 2, casualties: 1, inspired: true });
    expect(rows(test)).toEqual([
      ['modifiers of the roll', 'LG-RSP-7 DPs -2', 'LG-RSP-7 casualties -1', 'LG-RSP-7 leader inspiring +1'],
    ]);
    expect([test.tallies[0]!.unit, test.dice]).toEqual(['to the AvD', ['1 AvD, evades on 3 or more']]);
  });

  it('LG-MOV-1 move', () => {
    const charge = prepare(moveCalculation, { type: 'HC', kind: 'charge' });
    expect(rows(charge)).toEqual([['at the farthest', 'LG-MOV-1 dice +320']]);
    expect(charge.dice).toEqual(['2 AvD and 1D6']);
    expect(prepare(moveCalculation, { type: 'HC', kind: 'charge', average: 1 }).dice).toEqual(['1 AvD and 1D6']);
    expect(prepare(moveCalculation, {}).dice).toEqual(['1 AvD']);
    expect(prepare(moveCalculation, { type: 'Art' }).dice).toEqual(['none']);
    const rough = { difficult: true, beyondBow: true };
    expect(rows(prepare(moveCalculation, rough))[0]).toEqual([
      'at the farthest',
      'LG-MOV-1 dice +100',
      'LG-MOV-6 formed infantry in difficult terrain -20',
      'LG-MOV-3 approach, doubled +80',
    ]);
    expect(rows(prepare(moveCalculation, { ...rough, formation: 'unformed' }))[0]).toHaveLength(3);
    expect(rows(prepare(moveCalculation, { formation: 'column', road: true }))[0]).toHaveLength(3);
    expect(prepare(moveCalculation, { average: 2 }).verdict.kind).toBe('impossible');
    expect(prepare(moveCalculation, { type: 'HC', difficult: true }).verdict.kind).toBe('impossible');
  });

  it('LG-LDR-1 leader', () => {
    expect(prepare(leaderCalculation, {}).dice).toHaveLength(2);
    expect(prepare(leaderCalculation, { risk: 'unit destroyed' }).dice).toHaveLength(1);
  });
});
