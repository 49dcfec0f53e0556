import { expect, it } from 'vitest';
import { samplePiece } from '../testing/samples.ts';
import { commonSigns, isCommon } from './common-signs.ts';

const badge = (sign: string, tone: 'plain' | 'harm' = 'plain') => ({ sign, text: sign, tone });

it('a plain sign that nearly all of an army bear is common there, and nowhere else', () => {
  const army = [1, 2, 3, 4, 5].map((id) =>
    samplePiece(id, 'red', {
      badges: [badge('!', 'harm'), ...(id < 5 ? [badge('att')] : []), ...(id < 3 ? [badge('M')] : [])],
    }),
  );
  const enemy = [6, 7, 8].map((id) => samplePiece(id, 'blue', { badges: [badge('att')] }));
  const { red, blue } = commonSigns([...army, ...enemy]);
  expect(red).toBe('att');
  expect(blue).toBe('');
  expect([isCommon(red, 'att'), isCommon(red, 'at'), isCommon(blue, 'att')]).toEqual([true, false, false]);
});
