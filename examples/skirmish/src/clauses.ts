import type { RulingSwitch } from '@acies/kernel';
import type { Clause, TroopRow } from '@acies/kernel/odds';

const clause = (id: string, chapter: string, text: string, source: Clause['source'] = 'sheet'): Clause => ({
  id,
  chapter,
  text,
  source,
});

export const CLAUSES: readonly Clause[] = [
  clause(
    'SK-SEQ-1',
    'Sequence',
    'Sides take turns; each unit of the side acts once in its turn, in any order, or not at all.',
  ),
  clause(
    'SK-MOV-1',
    'Moving',
    'A unit that acts first moves: foot up to 2 hexes, horse up to 4, never through others.',
  ),
  clause('SK-MOV-2', 'Moving', 'Beside an enemy a move ends.'),
  clause('SK-MOV-3', 'Moving', 'Horse does not enter woods.'),
  clause(
    'SK-FIG-1',
    'Fighting',
    'Then it may strike an enemy beside it: foot with 3 dice, horse with 4; each 5 or 6 hits.',
  ),
  clause('SK-FIG-2', 'Fighting', 'One die less at a target in woods.'),
  clause('SK-FIG-3', 'Fighting', 'Each friend beside the target adds a die, two at most.', 'ruling'),
  clause('SK-FIG-4', 'Fighting', 'A unit has 4 men; each hit takes one, and without men it is gone.'),
  clause('SK-END-1', 'The end', 'A side that has lost more than half of its units has lost the battle.'),
  clause(
    'SK-END-2',
    'The end',
    'After the last turn the side with fewer men lost has won; if they are equal it is drawn.',
  ),
];

export const RULINGS = [
  {
    id: 'support',
    title: 'Friends beside help',
    clause: 'SK-FIG-3',
    text: 'Friends beside the target add dice.',
    usual: true,
  },
] as const satisfies readonly RulingSwitch[];

/** SK-MOV-1, SK-FIG-1: what the types are. */
export const TROOPS = {
  Foot: { name: 'foot', pace: 2, dice: 3 },
  Horse: { name: 'horse', pace: 4, dice: 4 },
} as const;
export type TroopId = keyof typeof TROOPS;
export const TROOP_IDS = Object.keys(TROOPS) as [TroopId, ...TroopId[]];

export const TROOP_ROWS: readonly TroopRow[] = TROOP_IDS.map((id) => {
  const { name, pace, dice } = TROOPS[id];
  return { id, name, facts: { pace, dice } };
});

/** SK-FIG-4 */
export const MEN = 4;
