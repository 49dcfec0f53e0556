import type { Moment } from './moments.ts';
import type { Queries, Query, QueryAnswer, QueryName } from './queries.ts';

interface Waiting<N extends QueryName> {
  resolve(answer: Queries[N]['answer']): void;
  reject(fault: Error): void;
}

/** The questions that a page has asked and that are not answered yet. */
export class Unanswered {
  readonly #waiting: { [N in QueryName]?: Map<number, Waiting<N>> } = {};
  #asked = 0;

  /** Asks a question under a number of its own, and waits for its answer. */
  ask<N extends QueryName>(
    { name, ask, about }: { readonly name: N; readonly ask: Queries[N]['ask']; readonly about?: Moment | undefined },
    tell: (query: Query<N>) => void,
  ): Promise<Queries[N]['answer']> {
    const id = ++this.#asked;
    return new Promise((resolve, reject) => {
      (this.#waiting[name] ??= new Map()).set(id, { resolve, reject });
      tell({ id, name, ask, ...(about && { about }) });
    });
  }

  answered<N extends QueryName>({ name, id, value }: QueryAnswer<N>): void {
    const waiting = this.#waiting[name];
    waiting?.get(id)?.resolve(value);
    waiting?.delete(id);
  }

  refused({ name, id }: Pick<Query, 'name' | 'id'>, fault: Error): void {
    const waiting = this.#waiting[name];
    waiting?.get(id)?.reject(fault);
    waiting?.delete(id);
  }

  /** Nothing will be answered any more. */
  refuseAll(fault: Error): void {
    for (const waiting of Object.values(this.#waiting)) {
      for (const { reject } of waiting.values()) reject(fault);
      waiting.clear();
    }
  }
}
