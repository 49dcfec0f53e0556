import type { Exclusion } from '@acies/kernel';
import { matchingOptions } from '@acies/play';
import type { Terminal } from '../../terminal/terminal.ts';
import { asTyped, wrap } from '../../terminal/text.ts';
import { listChoice, listOptions } from '../choosing/option-list.ts';
import { typedChoice } from '../choosing/typed-choice.ts';
import type { Deciding } from '../session.ts';

const MOST = 20;

type WhyOf = Pick<Deciding, 'question' | 'options'>;

/** What stands against a choice as it would be typed; or what is not allowed that has the words in it. */
export function whyAbout(terminal: Terminal, { question, options }: WhyOf, text: string): string[] {
  const typed = text === '' || question.options ? undefined : typedChoice(question, text);
  if (typed && 'take' in typed) return ['  Nothing stands against it:', ...listChoice(terminal, typed.take)];
  if (typed?.refused) return wrap(`  ${typed.fault}.`, terminal.width, '  ');
  const excluded = question.excluded();
  if (typed && matchingExclusions(excluded, text).length === 0 && /[\s:]/.test(text))
    return wrap(`  ${typed.fault}.`, terminal.width, '  ');
  const may = text === '' || matchingExclusions(excluded, text).length > 0 ? [] : matchingOptions(options, text);
  if (may.length > 0) return ['  Nothing stands against it:', ...listOptions(terminal, may.slice(0, MOST), true)];
  return whyLines(terminal, excluded, text);
}

/** What is not allowed, and why; only what has the given words in it, if there are any. */
export function whyLines(terminal: Terminal, excluded: readonly Exclusion[], text: string): string[] {
  if (excluded.length === 0) return ['  Nothing that you might expect is ruled out here.'];
  const found = matchingExclusions(excluded, text);
  if (found.length === 0)
    return [`  Nothing with ${asTyped(text)} in it is ruled out. "why" alone lists all ${excluded.length} that are.`];
  const lines = found
    .slice(0, MOST)
    .flatMap(({ what, text: because, clause }) =>
      wrap(`  ${what}: ${because} ${terminal.colour.dim(`[${clause}]`)}`, terminal.width, '      '),
    );
  const left = found.length - MOST;
  return left > 0 ? [...lines, terminal.colour.dim(`  … and ${left} more: "why" with a name narrows it down`)] : lines;
}

export function matchingExclusions(excluded: readonly Exclusion[], text: string): Exclusion[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  return excluded.filter(({ what }) => words.every((word) => what.toLowerCase().includes(word)));
}
