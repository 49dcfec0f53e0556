import type { Fallen } from '../dice/dice.ts';
import { fallenOf } from '../dice/entered.ts';
import { SeededDice, seedOf } from '../dice/seeded.ts';
import type { Draw } from '../flow/decision.ts';
import type { SetupBase } from '../flow/rule-set.ts';
import type { Answer, Engine } from '../match/engine.ts';
import {
  beginEnteredMatch,
  beginMatch,
  type Match,
  type MatchOrDice,
  makeEnteredMove,
  makeMove,
} from '../match/match.ts';
import { PURPOSE } from './purpose.ts';

/** Numbers drawn at random, the same for the same seed. */
function drawing(seed: number): Draw {
  const dice = new SeededDice(seedOf(seed));
  return (below) => dice.one({ name: 'draw', faces: [...Array(below).keys()] }, (face) => face, PURPOSE);
}

/** Any legal answer, from whichever side. */
function anyAnswer(engine: Engine, match: Match, draw: Draw): Answer {
  const questions = engine.legal(match.game);
  const question = questions[draw(questions.length)]!;
  return { side: question.side, choice: question.sample(draw) };
}

/** A match at random, to its end or to a number of choices. */
export function playMatch(engine: Engine, setup: SetupBase, seed: number, most = 1000): Match {
  const draw = drawing(seed);
  let match = beginMatch(engine, setup, { seed });
  while (match.game.pending.length > 0 && match.moves.length < most)
    match = makeMove(match, anyAnswer(engine, match, draw));
  return match;
}

/** Plays a match at random with dice that a person throws and enters. */
export function playEnteredMatch(engine: Engine, setup: SetupBase, seed: number, most = 1000): Match {
  const draw = drawing(seed);
  let match = throwing(draw, (fallen) => beginEnteredMatch(engine, setup, fallen));
  while (match.game.pending.length > 0 && match.moves.length < most) {
    const answer = anyAnswer(engine, match, draw);
    match = throwing(draw, (fallen) => makeEnteredMove(match, answer, fallen));
  }
  return match;
}

function throwing(draw: Draw, attempt: (fallen: readonly Fallen[]) => MatchOrDice): Match {
  const fallen: Fallen[] = [];
  for (;;) {
    const tried = attempt(fallen);
    if (!('needs' in tried)) return tried;
    const { die, count } = tried.needs;
    const faces = Array.from({ length: count }, () => die.faces[draw(die.faces.length)]!);
    fallen.push(fallenOf(tried.needs, faces));
  }
}
