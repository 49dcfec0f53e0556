import type { Calculation, Prepared } from '@acies/kernel/odds';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { lines } from '../../testing/lines.ts';
import { CLAUSES } from '../clauses.ts';
import { controlCalculation } from './control.ts';
import { criticalsCalculation } from './criticals.ts';
import { CALCULATIONS } from './index.ts';
import { leaderCalculation } from './leader.ts';
import { moveCalculation } from './move.ts';
import { passageCalculation } from './passage.ts';
import { recoveryCalculation } from './recovery.ts';
import { volleyCalculation } from './volley.ts';

const prepare = (calculation: Calculation, input: object): Prepared =>
  calculation.prepare(calculation.input.parse(input));
const rows = (prepared: Prepared): string[][] =>
  prepared.tallies.map(({ heading, tally }) => [heading, ...lines(tally)]);
const said = (calculation: Calculation, input: object): string => {
  const { verdict } = prepare(calculation, input);
  return verdict.kind === 'roll' ? 'roll' : `${verdict.kind} ${verdict.because.clause}`;
};

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

describe('what the fields allow', () => {
  it.each<[Calculation, object, object[]]>([
    [criticalsCalculation, { stands: 1, dps: 1 }, [{ stands: 0 }, { dps: 0 }]],
    [criticalsCalculation, { stands: 3, dps: 12 }, [{ stands: 4 }, { dps: 13 }]],
    [moveCalculation, { dice: 1, inspireActions: 0, dp: 0 }, [{ dice: 0 }, { inspireActions: -1 }, { dp: -1 }]],
    [moveCalculation, { dice: 3, inspireActions: 3, dp: 5 }, [{ dice: 4 }, { inspireActions: 4 }, { dp: 6 }]],
    [passageCalculation, { mover: { ranks: 1 } }, [{ mover: { ranks: 0 } }]],
    [passageCalculation, { mover: { ranks: 12 } }, [{ mover: { ranks: 13 } }]],
    [recoveryCalculation, { steadyActions: 3 }, [{ steadyActions: 4 }, { steadyActions: -1 }]],
    [volleyCalculation, { distance: 0, shooter: { stands: 1, secondRank: 0 } }, [{ shooter: { stands: 0 } }]],
    [volleyCalculation, { distance: 100 }, [{ distance: 101 }, { distance: -1 }]],
    [volleyCalculation, { shooter: { stands: 12 } }, [{ shooter: { stands: 13 } }]],
    [volleyCalculation, { shooter: { secondRank: 12 } }, [{ shooter: { secondRank: 13 } }]],
    [volleyCalculation, { target: { stands: 1 } }, [{ target: { stands: 0 } }]],
    [volleyCalculation, { target: { stands: 3 } }, [{ target: { stands: 4 } }]],
  ])('CB-UNIT-2 CB-UNIT-3 form %#', (calculation, good, bad) => {
    expect(calculation.input.safeParse(good).success).toBe(true);
    for (const input of bad) expect(calculation.input.safeParse(input).success).toBe(false);
  });

  it('CB-UNIT-2 what is usual', () => {
    expect(criticalsCalculation.input.parse({})).toEqual({ type: 'El', stands: 2, dps: 1 });
    const move = { type: 'HI', dp: 0, inspireActions: 0, nearEnemy: true, manoeuvre: 'none', into: 'line' };
    expect(moveCalculation.input.parse({})).toMatchObject(move);
    expect(controlCalculation.input.parse({})).toMatchObject({ type: 'HI', order: 'hold', steadying: 'none' });
    expect(passageCalculation.input.parse({})).toMatchObject({ mover: { ranks: 1 }, stander: { ranks: 1 } });
    expect(recoveryCalculation.input.parse({})).toMatchObject({
      type: 'HI',
      dp: 2,
      steadyActions: 0,
      stationary: true,
    });
    expect(volleyCalculation.input.parse({})).toMatchObject({
      ...{ shooter: { type: 'Bow', stands: 4, secondRank: 0, dp: 0 }, distance: 1, dpBeforeHalving: false },
      target: { type: 'HI', dp: 0 },
    });
  });

  it('CB-CTL-1 clauses are cited that there are', () => {
    const ids = CLAUSES.map(({ id }) => id);
    for (const { clauses } of CALCULATIONS) for (const clause of clauses) expect(ids).toContain(clause);
  });
});

