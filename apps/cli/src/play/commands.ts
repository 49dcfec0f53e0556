import { resolve } from 'node:path';
import { BadInput } from '@acies/kernel';
import { bestPlayer, playerNamed } from '../catalogue.ts';
import { matching, shortClause } from '../commands/clauses.ts';
import { nearest } from '../suggest.ts';
import { confirm } from '../terminal/lines.ts';
import { page } from '../terminal/pager.ts';
import { table } from '../terminal/table.ts';
import { computerChoice } from './computer.ts';
import { defaultSavePath } from './keeper.ts';
import { oddsLines } from './odds.ts';
import type { Option } from './options.ts';
import type { Deciding, Session } from './session.ts';
import { legendLines, logLines, showMap, showQuestion, statusLines } from './show.ts';
import { takeBack } from './take-back.ts';
import { whyLines } from './why.ts';

/** What a typed command leads to: ask again, go on with a changed match, a choice, or the end. */
export type Step = 'again' | 'changed' | 'quit' | { readonly take: Option };

type Run = (session: Session, deciding: Deciding, words: string) => Step | Promise<Step>;

interface GameCommand {
  readonly usage: string;
  readonly about: string;
  readonly run: Run;
}

const command = (usage: string, about: string, run: Run): GameCommand => ({ usage, about, run });

const show =
  (lines: (session: Session, deciding: Deciding, words: string) => readonly string[]): Run =>
  (session, deciding, words) => {
    page(session.terminal, lines(session, deciding, words));
    return 'again';
  };

export const COMMANDS: Readonly<Record<string, GameCommand>> = {
  why: command(
    'why [text]',
    'what is not allowed, and why',
    show(({ terminal }, { question }, words) => whyLines(terminal, question.excluded(), words)),
  ),
  odds: command('odds <number>', 'everything that can come of an option', show(oddsOfOption)),
  undo: command('undo', 'take back your last decision, if no die has fallen since', undoLast),
  more: command('more', 'the options again, all of them', (session, deciding) => {
    showQuestion(session, deciding, false);
    return 'again';
  }),
  map: command('map', 'the map and what its signs mean', (session) => {
    showMap(session, true);
    session.terminal.print('', ...legendLines(session));
    return 'again';
  }),
  status: command(
    'status',
    'how the battle stands',
    show((session) => statusLines(session)),
  ),
  log: command(
    'log [all]',
    'what has happened',
    show((session, _, words) => logLines(session, words === 'all')),
  ),
  save: command('save [file]', 'keep the game under a name of your own', (session, _, words) => saveAs(session, words)),
  auto: command('auto [player]', 'let the computer take this decision', auto),
  help: command(
    'help [clause or word]',
    'these words, or what the rules say',
    show((session, _, words) => helpLines(session, words)),
  ),
  quit: command('quit', 'stop; the game is kept', async (session) => offerSave(session)),
};

function oddsOfOption(session: Session, { options, question }: Deciding, words: string): string[] {
  const option = options.find(({ number }) => String(number) === words);
  return option
    ? oddsLines(session, option, question.side)
    : [`  "odds" wants the number of an option, 1 to ${options.length}.`];
}

function undoLast(session: Session, { question }: Deciding): Step {
  const { computers, match, terminal } = session;
  const back = takeBack(match, question.side, { red: !computers.red, blue: !computers.blue });
  if ('refused' in back) {
    terminal.print(`  That cannot be taken back: ${back.refused}.`);
    return 'again';
  }
  session.match = back;
  session.told = back.moves.length;
  terminal.print('  Taken back.');
  return 'changed';
}

function auto(session: Session, { question, options }: Deciding, words: string): Step {
  const { book, terminal } = session;
  const player = playerNamed(book, words || bestPlayer(book));
  const choice = computerChoice(session, player, question);
  const label = question.label(choice);
  terminal.print(`  The ${player.name} chooses: ${label}`);
  return {
    take: options.find((option) => option.label === label && sameChoice(option.choice, choice)) ?? {
      number: 0,
      choice,
      label,
      odds: undefined,
      kind: '',
    },
  };
}

const sameChoice = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

async function saveAs({ terminal, keeper, match, lines }: Session, words: string): Promise<Step> {
  const path = words ? resolve(terminal.io.cwd, words) : defaultSavePath(terminal.io, match);
  if (!keeper.mayReplace(path, match) && !(await confirm(lines, `  ${path} holds something else. Write over it?`))) {
    terminal.print('  Not saved. "save" with another name keeps both.');
    return 'again';
  }
  keeper.save(path, match);
  terminal.print(`  Saved in ${path}`);
  return 'again';
}

/** The game is kept anyway; a name of one's own is an offer. */
async function offerSave(session: Session): Promise<Step> {
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

function helpLines(session: Session, words: string): string[] {
  const { terminal, book } = session;
  if (words === '') {
    const rows = Object.values(COMMANDS).map(({ usage, about }) => [terminal.colour.bold(usage), about]);
    return [
      ...table(
        [
          [terminal.colour.bold('a number'), 'take that option'],
          [terminal.colour.bold('some text'), 'only the options that have it: a place such as D7, a name, a verb'],
          ...rows,
        ],
        { indent: '  ', width: terminal.width },
      ),
    ];
  }
  const { clauses } = book.rules;
  const byId = matching(clauses, words);
  const found =
    byId.length > 0
      ? byId
      : clauses.filter(({ text, chapter }) => `${chapter} ${text}`.toLowerCase().includes(words.toLowerCase()));
  if (found.length > 0) return found.flatMap((clause) => shortClause(terminal, clause));
  const meant = nearest(
    words,
    clauses.map(({ id }) => id),
  );
  return [`  No clause has "${words}" in it${meant ? `; did you mean ${meant}?` : '.'}`];
}
