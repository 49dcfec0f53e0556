import { Engine, type Game } from '@acies/kernel';
import { clockRules } from '../../rule-set.ts';

/** "id type x y facing" in inches and degrees; red looks up the table. */
const army = (name: string, lines: readonly string[]): object => ({
  name,
  units: lines.map((line) => {
    const [id, type, x, y, facing] = line.split(' ');
    return { id, name: id, type, at: [Number(x), Number(y)], facing: Number(facing) };
  }),
  leaders: [{ name, rank: 'general', with: lines[0]!.split(' ')[0] }],
});

/** Two armies on an open field, red to move; the general of each is with the first. */
export function battle(red: readonly string[], blue: readonly string[]): Game {
  const armies = { red: army('red', red), blue: army('blue', blue) };
  const field = { width: 48, height: 36, deploy: 'as given', first: 'red', terrain: [] };
  const setup = clockRules.parseSetup({ id: 'test', title: 'Test', about: '', ...field, armies });
  return new Engine(clockRules).start(setup, 1).game;
}