describe('the control calculator', () => {
  it('CB-CTL-1 CB-CTL-2 the die and its modifiers', () => {
    const all = { type: 'Art', bentOn: 'looting', wantsToStop: true, order: 'attack', inspiring: true };
    const test = prepare(controlCalculation, { ...all, steadying: 'takes 1' });
    expect(rows(test)).toEqual([
      [
        'tested, for it wants to stop looting',
        'CB-CTL-2 charging, pursuing, looting or in spontaneous advance +1',
        'CB-CTL-2 leader inspiring +1',
        'CB-CTL-2 leader steadying -1',
      ],
    ]);
    expect([test.tallies[0]!.unit, test.dice]).toEqual(['to the AvD', ['1 AvD: 2 or less, 3 to 4, 5 or more']]);
    expect(rows(prepare(controlCalculation, { steadying: 'adds 1' }))[0]).toContain('CB-CTL-2 leader steadying +1');
    expect(rows(prepare(controlCalculation, {}))).toEqual([['tested, for it acts against its orders']]);
  });

  it.each<[object, string]>([
    [{}, 'roll'],
    [{ order: 'attack' }, 'automatic CB-CMD-6'],
    [{ order: 'attack', deed: 'withdraw' }, 'roll'],
    [{ order: 'hold', deed: 'stand' }, 'automatic CB-CMD-6'],
    [{ order: 'attack', bentOn: 'pursuing', wantsToStop: true }, 'roll'],
    [{ order: 'attack', type: 'Rab', nearEnemy: true }, 'roll'],
    [{ order: 'attack', nearEnemy: true }, 'automatic CB-CMD-6'],
  ])('CB-CMD-5 CB-CMD-6 %j: %s', (input, words) => expect(said(controlCalculation, input)).toBe(words));

  it('CB-CMD-6 no test, no dice', () => {
    const free = prepare(controlCalculation, { order: 'attack' });
    expect([free.tallies, free.dice]).toEqual([[], ['none']]);
  });
});

