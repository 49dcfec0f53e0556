import type { Situation } from '@acies/play';
import { type MeasuredRules, RULE_SETS } from './rule-sets.ts';

/** One kind of count of one contender: games, decisions, copies ... */
export interface Figure {
  readonly contender: string;
  readonly count: string;
}

/** What a row is held against: a contender, or the fastest of several in each round. */
export interface Peer {
  readonly title: string;
  readonly contender: string | readonly string[];
  readonly count: string;
}

/** What is wanted of a row: a ratio to the peer, or a rate. */
export type Target =
  | { readonly ratio: number; readonly text?: string }
  | { readonly rate: number; readonly text?: string };

/** A line of the table. A row without a target is for information. */
export interface Row extends Figure {
  readonly group: string;
  readonly title: string;
  /** Shown as the time for one rather than as a rate. */
  readonly asTime?: boolean;
  readonly peer?: Peer;
  readonly target?: Target;
}

const YARDSTICK = { contender: 'skirmish-typed', count: 'games', title: 'typed array' };

const SKIRMISH: readonly Row[] = [
  { title: 'typed array, no framework (the yardstick)', contender: 'skirmish-typed' },
  { title: 'plain objects, no framework, lean', contender: 'skirmish-lean', peer: YARDSTICK },
  { title: 'plain objects, no framework, idiomatic', contender: 'skirmish-objects', peer: YARDSTICK },
  { title: 'our kernel, log off', contender: 'skirmish-kernel', peer: YARDSTICK, target: { ratio: 0.5 } },
  {
    title: 'our kernel, log off',
    contender: 'skirmish-kernel',
    peer: { contender: 'skirmish-bgio', count: 'games', title: 'boardgame.io' },
    target: { ratio: 50 },
  },
  {
    title: 'our kernel, log on',
    contender: 'skirmish-kernel-logged',
    peer: { contender: 'skirmish-kernel', count: 'games', title: 'log off' },
    target: { ratio: 0.85 },
  },
].map((row) => ({ ...row, group: 'The skirmish', count: 'games' }));

const showdown = (count: string) => ({ contender: 'showdown', count, title: 'Pokémon Showdown' });

/** Decisions cost much more on a free table than on a grid: how much more is bounded. */
const FASTEST_RULES = {
  contender: RULE_SETS.map(({ id }) => `${id}-battles`),
  count: 'decisions',
  title: 'the fastest rules',
};

const structured = (id: string) => ({
  contender: `${id}-structured-copies`,
  count: 'copies',
  title: 'structuredClone',
});

async function rowsOf({ id, title, rules, situations }: MeasuredRules): Promise<Row[]> {
  const { decisions } = await rules();
  // Where decisions cannot be listed, a playout draws from samplers.
  const samples = decisions.some(({ kind }) => kind === 'open');
  const rows = [
    {
      title: 'random battles: decisions',
      contender: `${id}-battles`,
      count: 'decisions',
      peer: showdown('decisions'),
      target: { ratio: 25 },
    },
    {
      title: 'random battles',
      contender: `${id}-battles`,
      count: 'battles',
      peer: showdown('battles'),
      target: { ratio: 5 },
    },
    // Of about as many pieces as Showdown's twelve; the others are of whole armies.
    {
      title: 'random first games, of a few units',
      contender: `${id}-battles-first`,
      count: 'battles',
      peer: showdown('battles'),
    },
    {
      title: 'random battles: moves',
      contender: `${id}-battles`,
      count: 'decisions',
      peer: { contender: 'chess.js', count: 'decisions', title: 'chess.js' },
      target: { ratio: 10 },
    },
    {
      title: 'random battles: decisions, of any rules',
      contender: `${id}-battles`,
      count: 'decisions',
      peer: FASTEST_RULES,
      target: { ratio: 0.3 },
    },
    {
      title: 'random battles, sampled: decisions',
      contender: `${id}-battles`,
      count: 'decisions',
      peer: { contender: `${id}-battles-listed`, count: 'decisions', title: 'all choices listed' },
      ...(samples ? { target: { ratio: 2 } } : {}),
    },
    {
      title: 'random battles, listed: choices',
      contender: `${id}-battles-listed`,
      count: 'choices',
      peer: { contender: `${id}-battles-listed`, count: 'decisions', title: 'the branching' },
    },
    {
      title: 'random battles, log on',
      contender: `${id}-battles-logged`,
      count: 'battles',
      peer: { contender: `${id}-battles`, count: 'battles', title: 'log off' },
    },
    { title: 'the centurion against himself', contender: `${id}-battles-of-centurions`, count: 'battles' },
    { title: 'playouts of a legate', contender: `${id}-legate`, count: 'playouts' },
    { title: 'copies of a battle', contender: `${id}-copies`, count: 'copies', peer: structured(id) },
    ...Object.entries(situations).map(([name, situation]) => situationRow(`${id}-${name}`, situation)),
  ];
  return rows.map((row) => ({ ...row, group: `The rules ${title}` }));
}

/** A target for the time that one takes. */
const withinMilliseconds = (most: number): Target => ({ rate: 1000 / most, text: `< ${most} ms` });

function situationRow(contender: string, { title, mostMilliseconds: most }: Situation) {
  const row = { title, contender, count: 'situations', asTime: true };
  return most === undefined ? row : { ...row, target: withinMilliseconds(most) };
}

const KERNEL: readonly Row[] = [
  { title: 'exact odds of pools of 20 dice', contender: 'pool-20', count: 'pools', target: { rate: 250_000 } },
  {
    title: 'exact odds of pools of 40 dice',
    contender: 'pool-40',
    count: 'pools',
    peer: { contender: 'pool-20', count: 'pools', title: '20 dice' },
    target: { ratio: 1 / 6, text: '≥ 1/6 x' },
  },
  { title: 'copies of a skirmish', contender: 'skirmish-copies', count: 'copies', peer: structured('skirmish') },
].map((row) => ({ ...row, group: 'The kernel' }));

const TABLE: readonly Row[] = [
  {
    title: 'verdict on a path: 199 other units, 10 woods',
    contender: 'table-verdicts',
    count: 'verdicts',
    target: withinMilliseconds(1),
  },
  {
    title: 'nearest enemies and contacts, 100 x 100 units',
    contender: 'table-armies',
    count: 'armies',
    target: withinMilliseconds(5),
  },
].map((row) => ({ ...row, group: 'The free table', asTime: true }));

const CORES: readonly Row[] = [
  {
    group: 'All cores',
    title: 'duels of centurions in Hex on two cores',
    contender: 'duels-on-two-cores',
    count: 'battles',
    peer: { contender: 'duels-on-one-core', count: 'battles', title: 'on one core' },
    target: { ratio: 1.7 },
  },
];

const OTHERS: readonly Row[] = [
  { title: 'skirmish on our kernel: decisions', contender: 'skirmish-kernel' },
  { title: 'chessops: random moves', contender: 'chessops' },
  { title: 'chess.js: random moves', contender: 'chess.js' },
].map((row) => ({ ...row, count: 'decisions', group: 'For a feeling of scale' }));

export const ROWS: readonly Row[] = [
  ...SKIRMISH,
  ...KERNEL,
  ...TABLE,
  ...(await Promise.all(RULE_SETS.map(rowsOf))).flat(),
  ...CORES,
  ...OTHERS,
];

/** Everything that has to be measured for the table, each once. */
export const contendersOf = (rows: readonly Row[]): string[] => [
  ...new Set(rows.flatMap(({ contender, peer }) => [contender, peer?.contender ?? []].flat(2))),
];
