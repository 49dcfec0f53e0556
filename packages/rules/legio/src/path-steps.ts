import { BadInput, type Reason, reason } from '@acies/kernel';
import { block, columnOf, depthOf, widthOf } from '@acies/rules-disorder';
import { parseSteps, printSteps, type Step } from '@acies/table';
import { z } from 'zod';
import { PACE, STAND_SIZE } from './field.ts';
import { type LegioTable, standsOf, unitOf } from './table.ts';

const length = z.number().int().min(1).max(1_000_000);
const stepSchema = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('advance'), distance: length }),
  z.strictObject({ do: z.literal('wheel'), to: z.enum(['left', 'right']), angle: z.number().int().min(1).max(1800) }),
  z.strictObject({ do: z.literal('turn'), to: z.literal('about') }),
  z.strictObject({ do: z.literal('face'), heading: z.number().int().min(0).max(3599) }),
  z.strictObject({ do: z.literal('sidestep'), to: z.enum(['left', 'right']), distance: length }),
  z.strictObject({ do: z.literal('back'), distance: length }),
  z.strictObject({ do: z.literal('form'), width: length, depth: length }),
]);

/** No path is longer, lest a file could make one that takes for ever to check. */
const MOST_STEPS = 6;
const pathSchema = z.array(stepSchema).max(MOST_STEPS);

const EXAMPLES = '"advance 60", "wheel left 30", "turn about", "face 90", "sidestep left 10", "back 10", "form column"';

/** LG-SEQ-2: the steps of a path, whoever made them. */
export function asPath(data: unknown): readonly Step[] | Reason {
  const parsed = pathSchema.safeParse(data);
  return parsed.success ? parsed.data : reason('LG-SEQ-2', `a path is up to ${MOST_STEPS} steps such as ${EXAMPLES}`);
}

export const isReason = (value: object): value is Reason => 'clause' in value && 'text' in value;

type Shape = Extract<Step, { do: 'form' }>;

const shapeOf = (stands: number, files: number): Shape => {
  const made = block(stands, files);
  return { do: 'form', width: widthOf(made, STAND_SIZE), depth: depthOf(made, STAND_SIZE) };
};

/** LG-MAN-3: into column, and into a line of so many files. */
export const columnStep = (g: LegioTable, id: number): Shape => shapeOf(standsOf(g, id), columnOf(1).files);
export const lineStep = (g: LegioTable, id: number, files = unitOf(g, id).files): Shape =>
  shapeOf(standsOf(g, id), Math.max(2, files));

export interface Made {
  readonly into: 'line' | 'column';
  readonly files: number;
}

/** LG-MAN-3, LG-MAN-4: what a unit forms with such a front and depth; a single stand is always in line. */
export function formationMade(g: LegioTable, id: number, { width, depth }: Shape): Made | undefined {
  const stands = standsOf(g, id);
  const files = width / STAND_SIZE.width;
  if (!Number.isInteger(files) || files > stands || depth !== shapeOf(stands, files).depth) return undefined;
  return { into: files === 1 && stands > 1 ? 'column' : 'line', files };
}

/** A path as a person types it: "stay", or steps; "form column" and "form line 4" beside a front and depth in paces. */
export function readPath(g: LegioTable, id: number, text: string): Step[] {
  if (/^\s*stay\s*$/i.test(text)) return [];
  const inPaces = (step: Step): string => printSteps([step], PACE);
  const plain = text
    .replace(/\bform\s+column\b/gi, () => inPaces(columnStep(g, id)))
    .replace(/\bform\s+line(?:\s+(\d+))?/gi, (_, files) =>
      inPaces(lineStep(g, id, files === undefined ? undefined : Number(files))),
    );
  const steps = parseSteps(plain, PACE);
  if (steps.length === 0) throw new BadInput(`a path is steps such as ${EXAMPLES}, parted by commas, or "stay"`);
  return steps;
}

/** The reverse. */
export const printPath = (g: LegioTable, id: number, steps: readonly Step[]): string =>
  steps.length === 0 ? 'stay' : steps.map((step) => wordsOfStep(g, id, step)).join(', ');

function wordsOfStep(g: LegioTable, id: number, step: Step): string {
  const made = step.do === 'form' ? formationMade(g, id, step) : undefined;
  if (!made) return printSteps([step], PACE);
  return made.into === 'column' ? 'form column' : `form line ${made.files}`;
}
