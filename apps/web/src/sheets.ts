import type { Sheet } from '@acies/kernel/odds';
import type { SheetCard } from '@acies/play';
import { CARDS } from './rule-sets.ts';

/** What a sheet is called; one that has gone since goes by its letters. */
export const titleOf = (id: string): string => CARDS.find((card) => card.id === id)?.title ?? id;

const loaded = new Map<string, Promise<Sheet>>();
let all: Promise<readonly Sheet[]> | undefined;

/** Where sheets make their schemas zod must know the page's settings before; both are on their way at once. */
async function load(card: SheetCard): Promise<Sheet> {
  const [sheet] = await Promise.all([card.sheet(), import('./jitless.ts')]);
  return sheet;
}

export function sheetOf(id: string): Promise<Sheet> | undefined {
  const card = CARDS.find((one) => one.id === id);
  if (!card) return undefined;
  let sheet = loaded.get(id);
  if (!sheet) loaded.set(id, (sheet = load(card)));
  return sheet;
}

/** All of them, for who searches. */
export const allSheets = (): Promise<readonly Sheet[]> => (all ??= Promise.all(CARDS.map(({ id }) => sheetOf(id)!)));

/** What could not be fetched is asked for again by the next page; a page that has failed stays so. */
export function forgetSheets(): void {
  loaded.clear();
  all = undefined;
}
