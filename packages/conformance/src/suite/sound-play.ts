import { Engine } from '@acies/kernel';
import { beginMatch, makeGameFile, makeMove, parseGameFile } from '@acies/kernel/match';
import { describe, expect, it } from 'vitest';
import { atRandom, straying } from '../choosers.ts';
import { applyAgain, playAgain, playThrough, sameGame } from '../kit.ts';
import type { Subject } from '../subjects.ts';

/** Battles of centurions who now and then do anything; `npm run soak` plays as many battles as one likes. */
const STRAYING_BATTLES = 3;
/** Every so many battles the slower checks are made too. */
const CHECK_EVERY = 20;

/** Every battle of a rule set, played soundly. */
export function describeSoundPlay({ rules, battles, players, trials: { soundBattles } }: Subject): void {
  describe.each(battles.map((battle) => [`${rules.id}/${battle.id}`, battle] as const))('%s', (_, battle) => {
    const engine = new Engine(rules);
    const setup = rules.parseSetup(battle);

    it(`plays ${soundBattles} random battles soundly to the end`, () => {
      for (let seed = 0; seed < soundBattles; seed++) {
        const played = playThrough(engine, setup, seed, atRandom(seed));
        expect(sameGame(playAgain(engine, played), played.game)).toBe(true);
        if (seed % CHECK_EVERY === 0) expect(sameGame(applyAgain(engine, played), played.game)).toBe(true);
      }
    });

    it(`plays ${STRAYING_BATTLES} battles of wayward centurions soundly to the end`, () => {
      for (let seed = 0; seed < STRAYING_BATTLES; seed++) {
        const played = playThrough(engine, setup, seed, straying(players.centurion!, seed, 25));
        expect(sameGame(playAgain(engine, played), played.game)).toBe(true);
      }
    });

    it('saves a battle and loads it again, at the end and on the way', () => {
      const played = playThrough(engine, setup, 7, straying(players.centurion!, 7, 50));
      let match = beginMatch(engine, setup, { seed: 7 });
      for (const [index, [side, choice]] of played.choices.entries()) {
        if (index % 100 === 0) expect(sameGame(parseGameFile(makeGameFile(match), engine).game, match.game)).toBe(true);
        match = makeMove(match, { side, choice });
      }
      expect(sameGame(parseGameFile(makeGameFile(match), engine).game, played.game)).toBe(true);
    });
  });
}
