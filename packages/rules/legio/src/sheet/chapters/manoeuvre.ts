import { automatic, type Factor, impossible, type Tally, tally, type Verdict, when } from '@acies/kernel/odds';
import { type Formation, isFormed } from '../formations.ts';
import { isCavalry, isInfantry, isLight, isMounted, isSpecial, mayUnform, type UnitKind } from '../troops.ts';

/** LG-MAN-1 to LG-MAN-9, but for passing through friends. */
export const MANOEUVRES = [
  'unform',
  'wheel',
  'change formation',
  'form up',
  'cross obstacle',
  'about face',
  'mount or dismount',
  'side-step or step back',
] as const;
export type Manoeuvre = (typeof MANOEUVRES)[number];

export interface ManoeuvreSituation {
  readonly unit: Pick<UnitKind, 'type' | 'grade'>;
  readonly formation: Formation;
  readonly manoeuvre: Manoeuvre;
  /** What it forms, of who changes formation or forms up; of no account else. */
  readonly into: Exclude<Formation, 'unformed'>;
  /** Enemy within 100 paces. */
  readonly nearEnemy: boolean;
  /** LG-MAN-7 (R): its battle says what it is on foot. */
  readonly horses?: boolean;
}

/** LG-MAN-9: paces to the side or back. */
export const SIDE_STEP = 20;

/** LG-MAN-3 to LG-MAN-7: halves of a move that each takes. */
const HALVES: Readonly<Record<Manoeuvre, 0 | 1 | 2>> = {
  unform: 0,
  wheel: 0,
  'change formation': 1,
  'form up': 2,
  'cross obstacle': 1,
  'about face': 1,
  'mount or dismount': 1,
  'side-step or step back': 0,
};

/** LG-MAN-1: unformed stands pay for nothing that has to do with their place and facing. */
const FREE_UNFORMED: readonly Manoeuvre[] = ['wheel', 'cross obstacle', 'about face'];
const isFree = ({ formation, manoeuvre }: ManoeuvreSituation): boolean =>
  !isFormed(formation) && FREE_UNFORMED.includes(manoeuvre);

type Does = (s: ManoeuvreSituation) => boolean;
const does =
  (manoeuvre: Manoeuvre, holds: Does): Does =>
  (s) =>
    s.manoeuvre === manoeuvre && holds(s);

const near: Does = ({ nearEnemy }) => nearEnemy;
const formed: Does = ({ formation }) => isFormed(formation);
const mounted: Does = ({ unit }) => isMounted(unit.type);

const DISORDER: readonly Factor<ManoeuvreSituation>[] = [
  when(
    'LG-MAN-2',
    'wheel',
    1,
    does('wheel', (s) => near(s) && s.formation === 'line'),
  ),
  when('LG-MAN-3', 'change of formation', 1, does('change formation', near)),
  when('LG-MAN-4', 'forming up', 1, does('form up', near)),
  when(
    'LG-MAN-5',
    'mounted, major obstacle',
    2,
    does('cross obstacle', (s) => formed(s) && mounted(s)),
  ),
  when(
    'LG-MAN-5',
    'formed, major obstacle',
    1,
    does('cross obstacle', (s) => formed(s) && !mounted(s)),
  ),
  when('LG-MAN-7', 'mounting or dismounting', 1, does('mount or dismount', near)),
];

const yes = (clause: string): Verdict => automatic(clause, 'it may');

/** Who may do what. */
const ALLOWED: Readonly<Record<Manoeuvre, (s: ManoeuvreSituation) => Verdict>> = {
  unform({ unit: { type }, formation }) {
    if (!isFormed(formation)) return impossible('LG-MAN-1', 'it is unformed');
    return mayUnform(type) || isLight(type)
      ? yes('LG-MAN-1')
      : impossible('LG-MAN-1', 'only light troops, heavy cavalry and javelinmen unform by choice');
  },
  wheel: () => yes('LG-MAN-2'),
  'change formation'({ unit: { type }, formation, into }) {
    if (isSpecial(type)) return impossible('LG-MAN-3', 'a single stand has no other formation');
    if (isLight(type) && into === 'line') return impossible('LG-MAN-1', 'light troops form no line');
    return isFormed(formation) ? yes('LG-MAN-3') : impossible('LG-MAN-4', 'it is unformed and forms up');
  },
  'form up'({ unit: { type }, formation, into }) {
    if (isFormed(formation)) return impossible('LG-MAN-4', 'it is formed');
    return isLight(type) && into === 'line' ? impossible('LG-MAN-1', 'light troops form no line') : yes('LG-MAN-4');
  },
  'cross obstacle': () => yes('LG-MAN-5'),
  'about face': () => yes('LG-MAN-6'),
  'mount or dismount': ({ unit: { type }, horses }) =>
    horses && (isCavalry(type) || isInfantry(type))
      ? yes('LG-MAN-7')
      : impossible('LG-MAN-7', 'its battle does not let it mount or dismount'),
  'side-step or step back': ({ unit: { type, grade }, formation }) =>
    isInfantry(type) && grade !== 'D' && isFormed(formation)
      ? yes('LG-MAN-9')
      : impossible('LG-MAN-9', 'only formed infantry of A to C grade steps aside or back'),
};

export interface PreparedManoeuvre {
  readonly verdict: Verdict;
  /** Halves of a move that it takes. */
  readonly halves: 0 | 1 | 2;
  /** DPs. */
  readonly tally: Tally;
}

/** LG-MAN-1 to LG-MAN-7, LG-MAN-9: what a manoeuvre costs. */
export const prepareManoeuvre = (situation: ManoeuvreSituation): PreparedManoeuvre => ({
  verdict: ALLOWED[situation.manoeuvre](situation),
  halves: isFree(situation) ? 0 : HALVES[situation.manoeuvre],
  tally: tally(DISORDER, situation),
});

/** What is left of a move, in paces, after manoeuvres that take so many halves of it. */
export const pacesLeft = (paces: number, halves: number): number => (paces * Math.max(0, 2 - halves)) / 2;

/** A unit that friends pass through, or that passes through them. */
export interface Passing {
  readonly formation: Formation;
  readonly stationary: boolean;
}

/** LG-MAN-8: whether two friends pass through each other freely. */
export const passesFreely = (a: Passing, b: Passing): boolean =>
  (!isFormed(a.formation) || !isFormed(b.formation)) && (a.stationary || b.stationary);

/** LG-MAN-8 (R): the DPs of one of the two. */
export const passingTally = (own: Passing, other: Passing): Tally =>
  tally(
    [when('LG-MAN-8', 'interpenetration', 1, (s: Passing) => isFormed(s.formation) && !passesFreely(s, other))],
    own,
  );
