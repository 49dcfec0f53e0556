import type { Side } from '@acies/kernel';
import { keepsSecrets } from '@acies/play';
import { isHotSeat, type Session, sideName } from './session.ts';

/** Clears the window and what has scrolled out of it. */
const CLEAR = '\u001b[2J\u001b[3J\u001b[H';

/**
 * Where two people share a keyboard and one may not see all that the other does, the window is cleared before the other
 * looks; the answer is whether the game goes on. In a script there is nobody to hide anything from.
 */
export async function handOver(session: Session, side: Side): Promise<boolean> {
  const { terminal, lines, match } = session;
  const isOthers = session.holder !== side;
  session.holder = side;
  if (!isOthers || !terminal.interactive || !isHotSeat(session) || !keepsSecrets(match.engine, match.game)) return true;
  terminal.io.stdout.write(CLEAR);
  terminal.print(`Something is hidden from one of you: only ${sideName(session, side)} should look now.`);
  const typed = await lines.ask(terminal.colour.dim('enter to go on, "quit" to stop: '));
  // What was shown before has been cleared away.
  Object.assign(session, { shownMap: '', shownTurn: -1 });
  return typed !== undefined && typed.trim().toLowerCase() !== 'quit';
}
