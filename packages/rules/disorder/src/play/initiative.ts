import { D6, type Dice, type Side } from '@acies/kernel';

/** LG-SEQ-1, CB-SEQ-10: a D6 each, ties again; the higher has the initiative. */
export const rollInitiative = (dice: Dice, clause: string): Side =>
  dice.until((again): Side | undefined => {
    const face = (side: Side): number => again.one(D6, (shown) => shown, { clause, label: 'initiative', side });
    const red = face('red');
    const blue = face('blue');
    if (red === blue) return undefined;
    return red > blue ? 'red' : 'blue';
  });
