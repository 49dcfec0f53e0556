import { atRandom } from '@acies/conformance';
import type { Game } from '@acies/kernel';
import {
  beginEnteredMatch,
  beginMatch,
  type DiceRequest,
  type Fallen,
  type Match,
  type MatchOrDice,
  makeEnteredMove,
  makeGameFile,
  makeMove,
} from '@acies/kernel/match';
import type { Book } from '@acies/play';
import { type Random, randomFrom } from './random.ts';

/** Sound things of a rule set, to be spoilt: they come from the rules alone, so that every case can be made again. */
export interface Material {
  /** Game files, with seeded dice and with entered ones. */
  readonly files: readonly unknown[];
  readonly battles: readonly unknown[];
  /** Positions that a bot may be asked in, early and later ones of every battle. */
  readonly positions: readonly Game[];
}

const CHOICES_IN_FILE = 25;
const CHOICES_PLAYED = 120;

const known = new Map<string, Material>();

export function materialOf(book: Book): Material {
  let material = known.get(book.id);
  if (!material) known.set(book.id, (material = make(book)));
  return material;
}

function make({ engine, rules, battles, first }: Book): Material {
  const all = [...battles, first].map((battle) => JSON.parse(JSON.stringify(battle)) as unknown);
  const setups = all.map((battle) => rules.parseSetup(battle));
  const file = (match: Match): unknown => JSON.parse(makeGameFile(match));
  return {
    battles: all,
    files: setups.flatMap((setup, i) => {
      const seeded = played(beginMatch(engine, setup, { seed: i }), i, makeMove);
      const random = randomFrom(i);
      const begun = withDice(random, (fallen) => beginEnteredMatch(engine, setup, fallen));
      const entered = played(begun, i, (match, answer) =>
        withDice(random, (fallen) => makeEnteredMove(match, answer, fallen)),
      );
      return [file(seeded), file(entered)];
    }),
    positions: setups.flatMap((setup, i) => positionsIn(engine.start(setup, i).game, i)),
  };

  function played(begun: Match, seed: number, move: typeof makeMove): Match {
    const choose = atRandom(seed);
    let match = begun;
    while (match.moves.length < CHOICES_IN_FILE && match.game.result === null) {
      const { live } = engine.live({ ...engine.copy(match.game), dice: SEEDED });
      const pending = live.game.pending.find(({ answer }) => answer === undefined)!;
      match = move(match, { side: pending.side, choice: choose(live, pending) });
    }
    return match;
  }

  /** One position of each decision that comes up, the last: later ones are richer. */
  function positionsIn(game: Game, seed: number): Game[] {
    const choose = atRandom(seed);
    const found = new Map<string, Game>();
    const { live, settle } = engine.live(game);
    for (let i = 0; i < CHOICES_PLAYED && !live.over; i++) {
      const pending = game.pending.find(({ answer }) => answer === undefined)!;
      settle();
      found.set(`${pending.decision} ${pending.side}`, engine.copy(game));
      live.choose(pending, choose(live, pending));
    }
    return [...found.values()];
  }
}

const SEEDED: Game['dice'] = { kind: 'seeded', seed: [1, 2, 3, 4], throws: 0 };

/** Throws what is asked for until there are dice enough. */
function withDice(random: Random, attempt: (fallen: readonly Fallen[]) => MatchOrDice): Match {
  const fallen: Fallen[] = [];
  for (;;) {
    const tried = attempt(fallen);
    if (!('needs' in tried)) return tried;
    fallen.push(thrown(random, tried.needs));
  }
}

const thrown = (random: Random, { die, count }: DiceRequest): Fallen => ({
  die: die.name,
  faces: Array.from({ length: count }, () => random.pick(die.faces)).sort((a, b) => a - b),
});
