import type { RuleSet, SetupBase } from '@acies/kernel';
import type { RuleModule, Trials } from '@acies/play';
import { SHIPPED } from '@acies/play/shipped';

/** What is needed to measure a rule set. */
export interface Battles {
  readonly rules: RuleSet;
  /** Battles that are played in turn. */
  readonly setups: readonly SetupBase[];
  /** The small one that newcomers begin with. */
  readonly first?: SetupBase;
}

/** A rule set and what of it is timed; its rules are loaded only in the process that measures them. */
export interface MeasuredRules
  extends Pick<RuleModule, 'id' | 'title' | 'rules' | 'players'>,
    Pick<Trials, 'situations'> {
  load(): Promise<Battles>;
}

async function measured(module: RuleModule): Promise<MeasuredRules> {
  const { situations } = await module.trials();
  const { id, title, rules, players } = module;
  const load = async (): Promise<Battles> => {
    const { battles, first } = await module.battles();
    return { rules: await module.rules(), setups: battles, first };
  };
  return { id, title, rules, players, situations, load };
}

/** Every rule set that comes with Acies: contenders and rows are made from this list. */
export const RULE_SETS: readonly MeasuredRules[] = await Promise.all(SHIPPED.map(measured));
