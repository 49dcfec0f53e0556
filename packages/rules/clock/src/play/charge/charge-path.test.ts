import { describe, expect, it } from 'vitest';
import { isReason } from '../../board/look.ts';
import { type ClockStage, stage } from '../../testing/stage.ts';
import { prepareMove } from '../moving/move-order.ts';
import { parseOrder } from '../orders/order-text.ts';
import { chargePath } from './charge-path.ts';

const id = (s: ClockStage, key: string): number => s.g.setting.units.findIndex((unit) => unit.key === key);

/** What a charge of red as it is typed comes to: who is met, and where; or why it does not. */
function charged(s: ClockStage, text: string): string {
  try {
    const order = parseOrder(s.g, 'red', text);
    if (order.do !== 'move') return order.do;
    const refusal = s.refusal(text);
    if (refusal) return refusal;
    const move = prepareMove(s.g, 'red', order.units, order.steps);
    return isReason(move)
      ? move.text
      : move.clashes.map(({ target, met }) => `${s.g.setting.units[target]!.key} ${met}`).join(', ');
  } catch (fault) {
    return (fault as Error).message;
  }
}

describe('MC-MOV-8 a charge works out its own way', () => {
  it.each([
    ['straight ahead', 'a HH 30 30 0', 'x MF 30 24 180', 'x front'],
    ['with a wheel', 'a HH 30 30 0', 'x MF 34 25 180', 'x front'],
    ['with a turn', 'a HH 30 30 180', 'x MF 30 27 180', 'x front'],
    ['who faces freely needs no wheel', 'a LH 30 30 180', 'x MF 36 24 180', 'x front'],
    ['from the side', 'a HH 24 25.8 90', 'x MF 30 25 180', 'x flank'],
    ['from behind', 'a HH 30 18 180', 'x MF 30 24 180', 'x rear'],
  ])('MC-MOV-8 %s', (_, red, blue, met) => {
    expect(charged(stage({ red: [red], blue: [blue] }), 'a: charge x')).toBe(met);
  });

  it.each([
    ['front', 'x front'],
    ['flank', 'x flank'],
    ['in flank', 'x flank'],
    ['rear', 'no charge: no way within the move leads to the rear of x, only to its front (MC-MOV-9)'],
  ])('MC-MOV-8 MC-MOV-9 on the %s, if that is asked for', (edge, met) => {
    const s = stage({ red: ['a LH 30 30 0'], blue: ['x MF 30 24 180'] });
    expect(charged(s, `a: charge x ${edge}`)).toBe(met);
  });

  it('MC-MOV-9 on the rear by who begins behind it', () => {
    const s = stage({ red: ['a LH 33 18 0'], blue: ['x MF 30 24 180'] });
    expect(charged(s, 'a: charge x rear')).toBe('x rear');
  });

  it('MC-ORD-1 a group charges as one', () => {
    const s = stage({ red: ['a1 WB 30 30 0', 'a2 WB 31.6 30 0'], blue: ['x MF 30 25 180', 'y MF 31.6 25 180'] });
    expect(charged(s, 'group a1: charge x')).toBe('x front, y front');
  });

  it('MC-MOV-8 goes no farther than it must, to a quarter inch', () => {
    const s = stage({ red: ['a HH 30 30 0'], blue: ['x MF 30 25 180'] });
    expect(s.question.label(parseOrder(s.g, 'red', 'a: charge x') as never)).toBe('a: advance 5 inches, charging x');
  });
});

describe('MC-MOV-8 a charge that cannot be says why', () => {
  const reasonOf = (red: string[], blue: string[], text = 'a: charge x') => charged(stage({ red, blue }), text);

  it('MC-MOV-8 just within the move is not too far', () => {
    expect(reasonOf(['a Leg 30 30 0'], ['x MF 30 24 180'])).toBe('x front');
    expect(reasonOf(['a Leg 30 30 0'], ['x MF 30 23.9 180'])).toBe(
      'no charge: x is 6.1 inches away, and the move is 6 inches (MC-MOV-8)',
    );
  });

  it('MC-MOV-8 too far, with both figures', () => {
    expect(reasonOf(['a Leg 30 30 0'], ['x MF 30 20 180'])).toBe(
      'no charge: x is 10 inches away, and the move is 6 inches (MC-MOV-8)',
    );
  });

  it('MC-MOV-5 a friend in the way', () => {
    expect(reasonOf(['a MF 30 30 0', 'b MF 30 27 0'], ['x MF 30 25 180'])).toMatch(/^no charge: .*b.*\(MC-MOV-5\)$/);
  });

  it('MC-ORD-1 MC-MOV-11 who may not move at all', () => {
    const s = stage(
      { red: ['a MF 30 25 0', 'b MF 40 30 0'], blue: ['x MF 30 25 180', 'y MF 40 25 180'] },
      { contacts: ['a x'] },
    );
    expect(charged(s, 'a: charge y')).toBe('no charge: a is in contact: it can only disengage (MC-MOV-11)');
    s.unit('b').ordered = true;
    expect(charged(s, 'b: charge y')).toBe('no charge: b has had its order (MC-ORD-1)');
  });

  it('MC-MOV-8 only enemies on the table are named', () => {
    const s = stage({ red: ['a HH 30 30 0'], blue: ['x MF 30 25 180', 'y MF 40 25 180'] });
    s.unit('y').where = 'gone';
    for (const name of ['y', 'a', 'z', ''])
      expect(charged(s, `a: charge ${name}`)).toBe(`blue has no unit "${name}" on the table; it has x`);
  });

  it('MC-MOV-8 a path is legal whenever there is one', () => {
    for (let place = 0; place < 40; place++) {
      const x = 22 + (place % 8) * 2;
      const y = 18 + Math.floor(place / 8) * 2.5;
      const s = stage({ red: ['a HH 30 32 0', 'b MF 31.6 32 0'], blue: [`x Spear ${x} ${y} ${(place * 50) % 360}`] });
      const steps = chargePath(s.g, { side: 'red', units: [id(s, 'a')], target: id(s, 'x'), edge: undefined });
      if (isReason(steps)) continue;
      const move = prepareMove(s.g, 'red', [id(s, 'a')], steps);
      expect(isReason(move) ? move.text : move.clashes.map(({ target }) => target)).toContain(id(s, 'x'));
    }
  });
});
