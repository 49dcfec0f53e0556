import { Engine } from '@acies/kernel';
import { drawsFrom, questionFor } from '@acies/players';
import { describe, expect, it } from 'vitest';
import type { ClockContext } from '../board/look.ts';
import type { Order } from '../play/orders/orders.ts';
import { clockRules } from '../rule-set.ts';
import { clockPlayers } from './index.ts';
import { battle } from './testing/battle.ts';

const SEEDS = Array.from({ length: 40 }, (_, i) => i + 1);

/** How many of many recruits give no order at all, if the enemy has just moved or has not. */
function idleOf(hasEnemyMoved: boolean): number {
  const { live } = new Engine(clockRules).live(battle(['own Spear 24 30 0'], ['foe Spear 24 6 180']));
  (live.g as ClockContext).board.units[1]!.moved = hasEnemyMoved;
  const pending = live.pendingOf('red')!;
  const orders = SEEDS.map((seed) => clockPlayers.recruit!.choose(questionFor(live, pending, drawsFrom(seed))));
  return orders.filter((order) => (order as Order).do === 'done').length;
}

describe('the recruit of the Clock rules', () => {
  it('often hesitates', () => {
    expect(idleOf(true)).toBeGreaterThan(5);
  });

  it('does not hesitate where the enemy has stood still: two who wait for each other would wait for ever', () => {
    expect(idleOf(false)).toBe(0);
  });
});