describe('the move calculator', () => {
  it('CB-MOV-1 CB-MOV-2 CB-MOV-8 CB-CMD-3 what reaches the tallies', () => {
    const charge = prepare(moveCalculation, { type: 'HC', kind: 'charge', inspireActions: 1 });
    expect(rows(charge)).toEqual([
      ['at the farthest', 'CB-MOV-2 dice +16', 'CB-CMD-3 leader inspiring +1'],
      ['difficult terrain'],
    ]);
    expect(charge.dice).toEqual(['2 AvD and 1D6']);
    expect(prepare(moveCalculation, { type: 'HC', dice: 2 }).dice).toEqual(['2 AvD']);
    expect(prepare(moveCalculation, {}).dice).toEqual(['1 AvD and 1D6']);
    expect(prepare(moveCalculation, { type: 'Art' }).dice).toEqual(['none']);
    expect(said(moveCalculation, { type: 'El', dp: 1 })).toBe('impossible CB-SPT-1');
    const lights = { type: 'LI', dice: 1, beyondBow: true };
    expect(rows(prepare(moveCalculation, lights))[0]).toEqual([
      ...['at the farthest', 'CB-MOV-1 dice +5', 'CB-MOV-3 light troops +0.5', 'CB-MOV-9 double move +5.5'],
    ]);
    expect(rows(prepare(moveCalculation, { ...lights, armoured: true }))[0]).toHaveLength(3);
    expect(rows(prepare(moveCalculation, { ...lights, formation: 'line' }))[0]).toHaveLength(3);
    expect(rows(prepare(moveCalculation, { type: 'Hop', difficult: true }))[1]).toEqual([
      ...['difficult terrain', 'CB-MOV-8 phalanx in difficult terrain +2'],
    ]);
    const legion = { type: 'Leg', legion: true, formation: 'quincunx' };
    expect(prepare(moveCalculation, legion).dice).toEqual(['2 AvD']);
  });

  it('CB-MAN-1 CB-MAN-3 CB-MAN-5 what a manoeuvre costs', () => {
    const about = { manoeuvre: 'about face', grade: 'C', dp: 3 };
    const face = prepare(moveCalculation, about);
    expect(rows(face)[1]).toEqual([
      'manoeuvre, half the move',
      'CB-MAN-5 about face of C grade, phalanx or cavalry +1',
      'CB-MAN-1 disordered enough -1',
    ]);
    expect(face.dice).toEqual(['1 AvD and 1D6']);
    expect(rows(prepare(moveCalculation, { ...about, dp: 0, nearEnemy: false }))[1]).toContain(
      'CB-MAN-1 beyond bow shot of enemy -1',
    );
    const change = prepare(moveCalculation, { manoeuvre: 'change formation', into: 'column' });
    expect([rows(change)[1]![0], change.dice]).toEqual(['manoeuvre, the whole move', ['none']]);
    const legion = { type: 'Leg', legion: true, manoeuvre: 'change formation', into: 'quincunx' };
    expect(rows(prepare(moveCalculation, legion))[1]![0]).toBe('manoeuvre, half the move');
    expect(rows(prepare(moveCalculation, { manoeuvre: 'wheel' }))[1]![0]).toBe('manoeuvre, no part of the move');
    expect(prepare(moveCalculation, { manoeuvre: 'side-step or step back' }).dice).toEqual(['none']);
  });

  it.each<[object, string]>([
    [{}, 'roll'],
    [{ dice: 3 }, 'impossible CB-MOV-1'],
    [{ type: 'HC', difficult: true }, 'impossible CB-MOV-8'],
    [{ formation: 'column' }, 'automatic CB-MOV-6'],
    [{ manoeuvre: 'unform' }, 'impossible CB-UNIT-7'],
    [{ manoeuvre: 'wheel' }, 'roll'],
    [{ manoeuvre: 'wheel', kind: 'charge' }, 'impossible CB-SEQ-3'],
    [{ manoeuvre: 'cross major obstacle', type: 'Ch', kind: 'charge' }, 'impossible CB-MAN-7'],
    [{ type: 'Art', kind: 'evade' }, 'impossible CB-RSP-5'],
    [{ kind: 'evade' }, 'impossible CB-RSP-5'],
    [{ type: 'LI', kind: 'evade' }, 'roll'],
    [{ type: 'HC', kind: 'evade' }, 'roll'],
    [{ type: 'El', kind: 'rout' }, 'impossible CB-SPT-2'],
    [{ type: 'El', kind: 'retire' }, 'impossible CB-SPT-2'],
    [{ type: 'El', kind: 'rampage' }, 'roll'],
    [{ kind: 'rampage' }, 'impossible CB-SPT-3'],
    [{ type: 'Leg', formation: 'quincunx' }, 'impossible CB-UNIT-7'],
    [{ type: 'Pike', legion: true }, 'impossible CB-UNIT-2'],
  ])('CB-MOV-1 CB-MAN-7 CB-UNIT-7 %j: %s', (input, words) => expect(said(moveCalculation, input)).toBe(words));
});

