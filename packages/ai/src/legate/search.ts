import type { Json, LiveGame } from '@acies/kernel';
import type { Thinking, Turn, Weighed } from '../player.ts';
import { Arm, type Fork, leadOf, spreadOf } from './arm.ts';
import { Allowance, type Budget } from './budget.ts';
import { type Knowledge, Mind } from './mind.ts';
import { diceFor, Playout } from './playout.ts';
import { selectArm } from './select.ts';

/**
 * What is thought of choices before they are tried, in spreads of single trials: by how much the guide's own is better than
 * another on average, and by how much that varies. A lead from few trials counts for little against it, one from many for all.
 */
const GUIDE_LEADS = 0.1;
const GUIDE_VARIES = 0.2;
/** Smaller leads are no more than the value of a position can tell. */
const LEAST_LEAD = 0.01;
const LEAST_TRIALS = 4;
/** There is nothing more to think about when no other choice may be ahead, within so many standard errors, after so many trials. */
const SETTLED = 3.5;
const SETTLED_AFTER = 8;

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
  #isOver: boolean;

  constructor(knowledge: Knowledge<never>, turn: Turn, budget: Budget) {
    this.#allowance = new Allowance(budget);
    this.#mind = new Mind(knowledge);
    this.#guided = knowledge.guide.explain(turn);
    this.#root = { side: turn.side, arms: this.#mind.worthTrying(turn, this.#guided).map((one) => new Arm(one)) };
    this.#isOver = this.#root.arms.length < 2;
    this.#open = turn.imagined();
    this.#seed = turn.draw(WORD) * WORD + turn.draw(WORD);
  }

  get playouts(): number {
    return this.#playouts;
  }

  step(): boolean {
    if (this.#isOver) return false;
    if (this.#playout?.step()) {
      this.#playout = undefined;
      this.#playouts++;
      this.#isOver = this.#isSettled();
    }
    this.#isOver ||= this.#allowance.isUsedUp(this.#playouts);
    if (!this.#isOver) this.#playout ??= this.#begin();
    return !this.#isOver;
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

  /** The guide's own choice, unless there is reason to think better of another. */
  #best(): Arm {
    const [own, ...others] = this.#root.arms;
    const spread = spreadOf(this.#root.arms);
    let [best, most] = [own!, 0];
    for (const arm of others) {
      const { lead, error, trials } = leadOf(arm, own!);
      if (trials < LEAST_TRIALS || lead < LEAST_LEAD) continue;
      const varies = (GUIDE_VARIES * spread) ** 2;
      const weight = varies / (varies + error * error);
      const gain = weight * lead - (1 - weight) * GUIDE_LEADS * spread;
      if (gain > most) [best, most] = [arm, gain];
    }
    return best;
  }

  #isSettled(): boolean {
    const best = this.#best();
    return this.#root.arms.every((arm) => {
      if (arm === best) return true;
      const { lead, error, trials } = leadOf(arm, best);
      return trials >= SETTLED_AFTER && lead + SETTLED * error < LEAST_LEAD;
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
