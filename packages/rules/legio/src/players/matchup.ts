import { factsOf, type LegioContext, unitOf } from '../board/look.ts';
import { combatChances, prepareCombat } from '../sheet/combat/combat.ts';
import type { Motion } from '../sheet/combat/combat-factors.ts';
import { OUTCOMES } from './fights.ts';
import { type BandCost, bandCost, type Fought, foughtBy, worthOf } from './worth.ts';

/** Matchups known already, by battle: units and their condition say all that counts at a glance. */
const known = new WeakMap<object, Map<string, number>>();

const keyOf = (g: LegioContext, id: number, motion: Motion): string => {
  const { dp, shaken, casualties, formation, files } = unitOf(g, id);
  return `${id}.${files}.${dp}.${shaken}.${casualties}.${formation}.${motion}`;
};

/** What it is worth to a unit to charge an enemy in front. */
export const matchup = (g: LegioContext, id: number, enemy: number): number =>
  look(g, id, 'charging', enemy, 'standing');

/** What a round of combat is worth to a unit, each coming on or standing. */
export function look(g: LegioContext, id: number, motion: Motion, enemy: number, his: Motion): number {
  let table = known.get(g.setting);
  if (!table) known.set(g.setting, (table = new Map()));
  const key = `${keyOf(g, id, motion)} ${keyOf(g, enemy, his)}`;
  const before = table.get(key);
  if (before !== undefined) return before;
  const [own, other] = [
    { ...foughtBy(g, id), motion },
    { ...foughtBy(g, enemy), motion: his },
  ];
  const fresh = roundWorth(g, id, own, enemy, other);
  table.set(key, fresh);
  return fresh;
}

/** What friends lose who see a unit retire or break, as a rule. */
const SEEN = { retires: 0.2, breaks: 0.5 };

const total = ({ own, seen }: BandCost): number => own + (seen ? SEEN[seen] : 0);

/** LG-RSP-1: who is shaken breaks before there is a fight. */
const BREAKS = 1;

export function roundWorth(
  g: LegioContext,
  id: number,
  own: Fought,
  enemy: number,
  other: Fought,
  fresh = true,
): number {
  if (fresh && other.shaken && other.motion === 'standing') return BREAKS * worthOf(g, enemy);
  const [a, b] = [factsOf(g, id), factsOf(g, enemy)];
  const alone = { ground: false, fortified: false, supported: false, inspired: false };
  const prepared = prepareCombat(
    {
      red: { ...own, ...alone, numbers: unitOf(g, id).files },
      blue: { ...other, ...alone, numbers: unitOf(g, enemy).files },
    },
    g.setting.rulings,
  );
  const chances = combatChances(prepared);
  let worth = 0;
  for (const [ours, theirs, by] of OUTCOMES) {
    const chance = by === 'own' ? chances.red[ours] : chances.blue[theirs];
    if (chance === 0) continue;
    const { rulings } = g.setting;
    const loss = bandCost(own, a.stands, [other], ours, rulings);
    const gain = bandCost(other, b.stands, [own], theirs, rulings);
    worth += chance * (worthOf(g, enemy) * total(gain) - worthOf(g, id) * total(loss));
  }
  return worth;
}
