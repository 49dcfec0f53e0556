import { type Answer, type Match, makeEnteredMove, makeMove, type OpenQuestion, type Result } from '@acies/kernel';
import { computerChoice } from './computer.ts';
import { decide } from './decide.ts';
import { withRealDice } from './real-dice.ts';
import { isHotSeat, isWatched, type Session, sideName } from './session.ts';
import { showMap, showNews } from './show.ts';

/** Plays until the battle is over or a person stops. */
export async function playGame(session: Session): Promise<void> {
  let turn = 0;
  for (;;) {
    const { match } = session;
    if (isWatched(session)) showNews(session);
    const questions = match.engine.legal(match.game);
    const question = questions[0];
    if (!question) return finish(session);
    const now = match.engine.rules.turnOf(match.game.board);
    if (isWatched(session) && now !== turn) {
      showMap(session);
      if ((await goOn(session)) === 'quit') return farewell(session);
    }
    turn = now;
    if ((await step(session, question, questions.length > 1)) === 'stop') return farewell(session);
  }
}

async function step(session: Session, question: OpenQuestion, secret: boolean): Promise<'on' | 'stop'> {
  const player = session.computers[question.side];
  if (player) return carryOut(session, { side: question.side, choice: computerChoice(session, player, question) });
  showMap(session);
  showNews(session);
  if (secret && isHotSeat(session))
    session.terminal.print(`Only ${sideName(session, question.side)} should look: both sides choose in secret.`);
  const decision = await decide(session, question);
  if (decision === 'changed') return 'on';
  if (decision === 'quit' || decision === 'ended') return 'stop';
  return carryOut(session, { side: question.side, choice: decision.choice });
}

async function carryOut(session: Session, answer: Answer): Promise<'on' | 'stop'> {
  const { match, terminal, lines } = session;
  const next: Match | 'back' | 'end' =
    'seed' in match.dice
      ? makeMove(match, answer)
      : await withRealDice(terminal, lines, (fallen) => makeEnteredMove(match, answer, fallen));
  if (next === 'end') {
    terminal.print('The choice whose dice were not entered is left open.');
    return 'stop';
  }
  // The computer has no other choice to go back to: its dice are asked for again.
  if (next === 'back') return 'on';
  session.match = next;
  const complaint = session.keeper.keep(next);
  if (complaint) terminal.complain(complaint);
  return 'on';
}

/** Two computers are watched turn by turn. */
async function goOn(session: Session): Promise<'on' | 'quit'> {
  if (!session.terminal.interactive) return 'on';
  const typed = await session.lines.ask(session.terminal.colour.dim('enter for the next turn, "quit" to stop: '));
  return typed === undefined || typed.trim() === 'quit' ? 'quit' : 'on';
}

function farewell({ terminal, keeper, match }: Session): void {
  if (keeper.path === undefined || match.moves.length === 0)
    terminal.print('', 'Nothing was decided, so nothing is kept.');
  else terminal.print('', `The game is kept in ${keeper.path}`, `Go on with: acies play --load ${keeper.path}`);
}

function finish(session: Session): void {
  const { terminal, match, keeper } = session;
  showNews(session);
  showMap(session);
  const { winner, reason, clause } = match.game.result as unknown as Result;
  const who = winner === null ? 'A draw' : `${sideName(session, winner)} wins`;
  terminal.print('', `${terminal.colour.bold(who)}: ${reason} ${terminal.colour.dim(`[${clause}]`)}`);
  if (keeper.path !== undefined)
    terminal.print('', `The game is kept in ${keeper.path}`, `Its report: acies replay ${keeper.path} --report`);
}
