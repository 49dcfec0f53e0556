import { atRandom } from '@acies/conformance';
import { type AnyEvent, type Engine, type Game, SIDES } from '@acies/kernel';
import { seedOf } from '@acies/kernel/match';
import { PLAIN } from '@acies/kernel/picture';

/** So many decisions are taken in what was accepted. */
const DECISIONS = 50;
/** All that a client would show is looked at so often, and at the end. */
const LOOKED_EVERY = 25;
/** Of many options so many are put into words. */
const OPTIONS_READ = 12;

/** Plays a game on at random; throws what goes wrong, be it a fault that no legal play can produce or one of words. */
export function playOn(engine: Engine, from: Game): void {
  const { rules } = engine;
  const game: Game = { ...engine.copy(from), dice: { kind: 'seeded', seed: seedOf(1), throws: 0 } };
  const choose = atRandom(1);
  const tell = (event: AnyEvent): void => readable(rules.tellInWords(game.setup, event));
  const { live } = engine.live(game, tell);
  for (let taken = 0; taken < DECISIONS && !live.over; taken++) {
    const pending = game.pending.find(({ answer }) => answer === undefined);
    if (!pending) throw new Error('nobody has to decide, and the battle is not over');
    if (taken % LOOKED_EVERY === 0) look(engine, game);
    const decision = live.decisionOf(pending);
    readable(decision.question(live.g, live.locals, pending.side));
    const choice = choose(live, pending);
    readable(decision.label(live.g, live.locals, choice as never));
    live.choose(pending, choice);
  }
  look(engine, game);
}

function readable(text: string): void {
  if (/undefined|NaN|\[object/.test(text)) throw new Error(`what is said makes no sense: ${text}`);
}

/** The board is sound, and what a client would show of it and of the question can be shown. */
function look(engine: Engine, game: Game): void {
  const { rules } = engine;
  const g = engine.look(game);
  const broken = rules.brokenInvariants(g);
  if (broken.length > 0) throw new Error(`the board is not sound: ${broken.join('; ')}`);
  for (const text of [rules.draw(g, PLAIN), ...rules.status(g), ...(rules.leaders?.(g) ?? [])]) readable(text);
  for (const side of SIDES) {
    rules.roster(g, side);
    rules.picture?.scene(g, side);
  }
  for (const question of engine.legal(game)) {
    readable(question.question);
    for (const choice of question.suggestions().slice(0, OPTIONS_READ)) {
      readable(question.label(choice));
      readable(question.typed(choice));
      question.shows(choice);
    }
    for (const { what, text } of question.excluded()) readable(`${what} ${text}`);
  }
}
