import { Engine, type Game } from '@acies/kernel';
import { drawsFrom, questionFor } from '@acies/players';
import { describe, expect, it } from 'vitest';
import type { Setup } from '../board/setup.ts';
import { legioRules } from '../rule-set.ts';
import { centurion } from './centurion.ts';
import { biasWorth } from './control.ts';

const engine = new Engine(legioRules);

type Unit = Setup['armies']['red']['units'][number];
const army = (name: string, units: readonly Unit[]): Setup['armies']['red'] => ({
  name,
  units: [...units],
  leaders: [{ id: `${name} general`, name, rank: 'general', with: units[0]!.id }],
});

const battle = (red: readonly Unit[], blue: readonly Unit[], terrain: Setup['terrain'] = []): Game => {
  const armies = { red: army('red', red), blue: army('blue', blue) };
  const setup = legioRules.parseSetup({ id: 'test', title: 'Test', about: '', terrain, turns: 3, armies });
  return engine.start(setup, 1).game;
};

const unit = (id: string, type: Unit['type'], at: [number, number], more: Partial<Unit> = {}): Unit => ({
  ...{ id, name: id, type, at },
  ...more,
});

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

describe('the centurion of Legio', () => {
  it('has his units in hand before anything else', () => {
    const game = battle([unit('own', 'SW', [900, 800])], [unit('foe', 'SW', [900, 300])]);
    expect(answer(game, 'command')).toMatchObject({ do: 'control' });
  });

  it('approaches while far off, without tiring himself', () => {
    const game = battle([unit('own', 'SW', [900, 800])], [unit('foe', 'Art', [900, 480])]);
    expect(answer(game, 'action')).toMatchObject({ do: 'move', kind: 'basic', approach: true });
  });

  it('does not go slowly for a wood that he does not enter', () => {
    const points: [number, number][] = [
      [1000, 600],
      [1200, 600],
      [1200, 780],
      [1000, 780],
    ];
    const game = battle(
      [unit('own', 'Jav', [900, 800], { grade: 'B' }), unit('line', 'SW', [700, 820])],
      [unit('foe', 'Arch', [700, 600])],
      [{ id: 'wood', kind: 'difficult', points }],
    );
    expect(answer(game, 'action')).toMatchObject({ do: 'move', difficult: false });
  });

  it('lets a leader add to a control test what serves best', () => {
    const best = (grade: 'A' | 'D', last: 'stand' | 'move', foe: number): number => {
      const game = battle([unit('own', 'SW', [900, 800], { grade })], [unit('foe', 'SW', [900, foe])]);
      const g = engine.look(game);
      g.board.units[0]!.last = last;
      const question = { g, side: 'red', locals: { waiting: [0] } } as never;
      return ([0, 1, -1] as const).reduce((a, b) => (biasWorth(question, b) > biasWorth(question, a) ? b : a));
    };
    // Average dice are best left alone; a D6 obeys as often whatever he adds, and so marches on, or halts before the enemy.
    expect([best('A', 'move', 300), best('A', 'stand', 700)]).toEqual([0, 0]);
    expect([best('D', 'move', 300), best('D', 'move', 700), best('D', 'stand', 300)]).toEqual([1, -1, -1]);
  });

  it('charges spearmen who have hardly a chance', () => {
    const strong = { grade: 'A', stands: 8, files: 4 } as const;
    const game = battle(
      [unit('own', 'WB', [900, 800], strong)],
      [unit('foe', 'SW', [900, 760], { grade: 'D', stands: 2, files: 2 })],
    );
    expect(answer(game, 'declare')).toMatchObject({ do: 'charge' });
  });

  it('has an evaluator for every decision of the rules, and says so where he has none', () => {
    const own = battle([unit('own', 'SW', [900, 800])], [unit('foe', 'SW', [900, 300])]);
    const { live } = engine.live(engine.copy(own));
    const question = questionFor(live, live.game.pending[0]!, drawsFrom(1));
    for (const { name } of Object.values(legioRules.decisions).filter((one) => one.kind === 'listed'))
      if (name !== 'command' && name !== 'action')
        expect(() => centurion.choose({ ...question, decision: name, options: [] })).not.toThrow();
    expect(() => centurion.choose({ ...question, decision: 'unheard of' })).toThrow(/does not know/);
  });
});
