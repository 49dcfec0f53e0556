import { describe, expect, it } from 'vitest';
import { type ClockStage, stage } from '../../testing/stage.ts';
import { contacts } from '../../testing/turns.ts';

const charge = (red: string, ...blue: string[]): ClockStage =>
  stage({ red: [red], blue: [...blue, 'far MF 70 3 180'] });

describe('MC-MOV-8 a move into contact is a charge', () => {
  it('MC-MOV-8 MC-MOV-10 it ends at the enemy, and the charger conforms', () => {
    const s = charge('wb WB 30 30 0', 'mf MF 30.5 25 180');
    expect(s.refusal('wb: advance 9')).toBeUndefined();
    s.order('wb: advance 6');
    expect(s.at('wb')).toBe('30.5 25 0');
    expect(contacts(s)).toEqual(['wb-mf front']);
    expect(s.told('moved')).toMatchObject([{ how: 'charge', clauses: ['MC-MOV-8'] }]);
    s.done(5, 5);
    expect(s.told('melee')[0]!.outcome.winner).toBe('attacker');
  });

  it('MC-MOV-8 an enemy just within reach is charged, one beyond it is not', () => {
    for (const way of ['advance 7', 'advance 9']) {
      const s = charge('wb WB 30 30 0', 'mf MF 30 23 180').order(`wb: ${way}`);
      expect(contacts(s)).toEqual(['wb-mf front']);
    }
    const far = charge('wb WB 30 30 0', 'mf MF 30 22.9 180');
    expect(far.refusal('wb: advance 9')).toBe('0.1 inches beyond the move of 7 inches (MC-UNIT-2)');
    expect(contacts(far.order('wb: advance 7'))).toEqual([]);
    expect(far.at('wb')).toBe('30 23 0');
  });

  it('MC-MOV-8 who stops short of the enemy does not charge', () => {
    const s = charge('wb WB 30 30 0', 'mf MF 30 25 180').order('wb: advance 4.9');
    expect(contacts(s)).toEqual([]);
    expect(s.told('moved')).toMatchObject([{ how: 'move', clauses: ['MC-MOV-1'] }]);
    expect(contacts(charge('wb WB 30 30 0', 'mf MF 30 25 180').order('wb: advance 5'))).toEqual(['wb-mf front']);
  });

  it('MC-MOV-8 one that touches the enemy already charges where it stands', () => {
    const s = charge('wb WB 30 30 0', 'mf MF 30 30 180').order('wb: advance 1');
    expect(contacts(s)).toEqual(['wb-mf front']);
    expect(s.at('wb')).toBe('30 30 0');
  });

  it('MC-MOV-8 MC-MOV-3 a change of face counts', () => {
    const right = (x: number) => charge('leg Leg 30 30 0', `mf MF ${x} 30.8 270`);
    expect(contacts(right(33.8).order('leg: turn right, advance 6'))).toEqual(['leg-mf front']);
    expect(right(33.9).refusal('leg: turn right, advance 6')).toBe(
      '0.1 inches beyond the move of 6 inches; turning takes 3 inches (MC-MOV-3)',
    );
  });

  it('MC-MOV-8 MC-MOV-2 a wheel counts', () => {
    const left = (x: number) => charge('p Pike 30 30 0', `mf MF ${x} 29.2 90`);
    expect(contacts(left(26.7).order('p: wheel left 90, advance 6'))).toEqual(['p-mf front']);
    expect(left(26.6).refusal('p: wheel left 90, advance 6')).toBe('0.1 inches beyond the move of 5 inches (MC-MOV-2)');
  });

  it('MC-MOV-8 an incline charges too', () => {
    const s = charge('wb WB 30 30 0', 'mf MF 33 27 180').order('wb: incline right 6 45');
    expect(contacts(s)).toEqual(['wb-mf front']);
    expect(s.at('wb')).toBe('33 27 0');
  });

  it('MC-MOV-4 a charge that only would go on into rough going is at the open rate', () => {
    const wood = {
      id: 'w',
      kind: 'rough' as const,
      points: [
        [20, 20],
        [40, 20],
        [40, 24.5],
        [20, 24.5],
      ] as [number, number][],
    };
    const s = stage({ red: ['leg Leg 30 30 0'], blue: ['mf MF 30 24.5 180'] }, { terrain: [wood] });
    expect(s.refusal('leg: advance 9')).toBeUndefined();
    const shallow = stage({ red: ['leg Leg 30 30 0'], blue: ['mf MF 30 24.4 180'] }, { terrain: [wood] });
    expect(shallow.refusal('leg: advance 9')).toBe('1.6 inches beyond the rough-going move of 4 inches (MC-MOV-4)');
  });

  it('MC-MOV-5 MC-MOV-8 friends in the way stop a charge unless they are passed', () => {
    const past = (friend: string, way = 'advance 6'): string | undefined =>
      stage({
        red: ['leg Leg 30 30 0', `f ${friend}${friend.startsWith('Sk') ? ' missiles=none' : ''}`],
        blue: ['mf MF 30 25 180'],
      }).refusal(`leg: ${way}`);
    expect(past('MF 31.5 28 0')).toBe('leg would pass through f, 0.1 inches deep (MC-MOV-5)');
    expect(past('MF 31.6 28 0')).toBeUndefined();
    expect(past('Sk 30 26 0')).toBe('leg would end on f, 0.6 inches deep (MC-MOV-5)');
    expect(past('Sk 30 28.4 0')).toBeUndefined();
    expect(past('MF 30 28.4 0')).toBe('leg would pass through f, 1.6 inches deep (MC-MOV-5)');
  });

  it('MC-MOV-8 a unit charges with its front, and does not run its side into an enemy', () => {
    // The enemy is abreast of it: an incline brings its right side against him.
    const s = charge('leg Leg 30 30 0', 'mf MF 32.5 31.1 180');
    expect(s.refusal('leg: incline right 4 45')).toMatch(/^leg would pass through mf, .* \(MC-MOV-5\)$/);
    expect(contacts(s.order('leg: advance 4'))).toEqual([]);
  });

  it('MC-MOV-8 who passes an enemy side by side, touching, does not charge, but may not stop there', () => {
    const beside = (): ClockStage => charge('leg Leg 30 30 0', 'mf MF 31.6 28 180');
    for (const way of ['advance 2.2', 'advance 4', 'advance 5'])
      expect(beside().refusal(`leg: ${way}`)).toBe('leg would end against mf, but not with its front (MC-MOV-8)');
    // Corner to corner it may: so one supports a friend.
    for (const way of ['advance 2', 'advance 5.2', 'advance 6'])
      expect(contacts(beside().order(`leg: ${way}`))).toEqual([]);
  });

  it('MC-MOV-8 nor may anybody back into an enemy', () => {
    const s = charge('leg Leg 30 30 0', 'mf MF 30 32.6 0');
    expect(s.refusal('leg: back 1')).toBe('leg would end against mf, but not with its front (MC-MOV-8)');
    expect(s.refusal('leg: back 0.9')).toBeUndefined();
  });

  it('MC-MOV-8 any step that ends with the front against an enemy is a charge', () => {
    const by = (red: string, blue: string, way: string): [string[], string] => {
      const s = charge(red, blue).order(`u: ${way}`);
      expect(s.told('moved')[0]).toMatchObject({ how: 'charge', clauses: ['MC-MOV-8'] });
      return [contacts(s), s.at('u')];
    };
    const X = 'x MF 30 25 180';
    expect(by('u WB 30 30 0', X, 'advance 5, sidestep right 0.01')).toEqual([['u-x front'], '30 25 0']);
    expect(by('u WB 30.9 25 0', X, 'sidestep left 0.5')).toEqual([['u-x front'], '30 25 0']);
    expect(by('u WB 30 30 0', 'x MF 31.6 30 0', 'turn right')).toEqual([['u-x flank'], '30.8 30.8 90']);
    expect(by('u WB 30 30 0', 'x MF 29.2 29.2 90', 'wheel left 90')).toEqual([['u-x front'], '29.2 29.2 270']);
    expect(by('u WB 30 30 0', 'x MF 30 33.2 180', 'turn about')).toEqual([['u-x rear'], '30 31.6 180']);
    // With a corner alone, aslant: it conforms.
    expect(by('u WB 30 30 0', 'x MF 30 28.868 180', 'wheel left 45')).toEqual([['u-x front'], '30 28.9 0']);
  });

  it('MC-MOV-8 MC-RAL-3 it tests before it sidesteps to a fearsome enemy', () => {
    const s = charge('leg Leg 30.9 25 0', 'x El 30 25 180').order('leg: sidestep left 0.5', 1);
    expect([s.at('leg'), contacts(s), s.unit('leg').daunted]).toEqual(['30.9 25 0', [], true]);
  });

  it('MC-MOV-8 who touches the enemy has met him, who is a hair away has not', () => {
    const at = (way: string): string[] => contacts(charge('wb WB 30 30 0', 'mf MF 30 25 180').order(`wb: ${way}`));
    expect([at('advance 4.99'), at('advance 4.98')]).toEqual([['wb-mf front'], []]);
    expect([at('advance 4.99, sidestep left 0.1'), at('advance 4.98, sidestep left 0.1')]).toEqual([
      ['wb-mf front'],
      [],
    ]);
  });

  it('MC-MOV-8 corners that meet are no contact, a hundredth of an inch of the fronts is', () => {
    const at = (x: number): string[] => contacts(charge('wb WB 30 30 0', `mf MF ${x} 25 180`).order('wb: advance 5'));
    expect([at(31.59), at(31.6)]).toEqual([['wb-mf front'], []]);
    expect([at(28.41), at(28.4)]).toEqual([['wb-mf front'], []]);
  });

  it('MC-MEL-11 who charges along the front of another enemy is attacked in flank by him', () => {
    const s = charge('leg Leg 30 30 0', 'x MF 30 25 180', 'y MF 30.8 25.8 270').order('leg: advance 5');
    expect(contacts(s)).toEqual(['leg-x front', 'y-leg flank']);
    expect(s.board.contacts).toMatchObject([
      { fresh: true, faced: true },
      { fresh: false, faced: false },
    ]);
  });
});

