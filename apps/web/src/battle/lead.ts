import { useEffect, useState } from 'react';

/** As much of the browser's locks as is needed. */
export type Locks = Pick<LockManager, 'request'>;

/** Of all tabs that show a game one has the lead: the first, until another takes it; who leaves passes it on. */
export class Lead {
  readonly #name: string;
  readonly #locks: Locks;
  readonly #onLead: (leads: boolean) => void;
  #request: AbortController | undefined;
  #leads = false;

  constructor(game: string, locks: Locks, onLead: (leads: boolean) => void) {
    this.#name = `acies.lead.${game}`;
    this.#locks = locks;
    this.#onLead = onLead;
    void this.#hold(false);
  }

  /** Takes the lead from whichever tab has it. */
  take(): void {
    if (!this.#leads) void this.#hold(true);
  }

  leave(): void {
    this.#request?.abort();
    this.#request = undefined;
  }

  /** Asks for the lead and keeps it until it is taken or left; who has lost it waits for it. */
  async #hold(steal: boolean): Promise<void> {
    this.leave();
    const request = new AbortController();
    this.#request = request;
    const { signal } = request;
    try {
      await this.#locks.request(this.#name, steal ? { steal } : { signal }, () => this.#lead(signal));
    } catch (fault) {
      if (!(fault instanceof DOMException && fault.name === 'AbortError')) throw fault;
    }
    if (this.#request !== request) return;
    this.#tell(false);
    void this.#hold(false);
  }

  #lead(signal: AbortSignal): Promise<void> | undefined {
    if (signal.aborted) return undefined;
    this.#tell(true);
    return new Promise((left) => signal.addEventListener('abort', () => left()));
  }

  #tell(leads: boolean): void {
    this.#leads = leads;
    this.#onLead(leads);
  }
}

/** What shows that somebody sits before this tab. */
const SIGNS = ['focus', 'pointerdown', 'keydown'] as const;

/** There are none on a plain http address of the local network. */
const locksHere = (): Locks | undefined => (navigator as { readonly locks?: Locks }).locks;

/** Whether this tab plays on for the computer: of several that show a game only the one that was used last does. */
export function useLead(game: string): boolean {
  const [leads, setLeads] = useState(() => locksHere() === undefined);
  useEffect(() => {
    const locks = locksHere();
    if (!locks) return;
    const lead = new Lead(game, locks, setLeads);
    const take = (): void => lead.take();
    if (document.visibilityState === 'visible') take();
    for (const sign of SIGNS) window.addEventListener(sign, take);
    return () => {
      for (const sign of SIGNS) window.removeEventListener(sign, take);
      lead.leave();
    };
  }, [game]);
  return leads;
}
