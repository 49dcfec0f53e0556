import type { GameView, Json, OpenQuestion, Result, Side } from '@acies/kernel';
import { Child, Foul, shortened } from './child.ts';
import { CHOICE, type Clock, decisionOf, helloOf, READY } from './messages.ts';

/** How a player outside is run. */
export interface Outside {
  /** What the shell is given. */
  readonly command: string;
  readonly cwd: string;
  /** Milliseconds that a decision may take. */
  readonly limit: number;
}

export const isOutside = (player: object): player is Outside => 'command' in player;

/** Other people's player in one game. Whatever it does wrong is a Foul. */
export class Guest {
  readonly #child: Child;
  readonly #limit: number;
  readonly #side: Side;
  #asked = 0;
  #used = 0;

  constructor({ command, cwd, limit }: Outside, side: Side) {
    this.#child = new Child(command, cwd);
    this.#limit = limit;
    this.#side = side;
  }

  async greet(rules: string, battle: string): Promise<void> {
    this.#child.tell(helloOf(rules, battle, this.#side, this.#limit));
    const answer = await this.#answer();
    if (!READY.safeParse(answer).success)
      throw new Foul(`it did not answer hello with {"type":"ready"}: ${shortened(JSON.stringify(answer))}`);
  }

  async choose(view: GameView, question: OpenQuestion): Promise<Json> {
    const clock: Clock = { limit: this.#limit, used: Math.round(this.#used) };
    const decision = decisionOf(question, ++this.#asked, clock);
    this.#child.tell({ type: 'state', view });
    this.#child.tell(decision);
    const answer = await this.#answer();
    const read = CHOICE.safeParse(answer);
    if (!read.success || read.data.id !== decision.id)
      throw new Foul(`it did not answer decision ${decision.id}: ${shortened(JSON.stringify(answer))}`);
    const choice = 'choice' in read.data ? read.data.choice : decision.options[read.data.option]?.choice;
    if (choice === undefined)
      throw new Foul(`it chose an option that is not there: ${shortened(JSON.stringify(answer))}`);
    const refusal = question.refuse(choice);
    if (refusal !== undefined) throw new Foul(`it chose ${shortened(JSON.stringify(choice))}, but ${refusal}`);
    return choice;
  }

  async dismiss(winner: Side | null, reason: string, result: Result | null): Promise<void> {
    const outcome = winner === null ? 'drawn' : winner === this.#side ? 'won' : 'lost';
    this.#child.tell({ type: 'end', outcome, reason, result });
    await this.#child.leave();
  }

  async #answer(): Promise<unknown> {
    const began = performance.now();
    const answer = await this.#child.answer(this.#limit);
    this.#used += performance.now() - began;
    return answer;
  }
}