describe('MC-MOV-9 attacks in rear', () => {
  const rear = (y: number): ClockStage => charge(`lh LH 34 ${y} 270`, 'mf MF 30 24 0');
  const round = 'lh: face 180, advance 3, face 270, advance 4, face 0, advance 4';

  it('MC-MOV-9 from wholly behind the rear edge', () => {
    const s = rear(26.4).order(round);
    expect(contacts(s)).toEqual(['lh-mf rear']);
    expect(s.at('lh')).toBe('30 25.6 0');
    expect(s.at('mf')).toBe('30 25.6 180');
  });

  it.each([
    [26.3, '0.1 inches'],
    [25.2, '1.2 inches'],
    [25.4, '1 inch'],
  ])('MC-MOV-9 not from y %s, which is %s too far ahead', (y, by) =>
    expect(rear(y).refusal(round)).toBe(`lh begins ${by} short of wholly behind mf (MC-MOV-9)`),
  );

  it('MC-MOV-8 on a flank from anywhere', () => {
    const s = rear(25.2).order('lh: advance 4');
    expect(contacts(s)).toEqual(['lh-mf flank']);
    expect(s.at('lh')).toBe('30.8 24.8 270');
  });

  it('MC-MOV-9 every unit of a group that comes to a rear', () => {
    // Round to the rear of two enemies, from beside them: the upper unit begins before their rear edge, or just behind it.
    const way = 'wheel left 20, advance 3, wheel right 20, wheel right 90, advance 3';
    const round2 = (y: number): ClockStage =>
      stage({
        red: [`a LH 38 ${y + 1.6} 270 missiles=none`, `b LH 38 ${y} 270 missiles=none`],
        blue: ['x MF 31.7 24 0', 'y MF 33.3 24 0', 'far MF 70 3 180'],
      });
    expect(round2(26.1).refusal(`a b: ${way}`)).toBe('b begins 0.3 inches short of wholly behind y (MC-MOV-9)');
    expect(contacts(round2(26.4).order(`a b: ${way}`))).toEqual(['a-x rear', 'b-y rear']);
  });
});

