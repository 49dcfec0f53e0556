import { automatic, type Factor, firstOf, impossible, type Tally, tally, type Verdict, when } from '@acies/kernel/odds';
import { type Formation, isFormed, isPhalanx } from '../formations.ts';
import { isCavalry, isChariots, isLight, isSpecial, type UnitKind } from '../troops.ts';

/** CB-MAN-2 to CB-MAN-9, and CB-UNIT-7. */
export const MANOEUVRES = [
  'unform',
  'wheel',
  'change formation',
  'form up',
  'about face',
  'change ranks',
  'cross obstacle',
  'cross major obstacle',
  'pass a gap',
  'side-step or step back',
] as const;
export type Manoeuvre = (typeof MANOEUVRES)[number];

export interface ManoeuvreSituation {
  readonly unit: Pick<UnitKind, 'type' | 'grade' | 'legion'>;
  readonly formation: Formation;
  readonly dp: number;
  readonly manoeuvre: Manoeuvre;
  /** What it forms, of who changes formation or forms up; of no account else. */
  readonly into: Exclude<Formation, 'unformed'>;
  /** Enemy within bow shot. */
  readonly nearEnemy: boolean;
}

/** CB-MAN-9: javelin throws to the side or back. */
export const SIDE_STEP = 1;

/** Halves of a move. */
type Halves = 0 | 1 | 2;

type Does = (s: ManoeuvreSituation) => boolean;
const phalanx: Does = ({ unit, formation }) => isPhalanx({ type: unit.type, formation });
const special: Does = ({ unit }) => isSpecial(unit.type);
const cataphracts: Does = ({ unit }) => unit.type === 'Cat';
const chariots: Does = ({ unit }) => isChariots(unit.type);
const raw: Does = ({ unit }) => unit.grade === 'C';

const costs =
  (cost: Halves): (() => Halves) =>
  () =>
    cost;

/** CB-MAN-2 to CB-MAN-9: halves of a move that each takes of formed troops. */
const HALVES: Readonly<Record<Manoeuvre, (s: ManoeuvreSituation) => Halves>> = {
  unform: costs(0),
  wheel: (s) => (phalanx(s) || cataphracts(s) || special(s) ? 1 : 0),
  'change formation': ({ unit, nearEnemy }) => (!nearEnemy || unit.legion !== undefined ? 1 : 2),
  'form up': costs(2),
  'about face': (s) => (chariots(s) || special(s) ? 2 : 1),
  'change ranks': costs(1),
  'cross obstacle': costs(0),
  'cross major obstacle': costs(2),
  'pass a gap': ({ unit }) => (isCavalry(unit.type) ? 0 : 1),
  'side-step or step back': costs(0),
};

const when1 = (manoeuvre: Manoeuvre, clause: string, label: string, holds: Does = () => true, dps = 1) =>
  when<ManoeuvreSituation>(clause, label, dps, (s) => s.manoeuvre === manoeuvre && holds(s));

/** CB-MAN-1: with so many DPs a unit gains no more by manoeuvre. */
const RELIEVED_AT = 3;
const RELIEVED_AT_PHALANX = 4;

const waived =
  (label: string, holds: Does): Factor<ManoeuvreSituation> =>
  (s, total) =>
    total > 0 && holds(s) ? { clause: 'CB-MAN-1', label, value: -total } : undefined;

const DISORDER: readonly Factor<ManoeuvreSituation>[] = [
  when1('wheel', 'CB-MAN-2', 'wheel'),
  when1('change formation', 'CB-MAN-3', 'change of formation'),
  when1('about face', 'CB-MAN-5', 'about face of C grade, phalanx or cavalry', (s) => {
    return raw(s) || phalanx(s) || isCavalry(s.unit.type);
  }),
  when1('change ranks', 'CB-MAN-6', 'change of ranks of C grade, phalanx or cataphracts', (s) => {
    return raw(s) || phalanx(s) || cataphracts(s);
  }),
  firstOf(
    when1('cross obstacle', 'CB-MAN-7', 'chariots, obstacle', chariots, 2),
    when1('cross obstacle', 'CB-MAN-7', 'formed, obstacle'),
  ),
  when1('cross major obstacle', 'CB-MAN-7', 'major obstacle', () => true, 2),
  when1('pass a gap', 'CB-MAN-8', 'gap'),
  waived('beyond bow shot of enemy', ({ nearEnemy }) => !nearEnemy),
  waived('disordered enough', (s) => s.dp >= (phalanx(s) ? RELIEVED_AT_PHALANX : RELIEVED_AT)),
];

