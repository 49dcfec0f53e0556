import type { PieceCard } from '@acies/kernel/picture';

/** A card as one would read it out. */
export const cardWords = ({ title, facts, relations }: PieceCard): string =>
  [title, ...facts.map(({ name, value }) => `${name}: ${value}`), ...relations].join('. ');
