/** Works things off in the order in which they come. */
export class OneByOne {
  #last: Promise<unknown> = Promise.resolve();

  do<T>(work: () => Promise<T>): Promise<T> {
    const done = this.#last.then(work);
    // Whoever gave the work hears of its fault; what comes after it is still done.
    this.#last = done.catch(() => undefined);
    return done;
  }
}
