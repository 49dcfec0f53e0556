import { describe, expect, it } from 'vitest';
import { CARDS } from '../rule-sets.ts';
import { blocksOf, isAbsent } from './layout.ts';
import { formFields } from './situation.ts';

const [hex, ck, clock, legio] = await Promise.all(CARDS.map(({ sheet }) => sheet()));
const namesOf = (sheet: typeof hex, id: string): string[] =>
  blocksOf(sheet!.calculations.find((each) => each.id === id)!).map(({ name }) => name);

describe('the blocks of a form', () => {
  it('have those who face each other first, then what is common to them', () => {
    expect(namesOf(hex, 'firing')).toEqual(['shooter', 'target', '']);
    expect(namesOf(legio, 'volley')).toEqual(['shooter', 'target', '']);
  });

  it('keep the order of the schema where only one has a name', () => {
    expect(namesOf(clock, 'fire')).toEqual(['', 'target']);
  });

  it('have the units of a side together with what is its own', () => {
    const [assaulter] = blocksOf(ck!.calculations.find(({ id }) => id === 'fight')!);
    expect(assaulter!.groups.map(({ name }) => name)).toEqual([
      ...[1, 2, 3, 4, 5].map((n) => `assaulter.unit${n}`),
      'assaulter',
    ]);
  });

  it('lose no field of any procedure', async () => {
    for (const { sheet: load } of CARDS)
      for (const calculation of (await load()).calculations) {
        const shown = blocksOf(calculation).flatMap(({ groups }) => groups.flatMap((group) => group.fields));
        expect(shown.map(({ path }) => path).sort()).toEqual(
          formFields(calculation)
            .map(({ path }) => path)
            .sort(),
        );
      }
  });

  it('show of a unit that is not there only that', () => {
    const { groups } = blocksOf(ck!.calculations.find(({ id }) => id === 'fight')!)[0]!;
    expect(isAbsent(groups[0]!, { assaulter: { unit1: { type: 'none' } } })).toBe(true);
    expect(isAbsent(groups[0]!, { assaulter: { unit1: { type: 'Cav' } } })).toBe(false);
    expect(isAbsent(groups[5]!, { assaulter: {} })).toBe(false);
  });
});
