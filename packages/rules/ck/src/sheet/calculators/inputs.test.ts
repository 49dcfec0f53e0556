import { type Calculation, impossible, type Prepared, ROLL } from '@acies/kernel/odds';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { ckRules } from '../../rule-set.ts';
import { lines } from '../../testing/stage.ts';
import { unitFields, unitsFrom } from './fields.ts';
import { fightCalculation, hitsCalculation } from './fight.ts';

const prepare = (calculation: Calculation, input: object): Prepared =>
  calculation.prepare(calculation.input.parse(input));
const rows = (prepared: Prepared): string[][] =>
  prepared.tallies.map(({ heading, tally }) => [heading, ...lines(tally)]);

type Schema = {
  readonly description?: string;
  readonly default?: unknown;
  readonly properties?: Record<string, Schema>;
};

/** Every value below a schema, with its path. */
const fieldsOf = (schema: Schema, path = ''): [string, Schema][] =>
  Object.entries(schema.properties ?? {}).flatMap(([name, field]): [string, Schema][] => [
    [`${path}${name}`, field],
    ...fieldsOf(field, `${path}${name}.`),
  ]);

describe('what can be given', () => {
  it.each(ckRules.calculations.map((one): [string, Calculation] => [one.id, one]))(
    '%s has a usual value for every field, and says what it means',
    (_, one) => {
      expect(prepare(one, {}).verdict.kind).not.toBe('impossible');
      const fields = fieldsOf(z.toJSONSchema(one.input, { io: 'input' }) as Schema);
      expect(fields.length).toBeGreaterThan(0);
      for (const [path, { description, default: usual, properties }] of fields) {
        expect(description, path).toMatch(/\w/);
        if (!properties) expect(usual, path).toBeDefined();
      }
    },
  );

  it.each(ckRules.calculations.map((one): [string, Calculation] => [one.id, one]))(
    '%s cites clauses that there are, and no unknown field is taken',
    (_, one) => {
      const known = new Set(ckRules.clauses.map(({ id }) => id));
      expect(one.clauses.length).toBeGreaterThan(0);
      for (const id of one.clauses) expect(known, id).toContain(id);
      expect(one.input.safeParse({ nonsense: 1 }).success).toBe(false);
    },
  );

  it('CK-UNIT-3 units have shields and are at strength unless said otherwise; none leaves a place empty', () => {
    const input = z.strictObject(unitFields('CO'));
    expect(unitsFrom(input.parse({}))).toEqual([
      {
        type: 'CO',
        quality: 'plain',
        halves: 6,
        atStrength: true,
        shield: true,
        armoured: false,
        bow: false,
        pike: false,
        shock: false,
      },
    ]);
    const given = {
      unit1: { type: 'none' },
      unit3: { type: 'Cav', worn: true, noShield: true, armoured: true },
      unit5: { type: 'Sk' },
    };
    expect(
      unitsFrom(input.parse(given)).map(({ type, atStrength, shield, armoured }) => [
        type,
        atStrength,
        shield,
        armoured,
      ]),
    ).toEqual([
      ['Cav', false, false, true],
      ['Sk', true, true, false],
    ]);
  });
});

