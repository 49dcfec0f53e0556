import { resolve } from 'node:path';
import { BadInput, bySide } from '@acies/kernel';
import type { Match } from '@acies/kernel/match';
import { HUMAN } from '@acies/play';
import type { Command } from 'commander';
import { noteUnusedBudget } from '../budget-note.ts';
import { playerNamed } from '../catalogue.ts';
import { readText } from '../files.ts';
import { BUDGET_OPTION, parseSeed, randomSeed } from '../numbers.ts';
import { type Plan, type PlayOptions, planFor } from '../play/beginning/plan.ts';
import { showTitle } from '../play/beginning/title.ts';
import { Keeper } from '../play/files/keeper.ts';
import { lastWords, NotKept, onwardWith } from '../play/files/keeping.ts';
import { clearSaveFolders } from '../play/files/save-folders.ts';
import { playGame } from '../play/game.ts';
import type { Session } from '../play/session.ts';
import { logLines } from '../play/show.ts';
import { collect } from '../rulings.ts';
import { confirm, type Lines, openLines } from '../terminal/lines.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { examples } from './examples.ts';

export function addPlayCommand(program: Command, terminal: Terminal): void {
  program
    .command('play')
    .description('play a battle: two at one keyboard, or against the computer')
    .option('--rules <rules>', 'the rule set; that of the battle unless given')
    .option('--battle <battle>', 'the battle, or a JSON file with one of your own')
    .option('--red <player>', 'who plays red: human (unless given) or a computer player')
    .option('--blue <player>', 'who plays blue: the centurion unless given, who decides at once')
    .option('--seed <n>', 'the seed of the dice', parseSeed)
    .option(...BUDGET_OPTION)
    .option('--real-dice', 'throw real dice and type in what fell')
    .option('--ruling <name=on|off>', 'switch a ruling; may be given again and again', collect)
    .option('--load <file>', 'go on with a saved game')
    .option('--save <file>', 'keep the game in this file rather than in .acies/')
    .option('--overwrite', 'with --save: write over what the file holds')
    .option('--script <file>', 'take answers from a file, one a line, before the keyboard')
    .addHelpText(
      'after',
      examples(
        ['npx acies play', 'choose everything from menus'],
        ['npx acies play --rules hex --battle first --red human --blue centurion', 'a small battle to begin with'],
        ['npx acies play --rules hex --battle sabis --red human --blue centurion', 'the Romans against the computer'],
        ['npx acies play --battle issus --red human --blue centurion', 'Alexander against the computer, CK rules'],
        ['npx acies play --battle heraclea --red human --blue centurion', 'the Romans against Pyrrhus, CB rules'],
        ['npx acies play --battle ipsus --red human --blue human --real-dice', 'two at the table, with your own dice'],
        ['npx acies play --load .acies/autosave-sabis-7.json', 'go on with a game'],
      ),
    )
    .addHelpText('after', `\nWhere the game cannot be kept whole on disk, it ends with ${NotKept.exitCode}.`)
    .action((options: PlayOptions) => play(terminal, options));
}

export async function play(terminal: Terminal, options: PlayOptions): Promise<void> {
  clearSaveFolders(terminal.io);
  const plan = await planFor(terminal, options);
  const script = options.script === undefined ? [] : scriptLines(resolve(terminal.io.cwd, options.script));
  const lines = openLines(terminal, script);
  try {
    showTitle(terminal, plan);
    const { red, blue } = plan.players;
    noteUnusedBudget(
      terminal,
      plan.book,
      [red, blue],
      options.budget,
      'so only "hint legate" and "auto legate" use it',
    );
    const match = await plan.begin(lines);
    if (!match) return terminal.print('', 'The battle had not begun, so nothing is kept.');
    await playMatch(terminal, lines, plan, match, options);
  } finally {
    lines.close();
  }
}

async function playMatch(
  terminal: Terminal,
  lines: Lines,
  plan: Plan,
  match: Match,
  { save, overwrite, budget }: PlayOptions,
): Promise<void> {
  const { book, players, loaded } = plan;
  const keeper = new Keeper(terminal.io);
  if (loaded) keeper.adopt(loaded.path, loaded.text, match.moves);
  if (save !== undefined) await keepIn(terminal, keeper, lines, match, resolve(terminal.io.cwd, save), overwrite);
  const session: Session = {
    terminal,
    book,
    lines,
    keeper,
    computers: bySide((side) => (players[side] === HUMAN ? undefined : playerNamed(book, players[side], budget))),
    budget,
    drawSeed: 'seed' in match.dice ? match.dice.seed : randomSeed(),
    match,
    told: loaded ? match.moves.length : -1,
    shownMap: '',
    shownTurn: -1,
    hinted: false,
    given: [],
    stretch: 0,
    opinions: [],
  };
  // Whoever comes back to a game wants to know what happened last.
  if (loaded) terminal.print(...logLines(session, false, LAST));
  try {
    await playGame(session);
  } catch (fault) {
    if (session.match.moves.length > 0) terminal.complain(...lastWords(session, onwardWith));
    throw fault;
  }
  if (!keeper.isWhole(session.match)) throw new NotKept();
}

const LAST = 8;

/** Only a person is asked whether to write over a file: a line of a script or a pipe is meant for the battle. */
async function keepIn(
  { interactive }: Terminal,
  keeper: Keeper,
  lines: Lines,
  match: Match,
  path: string,
  overwrite = false,
): Promise<void> {
  const ask = (): Promise<boolean> => confirm(lines, `${path} holds something else. Write over it?`);
  if (!overwrite && !keeper.mayReplace(path, match) && !(interactive && (await ask())))
    throw new BadInput(`${path} holds something else: choose another file for --save, or add --overwrite`);
  keeper.save(path, match);
  keeper.path = path;
}

const scriptLines = (path: string): string[] =>
  readText(path)
    .replace(/\r?\n$/, '')
    .split(/\r?\n/);
