import type { DiceEvent } from '@acies/kernel';
import { DiceFaces } from './dice-faces.tsx';
import { ownedPurpose } from './purpose.ts';

/** Throws as they fell, each with what it was for. */
export const ThrownDice = ({ dice }: { readonly dice: readonly DiceEvent[] }) =>
  dice.map((event, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: throws have no name but their place
    <p key={i} className="throw">
      <DiceFaces die={event.die} faces={event.faces} /> <span>{ownedPurpose(event)}</span>
    </p>
  ));
