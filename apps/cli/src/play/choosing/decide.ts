import { BadInput, type Json, type OpenQuestion } from '@acies/kernel';
import { readJson } from '@acies/kernel/input';
import { matchingOptions, optionsBeginning, optionsOf } from '@acies/play';
import { nearest } from '../../suggest.ts';
import { asTyped, withoutMiddle, wrap } from '../../terminal/text.ts';
import { matchingExclusions, whyLines } from '../asking/why.ts';
import { type Deciding, type Session, sideName } from '../session.ts';
import { showQuestion } from '../show.ts';
import { COMMANDS, commandNamed, type Step } from './commands.ts';
import { listChoice, listOptions } from './option-list.ts';
import { optionOf, typedChoice } from './typed-choice.ts';

/** A person's choice; or that the match has changed under it, or that they stop. `ended` is the end of the input. */
export type Decision = { readonly choice: Json } | 'changed' | 'quit' | 'ended';

/** Asks a person until they have decided. */
export async function decide(session: Session, question: OpenQuestion): Promise<Decision> {
  const deciding: Deciding = { question, options: optionsOf(question), offered: undefined };
  showQuestion(session, deciding);
  for (;;) {
    const typed = await session.lines.ask(`${sideName(session, question.side)}> `);
    if (typed === undefined) return 'ended';
    const step = await take(session, deciding, typed.trim());
    if (typeof step === 'object') return { choice: step.take.choice };
    if (step !== 'again') return step;
  }
}

async function take(session: Session, deciding: Deciding, typed: string): Promise<Step> {
  const [word = '', ...rest] = typed.split(/\s+/);
  const known = commandNamed(word.toLowerCase());
  if (known) return attempt(session, () => known.run(session, deciding, rest.join(' ')));
  if (typed === '') return takeOffered(session, deciding);
  if (/^\d+$/.test(typed)) return takeNumber(session, deciding, Number(typed));
  if (!deciding.question.options && /^[[{"]/.test(typed)) return attempt(session, () => takeJson(deciding, typed));
  return deciding.question.options ? search(session, deciding, typed) : takeWords(session, deciding, typed);
}

/** A fault in what was typed is told, and the question stands. */
async function attempt(session: Session, run: () => Step | Promise<Step>): Promise<Step> {
  try {
    return await run();
  } catch (fault) {
    if (!(fault instanceof BadInput)) throw fault;
    session.terminal.print(`  ${withoutMiddle(fault.message)}`);
    return 'again';
  }
}

function takeOffered(session: Session, deciding: Deciding): Step {
  if (deciding.offered) return { take: deciding.offered };
  session.terminal.print('  Type the number of an option, or "help".');
  return 'again';
}

function takeNumber(session: Session, { options }: Deciding, number: number): Step {
  const option = options[number - 1];
  if (option) return { take: option };
  session.terminal.print(`  There is no option ${number}: they go from 1 to ${options.length}.`);
  return 'again';
}

function takeJson({ question }: Deciding, typed: string): Step {
  const choice = readJson(typed, 'That') as Json;
  const refusal = question.refuse(choice);
  if (refusal !== undefined) throw new BadInput(`Not allowed: ${refusal}`);
  return { take: optionOf(question, choice) };
}

/** An order in one's own words; what is none may still be part of an option. */
function takeWords(session: Session, deciding: Deciding, text: string): Step {
  const { terminal } = session;
  const typed = typedChoice(deciding.question, text);
  if (typed === undefined) return search(session, deciding, text);
  if ('take' in typed) {
    terminal.print(...listChoice(terminal, typed.take));
    return typed;
  }
  // Several words are more likely a mistyped order than a search, unless an option is written with them.
  const find = /\s/.test(text) ? optionsBeginning : matchingOptions;
  if (!typed.refused && find(deciding.options, text).length > 0) return search(session, deciding, text);
  deciding.offered = undefined;
  const meant = /\s/.test(text) ? undefined : nearest(text, Object.keys(COMMANDS));
  const hint = meant ? ` Did you mean "${meant}"?` : '';
  terminal.print(...wrap(`  ${typed.fault}.${hint}`, terminal.width, '  '));
  return 'again';
}

/** Text narrows the options down; a single one left, or one alone that begins with the text, is offered. */
function search(session: Session, deciding: Deciding, text: string): Step {
  const { terminal } = session;
  const found = matchingOptions(deciding.options, text);
  const beginning = found.filter(({ label }) => label.toLowerCase().startsWith(text.toLowerCase()));
  deciding.offered = found.length === 1 ? found[0] : beginning.length === 1 ? beginning[0] : undefined;
  if (found.length > 0) terminal.print(...listOptions(terminal, found, false));
  if (deciding.offered) terminal.print(terminal.colour.dim(`  Enter takes ${deciding.offered.number}.`));
  if (found.length > 0) return 'again';
  const excluded = deciding.question.excluded();
  // "advance 60" asks for what is said of "advance".
  const about = [text, text.split(/\s/)[0]!].find((words) => matchingExclusions(excluded, words).length > 0);
  if (about !== undefined)
    terminal.print(
      `  No option has ${asTyped(text)} in it, but this is ruled out:`,
      ...whyLines(terminal, excluded, about),
    );
  else {
    const meant = nearest(text.split(/\s/)[0]!, Object.keys(COMMANDS));
    const hint = meant ? `Did you mean "${meant}"?` : '"more" lists them all, "help" the words you can use.';
    terminal.print(`  No option has ${asTyped(text)} in it. ${hint}`);
  }
  return 'again';
}
