import type { PageQuestion } from '@acies/session/protocol';
import { ruleSets, Tab, withFreshGames } from '@acies/session/testing';
import { expect, it } from 'vitest';
import { listedFor, NOTHING_PICKED, numbered } from './deciding.ts';
import { AT_A_GLANCE, groupsOf } from './option-groups.ts';

withFreshGames();

/** Enough that units are placed and moved in every rule set. */
const DECISIONS = 60;

/** The options that stand in the list without unfolding anything. */
function inSight(asked: PageQuestion): readonly unknown[] {
  const groups = groupsOf(listedFor(numbered(asked), NOTHING_PICKED), String);
  return groups
    .filter(({ title }) => title === undefined || groups.length === 1)
    .flatMap(({ options }) => options.slice(0, AT_A_GLANCE).map(({ choice }) => choice));
}

it.each(ruleSets.ids)('what does nothing can be chosen in %s without unfolding anything', async (rules) => {
  const tab = new Tab();
  const { battles } = await tab.ask('book', { rules });
  await tab.begin({ rules, battle: battles[0]!.id });
  let seen = 0;
  for (let i = 0; i < DECISIONS; i++) {
    const asked = tab.state.asked!;
    if (asked.pass !== undefined) {
      expect(inSight(asked)).toContainEqual(asked.pass);
      seen++;
    }
    // Now one, now another, so that many kinds of decisions are come to.
    const { choice } = asked.options[(7 * i) % asked.options.length]!;
    await tab.table.take({ type: 'choose', ...tab.now, choice });
  }
  expect(seen).toBeGreaterThan(DECISIONS / 10);
});
