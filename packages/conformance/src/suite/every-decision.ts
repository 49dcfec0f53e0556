import { Engine } from '@acies/kernel';
import { drawsFrom, type Player, type Question, questionFor } from '@acies/players';
import { expect, it } from 'vitest';
import type { Subject } from '../subjects.ts';

const MOST_BATTLES = 6;
/** So often each decision is looked at. */
const LOOKS = 3;

/** Asks a player what he thinks of each decision that random battles lead to; which ones were never met? */
function unmetBy(player: Required<Player>, { rules, battles, players, trials }: Subject): string[] {
  const engine = new Engine(rules);
  const met = new Map<string, number>();
  const unmet = (): string[] => Object.keys(rules.decisions).filter((name) => !met.has(name));
  for (let n = 0; n < MOST_BATTLES && unmet().some((name) => !trials.rare.includes(name)); n++) {
    const { game } = engine.start(rules.parseSetup(battles[n % battles.length]), n + 1);
    const { live } = engine.live(game);
    const draw = drawsFrom(n);
    while (!live.over) {
      const pending = game.pending.find(({ answer }) => answer === undefined)!;
      const question = questionFor(live, pending, draw);
      const times = met.get(pending.decision) ?? 0;
      met.set(pending.decision, times + 1);
      if (times < LOOKS) expectSoundThoughts(player, question);
      live.choose(pending, JSON.parse(JSON.stringify(players.random!.choose(question))));
    }
  }
  return unmet();
}

function expectSoundThoughts(player: Required<Player>, question: Question): void {
  const weighed = player.explain(question);
  expect(player.choose(question), question.decision).toEqual(weighed[0]!.choice);
  for (const { choice, worth } of weighed) {
    expect(question.allows(choice), `${question.decision}: ${JSON.stringify(choice)}`).toBe(true);
    expect(worth, question.decision).not.toBeNaN();
  }
}

/** A rule set's centurion has an answer to whatever he may be asked. */
export function describeDecisions(subject: Subject): void {
  const { rules, players, trials } = subject;
  it(`the centurion of ${rules.id} has an answer to every decision that is met in random battles`, () => {
    const unmet = unmetBy(players.centurion as Required<Player>, subject);
    expect(unmet.filter((name) => !trials.rare.includes(name))).toEqual([]);
    expect(unmet.length).toBeLessThan(Object.keys(rules.decisions).length / 3);
  });
}
