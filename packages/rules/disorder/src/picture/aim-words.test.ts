import { reason } from '@acies/kernel/odds';
import { type Box, type Step, walk } from '@acies/table';
import { describe, expect, it } from 'vitest';
import { costWords, phrasesFor, reachNow, refusalIn } from './aim-words.ts';

const BOX: Box = { x: 1000, y: 1000, heading: 0, width: 400, depth: 200 };
const PACE = { name: 'paces', length: 10 };

describe('what a path costs', () => {
  const cost = { legs: [], gone: 200, halves: 0, allowance: 80, disorder: [] };

  it('is its length of what was thrown', () => expect(costWords(cost, PACE)).toBe('20 of 80 paces'));

  it('with the half of a throw that a manoeuvre takes, and its disorder', () =>
    expect(costWords({ ...cost, halves: 1, disorder: [{ dp: 2, why: 'forming up' }] }, PACE)).toBe(
      '60 of 80 paces, 2 DPs for forming up',
    ));

  it('with steps aside where they are counted apart, also more than there may be', () => {
    const aside = { gone: 108, most: 10 };
    expect(costWords({ ...cost, gone: 0, aside }, PACE)).toBe('0 of 80 paces, 10.8 of 1 paces aside and back');
    expect(costWords({ ...cost, aside: { ...aside, gone: 0 } }, PACE)).toBe('20 of 80 paces');
  });

  it('and what of it is wheeled', () => {
    const legs = walk(BOX, [{ do: 'wheel', to: 'left', angle: 900 }]);
    expect(costWords({ ...cost, legs }, PACE)).toMatch(/^20 of 80 paces, wheel 62(\.\d)? included$/);
  });
});

describe('how far somebody can go now', () => {
  const going = {
    ...{ id: 3, box: BOX, isUnformed: false, words: '20 paces now' },
    gait: { allowance: 200, wheel: 900 },
    isAllowed: (_steps: readonly Step[]) => true,
  };
  it('is drawn for who acts, and for nobody else', () => {
    expect(reachNow(going, 3)).toMatchObject([{ kind: 'move', text: 'May go 20 paces now' }]);
    expect(reachNow(going, 4)).toBeUndefined();
  });
  it('is nowhere without an allowance', () =>
    expect(reachNow({ ...going, gait: { allowance: 0, wheel: 900 } }, 3)).toEqual([]));
});

it('phrases begin with staying, and leave out what is of no use', () =>
  expect(phrasesFor(['turn about', 'form line'], (text) => text !== 'form line', 'advance 40')).toEqual([
    { label: 'Stay', text: 'stay' },
    { label: 'Turn about', text: 'turn about' },
    { label: 'A path', text: 'advance 40', isExample: true },
  ]));

it('a refusal is told from what was prepared', () => {
  const why = reason('XX-1', 'too far');
  expect([refusalIn(why), refusalIn({ end: BOX, disorder: [] })]).toEqual([why, undefined]);
});
