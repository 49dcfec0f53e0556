import { describe, expect, it } from 'vitest';
import { TROOP_IDS } from '../troops.ts';
import { areTooFew, halvesOf, loseNext, lossOf, NO_TOLL, pursuedToll, strongest, weakest } from './sizes.ts';

describe('CK-UNIT-2 what a unit has to lose', () => {
  it('CK-UNIT-2 it begins with two halves for each base', () => {
    expect(TROOP_IDS.map((type) => halvesOf({ type }))).toEqual([6, 6, 4, 6, 4, 4, 4, 2]);
    expect(halvesOf({ type: 'CO', halves: 3 })).toBe(3);
  });

  it.each([
    [6, 0, 0, false],
    [6, 4, 4, false],
    [6, 5, 5, true],
    [6, 9, 6, true],
    [2, 0, 0, false],
    [2, 1, 1, true],
    [2, 3, 2, true],
  ])('CK-UNIT-2 of %i half bases %i taken are %i lost, destroyed: %s', (halves, taken, lost, destroyed) => {
    expect(lossOf(halves, taken)).toEqual({ lost, destroyed });
  });

  it('CK-SHO-4 an enemy chooses who has least left, an owner who has most', () => {
    const left = [4, 2, 6];
    expect(loseNext(left, strongest, NO_TOLL)).toEqual({ losses: 1, destroyed: 0 });
    expect(left).toEqual([4, 2, 5]);
    expect(loseNext(left, weakest, NO_TOLL)).toEqual({ losses: 1, destroyed: 1 });
    expect(left).toEqual([4, 5]);
    expect(loseNext([], weakest, { losses: 2, destroyed: 1 })).toEqual({ losses: 2, destroyed: 1 });
  });

  it.each([
    [[6, 6], 5, 5, 1],
    [[6, 3], 5, 5, 1],
    [[3, 3], 5, 4, 2],
    [[2, 2, 2], 5, 3, 3],
    [[4], 2, 2, 0],
    [[6, 6], 0, 0, 0],
  ])('CK-PUR-1 a pursuit of %j that takes %i costs %i half bases and %i units', (halves, taken, losses, destroyed) => {
    expect(pursuedToll(halves, taken)).toEqual({ losses, destroyed });
    expect(halves.length).toBeGreaterThan(0);
  });
});

describe('CK-SKI-1 skirmishers alone', () => {
  it('CK-SKI-1 need four bases more than their target', () => {
    const three = [{ type: 'Sk' }, { type: 'MSk' }, { type: 'MSk' }] as const;
    expect(areTooFew(three, [{ type: 'CO', halves: 4 }])).toBe(false);
    expect(areTooFew(three, [{ type: 'CO', halves: 5 }])).toBe(true);
    expect(areTooFew([...three.slice(1), { type: 'MSk', halves: 3 }], [{ type: 'CO', halves: 4 }])).toBe(true);
  });

  it('CK-SKI-1 with others among them any number may', () => {
    expect(areTooFew([{ type: 'Sk' }, { type: 'El' }], [{ type: 'CO' }, { type: 'CO' }])).toBe(false);
  });
});
