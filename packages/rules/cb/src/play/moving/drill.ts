import { type Reason, reason } from '@acies/kernel/odds';
import type { Leg } from '@acies/table';
import { BEYOND_MAJOR, type Crossing, crossingsOn, wayBeyond } from '../../board/crossings.ts';
import { type CbContext, enemyNear, factsOf, inThrows, standsOf, unitOf } from '../../board/look.ts';
import type { Disorder, Drawn } from '../../board/prepared-path.ts';
import { JT } from '../../board/setting.ts';
import { type Manoeuvre, prepareManoeuvre, SIDE_STEP } from '../../sheet/chapters/manoeuvre.ts';
import type { Formation } from '../../sheet/formations.ts';
import { BOW_SHOT } from '../../sheet/troops.ts';
import type { PathStep } from './path-steps.ts';

/** What the manoeuvres of a path come to, and how the unit is drawn up in the end. */
export interface Drill extends Drawn {
  /** Halves of a move, beside that which a major obstacle ends. */
  readonly halves: number;
  readonly disorder: readonly Disorder[];
  /** How it is drawn up on each leg. */
  readonly drawn: readonly Drawn[];
  /** CB-CHG-1: it was unformed and is formed. */
  readonly formsUp: boolean;
}

const MAJOR: Manoeuvre = 'cross major obstacle';
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
  /** CB-MAN-7: major obstacles that take a full move each. */
  readonly majors: Crossing[] = [];
  readonly disorder: Disorder[] = [];
  readonly drawn: Drawn[] = [];
  formation: Formation;
  files: number;
  formsUp = false;
  readonly #g: CbContext;
  readonly #id: number;

  constructor(g: CbContext, id: number) {
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
    if (manoeuvre !== MAJOR) this.halves += prepared.halves;
    const { rows, total } = prepared.tally;
    // CB-MAN-2 (R): however often it wheels, a move costs that once.
    if (total > 0 && !wheeledBefore) this.disorder.push({ clause: rows[0]!.clause, why: rows[0]!.label, dp: total });
    return undefined;
  }

  /** CB-MAN-7, CB-MAN-8: drawn up as it is when it comes to it; the unformed pay nothing and are not held up. */
  cross(crossing: Crossing, nearEnemy: boolean): Reason | undefined {
    if (crossing.manoeuvre === MAJOR && this.formation !== 'unformed') this.majors.push(crossing);
    return this.add(crossing.manoeuvre, nearEnemy);
  }

  step(step: PathStep, leg: Leg): Reason | undefined {
    const because = this.#take(step, leg);
    this.drawn.push({ formation: this.formation, files: this.files });
    return because;
  }

  #take(step: PathStep, leg: Leg): Reason | undefined {
    if (step.do === 'face')
      return this.formation === 'unformed' ? undefined : reason('CB-UNIT-7', 'only unformed troops face freely');
    const isNear = (): boolean => nearOn(this.#g, this.#id, [leg]);
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

/** CB-MAN-1: whether enemy is within bow shot of either end of any leg of a way. */
export const nearOn = (g: CbContext, id: number, legs: readonly Pick<Leg, 'from' | 'to'>[]): boolean =>
  legs.some(({ from, to }) => enemyNear(g, id, from, BOW_SHOT) || enemyNear(g, id, to, BOW_SHOT));

/** CB-MAN-2 to CB-MAN-9: the manoeuvres of a path, or why a unit may not make them. */
export function drillOf(g: CbContext, id: number, steps: readonly PathStep[], legs: readonly Leg[]): Drill | Reason {
  const sheet = new DrillSheet(g, id);
  const crossings = crossingsOn(g.setting, legs);
  const nearOnWay = crossings.length > 0 && nearOn(g, id, legs);
  for (const [i, step] of steps.entries()) {
    let because = sheet.step(step, legs[i]!);
    for (const crossing of crossings) if (crossing.leg === i) because ??= sheet.cross(crossing, nearOnWay);
    if (because) return because;
  }
  return tooMuch(sheet, legs) ?? sheet;
}

/** CB-MAN-9, CB-MAN-3, CB-MAN-7: more than a move holds. */
function tooMuch({ halves, majors }: DrillSheet, legs: readonly Leg[]): Reason | undefined {
  const aside = legs.reduce((sum, { step, length }) => sum + (MANOEUVRE_OF[step.do] === ASIDE ? length : 0), 0);
  const over = aside - SIDE_STEP * JT;
  if (over > 0) return reason('CB-MAN-9', `side-steps are ${SIDE_STEP} JT in all: ${inThrows(over)} too many`);
  const all = halves + 2 * majors.length;
  if (all > 2) return reason('CB-MAN-3', `its manoeuvres take ${all} half moves, and it has two`);
  const beyond = Math.max(0, ...majors.map((major) => wayBeyond(major, legs))) - BEYOND_MAJOR * JT;
  return beyond > 0
    ? reason('CB-MAN-7', `its move ends within ${BEYOND_MAJOR} JT beyond a major obstacle: ${inThrows(beyond)} too far`)
    : undefined;
}
