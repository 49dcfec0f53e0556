import { Engine, type LiveGame } from '@acies/kernel';
import { drawsFrom, questionFor, type Weighed } from '@acies/players';
import { INCH } from '@acies/table';
import { describe, expect, it } from 'vitest';
import type { DeployChoice } from '../play/deployment/deployment.ts';
import { clockRules } from '../rule-set.ts';
import { asTheBattleSuggests, asTried } from './deploying.ts';
import { DEPLOYMENT_BOOK } from './deployment-book.ts';

const unit = (id: string, x: number, y: number) => ({ id, name: id, type: 'Leg', at: [x, y] });

const army = (ids: readonly string[], y: number) => ({
  name: 'army',
  units: ids.map((id, i) => unit(id, 20 + 2 * i, y)),
  leaders: [{ name: 'general', rank: 'general', with: ids[0] }],
});

/** Red, deployed freely, is asked where its first unit shall stand. */
function deploying(battle: string, red: readonly string[], width = 72): LiveGame {
  const armies = { red: army(red, 38), blue: army(['foe'], 9) };
  const field = { width, height: 48, deploy: 'free', first: 'red', terrain: [] };
  const setup = clockRules.parseSetup({ id: battle, title: 'Test', about: '', ...field, armies });
  const engine = new Engine(clockRules);
  const { live } = engine.live(engine.start(setup, 1).game);
  while (live.game.pending[0]!.decision !== 'deploy' || live.game.pending[0]!.side !== 'red')
    live.choose(live.game.pending[0]!, live.game.pending[0]!.decision === 'deploy' ? { do: 'rest' } : true);
  return live;
}

const questionIn = (live: LiveGame) => questionFor(live, live.pendingOf('red')!, drawsFrom(1));
const weigh = (live: LiveGame): Weighed[] => asTried(questionIn(live));

/** Where a unit of the Romans at Zama stands, so many places to the right of the first of its body. */
function spotOf(body: string, beside = 0) {
  const [x, y] = DEPLOYMENT_BOOK.zama!.red.bodies[body]!;
  return { x: Math.round((x + 1.6 * beside) * INCH), y: Math.round(y * INCH), heading: 0 };
}

describe('deploying as has won battles', () => {
  it('puts the first of each body in its place, facing the enemy, and the others beside it', () => {
    const [{ choice }] = weigh(deploying('zama', ['has1', 'has2', 'has3', 'all'])) as [Weighed];
    expect(choice).toEqual({ do: 'all', places: [spotOf('has'), spotOf('has', 1), spotOf('has', 2), spotOf('all')] });
  });

  it('of those who are left', () => {
    const live = deploying('zama', ['has1', 'has2']);
    live.choose(live.pendingOf('red')!, { do: 'place', ...spotOf('vel') });
    expect(weigh(live)[0]!.choice).toEqual({ do: 'all', places: [spotOf('has', 1)] });
  });

  it('says what it has won, and what the battle suggests beside it', () => {
    const [own, ...others] = weigh(deploying('zama', ['has1', 'has2']));
    expect(own!.words).toBe('a deployment that has won 46 of 50 battles against the centurion');
    expect(others.map(({ choice, worth, words }) => [(choice as DeployChoice).do, worth, words])).toEqual([
      ['rest', 0, ''],
      ['place', 0, ''],
    ]);
  });

  it.each([
    ['of a battle that nobody has tried', 'cannae', ['has1', 'has2'], 72],
    ['of an army with others in it', 'zama', ['has1', 'guard1'], 72],
    ['where it may not stand so', 'zama', ['has1', 'has2'], 42],
  ] as const)('%s it does as the battle suggests', (_, battle, red, width) => {
    const live = deploying(battle, red, width);
    expect(weigh(live)).toEqual(asTheBattleSuggests(questionIn(live)));
    expect(weigh(live)[0]!.choice).toEqual({ do: 'rest' });
  });
});
