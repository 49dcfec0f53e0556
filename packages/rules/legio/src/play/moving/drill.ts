import { type Reason, reason } from '@acies/kernel/odds';
import { type Box, crosses, endOf, frontOf, type Leg, type Line, type Step } from '@acies/table';
import { boxOf, enemyNear, factsOf, inPaces, type LegioContext, standsOf, unitOf } from '../../board/look.ts';
import type { Disorder } from '../../board/prepared-path.ts';
import { PACE } from '../../board/setting.ts';
import { type Manoeuvre, prepareManoeuvre, SIDE_STEP } from '../../sheet/chapters/manoeuvre.ts';
import type { Formation } from '../../sheet/formations.ts';
import { BOW } from '../../sheet/troops.ts';
import { mountingBar } from './mounting.ts';
import { formationMade, isMounting, type Made, type MountStep, type PathStep } from './path-steps.ts';

/** What the manoeuvres of a path come to. */
interface Drill {
  /** Halves of a move. */
  readonly halves: number;
  readonly disorder: readonly Disorder[];
  /** What it has formed in the end, if anything. */
  readonly made: Made | undefined;
}

const ASIDE: Manoeuvre = 'side-step or step back';

const MANOEUVRE_OF: Readonly<Partial<Record<PathStep['do'], Manoeuvre>>> = {
  wheel: 'wheel',
  turn: 'about face',
  sidestep: ASIDE,
  back: ASIDE,
};

/** LG-AFT-1 (R): what who is halted may still do. */
const IN_PLACE: readonly PathStep['do'][] = ['form', 'turn', 'face', 'files'];

/** Manoeuvres added up as a unit goes through them. */
class DrillSheet {
  halves = 0;
  readonly disorder: Disorder[] = [];
  made: Made | undefined;
  formation: Formation;
  readonly #g: LegioContext;
  readonly #id: number;

  constructor(g: LegioContext, id: number) {
    this.#g = g;
    this.#id = id;
    this.formation = unitOf(g, id).formation;
  }

  add(manoeuvre: Manoeuvre, into: 'line' | 'column', nearEnemy: boolean): Reason | undefined {
    const unit = factsOf(this.#g, this.#id).kind;
    const horses = this.#g.setting.units[this.#id]!.onFoot !== undefined;
    const prepared = prepareManoeuvre({ unit, formation: this.formation, manoeuvre, into, nearEnemy, horses });
    if (prepared.verdict.kind === 'impossible') return prepared.verdict.because;
    this.halves += prepared.halves;
    // LG-MAN-2 (R): however often it wheels, a move costs that once.
    for (const { clause, label, value } of prepared.tally.rows)
      if (manoeuvre !== 'wheel' || !this.disorder.some(({ why }) => why === label))
        this.disorder.push({ clause, why: label, dp: value });
    return undefined;
  }

  step(step: Exclude<PathStep, MountStep>, { from, to }: Leg): Reason | undefined {
    if (step.do === 'face' && this.formation !== 'unformed')
      return reason('LG-MAN-1', 'only unformed troops face freely');
    if (step.do === 'files') return this.#spread(step.files);
    const isNear = (): boolean => nearEnemies(this.#g, this.#id, from) || nearEnemies(this.#g, this.#id, to);
    if (step.do === 'form') return this.#form(step, isNear());
    const manoeuvre = MANOEUVRE_OF[step.do];
    return manoeuvre && this.add(manoeuvre, 'line', isNear());
  }

  #spread(files: number): Reason | undefined {
    if (this.formation !== 'unformed') return reason('LG-MAN-1', 'only unformed stands take what files they like');
    const stands = standsOf(this.#g, this.#id);
    return files > stands ? reason('LG-MAN-1', `${files} files are more than its ${stands} stands`) : undefined;
  }

  /** LG-MAN-7: at the end of its way. */
  mount(step: MountStep, at: Box): Reason | undefined {
    return (
      mountingBar(this.#g, this.#id, step.do, at) ??
      this.add('mount or dismount', 'line', nearEnemies(this.#g, this.#id, at))
    );
  }

  #form(step: Extract<Step, { do: 'form' }>, near: boolean): Reason | undefined {
    const made = formationMade(this.#g, this.#id, step);
    if (!made) return reason('LG-MAN-3', 'its stands do not form so');
    const because = this.add(this.formation === 'unformed' ? 'form up' : 'change formation', made.into, near);
    if (because) return because;
    this.made = made;
    this.formation = made.into;
    return undefined;
  }
}

const nearEnemies = (g: LegioContext, id: number, box: Box): boolean => enemyNear(g, id, box, BOW);

/** LG-MAN-1 to LG-MAN-7, LG-MAN-9: the manoeuvres of a path, or why a unit may not make them. */
export function drillOf(
  g: LegioContext,
  id: number,
  steps: readonly PathStep[],
  legs: readonly Leg[],
  halted: boolean,
): Drill | Reason {
  if (halted && steps.some((step) => !IN_PLACE.includes(step.do)))
    return reason('LG-AFT-1', 'halted after combat, it only changes formation or facing');
  const sheet = new DrillSheet(g, id);
  for (let crossed = obstaclesCrossed(g, legs); crossed > 0; crossed--) sheet.add('cross obstacle', 'line', false);
  for (const [i, step] of steps.entries()) {
    // LG-MAN-7 (R): what comes before is gone as it was.
    if (isMounting(step) && i < steps.length - 1)
      return reason('LG-MAN-7', `it can ${step.do} only at the end of its way`);
    const because = isMounting(step) ? sheet.mount(step, endOf(boxOf(g, id), legs)) : sheet.step(step, legs[i]!);
    if (because) return because;
  }
  return tooMuch(sheet, legs) ?? sheet;
}

function tooMuch({ halves }: Drill, legs: readonly Leg[]): Reason | undefined {
  const aside = legs.reduce((sum, { step, length }) => sum + (MANOEUVRE_OF[step.do] === ASIDE ? length : 0), 0);
  const over = aside - SIDE_STEP * PACE;
  if (over > 0) return reason('LG-MAN-9', `side-steps are ${SIDE_STEP} paces in all: ${inPaces(over)} too many`);
  return halves > 2 ? reason('LG-MAN-3', `its manoeuvres take ${halves} half moves, and it has two`) : undefined;
}

/** LG-MAN-5 (R): major obstacles and fortifications on the way of the middle of its front, each once. */
function obstaclesCrossed(g: LegioContext, legs: readonly Leg[]): number {
  return g.setting.barriers.filter((line) => legs.some((leg) => crossesOn(line, leg))).length;
}

/** Who starts on the very line has come to it before. */
function crossesOn(line: Line, { from, to }: Leg): boolean {
  const [a, b] = [frontOf(from), frontOf(to)];
  return crosses(line, a, b) && !crosses(line, a, a);
}
