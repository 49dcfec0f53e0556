import { copyPlain, type Json, type OpenQuestion, type Result, type Side } from '@acies/kernel';
import type { GameView } from '@acies/kernel/match';
import { shortened } from '../../terminal/text.ts';
import { Child, Foul } from './child.ts';
import { CHOICE, type Clock, decisionOf, helloOf, READY, type ToldDecision } from './messages.ts';

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
    judged(() => {
      if (!READY.safeParse(answer).success)
        throw new Foul(`it did not answer hello with {"type":"ready"}: ${quoted(answer)}`);
    });
  }

  async choose(view: GameView, question: OpenQuestion): Promise<Json> {
    const clock: Clock = { limit: this.#limit, used: Math.round(this.#used) };
    const decision = decisionOf(question, ++this.#asked, clock);
    this.#child.tell({ type: 'state', view });
    this.#child.tell(decision);
    const answer = await this.#answer();
    return choiceIn(answer, decision, question);
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

/** The choice that an answer makes, as a copy of our own. */
export const choiceIn = (answer: unknown, decision: ToldDecision, question: OpenQuestion): Json =>
  judged(() => checkedChoice(answer, decision, question));

function checkedChoice(answer: unknown, { id, options }: ToldDecision, question: OpenQuestion): Json {
  const read = CHOICE.safeParse(answer);
  if (!read.success || read.data.id !== id) throw new Foul(`it did not answer decision ${id}: ${quoted(answer)}`);
  const choice = 'choice' in read.data ? read.data.choice : options[read.data.option]?.choice;
  if (choice === undefined) throw new Foul(`it chose an option that is not there: ${quoted(answer)}`);
  const refusal = question.refuse(choice);
  if (refusal !== undefined) throw new Foul(`it chose ${quoted(choice)}, but ${refusal}`);
  return copyPlain(choice);
}

/** What cannot even be checked is the fault of who answered it. */
function judged<T>(check: () => T): T {
  try {
    return check();
  } catch (fault) {
    if (fault instanceof Foul) throw fault;
    throw new Foul(`it answered what cannot be read: ${(fault as Error).message}`, { cause: fault });
  }
}

const quoted = (answer: unknown): string => shortened(JSON.stringify(answer));
