import { again, type Context, call, done, type Procedure, procedure, type Result, type Side } from '@acies/kernel';
import { type BlockTable, isRouting, presentOf } from '../board/block-table.ts';

/** How a battle ends. */
interface Ended {
  readonly type: 'ended';
  readonly clauses: readonly string[];
  readonly result: Result;
}

/** The whole battle: turns until one has a result. */
export const battleOf = <G extends Context<unknown, unknown, Ended>>(
  turn: Procedure<G, object, void>,
  resultOf: (g: G) => Result | undefined,
) =>
  procedure<G, object, Result>('battle', {
    turn: () => call(turn, {}),
    judge: (g) => {
      const result = resultOf(g);
      if (!result) return again('turn');
      g.tell?.({ type: 'ended', clauses: [result.clause], result });
      return done(result);
    },
  });

/** CB-END-1, CB-CMD-6, LG-END-1: the units of an army, and those now gone or in rout. */
export function lossesOn(g: BlockTable, side: Side) {
  const standing = new Set(presentOf(g, side).filter((id) => !isRouting(g, id)));
  const began = g.setting.idsOf[side];
  return { began, lost: began.filter((id) => !standing.has(id)) };
}
