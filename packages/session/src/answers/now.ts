import { BadInput, type Exclusion, type Json } from '@acies/kernel';
import { makeGameFile } from '@acies/kernel/match';
import type { Attempt, Overlay, Phrase, PieceCard, Wish } from '@acies/kernel/picture';
import { type Binding, bindingOf, choicesOf, phrasesBeside } from '@acies/play';
import type { PlayedGame } from '../game/played-game.ts';
import { withoutIds } from '../told/without-ids.ts';
import { matchIn, questionIn } from './asking.ts';

/** Of what is not allowed, as much as one reads. */
const MOST_EXCLUSIONS = 40;

/** Looks at the table as it is now. */
const lookAt = ({ book, game }: PlayedGame) => book.engine.look(game);

export const card = (played: PlayedGame, piece: number): PieceCard =>
  played.book.rules.picture!.card(lookAt(played), piece, played.viewer());

export function overlays(played: PlayedGame, piece: number): readonly Overlay[] {
  const drawn = played.book.rules.picture!.overlays(lookAt(played), piece, played.viewer());
  const question = played.question();
  const reach = question && played.isPerson(question.side) ? question.reach(piece) : undefined;
  // Of a leader who is asked about it matters how far he comes, not what the unit he is with can do.
  if (reach?.some(({ of }) => of === 'leader')) return reach;
  // What is asked knows what is left to a piece; how far its kind goes is for when nothing is asked.
  return reach ? [...reach, ...drawn.filter(({ kind }) => kind !== 'move')] : drawn;
}

export const aim = (played: PlayedGame, wish: Wish): Attempt | undefined => questionIn(played).aim(wish);

export function words(played: PlayedGame, text: string): Attempt {
  const question = questionIn(played);
  const choice = question.parse(text);
  if (choice === undefined) throw new BadInput('this is not decided in words: choose one of the options');
  return question.attempt(choice);
}

export const attempt = (played: PlayedGame, choice: Json): Attempt => questionIn(played).attempt(choice);

export function phrases(played: PlayedGame, piece: number | undefined): readonly Phrase[] {
  const question = questionIn(played);
  return phrasesBeside(question, piece, choicesOf(question));
}

export function binding(played: PlayedGame, choice: Json): Binding {
  const { side, refuse } = questionIn(played);
  const refused = refuse(choice);
  if (refused !== undefined) throw new BadInput(refused);
  return bindingOf(matchIn(played), { side, choice });
}

export function previews(played: PlayedGame, indices: readonly number[]): readonly (string | undefined)[] {
  const question = questionIn(played);
  const choices = choicesOf(question);
  return indices.map((index) => (index < choices.length ? question.preview(choices[index]!) : undefined));
}

export function excluded(played: PlayedGame, text: string): readonly Exclusion[] {
  const wanted = text.toLowerCase().split(/\s+/).filter(Boolean);
  const plain = withoutIds(played.book.rules.picture!.scene(lookAt(played), played.viewer()));
  return questionIn(played)
    .excluded()
    .filter(({ what }) => wanted.every((word) => what.toLowerCase().includes(word)))
    .slice(0, MOST_EXCLUSIONS)
    .map((one) => ({ ...one, what: plain(one.what) }));
}

export const file = (played: PlayedGame): string => makeGameFile(matchIn(played));
