/** Titles say all that a procedure does; for a label their beginning is enough: "Melee". */
export const shortTitle = (title: string): string => title.split(/[:;,]/)[0]!;

/** What a rule set is like, and the rest of its summary: "Zones and a clock", "pools of D6". */
export function kindOf(summary: string): { readonly kind: string; readonly rest: string } {
  const [kind, ...rest] = summary.split(': ');
  return { kind: kind!, rest: rest.join(': ') };
}
