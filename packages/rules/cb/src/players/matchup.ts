import type { Band } from '@acies/rules-disorder';
import { type CbContext, conditionOf, factsOf, sideOf, standsOf, unitOf } from '../board/look.ts';
import { moraleOfBeasts, SHOCKS } from '../sheet/chapters/morale.ts';
import { combatChances, prepareCombat } from '../sheet/combat/combat.ts';
import type { Fighter, Motion } from '../sheet/combat/combat-factors.ts';
import { isDeeper } from '../sheet/combat/combat-numbers.ts';
import { bandCost, worthOf } from './worth.ts';

/** The bands of a combat as one side and the other read them: a victory is a defeat or a rout. */
const OUTCOMES: readonly (readonly [own: Band, enemy: Band, by: 'own' | 'enemy'])[] = [
  ['victory', 'rout', 'enemy'],
  ['victory', 'defeat', 'enemy'],
  ['success', 'set-back', 'own'],
  ['inconclusive', 'inconclusive', 'own'],
  ['set-back', 'success', 'own'],
  ['defeat', 'victory', 'own'],
  ['rout', 'victory', 'own'],
];

/** Matchups known already, by battle: units and their condition say all that counts at a glance. */
const known = new WeakMap<object, Map<string, number>>();

/** What never changes about a unit, as far as it counts here: many have it in common. */
const kinds = new WeakMap<object, string>();
function kindOf(g: CbContext, id: number): string {
  const facts = factsOf(g, id);
  let kind = kinds.get(facts);
  if (!kind) kinds.set(facts, (kind = JSON.stringify([facts.side, facts.stands, facts.kind])));
  return kind;
}

const keyOf = (g: CbContext, id: number, motion: Motion): string => {
  const { dp, shaken, casualties, formation, files } = unitOf(g, id);
  return `${kindOf(g, id)}.${files}.${dp}.${shaken}.${casualties}.${formation}.${motion}`;
};

/** What it is worth to a unit to charge an enemy in front. */
export const matchup = (g: CbContext, id: number, enemy: number): number => look(g, id, 'charging', enemy, 'standing');

/** What a first round of combat is worth to a unit, each coming on or standing. */
export function look(g: CbContext, id: number, motion: Motion, enemy: number, his: Motion): number {
  let table = known.get(g.setting);
  if (!table) known.set(g.setting, (table = new Map()));
  const key = `${keyOf(g, id, motion)} ${keyOf(g, enemy, his)}`;
  const before = table.get(key);
  if (before !== undefined) return before;
  const fresh = roundWorth(g, id, fighterOf(g, id, motion, enemy), enemy, fighterOf(g, enemy, his, id));
  table.set(key, fresh);
  return fresh;
}

/** CB-MOR-3, CB-MOR-4: DPs that horses take who come near such beasts. */
function shyDps(g: CbContext, id: number, enemy: number): number {
  const cause = moraleOfBeasts(
    factsOf(g, id).kind.type,
    factsOf(g, enemy).kind.type,
    g.setting.hasElephants[sideOf(g, id)],
  );
  return cause ? SHOCKS[cause].dp : 0;
}

const depthOf = (g: CbContext, id: number) => {
  const { formation, files } = unitOf(g, id);
  return { formation, ranks: Math.ceil(standsOf(g, id) / files), frontal: true };
};

/** A unit front to front with an enemy on open ground. */
function fighterOf(g: CbContext, id: number, motion: Motion, enemy: number): Fighter {
  const { formation, files, dp } = unitOf(g, id);
  return {
    ...conditionOf(g, id),
    dp: Math.min(5, dp + shyDps(g, id, enemy)),
    unit: factsOf(g, id).kind,
    formation,
    motion,
    round: 'charge',
    frontal: true,
    onset: 'both',
    ground: false,
    fortified: false,
    obstacle: false,
    deeper: isDeeper(depthOf(g, id), depthOf(g, enemy)),
    inspires: 0,
    numbers: files,
  };
}

/** A unit against an enemy in a later melee, in the condition and motion given. */
export const laterFighter = (g: CbContext, id: number, enemy: number, change: Partial<Fighter>): Fighter => ({
  ...fighterOf(g, id, 'standing', enemy),
  ...conditionOf(g, id),
  round: 'melee',
  ...change,
});

/** What friends lose who see a unit lost, as a rule. */
const SEEN = 0.5;
/** CB-RSP-1: who breaks before there is a fight. */
const BREAKS = 1.2;

export function roundWorth(g: CbContext, id: number, own: Fighter, enemy: number, other: Fighter): number {
  const waits = own.round === 'charge' && other.motion === 'standing';
  if (waits && other.shaken && other.unit.morale === 'poor') return BREAKS * worthOf(g, enemy);
  const [a, b] = [factsOf(g, id), factsOf(g, enemy)];
  const chances = combatChances(prepareCombat({ red: own, blue: other }, g.setting.rulings));
  let worth = 0;
  for (const [ours, theirs, by] of OUTCOMES) {
    const chance = by === 'own' ? chances.red[ours] : chances.blue[theirs];
    if (chance === 0) continue;
    const [loss, gain] = [bandCost(own, a.stands, [other], ours), bandCost(other, b.stands, [own], theirs)];
    worth += chance * worthOf(g, enemy) * (gain.own + (gain.lost ? SEEN : 0));
    worth -= chance * worthOf(g, id) * (loss.own + (loss.lost ? SEEN : 0));
  }
  return worth;
}
