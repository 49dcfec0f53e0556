import { Engine, type LiveGame } from '@acies/kernel';
import { clockRules, type DeployChoice } from '@acies/rules-clock';
import { INCH } from '@acies/table';
import { describe, expect, it } from 'vitest';
import { drawsFrom } from '../draws.ts';
import { turnFor, type Weighed } from '../player.ts';
import { asTheBattleSuggests, asTried } from './drawing-up.ts';
import { DRAWINGS } from './drawings.ts';

const unit = (id: string, x: number, y: number) => ({ id, name: id, type: 'Leg', at: [x, y] });

type Spot = readonly [number, number];

const army = (ids: readonly string[], y: number, at: readonly Spot[] = []) => ({
  name: 'army',
  units: ids.map((id, i) => unit(id, ...(at[i] ?? [20 + 2 * i, y]))),
  leaders: [{ name: 'general', rank: 'general', with: ids[0] }],
});

/** Red, drawn up freely, is asked where its first unit shall stand. */
function deploying(battle: string, red: readonly string[], width = 72, at: readonly Spot[] = []): LiveGame {
  const armies = { red: army(red, 38, at), blue: army(['foe'], 9) };
  const field = { width, height: 48, deploy: 'free', first: 'red', terrain: [] };
  const setup = clockRules.parseSetup({ id: battle, title: 'Test', about: '', ...field, armies });
  const engine = new Engine(clockRules);
  const { live } = engine.live(engine.start(setup, 1).game);
  while (live.game.pending[0]!.decision !== 'deploy' || live.game.pending[0]!.side !== 'red')
    live.choose(live.game.pending[0]!, live.game.pending[0]!.decision === 'deploy' ? { do: 'rest' } : true);
  return live;
}

const turnIn = (live: LiveGame) => turnFor(live, live.pendingOf('red')!, drawsFrom(1));
const weigh = (live: LiveGame): Weighed[] => asTried(turnIn(live));
const chosen = (live: LiveGame) => weigh(live)[0]!.choice as DeployChoice;

describe('drawing up as has won trials', () => {
  const [x, y] = DRAWINGS.zama!.red.has!;
  const at = (inches: number): number => Math.round(inches * INCH);

  it('puts the first of a body in its place, facing the enemy, and the others beside it', () => {
    const live = deploying('zama', ['has1', 'has2']);
    expect(chosen(live)).toEqual({ do: 'place', x: at(x), y: at(y), heading: 0 });
    live.choose(live.pendingOf('red')!, chosen(live));
    expect(chosen(live)).toEqual({ do: 'place', x: at(x + 1.6), y: at(y), heading: 0 });
  });

  it('takes a unit without a number for the first of its body', () => {
    const [left, top] = DRAWINGS.zama!.red.all!;
    expect(chosen(deploying('zama', ['all', 'has1']))).toMatchObject({ x: at(left), y: at(top) });
  });

  it('does not draw at random where it knows a place', () => {
    // Another stands where the battle suggests this one: of what it suggests nothing is left.
    const live = deploying('zama', ['vel1', 'has1'], 72, [DRAWINGS.zama!.red.has!, DRAWINGS.zama!.red.vel!]);
    live.choose(live.pendingOf('red')!, chosen(live));
    expect(weigh(live)).toHaveLength(1);
    expect(chosen(live)).toMatchObject({ x: at(x), y: at(y) });
  });

  it('says why, and what the battle suggests beside it', () => {
    const weighed = weigh(deploying('zama', ['has1', 'has2']));
    expect(weighed[0]!.words).toContain('trials');
    expect(weighed.slice(1).map(({ choice }) => (choice as DeployChoice).do)).toEqual(['rest', 'place']);
  });

  it.each([
    ['of a battle that nobody has tried', 'cannae', ['has1', 'has2'], 72],
    ['of an army with others in it', 'zama', ['has1', 'guard1'], 72],
    ['where it may not stand so', 'zama', ['has1', 'has2'], 42],
  ] as const)('%s it does as the battle suggests', (_, battle, red, width) => {
    const live = deploying(battle, red, width);
    expect(weigh(live)).toEqual(asTheBattleSuggests(turnIn(live)));
    expect(chosen(live)).toEqual({ do: 'rest' });
  });
});
