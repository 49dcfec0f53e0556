import { describe, expect, it } from 'vitest';
import { destroyed, gainMarkers, lossWords, noLoss } from './markers.ts';

describe('MC-MEL-2 DMZ and what they lead to', () => {
  it.each([
    [0, 1, 'open', 1, 'stands', null],
    [1, 1, 'open', 2, 'retreats', null],
    [0, 2, 'open', 2, 'retreats', null],
    [2, 1, 'open', 3, 'destroyed', 'third DMZ'],
    [1, 2, 'open', 3, 'destroyed', 'third DMZ'],
    [2, 2, 'open', 4, 'destroyed', 'third DMZ'],
    [0, 1, 'blocked', 1, 'stands', null],
    [1, 1, 'blocked', 2, 'destroyed', 'no retreat'],
    [0, 2, 'blocked', 2, 'destroyed', 'no retreat'],
    [2, 1, 'blocked', 3, 'destroyed', 'third DMZ'],
    [0, 1, 'none', 1, 'stands', null],
    [1, 1, 'none', 2, 'stands', null],
    [2, 1, 'none', 3, 'destroyed', 'third DMZ'],
  ] as const)('MC-MEL-2 with %i it gains %i, retreat %s: then %i, %s %s', (before, gained, retreat, dmz, fate, how) => {
    expect(gainMarkers(before, gained, retreat)).toEqual({ gained, dmz, fate, how });
  });

  it('MC-MEL-2 in words', () => {
    expect(lossWords(noLoss(2))).toBe('no effect');
    expect(lossWords(gainMarkers(0, 1, 'open'))).toBe('gains 1 DMZ');
    expect(lossWords(gainMarkers(0, 2, 'open'))).toBe('gains 2 DMZ, and retreats');
    expect(lossWords(gainMarkers(1, 1, 'none'))).toBe('gains 1 DMZ, has 2');
    expect(lossWords(gainMarkers(1, 1, 'open'))).toBe('gains 1 DMZ, has 2, and retreats');
    expect(lossWords(gainMarkers(1, 1, 'blocked'))).toBe('destroyed with 2 DMZ and no retreat');
    expect(lossWords(gainMarkers(2, 1, 'open'))).toBe('destroyed by a third DMZ');
    expect(lossWords(destroyed(1, 'shot away'))).toBe('destroyed');
    expect(lossWords(destroyed(1, 'doubled'))).toBe('destroyed by a double score');
    expect(lossWords(destroyed(1, 'ridden down'))).toBe('skirmishers destroyed by a wild charge');
  });

  it('MC-MEL-2 a unit struck down outright gains no DMZ', () => {
    expect(destroyed(1, 'doubled')).toEqual({ gained: 0, dmz: 1, fate: 'destroyed', how: 'doubled' });
    expect(noLoss(2)).toEqual({ gained: 0, dmz: 2, fate: 'unhurt', how: null });
  });
});
