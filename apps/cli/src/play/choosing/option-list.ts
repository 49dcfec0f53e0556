import type { Option } from '@acies/play';
import { inColumns } from '../../terminal/table.ts';
import type { Terminal } from '../../terminal/terminal.ts';
import { padEnd, padStart, widthOf, wrap } from '../../terminal/text.ts';

/** As many fit on a screen beside the map without being sorted. */
const FEW = 12;
/** Lines of one kind before the rest is folded away: as many as leave the map on the screen. */
const foldAt = ({ rows }: Terminal, kinds: number): number =>
  Math.max(4, Math.min(10, Math.floor((rows - 20) / Math.max(1, kinds))));

/** The options as a list to choose from; long lists are sorted by kind and folded. */
export function listOptions(terminal: Terminal, options: readonly Option[], folded: boolean): string[] {
  if (options.length <= FEW) return options.flatMap((option) => ownLines(terminal, option, folded));
  const groups = groupsOf(options);
  const fold = foldAt(terminal, groups.length);
  return groups.flatMap(({ kind, members }) => {
    const items = itemsOf(terminal, members, folded);
    if (groups.length === 1 || kind === undefined) return items.flat();
    const head = terminal.colour.bold(` ${kind}`) + terminal.colour.dim(` (${members.length})`);
    if (!folded || items.length <= fold + 1) return [head, ...items.flat()];
    const rest = `      … ${items.length - fold} more lines: type "${kind}" or part of what you want, such as a place`;
    return [head, ...items.slice(0, fold).flat(), terminal.colour.dim(rest)];
  });
}

interface Group {
  /** Undefined for options that are the only ones of their kind, such as places; they stand together. */
  readonly kind: string | undefined;
  readonly members: readonly Option[];
}

/** Options by kind, in the order of their first members. */
function groupsOf(options: readonly Option[]): Group[] {
  const groups: { kind: string | undefined; members: Option[] }[] = [];
  for (const kind of new Set(options.map((option) => option.kind))) {
    const members = options.filter((option) => option.kind === kind);
    const last = groups.at(-1);
    if (members.length > 1) groups.push({ kind, members });
    else if (last && last.kind === undefined) last.members.push(...members);
    else groups.push({ kind: undefined, members });
  }
  return groups;
}

const numberOf = ({ colour }: Terminal, { number }: Option, width = 4): string =>
  colour.bold(colour.yellow(padStart(String(number), width)));

/** Lines that the label of one option may take in a folded list. */
const TALLEST = 3;

/** An option with its odds; in a folded list only what would crowd out the others is cut short. */
function ownLines(terminal: Terminal, option: Option, folded: boolean): string[] {
  const { width, colour } = terminal;
  const odds = option.odds ? colour.cyan(`  (${option.odds})`) : '';
  const room = TALLEST * (width - 8);
  const label = folded && option.label.length > room ? `${option.label.slice(0, room)}…` : option.label;
  return wrap(`${numberOf(terminal, option)} ${label}${odds}`, width, '       ');
}

/** A choice that was not on the list, with its odds. */
export const listChoice = ({ width, colour }: Terminal, { label, odds }: Option): string[] =>
  wrap(`  ${label}${odds ? colour.cyan(`  (${odds})`) : ''}`, width, '    ');

/** Options that differ only in their last word share an item, short ones stand side by side. */
function itemsOf(terminal: Terminal, options: readonly Option[], folded: boolean): string[][] {
  const items: string[][] = [];
  let short: string[] = [];
  const flush = (): void => {
    for (const line of inColumns(short, terminal.width)) items.push([line]);
    short = [];
  };
  const families = familiesOf(options);
  // Where most share a line, the others look the same.
  const alike = families.filter((family) => family.length > 1).length * 2 > families.length;
  for (const family of families) {
    const option = family[0]!;
    if (alike && !option.odds && headOf(option) !== '') {
      flush();
      items.push(familyLines(terminal, family));
      continue;
    }
    const text = `${numberOf(terminal, option)} ${option.label}`;
    if (family.length === 1 && !option.odds && widthOf(text) <= terminal.width / 2) {
      short.push(text);
      continue;
    }
    flush();
    items.push(family.length > 1 ? familyLines(terminal, family) : ownLines(terminal, option, folded));
  }
  flush();
  return items;
}

/** Such as "Velites 2" or "Allied horse 1": its number is part of a name. */
const NUMBERED_NAME = /\p{Lu}[^\d,:]* \d+$/u;

/** All but the last word; nothing where that would part a name. */
const headOf = ({ label }: Option): string =>
  NUMBERED_NAME.test(label) ? '' : label.slice(0, label.lastIndexOf(' ') + 1);

/** Options in families by all but the last word, of those that stand side by side: numbers stay in order. */
function familiesOf(options: readonly Option[]): Option[][] {
  const families: Option[][] = [];
  for (const option of options) {
    const last = families.at(-1);
    const head = option.odds ? '' : headOf(option);
    if (last && head !== '' && !last[0]!.odds && headOf(last[0]!) === head) last.push(option);
    else families.push([option]);
  }
  return families;
}

const HEAD = 30;

function familyLines(terminal: Terminal, family: readonly Option[]): string[] {
  const head = headOf(family[0]!);
  // A number and its word must not be parted at the end of a line.
  const tails = family.map((option) => {
    const tail = option.label.slice(head.length);
    // Two numbers side by side would not say which of them to type.
    return `${numberOf(terminal, option, 0)}${/^\d/.test(tail) ? ':' : ''}\u00a0${tail}`;
  });
  const text = `     ${padEnd(head, HEAD)}${head.length > HEAD ? ' ' : ''}${tails.join('  ')}`;
  return wrap(text, terminal.width, ' '.repeat(HEAD + 5)).map((line) => line.replaceAll('\u00a0', ' '));
}
