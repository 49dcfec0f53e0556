import { z } from 'zod';
import type { Fallen } from '../dice/dice.ts';
import { type DiceRequest, faultInDice } from '../dice/entered.ts';
import { BadInput, parseWith } from '../plain/bad-input.ts';
import { readJson } from '../plain/bounds.ts';
import { canonicalJson, fingerprint, type Json } from '../plain/json.ts';
import { SIDES, type Side } from '../plain/sides.ts';
import { nameText, wordText } from '../plain/text-parts.ts';
import type { Answer, Engine } from './engine.ts';
import { hashGame } from './game.ts';
import {
  beginEnteredMatch,
  beginMatch,
  hashesOf,
  type Match,
  type MatchOrDice,
  makeEnteredMove,
  makeMove,
} from './match.ts';

/** Raised by one with every change that older files do not survive. */
export const FORMAT = 1;

const side = z.enum(SIDES);

/** No battle comes to a fifth of it; a list of more entries is refused before any of them is looked at. */
const MOST_ENTRIES = 100_000;
const listOf = <T extends z.ZodType>(entry: T, least = 0) =>
  z.array(z.unknown()).min(least).max(MOST_ENTRIES).pipe(z.array(entry));

/** Of the dice of a throw only the first that is none is told: there may be a million in a file. */
const throwSchema = z
  .array(z.unknown())
  .check(({ value, issues }) => {
    const at = value.findIndex((face) => !Number.isSafeInteger(face));
    if (at >= 0) issues.push({ code: 'invalid_type', expected: 'int', input: value[at], path: [at] });
  })
  .transform((faces) => faces as number[]);

const fileSchema = z.strictObject({
  acies: z.literal('game'),
  format: z.number().int(),
  rules: z.strictObject({ id: wordText, version: wordText }),
  players: z.strictObject({ red: nameText, blue: nameText }),
  setup: z.unknown(),
  dice: z.union([z.strictObject({ seed: z.number().int() }), z.strictObject({ entered: listOf(throwSchema) })]),
  choices: listOf(z.tuple([side, wordText, z.json()])),
  hashes: listOf(z.tuple([z.number().int(), z.number().int(), z.string()]), 1),
  sum: z.string(),
});

type GameFile = z.infer<typeof fileSchema>;

const headSchema = z.looseObject({
  acies: z.literal('game'),
  format: z.number().int(),
  rules: z.looseObject({ id: wordText, version: wordText }),
});

/** What is written of a game; what is read again is checked to be as much. */
export interface GameWritten extends Pick<GameFile, 'rules' | 'players' | 'setup' | 'dice' | 'hashes'> {
  readonly choices: readonly (readonly [Side, string, Json])[];
}

/** A match as a file. */
export function makeGameFile(match: Match): string {
  const { rules } = match.engine;
  return writeGameFile({
    rules: { id: rules.id, version: rules.version },
    players: match.players,
    setup: match.game.setup,
    dice: 'seed' in match.dice ? { seed: match.dice.seed } : { entered: enteredThrows(match) },
    choices: match.moves.map((move) => [move.side, move.decision, move.choice]),
    hashes: hashesOf(match),
  });
}

/** A game as one JSON document, a choice a line so that files can be read and compared. */
export function writeGameFile(game: GameWritten): string {
  const body = { acies: 'game', format: FORMAT, ...game };
  const lines = Object.entries({ ...body, sum: sumOf(body) }).map(([key, value]) =>
    key === 'choices' || key === 'hashes'
      ? `  "${key}": ${lineEach(value as unknown[])}`
      : `  "${key}": ${JSON.stringify(value)}`,
  );
  return `{\n${lines.join(',\n')}\n}\n`;
}

const lineEach = (items: readonly unknown[]): string =>
  items.length === 0 ? '[]' : `[\n${items.map((item) => `    ${JSON.stringify(item)}`).join(',\n')}\n  ]`;

const enteredThrows = (match: Match): number[][] => {
  const opening = 'entered' in match.dice ? match.dice.entered : [];
  return [...opening, ...match.moves.flatMap((move) => move.fallen)].map((fallen) => [...fallen.faces]);
};

const sumOf = (body: object): string => fingerprint(canonicalJson(JSON.parse(JSON.stringify(body))));

const NO_GAME = 'this is no saved game: it is JSON, but does not begin with "acies": "game", as every saved game does';

const BATTLE = 'this is a battle, and no saved game of it: "npx acies play --battle FILE" plays it';

/** Every rule set has two armies in its battles, and no saved game has them at its top. */
const isBattle = (data: unknown): boolean =>
  typeof data === 'object' && data !== null && !('acies' in data) && 'armies' in data;

const isGame = (data: unknown): boolean =>
  typeof data === 'object' && data !== null && 'acies' in data && data.acies === 'game';

/** Reads only which rules a file is for, so that a client can load them. */
export const rulesOfGameFile = (text: string): { id: string; version: string } => rulesIn(parseJson(text));

