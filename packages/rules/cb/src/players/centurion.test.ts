import { Engine, type Game } from '@acies/kernel';
import { drawsFrom, type Question, questionFor } from '@acies/players';
import { playAlike } from '@acies/players/testing';
import { reachChance } from '@acies/rules-disorder/players';
import { afterStep } from '@acies/table';
import { describe, expect, it } from 'vitest';
import { boxOf, type CbContext } from '../board/look.ts';
import { JT } from '../board/setting.ts';
import type { Setup } from '../board/setup.ts';
import type { Declaring } from '../play/charge/declaring.ts';
import { cbRules } from '../rule-set.ts';
import { centurion } from './centurion.ts';
import { declareWorth } from './charges.ts';
import { chargeRun } from './dice.ts';
import { chargesWorth } from './fights.ts';
import { haste, impatienceOf } from './haste.ts';
import { matchup } from './matchup.ts';
import { outlookOf } from './outlook.ts';
import { standWorth } from './position.ts';

const engine = new Engine(cbRules);

type Unit = Setup['armies']['red']['units'][number];
const army = (name: string, units: readonly Unit[]): Setup['armies']['red'] => ({
  name,
  units: [...units],
  leaders: [{ id: `${name} general`, name, rank: 'general', with: units[0]!.id }],
});

const battle = (red: readonly Unit[], blue: readonly Unit[]): Game => {
  const armies = { red: army('red', red), blue: army('blue', blue) };
  const setup = cbRules.parseSetup({ id: 'test', title: 'Test', about: '', terrain: [], turns: 3, armies });
  return engine.start(setup, 1).game;
};

const unit = (id: string, type: Unit['type'], at: [number, number], more: Partial<Unit> = {}): Unit => ({
  ...{ id, name: id, type, at },
  ...more,
});

const contextOf = (game: Game): CbContext => engine.live(engine.copy(game)).live.g as CbContext;

/** Plays until some decision is put to red, and says what the centurion answers. */
function answer(game: Game, decision: string): unknown {
  const { live } = engine.live(engine.copy(game));
  while (!live.over) {
    const pending = live.game.pending.find((one) => one.answer === undefined)!;
    const choice = centurion.choose(questionFor(live, pending, drawsFrom(1)));
    if (pending.side === 'red' && live.decisionOf(pending).name === decision) return choice;
    live.choose(pending, choice);
  }
  throw new Error(`nobody was asked: ${decision}`);
}

