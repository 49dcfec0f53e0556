import { readFileSync } from 'node:fs';
import { BadInput } from '@acies/kernel';
import { Command, CommanderError } from 'commander';
import { NoOdds } from './calc/no-odds.ts';
import { addBattlesCommand } from './commands/battles.ts';
import { addCalcCommand } from './commands/calc.ts';
import { addClausesCommand } from './commands/clauses.ts';
import { addDuelCommand } from './commands/duel.ts';
import { examples } from './commands/examples.ts';
import { addLadderCommand } from './commands/ladder.ts';
import { menu } from './commands/menu.ts';
import { addPlayCommand } from './commands/play.ts';
import { addReplayCommand } from './commands/replay.ts';
import { addRulesCommand } from './commands/rules.ts';
import { addSurveyCommand } from './commands/survey.ts';
import { addTroopsCommand } from './commands/troops.ts';
import { CREDIT } from './credit.ts';
import { NothingPlayed } from './duel/nothing-played.ts';
import { faultOfFile } from './files.ts';
import { type Io, processIo } from './io.ts';
import { COMMANDS } from './play/choosing/commands.ts';
import { NotKept } from './play/files/keeping.ts';
import { bringRuleSets } from './rule-sets.ts';
import { unknownName } from './suggest.ts';
import { Left } from './terminal/menu.ts';
import { guarded } from './terminal/own-codes.ts';
import { openTerminal, type Terminal } from './terminal/terminal.ts';
import { wrap } from './terminal/text.ts';

const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {
  version: string;
};

const also = (value: string, before: readonly string[]): string[] => [...before, value];

function programFor(terminal: Terminal): Command {
  const program = new Command('acies');
  program
    .description('Ancient battles on the tabletop. Without a command, a menu opens.')
    .version(version)
    .helpCommand(true)
    .option('--with <file>', 'a rule set of your own: a module of JavaScript (may be said again)', also, [])
    .hook('preAction', () => bringRuleSets(program.opts<{ with: string[] }>().with, terminal.io.cwd))
    .exitOverride()
    .configureOutput({
      writeOut: (text) => terminal.io.stdout.write(guarded(text)),
      writeErr: (text) => terminal.io.stderr.write(guarded(text)),
      outputError: (text, write) => write(inOurWords(text)),
      getOutHelpWidth: () => terminal.width,
      getErrHelpWidth: () => terminal.width,
    })
    .addHelpText(
      'after',
      examples(
        ['npx acies', 'the menu'],
        ['npx acies play --battle sabis --blue centurion', 'a battle against the computer'],
        ['npx acies calc hex/melee --set attacker.type=WB', 'exact odds of a melee'],
        ['npx acies calc --help', 'more about one command'],
      ),
    )
    .addHelpText('after', () => `\n${wrap(CREDIT, terminal.width).join('\n')}`)
    .action(async () => {
      if (terminal.interactive) return menu(terminal);
      program.outputHelp();
    });
  for (const add of [
    addPlayCommand,
    addReplayCommand,
    addDuelCommand,
    addLadderCommand,
    addSurveyCommand,
    addCalcCommand,
    addRulesCommand,
    addBattlesCommand,
    addTroopsCommand,
    addClausesCommand,
  ])
    add(program, terminal);
  return program;
}

/** What the parser of options says, with what helps whoever has named a battle and nothing more. */
const inOurWords = (text: string): string =>
  text
    .replace(/^error: /, 'acies: ')
    .replace(/Expected 0 arguments but got \d+\./, 'What is meant is said with options, such as --battle sabis.');

const BAD_INPUT = 2;
const UNEXPECTED = 1;

/** Runs one command; the answer is the exit code. */
export async function run(argv: readonly string[], io: Io): Promise<number> {
  const terminal = openTerminal(io);
  try {
    const program = programFor(terminal);
    for (const word of argv[0] === 'help' ? argv.slice(0, 2) : argv.slice(0, 1)) checkCommand(program, word);
    await program.parseAsync(argv, { from: 'user' });
    return 0;
  } catch (fault) {
    return report(terminal, fault);
  }
}

/** A mistyped command is told apart from an argument too many. */
function checkCommand(program: Command, word: string): void {
  const names = [...program.commands.map((command) => command.name()), 'help'];
  if (word.startsWith('-') || names.includes(word)) return;
  throw unknownName('command', word, names, Object.hasOwn(COMMANDS, word) ? wordOfGames(word) : '');
}

/** What is typed in a game, or as the menu has it, is easily taken for a command. */
const wordOfGames = (word: string): string =>
  `"${word}" is typed in a game (npx acies play)${word === 'odds' ? '; the odds of any roll: npx acies calc' : ''}.`;

function report(terminal: Terminal, fault: unknown): number {
  // Commander has said what is wrong; asked for help it ends with 0.
  if (fault instanceof CommanderError) return fault.exitCode === 0 ? 0 : BAD_INPUT;
  if (fault instanceof Left) return 0;
  if (fault instanceof NoOdds) return NoOdds.exitCode;
  if (fault instanceof NotKept) return NotKept.exitCode;
  if (fault instanceof NothingPlayed) return NothingPlayed.exitCode;
  if (fault instanceof BadInput) {
    terminal.complain(`acies: ${fault.message}`);
    return BAD_INPUT;
  }
  const { message, stack } = fault instanceof Error ? fault : new Error(String(fault));
  terminal.complain(`acies: something went wrong that should not: ${message}`);
  terminal.complain(
    terminal.io.env.ACIES_DEBUG ? String(stack) : 'Set ACIES_DEBUG=1 for details, and please report it.',
  );
  return UNEXPECTED;
}

export async function main(): Promise<void> {
  // A reader that has seen enough, such as head, closes the pipe: that is no fault.
  process.stdout.on('error', (fault: NodeJS.ErrnoException) => {
    if (fault.code === 'EPIPE') process.exit(0);
    process.stderr.write(`acies: ${faultOfFile('write', 'what is to be printed', fault).message}\n`);
    process.exit(UNEXPECTED);
  });
  process.exitCode = await run(process.argv.slice(2), processIo());
}
