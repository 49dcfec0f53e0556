import { type Json, type OpenQuestion, type Side, samePlain } from '@acies/kernel';
import { HUMAN } from '@acies/play';
import type { KeptGame } from '../keeping/kept-game.ts';
import type { Preset, PresetWay, Scope } from '../protocol/index.ts';

/** Who decides something without being asked. */
interface Waiting {
  readonly side: Side;
  readonly by: string;
  readonly way: PresetWay;
  /** Of the word by which a person is not asked. */
  readonly scope?: Scope | undefined;
}

/** Who decides this without being asked in a turn, if anybody does. */
export function waitingIn({ players, unasked }: KeptGame, open: OpenQuestion, turn: number): Waiting | undefined {
  const { side, decision, pass } = open;
  if (players[side] !== HUMAN) return { side, by: players[side], way: 'computer' };
  const fitting = unasked.filter((one) => one.side === side && one.decision === decision && covers(one, open, turn));
  // What was said of a unit goes before what was said of all.
  const said = fitting.find(({ scope }) => scope?.piece !== undefined) ?? fitting[0];
  if (!said || (said.way === 'pass' && pass === undefined)) return undefined;
  return { side, by: 'preset', way: said.way, scope: said.scope };
}

/** What was said of a turn that is over says nothing any more. */
export const isStillToCome = ({ scope }: Preset, turn: number): boolean =>
  scope?.turn === undefined || scope.turn >= turn;

function covers({ scope = {} }: Preset, open: OpenQuestion, turn: number): boolean {
  if (scope.turn !== undefined && scope.turn !== turn) return false;
  if (scope.piece === undefined) return true;
  const about = open.about();
  return about.length === 1 && about[0] === scope.piece;
}

const isWhole = ({ piece, turn }: Scope): boolean => piece === undefined && turn === undefined;

interface Wanted extends Pick<Preset, 'side' | 'decision'> {
  readonly way: PresetWay | undefined;
  readonly scope: Scope;
}

/** The game with a decision that its person does not want to be asked, or wants to be asked again. */
export function withPreset(
  kept: KeptGame,
  open: OpenQuestion | undefined,
  { side, decision, way, scope }: Wanted,
): KeptGame {
  const others = kept.unasked.filter((one) => !isSameWord(one, { side, decision, scope }));
  const question = open?.side === side && open.decision === decision ? open.question : decision;
  return {
    ...kept,
    unasked: way ? [...others, { side, decision, question, way, ...(isWhole(scope) ? {} : { scope }) }] : others,
  };
}

/** The game with a note of what was decided without asking. */
export function withTaken(kept: KeptGame, at: number, open: OpenQuestion, choice: Json, scope?: Scope): KeptGame {
  const { side, decision, question } = open;
  const taken = { at, side, decision, question, label: open.label(choice), ...(scope && { scope }) };
  return { ...kept, taken: [...kept.taken, taken] };
}

/** Whether two words are of the same decision, for the same unit and as long. */
const isSameWord = (one: Word, other: Word): boolean =>
  one.side === other.side && one.decision === other.decision && samePlain(one.scope ?? {}, other.scope ?? {});
type Word = Pick<Preset, 'side' | 'decision' | 'scope'>;

/** Which choices were taken without asking and would be again: to take them back is to go over them. */
export const goneOver = ({ taken, unasked }: KeptGame): ReadonlySet<number> =>
  new Set(taken.filter((one) => unasked.some((word) => isSameWord(word, one))).map(({ at }) => at - 1));
