import type { Question } from '@acies/players';
import { rangeBetween } from '@acies/table';
import { boxOf, enemiesOf, factsOf, isRouting, type LegioContext, unitOf } from '../board/look.ts';
import { PACE } from '../board/setting.ts';
import { controlChances } from '../play/command/control-odds.ts';
import type { Testing } from '../play/command/control-tests.ts';
import { look } from './matchup.ts';
import { gapOf } from './outlook.ts';

function chancesOf(g: LegioContext, id: number, leader: -1 | 0 | 1): ReturnType<typeof controlChances> {
  const { mood } = unitOf(g, id);
  const { grade } = factsOf(g, id).kind;
  return controlChances({ grade, controlled: false, bentOn: mood === 'steady' ? 'nothing' : mood, leader });
}

/** LG-CTL-2: the chance that a unit ends up in hand, with what a leader adds; who flees or pursues also if it merely stops. */
export function obeyChance(g: LegioContext, id: number, leader: -1 | 0 | 1): number {
  const chances = chancesOf(g, id, leader);
  return chances['acts as wished'] + (unitOf(g, id).mood === 'steady' ? 0 : chances.halts);
}

/** What it is worth beside obedience that a unit on the march goes on as it did, and that one near the enemy halts. */
const KEEPS_UP = 0.4;
const HOLDS = 0.1;
/** Who is nearer looks where it goes. */
const MARCHES_FROM = 165 * PACE;

export function biasWorth({ g, locals }: Question<LegioContext, Testing>, bias: -1 | 0 | 1): number {
  const id = locals.waiting[0]!;
  const chances = chancesOf(g, id, bias);
  const marches = unitOf(g, id).last === 'move' && gapOf(g, id) > MARCHES_FROM;
  return obeyChance(g, id, bias) + (marches ? KEEPS_UP * chances['repeats its last move'] : HOLDS * chances.halts);
}

/** Pursuers go on if the next enemy is one whom they would beat as they are. */
export function ceaseWorth({ g, locals }: Question<LegioContext, Testing>, ceases: boolean): number {
  if (ceases) return 0;
  const id = locals.waiting[0]!;
  const box = boxOf(g, id);
  const foes = enemiesOf(g, id).filter((enemy) => !isRouting(g, enemy));
  // LG-END-1: a camp that decides is looted to the end of the turn.
  if (unitOf(g, id).mood === 'looting') return g.setting.campDecides ? 1 : -0.1;
  if (foes.length === 0) return -1;
  const away = (enemy: number): number => rangeBetween(box, boxOf(g, enemy));
  const nearest = foes.reduce((best, enemy) => (away(enemy) < away(best) ? enemy : best));
  return look(g, id, 'pursuing', nearest, 'standing') - 0.1;
}
