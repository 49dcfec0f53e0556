import type { Exclusion, Side } from '@acies/kernel';
import { type Reason, reason } from '@acies/kernel/odds';
import { rangeBetween } from '@acies/table';
import {
  boxOf,
  type CbContext,
  calledOf,
  enemiesOf,
  enemyWithin,
  factsOf,
  presentOf,
  unitOf,
} from '../../board/look.ts';
import { RESPONSES, type Response, type Responses } from '../../sheet/combat/responses.ts';
import { shootsFirst } from '../../sheet/combat/shoot-or-move.ts';
import { BOW_SHOT } from '../../sheet/troops.ts';

/** What players may ask about with "why". */

const excluded = (what: string, because: Reason | undefined): Exclusion[] => (because ? [{ what, ...because }] : []);

const wordsOfCharge = (g: CbContext, id: number, enemy: number): string =>
  `${calledOf(g, id)} charges ${calledOf(g, enemy)}`;

/** CB-SEQ-6, CB-CHG-1 to CB-CHG-4: charges that cannot be declared; the nearest enemy of each unit first. */
export function excludedCharges(
  g: CbContext,
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

/** CB-SEQ-3 to CB-SEQ-5, CB-CMD-6, CB-MOV-9: what a unit cannot do in the Tactical phase. */
export function excludedActions(g: CbContext, id: number, stays: Reason | undefined): Exclusion[] {
  const { kind } = factsOf(g, id);
  const near = enemyWithin(g, id, BOW_SHOT);
  const { moved } = unitOf(g, id);
  if (stays) return ['move', 'advance', 'change formation', 'charge'].flatMap((what) => excluded(what, stays));
  return [
    ...excluded(
      'move twice as far',
      near ? reason('CB-MOV-9', `enemy is nearer than ${BOW_SHOT} JT already`) : undefined,
    ),
    ...excluded(
      'shoot before moving',
      shootsFirst(kind) || moved
        ? undefined
        : reason('CB-SEQ-5', 'only skirmishers, missile troops and light cavalry shoot before they move'),
    ),
    ...excluded('charge', reason('CB-SEQ-6', 'charges are declared when all have moved')),
    ...excluded(
      'a way (advance, wheel)',
      reason('CB-SEQ-3', 'the move and its dice come first, then the way: take one of the moves'),
    ),
    ...excluded(
      'a step on the spot (form column, form line, form quincunx, files, turn about, face, sidestep, back)',
      reason('CB-MAN-9', 'take “change formation, facing or place by a step” first, or a move, and then type it'),
    ),
  ];
}

/** CB-RSP-1 to CB-RSP-5: what a charged unit cannot do. */
export const excludedResponses = ({ clause, options }: Responses): Exclusion[] =>
  RESPONSES.filter((response) => !options.includes(response)).flatMap((response) =>
    excluded(response, WHO_MAY[response](clause)),
  );

const WHO_MAY: Readonly<Record<Response, (clause: string) => Reason>> = {
  break: () => reason('CB-RSP-1', 'only the shaken of poor morale break before a charge'),
  stand: (clause) => reason(clause, 'it does not stand against these in the open'),
  'counter-charge': (clause) => reason(clause, 'only cavalry in good order counter-charges, unformed only whom it may'),
  evade: (clause) => reason(clause, 'only unformed light infantry and unformed cavalry evade'),
};
