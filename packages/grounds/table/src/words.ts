import { FULL_TURN, normalise, turnTo } from './heading.ts';
import { isSound, type Side, type Step } from './step.ts';

/**
 * Moves as a person types them, in units such as INCH and in degrees: "advance 4, wheel left 30, incline right 2 45,
 * sidestep left 1, back 1, turn about, face 90, form 3 1.5". Commas, semicolons, new lines and "then" part the steps.
 */
export function parseSteps(text: string, unit: number): Step[] {
  if (text.trim() === '') return [];
  return text.split(/[,;\n]|\bthen\b/i).map((part) => parseStep(part.trim(), unit));
}

const LENGTH = '(\\d+(?:\\.\\d+)?|\\.\\d+)';
const ANGLE = '(\\d+(?:\\.\\d+)?)°?';

/** How each step is written, and what it would look like. */
const FORMS: Readonly<Record<Step['do'], { readonly words: RegExp; readonly example: string }>> = {
  advance: { words: words(LENGTH), example: 'advance 4' },
  incline: { words: words('(left|right)', LENGTH, ANGLE), example: 'incline right 2 45' },
  wheel: { words: words('(left|right)', ANGLE), example: 'wheel left 30' },
  turn: { words: words('(left|right|about)'), example: 'turn about' },
  face: { words: words(ANGLE), example: 'face 90' },
  sidestep: { words: words('(left|right)', LENGTH), example: 'sidestep left 1' },
  back: { words: words(LENGTH), example: 'back 1' },
  form: { words: words(LENGTH, LENGTH), example: 'form 3 1.5' },
};

function words(...parts: readonly string[]): RegExp {
  return new RegExp(`^${parts.join('\\s+')}$`);
}

function parseStep(part: string, unit: number): Step {
  const [, verb = '', rest = ''] = /^(\S*)\s*(.*)$/s.exec(part.toLowerCase())!;
  const form = Object.hasOwn(FORMS, verb) ? FORMS[verb as Step['do']] : undefined;
  if (!form) throw new SyntaxError(`"${part}" is no step: a step starts with ${Object.keys(FORMS).join(', ')}`);
  const found = form.words.exec(rest);
  if (!found) throw new SyntaxError(`"${part}" is not understood: write it like "${form.example}"`);
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
