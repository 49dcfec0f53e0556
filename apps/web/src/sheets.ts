import type { Sheet } from '@acies/kernel';

/** What the first page knows of a sheet before it is loaded. */
export interface SheetCard {
  readonly id: string;
  readonly title: string;
  readonly summary: string;
  load(): Promise<Sheet>;
}

/** The one list of sheets; each is fetched only when it is wanted. */
export const CARDS: readonly SheetCard[] = [
  {
    id: 'hex',
    title: 'Hex',
    summary: 'Strength points on hexes: pools of D6, 6 or double 5 hits',
    load: async () => (await import('./loaded/hex.ts')).sheet,
  },
  {
    id: 'ck',
    title: 'CK',
    summary: 'Zones, casualty markers and a battle clock: pools of D6, 5 and 6 hit',
    load: async () => (await import('./loaded/ck.ts')).sheet,
  },
  {
    id: 'clock',
    title: 'Clock',
    summary: 'A free table in inches: D10, demoralisation markers and a morale clock',
    load: async () => (await import('./loaded/clock.ts')).sheet,
  },
  {
    id: 'legio',
    title: 'Legio',
    summary: 'A free table in paces: disorder points, command and fast play',
    load: async () => (await import('./loaded/legio.ts')).sheet,
  },
  {
    id: 'cb',
    title: 'CB',
    summary: 'A free table in javelin throws: orders, disorder points and every kind of ancient troops',
    load: async () => (await import('./loaded/cb.ts')).sheet,
  },
];

/** What a sheet is called; one that has gone since goes by its letters. */
export const titleOf = (id: string): string => CARDS.find((card) => card.id === id)?.title ?? id;

const loaded = new Map<string, Promise<Sheet>>();
let all: Promise<readonly Sheet[]> | undefined;

export function sheetOf(id: string): Promise<Sheet> | undefined {
  const card = CARDS.find((one) => one.id === id);
  if (!card) return undefined;
  let sheet = loaded.get(id);
  if (!sheet) loaded.set(id, (sheet = card.load()));
  return sheet;
}

/** All of them, for who searches. */
export const allSheets = (): Promise<readonly Sheet[]> => (all ??= Promise.all(CARDS.map(({ id }) => sheetOf(id)!)));

/** What could not be fetched is asked for again by the next page; a page that has failed stays so. */
export function forgetSheets(): void {
  loaded.clear();
  all = undefined;
}
