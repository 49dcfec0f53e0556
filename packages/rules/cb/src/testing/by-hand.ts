import type { Fighter } from '../sheet/combat/combat-factors.ts';

const FOOT = ['Pike', 'Hop', 'Leg', 'HI', 'War', 'Jav', 'LI', 'Sk', 'Bow', 'Rab'];
const LIGHT_FOOT = ['LI', 'Sk', 'Bow'];
const HORSE = ['LC', 'HC', 'Cat', 'Cam'];
const BEASTS = ['El', 'SyCh', 'Art'];

/** The combat table read a second time, as a person with the sheet beside him would add it up. */
export function sumByHand(own: Fighter, enemy: Fighter): number {
  const { type, morale, armoured, weapon, breed } = own.unit;
  const foe = enemy.unit.type;
  let sum = own.unit.combat + { high: 1, average: 0, poor: -1 }[morale];
  if (own.inspires > 0) sum += own.motion === 'charging' || own.motion === 'pursuing' ? own.inspires : 1;
  for (const yes of [own.ground, own.fortified, own.deeper]) if (yes) sum += 1;
  if (type === 'El' && foe === 'El' && breed === 'indian' && enemy.unit.breed === 'african') sum += 1;
  if (armoured && own.round === 'melee' && !BEASTS.includes(foe)) sum += 1;
  if (own.motion !== 'standing' && (type !== 'Pike' || own.dp === 0)) sum += 1;
  if (HORSE.includes(type) && FOOT.includes(foe) && enemy.formation === 'unformed')
    if (type !== 'Cat' || !LIGHT_FOOT.includes(foe)) sum += 2;
  if ((type === 'Sk' || (type === 'LI' && weapon !== 'none')) && BEASTS.includes(foe)) sum += 1;
  const starred = own.round === 'charge' || type === 'Pike' || type === 'Hop';
  if (starred && own.formation === 'unformed' && !(LIGHT_FOOT.includes(type) && BEASTS.includes(foe))) sum -= 2;
  if (own.shaken) sum -= 5;
  else if (starred) sum -= Math.min(4, own.dp);
  sum -= own.casualties;
  if (enemy.numbers <= own.numbers) return sum;
  if (BEASTS.includes(type) || enemy.numbers < 2 * own.numbers) return sum - 1;
  return sum - (enemy.numbers < 3 * own.numbers ? 2 : 3);
}
