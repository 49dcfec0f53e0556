import type { Game, Json } from '@acies/kernel';
import { SeededDice, seedOf } from '@acies/kernel/match';
import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import type { ClockEvent } from '../../board/events.ts';
import { isReason } from '../../board/look.ts';
import type { Move } from '../../board/move.ts';
import { prepareMelee } from '../../sheet/chapters/melee.ts';
import { lines } from '../../testing/fighters.ts';
import { type ClockStage, type StageOptions, stage } from '../../testing/stage.ts';
import { passMelee } from '../../testing/turns.ts';
import { prepareMove } from '../moving/move-order.ts';
import { parseOrder } from '../orders/order-text.ts';
import { asSteps, type MoveOrder } from '../orders/orders.ts';
import { candidateOrders } from '../orders/suggest.ts';
import { type ChargeMelee, chargeMelee, chargeSituation } from './charge-preview.ts';

type Melee = Extract<ClockEvent, { type: 'melee' }>;

/** What is foretold of every clash of an order, and of whom. */
function foretold(s: ClockStage, order: MoveOrder): (ChargeMelee & { readonly target: number })[] {
  const move = prepareMove(s.g, 'red', order.units, asSteps(order.steps)) as Move;
  return move.clashes.map((clash) => ({ ...chargeMelee(s.g, move, order.units, clash), target: clash.target }));
}

const talliesOf = ({ situation }: ChargeMelee, s: ClockStage) => prepareMelee(situation, s.g.setting.rulings).tallies;

describe('MC-MEL-11 the melee that a charge leads to', () => {
  const FAR = 'far MF 70 3 180';
  const flanked = (contact: string): ClockStage =>
    stage(
      { red: ['a MF 30 26.6 0', 'b WB 24 25.8 90'], blue: ['x MF 30 26.6 180', FAR] },
      { contacts: [contact], fought: ['a', 'x'] },
    );

  it.each(['a x', 'x a'])('MC-MEL-11 of one engaged in front (%s) is the one in front, with the penalty', (contact) => {
    const s = flanked(contact);
    const order = parseOrder(s.g, 'red', 'b: advance 6') as MoveOrder;
    const [only] = foretold(s, order);
    const roles = { attacker: s.id(contact[0]!), defender: s.id(contact[2]!) };
    expect(only!.contact).toMatchObject(roles);
    const tallies = talliesOf(only!, s);
    expect(lines(contact === 'a x' ? tallies.defender : tallies.attacker)).toEqual([
      'MC-MEL-1 combat factor +3',
      'MC-MEL-4 attacked in flank -1',
    ]);
    passMelee(s.order('b: advance 6'), 6, 5);
    expect(s.told('melee')[0]).toMatchObject({ ...roles, tallies });
  });

  it('MC-MEL-11 whatever is fought elsewhere before it', () => {
    const s = stage(
      {
        red: ['c MF 50 26.6 0', 'a MF 30 26.6 0', 'b WB 24 25.8 90'],
        blue: ['z MF 50 26.6 180', 'x MF 30 26.6 180', FAR],
      },
      { contacts: ['c z', 'a x'] },
    );
    const [only] = foretold(s, parseOrder(s.g, 'red', 'b: advance 6') as MoveOrder);
    expect(only!.contact).toMatchObject({ attacker: s.id('a'), defender: s.id('x') });
    passMelee(s.order('b: advance 6'), 5, 5, 6, 5);
    expect(s.told('melee')[1]).toMatchObject({ attacker: s.id('a'), tallies: talliesOf(only!, s) });
  });

  it('MC-MEL-9 the charger has moved, and all who come with it are joined before', () => {
    const s = stage({
      red: ['a Spear 30 30 0', 'b Spear 31.6 30 0'],
      blue: ['x MF 30 26 180', 'y MF 32.4 25.2 90', FAR],
    });
    const move = prepareMove(s.g, 'red', [0, 1], [{ do: 'advance', distance: 15240 }]) as Move;
    const { attacker, defender } = chargeSituation(s.g, move, [0, 1], move.clashes[1]!);
    expect([attacker.stationary, attacker.supports, defender.attacked]).toEqual([false, 1, 'flank']);
    // Turned to the front, the second enemy is in line with the first.
    expect(chargeSituation(s.g, move, [0, 1], move.clashes[0]!).defender.supports).toBe(1);
  });
});

/** The first melee that follows an order, should everybody dare. */
function firstMelee(s: ClockStage, order: MoveOrder, seed: number): Melee | undefined {
  const game: Game = s.engine.copy(s.game);
  const melees: Melee[] = [];
  const live = s.engine.open(game, new SeededDice(seedOf(seed)), (event) => {
    if (event.type === 'melee') melees.push(event as Melee);
  });
  live.choose(game.pending[0]!, order as unknown as Json);
  while (melees.length === 0 && game.pending[0]?.side === 'red') {
    const pending = game.pending[0];
    const [first] = s.engine.legal(game)[0]!.options ?? [];
    live.choose(pending, pending.decision === 'melee' ? first! : { do: 'done' });
  }
  return melees[0];
}

const spot = fc.record({
  type: fc.constantFrom('Spear', 'Leg', 'WB', 'HH', 'LH', 'Sk', 'El', 'Pike'),
  x: fc.integer({ min: 20, max: 40 }),
  y: fc.integer({ min: 12, max: 36 }),
  facing: fc.constantFrom(0, 20, 90, 180, 250, 270),
});

describe('MC-MOV-8 what is told of a charge', () => {
  let compared = 0;
  let byOthers = 0;

  test.prop([fc.array(spot, { minLength: 2, maxLength: 5 }), fc.boolean(), fc.integer()], { numRuns: 150 })(
    'MC-MOV-8 MC-MEL-11 is the melee that follows',
    (spots, engaged, seed) => {
      const line =
        (side: string) =>
        ({ type, x, y, facing }: (typeof spots)[number], i: number) =>
          `${side}${i} ${type} ${x} ${y} ${facing} missiles=none`;
      const red = spots.filter((_, i) => i % 2 === 0).map(line('r'));
      const blue = spots.filter((_, i) => i % 2 === 1).map(line('b'));
      const options: StageOptions = engaged ? { contacts: ['p q'] } : {};
      const pair = engaged ? { red: ['p MF 30 24 0'], blue: ['q MF 30 24 180'] } : { red: [], blue: [] };
      let s: ClockStage;
      try {
        s = stage({ red: [...red, ...pair.red], blue: [...blue, ...pair.blue] }, options);
      } catch {
        // They stand on each other.
        return;
      }
      for (const order of candidateOrders(s.g, 'red')) {
        if (order.do !== 'move' || isReason(prepareMove(s.g, 'red', order.units, asSteps(order.steps)))) continue;
        const told = foretold(s, order);
        const melee = firstMelee(s, order, seed);
        for (const one of told) {
          if (melee?.attacker !== one.target && melee?.defender !== one.target) continue;
          compared++;
          expect(melee).toMatchObject({ attacker: one.contact.attacker, defender: one.contact.defender });
          if (!order.units.includes(one.contact.attacker)) byOthers++;
          expect(melee.tallies).toEqual(talliesOf(one, s));
        }
      }
    },
  );

  it('MC-MOV-8 so many charges have been compared that it means something', () => {
    expect(compared).toBeGreaterThan(100);
    expect(byOthers).toBeGreaterThan(0);
  });
});