describe('the volley calculator', () => {
  it('CB-SHO-1 CB-SHO-2 CB-SHO-3 CB-SHO-4 every field reaches the tallies', () => {
    const all = { shooter: { stands: 4, secondRank: 3, dp: 1 }, target: { type: 'Ch', inCover: true } };
    const prepared = prepare(volleyCalculation, all);
    expect(rows(prepared)).toEqual([
      [
        'shooting dice',
        'CB-SHO-1 front rank of bowmen +8',
        'CB-SHO-5 second rank of bowmen +3',
        'CB-SHO-2 half at a target in cover -5',
        'CB-SHO-3 DPs -1',
      ],
      ['modifiers of each die', 'CB-SHO-4 short range at unarmoured troops +1', 'CB-SHO-4 at elephants or chariots +1'],
    ]);
    expect(prepared.dice).toEqual(['5D6, each hits on 4 or more']);
    expect(prepare(volleyCalculation, { shooter: { stands: 2 }, target: { type: 'El' } }).dice).toEqual([
      ...['4D6, each hits on 4 or more', '1D6 for each hit, a critical hit on 1 or 2', '1D6 for each critical hit'],
    ]);
    expect(rows(prepare(volleyCalculation, { ...all, dpBeforeHalving: true }))[0]!.slice(-2)).toEqual([
      ...['CB-SHO-3 DPs -1', 'CB-SHO-2 half at a target in cover -5'],
    ]);
    expect(rows(prepare(volleyCalculation, { target: { armoured: true } }))[1]).toHaveLength(1);
    expect(rows(prepare(volleyCalculation, { distance: 1.5 }))[1]).toHaveLength(1);
    const guns = { shooter: { type: 'Art' }, target: { formation: 'unformed' } };
    expect(rows(prepare(volleyCalculation, guns))[1]).toHaveLength(1);
  });

  it('CB-SHO-1 who is stationary', () => {
    const first = (shooter: object) =>
      rows(prepare(volleyCalculation, { shooter: { type: 'LI', stands: 1, ...shooter } }))[0]![1];
    expect(first({})).toBe('CB-SHO-1 stationary missile troops +2');
    expect(first({ moved: true })).toBe('CB-SHO-1 stands +1');
    expect(first({ willMove: true })).toBe('CB-SHO-1 stands +1');
  });

  it.each<[object, string]>([
    [{ distance: 5 }, 'roll'],
    [{ distance: 5.5 }, 'impossible CB-UNIT-1'],
    [{ shooter: { type: 'HI' } }, 'impossible CB-UNIT-1'],
    [{ shooter: { type: 'HI', weapon: 'sling' }, distance: 5 }, 'roll'],
    [{ shooter: { type: 'HI', weapon: 'engine' } }, 'impossible CB-UNIT-5'],
    [{ shooter: { moved: true } }, 'impossible CB-SEQ-4'],
    [{ shooter: { willMove: true } }, 'impossible CB-SEQ-4'],
    [{ shooter: { type: 'Jav', willMove: true } }, 'impossible CB-SEQ-5'],
    [{ shooter: { type: 'Jav', moved: true } }, 'roll'],
    [{ shooter: { type: 'LC', willMove: true } }, 'roll'],
    [{ shooter: { type: 'LC', rallying: true } }, 'impossible CB-REC-4'],
    [{ shooter: { type: 'Sk', stands: 2, dp: 2 } }, 'impossible CB-SHO-3'],
    [{ shooter: { type: 'Art', dp: 1 } }, 'impossible CB-SPT-1'],
    [{ target: { type: 'El', dp: 1 } }, 'impossible CB-SPT-1'],
    [{ target: { type: 'War', formation: 'quincunx' } }, 'impossible CB-UNIT-2'],
    [{ target: { type: 'Leg', formation: 'quincunx' } }, 'roll'],
  ])('CB-SEQ-4 CB-SEQ-5 CB-UNIT-1 %j: %s', (input, words) => expect(said(volleyCalculation, input)).toBe(words));
});

