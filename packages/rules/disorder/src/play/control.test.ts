import { expect, it } from 'vitest';
import { CONTROL_BANDS, controlBand } from './control.ts';

it('LG-CTL-2 CB-CTL-3 CB-CTL-4 CB-CTL-5 the bands: 2 or less, 3 and 4, 5 or more', () => {
  expect([-1, 0, 1, 2, 3, 4, 5, 6, 8].map(controlBand)).toEqual([
    ...['low', 'low', 'low', 'low', 'middle', 'middle', 'high', 'high', 'high'],
  ]);
  expect(CONTROL_BANDS).toEqual(['low', 'middle', 'high']);
});
