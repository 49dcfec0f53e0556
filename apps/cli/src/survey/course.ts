import { type Context, type LiveGame, type RuleSet, SIDES } from '@acies/kernel';

/** How a battle went, as far as it shows whether anybody stalled. */
export interface Course {
  /** The turn in which the first were hurt or fought; null if nobody ever was. */
  readonly contact: number | null;
  /** An army broke, rather than the time being up. */
  readonly isDecided: boolean;
  /** How often the same position stood at the beginning of a turn, with the same side to move; the most frequent one. */
  readonly repeats: number;
}

/** Looks at a battle whenever a turn has passed. */
export class CourseWatch {
  readonly #rules: RuleSet;
  readonly #seen = new Map<string, number>();
  #turn = -1;
  #contact: number | null = null;

  constructor(rules: RuleSet) {
    this.#rules = rules;
  }

  look({ g, game }: LiveGame): void {
    const turn = this.#rules.turnOf(game.board);
    if (turn === this.#turn) return;
    this.#turn = turn;
    // Stands in place with the other side to move are another position.
    const position = `${game.pending.map(({ side }) => side)} ${this.#positionOf(g)}`;
    this.#seen.set(position, (this.#seen.get(position) ?? 0) + 1);
    this.#contact ??= this.#hasContact(g) ? turn : null;
  }

  courseOf({ g, game }: LiveGame): Course {
    const isHurt = this.#contact !== null || this.#hasContact(g);
    return {
      contact: isHurt ? (this.#contact ?? this.#rules.turnOf(game.board)) : null,
      isDecided: SIDES.some((side) => this.#rules.strain(g, side) >= 1),
      repeats: Math.max(...this.#seen.values()),
    };
  }

  #hasContact(g: Context): boolean {
    return (
      SIDES.some((side) => this.#rules.strain(g, side) > 0) ||
      this.#rules.roster(g).some(({ start, left }) => left < start) ||
      (this.#rules.picture?.scene(g).links.length ?? 0) > 0
    );
  }

  /** Where everybody stands and in what state, without what only counts the time. */
  #positionOf(g: Context): string {
    const { pieces, trays } = this.#rules.picture!.scene(g);
    const standing = pieces.map(({ id, x, y, heading, left, badges }) => [id, x, y, heading, left, signs(badges)]);
    return JSON.stringify([standing, trays.map((tray) => tray.pieces.map(({ id }) => id))]);
  }
}

const signs = (badges: readonly { readonly sign: string }[]): string => badges.map(({ sign }) => sign).join();
