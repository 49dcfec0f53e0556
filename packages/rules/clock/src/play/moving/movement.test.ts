import { describe, expect, it } from 'vitest';
import { TROOP_IDS, TROOPS } from '../../sheet/troops.ts';
import { marching, patch } from '../../testing/marching.ts';
import { whyNoMove, whyNotSteps } from './movement.ts';

/** How many tenths of an inch are beyond a whole number, without the dust of sums. */
const tenth = (inches: number): number => Math.round(10 * inches + 1) / 10;

describe('MC-UNIT-2 how far units move', () => {
  const movers = TROOP_IDS.filter((id) => TROOPS[id].open > 0);

  it.each(movers)('MC-UNIT-2 %s in the open', (type) => {
    const { open } = TROOPS[type];
    const s = marching([`u ${type} 30 30 0`]);
    expect(s.refusal(`u: advance ${tenth(open)}`)).toBe(`0.1 inches beyond the move of ${open} inches (MC-UNIT-2)`);
    s.order(`u: advance ${open}`);
    expect(s.at('u')).toBe(`30 ${30 - open} 0`);
  });

  it.each(movers.filter((id) => TROOPS[id].rough > 0))('MC-UNIT-2 MC-MOV-4 %s in rough going', (type) => {
    const { rough } = TROOPS[type];
    const s = marching([`u ${type} 30 30 0`], { terrain: [patch('rough', 20, 10, 40, 40)] });
    expect(s.refusal(`u: advance ${tenth(rough)}`)).toBe(
      `0.1 inches beyond the rough-going move of ${rough} inches (MC-MOV-4)`,
    );
    s.order(`u: advance ${rough}`);
    expect(s.at('u')).toBe(`30 ${30 - rough} 0`);
  });

  it.each(['Art', 'Bag'])('MC-UNIT-2 %s comes up to rough going but not into it', (type) => {
    const s = marching([`u ${type} 30 30 0`], { terrain: [patch('rough', 20, 20, 40, 28)] });
    expect(s.refusal('u: advance 2')).toBeUndefined();
    expect(s.refusal('u: advance 2.1')).toBe('2.1 inches beyond the rough-going move of 0 inches (MC-MOV-4)');
  });

  it('MC-ORD-3 a camp does not move', () =>
    expect(marching(['camp Camp 30 30 0']).refusal('camp: advance 1')).toBe('camp does not move (MC-ORD-3)'));

  it('MC-UNIT-1 a unit is one base of 1.6 inches, and has no formation', () => {
    const s = marching(['u Leg 0.8 30 0', 'v Leg 10 46.4 0']);
    expect(s.refusal('u: sidestep left 0.1')).toBe('u would leave the table by 0.1 inches (MC-MOV-1)');
    expect(s.refusal('v: back 0.1')).toBe('v would leave the table by 0.1 inches (MC-MOV-1)');
    expect(whyNotSteps(s.g, [s.id('u')], [{ do: 'form', width: 1, depth: 1 }])?.clause).toBe('MC-UNIT-1');
  });
});

describe('MC-MOV-1 to the front, and inclining', () => {
  it('MC-MOV-1 an incline keeps the facing, up to 45 degrees to either side', () => {
    expect(marching(['u Leg 30 30 0']).order('u: incline right 4 45').at('u')).toBe('32.8 27.2 0');
    expect(marching(['u Leg 30 30 0']).order('u: incline left 4 45').at('u')).toBe('27.2 27.2 0');
    const s = marching(['u Leg 30 30 0']);
    for (const to of ['left', 'right']) {
      const refusal = 'an incline is 45 degrees at most: 0.1 too many (MC-MOV-1)';
      expect(s.refusal(`u: incline ${to} 4 45.1`)).toBe(refusal);
    }
    expect(s.refusal('u: incline right 2 120')).toBe('an incline is 45 degrees at most: 75 too many (MC-MOV-1)');
    expect(s.refusal('u: incline right 6.1 30')).toBe('0.1 inches beyond the move of 6 inches (MC-UNIT-2)');
  });

  it('MC-MOV-1 a phalanx inclines only to the right, and so does a group with one in it', () => {
    const s = marching(['p Pike 30 30 0', 'u Leg 31.6 30 0', 'q Leg 40 30 0 phalanx', 'r Pike 50 30 0 noPhalanx']);
    const refusal = 'a phalanx inclines only to the right (MC-MOV-1)';
    expect(s.refusal('p: incline left 2 10')).toBe(refusal);
    expect(s.refusal('q: incline left 2 10')).toBe(refusal);
    expect(s.refusal('u p: incline left 2 10')).toBe(refusal);
    expect(s.refusal('r: incline left 2 10')).toBeUndefined();
    for (const who of ['q', 'u p']) expect(s.refusal(`${who}: incline right 2 45`)).toBeUndefined();
  });

  it('MC-MOV-1 a group inclines as one, its ranks too', () => {
    const s = marching(['a Leg 30 30 0', 'b Leg 31.6 30 0', 'c Leg 30 31.6 0']);
    s.order('a b c: incline left 4 30');
    expect(['a', 'b', 'c'].map((key) => s.at(key))).toEqual(['28 26.5 0', '29.6 26.5 0', '28 28.1 0']);
  });

  it('MC-MOV-1 nobody enters prohibited terrain, not with a corner and not on the way', () => {
    const s = marching(['u Leg 30 30 0', 'sk Sk 35 30 0'], {
      terrain: [patch('prohibited', 28, 25, 36, 26)],
    });
    expect(s.refusal('u: advance 4')).toBeUndefined();
    expect(s.refusal('u: advance 4.5')).toBe('u would be 0.5 inches deep in ground closed to it (MC-MOV-1)');
    expect(s.refusal('sk: advance 8')).toContain('deep in ground closed to it (MC-MOV-1)');
    const corner = marching(['u Leg 30 30 0'], { terrain: [patch('prohibited', 30.7, 20, 36, 26)] });
    expect(corner.refusal('u: advance 6')).toContain('(MC-MOV-1)');
    expect(corner.refusal('u: sidestep left 0.1, advance 5')).toBeUndefined();
  });

  it('MC-MOV-1 nobody leaves the table', () => {
    const s = marching(['u Leg 30 5 0']);
    expect(s.refusal('u: advance 5')).toBeUndefined();
    expect(s.refusal('u: advance 6')).toBe('u would leave the table by 1 inch (MC-MOV-1)');
  });
});

