import type { LiveGame } from '@acies/kernel';
import { drawsFrom, questionFor } from '@acies/players';
import { zoneName } from '@acies/zones';
import { describe, expect, it } from 'vitest';
import { type CkContext, factsOf } from '../board/look.ts';
import { type DeployChoice, nextUnit } from '../play/deployment/deployment.ts';
import { ckRules } from '../rule-set.ts';
import { playerWith } from './centurion.ts';
import { asTheBattleSuggests, asTried } from './deploying.ts';
import { DEPLOYMENT_BOOK } from './deployment-book.ts';
import { engine, type Unit, unit } from './testing/battle.ts';

const { places } = DEPLOYMENT_BOOK.issus!.red;
const KEYS = Object.keys(places);

const OPEN: readonly string[] = Array(5).fill('. . . . . .');

/** Red, who may deploy freely, is asked for its first unit; the battle has everybody in one zone after the other. */
function deploying(id: string, keys: readonly string[], map = OPEN, type: Unit['type'] = 'CO'): LiveGame {
  const red = keys.map((key, i): Unit => unit(key, type, 'plain', `E${1 + (i % 6)}`));
  const setup = ckRules.parseSetup({
    ...{ id, title: 'Test', about: '', map, deploy: 'free', first: 'blue' },
    armies: {
      red: { name: 'Red', reserves: 9, units: red, generals: [{ name: 'R' }] },
      blue: { name: 'Blue', units: [unit('foe', 'CO', 'plain', 'B1')], generals: [{ name: 'B' }] },
    },
  });
  return engine.live(engine.start(setup, 1).game).live;
}

const choose = (live: LiveGame, deploy: typeof asTried): DeployChoice =>
  playerWith(deploy, 'test').choose(questionFor(live, live.pendingOf('red')!, drawsFrom(1))) as DeployChoice;

/** Where each unit is put, by name; the enemy as suggested. */
function deployed(live: LiveGame): Record<string, string> {
  const g = live.g as CkContext;
  const put: Record<string, string> = {};
  for (let pending = live.game.pending[0]!; pending.decision === 'deploy'; pending = live.game.pending[0]!) {
    const choice = pending.side === 'red' ? choose(live, asTried) : 'rest';
    if (pending.side === 'red')
      put[factsOf(g, nextUnit(g, 'red')!).key] =
        choice === 'rest' ? 'rest' : choice < 0 ? 'reserve' : zoneName(g.setting.grid, choice);
    live.choose(pending, choice);
  }
  return put;
}

describe('deploying as has won battles', () => {
  it('puts every unit in its own place', () => expect(deployed(deploying('issus', KEYS))).toEqual(places));

  it('goes near where it may not stand: elephants not in woods', () => {
    const [first] = KEYS;
    const wanted = places[first!]!;
    const row = wanted.charCodeAt(0) - 'A'.charCodeAt(0);
    const map = Array.from({ length: 5 }, (_, i) =>
      Array.from({ length: 6 }, (__, j) => (i === row && j === Number(wanted[1]) - 1 ? 'w' : '.')).join(' '),
    );
    const put = deployed(deploying('issus', KEYS, map, 'El'))[first!]!;
    expect([put[0], Math.abs(Number(put[1]) - Number(wanted[1]))]).toEqual([wanted[0], 1]);
  });

  it.each([
    ['of a battle that nobody has tried', 'granicus', KEYS],
    ['of an army with others in it', 'issus', [...KEYS.slice(1), 'guard']],
  ])('%s it does as the battle suggests', (_, id, keys) => {
    const live = deploying(id, keys);
    expect(choose(live, asTried)).toBe('rest');
    expect(choose(live, asTheBattleSuggests)).toBe('rest');
  });
});
