// A battle by who has installed the kernel and a rule set: it is set up, played to its end, and played again.
import { Engine, type Game } from '@acies/kernel';
import { hexRules, type Setup } from '@acies/rules-hex';

const stand = (id: string, type: 'Leg' | 'WB', at: string, facing: string) =>
  ({ id, name: id, type, class: 'B', at, facing }) as const;

const battle: Setup = {
  id: 'elsewhere',
  title: 'Elsewhere',
  about: 'Two legions and two warbands.',
  map: ['. . . . . .', ' . . . . . .', '. . . . . .'],
  turns: 4,
  armies: {
    red: { name: 'Romans', stands: [stand('r1', 'Leg', 'A2', 'E'), stand('r2', 'Leg', 'C2', 'E')], leaders: [] },
    blue: { name: 'Gauls', stands: [stand('b1', 'WB', 'A5', 'W'), stand('b2', 'WB', 'C5', 'W')], leaders: [] },
  },
};

/** Both sides take one option after another; the same seed and options make the same battle. */
function play(engine: Engine, seed: number): { game: Game; choices: number } {
  let { game } = engine.start(battle, seed);
  let choices = 0;
  for (; game.result === null; choices++) {
    const question = engine.legal(game)[0];
    if (question?.options === undefined) throw new Error(`nothing can be chosen after ${choices} choices`);
    const choice = question.options[choices % question.options.length];
    if (choice === undefined) throw new Error(`there is no option after ${choices} choices`);
    ({ game } = engine.apply(game, { side: question.side, choice }));
  }
  return { game, choices };
}

const engine = new Engine(hexRules);
const [first, second] = [play(engine, 7), play(engine, 7)];
if (JSON.stringify(first.game) !== JSON.stringify(second.game)) throw new Error('two battles of one seed are unlike');
if (first.choices < 10) throw new Error(`a battle of ${first.choices} choices`);
