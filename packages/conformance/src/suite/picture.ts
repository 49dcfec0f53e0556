import { Engine, SIDES } from '@acies/kernel';
import type { Trials } from '@acies/play';
import { describe, expect, it } from 'vitest';
import { type Chooser, straying } from '../choosers.ts';
import { playThrough } from '../kit.ts';
import type { Subject } from '../subjects.ts';
import { type Check, checkPieces, checkScene, checkSecrets } from './picture-checks.ts';
import { checkQuestion } from './picture-questions.ts';

/** At every so manieth decision the table is looked at; no round number, so that every kind of decision has its turn. */
const LOOK_EVERY = 23;
/** How often the centurions of each battle do anything instead of what is wise; those of the first always do. */
const STRAY_PERCENTS = [100, 40];

/** What a rule set draws of its battles. */
export function describePicture({ rules, battles, players, trials }: Subject): void {
  describe.each(battles.map((battle) => [`${rules.id}/${battle.id}`, battle] as const))('%s', (_, battle) => {
    const engine = new Engine(rules);
    const setup = rules.parseSetup(battle);

    it('draws what is there, and shows choices where they are', () => {
      let ghosts = 0;
      STRAY_PERCENTS.forEach((percent, seed) => {
        const chooser = straying(players.centurion!, seed, percent);
        playThrough(
          engine,
          setup,
          seed,
          looking(chooser, ({ game }) => (ghosts += look(engine, game, trials))),
        );
      });
      expect(ghosts).toBeGreaterThan(0);
    });
  });
}

/** A chooser that has somebody look at the table now and then. */
function looking(chooser: Chooser, look: (live: Parameters<Chooser>[0]) => void): Chooser {
  let decisions = 0;
  return (live, pending) => {
    if (decisions++ % LOOK_EVERY === 0) look(live);
    return chooser(live, pending);
  };
}

/** Looks at everything; it throws at what is wrong, and gives back how many ghosts were found true. */
function look(engine: Engine, game: Parameters<Engine['legal']>[0], trials: Trials): number {
  const { rules } = engine;
  const check: Check = (holds, message) => {
    if (!holds) throw new Error(message);
  };
  const before = JSON.stringify(game);
  for (const viewer of [undefined, 'red', 'blue'] as const) checkScene(rules, engine.look(game), viewer, check);
  checkPieces(rules.picture!, engine.look(game), undefined, check);
  for (const viewer of SIDES) checkSecrets(rules, engine.look(game), viewer, check);
  const ghosts = engine
    .legal(game)
    .reduce((sum, question) => sum + checkQuestion(engine, game, question, trials, check), 0);
  check(JSON.stringify(game) === before, 'the game is changed by being looked at');
  return ghosts;
}
