import { FULL_TURN, normalise, QUARTER, turnTo } from '../geometry/heading.ts';
import { inUnits } from '../geometry/length.ts';
import type { Step } from './step.ts';

/** What lengths are said in: `{ length: INCH, one: 'inch', many: 'inches' }`. */
export interface LengthWords {
  readonly length: number;
  readonly one: string;
  readonly many: string;
}

/** A length for people, to a tenth; what is a fault by a hair is not told as nothing. */
export function sayLength(length: number, { length: unit, one, many }: LengthWords): string {
  const text = inUnits(length, unit);
  if (text === '0' && length > 0) return `less than 0.1 ${many}`;
  return `${text} ${text === '1' ? one : many}`;
}

/** Several things as one says them: "this, that and the other". */
export const sayTogether = (parts: readonly string[]): string =>
  parts.length < 2 ? (parts[0] ?? '') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;

/**
 * Steps as one tells them, the lengths to a tenth and the angles to a degree; `heading` is how the unit faces before the first.
 * What the rules have beside the table's own steps they say themselves.
 */
export function saySteps<S extends { readonly do: string }>(
  steps: readonly (Step | S)[],
  heading: number,
  measure: LengthWords,
  own: (step: Step | S) => string | undefined = () => undefined,
): string {
  let facing = heading;
  const said = steps.map((step) => {
    const words = own(step) ?? sayStep(step as Step, facing, measure);
    facing = headingAfter(step as Step, facing);
    return words;
  });
  const telling = said.filter((words) => words !== AS_BEFORE);
  return sayTogether(telling.length > 0 ? telling : said.slice(0, 1));
}

/** Of a turn by a hair; beside other steps it is not worth a word. */
const AS_BEFORE = 'face as before';

function sayStep(step: Step, heading: number, measure: LengthWords): string {
  switch (step.do) {
    case 'advance':
    case 'back':
      return `${step.do} ${sayLength(step.distance, measure)}`;
    case 'incline': {
      const turn = turnTo(0, step.angle);
      return `incline ${handOf(turn)} ${sayLength(step.distance, measure)} at ${degrees(turn)}`;
    }
    case 'wheel':
      return `wheel ${step.to} ${degrees(step.angle)}`;
    case 'turn':
      return `turn ${step.to}`;
    case 'face':
      return sayTurn(heading, step.heading);
    case 'sidestep':
      return `sidestep ${step.to} ${sayLength(step.distance, measure)}`;
    case 'form':
      return `form ${sayLength(step.width, measure)} wide and ${sayLength(step.depth, measure)} deep`;
  }
}

/** How one turns on the spot from one heading to another: "turn 17° to the left". */
export function sayTurn(from: number, to: number): string {
  const turn = turnTo(from, to);
  if (Math.abs(turn) === FULL_TURN / 2) return 'turn about';
  return Math.abs(turn) < 5 ? AS_BEFORE : `turn ${degrees(turn)} to the ${handOf(turn)}`;
}

const handOf = (turn: number): 'left' | 'right' => (turn < 0 ? 'left' : 'right');

/** Tenths of a degree, rounded; a hair is a hair and not nothing. */
function degrees(tenths: number): string {
  const whole = Math.round(Math.abs(tenths) / 10);
  return whole === 0 ? 'less than 1°' : `${whole}°`;
}

const TURNS = { left: -QUARTER, right: QUARTER, about: 2 * QUARTER } as const;

/** How a unit faces after a step. */
function headingAfter(step: Step, heading: number): number {
  switch (step.do) {
    case 'wheel':
      return normalise(heading + (step.to === 'left' ? -step.angle : step.angle));
    case 'turn':
      return normalise(heading + TURNS[step.to]);
    case 'face':
      return step.heading;
    default:
      return heading;
  }
}
