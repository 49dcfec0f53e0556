import type { Contender } from './contender.ts';
import { type Battles, type MeasuredRules, RULE_SETS } from './rule-sets.ts';
import type { PlayGame } from './skirmish-play.ts';

type MakeContender = () => Promise<Contender>;

const whole = () => import('./whole-battles.ts');

async function skirmish(play: PlayGame): Promise<Contender> {
  const { skirmishContender } = await import('./skirmish-play.ts');
  return skirmishContender(play);
}

const skirmishBattles = async () => {
  const { SETUP, skirmishRules } = await import('./skirmish-kernel.ts');
  return { rules: skirmishRules, setups: [SETUP] };
};

/** The battle that newcomers begin with, alone. */
const firstOf = ({ rules, first }: Battles): Battles => ({ rules, setups: [first!] });

const ofRules = ({ id, load, players, situations }: MeasuredRules): [string, MakeContender][] => [
  [`${id}-battles`, async () => (await whole()).randomBattles(await load(), { logged: false })],
  [`${id}-battles-first`, async () => (await whole()).randomBattles(firstOf(await load()), { logged: false })],
  [`${id}-battles-logged`, async () => (await whole()).randomBattles(await load(), { logged: true })],
  [`${id}-battles-listed`, async () => (await whole()).listedBattles(await load())],
  [`${id}-battles-of-centurions`, async () => (await whole()).playerBattles(await load(), (await players()).centurion)],
  [`${id}-legate`, async () => (await import('./playouts.ts')).playouts(await load(), await players())],
  [`${id}-copies`, async () => (await whole()).battleCopies(await load(), 'engine')],
  [`${id}-structured-copies`, async () => (await whole()).battleCopies(await load(), 'structuredClone')],
  ...Object.entries(situations).map(([name, situation]): [string, MakeContender] => [
    `${id}-${name}`,
    async () => (await import('./odds.ts')).situationContender(await load(), situation),
  ]),
];

/** How each contender is made. Each loads only what it needs, in a process where nothing else has run. */
export const CONTENDERS: Readonly<Record<string, MakeContender>> = {
  'skirmish-typed': async () => skirmish((await import('./skirmish-typed.ts')).playTyped),
  'skirmish-lean': async () => skirmish((await import('./skirmish-lean.ts')).playLean),
  'skirmish-objects': async () => skirmish((await import('./skirmish-objects.ts')).playObjects),
  'skirmish-bgio': async () => skirmish((await import('./skirmish-bgio.ts')).playBgio),
  'skirmish-kernel': async () => skirmish((await import('./skirmish-kernel-play.ts')).playSilent),
  'skirmish-kernel-logged': async () => skirmish((await import('./skirmish-kernel-play.ts')).playLogged),
  'skirmish-copies': async () => (await whole()).battleCopies(await skirmishBattles(), 'engine'),
  'skirmish-structured-copies': async () => (await whole()).battleCopies(await skirmishBattles(), 'structuredClone'),
  showdown: async () => (await import('./showdown.ts')).showdownContender(),
  chessops: async () => (await import('./chess.ts')).chessOpsContender(),
  'chess.js': async () => (await import('./chess.ts')).chessJsContender(),
  'pool-20': async () => (await import('./odds.ts')).poolContender(20),
  'pool-40': async () => (await import('./odds.ts')).poolContender(40),
  'table-verdicts': async () => (await import('./table.ts')).verdictContender(),
  'table-armies': async () => (await import('./table.ts')).nearestContender(),
  ...Object.fromEntries(RULE_SETS.flatMap(ofRules)),
};

/** Those that must all play the very same games. */
export const SAME_GAMES = [
  'skirmish-typed',
  'skirmish-lean',
  'skirmish-objects',
  'skirmish-bgio',
  'skirmish-kernel',
  'skirmish-kernel-logged',
];

/** Large code gets faster for a long time; it is measured when it has come up to speed. */
export const isSlowToWarm = (contender: string): boolean =>
  ['showdown', 'skirmish-bgio', 'chess.js'].includes(contender) || contender.includes('-battles');
