import type { BySide, RulingSwitch } from '@acies/kernel';

/** A battle as it is chosen. */
export interface BattleFacts {
  readonly id: string;
  readonly title: string;
  readonly about: string;
  readonly armies: BySide<string>;
  /** Rulings that the battle itself has switched. */
  readonly rulings: Readonly<Record<string, boolean | undefined>>;
}

/** A computer player as he is chosen. */
interface PlayerFacts {
  readonly name: string;
  readonly about: string;
}

/** All that is chosen from before a battle. The rules themselves stay with the engine. */
export interface BookFacts {
  readonly id: string;
  readonly battles: readonly BattleFacts[];
  /** The guided battle, which is not among the others. */
  readonly first: string;
  readonly rulings: readonly RulingSwitch[];
  /** From the weakest to the best. */
  readonly players: readonly PlayerFacts[];
  /** Whom a person is offered first. */
  readonly best: string;
  /** Whom a person meets in a first game. */
  readonly gentle: string;
}
