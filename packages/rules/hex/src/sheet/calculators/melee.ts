import { type Calculation, flag, impossible, type Prepared, ROLL, type Verdict, whole } from '@acies/kernel/odds';
import { z } from 'zod';
import { type PreparedMelee, prepareMelee, resolveMelee } from '../chapters/melee.ts';
import { ARCS, type Fighter } from '../chapters/melee-factors.ts';
import { closedWords, mayAttack, TERRAINS, USUAL_WORKS, type Works } from '../terrain.ts';
import { TROOPS, type TroopId } from '../troops.ts';
import {
  passCostsField,
  placeFields,
  placeFrom,
  standFields,
  startField,
  strengthField,
  strengthFrom,
  troopField,
  worksFields,
} from './fields.ts';
import { type MeleeCalculated, meleeAfter, meleeWords } from './melee-words.ts';
import { afterMelee } from './next.ts';
import { working } from './working.ts';

const fighterFields = (usual: TroopId) => ({
  type: troopField(usual),
  start: startField,
  sp: strengthField,
  disordered: flag('Disordered', 'disordered when the dice are thrown'),
  commander: flag('Leader with it', 'a leader is with the stand'),
  impact: z.number().int().min(0).max(6).optional().meta({ title: 'Impact', description: 'the type’s unless given' }),
  pilum: z.boolean().optional().meta({ title: 'Throws pila', description: 'throws pila; the type’s unless given' }),
  ranks: whole('Ranks behind', 'like stands in rank directly behind', 0, 2, 0),
  supports: whole('Stands in support', 'how many stands support it', 0, 2, 0),
  supportPila: whole('Pila dice of supports', 'pila dice of the supports', 0, 2, 0),
  began: z.enum(TERRAINS).optional().meta({
    title: 'Charge began on',
    description: 'the ground on which its charge began; where it stands unless given',
  }),
  met: z
    .enum(ARCS)
    .default('front')
    .meta({ title: 'Enemy at its', description: 'the side of this stand at which the enemy is' }),
  ...placeFields,
  gentle: flag('Hill without benefit', 'the battle says that this height gives no benefit in melee'),
});

const input = z.strictObject({
  attacker: standFields(fighterFields('WB')).prefault({}).meta({ title: 'Attacker' }),
  defender: standFields({ ...fighterFields('HI'), ...worksFields })
    .prefault({})
    .meta({ title: 'Defender' }),
  fresh: z.boolean().default(true).meta({
    title: 'Fresh charge',
    description: 'the attacker charges in now; false in later turns of the same melee',
  }),
  passCosts: passCostsField,
});

export type MeleeInput = z.infer<typeof input>;

type FighterInput = MeleeInput['attacker'];
type DefenderInput = MeleeInput['defender'];

const usuallyClosed = ({ type }: FighterInput): boolean => USUAL_WORKS.closedTo.includes(TROOPS[type].family);

/** HX-TER-3: the defences as the battle has them, if it varies them. */
function worksFrom({ footDice, mountedDice, upset, closed }: DefenderInput, attacker: FighterInput): { works?: Works } {
  const isClosed = closed ?? usuallyClosed(attacker);
  const varied =
    footDice !== USUAL_WORKS.foot ||
    mountedDice !== USUAL_WORKS.mounted ||
    upset !== USUAL_WORKS.disorder ||
    isClosed !== usuallyClosed(attacker);
  const closedTo = isClosed ? [TROOPS[attacker.type].family] : [];
  return varied ? { works: { foot: footDice, mounted: mountedDice, disorder: upset, closedTo } } : {};
}

function defenderFrom(given: DefenderInput, attacker: FighterInput): Fighter {
  const fighter = fighterFrom(given);
  return { ...fighter, place: { ...fighter.place, ...worksFrom(given, attacker) } };
}

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

/** HX-MEL-7, HX-PIL-1: a stand in support throws one die of pila at most. */
const pilaFault = ({ supports, supportPila }: FighterInput): Verdict | undefined =>
  supportPila > supports ? impossible('HX-MEL-7', 'more pila dice than stands in support') : undefined;

/** Whose dice they are: a melee given by hand has no stands with names. */
const WHO = { attacker: { unit: 'the attacker' }, defender: { unit: 'the defender' } } as const;

const filledFighter = <F extends FighterInput>(given: F): F => ({
  ...given,
  ...strengthFrom(given),
  impact: given.impact ?? TROOPS[given.type].impact,
  pilum: given.pilum ?? TROOPS[given.type].pilum,
  began: given.began ?? given.ground,
});

const filledDefender = (given: DefenderInput, attacker: FighterInput): DefenderInput => ({
  ...filledFighter(given),
  closed: given.closed ?? usuallyClosed(attacker),
});

interface PreparedCalculation extends Prepared {
  readonly melee: PreparedMelee;
}

export const meleeCalculation: Calculation<MeleeInput, PreparedCalculation, MeleeCalculated> = {
  id: 'melee',
  title: 'Melee: pila, both pools, morale tests and losses',
  clauses: [
    ...['HX-MEL-1', 'HX-MEL-2', 'HX-MEL-3', 'HX-MEL-5', 'HX-MEL-6', 'HX-MEL-7', 'HX-PIL-1'],
    ...['HX-MOR-1', 'HX-MOR-2', 'HX-MOR-3', 'HX-MOR-4', 'HX-LDR-1'],
    ...['HX-TER-1', 'HX-TER-2', 'HX-TER-3', 'HX-TER-4', 'HX-TER-5', 'HX-TER-6', 'HX-TER-7', 'HX-TER-8'],
  ],
  input,
  filledIn: ({ attacker, defender, ...rest }) => ({
    ...{ attacker: filledFighter(attacker), defender: filledDefender(defender, attacker), ...rest },
  }),
  prepare({ attacker, defender, ...rest }) {
    const melee = prepareMelee({
      attacker: fighterFrom(attacker),
      defender: defenderFrom(defender, attacker),
      ...rest,
    });
    const { pila, dice } = melee;
    const { situation } = melee;
    const allowed = mayAttack(situation.attacker.family, situation.attacker.place, situation.defender.place);
    const verdict = allowed ? ROLL : impossible('HX-TER-3', closedWords(situation.defender.place));
    const roles = ['attacker', 'defender'] as const;
    return {
      melee,
      verdict: pilaFault(attacker) ?? pilaFault(defender) ?? verdict,
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
  resolve: ({ melee }, dice) => meleeAfter(melee.situation, resolveMelee(melee, dice, WHO)),
  describe: meleeWords,
  rank({ winner, margin, attacker, defender }) {
    const side = winner === 'attacker' ? 0 : winner === null ? 1 : 2;
    const decided = winner === 'attacker' ? -Math.min(margin, 2) : Math.min(margin, 2);
    const order = (attacker.disordered ? 0.5 : 0) - (defender.disordered ? 0.5 : 0);
    return side * 100 + decided * 10 + attacker.loss - defender.loss + order;
  },
  measures: ({ attacker, defender, winner, fates }) => ({
    'attacker wins': winner === 'attacker',
    draw: winner === null,
    'defender wins': winner === 'defender',
    'SP lost by attacker': attacker.loss,
    'SP lost by defender': defender.loss,
    'attacker destroyed': fates.attacker.destroyed,
    'defender destroyed': fates.defender.destroyed,
  }),
  working,
  next: afterMelee,
};
