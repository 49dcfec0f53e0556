import { useEffect, useId, useRef, useState } from 'react';
import { t } from '../strings.ts';
import { announce } from './announce.ts';

/** How long it is said that the link was copied. */
const SAID_FOR = 4000;

/** The address is the situation: it goes to whoever is asked to look at it. */
export function ShareButton({ address }: { readonly address: string }) {
  const [copied, setCopied] = useState<string>();
  const [isShown, setIsShown] = useState(false);
  useEffect(() => {
    if (copied === undefined) return;
    const timer = setTimeout(() => setCopied(undefined), SAID_FOR);
    return () => clearTimeout(timer);
  }, [copied]);
  const share = async (): Promise<void> => {
    const isCopied = await copy(address);
    setIsShown(!isCopied);
    setCopied(isCopied ? address : undefined);
    if (isCopied) announce(t.shared);
  };
  return (
    <>
      <button type="button" onClick={share}>
        {t.share}
      </button>
      {copied === address && <span className="quiet">{t.shared}</span>}
      {isShown && <Address address={address} />}
    </>
  );
}

/** Browsers have a clipboard only for pages that came safely, and ask for leave to use it. */
async function copy(text: string): Promise<boolean> {
  if (!navigator.clipboard) return false;
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch (fault) {
    if (fault instanceof DOMException) return false;
    throw fault;
  }
}

/** To be copied by hand, wherever the situation has gone meanwhile. */
function Address({ address }: { readonly address: string }) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  // Who asks for it wants to copy it at once.
  useEffect(() => field.current?.focus(), []);
  return (
    <p className="address">
      <label htmlFor={id}>{t.shareThis}</label>
      <input id={id} ref={field} readOnly value={address} onFocus={({ target }) => target.select()} />
    </p>
  );
}
