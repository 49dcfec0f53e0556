import { SIDES } from '@acies/kernel';
import { table } from '../terminal/table.ts';
import { type Deciding, type Session, sideName } from './session.ts';

/** Both armies, unit by unit; only those with the given words in them, if there are any. */
export function unitLines(session: Session, _: Deciding, words: string): string[] {
  const { terminal, match, book } = session;
  const { rules } = book;
  const rows = rules.roster(match.engine.look(match.game)).map((unit) => ({
    ...unit,
    cells: [unit.name, unit.type, unit.place, `${unit.left} of ${unit.start} ${rules.strengthUnit}`, unit.remark],
  }));
  const wanted = rows.filter(({ cells }) => cells.join(' ').toLowerCase().includes(words.toLowerCase()));
  if (wanted.length === 0) return [`  No unit has "${words}" in it.`];
  const lines = table(
    wanted.map(({ cells }) => cells),
    { indent: '  ', width: terminal.width },
  );
  return SIDES.flatMap((side) => {
    const own = lines.filter((_line, i) => wanted[i]!.side === side);
    return own.length > 0 ? [sideName(session, side), ...own] : [];
  });
}
