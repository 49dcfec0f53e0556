import { existsSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { BadInput } from '@acies/kernel';
import { shownPath } from '../../files.ts';
import { confirm } from '../../terminal/lines.ts';
import type { Session } from '../session.ts';
import { defaultSavePath } from './save-folders.ts';

/** Keeps the game under a name of one's own; over anything else only if told so. */
export async function saveAs({ terminal, keeper, match, lines }: Session, words: string): Promise<'again'> {
  const path = words ? resolve(terminal.io.cwd, words) : defaultSavePath(terminal.io, match);
  if (
    !keeper.mayReplace(path, match) &&
    !(await confirm(lines, `  ${shownPath(terminal.io.cwd, path)} holds something else. Write over it?`))
  ) {
    terminal.print('  Not saved. "save" with another name keeps both.');
    return 'again';
  }
  const folder = dirname(path);
  const made = !existsSync(folder);
  keeper.save(path, match);
  if (made) terminal.print(`  The folder ${shownPath(terminal.io.cwd, folder)} was not there and has been made.`);
  terminal.print(`  Saved in ${shownPath(terminal.io.cwd, path)}`);
  return 'again';
}

/** The game is kept anyway; a name of one's own is an offer. */
export async function offerSave(session: Session): Promise<'quit'> {
  if (!session.terminal.interactive) return 'quit';
  const name = (await session.lines.ask('  Save under a name of your own? (a file name, or enter for no) '))?.trim();
  if (!name) return 'quit';
  try {
    await saveAs(session, name);
  } catch (fault) {
    if (!(fault instanceof BadInput)) throw fault;
    session.terminal.print(`  ${fault.message}`);
  }
  return 'quit';
}
