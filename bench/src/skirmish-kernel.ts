/** The skirmish as a rule set on our kernel, with frames, decisions, dice and events like any other. */
import {
  type AnyEvent,
  again,
  ask,
  type Context,
  call,
  D6,
  done,
  type EventBase,
  listed,
  procedure,
  type Reading,
  type Result,
  type RuleSet,
  readingOf,
  type SetupBase,
  SIDES,
  type Side,
} from '@acies/kernel';
import {
  beginTurn,
  deploy,
  diceFor,
  type Field,
  friendsBeside,
  killUnit,
  listMoves,
  moveUnit,
  retreatFrom,
  type Unit,
  winnerByKills,
} from './skirmish-field.ts';
import { DRAW, HEAVY_FOOT, hexOf, LAST_TURN, leader, NOWHERE, PASS, targetOf, unitOf } from './skirmish-ground.ts';

export type SkirmishEvent = EventBase &
  (
    | { readonly type: 'move'; readonly unit: number; readonly to: number }
    | {
        readonly type: 'strike';
        readonly by: number;
        readonly at: number;
        readonly hits: number;
        readonly flags: number;
      }
    | { readonly type: 'retreat'; readonly unit: number; readonly to: number }
    | { readonly type: 'kill'; readonly unit: number }
  );

type Skirmish = Context<SetupBase, Field, SkirmishEvent>;

const sideName = (side: number): Side => SIDES[side];

// One number from a pool: the hits, and below them the flags.
const FLAG_BITS = 8;
const readHitsAndFlags = (counts: ArrayLike<number>): number => (counts[1] << FLAG_BITS) | counts[2];
const STEADY: Reading = readingOf('6 hits, 5 flags', D6, [[6], [5]], readHitsAndFlags);
const HEAVY: Reading = readingOf('4 or 6 hits, 5 flags', D6, [[4, 6], [5]], readHitsAndFlags);

interface Strike {
  readonly by: number;
  readonly at: number;
  hits: number;
  flags: number;
}

const strikeOf = (by: number, at: number): Strike => ({ by, at, hits: 0, flags: 0 });

/** Done with whether the defender stands in its hex afterwards. */
const strike = procedure<Skirmish, Strike, boolean>('strike', {
  roll: (g, s) => {
    const attacker = g.board.units[s.by];
    const dice = diceFor(attacker, g.board.units[s.at]);
    const reading = attacker.type === HEAVY_FOOT ? HEAVY : STEADY;
    const rolled = g.dice.pool(dice, reading, { clause: 'SK-STRIKE', label: 'strike', side: sideName(attacker.side) });
    s.hits = rolled >> FLAG_BITS;
    s.flags = rolled & ((1 << FLAG_BITS) - 1);
    g.tell?.({ type: 'strike', clauses: ['SK-STRIKE'], by: s.by, at: s.at, hits: s.hits, flags: s.flags });
  },
  losses: (g, s) => (loseBlocks(g, g.board.units[s.at], s.hits) ? done(false) : undefined),
  retreat: (g, s) => {
    const unit = g.board.units[s.at];
    const from = unit.hex;
    let { flags } = s;
    if (flags > 0 && friendsBeside(g.board, unit) >= 2) flags--;
    for (let i = 0; i < flags; i++) if (!fallBack(g, unit)) return done(false);
    return done(unit.hex === from);
  },
});

/** Whether the unit is dead of it. */
function loseBlocks(g: Skirmish, unit: Unit, blocks: number): boolean {
  unit.blocks -= blocks;
  if (unit.blocks > 0) return false;
  killUnit(g.board, unit);
  g.tell?.({ type: 'kill', clauses: ['SK-LOSS'], unit: unit.id });
  return true;
}

/** One hex back; where there is no room, a block is lost instead. Whether the unit is still alive. */
function fallBack(g: Skirmish, unit: Unit): boolean {
  const to = retreatFrom(g.board, unit);
  if (to === NOWHERE) return !loseBlocks(g, unit, 1);
  moveUnit(g.board, unit, to);
  g.tell?.({ type: 'retreat', clauses: ['SK-RETREAT'], unit: unit.id, to });
  return true;
}

