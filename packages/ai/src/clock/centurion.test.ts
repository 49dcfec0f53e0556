import { Engine, type Game } from '@acies/kernel';
import { asSteps, clockRules, isReason, type Order, prepareMove } from '@acies/rules-clock';
import { describe, expect, it } from 'vitest';
import { drawsFrom } from '../draws.ts';
import { turnFor } from '../player.ts';
import { centurion } from './centurion.ts';

const engine = new Engine(clockRules);

/** "id type x y facing" in inches and degrees; red looks up the table. */
const army = (name: string, lines: readonly string[]): object => ({
  name,
  units: lines.map((line) => {
    const [id, type, x, y, facing] = line.split(' ');
    return { id, name: id, type, at: [Number(x), Number(y)], facing: Number(facing) };
  }),
  leaders: [{ name, rank: 'general', with: lines[0]!.split(' ')[0] }],
});

function battle(red: readonly string[], blue: readonly string[]): Game {
  const armies = { red: army('red', red), blue: army('blue', blue) };
  const field = { width: 48, height: 36, deploy: 'as given', first: 'red', terrain: [] };
  const setup = clockRules.parseSetup({ id: 'test', title: 'Test', about: '', ...field, armies });
  return engine.start(setup, 1).game;
}

/** His first order: in words, and how many enemies it runs into. */
function orderIn(game: Game): { words: string; charges: number } {
  const { live } = engine.live(engine.copy(game));
  const choice = centurion.choose(turnFor(live, live.pendingOf('red')!, drawsFrom(1)));
  const order = choice as unknown as Order;
  const move = order.do === 'move' ? prepareMove(live.g, 'red', order.units, asSteps(order.steps)) : undefined;
  if (move && isReason(move)) throw new Error(move.text);
  return { words: engine.legal(game)[0]!.label(choice), charges: move?.clashes.length ?? 0 };
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

  it('answers alike whatever was asked before, and leaves the table as it is', () => {
    const { live } = engine.live(
      battle(
        ['a Spear 20 22 0', 'b Arch 28 22 0', 'c Arch 34 22 0'],
        ['x Spear 20 14 180', 'y Arch 28 15 180', 'z Arch 33 15 180'],
      ),
    );
    const decisions = new Set<string>();
    for (let asked = 0; asked < 40 && !live.over; asked++) {
      const pending = live.game.pending.find((one) => one.answer === undefined)!;
      decisions.add(pending.decision);
      const before = JSON.stringify(live.game.board);
      const choice = centurion.choose(turnFor(live, pending, drawsFrom(1)));
      expect(centurion.choose(turnFor(live, pending, drawsFrom(2)))).toEqual(choice);
      expect(JSON.stringify(live.game.board)).toBe(before);
      live.choose(pending, choice);
    }
    expect([...decisions]).toEqual(expect.arrayContaining(['order', 'fire', 'dress']));
  });
});
