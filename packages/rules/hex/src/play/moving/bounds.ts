import { type Direction, distance, type Hex, neighbour } from '@acies/hexes';
import { type Exclusion, listed } from '@acies/kernel';
import { enumerate, percent, type Reason, reason } from '@acies/kernel/odds';
import {
  contactsOf,
  enemiesOf,
  factsOf,
  type HexContext,
  inEnemyZone,
  isLocked,
  isPresent,
  placeOf,
  standOf,
} from '../../board/look.ts';
import { nameDirection, nameHex } from '../../board/names.ts';
import { prepareMelee, resolveMelee } from '../../sheet/chapters/melee.ts';
import { orderChance } from '../../sheet/chapters/orders.ts';
import { closedWords, mayAttack, noRecoveryIn } from '../../sheet/terrain.ts';
import { isSkirmishing } from '../../sheet/troops.ts';
import { shortList } from '../../sheet/words.ts';
import type { Activation } from '../activation/activation.ts';
import { eachMarch, type March } from '../activation/groups.ts';
import { orderTestOf } from '../activation/order-tests.ts';
import { type ChargePose, eachCharge } from '../charge/charge-options.ts';
import { chargeSituation } from '../melee/melee-situation.ts';
import { allowanceOf, eachPose, reachableFor, straightBack, waysOutOfVillage } from './movement.ts';
import { showBound } from './shown-bounds.ts';

/** What a stand or a group does with a bound. */
export type BoundChoice =
  | { readonly do: 'hold' | 'recover' | 'leave' | 'about-face' | 'step-back' }
  | { readonly do: 'move'; readonly to: Hex; readonly facing: Direction }
  | ({ readonly do: 'charge' } & ChargePose)
  | ({ readonly do: 'march' } & March);

export const boundDecision = listed<HexContext, Activation, BoundChoice>('bound', {
  pass: { do: 'hold' },
  question: (g, { stands }) => `What shall ${nameStands(g, stands)} do?`,
  options(g, a, out) {
    out.add({ do: 'hold' });
    const add = (choice: BoundChoice): void => out.add(choice);
    if (a.stands.length > 1) eachMarch(g, a.stands, !a.failed, (march) => add({ do: 'march', ...march }));
    else addBounds(g, a.stands[0]!, a, add);
  },
  label: (g, { stands }, choice) => labelBound(g, stands, choice),
  preview: (g, { stands, failed }, choice) => previewBound(g, stands, choice, failed === true),
  excluded: (g, { stands, failed }) => (stands.length > 1 ? [] : excludedBounds(g, stands[0]!, failed === true)),
  about: (_, { stands }) => stands,
  shows: (g, { stands }, choice) => ({ pieces: stands, ...showBound(g, stands, choice) }),
});

/** One stand by its name, a group by its size and the bodies it is made of: "Nervii 1-4, 7". */
export function nameStands(g: HexContext, stands: readonly number[]): string {
  const names = stands.map((id) => factsOf(g, id).name);
  return names.length === 1 ? names[0]! : `the group of ${names.length} (${shortList(names)})`;
}

function addBounds(g: HexContext, id: number, { failed, bound }: Activation, add: (choice: BoundChoice) => void): void {
  const stand = standOf(g, id);
  if (isLocked(g, id)) {
    if (mayLeave(g, id)) add({ do: 'leave' });
    return;
  }
  if (bound === 0 && whyNoRecovery(g, id) === undefined) add({ do: 'recover' });
  if (factsOf(g, id).move === 0) return;
  if (inEnemyZone(g, stand.hex, factsOf(g, id).side) && canGoBack(g, id)) add({ do: 'step-back' });
  addMoves(g, id, failed === true, add);
}

function addMoves(g: HexContext, id: number, failed: boolean, add: (choice: BoundChoice) => void): void {
  add({ do: 'about-face' });
  const { hex } = standOf(g, id);
  const reachable = reachableFor(g, id);
  if (placeOf(g, id).terrain === 'village') {
    // HX-TER-5: out by 1H in any direction, turned that way; inside it may still turn.
    eachPose(reachable, (to, facing) => to === hex && add({ do: 'move', to, facing }));
    if (!inEnemyZone(g, hex, factsOf(g, id).side))
      for (const dir of waysOutOfVillage(g, id))
        add({ do: 'move', to: neighbour(g.setting.grid, hex, dir), facing: dir });
  } else eachPose(reachable, (to, facing) => add({ do: 'move', to, facing }));
  if (!failed) eachCharge(g, id, reachable, (pose) => add({ do: 'charge', ...pose }));
}

const canGoBack = (g: HexContext, id: number): boolean => straightBack(g, id, 1).length > 0;

/** HX-MEL-6: only stands whose melees have been fought break off, and only straight back. */
const mayLeave = (g: HexContext, id: number): boolean =>
  contactsOf(g, id).every((contact) => !contact.fresh) && canGoBack(g, id);

/** HX-SEQ-8: why a stand cannot try to recover; undefined if it can. */
function whyNoRecovery(g: HexContext, id: number): Reason | undefined {
  if (!standOf(g, id).disordered) return reason('HX-SEQ-8', 'it is in order');
  if (isLocked(g, id)) return reason('HX-SEQ-8', 'it is in contact');
  const clause = noRecoveryIn(factsOf(g, id).family, placeOf(g, id));
  return clause === undefined ? undefined : reason(clause, `it cannot recover in ${placeOf(g, id).terrain}`);
}

