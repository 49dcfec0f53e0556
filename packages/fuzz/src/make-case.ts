import type { Json, Side } from '@acies/kernel';
import { canonicalJson, fingerprint, hashGame } from '@acies/kernel/match';
import { type Field, fieldsOf } from '@acies/kernel/odds';
import type { Book } from '@acies/play';
import type { Case, Kind } from './case.ts';
import { materialOf } from './material.ts';
import { spoilt, spoiltData, written } from './mutate.ts';
import type { Random } from './random.ts';

/** A spoilt input of a kind. */
export const makeCase = (random: Random, kind: Kind, book: Book): Case => MAKERS[kind](random, book);

const MAKERS: Readonly<Record<Kind, (random: Random, book: Book) => Case>> = {
  'game file': (random, book) => ({ kind: 'game file', rules: book.id, text: gameFile(random, book) }),
  battle: (random, book) => ({
    kind: 'battle',
    rules: book.id,
    text: spoilt(random, random.pick(materialOf(book).battles)),
  }),
  situation(random, { id, rules }) {
    const { id: calculation, input } = random.pick(rules.calculations);
    const situation = anySituation(random, fieldsOf(input));
    return { kind: 'situation', rules: id, calculation, text: spoilt(random, situation) };
  },
  answer(random, book) {
    const { positions } = materialOf(book);
    const position = random.below(positions.length);
    // Now and then the choice is of another decision.
    const from = positions[random.percent(15) ? random.below(positions.length) : position]!;
    const question = book.engine.legal(from)[0]!;
    const choices = [question.sample((below) => random.below(below)), ...question.suggestions().slice(0, 20)];
    return { kind: 'answer', rules: book.id, position, text: spoilt(random, random.pick(choices)) };
  },
};

/** Half of them are given the sum, and where it can be the hash, of what they now hold: only so does a fault get past those checks. */
function gameFile(random: Random, book: Book): string {
  const file = random.pick(materialOf(book).files);
  if (random.percent(50)) return spoilt(random, file);
  const { sum: _, ...body } = file as Readonly<Record<string, unknown>>;
  const part = random.pick(['setup', 'choices', 'choices', 'dice', 'players']);
  const gentle = random.percent(70);
  const changed = random.percent(80)
    ? { ...body, [part]: spoiltData(random, body[part], gentle) }
    : (spoiltData(random, body, gentle) as object);
  return written(random, fitted(book, changed));
}

/** What a game file may hold, as far as it is looked at here. */
interface Body {
  readonly setup?: unknown;
  readonly dice?: { readonly seed?: number };
  readonly choices?: readonly (readonly [Side, string, Json])[];
}

/** The file with a sum that fits and, if its choices can be made, the hash of what they come to. */
function fitted(book: Book, body: object): object {
  const hashes = endOf(book, body as Body);
  const whole = hashes ? { ...body, hashes } : body;
  return { ...whole, sum: fingerprint(canonicalJson(JSON.parse(JSON.stringify(whole)))) };
}

function endOf({ engine, rules }: Book, { setup, dice, choices }: Body): [number, number, string][] | undefined {
  try {
    let { game } = engine.start(rules.parseSetup(setup), dice!.seed!);
    for (const [side, , choice] of choices!) ({ game } = engine.apply(game, { side, choice }));
    return [[rules.turnOf(game.board), choices!.length, hashGame(game)]];
  } catch {
    // Whatever it was, the file as a whole comes to the same when it is read.
    return undefined;
  }
}

/** A situation that might be meant: some values set, each to one that is allowed. */
function anySituation(random: Random, fields: readonly Field[]): Record<string, unknown> {
  const situation: Record<string, unknown> = {};
  const some = random.pick([10, 30, 60]);
  for (const field of fields) if (random.percent(some)) put(situation, field.path.split('.'), anyValue(random, field));
  return situation;
}

function anyValue(random: Random, { kind, choices, least, most }: Field): unknown {
  if (kind === 'choice') return random.pick(choices);
  if (kind === 'number') return (least ?? 0) + random.below((most ?? 9) - (least ?? 0) + 1);
  return kind === 'boolean' ? random.percent(50) : 'text';
}

function put(into: Record<string, unknown>, [key, ...rest]: readonly string[], value: unknown): void {
  if (rest.length === 0) into[key!] = value;
  else put((into[key!] ??= {}) as Record<string, unknown>, rest, value);
}
