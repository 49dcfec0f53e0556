import { type Calculation, type Field, fullLabel } from '@acies/kernel/odds';
import { t } from '../strings.ts';
import { formFields, inputFrom, type Settings } from './situation.ts';
import { faultWords } from './words.ts';

/** What is wrong with one value, or with the whole. */
interface Fault {
  readonly field: Field | undefined;
  readonly words: string;
}

interface Understood {
  /** As the calculator understands it; of one that cannot be, what is left without its faults. */
  readonly situation: unknown;
  /** The situation with what the rest of it implies filled in. */
  readonly filled: unknown;
}

export type Read =
  | (Understood & { readonly ok: true })
  | (Understood & { readonly ok: false; readonly faults: readonly Fault[]; readonly why: string });

/** Reads a situation, or says what is wrong with it. */
export function readSituation(calculation: Calculation, settings: Settings): Read {
  const fields = formFields(calculation);
  const parsed = calculation.input.safeParse(inputFrom(fields, settings));
  if (parsed.success) return { ok: true, ...understood(calculation, parsed.data) };
  const faults = parsed.error.issues.map((issue): Fault => {
    const field = fields.find(({ path }) => path === issue.path.join('.'));
    return { field, words: faultWords(issue, field, settings.get(issue.path.join('.')) ?? '') };
  });
  const why = faults.map(({ field, words }) => (field ? t.labelled(fullLabel(field), words) : words)).join(t.semicolon);
  return { ok: false, faults, why, ...withoutFaults(calculation, settings, faults) };
}

const understood = (calculation: Calculation, situation: unknown): Understood => ({
  situation,
  filled: calculation.filledIn?.(situation) ?? situation,
});

/** Whatever else was set stays as it is; where even that cannot be, each value stands by itself. */
function withoutFaults(calculation: Calculation, settings: Settings, faults: readonly Fault[]): Understood {
  const faulty = new Set(faults.map(({ field }) => field?.path));
  const sound = new Map([...settings].filter(([path]) => !faulty.has(path)));
  const fields = formFields(calculation);
  const parsed = calculation.input.safeParse(inputFrom(fields, sound));
  if (parsed.success) return understood(calculation, parsed.data);
  const usual = fields.flatMap(({ path, usual: value }) =>
    value === undefined ? [] : [[path, String(value)] as const],
  );
  const situation = inputFrom(fields, new Map([...usual, ...sound]));
  return { situation, filled: situation };
}
