import { type Engine, type Game, type Json, type OpenQuestion, samePlain } from '@acies/kernel';
import type { Attempt, Pose, Scene } from '@acies/kernel/picture';
import type { Trials } from '@acies/play';
import { type Check, idsIn, isPlain, isSaid } from './picture-checks.ts';

/** What any client might send in place of a choice. */
const NONSENSE: readonly Json[] = [null, 7, 'nonsense', [], {}, { do: 'nonsense' }, [[]], { steps: 1, path: null }];

/** Of very many options some are looked at. */
const MOST_OPTIONS = 60;

/** To draw a reach the validator is asked very often. */
const FEW_REACHES = 2;

const some = <T>(items: readonly T[], most: number): readonly T[] =>
  items.filter((_, i) => i % Math.ceil(items.length / most) === 0);

/** What holds of a question as a client shows it; how many ghosts were found true is given back. */
export function checkQuestion(
  engine: Engine,
  game: Game,
  question: OpenQuestion,
  trials: Pick<Trials, 'isLater'>,
  check: Check,
): number {
  const { side, decision } = question;
  const scene = engine.rules.picture!.scene(engine.look(game), side);
  const known = idsIn(scene);
  for (const id of question.about()) check(known.has(id), `${decision} is about ${id}, who is not there`);
  let ghosts = 0;
  for (const choice of some(question.options ?? question.suggestions(), MOST_OPTIONS)) {
    checkShown(question, choice, scene, check);
    if (!trials.isLater?.(decision, choice)) ghosts += checkGhosts(engine, game, question, choice, scene, check);
  }
  if (!question.options) checkOpen(question, scene, check);
  return ghosts;
}

/** An option names only who is there, and says something unless it is a mere yes, no or pass. */
function checkShown(question: OpenQuestion, choice: Json, scene: Scene, check: Check): void {
  const shown = question.shows(choice);
  const { pieces = [], targets = [], ghosts = [], way = [], cell } = shown;
  const what = `${question.decision} "${question.label(choice)}"`;
  const known = idsIn(scene);
  check(isPlain(shown), `${what} shows no plain data`);
  for (const id of [...pieces, ...targets, ...ghosts.map((ghost) => ghost.id)])
    check(known.has(id), `${what} shows ${id}, who is not there`);
  check(cell === undefined || scene.cells[cell]?.id === cell, `${what} leads to cell ${cell}`);
  check(way.length !== 1, `${what} has a way of one spot`);
  const isNothing = pieces.length + targets.length + ghosts.length === 0 && cell === undefined;
  const mayBeNothing = typeof choice === 'boolean' || samePlain(choice, question.pass);
  check(!isNothing || mayBeNothing, `${what} shows nothing`);
}

/** Where no dice fall and nobody else has a say, pieces come to stand where their ghosts were. */
function checkGhosts(
  engine: Engine,
  game: Game,
  { side, decision, shows, label }: OpenQuestion,
  choice: Json,
  before: Scene,
  check: Check,
): number {
  const { ghosts = [], targets = [] } = shows(choice);
  if (ghosts.length === 0 || targets.length > 0) return 0;
  const byHand: Game = { ...game, dice: { kind: 'entered', throws: 0 } };
  const applied = engine.applyEntered(byHand, { side, choice }, []);
  if ('needs' in applied) return 0;
  const { pieces } = engine.rules.picture!.scene(engine.look(applied.game), side);
  for (const ghost of ghosts) {
    const now = pieces.find(({ id }) => id === ghost.id);
    const was = before.pieces.find(({ id }) => id === ghost.id);
    const where = (pose: Pose | undefined): string =>
      pose ? `${pose.x} ${pose.y} heading ${pose.heading}, ${pose.width} x ${pose.depth}` : 'nowhere';
    const told = `${where(ghost)}, and goes from ${where(was)} to ${where(now)}`;
    check(where(now) === where(ghost), `${decision} "${label(choice)}" shows ${now?.name} at ${told}`);
  }
  return ghosts.length;
}

function checkOpen(question: OpenQuestion, scene: Scene, check: Check): void {
  const { decision } = question;
  for (const choice of NONSENSE) check(isPlain(question.shows(choice)), `${decision} shows ${JSON.stringify(choice)}`);
  for (const { label, text } of question.phrases()) checkPhrase(question, label, text, check);
  for (const { id, x, y, heading, side } of scene.pieces) {
    for (const { label, text } of question.phrases(id)) checkPhrase(question, label, text, check);
    const attempt = question.aim({ piece: id, x, y, heading });
    check(!attempt || side === question.side, `${decision} moves the other side's ${id}`);
    if (attempt) checkStays(question, attempt, { id, x, y }, scene.measure.length, check);
  }
  for (const id of some(question.about(), FEW_REACHES)) checkReach(question, id, check);
}

function checkPhrase(question: OpenQuestion, label: string, text: string, check: Check): void {
  check(isSaid(label) && isSaid(text), `${question.decision} offers "${label}" for "${text}"`);
  check(question.parse(text) !== undefined, `${question.decision} does not understand its own "${text}"`);
}

/** Who is dragged to where it stands is not sent elsewhere. */
function checkStays(
  question: OpenQuestion,
  attempt: Attempt,
  { id, x, y }: { id: number; x: number; y: number },
  near: number,
  check: Check,
): void {
  check(
    isPlain(attempt) && isSaid(attempt.label),
    `${question.decision} calls ${JSON.stringify(attempt.choice)} nothing`,
  );
  check(!attempt.amended, `${question.decision} sends ${id} elsewhere: ${attempt.amended?.text}`);
  const ghost = attempt.shown.ghosts?.find((one) => one.id === id);
  const away = ghost ? Math.hypot(ghost.x - x, ghost.y - y) : 0;
  check(away <= near, `${question.decision} takes ${id} ${away} away from where it stands`);
}

/** What can be reached is drawn in words and outlines. */
function checkReach({ decision, reach }: OpenQuestion, id: number, check: Check): void {
  for (const overlay of reach(id) ?? []) {
    const { text, outlines = [], cells = [] } = overlay;
    check(isPlain(overlay) && isSaid(text), `${decision} draws a reach of ${id} without words`);
    check(cells.length + outlines.length > 0, `${decision} draws nothing for "${text}"`);
    for (const outline of outlines) check(outline.length > 2, `${decision} draws no outline for "${text}"`);
  }
}
