import {
  type ClockTable,
  type Fighter,
  factsOf,
  givesSupport,
  meleeChances,
  prepareMelee,
  unitOf,
} from '@acies/rules-clock';
import { lossWorth, worthOf } from './worth.ts';

/** Matchups known already, by battle: units and their DMZ say all that counts at a glance. */
const known = new WeakMap<object, Map<string, number>>();

/** What it is worth to a unit to charge an enemy in front, each with a friend beside it where friends give support. */
export const matchup = (g: ClockTable, id: number, enemy: number): number => look(g, id, enemy, true);

/** The same for a later round, when nobody charges any more. */
export const steadyMatchup = (g: ClockTable, id: number, enemy: number): number => look(g, id, enemy, false);

function look(g: ClockTable, id: number, enemy: number, charging: boolean): number {
  let table = known.get(g.field);
  if (!table) known.set(g.field, (table = new Map()));
  const key = `${charging}${id}.${unitOf(g, id).dmz} ${enemy}.${unitOf(g, enemy).dmz}`;
  const before = table.get(key);
  if (before !== undefined) return before;
  const fresh = workOut(g, id, enemy, charging);
  table.set(key, fresh);
  return fresh;
}

function workOut(g: ClockTable, id: number, enemy: number, charging: boolean): number {
  const prepared = prepareMelee(
    { attacker: fighter(g, id, charging, false), defender: fighter(g, enemy, false, charging) },
    g.field.rulings,
  );
  const { attacker, defender } = meleeChances(prepared);
  const gain = lossWorth(defender, unitOf(g, enemy).dmz) * worthOf(g, enemy);
  return gain - lossWorth(attacker, unitOf(g, id).dmz) * worthOf(g, id);
}

function fighter(g: ClockTable, id: number, charging: boolean, charged: boolean): Fighter {
  const { kind } = factsOf(g, id);
  const { dmz, hadDmz, fought } = unitOf(g, id);
  return {
    unit: kind,
    dmz,
    hadDmz,
    leaderFactor: 0,
    charging,
    charged,
    stationary: !charging,
    inRough: false,
    inDenseWoods: false,
    uphill: false,
    defendsBank: false,
    attacked: 'front',
    column: false,
    supports: givesSupport(kind.type) ? 1 : 0,
    firstCombat: !fought && (charging || charged),
    canRetreat: true,
  };
}
