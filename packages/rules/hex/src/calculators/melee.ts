import { type Calculation, impossible, type Prepared, ROLL } from '@acies/kernel';
import { z } from 'zod';
import { type MeleeOutcome, type PreparedMelee, prepareMelee, type Role, resolveMelee } from '../melee.ts';
import { ARCS, type Fighter } from '../melee-factors.ts';
import { GROUNDS, mayAttack } from '../terrain.ts';
import { TROOPS, type TroopId } from '../troops.ts';
import { flag, placeFields, placeFrom, startField, strengthField, strengthFrom, troopField, whole } from './fields.ts';
import { afterMelee } from './next.ts';

const fighterFields = (usual: TroopId) => ({
  type: troopField(usual),
  start: startField,
  sp: strengthField,
  disordered: flag('disordered when the dice are thrown'),
  commander: flag('a leader is with the stand'),
  impact: z.number().int().min(0).max(6).optional().describe('the type’s unless given'),
  pilum: z.boolean().optional().describe('throws pila; the type’s unless given'),
  ranks: whole('like stands in rank directly behind', 0, 2, 0),
  supports: whole('stands in support', 0, 2, 0),
  supportPila: whole('pila dice of the supports', 0, 2, 0),
  began: z.enum(GROUNDS).optional().describe('the ground on which its charge began; where it stands unless given'),
  met: z.enum(ARCS).default('front').describe('the side of this stand at which the enemy is'),
  ...placeFields,
});

const input = z.strictObject({
  attacker: z.strictObject(fighterFields('WB')).prefault({}),
  defender: z.strictObject(fighterFields('HI')).prefault({}),
  fresh: z.boolean().default(true).describe('the attacker charges in now; false in later turns of the same melee'),
});

export type MeleeInput = z.infer<typeof input>;

type FighterInput = MeleeInput['attacker'];

const fighterFrom = (given: FighterInput): Fighter => {
  const troop = TROOPS[given.type];
  const { ranks, supports, supportPila, began, met, disordered, commander } = given;
  return {
    family: troop.family,
    ...strengthFrom(given),
    disordered,
    commander,
    impact: given.impact ?? troop.impact,
    pilum: given.pilum ?? troop.pilum,
    place: placeFrom(given),
    began,
    ranks,
    supports,
    supportPila,
    met,
  };
};

interface PreparedCalculation extends Prepared {
  readonly melee: PreparedMelee;
}

export const describeMelee = (outcome: MeleeOutcome): string => {
  const { attacker, defender, winner, margin } = outcome;
  const head = winner === null ? 'draw' : `${winner} wins${margin >= 2 ? ' by 2 or more' : ''}`;
  const losses = [lossOf('attacker', attacker), lossOf('defender', defender)].filter(Boolean);
  return [head, losses.join(', ') || 'no losses'].join('; ');
};

const lossOf = (role: Role, { loss, leaderLost }: MeleeOutcome['attacker']): string =>
  [loss > 0 ? `${role} loses ${loss} SP` : '', leaderLost ? `${role}’s leader lost` : ''].filter(Boolean).join(' and ');

export const meleeCalculation: Calculation<MeleeInput, PreparedCalculation, MeleeOutcome> = {
  id: 'melee',
  title: 'Melee: pila, both pools, morale tests and losses',
  clauses: [
    ...['HX-MEL-1', 'HX-MEL-2', 'HX-MEL-3', 'HX-MEL-5', 'HX-MEL-6', 'HX-MEL-7', 'HX-PIL-1'],
    ...['HX-MOR-1', 'HX-MOR-2', 'HX-MOR-3', 'HX-LDR-1'],
    ...['HX-TER-1', 'HX-TER-2', 'HX-TER-3', 'HX-TER-4', 'HX-TER-5', 'HX-TER-6', 'HX-TER-7', 'HX-TER-8'],
  ],
  input,
  prepare({ attacker, defender, fresh }) {
    const melee = prepareMelee({ attacker: fighterFrom(attacker), defender: fighterFrom(defender), fresh });
    const { pila, dice } = melee;
    const { situation } = melee;
    const allowed = mayAttack(situation.attacker.family, situation.attacker.place, situation.defender.place);
    const roles = ['attacker', 'defender'] as const;
    return {
      melee,
      verdict: allowed ? ROLL : impossible('HX-TER-3', 'chariots and elephants cannot attack defences'),
      tallies: roles.flatMap((role) => [
        ...(pila[role].rows.length > 0 ? [{ heading: `${role}’s pila`, tally: pila[role], unit: 'D6' }] : []),
        { heading: `${role}’s dice`, tally: dice[role], unit: 'D6' },
      ]),
      dice: [
        ...roles.flatMap((role) => (pila[role].total > 0 ? [`${pila[role].total}D6 pila of the ${role}`] : [])),
        `${dice.attacker.total}D6 against ${dice.defender.total}D6, hits on 6 or double 5`,
        '1D6 for the morale of each side that is hit',
      ],
    };
  },
  resolve: ({ melee }, dice) => resolveMelee(melee, dice),
  describe: describeMelee,
  rank({ winner, margin, attacker, defender }) {
    const side = winner === 'attacker' ? 0 : winner === null ? 1 : 2;
    const decided = winner === 'attacker' ? -Math.min(margin, 2) : Math.min(margin, 2);
    return side * 100 + decided * 10 + attacker.loss - defender.loss;
  },
  measures: ({ attacker, defender, winner }) => ({
    'attacker wins': winner === 'attacker' ? 1 : 0,
    draw: winner === null ? 1 : 0,
    'defender wins': winner === 'defender' ? 1 : 0,
    'SP lost by attacker': attacker.loss,
    'SP lost by defender': defender.loss,
  }),
  next: afterMelee,
};
