import { Engine, type Game } from '@acies/kernel';
import { drawsFrom, questionFor } from '@acies/players';
import { playAlike } from '@acies/players/testing';
import { INCH } from '@acies/table';
import { describe, expect, it } from 'vitest';
import type { Unit } from '../board/board.ts';
import { type ClockContext, isReason } from '../board/look.ts';
import type { DressChoice } from '../play/fighting/dressing.ts';
import { prepareMove } from '../play/moving/move-order.ts';
import { asSteps, type Order } from '../play/orders/orders.ts';
import { clockRules } from '../rule-set.ts';
import { stage } from '../testing/stage.ts';
import { passTo } from '../testing/turns.ts';
import { centurion } from './centurion.ts';
import { clockPlayers } from './index.ts';
import { battle } from './testing/battle.ts';

const engine = new Engine(clockRules);

/** His first order: in words, and how many enemies it runs into. */
function orderIn(game: Game): { words: string; charges: number } {
  const { live } = engine.live(engine.copy(game));
  const choice = centurion.choose(questionFor(live, live.pendingOf('red')!, drawsFrom(1)));
  const order = choice as unknown as Order;
  const move = order.do === 'move' ? prepareMove(live.g, 'red', order.units, asSteps(order.steps)) : undefined;
  if (move && isReason(move)) throw new Error(move.text);
  return { words: engine.legal(game)[0]!.label(choice), charges: move?.clashes.length ?? 0 };
}

/** Where the first unit of red is before his first order, and after. */
function lookAt(game: Game): { before: Unit; after: Unit } {
  const { live } = engine.live(engine.copy(game));
  const unit = (): Unit => ({ ...(live.g as ClockContext).board.units[0]! });
  const before = unit();
  const pending = live.pendingOf('red')!;
  live.choose(pending, centurion.choose(questionFor(live, pending, drawsFrom(1))));
  return { before, after: unit() };
}

describe('the centurion of the Clock rules', () => {
  it('comes up when the enemy is far', () => {
    const order = orderIn(battle(['own Spear 24 30 0'], ['foe Spear 24 6 180']));
    expect(order).toEqual({ words: 'red: own: advance 6 inches', charges: 0 });
  });

  it('charges rabble with legionaries, and archers from behind with horse', () => {
    expect(orderIn(battle(['own Leg 24 19 0'], ['foe Rab 24 16 180'])).charges).toBe(1);
    expect(orderIn(battle(['own HH 24 19 0'], ['foe Arch 24 16 0'])).charges).toBe(1);
  });

  it('does not charge spears with horse from the front, nor with skirmishers', () => {
    expect(orderIn(battle(['own HH 24 20 0'], ['foe Spear 24 15 180'])).charges).toBe(0);
    expect(orderIn(battle(['own Sk 24 19 0'], ['foe Spear 24 15 180'])).charges).toBe(0);
  });

  it('keeps light horse out of the reach of heavy horse', () => {
    const order = lookAt(battle(['own LH 24 22 0'], ['foe HH 24 16 180']));
    expect(order.after.y - order.before.y).toBeGreaterThan(3 * INCH);
  });

  it('MC-MEL-11 fights first what it expects most of, and every player answers', () => {
    const melees = { red: ['a MF 30 25 0', 'c HH 29 22 90'], blue: ['x MF 30 25 180', 'y Arch 29 22 270'] };
    const { dice } = battle(['own Sk 24 30 0'], ['foe Sk 24 6 180']);
    const game = { ...passTo(stage(melees, { contacts: ['a x', 'c y'] }), 'red melee').game, dice };
    for (const player of Object.values(clockPlayers)) {
      const { live } = engine.live(engine.copy(game));
      const choice = player.choose(questionFor(live, live.pendingOf('red')!, drawsFrom(1)));
      if (player === centurion) expect(choice).toEqual({ attacker: 1, defender: 3 });
      else expect(engine.legal(game)[0]!.options).toContainEqual(choice);
    }
  });

  it('sends the general to those who have to rally', () => {
    const game = battle(['own Spear 24 30 0', 'worn Spear 28 30 0'], ['foe Spear 24 4 180']);
    const { live } = engine.live(game);
    (live.g as ClockContext).board.units[1]!.dmz = 2;
    const rides = centurion
      .explain(questionFor(live, live.pendingOf('red')!, drawsFrom(1)))
      .filter(({ choice }) => (choice as Order).do === 'ride');
    expect(rides.map(({ choice }) => choice)).toEqual([{ do: 'ride', leader: 0, to: 1 }]);
    expect(rides[0]!.worth).toBeGreaterThan(0.3);
  });

  it('dresses a rank where the enemy may charge', () => {
    const { live } = engine.live(battle(['a MF 24 20 0', 'b MF 26 20.3 0'], ['x HH 24 13 180', 'y HH 26 13 180']));
    live.choose(live.pendingOf('red')!, { do: 'done' });
    const choice = centurion.choose(questionFor(live, live.pendingOf('red')!, drawsFrom(1))) as DressChoice;
    expect(choice.do).toBe('dress');
  });

  it('looks but once at ways that lead to one place', () => {
    const { live } = engine.live(battle(['a HH 20 22 0', 'b Arch 28 22 0'], ['x Arch 20 18 180', 'y Arch 28 14 180']));
    const weighed = centurion.explain(questionFor(live, live.pendingOf('red')!, drawsFrom(1)));
    const ends = weighed.flatMap(({ choice }) => {
      const order = choice as Order;
      const move =
        order.do === 'move' ? prepareMove(live.g as ClockContext, 'red', order.units, asSteps(order.steps)) : undefined;
      return move && !isReason(move) ? [JSON.stringify([(order as { units?: number[] }).units, move.ends])] : [];
    });
    expect(ends.length).toBeGreaterThan(3);
    expect(new Set(ends).size).toBe(ends.length);
  });

  it('answers alike whatever was asked before, and leaves the table as it is', () => {
    const { live } = engine.live(
      battle(
        ['a Spear 20 22 0', 'b Arch 28 22 0', 'c Arch 34 22 0'],
        ['x Spear 20 14 180', 'y Arch 28 15 180', 'z Arch 33 15 180'],
      ),
    );
    const decisions = playAlike(centurion, live, 40);
    expect([...decisions]).toEqual(expect.arrayContaining(['order', 'fire', 'dress']));
  });
});
