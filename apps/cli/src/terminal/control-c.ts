/** Two presses that follow each other within so many milliseconds are one wish: to leave. */
const TWICE = 350;

/** What control-C does: it breaks off what is under way; where nothing is, or pressed twice, it leaves. */
export class ControlC {
  readonly #leave: () => void;
  #underWay: { isBrokenOff: boolean } | undefined;
  #lastPress = Number.NEGATIVE_INFINITY;

  constructor(leave: () => void) {
    this.#leave = leave;
  }

  press(): void {
    const now = performance.now();
    const isSecond = now - this.#lastPress < TWICE;
    this.#lastPress = now;
    if (!this.#underWay || isSecond) this.#leave();
    else this.#underWay.isBrokenOff = true;
  }

  /** Does what may take long; it is told whether it is to be broken off, and must look from time to time. */
  async during<T>(work: (isBrokenOff: () => boolean) => Promise<T>): Promise<T> {
    const underWay = { isBrokenOff: false };
    this.#underWay = underWay;
    try {
      return await work(() => underWay.isBrokenOff);
    } finally {
      this.#underWay = undefined;
    }
  }
}
