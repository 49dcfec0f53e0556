export { armyOf } from './army.ts';
export { type Chances, catchChance, pipChances, reachChance } from './chances.ts';
export { type Foe, type Friend, gauge, type Outlook } from './outlook.ts';
export { type Measures, type Self, worthAt } from './stand.ts';
