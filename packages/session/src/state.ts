import { bySide, type Result } from '@acies/kernel';
import { HUMAN, keepsSecrets, viewerOfMatch } from '@acies/play';
import { askedOf } from './game/asked.ts';
import type { PlayedGame } from './game/played-game.ts';
import { isStillToCome, waitingIn } from './game/presets.ts';
import type { OpenGame } from './keeping/open-game.ts';
import type { TableState } from './protocol/index.ts';
import { withoutIds } from './told/without-ids.ts';

/** How a game stands, as the page shows it. Before its very first dice it is shown as it is set up. */
export function stateOf({ session, revision }: Pick<OpenGame, 'session' | 'revision'>): TableState {
  const { rules, engine } = session.book;
  const { players } = session.kept;
  const { game } = session;
  const question = session.dice ? undefined : session.question();
  const waits = question && waitingIn(session.kept, question, session.turn);
  const g = engine.look(game);
  const viewer = viewerOfMatch({ players, game });
  const scene = rules.picture!.scene(g, viewer);
  const plain = withoutIds(scene);
  const isHotSeat = players.red === HUMAN && players.blue === HUMAN;
  return {
    game: session.kept.id,
    revision,
    at: session.count,
    turn: session.turn,
    viewer,
    hides: isHotSeat && keepsSecrets(engine, game),
    scene,
    asked: question && !waits ? askedOf(question) : undefined,
    dice: session.dice,
    waits: waits && { side: waits.side, by: waits.by, ...(needsTime(session, waits.by) && { needsTime: true }) },
    status: rules.status(g, viewer).map(plain),
    leaders: (rules.leaders?.(g, viewer) ?? []).map(plain),
    strain: bySide((side) => rules.strain(g, side)),
    result: (game.result ?? undefined) as Result | undefined,
    keepsBack: session.keepsBack,
    automatic: session.kept.unasked.filter((one) => isStillToCome(one, session.turn)),
    taken: session.kept.taken,
    explained: session.toldOpinions.map(({ at }) => at),
  };
}

const needsTime = ({ book }: PlayedGame, player: string): boolean => book.players[player]?.think !== undefined;
