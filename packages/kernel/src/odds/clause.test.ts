import { describe, expect, it } from 'vitest';
import { clausesOf, hasRuling, onSheet, ours, publishedIn, worksOf } from './clause.ts';

const chapter = clausesOf('Melee');
const told = chapter('A-1', 'sheet', [
  onSheet('Both throw.'),
  publishedIn('a review', 'A third marker destroys.'),
  ours('Equal scores do nothing.'),
]);

describe('a clause', () => {
  it('told by sentence marks each that is not of the sheet', () => {
    expect(told).toMatchObject({ id: 'A-1', chapter: 'Melee', source: 'sheet' });
    expect(told.text).toBe('Both throw. (P) A third marker destroys. (R) Equal scores do nothing.');
    expect(told.sentences?.map(({ source, work }) => [source, work])).toEqual([
      ['sheet', undefined],
      ['published', 'a review'],
      ['ours', undefined],
    ]);
  });

  it('told as a text stays as it is', () => {
    expect(chapter('A-2', 'ruling', 'Both throw.')).toEqual({
      id: 'A-2',
      chapter: 'Melee',
      source: 'ruling',
      text: 'Both throw.',
    });
  });

  it('is ours in whole or in part', () => {
    const published = chapter('A-4', 'published', [publishedIn('a review', 'Both throw.')]);
    const all = [told, chapter('A-2', 'ruling', 'Both throw.'), chapter('A-3', 'sheet', 'Both throw.'), published];
    expect(all.map(hasRuling)).toEqual([true, true, false, false]);
  });

  it('names the works it rests on, each once', () => {
    expect(worksOf([told, chapter('A-2', 'ruling', 'Both throw.'), told])).toEqual(['a review']);
  });
});
