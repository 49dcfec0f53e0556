import { z } from 'zod';
import { AVERAGE_DIE, D6 } from '../dice/die.ts';
import { readingOf } from '../dice/reading.ts';
import { rollOff } from '../dice/rerolls.ts';
import { listed, open } from '../flow/decision.ts';
import { again, ask, askBoth, call, done, procedure } from '../flow/procedure.ts';
import type { Context, Result, RuleSet } from '../flow/rule-set.ts';
import { Engine } from '../match/engine.ts';
import { reason } from '../odds/factors.ts';
import { parseWith } from '../plain/bad-input.ts';
import { copyPlain, type Json } from '../plain/json.ts';
import { bySide, otherSide, SIDES, type Side } from '../plain/sides.ts';

/**
 * A game small enough to work out by hand, with every form of flow in it. Red marches; each turn both bid dice in
 * secret, the higher bid attacks, the defender takes a stance, and an attack without a hit may be pressed once.
 */
const STANCES = ['stand', 'withdraw', 'brace'] as const;
type Stance = (typeof STANCES)[number];

const setupSchema = z.strictObject({
  id: z.string(),
  title: z.string(),
  about: z.string(),
  turns: z.number().int().min(1),
  marsh: z.number().int(),
  stances: z.array(z.enum(STANCES)).min(1),
});
type ToySetup = z.infer<typeof setupSchema>;
export const SETUP: ToySetup = {
  id: 'toy',
  title: 'Toy',
  about: '',
  turns: 2,
  marsh: 7,
  stances: ['stand', 'withdraw'],
};

export interface ToyBoard {
  turn: number;
  weather: number;
  at: number;
  score: { red: number; blue: number };
  /** Known only to its side. */
  orders: { red: string; blue: string };
}

interface DuelEvent {
  readonly type: 'duel';
  readonly clauses: readonly string[];
  readonly hits: number;
}

export type Toy = Context<ToySetup, ToyBoard, DuelEvent>;

type March = { readonly steps: number[] };

export interface Battle {
  march?: March;
  redBid?: number;
  blueBid?: number;
  attacker?: Side;
  won?: boolean;
}

export interface Duel {
  attacker: Side;
  dice: number;
  tries: number;
  stance?: Stance;
  press?: boolean;
  hits?: number;
  saved?: boolean;
}

/** Sixes hit, and so does each pair of fives. */
export const SIX_AND_PAIRS = readingOf(
  'sixes and pairs of fives',
  D6,
  [[5], [6]],
  (counts) => counts[2]! + Math.floor(counts[1]! / 2),
);

export const march = open<Toy, Battle, March>('march', {
  question: () => 'Where does red march?',
  label: (_g, _c, choice) => `by ${choice.steps.join(', ')}`,
  check(g, _c, { steps }) {
    const end = steps.reduce((sum, step) => sum + step, 0);
    return end === g.setup.marsh ? reason('TOY-1', `that ends in the marsh at ${end}`) : undefined;
  },
  sample: (g, _c, draw) => ({ steps: [g.setup.marsh + 1 + draw(3), draw(3)] }),
});

export const bid = listed<Toy, Battle, number>('bid', {
  question: (_g, _c, side) => `How many dice does ${side} bid?`,
  label: (_g, _c, dice) => `${dice} dice`,
  options(_g, _c, out) {
    for (let dice = 0; dice <= 3; dice++) out.add(dice);
  },
});

export const stance = listed<Toy, Duel, Stance>('stance', {
  question: () => 'Which stance?',
  label: (_g, _c, choice) => choice,
  preview: (_g, c, choice) => (choice === 'withdraw' ? undefined : `against ${c.dice} dice`),
  options(g, _c, out) {
    for (const choice of g.setup.stances) out.add(choice);
  },
  excluded: (g) =>
    STANCES.filter((each) => !g.setup.stances.includes(each)).map((what) => ({
      what,
      ...reason('TOY-3', 'the setup forbids it'),
    })),
});

const press = listed<Toy, Duel, boolean>('press', {
  question: () => 'Press the attack?',
  label: (_g, _c, choice) => (choice ? 'press' : 'stop'),
  options(_g, _c, out) {
    out.add(true);
    out.add(false);
  },
  sample: (_g, _c, draw) => draw(10) > 0,
});

