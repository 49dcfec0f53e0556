import { describe, expect, it } from 'vitest';
import { hasteOf } from './haste.ts';

describe('how much a side has to dare', () => {
  it.each([
    ['nothing while it leads, however late', { late: 1, lead: 1 }, 0],
    ['nothing while there is time', { late: 0.3, lead: -1 }, 0],
    ['all at the end of a battle that it is losing', { late: 1, lead: -0.1 }, 1],
    ['half of it halfway from there', { late: 0.65, lead: -1 }, 0.5],
    ['less where the battle would be drawn', { late: 1, lead: 0 }, 0.6],
    ['no more when the time is long over', { late: 2, lead: -1 }, 1],
  ])('%s', (_, standing, haste) => {
    expect(hasteOf(standing)).toBeCloseTo(haste, 10);
  });
});
