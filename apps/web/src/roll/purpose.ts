import type { DiceEvent, Purpose } from '@acies/kernel';
import type { DiceRequest } from '@acies/kernel/match';
import { t } from '../strings.ts';

/** What dice are thrown for, and whose they are. */
export const ownedPurpose = ({ label, unit }: Pick<Purpose, 'label' | 'unit'>): string =>
  unit === undefined ? label : t.diceOf(label, unit);

/** What dice that are asked for are thrown for. The very dice of an earlier throw are thrown again; others are more dice for it. */
export function askedPurpose({ purpose, die, count }: DiceRequest, before: readonly DiceEvent[]): string {
  const words = ownedPurpose(purpose);
  const isAgain = before.some(
    (event) => ownedPurpose(event) === words && event.die === die.name && event.faces.length === count,
  );
  return isAgain ? t.thrownAgain(words) : words;
}
