import { shownText } from '@acies/kernel/input';
import { type Book, openBooks as openAll, Registry } from '@acies/play';
import { SHIPPED } from '@acies/play/shipped';
import { type Case, KINDS } from './case.ts';
import { makeCase } from './make-case.ts';
import { randomFrom } from './random.ts';
import { type Outcome, verdictOn } from './verdict.ts';

export const openBooks = (): Promise<Book[]> => openAll(new Registry(SHIPPED));

/** Of every seed there are as many cases as anybody will try. */
const CASES = 2 ** 32;

/** The nth case of a seed: the kinds take turns, and with each round of them the rules. */
export function caseOf(books: readonly Book[], seed: number, n: number): Case {
  const book = books[Math.floor(n / KINDS.length) % books.length]!;
  return makeCase(randomFrom(seed * CASES + n), KINDS[n % KINDS.length]!, book);
}

/** Tries a case; a Finding is thrown where it breaks the contract. */
export const tryCase = (books: readonly Book[], one: Case): Outcome =>
  verdictOn(books.find(({ id }) => id === one.rules)!, one);

/** How a case is made and tried again. */
export const howToRepeat = (seed: number, n: number): string => `npm run soak:input -- --seed ${seed} --case ${n}`;

const MOST_SHOWN = 2000;

/** What was found, to be printed: spoilt texts hold what a terminal obeys, and may be of any length. */
export const readableLines = (text: string): string => text.slice(0, MOST_SHOWN).split('\n').map(shownText).join('\n');
