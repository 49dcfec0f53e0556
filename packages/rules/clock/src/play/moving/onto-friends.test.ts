import { bodyOf, type Step } from '@acies/table';
import { describe, expect, it } from 'vitest';
import { boxOf, isReason } from '../../board/look.ts';
import { drawing } from '../../testing/drawing.ts';
import { type ClockStage, stage } from '../../testing/stage.ts';
import { parseOrder } from '../orders/order-text.ts';
import { asSteps, type MoveOrder } from '../orders/orders.ts';
import { prepareMove } from './move-order.ts';
import { runsOntoFriend } from './onto-friends.ts';

const isForeseen = ({ g }: ClockStage, units: readonly number[], steps: readonly Step[]): boolean =>
  runsOntoFriend(g, 'red', units, bodyOf(units.map((id) => boxOf(g, id))), steps);

/** Whether it is foreseen of red's first unit, with these friends and enemies about. */
function foreseen(first: string, friends: readonly string[], way: string, enemies = ['x MF 60 5 180']): boolean {
  const s = stage({ red: [`u ${first}`, ...friends], blue: enemies });
  const { units, steps } = parseOrder(s.g, 'red', `u: ${way}`) as MoveOrder;
  return isForeseen(s, units, asSteps(steps));
}

describe('MC-MOV-5 that somebody comes onto a friend is foreseen', () => {
  it('straight on, at the end and in passing', () => {
    expect(foreseen('MF 30 30 0', ['f MF 30 27 0'], 'advance 3')).toBe(true);
    expect(foreseen('MF 30 30 0', ['f MF 30 27 0'], 'advance 6')).toBe(true);
    expect(foreseen('MF 30 30 0', ['f MF 30 27 0'], 'advance 1')).toBe(false);
    expect(foreseen('MF 30 30 0', ['f MF 32 27 0'], 'advance 6')).toBe(false);
  });

  it('not in passing through who may be passed, but where one would end on him', () => {
    expect(foreseen('MF 30 30 0', ['f Sk 30 28 0 missiles=none'], 'advance 6')).toBe(false);
    expect(foreseen('MF 30 30 0', ['f Sk 30 28 0 missiles=none'], 'advance 3')).toBe(true);
  });

  it('in a wheel, at its end and half-way', () => {
    expect(foreseen('MF 30 30 0', ['f MF 30 28 0'], 'wheel right 90')).toBe(true);
    // Its rear corner swings out to the left and back.
    expect(foreseen('MF 30 30 0', ['f MF 28.2 29.3 0'], 'wheel right 90')).toBe(true);
    expect(foreseen('MF 30 30 0', ['f MF 27.6 29.3 0'], 'wheel right 90')).toBe(false);
  });

  it('before the last step whatever the enemy does, on the last only where no enemy may end it before', () => {
    const near = ['x MF 30 24 180'];
    expect(foreseen('MF 30 30 0', ['f MF 28.2 29.3 0'], 'wheel right 90, advance 1', near)).toBe(true);
    expect(foreseen('MF 30 30 0', ['f MF 30 26 0'], 'advance 6', near)).toBe(false);
  });
});

describe('what is foreseen', () => {
  const TYPES = ['MF', 'Leg', 'Sk', 'LH', 'HH', 'Pike'];

  /** Red stands in a crowd, some of blue may be about. */
  function crowded(draw: (below: number) => number): ClockStage {
    const places = new Set<string>();
    const unit = (name: string) => (_: unknown, i: number) => {
      const [column, row] = [draw(4), draw(4)];
      if (places.has(`${column} ${row}`)) return [];
      places.add(`${column} ${row}`);
      const type = TYPES[draw(TYPES.length)]!;
      const missiles = type === 'Sk' || type === 'LH' ? ' missiles=none' : '';
      return [`${name}${i} ${type} ${30 + 3.3 * column} ${20 + 3.3 * row} ${draw(4) * 90}${missiles}`];
    };
    const red = Array.from({ length: 12 }).flatMap(unit('r'));
    const blue = Array.from({ length: draw(3) }).flatMap(unit('b'));
    return stage({ red, blue: [...blue, 'far MF 4 4 180'] });
  }

  function anyWay(draw: (below: number) => number): Step[] {
    const advance: Step = { do: 'advance', distance: 400 * (1 + draw(30)) };
    if (draw(2) === 0) return [advance];
    const wheel: Step = { do: 'wheel', to: draw(2) === 0 ? 'left' : 'right', angle: 50 * (1 + draw(18)) };
    return draw(2) === 0 ? [wheel] : [wheel, advance];
  }

  it('is refused by the rules, however units stand', () => {
    const draw = drawing(4711);
    let many = 0;
    for (let i = 0; i < 200; i++) {
      const s = crowded(draw);
      for (let tries = 0; tries < 16; tries++) {
        const units = [draw(s.g.setting.idsOf.red.length)];
        const steps = anyWay(draw);
        if (!isForeseen(s, units, steps)) continue;
        many++;
        expect(isReason(prepareMove(s.g, 'red', units, steps)), JSON.stringify({ units, steps })).toBe(true);
      }
    }
    expect(many).toBeGreaterThan(250);
  });
});
