import { BadInput } from '@acies/kernel';
import type { RuleModule } from '@acies/players/module';
import { nameMeant } from './name-meant.ts';

/** The rule sets that a client knows, in the order in which they were registered. */
export class Registry {
  readonly #modules = new Map<string, RuleModule>();

  constructor(modules: readonly RuleModule[]) {
    for (const module of modules) this.register(module);
  }

  register(module: RuleModule): void {
    if (this.has(module.id)) throw new BadInput(`there is a rule set "${module.id}" already`);
    this.#modules.set(module.id, module);
  }

  get ids(): readonly string[] {
    return [...this.#modules.keys()];
  }

  /** Whether there is a rule set of that name, in whatever case it is written. */
  has(name: string): boolean {
    return nameMeant(this.ids, name) !== undefined;
  }

  /** A rule set by its id, in any case. */
  module(name: string): RuleModule {
    const id = nameMeant(this.ids, name);
    if (id === undefined) throw new BadInput(`there is no rule set "${name}": there are ${this.ids.join(', ')}`);
    return this.#modules.get(id)!;
  }
}
