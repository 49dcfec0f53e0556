import type { Dice, Json, LiveGame } from '@acies/kernel';
import type { Question, Thinking, Untried, Weighed } from '../player.ts';
import { type Arm, leadOf, spreadOf } from './arm.ts';
import { Allowance, type Budget } from './budget.ts';
import { PlayoutDice } from './dice.ts';
import type { Fork } from './fork.ts';
import { type Knowledge, Mind } from './mind.ts';
import { Playout } from './playout.ts';
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

/** What there is to decide, as it is at the beginning of every playout. */
interface Outset {
  readonly guided: readonly Weighed[];
  readonly root: Fork;
  readonly open: (dice: Dice) => LiveGame;
  readonly seed: number;
}

/**
 * An open-loop Monte Carlo tree search over the decisions of both sides. A node is what was chosen so far; dice are thrown anew in
 * every playout, with a generator of the search's own, on a copy that holds no more than the side may know.
 */
export class Search implements Thinking {
  readonly #mind: Mind;
  readonly #question: Question;
  readonly #allowance: Allowance;
  #outset: Outset | undefined;
  #playout: Playout | undefined;
  #playouts = 0;
  #isOver = false;

  constructor(knowledge: Knowledge<never>, question: Question, budget: Budget) {
    this.#allowance = new Allowance(budget);
    this.#mind = new Mind(knowledge);
    this.#question = question;
  }

  get playouts(): number {
    return this.#playouts;
  }

  /** The guide's look comes first; then a playout is begun, taken further by a decision or brought to its end. */
  step(): boolean {
    if (this.#isOver) return false;
    if (!this.#outset) this.#outset = this.#setOut();
    else if (!this.#playout) this.#playout = this.#begin();
    else if (this.#playout.step()) {
      this.#playout = undefined;
      this.#playouts++;
      this.#isOver = this.#isSettled();
    }
    this.#isOver ||= this.#allowance.isUsedUp(this.#playouts);
    return !this.#isOver;
  }

  /** Where he sets out from, looked at when it is first needed: that may take long. */
  get #from(): Outset {
    this.#outset ??= this.#setOut();
    return this.#outset;
  }

  #setOut(): Outset {
    const question = this.#question;
    const guided = this.#mind.explain(question);
    const root = this.#mind.forkOf(question, guided);
    this.#isOver = root.arms.length < 2;
    return { guided, root, open: question.imagined(), seed: question.draw(WORD) * WORD + question.draw(WORD) };
  }

  #begin(): Playout {
    const { open, seed: first } = this.#from;
    const arm = this.#next();
    const seed = first + arm.trials;
    return new Playout(this.#mind, open(new PlayoutDice(seed)), this.#question.side, arm, seed);
  }

  /** The guide's own choice is held against the others, so that it is tried half as often as any at least. */
  #next(): Arm {
    const { root } = this.#from;
    const [own] = root.arms;
    const arm = selectArm(root, { allows: () => true, suggestions: () => this.#question.suggestions() })!;
    return 2 * own!.trials < arm.trials ? own! : arm;
  }

  choice(): Json {
    return this.#best().choice;
  }

  /** The guide's own choice, unless there is reason to think better of another. */
  #best(): Arm {
    const [own, ...others] = this.#from.root.arms;
    const spread = spreadOf(this.#from.root.arms);
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

  /** What is at hand only after many trials keeps nobody waiting. */
  #isSettled(): boolean {
    const best = this.#best();
    const { arms, promising } = this.#from.root;
    return arms.every((arm, i) => {
      if (arm === best || (i >= promising && arm.trials === 0)) return true;
      const { lead, error, trials } = leadOf(arm, best);
      return trials >= SETTLED_AFTER && lead + SETTLED * error < LEAST_LEAD;
    });
  }

  #untried(): Untried {
    if (this.#mind.trusts(this.#question)) return 'trusted';
    return this.#from.root.arms.length < 2 ? 'alone' : 'no time';
  }

  weighed(): Weighed[] {
    const best = this.#best();
    const tried = this.#from.root.arms.filter(({ trials }) => trials > 0);
    if (tried.length === 0) return this.#from.guided.map((one) => ({ ...one, untried: this.#untried() }));
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
  trials,
});
