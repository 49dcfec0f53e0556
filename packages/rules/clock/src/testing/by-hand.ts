import type { MeleeSituation } from '../sheet/chapters/melee.ts';
import type { Fighter } from '../sheet/chapters/melee-factors.ts';

/** The melee table read a second time, as a person with the sheet beside him would add it up. */
export function sumByHand(own: Fighter, enemy: Fighter): number {
  const { type, combat } = own.unit;
  const horse = ['HH', 'MH', 'LH'];
  const mounted = [...horse, 'Cam', 'El', 'SCh', 'Ch'];
  let sum = { Pike: 4, Spear: 4, Leg: 4, WB: 3, MF: 3, Arch: 2, Sk: 1, Rab: 1, HH: 4 }[type as string] ?? 0;
  sum += { MH: 3, LH: 2, Cam: 2, El: 4, SCh: 2, Ch: 3, Art: 1, Camp: 2, Bag: 1 }[type as string] ?? 0;
  if (type !== 'Camp') sum += own.supports;

  let flank = 0;
  if (own.attacked === 'flank') flank = 1;
  if (own.attacked === 'flank by light horse' || own.attacked === 'rear') flank = 2;
  if (own.attacked === 'rear by light horse') flank = 4;
  if (own.column) flank = Math.max(flank, enemy.unit.type === 'LH' ? 2 : 1);
  sum -= flank;
  if (flank > 0 && own.unit.phalanx) sum -= 1;

  if (own.charging) {
    if (type === 'Pike' || type === 'WB' || type === 'HH') sum += 1;
    if (own.unit.wildCharge) sum += 1;
    if (type === 'El') sum += 3;
    if (type === 'SCh') sum += 6;
  }

  let ground = 0;
  if (type === 'Arch' || type === 'Spear' || type === 'Art') ground = 1;
  if (mounted.includes(type)) ground = 2;
  if (type === 'LH') ground = 0;
  if (type === 'SCh') ground = 3;
  if (type === 'Pike') ground = 4;
  if (own.inDenseWoods) sum -= 2 * ground;
  else if (own.inRough) sum -= ground;
  if (own.uphill) sum += 1;
  if (own.defendsBank) sum += 1;

  const thrown = own.unit.handThrown && (own.charging || own.charged) ? 1 : 0;
  const pila = own.unit.pila && own.firstCombat ? 2 : 0;
  sum += thrown + pila;
  if (enemy.unit.heavyArmour && thrown + pila > 0) sum -= 1;
  if (own.unit.shieldwall && own.stationary) sum += 1;
  if (own.unit.phalanx) sum += 1;
  if (mounted.includes(enemy.unit.type)) sum += type === 'Spear' ? 1 : type === 'Pike' ? 2 : 0;
  if (horse.includes(enemy.unit.type) && (type === 'Cam' || type === 'El')) sum += 2;

  if (combat === 'inexperienced') sum -= 1;
  if (combat === 'veteran' || combat === 'elite') sum += 1;
  if (own.unit.tribal && !own.hadDmz && own.dmz === 0) sum += 1;
  return sum - own.dmz + own.leaderFactor;
}

/** How many of the hundred throws end in what, in few words. */
export function hundredThrows({ attacker, defender }: MeleeSituation): Map<string, number> {
  const counts = new Map<string, number>();
  for (let throwOf = 0; throwOf < 100; throwOf++) {
    const a = Math.max(1, Math.floor(throwOf / 10) + 1 + sumByHand(attacker, defender));
    const d = Math.max(1, (throwOf % 10) + 1 + sumByHand(defender, attacker));
    const text =
      a === d
        ? 'equal'
        : a > d
          ? `defender ${fate(defender, attacker, a / d)}`
          : `attacker ${fate(attacker, defender, d / a)}`;
    counts.set(text, (counts.get(text) ?? 0) + 1);
  }
  return counts;
}

function fate(loser: Fighter, winner: Fighter, ratio: number): string {
  const wild = winner.unit.wildCharge && winner.firstCombat;
  const skirmishers = loser.unit.type === 'Sk';
  const now = loser.dmz + (wild ? 2 : 1);
  if (ratio >= 2 || (wild && skirmishers) || now > 2) return 'destroyed';
  if (now < 2) return 'stands';
  return loser.canRetreat && loser.unit.type !== 'Camp' ? 'retreats' : 'destroyed';
}
