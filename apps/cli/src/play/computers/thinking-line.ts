import type { OpenQuestion } from '@acies/kernel';
import type { Player } from '@acies/players';
import { guarded } from '../../terminal/own-codes.ts';
import { columnsOf } from '../../terminal/terminal.ts';
import { plural, sliceVisible, widthOf } from '../../terminal/text.ts';
import { type Session, sideName } from '../session.ts';

/** To the beginning of the line, and nothing left on it. */
export const CLEAR_LINE = '\r\u001b[2K';

type Deciding = Pick<OpenQuestion, 'side'>;

/**
 * Says that a player who needs time is thinking, so that nobody takes the silence for a fault; the answer takes it back. On a
 * terminal it is a line that goes away again. Elsewhere nothing can be taken back, so it is said once before a person is next asked.
 */
export function showThinking(session: Session, { name }: Player, { side }: Deciding): () => void {
  const { io } = session.terminal;
  const isOwn = session.computers[side] !== undefined;
  const who = isOwn ? `${sideName(session, side)}, the ${name}, is thinking` : `the ${name} is thinking it over`;
  if (!io.stdout.isTTY || io.env.TERM === 'dumb') {
    if (isOwn && session.stretch === 0) session.terminal.print('', `${who} …`);
    return () => {};
  }
  const made = session.stretch > 0 ? `, ${plural(session.stretch, 'decision')} made` : '';
  io.stdout.write(CLEAR_LINE + guarded(inOneLine(session, `${who} …${made}`)));
  return () => void io.stdout.write(CLEAR_LINE);
}

const TIPS = [' (control-C hurries him, twice leaves)', ' (control-C hurries him)'];

/** With what can be done about it, as far as there is room. A line that were broken could not be cleared as one. */
function inOneLine({ terminal: { io, interactive } }: Session, line: string): string {
  const room = (columnsOf(io) ?? 80) - 1;
  const tip = interactive ? TIPS.find((one) => widthOf(line + one) <= room) : undefined;
  return sliceVisible(line + (tip ?? ''), 0, room);
}
