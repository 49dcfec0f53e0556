import type { Nearest } from '@acies/kernel';
import type { Overlay, Phrase, Wish } from '@acies/kernel/picture';
import { costWords, isReason, phrasesFor, reachNow, refusalIn, stepsToward, turnWords } from '@acies/rules-disorder';
import { type Gait, lengthOfPath, QUARTER, type Step } from '@acies/table';
import { boxOf, factsOf, type LegioContext, standsOf, unitOf } from '../../board/look.ts';
import { PACE } from '../../board/setting.ts';
import { prepareManoeuvre, SIDE_STEP } from '../../sheet/chapters/manoeuvre.ts';
import { drillOf } from './drill.ts';
import { fitted, looseMove } from './loose-move.ts';
import { mountingOf } from './mounting.ts';
import { type Licence, preparePath } from './move-path.ts';
import { asPath, legsOf, type PathStep, readPath } from './path-steps.ts';
import { isLegal } from './paths.ts';

/** LG-MAN-1, LG-MAN-2, LG-MAN-6, LG-MAN-9: what steps a unit takes with what it has thrown. */
function gaitOf(g: LegioContext, id: number, { allowance, halted }: Licence): Gait {
  const length = Math.floor(allowance * PACE);
  const { formation } = unitOf(g, id);
  if (formation === 'unformed') return { allowance: length, wheel: 0, faces: true };
  const aside = prepareManoeuvre({
    unit: factsOf(g, id).kind,
    formation,
    manoeuvre: 'side-step or step back',
    into: 'line',
    nearEnemy: false,
  });
  return {
    allowance: length,
    wheel: QUARTER,
    short: halted || aside.verdict.kind === 'impossible' ? 0 : SIDE_STEP * PACE,
    turns: { to: ['about'], cost: Math.ceil(length / 2) },
  };
}

/** A way that is allowed is offered before one that is not, if it ends no more than so many paces farther off. */
const SLACK = 10;
const IN_PACES = { name: 'paces', length: PACE };

/** LG-SEQ-2: the path that leads nearest to where a unit was dragged, and why no nearer; of another unit nothing. */
export function aimPath(
  g: LegioContext,
  id: number,
  licence: Licence,
  wish: Wish,
): Nearest<readonly PathStep[]> | undefined {
  if (wish.piece !== id) return undefined;
  const { steps, because } = stepsToward(
    {
      box: boxOf(g, id),
      gaits: [gaitOf(g, id, licence)],
      ...{ grain: PACE / 2, slack: SLACK * PACE },
      refusal: (way) => refusalIn(preparePath(g, id, way, licence)),
      turned: turnWords('LG-MAN-6', 'LG-MAN-2', IN_PACES),
      fit: (way) => fitted(g, id, way, Math.floor(licence.allowance * PACE)),
    },
    wish,
  );
  return { choice: steps, because };
}

/** LG-SEQ-2, LG-MOV-1: how far the one that moves can go with what it has thrown; of others nothing is said. */
export function reachOfPath(g: LegioContext, id: number, licence: Licence, piece: number): Overlay[] | undefined {
  const { approach, road, allowance } = licence;
  const kept = approach ? ', beyond bow range' : road ? ', along the road' : '';
  const going = {
    ...{ id, box: boxOf(g, id), isUnformed: unitOf(g, id).formation === 'unformed' },
    gait: gaitOf(g, id, licence),
    words: `${allowance} paces now${kept}`,
    isAllowed: (steps: readonly Step[]) => isLegal(g, id, steps, licence),
  };
  return reachNow(going, piece);
}

/** LG-MOV-1, LG-MAN-1 to LG-MAN-9: "62 of 80 paces, 1 DP for wheel". */
export function costOfPath(g: LegioContext, id: number, licence: Licence, choice: unknown): string | undefined {
  const steps = asPath(choice);
  if (isReason(steps)) return undefined;
  const legs = legsOf(g, id, boxOf(g, id), steps);
  const drill = drillOf(g, id, steps, legs, licence.halted === true);
  const halves = isReason(drill) ? 0 : drill.halves;
  const gone = looseMove(g, id, steps, legs)?.length ?? lengthOfPath(legs);
  const prepared = preparePath(g, id, steps, licence);
  const disorder = isReason(prepared) ? [] : prepared.disorder;
  return costWords({ legs, gone, halves, allowance: licence.allowance, disorder }, IN_PACES);
}

/** LG-MAN-1 to LG-MAN-7: what cannot be dragged, as far as it is allowed and changes anything. */
export function pathPhrases(g: LegioContext, id: number, licence: Licence): Phrase[] {
  const stands = standsOf(g, id);
  const mounting = mountingOf(g, id);
  const wide = [...new Set([stands, Math.ceil(stands / 2), unitOf(g, id).files])].filter((files) => files <= stands);
  const all = [
    ...['turn about', 'form column'],
    ...wide.filter((files) => files > 1).map((files) => `form line ${files}`),
    ...wide.map((files) => `files ${files}`),
    ...(mounting ? [mounting] : []),
  ];
  return phrasesFor(all, (text) => changes(g, id, text, licence), 'advance 40, wheel left 30, advance 20');
}

/** Whether a path is allowed, and leaves the unit otherwise than it stands. */
function changes(g: LegioContext, id: number, text: string, licence: Licence): boolean {
  const prepared = preparePath(g, id, readPath(g, id, text), licence);
  if (isReason(prepared)) return false;
  const { into, mounting, end } = prepared;
  const { formation } = unitOf(g, id);
  const { width, depth, heading } = boxOf(g, id);
  const isSame = end.width === width && end.depth === depth && end.heading === heading;
  return mounting !== undefined || (into ?? formation) !== formation || !isSame;
}
