import { type Calculation, settingsOf } from '@acies/kernel/odds';

/** A procedure that follows a throw, with the command that calculates it. */
export interface Next {
  readonly procedure: string;
  readonly words: string;
  readonly input: Readonly<Record<string, unknown>>;
  readonly command: string;
}

/** The procedures of a rule set. */
export interface Procedures {
  readonly id: string;
  readonly calculations: readonly Calculation[];
}

/** What the sheet has thrown for after an outcome. */
export function nextAfter(rules: Procedures, calculation: Calculation, input: unknown, outcome: unknown): Next[] {
  return (calculation.next?.(input, outcome) ?? []).map(({ calculation: id, words, input: given }) => {
    const procedure = `${rules.id}/${id}`;
    const settings = settingsOf(rules.calculations.find((each) => each.id === id)!.input, given);
    const sets = settings.map(({ path, value }) => ` --set ${path}=${quoted(value)}`).join('');
    return { procedure, words, input: given, command: `npx acies calc ${procedure}${sets}` };
  });
}

/** As a shell takes it for one word. */
const quoted = (value: string): string => (/^[\w.+-]+$/.test(value) ? value : `"${value}"`);
