import type { Answer, OpenQuestion } from '@acies/kernel';
import { type Match, makeEnteredMove, makeMove } from '@acies/kernel/match';
import { turnNameOf } from '@acies/play';
import type { Player } from '@acies/players';
import { askedAndChosen, wrap } from '../terminal/text.ts';
import { decide } from './choosing/decide.ts';
import { givenChoice, tellGiven } from './computers/give-away.ts';
import { decidingOpinion } from './computers/opinion.ts';
import { keep, lastWords, onwardWith } from './files/keeping.ts';
import { handOver } from './hand-over.ts';
import { withRealDice } from './real-dice.ts';
import { isHotSeat, isWatched, type Session, sideName } from './session.ts';
import { showMap, showNews } from './show.ts';

/** Plays until the battle is over or a person stops. */
export async function playGame(session: Session): Promise<void> {
  let turn = 0;
  for (;;) {
    const { match } = session;
    if (isWatched(session) || throwsByHand(session)) showNews(session);
    const questions = match.engine.legal(match.game);
    const question = questions[0];
    if (!question) return finish(session);
    const now = match.engine.rules.turnOf(match.game.board);
    if (isWatched(session) && now !== turn) {
      showMap(session);
      keep(session);
      if ((await goOn(session)) === 'quit') return farewell(session);
    }
    turn = now;
    if ((await step(session, question, questions.length > 1)) === 'stop') return farewell(session);
  }
}

async function step(session: Session, question: OpenQuestion, secret: boolean): Promise<'on' | 'stop'> {
  const player = session.computers[question.side];
  if (player) {
    if (player.think) showBeforeThought(session);
    const answer = await computerAnswer(session, player, question);
    session.stretch++;
    return answer ? carryOut(session, answer) : 'stop';
  }
  if (!(await handOver(session, question.side))) return 'stop';
  showNews(session);
  const given = await givenChoice(session, question);
  if (given === 'left') return 'stop';
  if (given) {
    tellGiven(session, question, given.choice);
    return carryOut(session, { side: question.side, choice: given.choice });
  }
  session.stretch = 0;
  showMap(session);
  if (secret && isHotSeat(session))
    session.terminal.print(`Only ${sideName(session, question.side)} should look: both sides choose in secret.`);
  const decision = await decide(session, question);
  if (decision === 'changed') {
    keep(session);
    return 'on';
  }
  if (decision === 'quit' || decision === 'ended') return 'stop';
  return carryOut(session, { side: question.side, choice: decision.choice });
}

/** Who has to wait sees what came of their last choice, and to begin with how the armies stand. */
function showBeforeThought(session: Session): void {
  const last = session.match.moves.at(-1);
  if (!last || !session.computers[last.side]) showNews(session);
  if (session.shownMap !== '') return;
  showMap(session);
  // A large map is due once more when a person is asked this turn, after whatever the computer has done.
  session.shownTurn = -1;
}

/** Whoever must throw for the computer is told what for. Nothing if the person has left while he thought. */
async function computerAnswer(session: Session, player: Player, question: OpenQuestion): Promise<Answer | undefined> {
  const opinion = await decidingOpinion(session, player, question);
  if (!opinion) return undefined;
  const { choice } = opinion;
  if (throwsByHand(session))
    session.terminal.print(
      '',
      `${sideName(session, question.side)}: ${askedAndChosen(question.question, question.label(choice))}`,
    );
  return { side: question.side, choice };
}

const throwsByHand = ({ match }: Session): boolean => 'entered' in match.dice;

async function carryOut(session: Session, answer: Answer): Promise<'on' | 'stop'> {
  const { match, terminal, lines } = session;
  const next: Match | 'back' | 'end' =
    'seed' in match.dice
      ? makeMove(match, answer)
      : await withRealDice(terminal, lines, !session.computers[answer.side], (fallen) =>
          makeEnteredMove(match, answer, fallen),
        );
  if (next === 'end') {
    terminal.print('The choice whose dice were not entered is left open.');
    return 'stop';
  }
  if (next === 'back') {
    session.given = [];
    return 'on';
  }
  session.match = next;
  if (!isWatched(session)) keep(session);
  return 'on';
}

/** Two computers are watched turn by turn. */
async function goOn(session: Session): Promise<'on' | 'quit'> {
  if (!session.terminal.interactive) return 'on';
  const typed = await session.lines.ask(
    session.terminal.colour.dim(`enter for the next ${turnNameOf(session.book)}, "quit" to stop: `),
  );
  return typed === undefined || typed.trim().toLowerCase() === 'quit' ? 'quit' : 'on';
}

function farewell(session: Session): void {
  if (isWatched(session)) keep(session);
  session.terminal.print('', ...lastWords(session, onwardWith));
}

function finish(session: Session): void {
  const { terminal, match } = session;
  if (isWatched(session)) keep(session);
  showNews(session);
  showMap(session);
  const { winner, reason, clause } = match.game.result!;
  const who = winner === null ? 'A draw' : `${sideName(session, winner)} wins`;
  const line = `${terminal.colour.bold(who)}: ${reason} ${terminal.colour.dim(`[${clause}]`)}`;
  terminal.print('', ...wrap(line, terminal.width, '  '));
  terminal.print('', ...lastWords(session, (path) => `Its report: npx acies replay ${path} --report`));
}
