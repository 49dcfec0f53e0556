/** Measures every contender, one after the other in rounds, and prints the table. Flags: --quick, --rounds, --json. */
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { parseArgs, promisify } from 'node:util';
import { isSlowToWarm, SAME_GAMES } from './contenders.ts';
import { isDuels, timeDuels } from './cores.ts';
import { asTable, lineOf, machine } from './report.ts';
import { contendersOf, ROWS } from './rows.ts';
import { HASHES } from './skirmish-play.ts';
import type { Measured } from './worker.ts';

const run = promisify(execFile);
const {
  quick,
  json,
  rounds: wanted,
} = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
    rounds: { type: 'string' },
  },
}).values;
if (wanted !== undefined && !/^[1-9]\d?$/.test(wanted))
  throw new RangeError(`--rounds wants a number from 1 to 99, not "${wanted}"`);
const rounds = wanted === undefined ? (quick ? 3 : 5) : Number(wanted);
const warmUp = quick ? 0.5 : 1.5;
const longWarmUp = quick ? 4 : 8;
const seconds = quick ? 0.7 : 2;
const duels = quick ? 40 : 300;
const hashed = quick ? HASHES.few : HASHES.all;

const WORKER = fileURLToPath(new URL('./worker.js', import.meta.url));

/** Frameworks are quicker in production mode: they then leave out the checks that help a developer. */
const ENVIRONMENT = { ...process.env, NODE_ENV: 'production' };

async function work<T>(...args: readonly (string | number)[]): Promise<T> {
  const { stdout } = await run(process.execPath, [WORKER, ...args.map(String)], { env: ENVIRONMENT });
  return JSON.parse(stdout) as T;
}

const say = (text: string): void => {
  process.stderr.write(`${text}\n`);
};

async function checkGames(): Promise<void> {
  say(`Checking that every version of the skirmish plays the same ${hashed.games} games ...`);
  for (const contender of SAME_GAMES) {
    const hash = await work<string>('hash', contender, hashed.games);
    if (hash !== hashed.hash) throw new Error(`${contender} plays other games: ${hash} in place of ${hashed.hash}`);
  }
}

function measure(contender: string): Promise<Measured> {
  if (isDuels(contender)) return timeDuels(contender, duels);
  return work('rate', contender, isSlowToWarm(contender) ? longWarmUp : warmUp, seconds);
}

async function measureAll(): Promise<Map<string, Measured[]>> {
  const contenders = contendersOf(ROWS);
  const found = new Map<string, Measured[]>(contenders.map((contender) => [contender, []]));
  for (let round = 1; round <= rounds; round++) {
    say(`Round ${round} of ${rounds}: ${contenders.length} contenders ...`);
    for (const contender of contenders) found.get(contender)!.push(await measure(contender));
  }
  return found;
}

await checkGames();
const found = await measureAll();
const lines = ROWS.map((row) => lineOf(row, found));
const on = machine();
if (json) console.log(JSON.stringify({ machine: on, quick, rounds, hash: hashed.hash, lines }, null, 2));
else {
  const missed = lines.filter((line) => line.met === false).length;
  const targets = lines.filter((line) => line.met !== undefined).length;
  console.log(`\n${asTable(lines)}\n`);
  console.log(
    `${targets - missed} of ${targets} targets met. ${hashed.games} skirmishes hash to ${hashed.hash} in every version.`,
  );
  console.log(
    `${on.cpu}, ${on.cores} cores, Node ${on.node}, ${on.date}; per CPU second, medians of ${rounds} rounds.`,
  );
}
