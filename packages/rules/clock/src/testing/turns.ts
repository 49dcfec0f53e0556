import type { AnyEvent, DiceEvent, Game, Json } from '@acies/kernel';
import { SeededDice, seedOf } from '@acies/kernel/match';
import { scriptedDice } from '@acies/kernel/testing';
import type { Board } from '../board/board.ts';
import { meleeSituation } from '../play/fighting/melee-situation.ts';
import type { MeleeSituation } from '../sheet/chapters/melee.ts';
import type { ClockStage } from './stage.ts';

/** What does least, by decision; a unit that must fire takes the first target. */
const IDLE: Readonly<Record<string, Json>> = { order: { do: 'done' }, dress: { do: 'done' }, advance: false };

/** Nobody does more than he must until the condition holds. */
function idle(s: ClockStage, game: Game, faces: readonly number[], holds: () => boolean): void {
  const tell = (event: AnyEvent): void => void (game === s.game && s.events.push(event));
  const dice = scriptedDice(faces, tell);
  const live = s.engine.open(game, dice, tell);
  while (game.pending.length > 0 && !holds()) {
    const pending = game.pending[0]!;
    live.choose(pending, IDLE[pending.decision] ?? s.engine.legal(game)[0]!.options![0]!);
  }
  dice.assertUsedUp();
}

/** The dice are all that fall on the way, but that rallies beyond them fail. */
function idleUntil(s: ClockStage, faces: readonly number[], holds: (game: Game) => boolean): ClockStage {
  const all = [...faces];
  for (;;) {
    const copy = s.engine.copy(s.game);
    try {
      idle(s, copy, all, () => holds(copy));
      break;
    } catch (error) {
      if (!/are thrown for rally$/.test((error as Error).message)) throw error;
      all.push(1);
    }
  }
  idle(s, s.game, all, () => holds(s.game));
  return s;
}

/** Up to a question: `passTo(s, 'blue order', 6, 2)`. */
export const passTo = (s: ClockStage, asked: string, ...faces: number[]): ClockStage =>
  idleUntil(s, faces, ({ pending }) => pending.some(({ side, decision }) => `${side} ${decision}` === asked));

/** Up to the first question of the next half turn, or the end of the battle. */
export function passHalfTurn(s: ClockStage, ...faces: number[]): ClockStage {
  const { halfTurn } = s.board;
  return idleUntil(s, faces, ({ board }) => (board as Board).halfTurn > halfTurn);
}

/** Up to the question whether a winner advances, or else as passHalfTurn. */
export function passMelee(s: ClockStage, ...faces: number[]): ClockStage {
  const { halfTurn } = s.board;
  return idleUntil(
    s,
    faces,
    ({ board, pending }) => (board as Board).halfTurn > halfTurn || pending[0]?.decision === 'advance',
  );
}

/**
 * As passMelee, with dice that fall by a seed. Returns the faces of this half turn, of those thrown for the clauses asked for.
 */
export function playSeeded(s: ClockStage, seed: number): (...clauses: string[]) => number[] {
  const { halfTurn } = s.board;
  const thrown: DiceEvent[] = [];
  const live = s.engine.open(
    s.game,
    new SeededDice(seedOf(seed), (event) => s.board.halfTurn === halfTurn && thrown.push(event)),
    (event) => s.events.push(event),
  );
  while (s.game.pending.length > 0 && s.board.halfTurn === halfTurn && !s.asked.endsWith('advance'))
    live.choose(s.game.pending[0]!, IDLE[s.game.pending[0]!.decision] ?? s.question.options![0]!);
  return (...clauses) =>
    thrown.filter((event) => event.clauses.some((id) => clauses.includes(id))).flatMap(({ faces }) => [...faces]);
}

/** The melee of the first two in contact, as they stand. */
export const situation = (s: ClockStage, index = 0): MeleeSituation => meleeSituation(s.g, s.board.contacts[index]!);

/** Who is in contact with whom, where, by keys: `a-x front`. */
export const contacts = (s: ClockStage): string[] => {
  const key = (id: number): string => s.g.setting.units[id]!.key;
  return s.board.contacts.map(({ attacker, defender, met }) => `${key(attacker)}-${key(defender)} ${met}`);
};
