import { type Draw, Engine } from '@acies/kernel';
import { type Player, type Question, questionFor } from '@acies/players';
import type { Contender } from './contender.ts';
import type { Battles } from './rule-sets.ts';
import { Sfc32 } from './sfc32.ts';

/** A decision in so many of a battle is thought about. */
const EVERY = 15;
/** What a legate tries out for each. */
const PLAYOUTS = 24;

/** Decisions of whole battles between centurions. */
function decisionsIn({ rules, setups }: Battles, centurion: Player, draw: Draw): (() => Question)[] {
  const engine = new Engine(rules);
  const found: (() => Question)[] = [];
  for (const setup of setups) {
    const { live } = engine.live(engine.start(setup, 1).game);
    for (let made = 1; !live.over; made++) {
      const pending = live.game.pending.find(({ answer }) => answer === undefined)!;
      if (made % EVERY === 0) {
        const kept = engine.copy(live.game);
        found.push(() => {
          const opened = engine.open(kept, NO_DICE);
          return questionFor(opened, opened.pendingOf(pending.side)!, draw);
        });
      }
      live.choose(pending, centurion.choose(questionFor(live, pending, draw)));
    }
  }
  return found;
}

const refuse = (): never => {
  throw new Error('a legate throws no dice of the game');
};
const NO_DICE = { pool: refuse, one: refuse, until: refuse };

/** A legate thinks about one decision after another; counted is what he tries out. */
export function playouts(battles: Battles, { centurion, legate }: Readonly<Record<string, Player>>): Contender {
  const source = new Sfc32(1);
  const draw: Draw = (below) => source.below(below);
  const decisions = decisionsIn(battles, centurion, draw);
  const thinker = legate.within!({ playouts: PLAYOUTS });
  let next = 0;
  return {
    run() {
      const thinking = thinker.think!(decisions[next++ % decisions.length]!());
      while (thinking.step());
      return { playouts: thinking.playouts };
    },
  };
}
