import type { Exclusion, Side } from '@acies/kernel';
import { type Reason, reason, type Verdict } from '@acies/kernel/odds';
import { rangeBetween } from '@acies/table';
import {
  boxOf,
  calledOf,
  enemiesOf,
  enemyWithin,
  factsOf,
  type LegioContext,
  presentOf,
  unitOf,
} from '../../board/look.ts';
import { isBarred } from '../../sheet/chapters/moving.ts';
import { RESPONSES, type Response, type Responses } from '../../sheet/combat/responses.ts';
import { BOW } from '../../sheet/troops.ts';

/** What players may ask about with "why". */

const excluded = (what: string, because: Reason | undefined): Exclusion[] => (because ? [{ what, ...because }] : []);

/** LG-SEQ-4, LG-CHG-1 to LG-CHG-3: charges that cannot be declared; the nearest enemy of each unit first. */
export function excludedCharges(
  g: LegioContext,
  side: Side,
  whyNot: (id: number, enemy: number) => Reason | undefined,
): Exclusion[] {
  const byDistance = (id: number): number[] => {
    const away = new Map(enemiesOf(g, id).map((enemy) => [enemy, rangeBetween(boxOf(g, id), boxOf(g, enemy))]));
    return [...away.keys()].sort((a, b) => away.get(a)! - away.get(b)!);
  };
  const all = presentOf(g, side).map((id) =>
    byDistance(id).flatMap((enemy) => excluded(wordsOfCharge(g, id, enemy), whyNot(id, enemy))),
  );
  return [...all.flatMap((each) => each.slice(0, 1)), ...all.flatMap((each) => each.slice(1))];
}

/** A charge by the names that players may type. */
export const wordsOfCharge = (g: LegioContext, id: number, enemy: number): string =>
  `${calledOf(g, id)} charges ${calledOf(g, enemy)}`;

/** LG-SEQ-2, LG-AFT-1, LG-CTL-2, LG-MOV-1 to LG-MOV-6: what a unit cannot do in the move phase. */
export function excludedActions(
  g: LegioContext,
  id: number,
  on: { rest: Reason | undefined; unform: Verdict },
): Exclusion[] {
  const rest = excluded('rest', on.rest);
  const stays = whyNoMove(g, id);
  if (stays) return [...['move', 'fast move', 'advance', 'charge'].flatMap((what) => excluded(what, stays)), ...rest];
  return [...rest, ...excluded('unform', barIn(on.unform)), ...excludedMoves(g, id)];
}

const barIn = (verdict: Verdict): Reason | undefined => (verdict.kind === 'impossible' ? verdict.because : undefined);

function whyNoMove(g: LegioContext, id: number): Reason | undefined {
  const { control, halted } = unitOf(g, id);
  if (control === 'repeats') return reason('LG-CTL-2', 'its control test has it stand as it stood before');
  if (control === 'halts') return reason('LG-CTL-2', 'its control test has halted it for this turn');
  return halted ? reason('LG-AFT-1', 'it is halted after combat: it may change formation or facing') : undefined;
}

function excludedMoves(g: LegioContext, id: number): Exclusion[] {
  const { type } = factsOf(g, id).kind;
  const column = unitOf(g, id).formation === 'column';
  const noDice = column ? reason('LG-MOV-4', 'a column moves without dice') : undefined;
  const guns = type === 'Art' ? reason('LG-MOV-1', 'artillery moves without dice') : undefined;
  const near = enemyWithin(g, id, BOW) ? reason('LG-MOV-3', `enemy is within ${BOW} paces already`) : undefined;
  const barred = isBarred(type) ? reason('LG-MOV-6', 'it cannot enter difficult ground') : undefined;
  return [
    ...excluded('fast move', guns ?? noDice),
    ...excluded('move staying beyond bow range (approach)', near),
    ...excluded('move in difficult ground', barred),
    ...excluded('charge', reason('LG-SEQ-4', 'charges are declared when all have moved')),
    ...excluded(
      'a way (advance, wheel, turn, face, form, files, sidestep, back)',
      reason('LG-SEQ-2', 'the move and its dice come first, then the way'),
    ),
  ];
}

/** LG-RSP-1 to LG-RSP-6: what a charged unit cannot do. */
export const excludedResponses = ({ clause, options }: Responses): Exclusion[] =>
  RESPONSES.filter((response) => !options.includes(response)).flatMap((response) =>
    excluded(response, WHO_MAY[response](clause)),
  );

const WHO_MAY: Readonly<Record<Response, (clause: string) => Reason>> = {
  break: () => reason('LG-RSP-1', 'only who is shaken breaks before a charge'),
  stand: (clause) => reason(clause, 'it does not stand against these: it evades, or comes on if it may'),
  'counter-charge': (clause) =>
    reason(clause, 'only light foot and unformed horse counter-charge whom they may fight, and shock cavalry pursuers'),
  evade: (clause) =>
    reason(
      clause,
      'light foot, unformed horse, and heavy horse or javelinmen before foot, chariots or elephants evade',
    ),
};