const yes = (clause: string): Verdict => automatic(clause, 'it may');

/** CB-UNIT-7: why a unit cannot be drawn up so, if it cannot. */
const noSuch = ({ unit, into }: ManoeuvreSituation): Verdict | undefined =>
  into === 'quincunx' && unit.legion === undefined
    ? impossible('CB-UNIT-7', 'only a legion forms a quincunx')
    : undefined;

/** Who may do what. */
const ALLOWED: Readonly<Record<Manoeuvre, (s: ManoeuvreSituation) => Verdict>> = {
  unform({ unit: { type }, formation }) {
    if (!isFormed(formation)) return impossible('CB-UNIT-7', 'it is unformed');
    return isLight(type) ? yes('CB-UNIT-7') : impossible('CB-UNIT-7', 'only light troops unform by choice');
  },
  wheel: () => yes('CB-MAN-2'),
  'change formation'(s) {
    if (!isFormed(s.formation)) return impossible('CB-MAN-4', 'it is unformed and forms up');
    if (s.formation === s.into) return impossible('CB-MAN-3', 'it is drawn up so');
    return noSuch(s) ?? yes('CB-MAN-3');
  },
  'form up': (s) => (isFormed(s.formation) ? impossible('CB-MAN-4', 'it is formed') : (noSuch(s) ?? yes('CB-MAN-4'))),
  'about face': () => yes('CB-MAN-5'),
  'change ranks': ({ formation }) =>
    formation === 'column' ? impossible('CB-MAN-6', 'a column changes formation instead') : yes('CB-MAN-6'),
  'cross obstacle': () => yes('CB-MAN-7'),
  'cross major obstacle': (s) =>
    chariots(s) ? impossible('CB-MAN-7', 'chariots cannot cross a major obstacle') : yes('CB-MAN-7'),
  'pass a gap': () => yes('CB-MAN-8'),
  'side-step or step back': () => yes('CB-MAN-9'),
};

/** CB-UNIT-7: the unformed pay for nothing but to form up. */
const isFree = ({ formation, manoeuvre }: ManoeuvreSituation): boolean =>
  !isFormed(formation) && manoeuvre !== 'form up';

export interface PreparedManoeuvre {
  readonly verdict: Verdict;
  /** Halves of a move that it takes. */
  readonly halves: Halves;
  /** DPs. */
  readonly tally: Tally;
}

/** CB-MAN-2 to CB-MAN-9: halves of a move that a manoeuvre takes. */
export const halvesOf = (situation: ManoeuvreSituation): Halves =>
  isFree(situation) ? 0 : HALVES[situation.manoeuvre](situation);

/** CB-MAN-2 to CB-MAN-9, CB-UNIT-7: whether a unit may make a manoeuvre. */
export const verdictOn = (situation: ManoeuvreSituation): Verdict => ALLOWED[situation.manoeuvre](situation);

/** CB-MAN-1 to CB-MAN-9, CB-SPT-1: what a manoeuvre costs; special troops hold no DPs. */
export const prepareManoeuvre = (situation: ManoeuvreSituation): PreparedManoeuvre => ({
  verdict: verdictOn(situation),
  halves: halvesOf(situation),
  tally: isFree(situation) || special(situation) ? { rows: [], total: 0 } : tally(DISORDER, situation),
});

/** What is left of a move, in javelin throws, after manoeuvres that take so many halves of it. */
export const throwsLeft = (distance: number, halves: number): number => (distance * Math.max(0, 2 - halves)) / 2;
