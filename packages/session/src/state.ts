import { bySide, type Result } from '@acies/kernel';
import { HUMAN, keepsSecrets, viewerOfMatch } from '@acies/play';
import { pageQuestionOf } from './game/asked.ts';
import type { PlayedGame } from './game/played-game.ts';
import { isStillToCome, waitingIn } from './game/presets.ts';
import type { OpenGame } from './keeping/open-game.ts';
import type { TableState } from './protocol/index.ts';
import { withoutIds } from './told/without-ids.ts';

/** How a game stands, as the page shows it. Before its very first dice it is shown as it is set up. */
export function stateOf({ played, revision }: Pick<OpenGame, 'played' | 'revision'>): TableState {
  const { rules, engine } = played.book;
  const { players } = played.kept;
  const { game } = played;
  const question = played.dice ? undefined : played.question();
  const waits = question && waitingIn(played.kept, question, played.turn);
  const g = engine.look(game);
  const viewer = viewerOfMatch({ players, game });
  const scene = rules.picture!.scene(g, viewer);
  const plain = withoutIds(scene);
  const isHotSeat = players.red === HUMAN && players.blue === HUMAN;
  return {
    game: played.kept.id,
    revision,
    at: played.count,
    turn: played.turn,
    viewer,
    hides: isHotSeat && keepsSecrets(engine, game),
    scene,
    asked: question && !waits ? pageQuestionOf(question) : undefined,
    dice: played.dice,
    waits: waits && { side: waits.side, by: waits.by, ...(needsTime(played, waits.by) && { needsTime: true }) },
    status: rules.status(g, viewer).map(plain),
    leaders: (rules.leaders?.(g, viewer) ?? []).map(plain),
    strain: bySide((side) => rules.strain(g, side)),
    result: (game.result ?? undefined) as Result | undefined,
    keepsBack: played.keepsBack,
    presets: played.kept.unasked.filter((one) => isStillToCome(one, played.turn)),
    taken: played.kept.taken,
    explained: played.toldOpinions.map(({ at }) => at),
  };
}

const needsTime = ({ book }: PlayedGame, player: string): boolean => book.players[player]?.think !== undefined;
