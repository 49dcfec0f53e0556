import type { RuleModule } from '@acies/players/module';
import { describe, expect, it } from 'vitest';
import { bookOf, openBook } from './book.ts';
import { Registry } from './registry.ts';
import { SHIPPED, SHIPPED_CARDS } from './shipped.ts';

const named = (id: string): RuleModule => ({ ...SHIPPED[0]!, id });

describe('a registry of rule sets', () => {
  it('lists them as they were registered, those from outside last', () => {
    const registry = new Registry([named('one'), named('two')]);
    registry.register(named('mine'));
    expect(registry.ids).toEqual(['one', 'two', 'mine']);
  });

  it('finds a module by its name in any case', () => {
    const registry = new Registry([named('one')]);
    expect(registry.module('ONE').id).toBe('one');
    expect([registry.has('One'), registry.has('two')]).toEqual([true, false]);
  });

  it('says which there are where one is not known', () => {
    const registry = new Registry([named('one'), named('two')]);
    expect(() => registry.module('three')).toThrow('there is no rule set "three": there are one, two');
  });

  it('opens none that calls itself otherwise in its sheet: its games would not be found again', async () => {
    await expect(openBook(new Registry([named('mine')]), 'mine')).rejects.toThrow(
      `the rule set "mine" calls itself "${SHIPPED[0]!.id}" in its sheet: both must be the same`,
    );
  });

  it('takes no second rule set of a name', () => {
    expect(() => new Registry([named('one'), named('one')])).toThrow('there is a rule set "one" already');
  });
});

describe('the rule sets that come with Acies', () => {
  it('are known by their cards alone, in the same order', () => {
    expect(SHIPPED_CARDS.map(({ id }) => id)).toEqual(SHIPPED.map(({ id }) => id));
    for (const [i, card] of SHIPPED_CARDS.entries()) expect(SHIPPED[i]).toMatchObject(card);
  });

  it.each(SHIPPED.map((module) => [module.id, module] as const))('%s opens as itself', async (id, module) => {
    const { rules, first, players } = await bookOf(module);
    expect({ id: rules.id, title: rules.title, summary: rules.summary }).toMatchObject({
      id,
      title: module.title,
      summary: expect.any(String),
    });
    expect(first.id).toBe('first');
    expect(Object.keys(players)[0]).toBe('random');
    expect((await openBook(new Registry(SHIPPED), id.toUpperCase())).id).toBe(id);
  });
});
