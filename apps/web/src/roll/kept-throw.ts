import type { DiceEvent } from '@acies/kernel';
import type { Fallen } from '@acies/kernel/match';

/** A throw as the place of the browser's history keeps it on which it was made. */
interface Kept {
  readonly place: string;
  readonly fallen: readonly Fallen[];
}

const stateOf = (history: Pick<History, 'state'>): { readonly thrown?: Kept } => history.state ?? {};

/** The result is there again on the way back and after a reload; who follows a link begins without one. */
export function keepThrow(history: Pick<History, 'state' | 'replaceState'>, place: string, dice: readonly DiceEvent[]) {
  const fallen = dice.map(({ die, faces }) => ({ die, faces }));
  history.replaceState({ ...stateOf(history), thrown: { place, fallen } satisfies Kept }, '');
}

export function throwKeptFor(history: Pick<History, 'state'>, place: string): readonly Fallen[] | undefined {
  const { thrown } = stateOf(history);
  return thrown?.place === place ? thrown.fallen : undefined;
}
