import { again, call, done, procedure } from '@acies/kernel';
import type { Band } from '@acies/rules-disorder';
import type { Contact } from '../../board/board.ts';
import { takeLosses } from '../../board/change.ts';
import { riskAlone, riskWith } from '../../board/leaders.ts';
import {
  type CbContext,
  conditionOf,
  factsOf,
  isPresent,
  opponentOf,
  rightToLeft,
  unitOf,
  whoIs,
} from '../../board/look.ts';
import { type Losses, lossesOf, rollHits } from '../../sheet/chapters/losses.ts';
import type { Fighter } from '../../sheet/combat/combat-factors.ts';
import { type CombatResult, resultOf } from '../../sheet/combat/combat-results.ts';
import { rollRound } from '../../sheet/combat/combat-round.ts';
import { isSpecial } from '../../sheet/troops.ts';
import { aftermath } from './aftermath.ts';
import { combatantOf, type Facing, facingsIn, pairOf } from './combats.ts';
import { stampede } from './stampede.ts';

/** How a unit has come out of a round. */
export interface Outcome {
  readonly unit: number;
  readonly band: Band;
  /** The enemies whom it fought, in the order of its result. */
  readonly enemies: readonly number[];
  readonly result: CombatResult;
  readonly losses: Losses;
}

export interface Fighting {
  outcomes: Outcome[];
}

/** CB-SEQ-7, CB-SEQ-8: all combats together, then what comes after; pursuers who meet new enemy fight again. */
export const fighting = procedure<CbContext, Fighting>('fighting', {
  fight: (g, f) => {
    const contacts = g.board.contacts.filter((contact) => !contact.done);
    if (contacts.length === 0) return done(undefined);
    f.outcomes = fightRound(g, contacts);
    for (const { unit } of f.outcomes) unitOf(g, unit).fought = true;
    g.board.contacts = g.board.contacts.map(({ attacker, defender, mutual, met, fresh }) => {
      return { attacker, defender, mutual, met, fresh, done: true };
    });
    applyAll(g, f.outcomes);
    // CB-LDR-3: after results and before moves.
    for (const { unit } of f.outcomes) if (isPresent(g, unit)) riskWith(g, unit);
    return undefined;
  },
  settle: (_, f) =>
    call(aftermath, { outcomes: f.outcomes, waiting: [], chosen: [], boxes: [], pursuits: [], relieved: [] }),
  again: (g) => {
    stampede(g);
    riskAlone(g);
    return again('fight');
  },
});

/** CB-SEQ-6, CB-SEQ-10: the side with the initiative first, each from its right. */
function inOrder(g: CbContext, contacts: readonly Contact[]): number[] {
  const ids = [...new Set(contacts.flatMap(({ attacker, defender }) => [attacker, defender]))];
  const { initiative } = g.board;
  const of = (own: boolean): number[] => ids.filter((id) => (factsOf(g, id).side === initiative) === own);
  const second = initiative === 'red' ? 'blue' : 'red';
  return [...rightToLeft(g, initiative, of(true)), ...rightToLeft(g, second, of(false))];
}

/** CB-CBT-11: each throws once, and takes its worst result. */
function fightRound(g: CbContext, contacts: readonly Contact[]): Outcome[] {
  const facings = facingsIn(g, contacts);
  const units = inOrder(g, contacts).map((id) => combatantOf(g, id));
  const pairs = facings.map((facing) => pairOf(g, facing));
  return rollRound(units, pairs, g.dice).map(({ unit, against, band, score, enemyScore }) => {
    const at = pairs.findIndex(({ units: pair }) => pair.includes(unit) && pair.includes(against));
    const { units: pair, tallies } = pairs[at]!;
    const round = facings[at]!.contact.fresh ? 'charge' : 'melee';
    const tally = tallies[pair[0] === unit ? 0 : 1];
    g.tell?.({
      type: 'combat',
      clauses: ['CB-CBT-1', 'CB-CBT-2'],
      unit,
      against,
      tally,
      score,
      enemyScore,
      band,
      round,
    });
    return outcomeOf(g, facings, unit, against, band);
  });
}

const sideOfFacing = ({ contact, fighters }: Facing, id: number): Fighter => fighters[contact.attacker === id ? 0 : 1];

/** CB-RES-1 to CB-RES-12, CB-SPT-1: what the band does to it; special troops throw for their DPs. */
function outcomeOf(g: CbContext, facings: readonly Facing[], unit: number, against: number, band: Band): Outcome {
  const own = facings.filter(({ contact }) => contact.attacker === unit || contact.defender === unit);
  const enemies = own.map(({ contact }) => opponentOf(contact, unit));
  const worst = own[enemies.indexOf(against)]!;
  const { kind, stands } = factsOf(g, unit);
  const result = resultOf(
    band,
    sideOfFacing(worst, unit),
    own.map((facing, i) => sideOfFacing(facing, enemies[i]!)),
  );
  const criticals = rollHits(kind.type, result, g.dice, whoIs(g, unit));
  if (isSpecial(kind.type) && result.dp > 0) {
    const { hits, fate } = criticals;
    g.tell?.({ type: 'critical', clauses: ['CB-SPT-1', 'CB-SPT-2'], unit, dps: result.dp, hits, fate });
  }
  return {
    unit,
    band,
    enemies,
    result,
    losses: lossesOf(conditionOf(g, unit), { type: kind.type, stands }, result, criticals),
  };
}

/** CB-SEQ-7: results apply once all have been thrown. */
function applyAll(g: CbContext, outcomes: readonly Outcome[]): void {
  for (const { unit, losses, result } of outcomes) takeLosses(g, unit, losses, losses.dpGained, result.clauses[0]!);
}
