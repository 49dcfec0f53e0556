/** Plays the skirmish on the kernel in place, with the dice of the other versions. */
import { type AnyEvent, type Dice, type Die, Engine, type Purpose, type Reading } from '@acies/kernel';
import { diceEvent } from '@acies/kernel/fast';
import { Sfc32 } from './sfc32.ts';
import type { Field } from './skirmish-field.ts';
import { DRAW } from './skirmish-ground.ts';
import { SETUP, skirmishRules } from './skirmish-kernel.ts';
import type { Finished } from './skirmish-play.ts';

/** What SeededDice is to the kernel, with the generator of the skirmish. */
class SkirmishDice implements Dice {
  readonly source: Sfc32;
  readonly #tell: ((event: AnyEvent) => void) | undefined;
  readonly #counts: number[] = [];

  constructor(seed: number, tell: ((event: AnyEvent) => void) | undefined) {
    this.source = new Sfc32(seed);
    this.#tell = tell;
  }

  pool(count: number, reading: Reading, purpose: Purpose): number {
    const { classes, classOf, die } = reading;
    const counts = this.#counts;
    const faces: number[] | undefined = this.#tell && [];
    for (let i = 0; i < classes; i++) counts[i] = 0;
    for (let i = 0; i < count; i++) {
      const index = this.source.below(die.faces.length);
      counts[classOf[index]]++;
      faces?.push(die.faces[index]);
    }
    if (faces) this.#tell?.(diceEvent(die, faces.sort(rising), purpose));
    return reading.read(counts);
  }

  one<T extends string | number | boolean>(die: Die, read: (face: number) => T, purpose: Purpose): T {
    const face = die.faces[this.source.below(die.faces.length)];
    this.#tell?.(diceEvent(die, [face], purpose));
    return read(face);
  }

  until<T extends string | number | boolean>(attempt: (dice: Dice) => T | undefined): T {
    for (;;) {
      const answer = attempt(this);
      if (answer !== undefined) return answer;
    }
  }
}

const rising = (a: number, b: number): number => a - b;

const engine = new Engine(skirmishRules);

function play(seed: number, player: Sfc32, tell: ((event: AnyEvent) => void) | undefined): Finished {
  const { game } = engine.start(SETUP, seed);
  const dice = new SkirmishDice(seed, tell);
  const live = engine.open(game, dice, tell);
  let decisions = 0;
  while (!live.over) {
    const pending = game.pending[0];
    const options = live.options(pending);
    live.choose(pending, options.at(player.below(options.count)));
    decisions++;
  }
  const { lost } = game.board as Field;
  const { winner } = game.result!;
  return { decisions, winner: winner === null ? DRAW : winner === 'red' ? 0 : 1, lost, dice: dice.source.a };
}

export const playSilent = (seed: number, player: Sfc32): Finished => play(seed, player, undefined);

export function playLogged(seed: number, player: Sfc32): Finished {
  const log: AnyEvent[] = [];
  return play(seed, player, (event) => log.push(event));
}
