import { listed } from '@acies/kernel';
import { type CbContext, nameOf, unitOf } from '../../board/look.ts';
import type { Response } from '../../sheet/combat/responses.ts';
import { combatOdds } from '../combat/combat-odds.ts';
import { excludedResponses } from '../moving/exclusions.ts';
import { chargeDice } from './charge-way.ts';
import type { Charge } from './may-charge.ts';
import { responsesOf } from './responding.ts';

/** A charge on its way, and how far it comes once that has been thrown. */
export interface Running extends Charge {
  length?: number | undefined;
  /** Enemies for whom it has been turned aside. */
  before?: readonly number[];
  /** It has let the enemy who charges it run first. */
  waited?: boolean;
}

export interface Charging {
  /** All charges of both sides that have not been run yet. */
  charges: Running[];
  /** Charged units that have not responded yet. */
  waiting: number[];
  responses: [number, Response][];
  response?: Response | undefined;
  dice?: number | undefined;
}

export const chargersOf = ({ charges }: Charging, target: number): number[] =>
  charges.filter((charge) => charge.target === target).map(({ unit }) => unit);

export const respondDecision = listed<CbContext, Charging, Response>('respond', {
  question: (g, c) => {
    const names = chargersOf(c, c.waiting[0]!).map((id) => nameOf(g, id));
    return `Charged by ${names.join(' and ')}: what shall ${nameOf(g, c.waiting[0]!)} do?`;
  },
  options(g, c, out) {
    const id = c.waiting[0]!;
    for (const option of responsesOf(g, id, chargersOf(c, id)).options) out.add(option);
  },
  label: (_, __, choice) => choice,
  excluded: (g, c) => excludedResponses(responsesOf(g, c.waiting[0]!, chargersOf(c, c.waiting[0]!))),
  about: (_, { waiting }) => waiting.slice(0, 1),
  shows: (_, c) => ({ pieces: c.waiting.slice(0, 1), targets: chargersOf(c, c.waiting[0]!) }),
  preview: (g, c, choice) =>
    choice === 'stand' || choice === 'counter-charge'
      ? chargersOf(c, c.waiting[0]!)
          .map((charger) => combatOdds(g, charger, c.waiting[0]!))
          .filter((odds) => odds !== undefined)
          .map((odds) => `the charger, ${odds}`)[0]
      : undefined,
});

/** The charge to be thrown for next: the first, or that of the enemy who comes to meet it. */
export const nextThrow = (c: Charging): Running => {
  const [first] = c.charges;
  const his = c.charges.find(({ unit, target }) => unit === first!.target && target === first!.unit);
  return first!.length === undefined || !his ? first! : his;
};

/** CB-CTL-6, CB-MOV-4: who is carried away charges with all the dice there are. */
export function diceOf(g: CbContext, id: number): number[] {
  const { mood } = unitOf(g, id);
  const dice = chargeDice(g, id);
  return mood === 'advancing' || mood === 'pursuing' ? dice.slice(0, 1) : dice;
}

export const diceDecision = listed<CbContext, Charging, number>('dice', {
  question: (g, c) => `Charge of ${nameOf(g, nextThrow(c).unit)}: with how many dice?`,
  options(g, c, out) {
    for (const dice of diceOf(g, nextThrow(c).unit)) out.add(dice);
  },
  label: (_, __, choice) => (choice === 1 ? '1 die' : `${choice} dice`),
  about: (_, c) => [nextThrow(c).unit],
  shows: (_, c) => ({ pieces: [nextThrow(c).unit], targets: [nextThrow(c).target] }),
});
