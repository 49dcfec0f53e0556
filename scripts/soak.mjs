// npm run soak -- --games N [--rules ID] [--seed S]: random battles without end, each checked as in the tests.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { build, checkNode, install, root, say } from './lib/setup.mjs';

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '1000' },
    seed: { type: 'string', default: '1000000' },
    rules: { type: 'string' },
  },
});
const games = wholeNumber('games', values.games);
const first = wholeNumber('seed', values.seed);

function wholeNumber(name, text) {
  if (/^\d+$/.test(text)) return Number(text);
  console.error(`acies: --${name} takes a whole number, not "${text}"`);
  process.exit(2);
}

checkNode();
install();
build();
const { atRandom, playAgain, playThrough, sameGame, straying, openSubjects } = await import(
  '../packages/conformance/dist/index.js'
);
const { Engine } = await import('../packages/kernel/dist/index.js');
// Names of rules are written in any case everywhere.
const named = values.rules?.toLowerCase();
const all = await openSubjects();
const subjects = all.filter(({ rules }) => named === undefined || rules.id === named);
if (subjects.length === 0) {
  console.error(
    `acies: there are no rules "${values.rules}"; known are ${all.map(({ rules }) => rules.id).join(', ')}`,
  );
  process.exit(2);
}

for (const { rules, battles, players } of subjects) {
  const engine = new Engine(rules);
  for (const battle of battles) {
    const setup = rules.parseSetup(battle);
    for (let i = 0; i < games; i++) {
      const seed = first + i;
      // Every fourth battle is one of wayward centurions, which come to blows more often.
      const chooser = i % 4 === 3 ? straying(players.centurion, seed, 25) : atRandom(seed);
      soakOne(engine, setup, seed, chooser, `${rules.id}-${battle.id}-${seed}`);
      if ((i + 1) % 100 === 0 || i + 1 === games) say(`${rules.id}/${battle.id}: ${i + 1} of ${games} battles sound`);
    }
  }
}

function soakOne(engine, setup, seed, chooser, name) {
  try {
    const played = playThrough(engine, setup, seed, chooser);
    if (!sameGame(playAgain(engine, played), played.game)) throw new Error(`${name} replays to another end`);
  } catch (fault) {
    console.error(fault.message);
    if (fault.battle) {
      const folder = join(root, '.acies');
      mkdirSync(folder, { recursive: true });
      const file = join(folder, `${name}.json`);
      writeFileSync(file, JSON.stringify(fault.battle));
      console.error(`acies: the case is in ${file}; mend the fault and move it to packages/conformance/cases`);
    }
    process.exit(1);
  }
}
