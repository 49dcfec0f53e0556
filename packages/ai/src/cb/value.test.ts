import { Engine } from '@acies/kernel';
import { type CbTable, cbRules } from '@acies/rules-cb';
import { describe, expect, it } from 'vitest';
import { value } from './value.ts';

const engine = new Engine(cbRules);

/** Four of a side, face to face and alike in a mirror; red's are 0 to 3, blue's 4 to 7. */
const army = (name: string, y: number) => ({
  name,
  units: [14, 18, 22, 26].map((x) => ({ id: `${name} ${x}`, name: `${name} ${x}`, type: 'HI', at: [x, y] })),
  leaders: [{ id: name, name, rank: 'general', with: `${name} 18` }],
});

/** What red may hope for when this has come about. */
function after(change: (board: CbTable['board']) => void): number {
  const armies = { red: army('red', 18), blue: army('blue', 10) };
  const setup = cbRules.parseSetup({ id: 'test', title: 'Test', about: '', terrain: [], turns: 6, armies });
  const { live } = engine.live(engine.start(setup, 1).game);
  const g = live.g as CbTable;
  change(g.board);
  return value(g, 'red');
}

const BEGINNING = after(() => {});
const isWorse = (change: (board: CbTable['board']) => void): void => expect(after(change)).toBeLessThan(BEGINNING);

describe('the value of a position of CB', () => {
  it('is even where both sides stand alike, and what hurts one side helps the other as much', () => {
    expect(BEGINNING).toBeCloseTo(0, 9);
    const hurt = (id: number): number => after(({ units }) => void (units[id]!.dp = 3));
    expect(hurt(1)).toBeLessThan(0);
    expect(hurt(5)).toBeCloseTo(-hurt(1), 9);
  });

  it('is worse with a unit lost, with disorder, and with a unit shaken', () => {
    isWorse(({ units }) => void (units[3]!.where = 'gone'));
    isWorse(({ units }) => void (units[3]!.dp = 2));
    expect(after(({ units }) => void Object.assign(units[3]!, { dp: 4, shaken: true }))).toBeLessThan(
      after(({ units }) => void (units[3]!.dp = 4)),
    );
  });

  it('counts the fights that are on by their odds', () => {
    const gained = (own: number, foe: number): number => {
      const hurt = ({ units }: CbTable['board']): void => {
        units[0]!.dp = own;
        units[4]!.dp = foe;
      };
      const fighting = (board: CbTable['board']): void => {
        hurt(board);
        board.contacts.push({ attacker: 0, defender: 4, mutual: false, met: 'front', fresh: false, done: false });
      };
      return after(fighting) - after(hurt);
    };
    expect(gained(4, 0)).toBeLessThan(gained(0, 4));
  });
});
