import { type Json, samePlain } from '@acies/kernel';
import type { Attempt, Shown } from '@acies/kernel/picture';
import type { PageQuestion, QuestionOption } from '@acies/session/protocol';

/** What a person has touched of the table while deciding. */
export interface Picked {
  readonly piece: number | undefined;
  readonly target: number | undefined;
  readonly cell: number | undefined;
}

export const NOTHING_PICKED: Picked = { piece: undefined, target: undefined, cell: undefined };

/** An option with its place in the list, by which it is known. */
export interface Numbered extends QuestionOption {
  readonly index: number;
  /** It does nothing, or ends one's turn. */
  readonly isPass: boolean;
}

/** The options as they are listed: what does nothing comes first, where it is found however many there are. */
export function numbered({ options, pass }: PageQuestion): Numbered[] {
  const all = options.map((option, index) => ({ ...option, index, isPass: samePlain(option.choice, pass) }));
  return [...all.filter(({ isPass }) => isPass), ...all.filter(({ isPass }) => !isPass)];
}

const acts = ({ pieces = [] }: Shown, piece: number): boolean => pieces.includes(piece);
const suffers = ({ targets = [] }: Shown, piece: number): boolean => targets.includes(piece);

/** The options that have to do with all that was picked. */
export const fitting = (options: readonly Numbered[], { piece, target, cell }: Picked): Numbered[] =>
  options.filter(
    ({ shown }) =>
      (piece === undefined || acts(shown, piece)) &&
      (target === undefined || suffers(shown, target)) &&
      (cell === undefined || shown.cell === cell),
  );

/** Options that are nobody's in particular, such as to do no more, and to stay where one is. */
const isGeneral = ({ isPass, shown }: Numbered): boolean =>
  isPass || (!shown.pieces?.length && !shown.targets?.length && shown.cell === undefined);

/** What is listed: all that fits what was picked, and after it what is nobody's, or one could not say no. */
export function listedFor(options: readonly Numbered[], picked: Picked): readonly Numbered[] {
  const fits = fitting(options, picked);
  if (fits.length === options.length) return options;
  return [...fits, ...options.filter((option) => isGeneral(option) && !fits.includes(option))];
}

/** What of the table can be touched now. */
export interface Touchable {
  readonly active: ReadonlySet<number>;
  readonly targets: ReadonlySet<number>;
  readonly cells: ReadonlySet<number>;
}

export function touchable(options: readonly Numbered[], picked: Picked): Touchable {
  const now = fitting(options, { ...picked, target: undefined, cell: undefined });
  return {
    active: new Set(options.flatMap(({ shown }) => shown.pieces ?? [])),
    targets: new Set(now.flatMap(({ shown }) => shown.targets ?? [])),
    cells: new Set(now.flatMap(({ shown }) => (shown.cell === undefined ? [] : [shown.cell]))),
  };
}

/** What is picked once a piece has been touched. Touched again, it is let go. */
export function pickPiece(options: readonly Numbered[], picked: Picked, id: number): Picked {
  if (id === picked.piece || id === picked.target)
    return { ...picked, piece: undefined, target: undefined, cell: undefined };
  const { active, targets } = touchable(options, picked);
  const isTarget = targets.has(id) && (picked.piece !== undefined || !active.has(id));
  return isTarget ? { ...picked, target: id, cell: undefined } : { piece: id, target: undefined, cell: undefined };
}

/** What is about to be done: one of the options, or something dragged or said in words. */
export type Armed =
  | { readonly kind: 'option'; readonly option: Numbered }
  | { readonly kind: 'attempt'; readonly attempt: Attempt };

export const choiceOf = (armed: Armed): Json => (armed.kind === 'option' ? armed.option.choice : armed.attempt.choice);
export const labelOf = (armed: Armed): string => (armed.kind === 'option' ? armed.option.label : armed.attempt.label);
export const shownOf = (armed: Armed): Shown => (armed.kind === 'option' ? armed.option.shown : armed.attempt.shown);

/** What is pointed at, unless somebody is looked at who has no part in it. */
export const unlessElsewhere = (shown: Shown | undefined, looked: number | undefined): Shown | undefined =>
  shown && (looked === undefined || acts(shown, looked) || suffers(shown, looked)) ? shown : undefined;
