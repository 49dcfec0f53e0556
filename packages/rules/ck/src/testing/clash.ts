import type { KernelEvent } from '@acies/kernel';
import { columnOf } from '@acies/zones';
import type { CkEvent } from '../board/events.ts';
import { mayMove } from '../play/moving/march.ts';
import type { FightingUnit } from '../sheet/chapters/fight-dice.ts';
import type { Quality, TroopId, UnitKind } from '../sheet/troops.ts';
import { type CkStage, ones, plain, type StageOptions, stage } from './stage.ts';

/** A unit by a few words: `kind('CO veteran bow noshield')`; plain and with shield unless said. */
export function kind(words: string): UnitKind {
  const [type, ...rest] = words.split(' ');
  const has = (word: string): boolean => rest.includes(word);
  const quality = (['levy', 'veteran', 'elite'] as const).find(has) ?? 'plain';
  return {
    type: type as TroopId,
    quality: quality satisfies Quality,
    shield: !has('noshield'),
    armoured: has('armoured'),
    bow: has('bow'),
    pike: has('pike'),
    shock: has('shock'),
  };
}

/** A unit of a fight, at strength unless "worn". */
export const fighter = (words: string): FightingUnit => ({
  ...kind(words),
  atStrength: !words.split(' ').includes('worn'),
});

/** So many dice of which so many hit. */
export const pool = (dice: number, hits: number): number[] => [
  ...new Array<number>(hits).fill(5),
  ...ones(dice - hits),
];

/** Far away in column 6 two masses face each other: no army breaks, and red always has one more assault to declare. */
const STANDOFF = {
  red: ['r1 Cav plain C6', 'r2 Cav plain C6', 'r3 Cav plain C6'],
  blue: ['b1 Cav plain B6', 'b2 Cav plain B6', 'b3 Cav plain B6'],
};

export interface ClashOptions extends StageOptions {
  /** Scenery by zone. */
  readonly on?: Readonly<Record<string, string>>;
}

/** The first turn, red's, with these units besides the standoff. */
export function clash(red: readonly string[], blue: readonly string[], { on, ...options }: ClashOptions = {}): CkStage {
  const units = { red: [...red, ...STANDOFF.red], blue: [...blue, ...STANDOFF.blue] };
  return stage(plain(on), units, options);
}

/** Red's fights step; nobody has anything to shoot with. */
export const atFights = (red: readonly string[], blue: readonly string[], options?: ClashOptions): CkStage =>
  clash(red, blue, options).toFights();

/** Passes generals and moves of red; the dice fall in the shooting that comes then. */
export function toShooting(s: CkStage, ...faces: number[]): CkStage {
  s.skip('ride', 'valiant');
  const { g } = s;
  const movers = g.setting.idsOf.red.filter((id) => mayMove(g, id));
  const columns = new Set(movers.map((id) => columnOf(g.setting.grid, g.board.units[id]!.zone)));
  for (let left = columns.size; left > 0; left--) s.choose({ do: 'next' }, ...(left === 1 ? faces : []));
  return s;
}

/** Blue stands and both sides throw; nobody has anything thrown again. The last dice are for what follows at once. */
export const fought = (
  s: CkStage,
  target: readonly number[],
  assaulter: readonly number[],
  ...after: number[]
): CkStage =>
  s
    .pick('stand', ...target)
    .pick('let it stand', ...assaulter)
    .pick('let it stand', ...after);

/** Every throw: who, by which clause, how many dice: `blue CK-FGT-6 4`. */
export const thrown = (s: CkStage): string[] =>
  (s.events as (KernelEvent | CkEvent)[]).flatMap((event) =>
    event.type === 'dice' ? [`${event.side} ${event.clauses.join()} ${event.faces.length}`] : [],
  );