describe('MC-MOV-10 defenders turn, attackers conform', () => {
  it.each([
    [90, 'flank', '30 26.6 180'],
    [270, 'flank', '30 26.6 180'],
    [0, 'rear', '30 26.6 180'],
    [180, 'front', '30 26.6 180'],
  ])('MC-MOV-10 an enemy that faces %i is met in %s and turns', (facing, met, at) => {
    const front: Record<number, string> = { 90: '30.8 25.8', 270: '29.2 25.8', 0: '30 25', 180: '30 26.6' };
    const s = charge('leg Leg 30.3 30 0', `mf MF ${front[facing]} ${facing}`).order('leg: advance 6');
    expect(contacts(s)).toEqual([`leg-mf ${met}`]);
    expect(s.at('leg')).toBe('30 26.6 0');
    expect(s.at('mf')).toBe(at);
    const turns = s.told('moved').filter(({ how }) => how === 'turn');
    expect(turns).toHaveLength(met === 'front' ? 0 : 1);
  });

  it('MC-MOV-10 MC-MEL-11 one engaged in front does not turn; one that attacks is engaged', () => {
    for (const engaged of ['a x', 'x a', 'x a flank unfaced']) {
      const s = stage(
        { red: ['a MF 30 26.6 0', 'b MF 25 25.8 90'], blue: ['x MF 30 26.6 180', 'far MF 70 3 180'] },
        { contacts: [engaged] },
      );
      s.order('b: advance 6');
      expect(s.at('b')).toBe('29.2 25.8 90');
      expect(s.at('x')).toBe('30 26.6 180');
      expect(s.board.contacts[1]).toMatchObject({ met: 'flank', faced: false, fresh: true });
    }
  });

  it('MC-MOV-10 one attacked again on the side it has turned from stays as it is', () => {
    const s = stage({ red: ['a MF 30 30 0', 'b MF 25 25.8 90'], blue: ['x MF 30 26.6 180', 'far MF 70 3 180'] });
    s.order('b: advance 6');
    expect(s.at('x')).toBe('29.2 25.8 270');
    s.order('a: advance 6');
    expect(contacts(s)).toEqual(['b-x flank', 'a-x flank']);
    expect(s.at('x')).toBe('29.2 25.8 270');
    expect(s.board.contacts.map(({ faced }) => faced)).toEqual([true, false]);
  });

  it('MC-MOV-10 an enemy that stands aslant is conformed to', () => {
    const s = charge('leg Leg 30 30 0', 'mf MF 30 26 200').order('leg: advance 6');
    expect(s.at('leg')).toBe('30 26 20');
  });

  it('MC-MOV-10 without room to conform there is no charge', () => {
    const s = stage({ red: ['leg Leg 29.5 30 0', 'z MF 31.2 26.6 0'], blue: ['x MF 30 26.6 180', 'far MF 70 3 180'] });
    expect(s.refusal('leg: advance 6')).toBe('leg has no room to conform to x (MC-MOV-10)');
    const off = charge('leg Leg 1 30 0', 'x MF 0.8 26 190');
    expect(off.refusal('leg: advance 6')).toBe('leg has no room to conform to x (MC-MOV-10)');
    const bog = {
      id: 'b',
      kind: 'prohibited' as const,
      points: [
        [30.7, 26.6],
        [33, 26.6],
        [33, 28],
        [30.7, 28],
      ] as [number, number][],
    };
    const wet = stage({ red: ['leg Leg 29.5 30 0'], blue: ['x MF 30 26.6 180'] }, { terrain: [bog] });
    expect(wet.refusal('leg: advance 6')).toBe('leg has no room to conform to x (MC-MOV-10)');
  });

  it('MC-MOV-10 of two enemies met at once the nearer is conformed to, the other if there is no room', () => {
    const blue = ['w MF 28.4 26.6 180', 'x MF 30 26.6 180', 'far MF 70 3 180'];
    const s = stage({ red: ['leg Leg 29.5 30 0'], blue }).order('leg: advance 6');
    expect(contacts(s)).toEqual(['leg-x front']);
    const full = stage({ red: ['leg Leg 29.5 30 0', 'z MF 31.2 26.6 0'], blue }).order('leg: advance 6');
    expect(contacts(full)).toEqual(['leg-w front']);
    expect(full.at('leg')).toBe('28.4 26.6 0');
  });
});
