import { bySide, type Result } from '@acies/kernel';
import { HUMAN, keepsSecrets, viewerOfMatch } from '@acies/play';
import type { TableState } from '../protocol.ts';
import { askedOf } from './asked.ts';
import type { BattleSession } from './session.ts';
import { waitingIn } from './unasked.ts';

/** How a game stands, as the page shows it. Before its very first dice it is shown as it is set up. */
export function tableStateOf(session: BattleSession): TableState {
  const { rules, engine } = session.book;
  const { players } = session.kept;
  const { game } = session;
  const questions = session.match ? engine.legal(game) : [];
  const question = session.dice ? undefined : questions[0];
  const waits = question && waitingIn(session.kept, question, session.turn);
  const g = engine.look(game);
  const viewer = viewerOfMatch({ players, game });
  const isHotSeat = players.red === HUMAN && players.blue === HUMAN;
  return {
    at: session.count,
    turn: session.turn,
    viewer,
    hides: isHotSeat && keepsSecrets(engine, game),
    scene: rules.picture!.scene(g, viewer),
    asked: question && !waits ? askedOf(question, questions.length > 1) : undefined,
    dice: session.dice,
    waits: waits && { side: waits.side, by: waits.by, ...(needsTime(session, waits.by) && { needsTime: true }) },
    status: rules.status(g, viewer),
    leaders: rules.leaders?.(g, viewer) ?? [],
    strain: bySide((side) => rules.strain(g, side)),
    result: (game.result ?? undefined) as Result | undefined,
    keepsBack: session.keepsBack,
    automatic: session.kept.unasked,
    taken: session.kept.taken,
  };
}

const needsTime = ({ book }: BattleSession, player: string): boolean => book.players[player]?.think !== undefined;
