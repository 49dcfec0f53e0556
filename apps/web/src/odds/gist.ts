import type { Odds, Prepared } from '@acies/kernel/odds';
import { number, percent, t } from '../strings.ts';

/** What is known of a situation, so that it can be said. */
export interface Known {
  readonly prepared: Prepared;
  readonly odds: Odds<unknown> | undefined;
}

/** An average as it is written: a chance is a percentage. What is not counted in a situation has none there. */
export function meanWords({ means, chances }: Odds<unknown>, name: string): string {
  const mean = means[name];
  if (mean === undefined) return t.noFigure;
  return chances.includes(name) ? percent(mean) : number(mean);
}

const lastWord = (name: string): string => name.slice(name.lastIndexOf(' ') + 1);

/** The names of what matters most: the first two averages, or a chance that each side has: "red wins", "blue wins". */
function headlinesOf({ means, chances }: Odds<unknown>): string[] {
  const names = Object.keys(means);
  const [first] = chances;
  const alike = first === undefined ? [] : chances.filter((name) => lastWord(name) === lastWord(first));
  return alike.length > 1 ? alike : names.slice(0, 2);
}

/** What matters most of the odds; where nothing is counted, the likeliest outcome. */
export function gistOf(odds: Odds<unknown>): readonly (readonly [what: string, figure: string])[] {
  const [likely] = [...odds.rows].sort((a, b) => b.chance - a.chance);
  const names = headlinesOf(odds);
  return names.length === 0
    ? [[likely!.text, percent(likely!.chance)]]
    : names.map((name) => [name, meanWords(odds, name)]);
}

/** The verdict or the gist of the odds, to be read out. */
export function wordsFor({ prepared: { verdict }, odds }: Known): string {
  if (verdict.kind === 'impossible') return t.labelled(t.impossible, verdict.because.text);
  const gist = (odds ? gistOf(odds) : []).map(([what, figure]) => t.figureOf(what, figure)).join(t.comma);
  return verdict.kind === 'automatic' ? t.labelled(t.automatic, gist) : gist;
}
