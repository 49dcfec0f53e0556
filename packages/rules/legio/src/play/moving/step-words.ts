import { BadInput } from '@acies/kernel';
import { parseSteps, type Step, type StepExamples } from '@acies/table';
import { PACE } from '../../board/setting.ts';

/** The steps that Legio shares with the table, as they are typed in paces; nobody inclines. */
const EXAMPLES: StepExamples = {
  advance: 'advance 60',
  wheel: 'wheel left 30',
  turn: 'turn about',
  face: 'face 90',
  sidestep: 'sidestep left 10',
  back: 'back 10',
  form: 'form column", "form line 4" or "form 80 40',
};
/** And those that it has for itself. */
const OWN = { files: 'files 4', mount: 'mount', dismount: 'dismount' };
const VERBS = [...Object.keys(EXAMPLES), ...Object.keys(OWN)];

const HALF_TURN = 1800;

/** One step as a person types it; what it is not, and how it would be, is said to whoever typed it. */
export function readTableStep(part: string): Step {
  const [verb = ''] = part.toLowerCase().split(/\s+/);
  if (part === '')
    throw new BadInput('there is nothing between two commas, where a step such as "advance 60" should be');
  if (!VERBS.includes(verb)) throw new BadInput(`"${part}" is no step: a step starts with ${VERBS.join(', ')}`);
  if (verb in OWN)
    throw new BadInput(`"${part}" is no step as it is: write it like "${OWN[verb as keyof typeof OWN]}"`);
  const step = understood(part);
  const fault = faultOf(step);
  if (fault) throw new BadInput(`"${part}" will not do: ${fault}`);
  return step;
}

/** What the table does not understand is the fault of who typed it. */
function understood(part: string): Step {
  try {
    return parseSteps(part, PACE, EXAMPLES)[0]!;
  } catch (fault) {
    if (fault instanceof SyntaxError) throw new BadInput(fault.message);
    throw fault;
  }
}

/** LG-MAN-1 to LG-MAN-9: what no unit can do, wherever it stands. */
function faultOf(step: Step): string | undefined {
  if ('distance' in step && step.distance === 0) return 'it leads nowhere; "stay" goes nowhere';
  if (step.do === 'wheel' && step.angle === 0) return 'it leads nowhere; "stay" goes nowhere';
  if (step.do === 'wheel' && step.angle > HALF_TURN) return 'a wheel is 180 degrees at most';
  if (step.do === 'turn' && step.to !== 'about')
    return 'a unit turns about, wheels, or, if it is unformed, faces any way: "turn about", "wheel left 30", "face 90"';
  return undefined;
}
