import type { Band } from '@acies/rules-disorder';
import type { Engaged } from '../sheet/combat/fought.ts';

const LIGHT_FOOT = ['LI', 'Sk', 'Bow'];
const HEAVY_FOOT = ['Pike', 'Hop', 'Leg', 'HI', 'War'];
const LOOSE_FOOT = ['Jav', 'Rab'];
const FOOT = [...LIGHT_FOOT, ...HEAVY_FOOT, ...LOOSE_FOOT];
const HORSE = ['LC', 'HC', 'Cat', 'Cam'];
const MOUNTED = [...HORSE, 'Ch', 'SyCh', 'El'];

/** The table of results read a second time, from the top of each band down: DPs, casualties and moves, then conditions. */
export function resultByHand(band: Band, own: Engaged, enemy: Engaged): string {
  const { type, grade } = own.unit;
  const foe = enemy.unit.type;
  const formed = own.formation !== 'unformed';
  const phalanx = ['Pike', 'Hop'].includes(type) && ['line', 'quincunx'].includes(own.formation);
  const pikes = phalanx && type === 'Pike' ? '; pikes' : '';
  const charged = ['charging', 'pursuing'].includes(own.motion);
  const enemyCharged = ['charging', 'pursuing'].includes(enemy.motion);
  const walls = own.fortified || own.obstacle;
  const easy = !charged || [...LIGHT_FOOT, 'LC'].includes(foe);
  const ranInto =
    HORSE.includes(type) && charged && FOOT.includes(foe) && enemy.formation !== 'unformed' && enemy.frontal;
  const cost = phalanx ? 0 : 1;
  switch (band) {
    case 'victory':
      return `0 0 ${grade === 'A' || walls || (grade === 'B' && easy) ? 'pursue, halt' : 'pursue'}${pikes}`;
    case 'success': {
      const stood = FOOT.includes(type) && own.motion === 'standing' && enemyCharged && MOUNTED.includes(foe);
      const rests = stood || walls || (grade === 'A' && FOOT.includes(type)) || (grade < 'C' && easy);
      const more = `${pikes}${ranInto ? '; repelled' : ''}${type === 'SyCh' ? '; bursts unhurt' : ''}`;
      return `${cost} 0 ${rests ? 'follow up, pursue, halt' : 'follow up, pursue'}${more}`;
    }
    case 'inconclusive': {
      if (type === 'SyCh') return '2 0 halt; bursts unhurt';
      if (type === 'El') return '1 0 halt; bursts opened';
      if (HORSE.includes(type)) return own.round === 'melee' || ranInto ? '1 0 retire' : '1 0 halt, retire';
      if (LIGHT_FOOT.includes(type)) return '1 0 halt, fall back, retire';
      const heavy = HEAVY_FOOT.includes(type) || (LOOSE_FOOT.includes(type) && formed);
      const opens = heavy && grade === 'A' && ['El', 'SyCh'].includes(foe) ? ', open ranks' : '';
      const backs = heavy && !MOUNTED.includes(foe) ? ', fall back' : '';
      return `${cost} 0 halt${opens}${backs}`;
    }
    case 'set-back':
      if (type === 'SyCh') return '0 0 destroyed';
      if (own.shaken) return '0 1 break';
      if (type === 'El' || (foe === 'SyCh' && enemyCharged)) return '2 0 halt';
      if (FOOT.includes(type) && formed && HORSE.includes(foe) && enemyCharged) return '2 0 halt';
      if (HORSE.includes(type) && own.round === 'melee') return '2 0 retire';
      return LIGHT_FOOT.includes(type) && !formed ? '2 0 retire' : '2 0 fall back';
    default:
      if (type === 'Ch' || type === 'SyCh') return '0 0 destroyed';
      if (type === 'El') return '0 0 rampage';
      if (band === 'rout' || own.shaken || !formed) return '0 1 break';
      return phalanx ? '2 0 break' : '2 0 retire';
  }
}
