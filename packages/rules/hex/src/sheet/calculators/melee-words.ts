import { type MeleeOutcome, otherRole, ROLES, type Role } from '../chapters/melee.ts';
import type { MeleeSituation } from '../chapters/melee-factors.ts';
import { mayHoldBeaten } from '../terrain.ts';
import { hexesBeaten } from '../troops.ts';

const headOf = ({ winner, margin }: MeleeOutcome): string =>
  winner === null ? 'draw' : `${winner} wins${margin >= 2 ? ' by 2 or more' : ''}`;

/** A melee as a battle tells it, which tells what comes of it as it happens. */
export const describeMelee = (outcome: MeleeOutcome): string => {
  const { attacker, defender } = outcome;
  const losses = [lossOf('attacker', attacker), lossOf('defender', defender)].filter(Boolean);
  return [headOf(outcome), losses.join(', ') || 'no losses'].join('; ');
};

const lossOf = (role: Role, { loss, leaderLost }: MeleeOutcome['attacker']): string =>
  [loss > 0 ? `${role} loses ${loss} SP` : '', leaderLost ? `${role}’s leader lost` : ''].filter(Boolean).join(' and ');

/** What becomes of a stand besides its losses. */
interface MeleeFate {
  readonly destroyed: boolean;
  /** Hexes that it retreats, if it is beaten. */
  readonly retreats: number;
  /** It may hold the village in place of that. */
  readonly mayHold: boolean;
  /** Beaten with stands in support, which are disordered. */
  readonly supports: boolean;
}

export interface MeleeCalculated extends MeleeOutcome {
  readonly fates: Readonly<Record<Role, MeleeFate>>;
}

/** HX-MEL-6, HX-MEL-7, HX-MOR-4, HX-TER-5: what follows for both stands. */
export function meleeAfter(situation: MeleeSituation, outcome: MeleeOutcome): MeleeCalculated {
  const { winner, margin } = outcome;
  const fateOf = (role: Role): MeleeFate => {
    const { sp, family, place, supports } = situation[role];
    const destroyed = outcome[role].loss >= sp;
    const beaten = winner === otherRole(role);
    const goes = beaten && !destroyed;
    return {
      destroyed,
      retreats: goes ? hexesBeaten(family, margin) : 0,
      mayHold: goes && mayHoldBeaten(place),
      supports: beaten && supports > 0,
    };
  };
  return { ...outcome, fates: { attacker: fateOf('attacker'), defender: fateOf('defender') } };
}

function fateWords({ loss, leaderLost, disordered }: MeleeOutcome[Role], fate: MeleeFate): string {
  const held = fate.mayHold ? ' or holds the village for 1 SP more' : '';
  const words = [
    fate.destroyed ? 'destroyed' : loss > 0 ? `loses ${loss} SP` : '',
    leaderLost ? 'leader lost' : '',
    disordered && !fate.destroyed ? 'disordered' : '',
    fate.retreats > 0 ? `retreats ${fate.retreats}H${held}` : '',
    fate.supports ? 'its supports disordered' : '',
  ];
  return words.filter(Boolean).join(', ') || 'unhurt';
}

/** A melee with all that comes of it: who draw and both stand are locked. */
export function meleeWords(outcome: MeleeCalculated): string {
  const { winner, fates } = outcome;
  const locked = winner === null && !ROLES.some((role) => fates[role].destroyed);
  const sides = ROLES.map((role) => `${role}: ${fateWords(outcome[role], fates[role])}`);
  return [`${headOf(outcome)}${locked ? ', they stay locked' : ''}`, ...sides].join('; ');
}
