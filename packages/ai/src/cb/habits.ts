import { type Acting, type CbContext, type Commanding, leaderState, type UnitActing, unitOf } from '@acies/rules-cb';
import type { Habits } from '../legate/hasty.ts';
import type { Question } from '../player.ts';

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