describe('a fight as given', () => {
  it('CK-FGT-2 two units of close order a side and nothing else, unless said otherwise', () => {
    const { fight } = hitsCalculation.prepare(hitsCalculation.input.parse({}));
    const { assaulter, target, ...rest } = fight.situation;
    expect(rest).toEqual({ late: 0, met: 'front', hindered: false, times: 1, bothBows: false });
    expect(assaulter).toEqual(target);
    expect(assaulter).toMatchObject({ general: undefined, rearSupport: false, closeOrder: 2, winning: 0 });
    expect(assaulter.units.map(({ type, atStrength }) => [type, atStrength])).toEqual([
      ['CO', true],
      ['CO', true],
    ]);
  });

  it.each<[string, string, number, number]>([
    ['CK-FGT-8', 'assaulter.late', 0, 5],
    ['CK-FGT-4', 'target.times', 1, 4],
    ['CK-FGT-3', 'target.winning', 0, 3],
    ['CK-FGT-3', 'assaulter.closeOrderAround', 0, 12],
  ])('%s %s is taken from %i to %i', (_, path, least, most) => {
    const [zone, name] = path.split('.') as [string, string];
    const takes = (value: number): boolean => hitsCalculation.input.safeParse({ [zone]: { [name]: value } }).success;
    expect([least - 1, least, most, most + 1].map(takes)).toEqual([false, true, true, false]);
  });

  it('CK-FGT-2 CK-FGT-10 everything given has its row', () => {
    const co = (more: object): object => ({ type: 'CO', ...more });
    const assaulter = {
      unit1: co({ quality: 'veteran', shock: true }),
      unit2: co({ pike: true, worn: true }),
      unit3: { type: 'Art' },
      general: true,
      rearSupport: true,
      closeOrderAround: 2,
      winning: 1,
      late: 1,
    };
    const target = {
      unit1: co({ bow: true }),
      unit2: { type: 'Aux', bow: true },
      met: 'rear',
      scenery: 'woods',
      times: 2,
    };
    const prepared = prepare(fightCalculation, { assaulter, target });
    expect(rows(prepared)).toEqual([
      [
        'assaulter’s dice, before bow and pike effects',
        'CK-FGT-2 close order, cavalry and chariots at strength +3',
        'CK-FGT-2 other units +2',
        'CK-FGT-3 rear support +2',
        'CK-FGT-3 veterans +1',
        'CK-FGT-3 four close order units together +2',
        'CK-FGT-3 winning markers +1',
        'CK-FGT-3 shock +1',
        'CK-FGT-10 good at most +6 -1',
        'CK-FGT-4 assaulting a hill or obstructed -2',
        'CK-FGT-8 late units -1',
        'CK-FGT-5 general present +2',
      ],
      [
        'target’s dice, before bow and pike effects',
        'CK-FGT-2 close order, cavalry and chariots at strength +3',
        'CK-FGT-2 other units +2',
        'CK-FGT-4 assaulted from flank or rear -2',
        'CK-FGT-4 assaulted again this turn -2',
        'CK-FGT-4 two or three units of foot with bows -3',
        'CK-FGT-10 bad at most -6 +1',
        'CK-FGT-6 at least 4 +5',
      ],
    ]);
    expect(prepared.dice).toEqual([
      '7D6 for the target’s bow effect',
      '1D6 for the assaulter’s pike effect',
      '4D6 by the target, then 10D6 by the assaulter; 5 and 6 hit',
      'whoever may throw again does so when that pays on average',
    ]);
  });

  it('CK-FGT-3 close order around counts with that of the zone', () => {
    const three = prepare(hitsCalculation, { assaulter: { closeOrderAround: 1 }, target: { closeOrderAround: 2 } });
    expect(rows(three)[0]).not.toContain('CK-FGT-3 four close order units together +2');
    expect(rows(three)[1]).toContain('CK-FGT-3 four close order units together +2');
  });

  it('CK-FGT-7 the assaulter’s bows count with the ruling switched off', () => {
    const archers = { assaulter: { unit1: { type: 'CO', bow: true } }, target: { unit1: { type: 'CO', pike: true } } };
    expect(prepare(hitsCalculation, archers).dice[0]).toBe('1D6 for the target’s pike effect');
    expect(prepare(hitsCalculation, { ...archers, bothBows: true }).dice.slice(0, 2)).toEqual([
      '4D6 for the assaulter’s bow effect',
      '1D6 for the target’s pike effect',
    ]);
  });

  it('CK-FGT-4 which scenery hinders', () => {
    const hindered = ['open', 'gentle hill', 'steep hill', 'rough', 'woods', 'marsh', 'river'].filter((scenery) =>
      rows(prepare(hitsCalculation, { target: { scenery } }))[0]!.includes(
        'CK-FGT-4 assaulting a hill or obstructed -2',
      ),
    );
    expect(hindered).toEqual(['gentle hill', 'steep hill', 'woods', 'marsh', 'river']);
  });

  it('CK-GEN-2 a gift and a temper need the general they belong to', () => {
    const prepared = (assaulter: object) =>
      hitsCalculation.prepare(
        hitsCalculation.input.parse({ assaulter, target: { general: true, erratic: true, fightGift: true } }),
      );
    expect(prepared({}).verdict).toEqual(ROLL);
    expect(prepared({ fightGift: true }).verdict).toEqual(impossible('CK-GEN-2', 'only a general has the fight gift'));
    expect(prepared({ erratic: true }).verdict).toEqual(impossible('CK-GEN-6', 'an erratic leader is a general'));
    expect(prepared({ general: true, fightGift: true, erratic: true }).verdict).toEqual(ROLL);
    const { fight } = prepared({});
    expect(fight.situation.assaulter.general).toBeUndefined();
    expect(fight.situation.target.general).toEqual({ fightGift: true, erratic: true });
  });
});
