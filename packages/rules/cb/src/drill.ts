import { type Reason, reason } from '@acies/kernel';
import { type Box, crosses, distanceToLine, frontOf, type Leg, type Line } from '@acies/table';
import { JT } from './field.ts';
import type { Formation } from './formations.ts';
import { type Manoeuvre, prepareManoeuvre, SIDE_STEP } from './manoeuvre.ts';
import type { PathStep } from './path-steps.ts';
import { boxOf, type CbTable, enemiesOf, factsOf, isWithin, spot, standsOf, throws, unitOf } from './table.ts';
import { BOW_SHOT } from './troops.ts';

/** DPs that a move costs. */
export interface Disorder {
  readonly clause: string;
  readonly why: string;
  readonly dp: number;
}

/** What the manoeuvres of a path come to. */
export interface Drill {
  /** Halves of a move. */
  readonly halves: number;
  readonly disorder: readonly Disorder[];
  /** How it is drawn up in the end. */
  readonly formation: Formation;
  readonly files: number;
  /** CB-CHG-1: it was unformed and is formed. */
  readonly formsUp: boolean;
}

const ASIDE: Manoeuvre = 'side-step or step back';

const MANOEUVRE_OF: Readonly<Partial<Record<PathStep['do'], Manoeuvre>>> = {
  wheel: 'wheel',
  turn: 'about face',
  sidestep: ASIDE,
  back: ASIDE,
};

/** Manoeuvres added up as a unit goes through them. */
class DrillSheet {
  halves = 0;
  readonly disorder: Disorder[] = [];
  formation: Formation;
  files: number;
  formsUp = false;
  readonly #g: CbTable;
  readonly #id: number;

  constructor(g: CbTable, id: number) {
    this.#g = g;
    this.#id = id;
    ({ formation: this.formation, files: this.files } = unitOf(g, id));
  }

