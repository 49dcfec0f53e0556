import type { Habits, Question } from '@acies/players';
import { type CbContext, leaderState, unitOf } from '../board/look.ts';
import type { Commanding } from '../play/command/command.ts';
import type { Acting } from '../play/moving/move-actions.ts';
import type { UnitActing } from '../play/moving/tactical-phase.ts';

/** A unit where it stands and as worn as it is. */
function unitAs(g: CbContext, id: number): string {
  const { x, y, heading, formation, dp } = unitOf(g, id);
  return `${id} ${x} ${y} ${heading} ${formation} ${dp}`;
}

/** What counts as the same situation is the same unit or leader in the same place, whatever happens elsewhere. */
export const habits: Habits = {
  command: ({ g, locals }: Question<CbContext, Commanding>) => {
    const { unit, inspires } = leaderState(g, locals.waiting[0]!);
    return `${locals.waiting[0]} ${unit} ${inspires} ${locals.actions}`;
  },
  action: ({ g, locals }: Question<CbContext, Acting>) => unitAs(g, locals.unit),
  path: ({ g, locals }: Question<CbContext, UnitActing>) =>
    `${unitAs(g, locals.unit)} ${JSON.stringify(locals.licence)}`,
  declare: 'look again',
};
