import { listed } from '@acies/kernel';
import type { Shown } from '@acies/kernel/picture';
import { type Run, runAt, runShown } from '@acies/rules-disorder';
import { distanceBetween, frontOf } from '@acies/table';
import { bodiesOf, boxOf, factsOf, type LegioContext, nameOf } from '../../board/look.ts';
import { PACE } from '../../board/setting.ts';
import { moveDice } from '../../sheet/chapters/moving.ts';
import type { Response } from '../../sheet/combat/responses.ts';
import { averageDice } from '../acting/declared-moves.ts';
import { excludedResponses } from '../acting/exclusions.ts';
import type { Charge } from './declaring.ts';
import { responsesOf } from './responding.ts';
import { responsePreview } from './response-odds.ts';

/** A charge on its way: how far it comes, once that has been thrown. */
export interface Running extends Charge {
  length?: number | undefined;
  /** Whom it went for before it ran into others. */
  readonly before?: readonly number[];
}

export interface Charging {
  /** All charges of both sides that have not been run yet. */
  charges: Running[];
  /** Charged units that have not responded yet. */
  waiting: number[];
  responses: [number, Response][];
  response?: Response | undefined;
  /** Those who have still to throw for the charge that is run now: the charger, and who comes to meet him. */
  throwing: number[];
  /** LG-MOV-1: average dice that the first of them throws. */
  average?: number | undefined;
  /** Paces that a charge which misses goes; all of them unless said. */
  goes?: number | undefined;
}

/** Charges about to be run. */
export const chargingOf = (charges: readonly Running[]): Charging => ({
  charges: charges.map((charge) => ({ ...charge })),
  waiting: [],
  responses: [],
  throwing: [],
});

export const chargersOf = ({ charges }: Charging, target: number): number[] =>
  charges.filter((charge) => charge.target === target).map(({ unit }) => unit);

export const responseOf = ({ responses }: Charging, id: number): Response | undefined =>
  responses.findLast(([unit]) => unit === id)?.[1];

export const respondDecision = listed<LegioContext, Charging, Response>('respond', {
  question: (g, c) => {
    const names = chargersOf(c, c.waiting[0]!).map((id) => nameOf(g, id));
    return `Charged by ${names.join(' and ')}: what shall ${nameOf(g, c.waiting[0]!)} do?`;
  },
  options(g, c, out) {
    const id = c.waiting[0]!;
    for (const option of responsesOf(g, id, chargersOf(c, id)).options) out.add(option);
  },
  label: (_, __, choice) => (choice === 'evade' ? 'try to evade' : choice),
  preview: (g, c, choice) => responsePreview(g, c.waiting[0]!, chargersOf(c, c.waiting[0]!), choice),
  excluded: (g, c) => excludedResponses(responsesOf(g, c.waiting[0]!, chargersOf(c, c.waiting[0]!))),
  about: (_, { waiting }) => waiting.slice(0, 1),
  shows: (_, c) => ({ pieces: c.waiting.slice(0, 1), targets: chargersOf(c, c.waiting[0]!) }),
});

/** LG-MOV-1: cavalry throws one average die or two; others have no choice. */
export const chargeDiceDecision = listed<LegioContext, Charging, number>('charge-dice', {
  question: (g, { throwing }) => `Charge of ${nameOf(g, throwing[0]!)}: with how many average dice?`,
  options(g, { throwing }, out) {
    for (const { average } of moveDice(factsOf(g, throwing[0]!).kind.type, 'charge')) out.add(average);
  },
  label: (_, __, choice) => `${averageDice(choice)} and a D6`,
  about: (_, { throwing }) => throwing.slice(0, 1),
  shows: (_, { throwing, charges }) => ({
    pieces: throwing.slice(0, 1),
    targets: charges.filter(({ unit }) => unit === throwing[0]).map(({ target }) => target),
  }),
});

/** LG-SEQ-4 (R): at where the enemy is now, or was when he left the battle. */
export const runOf = (g: LegioContext, { unit, target, length }: Running): Run =>
  runAt(bodiesOf(g), unit, target, length!);

/** A charge that misses, as far as it goes: nobody who stops at once moves at all. */
function missShown(g: LegioContext, { unit, target, length }: Running, paces: number): Shown {
  const { targets: _, ...run } = runShown(bodiesOf(g), unit, target, Math.min(paces * PACE, length!));
  return paces === 0 ? { pieces: [unit] } : run;
}

/** Paces between the places where a charge that misses may stop. */
const STOPS = 20;

export const missDecision = listed<LegioContext, Charging, number>('miss', {
  question: (g, { charges }) => `Enemy missed: how far shall ${nameOf(g, charges[0]!.unit)} go?`,
  options(g, { charges }, out) {
    const { unit, length } = charges[0]!;
    const gone = distanceBetween(frontOf(boxOf(g, unit)), frontOf(runOf(g, charges[0]!).end));
    for (let paces = 0; paces * PACE < Math.min(gone, length!); paces += STOPS) out.add(paces);
    out.add(Math.ceil(length! / PACE));
  },
  label: (_, { charges }, choice) => {
    if (choice * PACE >= charges[0]!.length!) return 'the whole way';
    return choice === 0 ? 'stop here' : `${choice} paces`;
  },
  about: (_, { charges }) => [charges[0]!.unit],
  shows: (g, { charges: [charge] }, choice) => missShown(g, charge!, choice),
});
