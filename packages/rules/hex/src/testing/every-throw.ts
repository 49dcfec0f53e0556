import type { Dice } from '@acies/kernel';

type Face = number;

/** Dice that take every face of every die in turn, one die at a time, and know nothing of classes or merged outcomes. */
class OdometerDice implements Dice {
  readonly #faces: Face[] = [];
  readonly #sizes: number[] = [];
  #thrown = 0;

  /** The chance of the throws of this run. */
  get chance(): number {
    return this.#sizes.reduce((chance, size) => chance / size, 1);
  }

  rewind(): void {
    this.#thrown = 0;
  }

  /** Turns the last die on by one face, as an odometer does; false when every throw has been made. */
  advance(): boolean {
    while (this.#faces.length > 0) {
      const last = this.#faces.length - 1;
      this.#faces[last] = this.#faces[last]! + 1;
      if (this.#faces[last]! < this.#sizes[last]!) return true;
      this.#faces.pop();
      this.#sizes.pop();
    }
    return false;
  }

  #throwOne(faces: readonly Face[]): Face {
    if (this.#thrown === this.#faces.length) {
      this.#faces.push(0);
      this.#sizes.push(faces.length);
    }
    return faces[this.#faces[this.#thrown++]!]!;
  }

  /** HX-FIR-1, HX-MEL-1 by hand: the only way in which a pool is read here. */
  pool: Dice['pool'] = (count, reading) => {
    let sixes = 0;
    let fives = 0;
    for (let i = 0; i < count; i++) {
      const face = this.#throwOne(reading.die.faces);
      if (face === 6) sixes++;
      if (face === 5) fives++;
    }
    return sixes + Math.floor(fives / 2);
  };

  one: Dice['one'] = (die, read) => read(this.#throwOne(die.faces));

  until: Dice['until'] = () => {
    throw new Error('nothing here is thrown again');
  };
}

/** The chance of each outcome, by making every throw there is. */
export function everyThrow<T>(run: (dice: Dice) => T, nameOf: (value: T) => string): Map<string, number> {
  const chances = new Map<string, number>();
  const dice = new OdometerDice();
  do {
    dice.rewind();
    const name = nameOf(run(dice));
    chances.set(name, (chances.get(name) ?? 0) + dice.chance);
  } while (dice.advance());
  return chances;
}
