/** Names in one line; those that differ only in a number at the end share it: "Nervii 1-4, 7, Youths". */
export function shortList(names: readonly string[]): string {
  const numbers = new Map<string, number[]>();
  for (const name of names) {
    const [, body, number] = /^(.*?)(?: (\d+))?$/s.exec(name)!;
    const known = numbers.get(body!) ?? [];
    numbers.set(body!, number === undefined ? known : [...known, Number(number)]);
  }
  return [...numbers].map(([body, of]) => [body, ranges(of)].filter(Boolean).join(' ')).join(', ');
}

/** 1, 2, 3, 5 as "1-3, 5". */
function ranges(numbers: readonly number[]): string {
  const runs: [number, number][] = [];
  for (const number of [...numbers].sort((a, b) => a - b)) {
    const last = runs.at(-1);
    if (last && last[1] === number - 1) last[1] = number;
    else runs.push([number, number]);
  }
  return runs.map(([from, to]) => (from === to ? `${from}` : `${from}-${to}`)).join(', ');
}
