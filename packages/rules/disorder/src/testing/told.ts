import type { Game } from '@acies/kernel';
import type { BlockFacts, BlockTable, BlockUnit, Meeting } from '../board/block-table.ts';

/** A battle of blocks that a test has opened in the middle. */
type Staged<U extends BlockUnit> = BlockTable<U, BlockFacts>;

export const keyOf = (g: Staged<BlockUnit>, id: number): string => g.setting.units[id]!.key;

export function idOf(g: Staged<BlockUnit>, key: string): number {
  const id = g.setting.units.findIndex((unit) => unit.key === key);
  if (id < 0) throw new Error(`there is no unit ${key}`);
  return id;
}

/** Where a unit stands: lengths in such units, to so many parts of one, and degrees; or gone. */
export function standsAt({ where, x, y, heading }: BlockUnit, unit: number, parts: number): string {
  if (where !== 'table') return where;
  const inUnits = (length: number): number => Math.round((parts * length) / unit) / parts;
  return `${inUnits(x)} ${inUnits(y)} ${heading / 10}`;
}

interface Met extends Meeting {
  readonly met: string;
}

/** Contacts by the keys of who came at whom, and where: `a-x flank`. */
export const contactsIn = (
  g: Staged<BlockUnit> & { readonly board: { readonly contacts: readonly Met[] } },
): string[] =>
  g.board.contacts.map(({ attacker, defender, met }) => `${keyOf(g, attacker)}-${keyOf(g, defender)} ${met}`);

/** Who must decide what, and for which unit if it is one's own: `red action leg`. Empty when the battle is over. */
export function askedIn(g: Staged<BlockUnit>, { stack, pending }: Game): string {
  const { unit } = stack.at(-1)?.locals ?? {};
  const whose = typeof unit === 'number' && unit >= 0 ? ` ${keyOf(g, unit)}` : '';
  return pending.map(({ side, decision }) => `${side} ${decision}${whose}`).join(', ');
}

/** DPs by key: `a0 x2`. */
export const dpsIn = (g: Staged<BlockUnit>): string =>
  g.setting.units.map(({ key, id }) => `${key}${g.board.units[id]!.dp}`).join(' ');
