import type { Json } from '@acies/kernel';
import { scriptedDice } from '@acies/kernel/testing';
import { zoneName } from '@acies/zones';
import { IDLE } from './idle.ts';
import type { CkStage } from './stage.ts';

/** Nobody does more than he must until the condition holds; the dice are all that fall on the way. */
function idleUntil(s: CkStage, holds: () => boolean, faces: readonly number[]): CkStage {
  const dice = scriptedDice(faces, (event) => s.events.push(event));
  const live = s.engine.open(s.game, dice, (event) => s.events.push(event));
  while (s.game.pending.length > 0 && !holds()) {
    const pending = s.game.pending[0]!;
    live.choose(pending, (IDLE[pending.decision] ?? s.options[0]) as Json);
  }
  dice.assertUsedUp();
  return s;
}

/** Up to a question: `passTo(s, 'red assault', 1)`. */
export const passTo = (s: CkStage, asked: string, ...faces: number[]): CkStage =>
  idleUntil(s, () => s.asked === asked, faces);

/** Up to the first question of the next turn, or the end of the battle. */
export function passTurn(s: CkStage, ...faces: number[]): CkStage {
  const begun = s.told('turn').length;
  return idleUntil(s, () => s.told('turn').length > begun, faces);
}

/** What one may not do, with the clause: `C3 assaulting (CK-ZONE-4)`. */
export const barred = (s: CkStage): string[] => s.question.excluded().map(({ what, clause }) => `${what} (${clause})`);

/** Decisions about a unit; other numbers are places. */
const OF_UNITS = ['falls-back', 'leaves', 'award', 'place-hit', 'pursuit-loss', 'artillery-hit'];
const OFF_FIELD = ['', 'gone', 'reserve', 'left', 'right', 'unplaced'];

function short(s: CkStage, option: Json): string {
  const zone = (at: number): string => (at < 0 ? OFF_FIELD[-at]! : zoneName(s.g.setting.grid, at));
  const key = (id: number): string => s.g.setting.units[id]!.key;
  if (typeof option === 'number') return OF_UNITS.includes(s.game.pending[0]!.decision) ? key(option) : zone(option);
  if (typeof option !== 'object' || option === null) return String(option);
  const choice = option as { do: string; unit?: number; from?: number; to?: number };
  if (choice.to === undefined) return choice.do;
  return `${choice.unit === undefined ? zone(choice.from!) : key(choice.unit)} ${zone(choice.to)}`;
}

/** The options by keys and zones, whatever their labels say: `a C4`, `C3 B3`, `stay`. */
export const offered = (s: CkStage): string[] => s.options.map((option) => short(s, option));

/** Chooses one of those. */
export function take(s: CkStage, what: string, ...faces: number[]): CkStage {
  const at = offered(s).indexOf(what);
  if (at < 0) throw new Error(`${s.asked}: ${what} is not among ${offered(s).join(', ')}`);
  return s.choose(s.options[at], ...faces);
}
