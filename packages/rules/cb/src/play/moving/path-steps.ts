import { BadInput } from '@acies/kernel';
import { type Reason, reason } from '@acies/kernel/odds';
import { block, depthOf, filesTyped, inFiles, widthOf } from '@acies/rules-disorder';
import {
  type Box,
  type Leg,
  type LengthWords,
  parseSteps,
  printSteps,
  STEP_PARTS,
  type Step,
  type StepExamples,
  saySteps,
  walk,
} from '@acies/table';
import { z } from 'zod';
import { type CbContext, factsOf, standsOf, unitOf } from '../../board/look.ts';
import { JT } from '../../board/setting.ts';
import { FORMATIONS, type Formation } from '../../sheet/formations.ts';

/** CB-MAN-3, CB-MAN-4, CB-MAN-6: what the table knows only as a front and a depth. */
export type OwnStep =
  | { readonly do: 'form'; readonly into: Exclude<Formation, 'unformed'>; readonly files: number }
  | { readonly do: 'files'; readonly files: number };
export type PathStep = Exclude<Step, { do: 'form' }> | OwnStep;

/** CB-UNIT-2. */
const MOST_STANDS = 12;

const length = z.number().int().min(1).max(1_000_000);
const files = z.number().int().min(1).max(MOST_STANDS);
const stepSchema = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('advance'), distance: length }),
  z.strictObject({ do: z.literal('wheel'), to: z.enum(['left', 'right']), angle: z.number().int().min(1).max(1800) }),
  z.strictObject({ do: z.literal('turn'), to: z.literal('about') }),
  z.strictObject({ do: z.literal('face'), heading: z.number().int().min(0).max(3599) }),
  z.strictObject({ do: z.literal('sidestep'), to: z.enum(['left', 'right']), distance: length }),
  z.strictObject({ do: z.literal('back'), distance: length }),
  z.strictObject({ do: z.literal('form'), into: z.enum(FORMATIONS).exclude(['unformed']), files }),
  z.strictObject({ do: z.literal('files'), files }),
]);

/** No path is longer, lest a file could make one that takes for ever to check. */
const MOST_STEPS = 6;
const pathSchema = z.array(stepSchema).max(MOST_STEPS);

const EXAMPLES =
  '"advance 3", "wheel left 30", "turn about", "face 90", "files 4", "sidestep left 0.5", "back 1", "form column"';

/** CB-SEQ-3: the steps of a path, whoever made them. */
export function asPath(data: unknown): readonly PathStep[] | Reason {
  const parsed = pathSchema.safeParse(data);
  return parsed.success ? parsed.data : reason('CB-SEQ-3', `a path is up to ${MOST_STEPS} steps such as ${EXAMPLES}`);
}

export { isReason } from '@acies/rules-disorder';

/** A unit’s stands in so many files, as the table sees it. */
function shapeOf(g: CbContext, id: number, wide: number): Extract<Step, { do: 'form' }> {
  const { stand } = factsOf(g, id);
  const made = block(Math.max(1, standsOf(g, id)), wide);
  return { do: 'form', width: widthOf(made, stand), depth: depthOf(made, stand) };
}

/** A path on the ground, leg by leg. */
export const legsOf = (g: CbContext, id: number, start: Box, steps: readonly PathStep[]): Leg[] =>
  walk(
    start,
    steps.map((step): Step => (step.do === 'files' || step.do === 'form' ? shapeOf(g, id, filesIn(step)) : step)),
  );

const filesIn = (step: OwnStep): number => (step.do === 'form' && step.into === 'column' ? 1 : step.files);

/** A line of as many files as the unit has, never so narrow as a column. */
export const lineStep = (g: CbContext, id: number, into: 'line' | 'quincunx' = 'line'): OwnStep => ({
  do: 'form',
  into,
  files: Math.min(Math.max(1, standsOf(g, id)), Math.max(2, unitOf(g, id).files)),
});
export const COLUMN: OwnStep = { do: 'form', into: 'column', files: 1 };

/** A path as a person types it: "stay", or steps. */
export function readPath(g: CbContext, id: number, text: string): PathStep[] {
  if (/^\s*stay\s*$/i.test(text)) return [];
  if (text.trim() === '')
    throw new BadInput(
      `a path is steps such as ${EXAMPLES}, parted by commas, or "stay": write for example "advance 3, wheel left 30"`,
    );
  return text.split(STEP_PARTS).map((part) => readStep(g, id, filesTyped(part.trim())));
}

const FORM = /^form\s+(line|quincunx|column)(?:\s+(\d+))?$/i;
const FILES = /^files\s+(\d+)$/i;

function readStep(g: CbContext, id: number, part: string): PathStep {
  const [, into, wide] = FORM.exec(part) ?? [];
  if (into?.toLowerCase() === 'column') return COLUMN;
  if (into) {
    const line = lineStep(g, id, into.toLowerCase() as 'line' | 'quincunx');
    return wide === undefined ? line : { ...line, files: Number(wide) };
  }
  const [, count] = FILES.exec(part) ?? [];
  if (count !== undefined) return { do: 'files', files: Number(count) };
  const step = tableStep(part);
  if (step.do === 'form')
    throw new BadInput('write it like "form line 4", "form quincunx", "form column" or "files 4"');
  return step;
}

const KNOWN: StepExamples = {
  advance: 'advance 3',
  wheel: 'wheel left 30',
  turn: 'turn about',
  face: 'face 90',
  sidestep: 'sidestep left 0.5',
  back: 'back 1',
  form: 'form column',
};

/** A step that the table knows. */
function tableStep(part: string): Step {
  if (part === '') throw new BadInput('there is nothing between two commas, where a step should be');
  try {
    return parseSteps(part, JT, KNOWN)[0]!;
  } catch (fault) {
    if (fault instanceof SyntaxError) throw new BadInput(fault.message);
    throw fault;
  }
}

/** The reverse. */
export const printPath = (steps: readonly PathStep[]): string =>
  steps.length === 0 ? 'stay' : steps.map((step) => sayOwn(step) ?? printSteps([step as Step], JT)).join(', ');

const THROWS: LengthWords = { length: JT, one: 'JT', many: 'JT' };

/** A path as one would tell it, by a unit that faces so. */
export const sayPath = (steps: readonly PathStep[], heading: number): string =>
  steps.length === 0 ? 'stay' : saySteps<OwnStep>(steps, heading, THROWS, (step) => tellOwn(step as PathStep));

function sayOwn(step: PathStep): string | undefined {
  if (step.do === 'files') return `files ${step.files}`;
  if (step.do !== 'form') return undefined;
  return step.into === 'column' ? 'form column' : `form ${step.into} ${step.files}`;
}

/** A step of the sheet’s own as one would tell it to a person. */
function tellOwn(step: PathStep): string | undefined {
  if (step.do === 'files') return `stand ${inFiles(step.files)}`;
  return step.do === 'form' && step.into !== 'column' ? `form ${step.into} ${inFiles(step.files)}` : sayOwn(step);
}

const CLAUSE_OF: Readonly<Partial<Record<PathStep['do'], string>>> = {
  ...{ wheel: 'CB-MAN-2', turn: 'CB-MAN-5', files: 'CB-MAN-6', sidestep: 'CB-MAN-9', back: 'CB-MAN-9' },
  face: 'CB-UNIT-7',
};

/** What allows a path: the manoeuvre, if it is only one, or else the move. */
export function clauseOfPath(steps: readonly PathStep[]): string {
  const [only, more] = steps;
  return (!more && only && CLAUSE_OF[only.do]) || 'CB-SEQ-3';
}
