/** A list of options that is filled again and again: it keeps its storage, which a playout would otherwise allocate for each decision. */
export class OptionList<C> {
  readonly items: C[] = [];
  count = 0;

  clear(): void {
    this.count = 0;
  }

  add(choice: C): void {
    this.items[this.count++] = choice;
  }

  at(index: number): C {
    if (index < 0 || index >= this.count) throw new RangeError(`option ${index} of ${this.count}`);
    return this.items[index]!;
  }

  toArray(): C[] {
    return this.items.slice(0, this.count);
  }
}
