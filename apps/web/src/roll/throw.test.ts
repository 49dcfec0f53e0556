import { AVERAGE_DIE, D6 } from '@acies/kernel';
import type { Fallen } from '@acies/kernel/match';
import { oddsOf, requestAfter, rollOnce } from '@acies/kernel/odds';
import { hexSheet as sheet } from '@acies/rules-hex/sheet';
import { describe, expect, it } from 'vitest';
import { CARDS } from '../rule-sets.ts';
import { enteringFor, keepEntering } from './half-entered.ts';
import { askedPurpose } from './purpose.ts';
import { entryOf, mayThrow, type Subject, takenUp } from './throw.ts';

const subjectOf = (id: string, input: object): Subject => {
  const calculation = sheet.calculations.find((one) => one.id === id)!;
  const prepared = calculation.prepare(calculation.input.parse(input));
  return { sheet: sheet.id, calculation, prepared, odds: oddsOf(calculation, prepared) };
};
const after = ({ calculation, prepared }: Subject, ...fallen: Fallen[]) => requestAfter(calculation, prepared, fallen);
const d6 = (...faces: number[]): Fallen => ({ die: D6.name, faces });

describe('a throw', () => {
  const subject = subjectOf('melee', { attacker: { type: 'HC', sp: 1 }, fresh: false });

  it('asks for dice until there is a result, and says whose they are', () => {
    const first = after(subject);
    expect(first).toMatchObject({ request: { count: 1, purpose: { unit: 'the attacker' } }, before: [] });
    const second = after(subject, d6(1));
    expect(second).toMatchObject({ request: { count: 5, purpose: { unit: 'the defender' } } });
    const last = after(subject, d6(1), d6(1, 1, 1, 1, 1));
    expect(last).toMatchObject({
      thrown: {
        text: 'draw, they stay locked; attacker: unhurt; defender: unhurt',
        working: ['melee of the attacker: 0 hits', 'melee of the defender: 0 hits'],
      },
    });
  });

  it('goes on only with dice that are still asked for', () => {
    expect(takenUp(subject, [d6(1)])).toHaveProperty('request');
    expect(takenUp(subject, [d6(1, 2)])).toBeUndefined();
    expect(takenUp(subject, [d6(1), d6(1, 1, 1, 1, 1)])).toHaveProperty('thrown');
  });

  it('is made only where more than one thing can happen', () => {
    expect(mayThrow(subject)).toBe(true);
    const [row] = subject.odds.rows;
    expect(mayThrow({ ...subject, odds: { ...subject.odds, rows: [row!] } })).toBe(false);
  });

  it('is kept with what came true as one', () => {
    const result = after(subject, d6(6), d6(1, 1, 1, 1, 1), d6(1));
    if (!('thrown' in result)) throw new Error('more dice were asked for');
    const { measures, href, isOwn } = entryOf(subject, result.thrown, '#/here', true);
    expect([href, isOwn]).toEqual(['#/here', true]);
    expect(measures[0]).toEqual({ name: 'attacker wins', actual: 1, expected: subject.odds.means['attacker wins'] });
  });
});

it.each(CARDS)('of $id comes to the same from its dice, as it is kept', async ({ sheet: load }) => {
  for (const calculation of (await load()).calculations) {
    const prepared = calculation.prepare(calculation.input.parse({}));
    if (prepared.verdict.kind === 'impossible') continue;
    for (let seed = 1; seed <= 20; seed++) {
      const thrown = rollOnce(calculation, prepared, seed);
      expect(requestAfter(calculation, prepared, thrown.dice), calculation.id).toEqual({ thrown });
    }
  }
});

it('is made again where the same dice were thrown before for the same', () => {
  const purpose = { clause: 'X', label: 'fighting', unit: 'the target' };
  const event = { type: 'dice' as const, clauses: ['X'], label: 'fighting', unit: 'the target', ...d6(1) };
  const one = { purpose, die: D6, count: 1 };
  expect(askedPurpose(one, [])).toBe('fighting: the target');
  expect(askedPurpose(one, [event])).toBe('fighting: the target, again');
  expect(askedPurpose(one, [{ ...event, unit: 'the assaulter' }])).toBe('fighting: the target');
  expect(askedPurpose({ ...one, count: 2 }, [event])).toBe('fighting: the target');
  expect(askedPurpose({ ...one, die: AVERAGE_DIE }, [event])).toBe('fighting: the target');
});

it('half entered is kept for its own situation, until it is done', () => {
  const kept = new Map<string, string>();
  const store = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (k: string, v: string) => void kept.set(k, v),
  };
  const entering = { fallen: [d6(1)], text: '12' };
  keepEntering(store, 'hex/melee {}', entering);
  expect(enteringFor(store, 'hex/melee {}')).toEqual(entering);
  expect(enteringFor(store, 'hex/morale {}')).toBeUndefined();
  for (const other of ['{', 'null', '{"situation":"hex/melee {}"}', '['.repeat(20_000)]) {
    kept.set('acies.entering', other);
    expect(enteringFor(store, 'hex/melee {}')).toBeUndefined();
  }
  keepEntering(store, 'hex/melee {}', undefined);
  expect(enteringFor(store, 'hex/melee {}')).toBeUndefined();
});
