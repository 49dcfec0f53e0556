import { type BySide, otherSide, SIDES, type Side } from '@acies/kernel';
import type { Followup } from '@acies/kernel/odds';
import type { Fate } from '../combat/combat-fates.ts';
import type { AfterMove } from '../combat/combat-results.ts';
import { usualStands } from '../strength.ts';
import type { CombatInput } from './combat.ts';
import { breakNext, friendsNext, moveNext } from './next-steps.ts';

type Fates = Readonly<BySide<Fate>>;

/** LG-LDR-1, LG-AFT-1 to LG-AFT-7, LG-MOR-1: what is thrown for after a combat. */
export const afterCombat = (given: CombatInput, { fates }: { readonly fates: Fates }): Followup[] => [
  ...SIDES.flatMap((side) => leaderNext(given, fates, side)),
  ...SIDES.flatMap((side) => runs(given, fates, side)),
  ...SIDES.flatMap((side) => chase(given, fates, side)),
  ...SIDES.flatMap((side) => friends(given, fates, side)),
  ...combatNext(given, fates),
];

/** LG-LDR-1: he is at risk in every round, and again if his unit is destroyed; only one who inspires is known to be there. */
function leaderNext(given: CombatInput, fates: Fates, side: Side): Followup[] {
  if (!given[side].inspired) return [];
  const risk = (words: string, what: string): Followup => ({ calculation: 'leader', words, input: { risk: what } });
  return [
    risk(`${side}’s leader`, 'in combat'),
    ...(fates[side].destroyed
      ? [risk(`${side}’s leader, if he lives, for his unit is destroyed`, 'unit destroyed')]
      : []),
  ];
}

const RUNS = { break: 'rout', retire: 'retire', rampage: 'rampage' } as const;

const mayWords = (side: Side, moves: readonly AfterMove[], verb: string): string =>
  moves.length === 1 ? `${side} ${verb}s` : `if ${side} ${verb}s`;

/** LG-AFT-4, LG-AFT-5, LG-ELE-1: the beaten move first. */
const runs = (given: CombatInput, fates: Fates, side: Side): Followup[] =>
  (['break', 'retire', 'rampage'] as const)
    .filter((move) => fates[side].moves.includes(move))
    .map((move) => moveNext(mayWords(side, fates[side].moves, move), given[side].type, RUNS[move]));

/** LG-AFT-6: the pursuers' move, and what they do next turn to routers whom they catch. */
function chase(given: CombatInput, fates: Fates, side: Side): Followup[] {
  const { moves } = fates[side];
  const enemy = otherSide(side);
  const flees = fates[enemy].moves.some((move) => move === 'break' || move === 'retire');
  if (!moves.includes('pursue') || !flees) return [];
  const { type, stands = usualStands(type) } = given[enemy];
  const left = stands - fates[enemy].casualties;
  return [
    moveNext(mayWords(side, moves, 'pursue'), given[side].type, 'pursue'),
    ...(fates[enemy].moves.includes('break')
      ? [{ calculation: 'pursuit', words: `next turn, if ${side} has caught ${enemy}`, input: { stands: left } }]
      : []),
  ];
}

/** LG-MOR-1: elephants that rampage are lost. */
function friends(given: CombatInput, fates: Fates, side: Side): Followup[] {
  const { moves } = fates[side];
  const { type, inspired } = given[side];
  const of = `of ${side}`;
  if (moves.includes('break')) return breakNext(of, type, inspired);
  if (moves.includes('destroyed') || moves.includes('rampage')) return friendsNext(of, type, 'destroyed');
  return moves.includes('retire') ? friendsNext(of, type, 'retires') : [];
}

const STAYS: readonly AfterMove[] = ['halt', 'follow up', 'pursue'];
const stays = ({ moves }: Fate): boolean => moves.some((move) => STAYS.includes(move));
const may = (move: AfterMove, { moves }: Fate): boolean => moves.includes(move);

/** LG-CBT-7, LG-AFT-2: those who stay in contact fight on next turn, with a bonus only for a follow up. */
function combatNext(given: CombatInput, fates: Fates): Followup[] {
  const follower = SIDES.find((side) => may('follow up', fates[side]) && may('fall back', fates[otherSide(side)]));
  const locked = stays(fates.red) && stays(fates.blue);
  if (!locked && !follower) return [];
  const after = (side: Side): CombatInput[Side] => {
    const { motion, formation, fortified } = given[side];
    const follows = !locked && side === follower;
    return {
      ...given[side],
      ...{ dp: fates[side].dp, casualties: fates[side].casualties, motion: follows ? 'following up' : 'standing' },
      ...{ formation: formation ?? (motion === 'pursuing' ? 'unformed' : undefined), fortified: fortified && !follows },
    };
  };
  const words = locked ? 'next turn, if they stay in contact' : `next turn, if ${follower} follows up`;
  return [{ calculation: 'combat', words, input: { ...given, red: after('red'), blue: after('blue') } }];
}
