import { Engine, type Game } from '@acies/kernel';
import type { Setup } from '../../board/setup.ts';
import { ckRules } from '../../rule-set.ts';

export const engine: Engine<typeof ckRules> = new Engine(ckRules);

export type Unit = Setup['armies']['red']['units'][number];
export const unit = (id: string, type: Unit['type'], quality: Unit['quality'], at: string): Unit => ({
  ...{ id, name: id, type, quality, at },
});

/** Six zones by five of open ground; red is below, moves first, and has a general with its first unit, as has blue. */
export function battle(red: readonly Unit[], blue: readonly Unit[]): Game {
  const setup = ckRules.parseSetup({
    id: 'test',
    title: 'Test',
    about: '',
    map: Array(5).fill('. . . . . .'),
    deploy: 'as given',
    first: 'red',
    armies: {
      red: { name: 'Red', units: red, generals: [{ name: 'R', at: red[0]!.at }] },
      blue: { name: 'Blue', units: blue, generals: [{ name: 'B', at: blue[0]!.at }] },
    },
  });
  return engine.start(setup, 1).game;
}
