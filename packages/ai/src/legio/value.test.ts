import { Engine } from '@acies/kernel';
import { type LegioTable, legioRules } from '@acies/rules-legio';
import { describe, expect, it } from 'vitest';
import { value } from './value.ts';

const engine = new Engine(legioRules);

/** Four of a side, face to face and alike in a mirror; red's are 0 to 3, blue's 4 to 7. */
const army = (name: string, y: number) => ({
  name,
  units: [600, 760, 920, 1080].map((x) => ({ id: `${name} ${x}`, name: `${name} ${x}`, type: 'SW', at: [x, y] })),
  leaders: [{ id: name, name, rank: 'general', with: `${name} 760` }],
});

/** What red may hope for when this has come about. */
function after(change: (board: LegioTable['board']) => void): number {
  const armies = { red: army('red', 800), blue: army('blue', 480) };
  const setup = legioRules.parseSetup({ id: 'test', title: 'Test', about: '', terrain: [], turns: 10, armies });
  const { live } = engine.live(engine.start(setup, 1).game);
  const g = live.g as LegioTable;
  change(g.board);
  return value(g, 'red');
}

const BEGINNING = after(() => {});
const isWorse = (change: (board: LegioTable['board']) => void): void => expect(after(change)).toBeLessThan(BEGINNING);

describe('the value of a position of Legio', () => {
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

  it('LG-END-1 counts losses the more the later it is', () => {
    const lost = (turn: number): number =>
      after((board) => {
        board.turn = turn;
        board.units[3]!.where = 'gone';
      });
    expect(lost(9)).toBeLessThan(lost(1));
  });

  it('counts the fights that are on by their odds', () => {
    const gained = (own: number, foe: number): number => {
      const hurt = ({ units }: LegioTable['board']): void => {
        units[0]!.dp = own;
        units[4]!.dp = foe;
      };
      const fighting = (board: LegioTable['board']): void => {
        hurt(board);
        board.contacts.push({ attacker: 0, defender: 4, met: 'front' });
      };
      return after(fighting) - after(hurt);
    };
    expect(gained(4, 0)).toBeLessThan(gained(0, 4));
  });
});
