import type { Player } from '@acies/ai';
import type { RuleSet, SetupBase } from '@acies/kernel';

/** What is needed to measure a rule set. */
export interface Battles {
  readonly rules: RuleSet;
  /** Battles that are played in turn. */
  readonly setups: readonly SetupBase[];
  /** The small one that newcomers begin with. */
  readonly first?: SetupBase;
}

/** A situation of one of the rule set's calculators whose exact odds are timed. */
export interface Situation {
  readonly title: string;
  readonly calculation: string;
  readonly input: unknown;
  readonly mostMilliseconds?: number;
}

export interface MeasuredRules {
  readonly id: string;
  readonly title: string;
  /** Loaded only in the process that measures it. */
  load(): Promise<Battles>;
  /** The computer players, once there are any. */
  loadPlayers?(): Promise<Readonly<Record<string, Player>>>;
  readonly situations: Readonly<Record<string, Situation>>;
  /** It has decisions that cannot be listed, so that a playout draws from samplers. */
  readonly samples?: boolean;
}

const legion = { type: 'Leg', start: 10 };

/** The one place where a rule set joins the benchmark: its contenders and rows are made from this list. */
export const RULE_SETS: readonly MeasuredRules[] = [
  {
    id: 'hex',
    title: 'Hex',
    async load() {
      const { hexRules } = await import('@acies/rules-hex');
      const { hexBattles, hexFirst } = await import('@acies/battles/hex');
      return { rules: hexRules, setups: hexBattles, first: hexFirst };
    },
    loadPlayers: async () => (await import('@acies/ai/hex')).hexPlayers,
    situations: {
      melee: {
        title: 'odds of a melee, 10 dice each',
        calculation: 'melee',
        input: { attacker: { type: 'WB', start: 10, sp: 7 }, defender: { type: 'HI', start: 10 } },
        mostMilliseconds: 5,
      },
      pila: {
        title: 'the same between legions, with pila',
        calculation: 'melee',
        input: { attacker: { ...legion, sp: 9 }, defender: legion },
      },
    },
  },
  {
    id: 'ck',
    title: 'CK',
    async load() {
      const { ckRules } = await import('@acies/rules-ck');
      const { ckBattles, ckFirst } = await import('@acies/battles/ck');
      return { rules: ckRules, setups: ckBattles, first: ckFirst };
    },
    loadPlayers: async () => (await import('@acies/ai/ck')).ckPlayers,
    situations: {
      fight: {
        title: 'odds of a whole fight, three units each',
        calculation: 'fight',
        input: {
          assaulter: { unit1: { shock: true }, unit2: { shock: true }, unit3: { type: 'Cav' }, general: true },
          target: { unit3: { type: 'CO' }, rearSupport: true },
        },
        mostMilliseconds: 20,
      },
      pikes: {
        title: 'the same with bows and pikes, generals on both sides',
        calculation: 'fight',
        input: {
          assaulter: {
            unit1: { pike: true },
            unit2: { pike: true },
            unit3: { type: 'Cav', shock: true },
            general: true,
          },
          target: { unit1: { bow: true }, unit2: { pike: true }, unit3: { type: 'Aux', bow: true }, general: true },
        },
      },
    },
  },
  {
    id: 'clock',
    title: 'Clock',
    samples: true,
    async load() {
      const { clockRules } = await import('@acies/rules-clock');
      const { clockBattles, clockFirst } = await import('@acies/battles/clock');
      return { rules: clockRules, setups: clockBattles, first: clockFirst };
    },
    loadPlayers: async () => (await import('@acies/ai/clock')).clockPlayers,
    situations: {
      melee: {
        title: 'odds of a melee with the leader’s fate',
        calculation: 'melee',
        input: {},
        mostMilliseconds: 5,
      },
    },
  },
  {
    id: 'legio',
    title: 'Legio',
    samples: true,
    async load() {
      const { legioRules } = await import('@acies/rules-legio');
      const { legioBattles, legioFirst } = await import('@acies/battles/legio');
      return { rules: legioRules, setups: legioBattles, first: legioFirst };
    },
    loadPlayers: async () => (await import('@acies/ai/legio')).legioPlayers,
    situations: {
      combat: {
        title: 'odds of a combat with what each then may do',
        calculation: 'combat',
        input: {},
        mostMilliseconds: 5,
      },
    },
  },
  {
    id: 'cb',
    title: 'CB',
    samples: true,
    async load() {
      const { cbRules } = await import('@acies/rules-cb');
      const { cbBattles, cbFirst } = await import('@acies/battles/cb');
      return { rules: cbRules, setups: cbBattles, first: cbFirst };
    },
    loadPlayers: async () => (await import('@acies/ai/cb')).cbPlayers,
    situations: {
      combat: {
        title: 'odds of a combat with what each then may do',
        calculation: 'combat',
        input: {},
        mostMilliseconds: 5,
      },
    },
  },
];
