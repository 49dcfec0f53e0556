import type { Json, LiveGame } from '@acies/kernel';
import type { Thinking, Turn, Weighed } from '../player.ts';
import { Arm, type Fork, leadOf } from './arm.ts';
import { Allowance, type Budget } from './budget.ts';
import { type Knowledge, Mind } from './mind.ts';
import { diceFor, Playout } from './playout.ts';
import { selectArm } from './select.ts';

/** Another choice is taken for the guide's only if it leads by so many standard errors, and by so much at least. */
const SURE = 1;
const LEAST_LEAD = 0.005;
const LEAST_TRIALS = 4;
/** There is nothing more to think about when every other choice is behind by so many standard errors, after so many trials. */
const SETTLED = 3.5;
const SETTLED_AFTER = 12;

/**
 * An open-loop Monte Carlo tree search over the decisions of both sides. A node is what was chosen so far; dice are thrown anew in
 * every playout, with a generator of the search's own, on a copy that holds no more than the side may know.
 */
export class Search implements Thinking {
  readonly #mind: Mind;
  readonly #root: Fork;
  readonly #guided: readonly Weighed[];
  readonly #open: (dice: ReturnType<typeof diceFor>) => LiveGame;
  readonly #seed: number;
  readonly #allowance: Allowance;
  #playout: Playout | undefined;
  #playouts = 0;

  constructor(knowledge: Knowledge<never>, turn: Turn, budget: Budget) {
    this.#allowance = new Allowance(budget);
    this.#mind = new Mind(knowledge);
    this.#guided = this.#mind.consider(turn);
    this.#root = { side: turn.side, arms: this.#guided.map((one) => new Arm(one)) };
    this.#open = turn.imagined();
    this.#seed = turn.draw(WORD) * WORD + turn.draw(WORD);
  }

  get playouts(): number {
    return this.#playouts;
  }

  step(): boolean {
    if (this.#playout?.step()) {
      this.#playout = undefined;
      this.#playouts++;
      if (this.#isSettled()) return false;
    }
    if (this.#root.arms.length < 2 || this.#allowance.isUsedUp(this.#playouts)) return false;
    this.#playout ??= this.#begin();
    return true;
  }

  #begin(): Playout {
    const arm = this.#next();
    const seed = this.#seed + arm.trials;
    return new Playout(this.#mind, this.#open(diceFor(seed)), this.#root, arm, seed);
  }

  /** The guide's own choice is held against the others, so that it is tried half as often as any at least. */
  #next(): Arm {
    const [own] = this.#root.arms;
    const arm = selectArm(this.#root);
    return 2 * own!.trials < arm.trials ? own! : arm;
  }

  choice(): Json {
    return this.#best().choice;
  }

  /** The guide's own choice, unless another is better beyond doubt. */
  #best(): Arm {
    const [own, ...others] = this.#root.arms;
    let [best, most] = [own!, LEAST_LEAD];
    for (const arm of others) {
      const { lead, error, trials } = leadOf(arm, own!);
      const sure = lead - SURE * error;
      if (trials >= LEAST_TRIALS && sure > most) [best, most] = [arm, sure];
    }
    return best;
  }

  #isSettled(): boolean {
    const best = this.#best();
    return this.#root.arms.every((arm) => {
      if (arm === best) return true;
      const { lead, error, trials } = leadOf(arm, best);
      return trials >= SETTLED_AFTER && lead + SETTLED * error <= 0;
    });
  }

  weighed(): Weighed[] {
    const best = this.#best();
    const tried = this.#root.arms.filter(({ trials }) => trials > 0);
    if (tried.length === 0) return [...this.#guided];
    const others = tried.filter((arm) => arm !== best).sort((a, b) => b.mean - a.mean);
    return [...(best.trials > 0 ? [best] : []), ...others].map(weighedOf);
  }
}

const WORD = 2 ** 16;

/** The worth is how many of a hundred battles are won from there. */
const weighedOf = ({ choice, mean, trials }: Arm): Weighed => ({
  choice,
  worth: 50 + 50 * mean,
  words: `battles won of a hundred, from ${trials} ${trials === 1 ? 'trial' : 'trials'}`,
});