  /** CB-MAN-1: DPs gained on the way count toward those that spare it more. */
  add(manoeuvre: Manoeuvre, nearEnemy: boolean, into: Exclude<Formation, 'unformed'> = 'line'): Reason | undefined {
    const { kind } = factsOf(this.#g, this.#id);
    const dp = unitOf(this.#g, this.#id).dp + this.disorder.reduce((sum, one) => sum + one.dp, 0);
    const prepared = prepareManoeuvre({ unit: kind, formation: this.formation, dp, manoeuvre, into, nearEnemy });
    if (prepared.verdict.kind === 'impossible') return prepared.verdict.because;
    const wheeledBefore = manoeuvre === 'wheel' && this.disorder.some(({ why }) => why === 'wheel');
    this.halves += prepared.halves;
    const { rows, total } = prepared.tally;
    // CB-MAN-2 (R): however often it wheels, a move costs that once.
    if (total > 0 && !wheeledBefore) this.disorder.push({ clause: rows[0]!.clause, why: rows[0]!.label, dp: total });
    return undefined;
  }

  step(step: PathStep, { from, to }: Leg): Reason | undefined {
    if (step.do === 'face')
      return this.formation === 'unformed' ? undefined : reason('CB-UNIT-7', 'only unformed troops face freely');
    const isNear = (): boolean => nearEnemies(this.#g, this.#id, from) || nearEnemies(this.#g, this.#id, to);
    if (step.do === 'files' || step.do === 'form') return this.#draw(step, isNear());
    const manoeuvre = MANOEUVRE_OF[step.do];
    return manoeuvre && this.add(manoeuvre, isNear());
  }

  /** CB-MAN-3, CB-MAN-4, CB-MAN-6, CB-UNIT-7: into another formation, or other files. */
  #draw(step: Extract<PathStep, { do: 'files' | 'form' }>, near: boolean): Reason | undefined {
    const stands = standsOf(this.#g, this.#id);
    if (step.files > stands) return reason('CB-MAN-6', `${step.files} files are more than its ${stands} stands`);
    const into = step.do === 'form' ? step.into : this.formation;
    if (step.do === 'form' && into !== this.formation) {
      const unformed = this.formation === 'unformed';
      const because = this.add(unformed ? 'form up' : 'change formation', near, step.into);
      if (because) return because;
      this.formsUp ||= unformed;
    } else {
      const because = this.#ranksFault(step.files, stands) ?? this.add('change ranks', near);
      if (because) return because;
    }
    this.formation = into;
    // A column keeps in mind how many files its line had.
    if (into !== 'column') this.files = step.files;
    return undefined;
  }

  /** CB-MAN-6, CB-UNIT-7: the formed double or halve their ranks; the unformed stand as they like. */
  #ranksFault(files: number, stands: number): Reason | undefined {
    if (this.formation === 'unformed' || this.formation === 'column') return undefined;
    const may = filesAfter(Math.min(this.files, stands), stands);
    return may.includes(files)
      ? undefined
      : reason('CB-MAN-6', `ranks doubled or halved make ${may.join(' or ')} files`);
  }
}

/** CB-MAN-6: as many files if ranks are doubled or halved. */
function filesAfter(files: number, stands: number): number[] {
  const wide = [Math.floor(files / 2), Math.ceil(files / 2), Math.min(2 * files, stands)];
  return [...new Set(wide)].filter((count) => count > 0 && count !== files);
}

const nearEnemies = (g: CbTable, id: number, box: Box): boolean =>
  enemiesOf(g, id).some((enemy) => isWithin(box, boxOf(g, enemy), BOW_SHOT));

/** CB-MAN-2 to CB-MAN-9: the manoeuvres of a path, or why a unit may not make them. */
export function drillOf(g: CbTable, id: number, steps: readonly PathStep[], legs: readonly Leg[]): Drill | Reason {
  const sheet = new DrillSheet(g, id);
  const nearOnWay = (): boolean => legs.some(({ from, to }) => nearEnemies(g, id, from) || nearEnemies(g, id, to));
  for (const manoeuvre of crossingsOn(g, legs)) {
    const because = sheet.add(manoeuvre, nearOnWay());
    if (because) return because;
  }
  for (const [i, step] of steps.entries()) {
    const because = sheet.step(step, legs[i]!);
    if (because) return because;
  }
  return tooMuch(sheet, legs) ?? sheet;
}

function tooMuch({ halves }: Drill, legs: readonly Leg[]): Reason | undefined {
  const aside = legs.reduce((sum, { step, length }) => sum + (MANOEUVRE_OF[step.do] === ASIDE ? length : 0), 0);
  const over = aside - SIDE_STEP * JT;
  if (over > 0) return reason('CB-MAN-9', `side-steps are ${SIDE_STEP} JT in all: ${throws(over)} too many`);
  return halves > 2 ? reason('CB-MAN-3', `its manoeuvres take ${halves} half moves, and it has two`) : undefined;
}

/** CB-MAN-7, CB-MAN-8 (R): what the middle of its front crosses, each line once; who passes a gap does not cross what it is in. */
export function crossingsOn({ field }: CbTable, legs: readonly Pick<Leg, 'from' | 'to'>[]): Manoeuvre[] {
  const crossed = (lines: readonly Line[]): Line[] => lines.filter((line) => legs.some((leg) => crossesOn(line, leg)));
  const gaps = crossed(field.lines.gap);
  const shut = (line: Line): boolean => !gaps.some((gap) => isGapIn(gap, line));
  return [
    ...gaps.map((): Manoeuvre => 'pass a gap'),
    ...crossed(field.lines.obstacle)
      .filter(shut)
      .map((): Manoeuvre => 'cross obstacle'),
    ...crossed(field.majors)
      .filter(shut)
      .map((): Manoeuvre => 'cross major obstacle'),
  ];
}

/** A gate, ford or bridge is in a line that it reaches to within half a javelin throw. */
const isGapIn = ({ points }: Line, line: Line): boolean =>
  points.some((point) => distanceToLine(line, spot(point)) <= JT / 2);

/** Who starts on the very line has come to it before. */
function crossesOn(line: Line, { from, to }: Pick<Leg, 'from' | 'to'>): boolean {
  const [a, b] = [frontOf(from), frontOf(to)];
  return crosses(line, a, b) && !crosses(line, a, a);
}
