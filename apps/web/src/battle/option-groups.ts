import type { Numbered } from './deciding.ts';

/** So many options are taken in at a glance: more are put in groups, and can be searched. */
export const AT_A_GLANCE = 12;

/** Options that belong together: those of a unit, or of a kind. */
export interface OptionGroup {
  /** Undefined for those that stand by themselves. */
  readonly title: string | undefined;
  readonly options: readonly Numbered[];
}

/**
 * A long list in groups: by who acts where several might, else by what is done. What is nobody's in particular, and what is
 * alone in its group, stands by itself, and first of all what does nothing; groups come in the order of their first options.
 */
export function groupsOf(options: readonly Numbered[], nameOf: (piece: number) => string): OptionGroup[] {
  if (options.length <= AT_A_GLANCE) return [{ title: undefined, options }];
  const actors = new Set(options.map(actorOf).filter((piece) => piece !== undefined));
  const titleOf = (option: Numbered): string | undefined => {
    const actor = actorOf(option);
    if (actors.size < 2) return option.kind;
    return actor === undefined ? undefined : namesOf(option, nameOf);
  };
  const doesNothing = options.filter(({ isPass }) => isPass);
  const others = options.filter(({ isPass }) => !isPass);
  return withLonersTogether(doesNothing, gathered(others, titleOf));
}

const actorOf = ({ shown }: Numbered): number | undefined => shown.pieces?.[0];

/** Who acts; those who are counted through in one: "Hastati 1–4, Velites 2". */
function namesOf({ shown: { pieces = [] } }: Numbered, nameOf: (piece: number) => string): string {
  const runs: { readonly stem: string; readonly first: number; last: number }[] = [];
  for (const name of pieces.map(nameOf)) {
    const [, stem = name, count = '0'] = /^(.*\S\s+)(\d+)$/.exec(name) ?? [];
    const run = runs.at(-1);
    if (run?.stem === stem && Number(count) === run.last + 1) run.last++;
    else runs.push({ stem, first: Number(count), last: Number(count) });
  }
  return runs.map(({ stem, first, last }) => `${stem}${first || ''}${last > first ? `–${last}` : ''}`).join(', ');
}

function gathered(options: readonly Numbered[], titleOf: (option: Numbered) => string | undefined): OptionGroup[] {
  const groups = new Map<string | undefined, Numbered[]>();
  for (const option of options) {
    const title = titleOf(option);
    const group = groups.get(title);
    if (group) group.push(option);
    else groups.set(title, [option]);
  }
  return [...groups].map(([title, members]) => ({ title, options: members }));
}

function withLonersTogether(first: readonly Numbered[], groups: readonly OptionGroup[]): OptionGroup[] {
  const isAlone = ({ title, options }: OptionGroup): boolean => title === undefined || options.length === 1;
  const alone = [...first, ...groups.filter(isAlone).flatMap(({ options }) => options)];
  const others = groups.filter((group) => !isAlone(group));
  return alone.length > 0 ? [{ title: undefined, options: alone }, ...others] : others;
}

/** Options that have all the words in them, in any order. */
export function searched(options: readonly Numbered[], text: string): readonly Numbered[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  return options.filter(({ label, kind }) => {
    const said = `${kind} ${label}`.toLowerCase();
    return words.every((word) => said.includes(word));
  });
}
