import { expect, it } from 'vitest';

interface Board<Contact> {
  readonly units: { dp: number; shaken: boolean; where: string }[];
  readonly contacts: Contact[];
}

/** What red may hope for when this has come about. */
type After<B> = (change: (board: B) => void) => number;

/** Four of a side in a row, alike in a mirror; red's are 0 to 3, blue's 4 to 7. */
export const rowOf = (name: string, type: string, xs: readonly number[], y: number) => ({
  name,
  units: xs.map((x) => ({ id: `${name} ${x}`, name: `${name} ${x}`, type, at: [x, y] })),
  leaders: [{ id: name, name, rank: 'general', with: `${name} ${xs[1]}` }],
});

/** What holds of the value of positions in the whole family, for two such rows face to face, the first two of whom may fight. */
export function valueOfFamily<C, B extends Board<C>>(after: After<B>, fight: C): void {
  const beginning = after(() => {});

  it('is even where both sides stand alike, and what hurts one side helps the other as much', () => {
    expect(beginning).toBeCloseTo(0, 9);
    const hurt = (id: number): number => after(({ units }) => void (units[id]!.dp = 3));
    expect(hurt(1)).toBeLessThan(0);
    expect(hurt(5)).toBeCloseTo(-hurt(1), 9);
  });

  it('is worse with a unit lost, with disorder, and with a unit shaken', () => {
    expect(after(({ units }) => void (units[3]!.where = 'gone'))).toBeLessThan(beginning);
    expect(after(({ units }) => void (units[3]!.dp = 2))).toBeLessThan(beginning);
    const worn = (shaken: boolean): number => after(({ units }) => void Object.assign(units[3]!, { dp: 4, shaken }));
    expect(worn(true)).toBeLessThan(worn(false));
  });

  it('counts the fights that are on by their odds', () => {
    const gained = (own: number, foe: number): number => {
      const hurt = ({ units }: B): void => {
        units[0]!.dp = own;
        units[4]!.dp = foe;
      };
      const fighting = (board: B): void => {
        hurt(board);
        board.contacts.push(fight);
      };
      return after(fighting) - after(hurt);
    };
    expect(gained(4, 0)).toBeLessThan(gained(0, 4));
  });
}
