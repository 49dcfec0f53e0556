/** Where a sentence comes from: the sheet, a published work that says what the sheet leaves out, or ourselves. */
type Source = 'sheet' | 'published' | 'ours';

export interface Sentence {
  readonly text: string;
  readonly source: Source;
  /** The work that says it, if it is published. */
  readonly work?: string;
}

export interface Clause {
  readonly id: string;
  /** Which part of the sheet it belongs to. */
  readonly chapter: string;
  /** In our own words. What follows (R), to the end of its sentence or part of one, is ours; what follows (P) is published. */
  readonly text: string;
  /** Where most of it comes from. */
  readonly source: 'sheet' | 'published' | 'ruling';
  /** Where each sentence comes from, if not all come from where the clause does. */
  readonly sentences?: readonly Sentence[];
}

export const onSheet = (text: string): Sentence => ({ text, source: 'sheet' });
export const publishedIn = (work: string, text: string): Sentence => ({ text, source: 'published', work });
export const ours = (text: string): Sentence => ({ text, source: 'ours' });

const MARK_OF: Readonly<Record<Source, string>> = { sheet: '', published: '(P) ', ours: '(R) ' };

/** A maker of the clauses of a chapter, from a text or sentence by sentence. */
export const clausesOf =
  (chapter: string) =>
  (id: string, source: Clause['source'], text: string | readonly Sentence[]): Clause =>
    typeof text === 'string'
      ? { id, chapter, source, text }
      : { id, chapter, source, text: markedText(text), sentences: text };

const markedText = (sentences: readonly Sentence[]): string =>
  sentences.map(({ source, text }) => MARK_OF[source] + text).join(' ');

/** Whether any of it is ours: a clause of our own, or a word in another. */
export const hasRuling = ({ source, text }: Clause): boolean => source === 'ruling' || text.includes('(R)');

/** The published works that clauses rest on, each once. */
export const worksOf = (clauses: readonly Clause[]): string[] => [
  ...new Set(
    clauses.flatMap(({ sentences = [] }) => sentences.flatMap(({ work }) => (work === undefined ? [] : [work]))),
  ),
];
