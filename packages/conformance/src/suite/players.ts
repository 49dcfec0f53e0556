import { type BySide, Engine, type Json, type Pending } from '@acies/kernel';
import { drawsFrom, type Player, questionFor, type Weighed } from '@acies/players';
import { describe, expect, it } from 'vitest';
import type { Subject } from '../subjects.ts';

/** So many decisions of a battle lead to the first fights. */
const DECISIONS = 100;

interface Answered {
  readonly pending: Pending;
  readonly player: Player;
  readonly choice: Json;
  readonly weighed: readonly Weighed[];
  /** Why a choice is not allowed. */
  refuse(choice: Json): string | undefined;
}

/** Plays a battle for a while, and looks at each choice before it is made. */
function playAWhile(
  { rules, battles }: Subject,
  players: BySide<Player>,
  seed: number,
  look?: (answered: Answered) => void,
): Json[] {
  const engine = new Engine(rules);
  const { game } = engine.start(rules.parseSetup(battles[0]), seed);
  const { live } = engine.live(game);
  const draws = { red: drawsFrom(seed), blue: drawsFrom(seed + 1) };
  const made: Json[] = [];
  while (!live.over && made.length < DECISIONS) {
    const pending = game.pending.find(({ answer }) => answer === undefined)!;
    const player = players[pending.side];
    const question = questionFor(live, pending, draws[pending.side]);
    const weighed = look ? player.explain!(question) : [];
    const choice = player.choose(question);
    const { refuse } = engine.legal(game).find(({ side }) => side === pending.side)!;
    expect(refuse(choice), `${pending.decision}: ${JSON.stringify(choice)}`).toBeUndefined();
    look?.({ pending, player, choice, weighed, refuse });
    made.push(JSON.parse(JSON.stringify(choice)));
    live.choose(pending, made.at(-1)!);
  }
  return made;
}

/** What a recruit says when he is mistaken. */
const MISTAKES = ['hesitates', 'takes the next best for the best'];

/** So many decisions of a battle are thought about, each so many after the last. */
const OPINIONS = 4;
const APART = 23;

/** What a legate thinks now and then in battles of centurions: one after another, where they are short. */
function opinionsOf({ rules, battles }: Subject, centurion: Player, legate: Required<Player>): (readonly Weighed[])[] {
  const engine = new Engine(rules);
  const begun = (seed: number) => engine.live(engine.start(rules.parseSetup(battles[0]), seed).game).live;
  let live = begun(2);
  const draw = drawsFrom(2);
  const opinions: (readonly Weighed[])[] = [];
  for (let made = 1; opinions.length < OPINIONS; made++) {
    if (live.over) live = begun(made);
    const { game } = live;
    const pending = game.pending.find(({ answer }) => answer === undefined)!;
    const question = questionFor(live, pending, draw);
    if (made % APART === 0) {
      const weighed = legate.explain(question);
      expect(legate.choose(question)).toEqual(weighed[0]!.choice);
      const { refuse } = engine.legal(game).find(({ side }) => side === pending.side)!;
      for (const { choice } of weighed) expect(refuse(choice)).toBeUndefined();
      for (const { words } of weighed) expect(words).toMatch(/\w/);
      opinions.push(weighed);
    }
    live.choose(pending, JSON.parse(JSON.stringify(centurion.choose(question))));
  }
  return opinions;
}

/** The players of a rule set: what they say of themselves, and that they keep to the rules. */
export function describePlayers(subject: Subject): void {
  describe(`the players of ${subject.rules.id}`, () => {
    const { players } = subject;
    const { random, recruit, centurion } = players as Readonly<Record<string, Required<Player>>>;

    it('are listed from the weakest to the best, each with a sentence', () => {
      expect(Object.keys(players)).toEqual(['random', 'recruit', 'centurion', 'legate']);
      for (const { about } of Object.values(players)) expect(about.length).toBeGreaterThan(20);
    });

    it('explain themselves: what was looked at in order, what is chosen first, all of it legal', () => {
      const decisions = new Set<string>();
      let mistakes = 0;
      playAWhile(subject, { red: centurion!, blue: recruit! }, 3, ({ pending, player, choice, weighed, refuse }) => {
        decisions.add(pending.decision);
        expect(weighed.length).toBeGreaterThan(0);
        expect(weighed[0]!.choice).toEqual(choice);
        if (player === recruit && MISTAKES.includes(weighed[0]!.words!)) mistakes++;
        else expect(weighed[0]!.worth).toBeGreaterThanOrEqual(weighed[1]?.worth ?? weighed[0]!.worth);
        for (const { worth, words } of weighed) {
          expect(worth).not.toBeNaN();
          expect(words, pending.decision).toMatch(/\w/);
        }
        for (const one of weighed) expect(refuse(one.choice), JSON.stringify(one.choice)).toBeUndefined();
        const worths = weighed.slice(1).map(({ worth }) => worth);
        expect(worths).toEqual(worths.toSorted((a, b) => (a === b ? 0 : b - a)));
      });
      expect(decisions.size).toBeGreaterThan(Math.min(2, Object.keys(subject.rules.decisions).length - 1));
      // He is a learner because he does not always do what he knows to be best.
      expect(mistakes).toBeGreaterThan(DECISIONS / 50);
    });

    it('random looks at everything alike', () => {
      playAWhile(subject, { red: random!, blue: random! }, 4, ({ weighed }) => {
        expect(weighed.length).toBeGreaterThan(0);
        expect(new Set(weighed.map(({ worth }) => worth)).size).toBe(1);
      });
    });

    it('a legate says what he has tried out, his choice first, all of it legal, and the same again from the same draws', () => {
      const legate = players.legate!.within!({ playouts: 6 }) as Required<Player>;
      const opinions = (): unknown[] => opinionsOf(subject, centurion!, legate);
      const seen = opinions();
      expect(seen.length).toBe(OPINIONS);
      expect(opinions()).toEqual(seen);
    });

    it('a recruit plays the same again from the same draws', () => {
      const seats = { red: recruit!, blue: recruit! };
      expect(playAWhile(subject, seats, 5)).toEqual(playAWhile(subject, seats, 5));
    });
  });
}
