import { Engine } from '@acies/kernel';
import { describe, expect, it } from 'vitest';
import type { Board } from '../../board/board.ts';
import type { Setup } from '../../board/setup.ts';
import { roster } from '../../picture/roster.ts';
import { clockRules } from '../../rule-set.ts';
import { patch } from '../../testing/marching.ts';
import { stage } from '../../testing/stage.ts';

const ambush = () =>
  stage(
    { red: ['a MF 30 40 0', 'h El hidden wood', 'b MF 40 40 0'], blue: ['x MF 30 5 180'] },
    { terrain: [patch('rough', 20, 24, 40, 34, 'wood')], armies: { red: { stratagems: ['ambush'] } } },
  );
const engine = new Engine(clockRules);

describe('MC-ORD-3 what a side may see of an ambush', () => {
  it('MC-ORD-3 the enemy is told neither who lies there nor where', () => {
    const s = ambush();
    s.unit('h').heading = 450;
    const view = engine.view(s.game, 'blue');
    const { units } = (view.setup as Setup).armies.red;
    expect(units.map(({ id }) => id)).toEqual(['a', 'hidden2', 'b']);
    expect(JSON.stringify(units[1])).not.toMatch(/El|wood/);
    expect((view.board as Board).units[1]).toMatchObject({ where: 'ambush', x: 0, y: 0, heading: 0 });
    expect(roster(s.g, 'blue').map(({ name }) => name)).toEqual(['a (a)', 'b (b)', 'x (x)']);
  });

  it('MC-ORD-3 its own side sees all of it, and so does everybody once it is sprung', () => {
    const s = ambush();
    expect(engine.view(s.game, 'red').setup).toBe(s.game.setup);
    expect([roster(s.g, 'red'), roster(s.g)].map((list) => list.length)).toEqual([4, 4]);
    s.order('reveal h at 30 30 facing 0');
    const view = engine.view(s.game, 'blue');
    expect(view.setup).toBe(s.game.setup);
    expect(view.board).toEqual(s.board);
    expect(roster(s.g, 'blue')).toHaveLength(4);
  });
});
