import { type BySide, bySide, type Result, type Side } from '@acies/kernel';
import type { Match } from '@acies/kernel/match';
import type { RosterUnit } from '@acies/kernel/picture';
import { type Book, turnNameOf } from './book.ts';
import { type KnownLuck, type Reckoning, reckoningOf, type TurningPoint, turningPoints } from './turning.ts';

interface KeyEvent {
  readonly turn: number;
  readonly text: string;
  readonly clauses: readonly string[];
}

/** A battle looked back on. */
export interface Report {
  readonly battle: string;
  readonly rules: string;
  /** What a turn is called. */
  readonly turnName: string;
  readonly players: BySide<string>;
  readonly turns: number;
  readonly choices: number;
  /** Undefined while the battle goes on. */
  readonly result: Result | undefined;
  /** The units that have lost strength, and how many have not. */
  readonly losses: BySide<readonly RosterUnit[]>;
  /** What each side has lost, in words. */
  readonly lost: BySide<string>;
  readonly unhurt: BySide<number>;
  readonly events: readonly KeyEvent[];
  /** How near to breaking each side was as a turn began; the last row is the end. */
  readonly strain: readonly ({ readonly turn: number | 'end' } & BySide<number>)[];
  /** The choices after which the balance moved most. */
  readonly turning: readonly TurningPoint[];
  /** What the dice and what the decisions did; undefined where the luck of some choice is not known. */
  readonly reckoning: Reckoning | undefined;
}

/** As a viewer may know it; all of it without one. Luck takes long to work out, so that whoever wants it all brings it. */
export function reportOf(book: Book, match: Match, luck: KnownLuck = [], viewer?: Side): Report {
  const { engine, game } = match;
  const known = book.rules.roster(engine.look(game), viewer);
  const units = known.map((unit) => (game.result === null ? unit : lastingOf(unit)));
  const hurt = (side: Side) => units.filter((unit) => unit.side === side && unit.left < unit.start);
  const unhurt = (side: Side) => units.filter((unit) => unit.side === side).length - hurt(side).length;
  return {
    battle: game.setup.title,
    rules: book.rules.id,
    turnName: turnNameOf(book),
    players: match.players,
    turns: book.rules.turnOf(game.board),
    choices: match.moves.length,
    result: (game.result ?? undefined) as Result | undefined,
    losses: bySide(hurt),
    lost: bySide((side) => lostWords(book, hurt(side))),
    unhurt: bySide(unhurt),
    events: keyEvents(book, match),
    strain: strainByTurn(book, match),
    turning: turningPoints(match, luck),
    reckoning: reckoningOf(match, luck),
  };
}

function lostWords({ rules }: Book, units: readonly RosterUnit[]): string {
  const lost = units.reduce((sum, unit) => sum + unit.start - unit.left, 0);
  return rules.lossWords?.(units) ?? `${lost} ${rules.strengthUnit}`;
}

/** When all is over, what a unit was about no longer matters; what became of one that is gone does. */
const lastingOf = (unit: RosterUnit): RosterUnit => (unit.place === '' ? unit : { ...unit, remark: '' });

function keyEvents({ rules }: Book, { opening, moves, game }: Match): KeyEvent[] {
  const steps = [
    { events: opening, turn: 1, until: 1 },
    ...moves.map((move, i) => ({
      events: move.events,
      turn: rules.turnOf(move.before.board),
      until: rules.turnOf((moves[i + 1]?.before ?? game).board),
    })),
  ];
  const found: KeyEvent[] = [];
  for (const step of steps) {
    let { turn } = step;
    for (const event of step.events) {
      // A choice may end one turn and open the next; or only the other side's part of the same turn.
      if (rules.weigh(event) === 'turn') turn = Math.min(turn + 1, step.until);
      if (rules.weigh(event) === 'key')
        found.push({ turn, text: rules.tellInWords(game.setup, event), clauses: event.clauses });
    }
  }
  return found;
}

function strainByTurn({ rules }: Book, { engine, moves, game }: Match): Report['strain'] {
  const games = [...moves.map((move) => move.before), game];
  const starts = games.filter((each, i) => i === 0 || rules.turnOf(each.board) !== rules.turnOf(games[i - 1]!.board));
  const row = (each: typeof game, turn: number | 'end') => {
    const g = engine.look(each);
    return { turn, red: rules.strain(g, 'red'), blue: rules.strain(g, 'blue') };
  };
  // While armies are being set up there is no turn yet.
  const rows = starts.map((each) => row(each, rules.turnOf(each.board))).filter(({ turn }) => turn !== 0);
  return game.result === null ? rows : [...rows, row(game, 'end')];
}