interface Activation {
  readonly unit: number;
  readonly to: number;
  readonly target: number;
  /** Where the target was struck. */
  ground: number;
  /** Whether the target stood its ground. */
  stands: boolean | undefined;
}

const activationOf = (move: number): Activation => ({
  unit: unitOf(move),
  to: hexOf(move),
  target: targetOf(move),
  ground: NOWHERE,
  stands: undefined,
});

const activation = procedure<Skirmish, Activation>('activation', {
  move: (g, a) => {
    const unit = g.board.units[a.unit];
    unit.acted = true;
    if (a.to !== unit.hex) march(g, unit, a.to);
  },
  attack: (g, a) => {
    if (a.target === NOWHERE) return done(undefined);
    a.ground = g.board.units[a.target].hex;
    return call(strike, strikeOf(a.unit, a.target), 'stands');
  },
  battleBack: (g, a) => {
    if (a.stands) return call(strike, strikeOf(a.target, a.unit));
    march(g, g.board.units[a.unit], a.ground);
  },
});

function march(g: Skirmish, unit: Unit, to: number): void {
  moveUnit(g.board, unit, to);
  g.tell?.({ type: 'move', clauses: ['SK-MOVE'], unit: unit.id, to });
}

interface Turn {
  move?: number;
}

const moveDecision = listed<Skirmish, Turn, number>('move', {
  options: (g, _turn, out) => listMoves(g.board, out),
  question: () => 'Which unit moves where, and whom does it strike?',
  label: (_g, _turn, move) =>
    move === PASS ? 'end the turn' : `unit ${unitOf(move)} to hex ${hexOf(move)}, target ${targetOf(move)}`,
});

const turn = procedure<Skirmish, Turn>('turn', {
  order: (g) => ask(sideName(g.board.side), moveDecision, 'move'),
  act: (_g, t) => (t.move === PASS ? done(undefined) : call(activation, activationOf(t.move!))),
  more: (g) => (winnerByKills(g.board) === undefined && --g.board.left > 0 ? again('order') : undefined),
});

const battle = procedure<Skirmish, object, Result>('battle', {
  turn: () => call(turn, {}),
  end: (g) => {
    const winner = winnerByKills(g.board);
    if (winner !== undefined) return done(resultOf(winner, 'seven units are lost'));
    beginTurn(g.board);
    return g.board.turn < LAST_TURN ? again('turn') : done(resultOf(leader(g.board.lost), 'it is dark'));
  },
});

const resultOf = (winner: number, reason: string): Result => ({
  winner: winner === DRAW ? null : sideName(winner),
  reason,
  clause: 'SK-END',
});

const copyField = (field: Field): Field => ({
  units: field.units.map((unit) => ({ ...unit })),
  occupants: field.occupants.slice(),
  lost: field.lost.slice(),
  side: field.side,
  left: field.left,
  turn: field.turn,
});

export const SETUP: SetupBase = { id: 'skirmish', title: 'Skirmish', about: '' };

export const skirmishRules: RuleSet<SetupBase, Field, SkirmishEvent, Skirmish> = {
  id: 'skirmish',
  version: '1',
  title: 'Skirmish',
  summary: 'The small hex skirmish of the benchmark.',
  clauses: [],
  rulings: [],
  legend: [],
  strengthUnit: 'blocks',
  roster: () => [],
  weigh: () => 'plain',
  troops: [],
  calculations: [],
  procedures: [turn, activation, strike],
  decisions: { move: moveDecision },
  main: battle,
  parseSetup: () => SETUP,
  begin: deploy,
  open: (table) => table,
  copyBoard: copyField,
  hide: (field) => field,
  turnOf: (field) => field.turn,
  brokenInvariants: () => [],
  tellInWords: (_setup, event: AnyEvent) => event.type,
  draw: () => '',
  status: () => [],
  strain: (g, side) => g.board.lost[SIDES.indexOf(side)] / g.board.units.length,
};
