import {
  boxOf,
  controlResult,
  enemiesOf,
  factsOf,
  isRouting,
  type LegioTable,
  prepareControl,
  sideOf,
  type Testing,
  unitOf,
} from '@acies/rules-legio';
import { rangeBetween } from '@acies/table';
import type { Turn } from '../player.ts';
import { look } from './matchup.ts';

/** LG-CTL-2: the chance that a unit ends up in hand, with what a leader adds; who flees or pursues also if it merely stops. */
export function obeyChance(g: LegioTable, id: number, leader: -1 | 0 | 1): number {
  const { mood } = unitOf(g, id);
  const ceasing = mood !== 'steady';
  const { grade } = factsOf(g, id).kind;
  const { die, tally } = prepareControl({
    grade,
    controlled: false,
    bentOn: ceasing ? mood : 'nothing',
    ceasing,
    leader,
  });
  let chance = 0;
  for (const face of die.faces) {
    const result = controlResult(face + tally.total);
    if (result === 'acts as wished' || (ceasing && result === 'halts')) chance += 1 / die.faces.length;
  }
  return chance;
}

export const biasWorth = ({ g, locals }: Turn<LegioTable, Testing>, bias: -1 | 0 | 1): number =>
  obeyChance(g, locals.waiting[0]!, bias);

/** Pursuers go on if the next enemy is one whom they would beat as they are. */
export function ceaseWorth({ g, locals }: Turn<LegioTable, Testing>, ceases: boolean): number {
  if (ceases) return 0;
  const id = locals.waiting[0]!;
  const box = boxOf(g, id);
  const foes = enemiesOf(g, sideOf(g, id)).filter((enemy) => !isRouting(g, enemy));
  if (foes.length === 0) return -1;
  const away = (enemy: number): number => rangeBetween(box, boxOf(g, enemy));
  const nearest = foes.reduce((best, enemy) => (away(enemy) < away(best) ? enemy : best));
  return look(g, id, 'pursuing', nearest, 'standing') - 0.1;
}