/**
 * HX-SEQ-4: whether turning about or stepping back puts a stand's order to the test: not that of Sk and LC who step
 * back, nor of Shot who turn in woods (HX-TER-1), nor where it is lost already.
 */
export function risksOrder(g: HexContext, id: number, action: 'about-face' | 'step-back', failed: boolean): boolean {
  if (failed || standOf(g, id).disordered) return false;
  const { family } = factsOf(g, id);
  return action === 'step-back' ? !isSkirmishing(family) : !(family === 'Shot' && placeOf(g, id).terrain === 'woods');
}

function labelBound(g: HexContext, stands: readonly number[], choice: BoundChoice): string {
  switch (choice.do) {
    case 'hold':
      return 'stay';
    case 'recover':
      return 'recover from disorder';
    case 'leave':
      return 'break off';
    case 'about-face':
      return 'about-face';
    case 'step-back':
      return 'step back';
    case 'move':
      return choice.to === standOf(g, stands[0]!).hex
        ? `turn ${nameDirection(choice.facing)}`
        : `move to ${nameHex(g, choice.to)}, facing ${nameDirection(choice.facing)}`;
    case 'charge':
      return `charge ${factsOf(g, choice.target).name} at ${nameHex(g, standOf(g, choice.target).hex)} from ${nameHex(g, choice.to)}`;
    case 'march':
      return labelMarch(choice);
  }
}

const labelMarch = ({ turn, dir, steps, charge }: March): string => {
  const turned = turn === 0 ? '' : `turn ${turn > 0 ? 'left' : 'right'}`;
  const went = steps === 0 ? '' : `${charge ? 'charge' : 'march'} ${steps}H ${nameDirection(dir)}`;
  return [turned, went || (charge ? 'charge' : '')].filter(Boolean).join(', ');
};

function previewBound(
  g: HexContext,
  stands: readonly number[],
  choice: BoundChoice,
  failed: boolean,
): string | undefined {
  switch (choice.do) {
    case 'charge':
      return previewCharge(g, stands[0]!, choice);
    case 'step-back':
    case 'about-face':
      return risksOrder(g, stands[0]!, choice.do, failed) ? previewTest(g, stands) : undefined;
    case 'recover':
    case 'leave':
      return previewTest(g, stands);
    default:
      return undefined;
  }
}

export const previewTest = (g: HexContext, stands: readonly number[]): string =>
  `order test ${percent(orderChance(orderTestOf(g, stands)))}`;

/** The odds of the melee, should the target stand. */
function previewCharge(g: HexContext, id: number, { target, to, facing }: ChargePose): string {
  const prepared = prepareMelee(chargeSituation(g, id, target, to, facing));
  const outcomes = enumerate(
    (dice) => resolveMelee(prepared, dice),
    (outcome) => String(outcome.winner),
  );
  const chanceOf = (winner: string): string => percent(outcomes.get(winner)?.chance ?? 0);
  const { attacker, defender } = prepared.dice;
  return `${attacker.total}D6 against ${defender.total}D6: wins ${chanceOf('attacker')}, loses ${chanceOf('defender')}`;
}

function excludedBounds(g: HexContext, id: number, failed: boolean): Exclusion[] {
  const out: Exclusion[] = [];
  const { name } = factsOf(g, id);
  const recovery = whyNoRecovery(g, id);
  if (recovery) out.push({ what: `${name} recovering`, ...recovery });
  if (isLocked(g, id))
    return [...out, { what: `${name} moving`, ...reason('HX-MEL-6', 'it is locked in melee: it may only break off') }];
  if (inEnemyZone(g, standOf(g, id).hex, factsOf(g, id).side))
    out.push({
      what: `${name} moving away`,
      ...reason('HX-SEQ-4', 'it is in an enemy zone: it may charge, turn or step back'),
    });
  const reached = new Set<number>();
  eachCharge(g, id, reachableFor(g, id), ({ target }) => reached.add(target));
  for (const target of enemiesOf(g, id)) {
    if (!isPresent(g, target) || (reached.has(target) && !failed)) continue;
    out.push({ what: `${name} charging ${factsOf(g, target).name}`, ...whyNoCharge(g, id, target, failed) });
  }
  return out;
}

function whyNoCharge(g: HexContext, id: number, target: number, failed: boolean): Reason {
  if (failed) return reason('HX-SEQ-2', 'the order test failed: this bound may not contact enemy');
  if (!mayAttack(factsOf(g, id).family, placeOf(g, id), placeOf(g, target)))
    return reason('HX-TER-3', closedWords(placeOf(g, target)));
  const away = distance(g.setting.grid, standOf(g, id).hex, standOf(g, target).hex);
  const allowance = allowanceOf(g, id);
  if (away > allowance + 1)
    return reason('HX-SEQ-5', `it is ${away}H away; a bound of ${allowance}H reaches an enemy at ${allowance + 1}H`);
  return reason('HX-SEQ-5', 'no way leads to a hex beside it with the target in front');
}
