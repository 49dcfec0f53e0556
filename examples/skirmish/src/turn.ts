import { middleOf } from '@acies/hexes';
import { again, ask, call, done, listed, otherSide, procedure, type Result, SIDES, type Side } from '@acies/kernel';
import { percent, reason } from '@acies/kernel/odds';
import type { Shown } from '@acies/kernel/picture';
import {
  besides,
  factsOf,
  hexName,
  isPresent,
  menLost,
  presentOf,
  type Skirmish,
  unitAt,
  unitsBeside,
  unitsLost,
} from './board.ts';
import { TROOPS } from './clauses.ts';
import { chanceToTake, resolveStrike, type StrikeSituation, strikeDice } from './strike.ts';

/** Where a unit goes, and whom it strikes there; or that the turn is over. A choice is a type, never an interface: it is saved. */
export type Act = { readonly unit: number; readonly to: number; readonly at?: number };
export type Choice = Act | 'end';

export interface Turn {
  readonly side: Side;
  chosen?: Choice;
}

/** SK-MOV-1, SK-MOV-2, SK-MOV-3: the hexes in which a unit may end its move, its own first. */
export function reachOf(g: Skirmish, id: number): number[] {
  const { side, type } = factsOf(g, id);
  const from = g.board.units[id]!.hex;
  const steps = new Map([[from, 0]]);
  for (const [hex, spent] of steps) {
    const isHeld = spent > 0 && unitsBeside(g, hex, otherSide(side)).length > 0;
    if (isHeld || spent === TROOPS[type].pace) continue;
    for (const next of besides(g, hex))
      if (!steps.has(next) && unitAt(g, next) < 0 && !(type === 'Horse' && g.setting.woods[next]))
        steps.set(next, spent + 1);
  }
  return [...steps.keys()];
}

/** What a strike from a hex at a unit would depend on. */
export function situationOf(g: Skirmish, { unit, at }: Act): StrikeSituation {
  const { side, type } = factsOf(g, unit);
  const target = g.board.units[at!]!.hex;
  const friends = unitsBeside(g, target, side).filter((id) => id !== unit).length;
  return { type, inWoods: g.setting.woods[target]!, friends, support: g.setting.rulings.support };
}

const isReady = (g: Skirmish, id: number): boolean => !g.board.units[id]!.acted;

export const actDecision = listed<Skirmish, Turn, Choice>('act', {
  pass: 'end',
  question: () => 'Who acts next, and how?',
  options(g, _, out, side) {
    for (const unit of presentOf(g, side).filter((id) => isReady(g, id)))
      for (const to of reachOf(g, unit)) {
        if (to !== g.board.units[unit]!.hex) out.add({ unit, to });
        for (const at of unitsBeside(g, to, otherSide(side))) out.add({ unit, to, at });
      }
    out.add('end');
  },
  label(g, _, choice) {
    if (choice === 'end') return 'end the turn';
    const { unit, to, at } = choice;
    const goes = to === g.board.units[unit]!.hex ? '' : ` to ${hexName(g, to)}`;
    return `${factsOf(g, unit).name}${goes}${at === undefined ? '' : ` strikes ${factsOf(g, at).name}`}`;
  },
  preview(g, _, choice) {
    if (choice === 'end' || choice.at === undefined) return undefined;
    const { total } = strikeDice(situationOf(g, choice));
    const { men } = g.board.units[choice.at]!;
    return `${total}D6, target gone ${percent(chanceToTake(men, total))}`;
  },
  excluded: (g, _, side) =>
    presentOf(g, side)
      .filter((id) => !isReady(g, id))
      .map((id) => ({ what: factsOf(g, id).name, ...reason('SK-SEQ-1', 'it has acted this turn') })),
  about: (g, _, side) => presentOf(g, side).filter((id) => isReady(g, id)),
  shows: (g, _, choice) => (choice === 'end' ? {} : showAct(g, choice)),
});

/** How large a unit is drawn. */
const UNIT = { width: 80, depth: 40 };

/** A unit as it stands in a hex: red looks to the right, blue to the left. */
export const poseIn = (g: Skirmish, id: number, hex: number) => ({
  id,
  ...middleOf(g.setting.grid, hex),
  heading: factsOf(g, id).side === 'red' ? 900 : 2700,
  ...UNIT,
});

function showAct(g: Skirmish, { unit, to, at }: Act): Shown {
  const ghosts = [poseIn(g, unit, to)];
  return at === undefined ? { pieces: [unit], cell: to, ghosts } : { pieces: [unit], cell: to, ghosts, targets: [at] };
}

function act(g: Skirmish, choice: Act): void {
  const { unit, to, at } = choice;
  const own = g.board.units[unit]!;
  own.acted = true;
  if (to !== own.hex) {
    own.hex = to;
    g.tell?.({ type: 'moved', clauses: ['SK-MOV-1'], unit, to });
  }
  if (at !== undefined) strike(g, choice, at);
}

/** SK-FIG-1, SK-FIG-4 */
function strike(g: Skirmish, choice: Act, at: number): void {
  const tally = strikeDice(situationOf(g, choice));
  const { side, name } = factsOf(g, choice.unit);
  const hits = resolveStrike(tally, g.dice, { side, unit: name });
  g.tell?.({ type: 'struck', clauses: ['SK-FIG-1'], unit: choice.unit, at, hits, tally });
  const target = g.board.units[at]!;
  target.men = Math.max(0, target.men - hits);
  if (!isPresent(g, at)) g.tell?.({ type: 'gone', clauses: ['SK-FIG-4'], unit: at });
}

const isBeaten = (g: Skirmish, side: Side): boolean => 2 * unitsLost(g, side) > g.setting.idsOf[side].length;
const isOver = (g: Skirmish): boolean => SIDES.some((side) => isBeaten(g, side));

/** SK-SEQ-1: one side's turn. */
export const turn = procedure<Skirmish, Turn>('turn', {
  begin: (g, { side }) => {
    for (const unit of g.board.units) unit.acted = false;
    g.tell?.({ type: 'turn', clauses: ['SK-SEQ-1'], turn: g.board.turn, side });
  },
  choose: (g, { side }) => (isOver(g) ? done(undefined) : ask(side, actDecision, 'chosen')),
  act: (g, { chosen }) => {
    if (chosen === 'end') return done(undefined);
    act(g, chosen!);
    return again('choose');
  },
});

/** The whole battle. */
export const battle = procedure<Skirmish, object, Result>('battle', {
  red: (g) => {
    g.board.turn++;
    return call(turn, { side: 'red' });
  },
  blue: (g) => (isOver(g) ? undefined : call(turn, { side: 'blue' })),
  judge: (g) => {
    if (!isOver(g) && g.board.turn < g.setup.turns) return again('red');
    const result = resultOf(g);
    g.tell?.({ type: 'ended', clauses: [result.clause], result });
    return done(result);
  },
});

function resultOf(g: Skirmish): Result {
  const beaten = SIDES.find((side) => isBeaten(g, side));
  if (beaten)
    return {
      winner: otherSide(beaten),
      reason: `more than half of the units of ${g.setup.armies[beaten].name} are lost`,
      clause: 'SK-END-1',
    };
  const behind = menLost(g, 'red') - menLost(g, 'blue');
  const winner = behind === 0 ? null : behind > 0 ? 'blue' : 'red';
  return { winner, reason: winner === null ? 'both have lost as much' : 'fewer men lost', clause: 'SK-END-2' };
}
