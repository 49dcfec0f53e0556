import type { Nearest } from '@acies/kernel';
import type { Overlay, Phrase, Wish } from '@acies/kernel/picture';
import { costWords, isReason, phrasesFor, reachNow, refusalIn, stepsToward, turnWords } from '@acies/rules-disorder';
import { type AimedGait, type Leg, lengthOfPath, QUARTER, type Step } from '@acies/table';
import { boxOf, type CbContext, factsOf, standsOf, unitOf } from '../../board/look.ts';
import { JT } from '../../board/setting.ts';
import { type Manoeuvre, prepareManoeuvre, SIDE_STEP, throwsLeft } from '../../sheet/chapters/manoeuvre.ts';
import { drillOf } from './drill.ts';
import { type Licence, preparePath } from './move-path.ts';
import { asPath, legsOf, type PathStep, readPath } from './path-steps.ts';
import { isLegal } from './paths.ts';

/** CB-MAN-2, CB-MAN-5: halves of a move that a manoeuvre takes. */
const halvesOf = (g: CbContext, id: number, manoeuvre: Manoeuvre): number =>
  prepareManoeuvre({
    unit: factsOf(g, id).kind,
    formation: unitOf(g, id).formation,
    ...{ dp: 0, manoeuvre, into: 'line', nearEnemy: false },
  }).halves;

/** CB-UNIT-7, CB-MAN-2, CB-MAN-5, CB-MAN-9: what steps a unit takes with what it has thrown; who wheels may go less far. */
function gaitsOf(g: CbContext, id: number, { allowance }: Licence): AimedGait[] {
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

const IN_JT = { name: 'JT', length: JT };

const isPlain = (step: Step): step is Exclude<Step, { do: 'form' }> => step.do !== 'form';

/** CB-SEQ-3: the path that leads nearest to where a unit was dragged, and why no nearer; of another unit nothing. */
export function aimPath(
  g: CbContext,
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
      refusal: (way) => refusalIn(preparePath(g, id, way.filter(isPlain), licence)),
      turned: turnWords('CB-MAN-5', 'CB-MAN-2', IN_JT),
    },
    wish,
  );
  return { choice: steps.filter(isPlain), because };
}

/** CB-SEQ-3, CB-MOV-1: how far the one that acts can go with what it has thrown; of others nothing is said. */
export function reachOfPath(g: CbContext, id: number, licence: Licence, piece: number): Overlay[] | undefined {
  const { allowance, double } = licence;
  const going = {
    ...{ id, box: boxOf(g, id), isUnformed: unitOf(g, id).formation === 'unformed' },
    gait: { allowance: Math.floor(allowance * JT), wheel: QUARTER },
    words: `${allowance} JT now${double ? ', beyond bow shot' : ''}`,
    isAllowed: (steps: readonly Step[]) => isLegal(g, id, steps.filter(isPlain), licence),
  };
  return reachNow(going, piece);
}

/** CB-MAN-9: steps to the side and back take nothing of what was thrown. */
const isShort = ({ step }: Leg): boolean => step.do === 'sidestep' || step.do === 'back';

/** CB-MOV-1, CB-MAN-2 to CB-MAN-9: "2.5 of 4 JT, 1 DP for wheel". */
export function costOfPath(g: CbContext, id: number, licence: Licence, choice: unknown): string | undefined {
  const steps = asPath(choice);
  if (isReason(steps)) return undefined;
  const legs = legsOf(g, id, boxOf(g, id), steps);
  const drill = drillOf(g, id, steps, legs);
  const halves = isReason(drill) ? 0 : drill.halves;
  const prepared = preparePath(g, id, steps, licence);
  const disorder = isReason(prepared) ? [] : prepared.disorder;
  const gone = lengthOfPath(legs.filter((leg) => !isShort(leg)));
  const aside = { gone: lengthOfPath(legs.filter(isShort)), most: SIDE_STEP * JT };
  return costWords({ legs, gone, halves, allowance: licence.allowance, disorder, aside }, IN_JT);
}

/** CB-MAN-3 to CB-MAN-6: what cannot be dragged, as far as it is allowed and changes anything. */
export function pathPhrases(g: CbContext, id: number, licence: Licence): Phrase[] {
  const stands = standsOf(g, id);
  const { files } = unitOf(g, id);
  const wide = [...new Set([2 * files, Math.ceil(files / 2)])].filter((one) => one <= stands);
  const forms = ['column', 'line', 'quincunx'].map((into) => `form ${into}`);
  const all = ['turn about', ...forms, ...wide.map((one) => `files ${one}`)];
  return phrasesFor(all, (text) => changes(g, id, text, licence), 'advance 2, wheel left 30, advance 1');
}

/** Whether a path is allowed, and leaves the unit otherwise than it stands. */
function changes(g: CbContext, id: number, text: string, licence: Licence): boolean {
  const prepared = preparePath(g, id, readPath(g, id, text), licence);
  if (isReason(prepared)) return false;
  const { formation, files, end } = prepared;
  const { heading } = boxOf(g, id);
  return formation !== unitOf(g, id).formation || files !== unitOf(g, id).files || end.heading !== heading;
}