describe('the other calculators', () => {
  it('CB-LDR-1 CB-LDR-2 leader', () => {
    expect(prepare(leaderCalculation, {}).dice).toEqual([
      ...['1D6: hit on 1', '1D6 if hit: 1 killed, 2 to 4 wounded, 5 or 6 near miss'],
    ]);
    expect(prepare(leaderCalculation, { risk: 'unit destroyed' }).dice).toEqual(['1D6: killed on 1 to 3']);
    const hurt = prepare(leaderCalculation, { rank: 'general', wounded: true });
    expect(rows(hurt)).toEqual([['his actions a turn', 'CB-CMD-5 general +3', 'CB-LDR-2 wounded -1']]);
  });

  it('CB-REC-1 CB-CMD-2 recovery', () => {
    const rest = { grade: 'A', dp: 4, beyondBow: true, steadyActions: 1 };
    expect(rows(prepare(recoveryCalculation, rest))).toEqual([
      ['removed in the Command phase', 'CB-CMD-2 steadied +1'],
      ['removed in the Morale phase', 'CB-REC-1 A grade +1', 'CB-REC-1 A grade beyond bow shot +1'],
    ]);
    expect(rows(prepare(recoveryCalculation, { dp: 1 }))[0]).toEqual(['removed in the Command phase']);
    expect(prepare(recoveryCalculation, { dp: 1 }).dice).toEqual(['none']);
  });

  it.each<[object, string]>([
    [{}, 'automatic CB-REC-1'],
    [{ dp: 0 }, 'impossible CB-REC-1'],
    [{ dp: 1 }, 'automatic CB-REC-1'],
    [{ dp: 1, stationary: false }, 'impossible CB-REC-1'],
    [{ dp: 1, inCombat: true }, 'impossible CB-REC-1'],
    [{ dp: 5, broken: true }, 'impossible CB-REC-4'],
    [{ dp: 5 }, 'impossible CB-REC-4'],
    [{ dp: 5, rallying: true }, 'automatic CB-REC-1'],
    [{ dp: 5, type: 'El' }, 'impossible CB-SPT-1'],
  ])('CB-REC-1 CB-REC-4 %j: %s', (input, words) => expect(said(recoveryCalculation, input)).toBe(words));

  const leg = { type: 'Leg', legion: true };
  it.each<[object, string]>([
    [{}, 'automatic CB-PASS-3'],
    [{ mover: { type: 'Sk' } }, 'automatic CB-PASS-1'],
    [{ mover: { type: 'Sk', formation: 'line' } }, 'automatic CB-PASS-3'],
    [{ mover: { type: 'Sk', ranks: 2 } }, 'automatic CB-PASS-3'],
    [{ mover: { type: 'Sk', routing: true } }, 'automatic CB-PASS-3'],
    [{ mover: { type: 'Sk' }, parallel: false }, 'automatic CB-PASS-3'],
    [{ mover: { type: 'Sk' }, stander: { stationary: false } }, 'automatic CB-PASS-3'],
    [{ mover: leg, stander: leg }, 'automatic CB-PASS-2'],
    [{ mover: leg, stander: { ...leg, stationary: false } }, 'automatic CB-PASS-3'],
    [{ mover: leg, stander: leg, sameLegion: false }, 'automatic CB-PASS-3'],
    [{ mover: leg, stander: { type: 'Leg' }, sameLegion: false }, 'automatic CB-PASS-3'],
    [{ mover: { type: 'Pike', legion: true } }, 'impossible CB-UNIT-2'],
    [{ stander: { type: 'Leg', formation: 'quincunx' } }, 'impossible CB-UNIT-7'],
  ])('CB-PASS-1 CB-PASS-2 CB-PASS-3 %j: %s', (input, words) => expect(said(passageCalculation, input)).toBe(words));

  it('CB-PASS-3 elephants cost more only where they are the ones who pass', () => {
    const dear = { type: 'El' };
    expect(rows(prepare(passageCalculation, { mover: dear }))).toContainEqual([
      ...['on the unit passed through', 'CB-PASS-3 scythed chariots or elephants pass through +2'],
    ]);
    expect(rows(prepare(passageCalculation, { stander: { ...dear, stationary: false } }))).toContainEqual([
      ...['on the unit that passes', 'CB-PASS-3 formed +1'],
    ]);
  });

  it('CB-PASS-3 on whom it falls', () => {
    expect(rows(prepare(passageCalculation, { stander: { type: 'Pike' } }))).toEqual([
      ['on the unit that passes', 'CB-PASS-3 formed +1'],
      ['on the unit passed through', 'CB-PASS-3 phalanx +2'],
    ]);
  });

  it('CB-SPT-1 criticals', () => {
    expect(prepare(criticalsCalculation, { dps: 3 }).dice).toEqual([
      ...['3D6, each a critical hit on 1 or 2', '1D6 for each critical hit'],
    ]);
    expect(criticalsCalculation.input.safeParse({ type: 'HI' }).success).toBe(false);
  });
});