describe('the centurion of CB', () => {
  it('moves double while far off', () => {
    const game = battle([unit('own', 'Pike', [22, 24])], [unit('foe', 'Art', [22, 2])]);
    expect(answer(game, 'action')).toMatchObject({ do: 'move', double: true });
  });

  it('shoots with stationary missile troops who have a target', () => {
    const game = battle(
      [unit('own', 'LI', [22, 16], { weapon: 'bow', stands: 6, files: 6 })],
      [unit('foe', 'HI', [22, 11.5])],
    );
    expect(answer(game, 'shoot')).toBe(1);
  });

  it('shoots before it charges, since the charge comes in a later phase', () => {
    const game = battle(
      [unit('own', 'LI', [22, 17], { weapon: 'sling', stands: 6, files: 6 })],
      [unit('foe', 'Sk', [22, 15], { stands: 6, files: 6 }), unit('far', 'HI', [36, 4])],
    );
    Object.assign((game.board as CbContext['board']).units[1]!, { dp: 4, shaken: true });
    expect(answer(game, 'shoot')).toBe(1);
    expect(answer(game, 'declare')).toEqual({ do: 'charge', unit: 0, target: 1 });
  });

  it('charges the rabble with legionaries, and inspires them first', () => {
    const game = battle(
      [unit('own', 'Leg', [22, 18], { grade: 'A' })],
      [unit('foe', 'Rab', [22, 15], { grade: 'C', formation: 'line' })],
    );
    expect(answer(game, 'command')).toEqual({ do: 'inspire' });
    expect(answer(game, 'declare')).toEqual({ do: 'charge', unit: 0, target: 1 });
  });

  it('does not throw legionaries of C grade at a fresh phalanx', () => {
    const game = battle(
      [unit('own', 'Leg', [22, 18], { grade: 'C' })],
      [unit('foe', 'Pike', [22, 15], { grade: 'A', stands: 12, files: 4 })],
    );
    expect(answer(game, 'declare')).toEqual({ do: 'done' });
  });

  describe('when the last turn has come and the battle would be drawn', () => {
    const facing = (turn: number): Game => {
      const game = battle(
        [unit('own', 'HI', [22, 18])],
        [unit('foe', 'Pike', [22, 15], { grade: 'A', stands: 12, files: 4 })],
      );
      (game.board as CbContext['board']).turn = turn;
      return game;
    };

    it('would rather fight than not', () => {
      const charge = { do: 'charge', unit: 0, target: 1 };
      const worthOf = (turn: number): number => {
        const { live } = engine.live(facing(turn));
        const locals = { side: 'red', charges: [] };
        const asked = { ...questionFor(live, live.game.pending[0]!, drawsFrom(1)), side: 'red', locals };
        return centurion.explain({ ...asked, decision: 'declare', options: [charge] } as unknown as Question)[0]!.worth;
      };
      const g = contextOf(facing(0));
      const home = Math.max(...[1, 2].map((dice) => reachChance(chargeRun(g, 0, 1, dice), 3)));
      expect(worthOf(3) - worthOf(0)).toBeCloseTo(home * 0.4 * 0.6, 5);
    });

    it('is drawn nearer to the enemy, and fears him less', () => {
      const gain = (turn: number): number => {
        const g = contextOf(facing(turn));
        const [outlook, box] = [outlookOf(g, 0), boxOf(g, 0)];
        const back = afterStep(box, { do: 'back', distance: 8 * JT });
        return standWorth(g, outlook, box) - standWorth(g, outlook, back);
      };
      // A share of 0.6 of haste: 2.8 times as much to come nearer, and danger counts 3.4 times less.
      expect(gain(3)).toBeGreaterThan(gain(0) + 0.3);
    });
  });

  describe('when nobody stirs', () => {
    const red = [unit('own', 'Leg', [22, 18], { grade: 'C' }), unit('late', 'HI', [8, 26])];
    const blue = [unit('foe', 'Pike', [22, 15], { grade: 'A', stands: 12, files: 4 }), unit('far', 'HI', [40, 3])];

    /** In the second turn of three one unit has been lost; in the first all stood, or the enemy's last did not. */
    const after = (last: 'stand' | 'move', lost: number): Game => {
      const game = battle(red, blue);
      const board = game.board as CbContext['board'];
      board.turn = 2;
      for (const each of board.units) each.last = 'stand';
      board.units[3]!.last = last;
      board.units[lost]!.where = 'gone';
      return game;
    };
    const OWN_LOST = 1;

    it.each([
      ['is impatient if waiting will not win', 'stand', OWN_LOST, 0.3 * ((2 / 3 - 0.3) / 0.7)],
      ['is not if somebody has moved', 'move', OWN_LOST, 0],
      ['is not if the enemy has lost more', 'stand', 3, 0],
    ] as const)('%s', (_, last, lost, impatience) => {
      expect(impatienceOf(contextOf(after(last, lost)), 'red')).toBeCloseTo(impatience, 10);
    });

    it('goes on, and charges at poorer odds', () => {
      expect(answer(after('move', OWN_LOST), 'action')).toEqual({ do: 'stand' });
      expect(answer(after('stand', OWN_LOST), 'action')).toMatchObject({ do: 'move' });
      const bar = (last: 'stand' | 'move'): number => {
        const g = contextOf(after(last, OWN_LOST));
        return declareWorth({ g, side: 'red' } as Question<CbContext, Declaring>, { do: 'done' });
      };
      expect(bar('move') - bar('stand')).toBeCloseTo(impatienceOf(contextOf(after('stand', OWN_LOST)), 'red'), 10);
    });
  });

  it('counts losses, not shares of an army, when time runs out', () => {
    const game = battle(
      [unit('a', 'HI', [10, 18]), unit('b', 'HI', [20, 18]), unit('c', 'HI', [30, 18])],
      [unit('x', 'HI', [10, 8]), unit('y', 'HI', [20, 8])],
    );
    const board = game.board as CbContext['board'];
    board.turn = 3;
    // CB-END-1: one lost on either side is a draw, though three are more than two.
    board.units[0]!.mood = 'routing';
    board.units[3]!.mood = 'routing';
    const both = (): number[] => [haste(contextOf(game), 'red'), haste(contextOf(game), 'blue')];
    expect(both()).toEqual([0.6, 0.6]);
    board.units[1]!.mood = 'routing';
    expect(both()).toEqual([1, 0]);
  });

  it('weighs elephants by whom they meet: horses shy, foot less so', () => {
    const foes = [unit('el', 'El', [10, 10]), unit('li', 'LI', [30, 10])];
    const g = contextOf(battle([unit('hc', 'HC', [10, 18]), unit('hi', 'HI', [20, 18])], foes));
    expect(matchup(g, 2, 0)).toBeGreaterThan(matchup(g, 2, 1));
    expect(matchup(g, 0, 2)).toBeLessThan(matchup(g, 1, 2));
  });

  it('knows that two who charge one enemy are better than one', () => {
    const g = contextOf(
      battle(
        [unit('a', 'HI', [20, 18]), unit('b', 'HI', [24.5, 18])],
        [unit('foe', 'HI', [22.2, 15], { stands: 12, files: 6 })],
      ),
    );
    const one = { unit: 0, target: 2 };
    const both = chargesWorth(g, 'red', [one, { unit: 1, target: 2 }]);
    expect(both).toBeGreaterThan(chargesWorth(g, 'red', [one]));
    expect(chargesWorth(g, 'red', [])).toBe(0);
  });

  it('reckons the dice of a charge exactly', () => {
    const g = contextOf(battle([unit('own', 'HI', [22, 18])], [unit('foe', 'HI', [22, 13])]));
    // An average die is 5 once in six; with a D6 beside it five are missed by 2+1, 2+2 and 3+1 (twice).
    expect(reachChance(chargeRun(g, 0, 1, 1), 5)).toBeCloseTo(1 / 6, 10);
    expect(reachChance(chargeRun(g, 0, 1, 2), 5)).toBeCloseTo(1 - 4 / 36, 10);
  });

  it('answers alike whatever was asked before, and leaves the table as it is', () => {
    const game = battle(
      [unit('own', 'Leg', [22, 20]), unit('hc', 'HC', [30, 20])],
      [unit('foe', 'HI', [22, 12]), unit('li', 'LI', [30, 12])],
    );
    const { live } = engine.live(engine.copy(game));
    expect(playAlike(centurion, live, 60).size).toBeGreaterThan(3);
  });

  it('has an evaluator for every decision of the rules, and says so where he has none', () => {
    const own = battle([unit('own', 'HI', [22, 20])], [unit('foe', 'HI', [22, 8])]);
    const { live } = engine.live(engine.copy(own));
    const question = questionFor(live, live.game.pending[0]!, drawsFrom(1));
    for (const { name } of Object.values(cbRules.decisions).filter((one) => one.kind === 'listed'))
      if (name !== 'command' && name !== 'action')
        expect(() => centurion.choose({ ...question, decision: name, options: [] })).not.toThrow();
    expect(() => centurion.choose({ ...question, decision: 'unheard of' })).toThrow(/does not know/);
  });
});
