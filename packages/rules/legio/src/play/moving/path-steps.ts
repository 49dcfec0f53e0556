import { BadInput } from '@acies/kernel';
import { type Reason, reason } from '@acies/kernel/odds';
import { type Block, block, columnOf, depthOf, filesTyped, inFiles, widthOf } from '@acies/rules-disorder';
import { type Box, type Leg, type LengthWords, printSteps, STEP_PARTS, type Step, saySteps, walk } from '@acies/table';
import { z } from 'zod';
import { type LegioContext, standsOf, unitOf } from '../../board/look.ts';
import { PACE, STAND_SIZE } from '../../board/setting.ts';
import { readTableStep } from './step-words.ts';

/** LG-MAN-7: into the saddle and out of it. */
export type MountStep = { readonly do: 'mount' } | { readonly do: 'dismount' };
/** LG-MAN-1: beside what the table knows, so many files of an unformed unit. */
export type PathStep = Step | { readonly do: 'files'; readonly files: number } | MountStep;

/** LG-UNIT-4. */
const MOST_STANDS = 12;

const length = z.number().int().min(1).max(1_000_000);
const stepSchema = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('advance'), distance: length }),
  z.strictObject({ do: z.literal('wheel'), to: z.enum(['left', 'right']), angle: z.number().int().min(1).max(1800) }),
  z.strictObject({ do: z.literal('turn'), to: z.literal('about') }),
  z.strictObject({ do: z.literal('face'), heading: z.number().int().min(0).max(3599) }),
  z.strictObject({ do: z.literal('sidestep'), to: z.enum(['left', 'right']), distance: length }),
  z.strictObject({ do: z.literal('back'), distance: length }),
  z.strictObject({ do: z.literal('form'), width: length, depth: length }),
  z.strictObject({ do: z.literal('files'), files: z.number().int().min(1).max(MOST_STANDS) }),
  z.strictObject({ do: z.literal('mount') }),
  z.strictObject({ do: z.literal('dismount') }),
]);

/** No path is longer, lest a file could make one that takes for ever to check. */
const MOST_STEPS = 6;
const pathSchema = z.array(stepSchema).max(MOST_STEPS);

const EXAMPLES =
  '"advance 60", "wheel left 30", "turn about", "face 90", "files 4", "sidestep left 10", "back 10", "form column", "dismount"';

/** LG-SEQ-2: the steps of a path, whoever made them. */
export function asPath(data: unknown): readonly PathStep[] | Reason {
  const parsed = pathSchema.safeParse(data);
  return parsed.success ? parsed.data : reason('LG-SEQ-2', `a path is up to ${MOST_STEPS} steps such as ${EXAMPLES}`);
}

export { isReason } from '@acies/rules-disorder';

type Shape = Extract<Step, { do: 'form' }>;

const shapeOf = (stands: number, files: number): Shape => {
  const made = block(stands, files);
  return { do: 'form', width: widthOf(made, STAND_SIZE), depth: depthOf(made, STAND_SIZE) };
};

/** LG-MAN-3: into column, and into a line of so many files. */
export const columnStep = (g: LegioContext, id: number): Shape => shapeOf(standsOf(g, id), columnOf(1).files);
export const lineStep = (g: LegioContext, id: number, files = unitOf(g, id).files): Shape =>
  shapeOf(standsOf(g, id), Math.max(2, files));

export interface Made {
  readonly into: 'line' | 'column';
  readonly files: number;
}

/** LG-MAN-3, LG-MAN-4: what a unit forms with such a front and depth; a single stand is always in line. */
export function formationMade(g: LegioContext, id: number, { width, depth }: Shape): Made | undefined {
  const stands = standsOf(g, id);
  const files = width / STAND_SIZE.width;
  if (!Number.isInteger(files) || files > stands || depth !== shapeOf(stands, files).depth) return undefined;
  return { into: files === 1 && stands > 1 ? 'column' : 'line', files };
}

