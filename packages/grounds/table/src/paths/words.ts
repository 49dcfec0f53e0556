import { FULL_TURN, normalise, turnTo } from '../geometry/heading.ts';
import { isSound, type Side, type Step } from './step.ts';

/** The steps that some rules know, each with an example in the lengths that are usual there. */
export type StepExamples = Readonly<Partial<Record<Step['do'], string>>>;

/**
 * Moves as a person types them, in units such as INCH and in degrees: "advance 4, wheel left 30, incline right 2 45,
 * sidestep left 1, back 1, turn about, face 90, form 3 1.5". Commas, semicolons, new lines, "then" and "and" part the steps,
 * and what lengths are measured in may stand after them.
 */
export function parseSteps(text: string, unit: number, examples: StepExamples = EXAMPLES): Step[] {
  if (text.trim() === '') return [];
  return text.split(STEP_PARTS).map((part) => parseStep(part.trim(), unit, examples));
}

/** What stands between two steps. */
export const STEP_PARTS: RegExp = /\s*(?:,\s*(?:and|then)\b|[,;\n]|\b(?:and\s+then|then|and)\b)/i;

const LENGTH = '(\\d+(?:\\.\\d+)?|\\.\\d+)(?:\\s*(?:inch|inches|paces?|jt))?';
const ANGLE = '(?:at\\s+)?(\\d+(?:\\.\\d+)?)\\s*(?:°|degrees?)?';

/** How each step is written. */
const FORMS: Readonly<Record<Step['do'], RegExp>> = {
  advance: words(LENGTH),
  incline: words('(left|right)', LENGTH, ANGLE),
  wheel: words('(left|right)', ANGLE),
  turn: words('(left|right|about)'),
  face: words(ANGLE),
  sidestep: words('(left|right)', LENGTH),
  back: words(LENGTH),
  form: words(LENGTH, LENGTH),
};

/** All that there are, in inches. */
const EXAMPLES: StepExamples = {
  advance: 'advance 4',
  incline: 'incline right 2 45',
  wheel: 'wheel left 30',
  turn: 'turn about',
  face: 'face 90',
  sidestep: 'sidestep left 1',
  back: 'back 1',
  form: 'form 3 1.5',
};

function words(...parts: readonly string[]): RegExp {
  return new RegExp(`^${parts.join('\\s+')}$`);
}

function parseStep(part: string, unit: number, examples: StepExamples): Step {
  const [, verb = '', rest = ''] = /^(\S*)\s*(.*)$/s.exec(part.toLowerCase())!;
  if (!Object.hasOwn(examples, verb))
    throw new SyntaxError(`"${part}" is no step: a step starts with ${Object.keys(examples).join(', ')}`);
  const found = FORMS[verb as Step['do']].exec(rest);
  if (!found) throw new SyntaxError(`"${part}" is not understood: write it like "${examples[verb as Step['do']]}"`);
  const step = makeStep(verb as Step['do'], found.slice(1), part, unit);
  if (!isSound(step)) throw new SyntaxError(`"${part}" has a length that no step can have`);
  return step;
}

function makeStep(verb: Step['do'], [first = '', second = '', third = '']: string[], part: string, unit: number): Step {
  const length = (text: string): number => Math.round(Number(text) * unit);
  switch (verb) {
    case 'advance':
    case 'back':
      return { do: verb, distance: length(first) };
    case 'incline': {
      const angle = tenthsOf(third, part);
      return { do: verb, distance: length(second), angle: first === 'left' ? 0 - angle : angle };
    }
    case 'wheel':
      return { do: verb, to: first as Side, angle: tenthsOf(second, part) };
    case 'turn':
      return { do: verb, to: first as Side | 'about' };
    case 'face':
      return { do: verb, heading: normalise(tenthsOf(first, part)) };
    case 'sidestep':
      return { do: verb, to: first as Side, distance: length(second) };
    case 'form':
      return { do: verb, width: length(first), depth: length(second) };
  }
}

function tenthsOf(text: string, part: string): number {
  if (!/^\d+(\.\d)?$/.test(text)) throw new SyntaxError(`"${part}" has an angle finer than a tenth of a degree`);
  const tenths = Math.round(Number(text) * 10);
  if (tenths > FULL_TURN) throw new SyntaxError(`"${part}" has an angle of more than 360 degrees`);
  return tenths;
}

/** The reverse: steps as they would be typed, with as many decimals as lead back to the very same steps. */
export const printSteps = (steps: readonly Step[], unit: number): string =>
  steps.map((step) => printStep(step, unit)).join(', ');

function printStep(step: Step, unit: number): string {
  switch (step.do) {
    case 'advance':
    case 'back':
      return `${step.do} ${lengthText(step.distance, unit)}`;
    case 'incline': {
      const turn = turnTo(0, step.angle);
      return `incline ${turn < 0 ? 'left' : 'right'} ${lengthText(step.distance, unit)} ${Math.abs(turn) / 10}`;
    }
    case 'wheel':
      return `wheel ${step.to} ${step.angle / 10}`;
    case 'turn':
      return `turn ${step.to}`;
    case 'face':
      return `face ${normalise(step.heading) / 10}`;
    case 'sidestep':
      return `sidestep ${step.to} ${lengthText(step.distance, unit)}`;
    case 'form':
      return `form ${lengthText(step.width, unit)} ${lengthText(step.depth, unit)}`;
  }
}

/** A length in a unit, with the fewest decimals that tell it from every other. */
function lengthText(length: number, unit: number): string {
  for (let decimals = 0; ; decimals++) {
    const text = (length / unit).toFixed(decimals);
    if (Math.round(Number(text) * unit) === length || decimals === 10) return text;
  }
}
