import type { Followup } from '@acies/kernel/odds';
import type { CatchingOutcome } from '../chapters/catching.ts';
import { rallies } from '../chapters/control.ts';
import type { ControlInput, ControlOutcome } from './control.ts';
import type { LeaderOutcome } from './leader.ts';
import type { MoraleOutcome } from './morale.ts';
import type { MoveInput, MoveOutcome } from './move.ts';
import { shockNext } from './next-steps.ts';

/** LG-AFT-5, LG-CTL-2: who is not stopped in rout or pursuit runs on. */
export function afterControl({ bentOn }: ControlInput, { result }: ControlOutcome): Followup[] {
  if (rallies(result)) return [];
  const runsOn = (kind: string): Followup[] => [{ calculation: 'move', words: 'it runs on', input: { kind } }];
  if (bentOn === 'routing') return runsOn('rout');
  return bentOn === 'pursuing' ? runsOn('pursue') : [];
}

/** LG-SEQ-4, LG-AFT-6, LG-ELE-1: what moves that end on somebody lead to. */
export function afterMove({ type, formation, kind }: MoveInput, { fatigue }: MoveOutcome): Followup[] {
  if (kind === 'rampage') return [shockNext('each unit that they cross', 'burst through')];
  if (kind === 'charge') {
    const red = { type, formation, dp: fatigue, motion: 'charging' };
    return [{ calculation: 'combat', words: 'if it reaches the enemy', input: { red } }];
  }
  if (kind !== 'pursue') return [];
  return [
    { calculation: 'combat', words: 'if it meets new enemy', input: { red: { type, motion: 'pursuing' } } },
    { calculation: 'pursuit', words: 'next turn, if it has caught routers', input: {} },
  ];
}

/** LG-CTL-1, LG-AFT-5: only a control test ends a pursuit or a rout. */
export function afterPursuit(_: unknown, { destroyed }: CatchingOutcome): Followup[] {
  const cease = (words: string, bentOn: string): Followup => ({ calculation: 'control', words, input: { bentOn } });
  const pursuers = cease('if the pursuers are to cease', 'pursuing');
  return destroyed ? [pursuers] : [pursuers, cease('if the routers are to rally', 'routing')];
}

/** LG-MOR-2: his rank is not asked; a commander is more often lost than the general. */
export const afterLeader = (_: unknown, { killed }: LeaderOutcome): Followup[] =>
  killed ? [shockNext('units within 100 paces; more if he was the general', 'commander lost')] : [];

export const afterMorale = (_: unknown, { destroyed }: MoraleOutcome): Followup[] =>
  destroyed ? [shockNext('destroyed: friends within 100 paces, if it was not light', 'unit lost')] : [];
