import {
  type BySide,
  copyPlain,
  type Engine,
  type Json,
  type LiveGame,
  otherSide,
  type Pending,
  type Result,
  type SetupBase,
  SIDES,
  type Side,
} from '@acies/kernel';
import { type Player, questionFor } from '@acies/players';
import { drawsOf, type Forfeit, type Played } from '../playout.ts';
import { Foul } from './child.ts';
import { Guest, isOutside, type Outside } from './player.ts';

type Seats = BySide<Player | Outside>;
type Guests = Partial<BySide<Guest>>;

/** A side's player has broken the rules of the match. */
class Fouled extends Error {
  readonly forfeit: Forfeit;
  constructor(side: Side, { message: why }: Foul) {
    super(why);
    this.forfeit = { side, why };
  }
}

/** One battle with players of other people's, each in a process of its own for this game alone. */
export async function playOutside(
  engine: Engine,
  setup: SetupBase,
  seats: Seats,
  seed: number,
  signal: AbortSignal,
): Promise<Played> {
  const { game } = engine.start(setup, seed);
  const { live } = engine.live(game);
  const guests: Guests = {};
  for (const side of SIDES) if (isOutside(seats[side])) guests[side] = new Guest(seats[side], side);
  let choices = 0;
  let forfeit: Forfeit | undefined;
  try {
    for (const side of SIDES) await orFouled(side, signal, async () => guests[side]?.greet(game.rules, setup.id));
    const draws = drawsOf(seed);
    while (!live.over) {
      const pending = game.pending.find(({ answer }) => answer === undefined)!;
      const { side } = pending;
      const seat = seats[side];
      const choice = isOutside(seat)
        ? await orFouled(side, signal, () => ask(engine, live, guests[side]!, pending))
        : seat.choose(questionFor(live, pending, draws[side]));
      live.choose(pending, copyPlain(choice));
      choices++;
    }
  } catch (fault) {
    if (!(fault instanceof Fouled)) throw fault;
    ({ forfeit } = fault);
  } finally {
    await dismissAll(guests, game.result, forfeit);
  }
  const turns = engine.rules.turnOf(game.board);
  if (forfeit) return { winner: otherSide(forfeit.side), turns, choices, forfeit };
  return { winner: game.result!.winner, turns, choices };
}

/** A guest sees a copy: neither the dice nor what the other side has hidden. */
function ask(engine: Engine, { game }: LiveGame, guest: Guest, { side }: Pending): Promise<Json> {
  const question = engine.legal(game).find((one) => one.side === side)!;
  return guest.choose(engine.view(game, side), question);
}

async function orFouled<T>(side: Side, signal: AbortSignal, act: () => Promise<T>): Promise<T> {
  try {
    return await orStopped(act(), signal);
  } catch (fault) {
    throw fault instanceof Foul ? new Fouled(side, fault) : fault;
  }
}

/** What is waited for, unless it is to stop first. */
const orStopped = <T>(work: Promise<T>, signal: AbortSignal): Promise<T> =>
  new Promise((resolve, reject) => {
    const stop = (): void => reject(signal.reason);
    if (signal.aborted) stop();
    signal.addEventListener('abort', stop, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop));
  });

async function dismissAll(guests: Guests, result: Result | null, forfeit: Forfeit | undefined): Promise<void> {
  const winner = forfeit ? otherSide(forfeit.side) : (result?.winner ?? null);
  const reason = forfeit
    ? `${forfeit.side} loses by rule: ${forfeit.why}`
    : (result?.reason ?? 'the match was broken off');
  await Promise.all(Object.values(guests).map((guest) => guest.dismiss(winner, reason, forfeit ? null : result)));
}
