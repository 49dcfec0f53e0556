import type { Fighter } from '../sheet/combat/combat-factors.ts';

/** The combat table read a second time, as a person with the sheet beside him would add it up. */
export function sumByHand(own: Fighter, enemy: Fighter): number {
  const { type, grade, armoured, attachedLights, rearArchers } = own.unit;
  const values = { Arch: 0, Sk: 1, LC: 1, HC: 2, SC: 3, Jav: 2, WB: 2, SW: 3, El: 4, Art: 0 };
  const rank = { A: 4, B: 3, C: 2, D: 1 };
  let sum = values[type];
  if (attachedLights) sum -= 1;
  if (rearArchers) sum -= 1;
  if (rank[grade] > rank[enemy.unit.grade]) sum += rank[grade] - rank[enemy.unit.grade];
  for (const yes of [own.ground, own.fortified, own.supported || attachedLights, armoured, own.inspired])
    if (yes) sum += 1;
  if (own.motion !== 'standing') {
    if (type === 'Jav') sum += 1;
    if (['Arch', 'Sk', 'SW'].includes(type) && own.motion !== 'charging') sum += 1;
    if (['WB', 'LC', 'HC', 'SC', 'El'].includes(type)) sum += 2;
  }
  if (own.shaken) sum -= 5 + Math.min(4, own.casualties);
  else sum -= Math.min(4, own.dp + own.casualties);
  if (own.formation !== 'line') sum -= 2;
  if (type === 'El' || enemy.numbers <= own.numbers) return sum;
  if (enemy.numbers >= 4 * own.numbers) return sum - 3;
  return sum - (enemy.numbers >= 2 * own.numbers ? 2 : 1);
}
