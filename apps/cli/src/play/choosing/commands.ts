import type { Option } from '@acies/play';
import { seenBy, takeBack } from '@acies/play';
import { drawPart } from '../../terminal/map.ts';
import { page } from '../../terminal/pager.ts';
import { table } from '../../terminal/table.ts';
import { helpAbout, topicRows } from '../asking/help.ts';
import { oddsLines } from '../asking/odds.ts';
import { unitLines } from '../asking/units.ts';
import { whyAbout } from '../asking/why.ts';
import { auto, skip } from '../computers/give-away.ts';
import { hintLines } from '../computers/hint.ts';
import { choicesSinceAskedLines, lastChoiceLines } from '../computers/last-choice.ts';
import { offerSave, saveAs } from '../files/save.ts';
import { type Deciding, type Session, viewerIn } from '../session.ts';
import { leaderLines, legendLines, logLines, showMap, showQuestion, statusLines } from '../show.ts';
import { exampleOf, takesWords } from './typed-choice.ts';

/** What a typed command leads to: ask again, go on with a changed match, a choice, or the end. */
export type Step = 'again' | 'changed' | 'quit' | { readonly take: Option };

type Run = (session: Session, deciding: Deciding, words: string) => Step | Promise<Step>;

interface GameCommand {
  readonly usage: string;
  readonly about: string;
  readonly run: Run;
}

const command = (usage: string, about: string, run: Run): GameCommand => ({ usage, about, run });

const isAll = (words: string): boolean => words.toLowerCase() === 'all';

const show =
  (
    lines: (session: Session, deciding: Deciding, words: string) => readonly string[] | Promise<readonly string[]>,
  ): Run =>
  async (session, deciding, words): Promise<Step> => {
    page(session.terminal, await lines(session, deciding, words));
    return 'again';
  };

export const COMMANDS: Readonly<Record<string, GameCommand>> = {
  why: command(
    'why [text]',
    'what is not allowed, and why: of a unit, or of an order as you would type it; alone, just after the computer has chosen, what it looked at too; "why all", what it looked at for each of its choices',
    show((session, deciding, words) => {
      if (isAll(words)) return choicesSinceAskedLines(session);
      return [...(words === '' ? lastChoiceLines(session) : []), ...whyAbout(session.terminal, deciding, words)];
    }),
  ),
  odds: command('odds <number>', 'all that can come of an option up to the next decision', show(oddsOfOption)),
  hint: command(
    'hint [player]',
    'what the computer would do here, what else it looked at, and why: the centurion unless another is named',
    show(hintLines),
  ),
  undo: command('undo', 'take back your last decision, if no die has fallen since', undoLast),
  more: command('more', 'the options again, all of them', (session, deciding) => {
    showQuestion(session, deciding, false);
    return 'again';
  }),
  map: command('map [place]', 'the map and what its signs mean; round a place or a unit where it is large', mapOf),
  status: command(
    'status',
    'how the battle stands, and who leads whom',
    show((session) => [...statusLines(session), ...leaderLines(session)]),
  ),
  units: command(
    'units [text]',
    'both armies, unit by unit',
    show((session, deciding, words) => [
      ...unitLines(session, deciding, words),
      ...(words === '' ? leaderLines(session) : []),
    ]),
  ),
  log: command(
    'log [all]',
    'what has happened',
    show((session, _, words) => logLines(session, isAll(words))),
  ),
  save: command('save [file]', 'keep the game under a name of your own', (session, _, words) => saveAs(session, words)),
  auto: command(
    'auto [player] [n|turn]',
    'let the computer take this decision, or so many of this turn, or all of it: the centurion unless another is named',
    auto,
  ),
  skip: command('skip', 'do nothing, here and whenever the same is asked again this turn', skip),
  help: command(
    'help [clause or word]',
    'these words, or what the rules say',
    show((session, deciding, words) =>
      words ? helpAbout(session, words, commandLines(session, words)) : wordHelp(session, deciding),
    ),
  ),
  quit: command('quit', 'stop; the game is kept', offerSave),
};

const SHORT: Readonly<Record<string, string>> = { q: 'quit', exit: 'quit', '?': 'help', h: 'help', u: 'undo' };

export function commandNamed(word: string): GameCommand | undefined {
  const name = Object.hasOwn(SHORT, word) ? SHORT[word]! : word;
  return Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
}

/** What a word that is typed in a game does. */
function commandLines({ terminal: { colour, width } }: Session, words: string): string[] {
  const found = commandNamed(words.trim().toLowerCase());
  return found ? table([[colour.bold(found.usage), found.about]], { indent: '  ', width }) : [];
}

function mapOf(session: Session, _: Deciding, words: string): Step {
  const { terminal, match } = session;
  const seen = seenBy(match.engine, match.game, viewerIn(session));
  if (words) terminal.print('', ...drawPart(terminal, match.engine, seen, words));
  else {
    showMap(session, true);
    terminal.print('', ...legendLines(session));
  }
  return 'again';
}

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
  session.given = [];
  session.told = back.moves.length;
  terminal.print('  Taken back.');
  return 'changed';
}

function wordHelp(session: Session, { question, options }: Deciding): string[] {
  const { colour, width } = session.terminal;
  const rows = Object.values(COMMANDS).map(({ usage, about }) => [colour.bold(usage), about]);
  const first = [
    [colour.bold('a number'), 'take that option'],
    [colour.bold('some text'), `only the options that have it: a name, a verb${placeHint(session, options)}`],
  ];
  if (takesWords(question)) first.push([colour.bold('an order'), orderHelp(exampleOf(question, options))]);
  const topics = [...topicRows(session), [colour.bold('help players'), 'who the computer players are']];
  return table([...first, ...rows, ...topics], { indent: '  ', width });
}

const orderHelp = (example: string | undefined): string =>
  `any choice can be typed, on the list or not${example ? `, such as: ${example}` : ''}`;

const PLACE = /(?<![\w-])[A-Z]\d+(?![\w-])/;

/** A place that the options name; else where a unit stands. */
function placeHint(session: Session, options: readonly Option[]): string {
  const { match, book } = session;
  const units = book.rules.roster(match.engine.look(match.game), viewerIn(session));
  const texts = [...options.map(({ label }) => label), ...units.map(({ place }) => place)];
  const place = texts.map((text) => PLACE.exec(text)?.[0]).find(Boolean);
  return place ? `, a place such as ${place}` : '';
}
