import { describe, expect, it } from 'vitest';
import { patch } from '../../testing/marching.ts';
import { stage } from '../../testing/stage.ts';
import { excludedOrders } from './order-exclusions.ts';

const battle = () =>
  stage(
    {
      red: ['a MF 30 25 0', 'b MF 40 40 0', 'c HH 50 30 0', 'd LH 60 25 0', 'camp Camp 10 45 0', 'amb WB hidden wood'],
      blue: ['x MF 30 25 180', 'y Leg 50 24 180', 'z MF 60 25 180'],
    },
    {
      contacts: ['a x', 'd z'],
      leaders: { red: ['Max general a'] },
      armies: { red: { stratagems: ['ambush', 'forced march'] } },
      terrain: [patch('rough', 10, 10, 25, 20, 'wood')],
    },
  );
const said = (s: ReturnType<typeof battle>): string[] =>
  excludedOrders(s.g, 'red').map(({ what, text, clause }) => `${what}: ${text} (${clause})`);

describe('MC-ORD-1 what cannot be ordered', () => {
  it('MC-ORD-1 MC-ORD-3 MC-MOV-8 MC-MOV-11 says why, unit by unit', () => {
    expect(said(battle())).toEqual([
      'a (a): move: a is in contact: it can only disengage (MC-MOV-11)',
      'a (a): disengage: a cannot disengage from x (MC-MOV-11)',
      'a (a): feign flight: a cannot disengage from x (MC-MOV-11)',
      'd (d): move: d is in contact: it can only disengage (MC-MOV-11)',
      'd (d): feign flight: red has no feigned flight (MC-ORD-3)',
      'camp (camp): move: camp does not move (MC-ORD-3)',
      'amb (amb): move: it lies in ambush: "reveal amb at x y" (MC-ORD-3)',
      'feigned flight: red has no feigned flight (MC-ORD-3)',
      'b (b): charge x (x): x is 17.2 inches away, and the move is 6 inches (MC-MOV-8)',
    ]);
  });

  it('MC-ORD-1 MC-ORD-2 MC-UNIT-2 and what is used up', () => {
    const s = battle();
    Object.assign(s.unit('b'), { ordered: true });
    Object.assign(s.unit('c'), { ordered: true, daunted: true });
    s.unit('camp').where = 'gone';
    s.board.orders = 0;
    s.board.spent.push(0);
    s.board.rode.push(0);
    s.board.played.red.push('forced march');
    expect(said(s)).toEqual(
      expect.arrayContaining([
        'b (b): move: b has had its order (MC-ORD-1)',
        'c (c): move: c did not dare to charge this half turn (MC-RAL-3)',
        'Max: free order: he has given it (MC-ORD-2)',
        'Max: ride: he has ridden this half turn (MC-UNIT-2)',
        'forced march: the forced march has been played (MC-ORD-3)',
        'an order of the clock: no orders are left (MC-ORD-1)',
      ]),
    );
    expect(said(s).join()).not.toMatch(/camp|charge x/);
  });
});
