import { describe, expect, test } from 'vitest';
import { luckScale, scalesOf, stepPath, turnMarks } from './chart-shape.ts';

describe('the chart', () => {
  test('finds the point of the battle under a finger, and stays within the battle', () => {
    const { x, atOf } = scalesOf(200, 640, 1);
    for (const at of [0, 1, 99, 200]) expect(atOf(x(at))).toBe(at);
    expect(atOf(x(7) + 1)).toBe(7);
    expect(atOf(-50)).toBe(0);
    expect(atOf(9000)).toBe(200);
  });

  test('stands for a battle without a choice too', () => {
    const { x, atOf } = scalesOf(0, 640, 1);
    expect(Number.isFinite(x(0))).toBe(true);
    expect(atOf(400)).toBe(0);
  });

  test('has more strain higher up, and luck of red above that of blue', () => {
    const { strainY, luckY } = scalesOf(10, 640, 0.5);
    expect(strainY(0)).toBeGreaterThan(strainY(1));
    expect(luckY(0.2)).toBeLessThan(luckY(-0.2));
    expect(strainY(1.4)).toBe(strainY(1));
  });

  test('has a scale that holds all of the luck', () => {
    expect(luckScale([0])).toBe(0.05);
    expect(luckScale([0, 0.12, -0.26])).toBe(0.3);
    expect(luckScale([7.2])).toBe(8);
  });

  test('draws a value until it changes', () => {
    const same = (value: number): number => value;
    expect(stepPath([1, 1, 1, 4, 4], same, same)).toBe('M0 1H3V4H4');
    expect(stepPath([2], same, same)).toBe('M0 2H0');
  });

  test('names as many turns as can be read', () => {
    const turns = [0, 1, 2, 3].map((turn) => ({ turn, at: turn * 10 }));
    expect(turnMarks(turns, (at) => at * 2).map(({ turn, isNamed }) => [turn, isNamed])).toEqual([
      [1, true],
      [2, false],
      [3, true],
    ]);
  });
});
