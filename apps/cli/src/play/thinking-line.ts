import type { Player } from '@acies/ai';
import type { OpenQuestion } from '@acies/kernel';
import { columnsOf } from '../terminal/terminal.ts';
import { plural, sliceVisible } from '../terminal/text.ts';
import { type Session, sideName } from './session.ts';

/** To the beginning of the line, and nothing left on it. */
export const CLEAR_LINE = '\r\u001b[2K';

type Asked = Pick<OpenQuestion, 'side'>;

/**
 * Says that a player who needs time is thinking, so that nobody takes the silence for a fault; the answer takes it back. On a
 * terminal it is a line that goes away again. Elsewhere nothing can be taken back, so it is said once before a person is next asked.
 */
export function showThinking(session: Session, { name }: Player, { side }: Asked): () => void {
  const { io } = session.terminal;
  const isOwn = session.computers[side] !== undefined;
  const who = isOwn ? `${sideName(session, side)}, the ${name}, is thinking` : `the ${name} is thinking it over`;
  if (!io.stdout.isTTY || io.env.TERM === 'dumb') {
    if (isOwn && session.stretch === 0) session.terminal.print('', `${who} …`);
    return () => {};
  }
  const made = session.stretch > 0 ? `, ${plural(session.stretch, 'decision')} made so far` : '';
  // A line that were broken could not be cleared as one.
  io.stdout.write(CLEAR_LINE + sliceVisible(`${who} …${made}`, 0, (columnsOf(io) ?? 80) - 1));
  return () => void io.stdout.write(CLEAR_LINE);
}
