/**
 * What was worked out when a choice was thought of, for whoever then carries it out: it is given once, for the very same
 * choice on the very same board, and forgotten when something new is asked.
 */
export class Remembered<V> {
  #choice: unknown;
  #board: unknown;
  #value: V | undefined;

  keep(choice: object, board: object, value: V): void {
    this.#choice = choice;
    this.#board = board;
    this.#value = value;
  }

  take(choice: object, board: object): V | undefined {
    const value = this.#choice === choice && this.#board === board ? this.#value : undefined;
    this.forget();
    return value;
  }

  forget(): void {
    this.#choice = undefined;
    this.#board = undefined;
    this.#value = undefined;
  }
}
