import type { RulingSwitch } from '@acies/kernel';
import { ClauseLink } from '../odds/workings.tsx';
import { t } from '../strings.ts';

/** A ruling that a battle may switch: what holds while it is on, how we play it, and by what name a setup switches it. */
export function RulingLine({ sheet, ruling }: { readonly sheet: string; readonly ruling: RulingSwitch }) {
  return (
    <p className="switch">
      <strong>{ruling.title}</strong> ({ruling.usual ? t.usuallyOn : t.usuallyOff}): {ruling.text}{' '}
      <ClauseLink sheet={sheet} clause={ruling.clause} /> <small>{ruling.id}</small>
    </p>
  );
}
