import type { KeyboardEvent } from 'react';
import { describe, expect, it } from 'vitest';
import { keyPressed, type Stop } from './use-keys.ts';

const STOPS: readonly Stop[] = [
  { key: 'p7', id: 7, isCell: false, x: 0, y: 0 },
  { key: 'c7', id: 7, isCell: true, x: 0, y: 0 },
];

/** Whose card a key asks for at a stop. */
function peekedBy(key: string, at: string, more: Partial<KeyboardEvent> = {}): number[] {
  const peeked: number[] = [];
  const target = { closest: () => ({ dataset: { key: at } }) };
  const event = { key, target, ctrlKey: false, metaKey: false, altKey: false, ...more };
  const props = {
    ...{ camera: undefined, hand: { held: undefined }, stops: STOPS, pieces: [], draggable: new Set(), nudge: 1 },
    ...{ press: () => undefined, leave: () => undefined, peek: (id: number) => peeked.push(id) },
  };
  keyPressed(event as unknown as KeyboardEvent<SVGSVGElement>, props as unknown as Parameters<typeof keyPressed>[1]);
  return peeked;
}

describe('the key for the card', () => {
  it('is i, small or capital', () => {
    expect(peekedBy('i', 'p7')).toEqual([7]);
    expect(peekedBy('I', 'p7')).toEqual([7]);
  });
  it('means nothing at a cell, or to a browser', () => {
    expect(peekedBy('i', 'c7')).toEqual([]);
    expect(peekedBy('I', 'p7', { ctrlKey: true })).toEqual([]);
    expect(peekedBy('i', 'p7', { altKey: true })).toEqual([]);
  });
});
