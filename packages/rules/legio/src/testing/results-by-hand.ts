import type { Band } from '@acies/rules-disorder';
import type { Engaged } from '../sheet/combat/combat-results.ts';

const CAVALRY = ['LC', 'HC', 'SC'];
const LIGHT_FOOT = ['Arch', 'Sk'];
const HEAVY_FOOT = ['Jav', 'WB', 'SW'];

/** The table of results read a second time, from the top of each band down: DPs, casualties and moves. */
export function resultByHand(band: Band, own: Engaged, enemy: Engaged): string {
  const { type, grade } = own.unit;
  const foot = [...LIGHT_FOOT, ...HEAVY_FOOT];
  const unformed = own.formation === 'unformed';
  const charged = ['charging', 'pursuing'].includes(own.motion);
  const hitByHorse = ['charging', 'pursuing'].includes(enemy.motion) && [...CAVALRY, 'El'].includes(enemy.unit.type);
  switch (band) {
    case 'victory':
      return grade < 'C' ? '0 0 pursue, halt' : '0 0 pursue';
    case 'success': {
      if (foot.includes(type) && own.motion === 'standing' && hitByHorse) return '0 0 halt';
      if (CAVALRY.includes(type) && charged && foot.includes(enemy.unit.type) && enemy.formation !== 'unformed')
        return '1 0 fall back';
      if (type === 'El') return '1 0 pass through';
      const easy = !charged || [...LIGHT_FOOT, 'LC'].includes(enemy.unit.type);
      return grade < 'C' || (grade === 'C' && easy) ? '1 0 follow up, pursue, halt' : '1 0 follow up, pursue';
    }
    case 'inconclusive':
      if (HEAVY_FOOT.includes(type)) return '1 0 halt, fall back';
      if (LIGHT_FOOT.includes(type)) return '1 0 halt, fall back, retire';
      return CAVALRY.includes(type) ? '1 0 follow up, pursue, fall back' : '1 0 pass through, follow up, pursue';
    case 'set-back':
      if (own.shaken) return '0 0 break';
      if (type === 'El' || (HEAVY_FOOT.includes(type) && hitByHorse)) return '2 0 halt';
      return unformed ? '2 0 retire' : '2 0 fall back';
    case 'defeat':
      if (type === 'El') return '0 0 rampage';
      return unformed || own.shaken ? '0 0 break' : '0 1 retire';
    default:
      return type === 'El' ? '0 0 destroyed' : '0 1 break';
  }
}