/** LG-MAN-1: the stands of an unformed unit in so many files. */
const loose = (g: LegioContext, id: number, files: number): Block => block(Math.max(1, standsOf(g, id)), files);

/** LG-MAN-7: whether a step is no step on the ground. */
export const isMounting = (step: PathStep): step is MountStep => step.do === 'mount' || step.do === 'dismount';

/** A path on the ground, step by step; mounting moves nobody. */
export function legsOf(g: LegioContext, id: number, start: Box, steps: readonly PathStep[]): Leg[] {
  const onGround: Step[] = [];
  for (const step of steps)
    if (!isMounting(step)) onGround.push(step.do === 'files' ? shapeOf(standsOf(g, id), step.files) : step);
  return walk(start, onGround);
}

/** LG-MAN-1: how an unformed unit stands in the end. */
export function blockAfter(g: LegioContext, id: number, steps: readonly PathStep[]): Block {
  const last = steps.findLast((step) => step.do === 'files');
  return loose(g, id, last?.files ?? unitOf(g, id).files);
}

/** A path as a person types it: "stay", or steps. */
export function readPath(g: LegioContext, id: number, text: string): PathStep[] {
  if (/^\s*stay\s*$/i.test(text)) return [];
  if (text.trim() === '')
    throw new BadInput(
      `a path is steps such as ${EXAMPLES}, parted by commas, or "stay": write for example "advance 60, wheel left 30"`,
    );
  return text.split(STEP_PARTS).map((part) => readStep(g, id, filesTyped(part.trim())));
}

/** "files 4", "mount", "dismount"; "form column" and "form line 4" beside a front and depth in paces; and what else there is. */
function readStep(g: LegioContext, id: number, part: string): PathStep {
  const [verb, ...rest] = part.toLowerCase().split(/\s+/);
  const [count] = rest.slice(-1);
  if (verb === 'mount' || verb === 'dismount') if (rest.length === 0) return { do: verb };
  if (/^files\s+\d+$/i.test(part)) return { do: 'files', files: filesRead(part, Number(count)) };
  if (/^form\s+column$/i.test(part)) return columnStep(g, id);
  if (/^form\s+line$/i.test(part)) return lineStep(g, id);
  if (/^form\s+line\s+\d+$/i.test(part)) return lineStep(g, id, Number(count));
  return readTableStep(part);
}

function filesRead(part: string, files: number): number {
  if (files >= 1 && files <= MOST_STANDS) return files;
  throw new BadInput(`"${part}" will not do: a unit stands in 1 to ${MOST_STANDS} files`);
}

/** The reverse, exactly. */
export const printPath = (g: LegioContext, id: number, steps: readonly PathStep[]): string =>
  steps.length === 0 ? 'stay' : steps.map((step) => sayOwn(g, id, step) ?? printSteps([step as Step], PACE)).join(', ');

const PACES: LengthWords = { length: PACE, one: 'pace', many: 'paces' };

/** A path as one would tell it. */
export const sayPath = (g: LegioContext, id: number, steps: readonly PathStep[]): string =>
  steps.length === 0 ? 'stay' : saySteps(steps, unitOf(g, id).heading, PACES, (step) => tellOwn(g, id, step));

/** What the table does not know, or only as a front and a depth. */
function sayOwn(g: LegioContext, id: number, step: PathStep): string | undefined {
  if (isMounting(step)) return step.do;
  if (step.do === 'files') return `files ${step.files}`;
  const made = step.do === 'form' ? formationMade(g, id, step) : undefined;
  return made && (made.into === 'column' ? 'form column' : `form line ${made.files}`);
}

/** A step of the sheet’s own as one would tell it to a person. */
function tellOwn(g: LegioContext, id: number, step: PathStep): string | undefined {
  if (step.do === 'files') return `stand ${inFiles(step.files)}`;
  const made = step.do === 'form' ? formationMade(g, id, step) : undefined;
  return made?.into === 'line' ? `form line ${inFiles(made.files)}` : sayOwn(g, id, step);
}
