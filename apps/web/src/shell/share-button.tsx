import { useState } from 'react';
import { t } from '../strings.ts';

/** The address is the situation: it goes to whoever is asked to look at it. */
export function ShareButton() {
  const [said, setSaid] = useState<string>();
  const share = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(window.location.href);
      setSaid(t.shared);
    } catch {
      // Without leave for the clipboard the address still stands in the address bar.
      setSaid(window.location.href);
    }
  };
  return (
    <>
      <button type="button" onClick={share}>
        {t.share}
      </button>
      <span role="status">{said}</span>
    </>
  );
}