function rulesIn(data: unknown): { id: string; version: string } {
  if (!isGame(data)) throw new BadInput(isBattle(data) ? BATTLE : NO_GAME);
  const head = parseWith(headSchema, data, 'the game file');
  if (head.format !== FORMAT)
    throw new BadInput(`the game file has format ${head.format}; this version of Acies reads format ${FORMAT}`);
  return { id: head.rules.id, version: head.rules.version };
}

/** Reads a game file and plays it through. Any fault is an error that says what is wrong and where. */
export function parseGameFile(text: string, engine: Engine): Match {
  const data = parseJson(text);
  const { id, version } = rulesIn(data);
  const { rules } = engine;
  if (id !== rules.id) throw new BadInput(`the game file is for the rules "${id}", not "${rules.id}"`);
  if (version !== rules.version)
    throw new BadInput(
      `the game file was made with version ${version} of the ${id} rules; this is version ${rules.version}: only ${releaseWith(version, rules.version)} can show it`,
    );
  const file = parseWith(fileSchema, data, 'the game file');
  const { sum, ...body } = file;
  const whole = sumOf(body) === sum;
  try {
    // The replay comes first: it can say where an altered file goes wrong, the sum cannot.
    const match = replayFile(file, engine);
    if (whole) return match;
  } catch (fault) {
    if (whole || fault instanceof BadInput) throw fault;
  }
  throw new BadInput('the game file was altered after it was saved: its sum does not fit its content');
}

/** Versions of rules are counted; those of rules from outside may be written otherwise. */
const releaseWith = (version: string, now: string): string =>
  `${Number(version) < Number(now) ? 'an older release' : 'another release'} of Acies, with version ${version},`;

const parseJson = (text: string): unknown => readJson(text, 'the game file', 'is not whole JSON');

function replayFile(file: GameFile, engine: Engine): Match {
  const setup = engine.rules.parseSetup(file.setup);
  const supply = 'entered' in file.dice ? file.dice.entered : undefined;
  let used = 0;
  const withDice = (attempt: (fallen: readonly Fallen[]) => MatchOrDice): Match => {
    const fallen: Fallen[] = [];
    for (;;) {
      const tried = attempt(fallen);
      if (!('needs' in tried)) return tried;
      fallen.push(nextThrow(tried.needs, supply![used], used));
      used++;
    }
  };
  let match =
    'seed' in file.dice
      ? beginMatch(engine, setup, file.dice, file.players)
      : withDice((fallen) => beginEnteredMatch(engine, setup, fallen, file.players));
  const hashes = new Map(file.hashes.map(([turn, choices, hash]) => [choices, { turn, hash }]));
  verify(match, hashes);
  for (const [index, [by, decision, choice]] of file.choices.entries()) {
    const answer: Answer = { side: by, choice };
    expectDecision(match, by, decision, index);
    match = supply
      ? withDice((fallen) => naming(index, () => makeEnteredMove(match, answer, fallen)))
      : naming(index, () => makeMove(match, answer));
    verify(match, hashes);
  }
  expectEnd(file, supply, used);
  return match;
}

function nextThrow(request: DiceRequest, faces: number[] | undefined, index: number): Fallen {
  if (!faces)
    throw new BadInput(
      `the game file's entered dice break off: throw ${index + 1} is missing (${request.purpose.label})`,
    );
  const fault = faultInDice(request, faces);
  if (fault !== undefined) throw new BadInput(`the game file's entered throw ${index + 1} cannot be: ${fault}`);
  return { die: request.die.name, faces };
}

/** Says which choice of the file is at fault. */
function naming<T>(index: number, take: () => T): T {
  try {
    return take();
  } catch (fault) {
    if (fault instanceof BadInput)
      throw new BadInput(`choice ${index + 1} in the game file is not legal: ${fault.message}`);
    throw fault;
  }
}

function expectDecision(match: Match, by: string, decision: string, index: number): void {
  const open = match.game.pending.find((pending) => pending.side === by && pending.answer === undefined);
  if (open?.decision === decision) return;
  const awaited = match.game.pending.filter((pending) => pending.answer === undefined);
  const actual =
    awaited.map((pending) => `${pending.side}'s "${pending.decision}"`).join(' and ') || 'nothing: the battle is over';
  throw new BadInput(`choice ${index + 1} in the game file is ${by}'s "${decision}", but open then is ${actual}`);
}

function verify(match: Match, hashes: ReadonlyMap<number, { turn: number; hash: string }>): void {
  const expected = hashes.get(match.moves.length);
  if (!expected || hashGame(match.game) === expected.hash) return;
  throw new BadInput(
    `the battle goes differently from the game file at turn ${expected.turn}, after choice ${match.moves.length}: the file was altered, or made by other rules`,
  );
}

function expectEnd(file: GameFile, supply: readonly number[][] | undefined, used: number): void {
  const last = file.hashes[file.hashes.length - 1]![1];
  if (last !== file.choices.length)
    throw new BadInput(`the game file lists ${file.choices.length} choices, but was saved after choice ${last}`);
  if (supply && used < supply.length)
    throw new BadInput(`the game file holds ${supply.length - used} entered throws that nothing asks for`);
}
