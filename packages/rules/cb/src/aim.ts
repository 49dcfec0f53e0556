import type { Nearest, Overlay, Phrase, Reason, Wish } from '@acies/kernel';
import { capital, dpWords, reachOverlay, stepsToward, wheelLength } from '@acies/rules-disorder';
import { type AimedGait, type Gait, inUnits, type Leg, QUARTER, type Step } from '@acies/table';
import { drillOf } from './drill.ts';
import { JT } from './field.ts';
import { type Manoeuvre, prepareManoeuvre, SIDE_STEP, throwsLeft } from './manoeuvre.ts';
import { isReason, type Licence, preparePath } from './move-path.ts';
import { asPath, legsOf, type PathStep, readPath } from './path-steps.ts';
import { isLegal } from './paths.ts';
import { boxOf, type CbTable, factsOf, standsOf, unitOf } from './table.ts';

/** CB-MAN-2, CB-MAN-5: halves of a move that a manoeuvre takes. */
const halvesOf = (g: CbTable, id: number, manoeuvre: Manoeuvre): number =>
  prepareManoeuvre({
    unit: factsOf(g, id).kind,
    formation: unitOf(g, id).formation,
    ...{ dp: 0, manoeuvre, into: 'line', nearEnemy: false },
  }).halves;

/** CB-UNIT-7, CB-MAN-2, CB-MAN-5, CB-MAN-9: what steps a unit takes with what it has thrown; who wheels may go less far. */
function gaitsOf(g: CbTable, id: number, { allowance }: Licence): AimedGait[] {
  const most = Math.floor(allowance * JT);
  const short = SIDE_STEP * JT;
  const aside: AimedGait = { allowance: short, wheel: 0, short, asideOnly: true };
  if (unitOf(g, id).formation === 'unformed') return [{ allowance: most, wheel: 0, faces: true }, aside];
  const turns = { to: ['about'] as const, cost: Math.ceil((most * halvesOf(g, id, 'about face')) / 2) };
  const wheeling = throwsLeft(allowance, halvesOf(g, id, 'wheel')) * JT;
  return [{ allowance: most, wheel: 0, short, turns }, { allowance: wheeling, wheel: QUARTER, short }, aside];
}

/** A way that is allowed is offered before one that is not, if it ends no farther off than this. */
const SLACK = JT / 4;
/** Lengths that can be read. */
const GRAIN = JT / 20;

const isPlain = (step: Step): step is Exclude<Step, { do: 'form' }> => step.do !== 'form';

/** CB-SEQ-3: the path that leads nearest to where a unit was dragged, and why no nearer; of another unit nothing. */
export function aimPath(
  g: CbTable,
  id: number,
  licence: Licence,
  wish: Wish,
): Nearest<readonly PathStep[]> | undefined {
  if (wish.piece !== id) return undefined;
  const { steps, because } = stepsToward(
    {
      box: boxOf(g, id),
      gaits: gaitsOf(g, id, licence),
      ...{ grain: GRAIN, slack: SLACK },
      refusal: (way) => refusalOf(g, id, way.filter(isPlain), licence),
    },
    wish,
  );
  return { choice: steps.filter(isPlain), because };
}

function refusalOf(g: CbTable, id: number, steps: readonly PathStep[], licence: Licence): Reason | undefined {
  const prepared = preparePath(g, id, steps, licence);
  return isReason(prepared) ? prepared : undefined;
}

/** CB-SEQ-3, CB-MOV-1: how far the one that acts can go with what it has thrown; of others nothing is said. */
export function reachOfPath(g: CbTable, id: number, licence: Licence, piece: number): Overlay[] | undefined {
  if (piece !== id) return undefined;
  if (licence.allowance === 0) return [];
  const gait: Gait = { allowance: Math.floor(licence.allowance * JT), wheel: QUARTER };
  const isAllowed = (steps: readonly Step[]): boolean => isLegal(g, id, steps.filter(isPlain), licence);
  const text = `May go ${licence.allowance} JT now${licence.double ? ', beyond bow shot' : ''}`;
  return reachOverlay(boxOf(g, id), unitOf(g, id).formation === 'unformed', gait, isAllowed, text);
}

/** CB-MAN-9: steps to the side and back take nothing of what was thrown. */
const goneOn = (legs: readonly Leg[]): number =>
  legs.reduce((sum, { step, length }) => sum + (step.do === 'sidestep' || step.do === 'back' ? 0 : length), 0);

/** CB-MOV-1, CB-MAN-2 to CB-MAN-9: "2.5 of 4 JT, 1 DP for wheel". */
export function costOfPath(g: CbTable, id: number, licence: Licence, choice: unknown): string | undefined {
  const steps = asPath(choice);
  if (isReason(steps)) return undefined;
  const legs = legsOf(g, id, boxOf(g, id), steps);
  const drill = drillOf(g, id, steps, legs);
  const halves = isReason(drill) ? 0 : drill.halves;
  const used = goneOn(legs) + (halves * licence.allowance * JT) / 2;
  const prepared = preparePath(g, id, steps, licence);
  const wheeled = wheelLength(legs);
  const wheels = wheeled > 0 ? `, wheel ${inUnits(wheeled, JT)} included` : '';
  const dps = isReason(prepared) ? [] : prepared.disorder.map(({ dp, why }) => `, ${dpWords(dp)} for ${why}`);
  return `${inUnits(used, JT)} of ${licence.allowance} JT${wheels}${dps.join('')}`;
}

/** CB-MAN-3 to CB-MAN-6: what cannot be dragged, as far as it is allowed and changes anything. */
export function pathPhrases(g: CbTable, id: number, licence: Licence): Phrase[] {
  const stands = standsOf(g, id);
  const { files } = unitOf(g, id);
  const wide = [...new Set([2 * files, Math.ceil(files / 2)])].filter((one) => one <= stands);
  const forms = ['column', 'line', 'quincunx'].map((into) => `form ${into}`);
  const all = ['turn about', ...forms, ...wide.map((one) => `files ${one}`)];
  return ['stay', ...all.filter((text) => changes(g, id, text, licence))].map((text) => ({
    label: capital(text),
    text,
  }));
}

/** Whether a path is allowed, and leaves the unit otherwise than it stands. */
function changes(g: CbTable, id: number, text: string, licence: Licence): boolean {
  const prepared = preparePath(g, id, readPath(g, id, text), licence);
  if (isReason(prepared)) return false;
  const { formation, files, end } = prepared;
  const { heading } = boxOf(g, id);
  return formation !== unitOf(g, id).formation || files !== unitOf(g, id).files || end.heading !== heading;
}
