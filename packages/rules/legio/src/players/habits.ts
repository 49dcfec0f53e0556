import type { Habits, Question } from '@acies/players';
import { type LegioContext, leaderState, unitOf } from '../board/look.ts';
import type { Acting } from '../play/acting/move-actions.ts';
import type { UnitMoving } from '../play/acting/moving-phase.ts';
import type { Commanding } from '../play/command/command.ts';

/** A unit where it stands and as worn as it is. */
function unitAs(g: LegioContext, id: number): string {
  const { x, y, heading, formation, dp, control } = unitOf(g, id);
  return `${id} ${x} ${y} ${heading} ${formation} ${dp} ${control}`;
}

/** What counts as the same situation is the same unit or leader in the same place, whatever happens elsewhere. */
export const habits: Habits = {
  command: ({ g, locals }: Question<LegioContext, Commanding>) => {
    const { unit, inspires } = leaderState(g, locals.waiting[0]!);
    return `${locals.waiting[0]} ${unit} ${inspires} ${locals.points}`;
  },
  action: ({ g, locals }: Question<LegioContext, Acting>) => unitAs(g, locals.unit),
  path: ({ g, locals }: Question<LegioContext, UnitMoving>) =>
    `${unitAs(g, locals.unit)} ${JSON.stringify(locals.licence)}`,
  declare: 'look again',
};
