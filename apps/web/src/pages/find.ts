import type { Calculation, Clause, Sheet } from '@acies/kernel/odds';
import { ENDINGS, otherWords } from '../strings.ts';

/** How well something fits: by its very number or name, by its title, or only by its words. */
const RANKS = ['id', 'title', 'words'] as const;
type Rank = (typeof RANKS)[number];

export interface Found {
  readonly calculations: readonly Calculation[];
  readonly clauses: readonly Clause[];
}

/** What of a sheet has all the words asked for, in any order, the best fit first; nothing asked finds nothing. */
export function findIn({ calculations, clauses }: Sheet, asked: string): Found {
  const words = asked.toLowerCase().split(/\s+/).filter(Boolean);
  return {
    calculations: ranked(calculations, ({ id, title }) => rankOf(words, id, title, '')),
    clauses: ranked(clauses, ({ id, chapter, text }) => rankOf(words, id, chapter, text)),
  };
}

function ranked<T>(all: readonly T[], rank: (one: T) => Rank | undefined): T[] {
  const fits = all.flatMap((one) => {
    const fit = rank(one);
    return fit ? [{ one, rank: fit }] : [];
  });
  return fits.sort((a, b) => RANKS.indexOf(a.rank) - RANKS.indexOf(b.rank)).map(({ one }) => one);
}

function rankOf(words: readonly string[], id: string, title: string, text: string): Rank | undefined {
  if (words.length === 0) return undefined;
  if (words.join(' ') === id.toLowerCase()) return 'id';
  if (words.every((word) => has(title, word))) return 'title';
  return words.every((word) => has(`${id} ${title} ${text}`, word)) ? 'words' : undefined;
}

/** Shorter words would fit anywhere without their ending. */
const LEAST_STEM = 4;

/** A word, the same without its ending, and what the sheets call it. */
function formsOf(word: string): string[] {
  const ending = ENDINGS.find((end) => word.endsWith(end) && word.length - end.length >= LEAST_STEM);
  return [word, ...(ending ? [word.slice(0, -ending.length)] : []), ...(otherWords[word] ? [otherWords[word]] : [])];
}

const has = (text: string, word: string): boolean => formsOf(word).some((form) => hasForm(text, form));

/** Whether a text has a word, however both are parted: "uphill", "up hill" and "up-hill" are one. */
function hasForm(text: string, word: string): boolean {
  const low = text.toLowerCase();
  if (low.includes(word)) return true;
  const joined = word.replace(/[^\p{L}\p{N}]/gu, '');
  if (joined === '') return false;
  const parts = low.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  return parts.some((part, i) => {
    let run = part;
    for (let next = i + 1; run.length < joined.length && joined.startsWith(run) && next < parts.length; next++)
      run += parts[next];
    return run.startsWith(joined);
  });
}