export const duel = procedure<Toy, Duel, boolean>('duel', {
  stance: (_g, c) => ask(otherSide(c.attacker), stance, 'stance'),
  withdraw: (_g, c) => (c.stance === 'withdraw' ? done(true) : undefined),
  strike(g, c) {
    c.tries++;
    c.hits = g.dice.pool(c.dice, SIX_AND_PAIRS, { clause: 'TOY-4', label: 'the strike', side: c.attacker });
    g.tell?.({ type: 'duel', clauses: ['TOY-4'], hits: c.hits });
  },
  save(g, c) {
    const need = c.stance === 'brace' ? 3 : 4;
    if (c.hits === 1) c.saved = g.dice.one(AVERAGE_DIE, (face) => face >= need, { clause: 'TOY-5', label: 'the save' });
  },
  press: (_g, c) => (c.hits === 0 && c.dice > 0 && c.tries < 2 ? ask(c.attacker, press, 'press') : undefined),
  repeat: (_g, c) => (c.press && c.hits === 0 && c.tries < 2 ? again('stance') : undefined),
  end: (_g, c) => done(c.hits! > 0 && !c.saved),
});

const battle = procedure<Toy, Battle, Result>('battle', {
  weather(g) {
    g.board.weather = g.dice.one(D6, (face) => (face === 1 ? 0 : 1), { clause: 'TOY-0', label: 'the weather' });
  },
  march: () => ask('red', march, 'march'),
  // Uses up the answer in its slot, as a move along a path does.
  walk(g, c) {
    for (let step = c.march!.steps.shift(); step !== undefined; step = c.march!.steps.shift()) g.board.at += step;
  },
  bid: () => askBoth(bid, { red: 'redBid', blue: 'blueBid' }),
  attacker(g, c) {
    c.attacker =
      c.redBid === c.blueBid
        ? rollOff(g.dice, D6, { clause: 'TOY-2', label: 'equal bids' })
        : c.redBid! > c.blueBid!
          ? 'red'
          : 'blue';
  },
  duel: (_g, c) => call(duel, { attacker: c.attacker!, dice: Math.max(c.redBid!, c.blueBid!), tries: 0 }, 'won'),
  count(g, c) {
    if (c.won) g.board.score[c.attacker!]++;
    g.board.turn++;
    return g.board.turn <= g.setup.turns ? again('bid') : undefined;
  },
  end(g) {
    const { red, blue } = g.board.score;
    const winner = red === blue ? null : red > blue ? 'red' : 'blue';
    return done({ winner, reason: 'the turns are over', clause: 'TOY-6' });
  },
});

const decisions = { march, bid, stance, press };

export const TOY: RuleSet<ToySetup, ToyBoard, DuelEvent, Toy, typeof decisions> = {
  id: 'toy',
  version: '1',
  title: 'Toy',
  summary: 'A game for the tests of the kernel.',
  clauses: [],
  rulings: [],
  legend: [],
  strengthUnit: 'men',
  roster: () => [],
  weigh: () => 'plain',
  troops: [],
  calculations: [],
  procedures: [duel],
  decisions,
  main: battle,
  parseSetup: (data) => parseWith(setupSchema, data, 'the toy setup'),
  begin: () => ({ turn: 1, weather: -1, at: 0, score: bySide(() => 0), orders: { red: 'left', blue: 'right' } }),
  open: (context) => context,
  copyBoard: copyPlain,
  hide: (board, side) => ({ ...board, orders: { ...board.orders, [otherSide(side)]: 'hidden' } }),
  turnOf: (board) => board.turn,
  brokenInvariants: () => [],
  tellInWords: (_setup, event) => event.type,
  draw: () => '',
  status: (g) => SIDES.map((side) => `${side} ${g.board.score[side]}`),
  strain: () => 0,
};

export const toyEngine = new Engine(TOY);

export const red = (choice: Json) => ({ side: 'red' as const, choice });
export const blue = (choice: Json) => ({ side: 'blue' as const, choice });