describe('MC-MOV-4 rough going', () => {
  it('MC-MOV-4 any part of the way counts, were it a strip', () => {
    const s = marching(['u Leg 30 30 0'], { terrain: [patch('rough', 20, 27, 40, 27.5)] });
    expect(s.refusal('u: advance 2.5')).toBeUndefined();
    expect(s.refusal('u: advance 4')).toBeUndefined();
    expect(s.refusal('u: advance 5')).toBe('1 inch beyond the rough-going move of 4 inches (MC-MOV-4)');
    expect(s.refusal('u: incline left 5 45')).toBe('1 inch beyond the rough-going move of 4 inches (MC-MOV-4)');
  });

  it.each([
    ['rough', true],
    ['dense woods', true],
    ['hill', false],
  ] as const)('MC-MOV-4 %s is rough going: %s', (kind, rough) => {
    const s = marching(['u Leg 30 30 0'], { terrain: [patch(kind, 20, 20, 40, 27)] });
    expect(s.refusal('u: advance 5')).toBe(
      rough ? '1 inch beyond the rough-going move of 4 inches (MC-MOV-4)' : undefined,
    );
  });

  it('MC-MOV-4 where the move begins counts, but not ground that it only touches', () => {
    const begin = (top: number) => marching(['u Leg 30 30 0'], { terrain: [patch('rough', 20, top, 40, 35)] });
    expect(begin(31.5).refusal('u: advance 5')).toBe('1 inch beyond the rough-going move of 4 inches (MC-MOV-4)');
    expect(begin(31.6).refusal('u: advance 5')).toBeUndefined();
    expect(begin(31.5).refusal('u: turn left, advance 2')).toBeUndefined();
    expect(begin(31.5).refusal('u: turn left, advance 2.1')).toBe(
      '0.1 inches beyond the rough-going move of 4 inches; turning takes 2 inches (MC-MOV-4)',
    );
  });

  it('MC-MOV-4 one unit in rough going slows its group, and the slowest sets the pace', () => {
    const terrain = [patch('rough', 31, 20, 40, 35)];
    const s = marching(['a Leg 30 30 0', 'b MF 31.6 30 0', 'c Pike 28.4 30 0'], { terrain });
    expect(s.refusal('a: advance 6')).toBeUndefined();
    expect(s.refusal('a b: advance 4')).toBeUndefined();
    expect(s.refusal('a b: advance 5')).toBe('1 inch beyond the rough-going move of 4 inches (MC-MOV-4)');
    expect(s.refusal('a c: advance 5')).toBeUndefined();
    expect(s.refusal('a c: advance 6')).toBe('1 inch beyond the move of 5 inches (MC-UNIT-2)');
    expect(s.refusal('a b c: advance 4')).toBe('1 inch beyond the rough-going move of 3 inches (MC-MOV-4)');
  });
});

describe('MC-MOV-6 sidesteps and steps back', () => {
  it.each([
    ['sidestep left 1', '29 30 0'],
    ['sidestep right 1', '31 30 0'],
    ['back 1', '30 31 0'],
    ['back 0.5, sidestep right 0.5', '30.5 30.5 0'],
    ['sidestep left 1, advance 5', '29 25 0'],
  ])('MC-MOV-6 %s', (way, at) => expect(marching(['u Leg 30 30 0']).order(`u: ${way}`).at('u')).toBe(at));

  it.each([
    ['sidestep left 1.1', '0.1 inches'],
    ['sidestep right 2', '1 inch'],
    ['back 1.5', '0.5 inches'],
    ['back 0.5, advance 1, sidestep right 0.6', '0.1 inches'],
  ])('MC-MOV-6 not %s', (way, by) =>
    expect(marching(['u LH 30 30 0']).refusal(`u: ${way}`)).toBe(
      `sidesteps and steps back are 1 inch in all: ${by} too many (MC-MOV-6)`,
    ),
  );

  it('MC-MOV-6 they are part of the move, and a group makes them too', () => {
    const s = marching(['u Leg 30 30 0', 'v Leg 31.6 30 0']);
    expect(s.refusal('u: sidestep left 1, advance 5.1')).toBe('0.1 inches beyond the move of 6 inches (MC-UNIT-2)');
    s.order('u v: back 1');
    expect([s.at('u'), s.at('v')]).toEqual(['30 31 0', '31.6 31 0']);
  });
});

describe('MC-ORD-1 who is moved', () => {
  it('MC-ORD-1 nobody, the enemy, and one unit twice are no orders', () => {
    const s = marching(['u Leg 30 30 0']);
    expect(whyNoMove(s.g, 'red', [], false)?.text).toBe('nobody is ordered');
    expect(whyNoMove(s.g, 'red', [0, 0], false)?.text).toBe('a unit is ordered twice');
    expect(whyNoMove(s.g, 'red', [1], false)?.text).toBe('there is no such unit');
    expect(whyNoMove(s.g, 'red', [9], false)?.text).toBe('there is no such unit');
    expect(whyNoMove(s.g, 'red', [0], false)).toBeUndefined();
  });
});
