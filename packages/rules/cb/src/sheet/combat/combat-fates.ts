import { type BySide, bySide, type Dice, otherSide } from '@acies/kernel';
import type { Band, Who } from '@acies/rules-disorder';
import { type Losses, lossesOf, rollHits, shockedBy } from '../chapters/losses.ts';
import { moraleOfBurst } from '../chapters/morale.ts';
import { isSpecial } from '../troops.ts';
import { choicesOf, mayTakeGround } from './after-combat.ts';
import type { Fighter } from './combat-factors.ts';
import { type AfterMove, type CombatResult, resultOf } from './combat-results.ts';

/** What a combat between two units does to one of them, and what it may then do. */
export interface Fate extends Losses {
  readonly clauses: readonly string[];
  /** Never empty. All that it may come to, whatever the enemy chooses. */
  readonly moves: readonly AfterMove[];
  /** CB-AFT-1: if it halts, it may do so where the enemy stood. */
  readonly takesGround: boolean;
}

const NOBODY: Readonly<BySide<Who>> = { red: {}, blue: {} };

type Choices = Readonly<BySide<readonly AfterMove[]>>;

/**
 * CB-RES-12: the beaten, and both in a tie, choose by their own result alone; winners by what the beaten do, and elephants
 * burst through where ranks may be opened.
 */
function movesOf(results: Readonly<BySide<CombatResult>>, losses: Readonly<BySide<Losses>>): Choices {
  const alone = bySide((side) => choicesOf(results[side], losses[side]));
  return bySide((side) => {
    const answers = alone[otherSide(side)].flatMap((move) => choicesOf(results[side], losses[side], [move]));
    return [...new Set(answers)];
  });
}

/** CB-RES-1 to CB-RES-12: what bands do to two units that fought alone, which began with so many stands. */
export function rollFates(
  bands: Readonly<BySide<Band>>,
  fighters: Readonly<BySide<Fighter>>,
  stands: Readonly<BySide<number>>,
  dice: Dice,
  who: Readonly<BySide<Who>> = NOBODY,
): Readonly<BySide<Fate>> {
  const results = bySide((side) => resultOf(bands[side], fighters[side], [fighters[otherSide(side)]]));
  const losses = bySide((side) => {
    const { type } = fighters[side].unit;
    const criticals = rollHits(type, results[side], dice, who[side]);
    return lossesOf(fighters[side], { type, stands: stands[side] }, results[side], criticals);
  });
  const moves = movesOf(results, losses);
  return bySide((side) => {
    const ground = mayTakeGround(fighters[side].unit.type, bands[side], moves[otherSide(side)]);
    const takesGround = moves[side].includes('halt') && ground;
    return { ...losses[side], clauses: results[side].clauses, moves: moves[side], takesGround };
  });
}

/**
 * CB-MOR-8, CB-AFT-8: what both are left with once a burst through that is certain has gone through them, who have lost so many
 * stands to morale this turn: that of scythed chariots; ranks stay closed, and special troops throw for theirs apart.
 */
export function burstThroughBy(
  fates: Readonly<BySide<Fate>>,
  fighters: Readonly<BySide<Fighter>>,
  stands: Readonly<BySide<number>>,
  moraleStands: Readonly<BySide<number>> = { red: 0, blue: 0 },
): Readonly<BySide<Losses>> {
  return bySide((side) => {
    const { type } = fighters[side].unit;
    const isBurst = fates[otherSide(side)].moves.every((move) => move === 'burst through');
    if (!isBurst || isSpecial(type) || fates[side].moves.some((move) => GONE_FIRST.includes(move))) return fates[side];
    return shockedBy(fates[side], { type, stands: stands[side] }, moraleOfBurst(false), moraleStands[side]);
  });
}

/** The beaten move first, and nobody bursts through who is not there. */
const GONE_FIRST: readonly AfterMove[] = ['break', 'retire', 'destroyed'];
