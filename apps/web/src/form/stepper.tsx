import { useState } from 'react';
import { number, numberAsTyped, numberFrom, t } from '../strings.ts';
import type { Described, OneProps } from './field-control.tsx';

const KEYS: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1 };

/** A number, typed or stepped from what it stands for. */
export function Stepper({ field, set, now, described, onChange }: OneProps & { readonly described: Described }) {
  const { least, most, whole, label } = field;
  const [typed, setTyped] = useState<string>();
  const from = numberOf(set) ?? numberOf(now);
  // A button that were disabled at the limit would lose the focus of who steps by keys.
  const go = (steps: number): void => {
    setTyped(undefined);
    const next = (from ?? least ?? 0) + steps * (whole ? 1 : 0.5);
    onChange(String(Math.min(most ?? next, Math.max(least ?? next, next))));
  };
  const type = (text: string): void => {
    setTyped(text);
    onChange(text.trim() === '' ? undefined : numberFrom(text));
  };
  const kept = set ?? (field.usual === undefined ? '' : String(field.usual));
  // While it is being typed a number stays as it is typed, be it what is implied anyway.
  const isTyped = typed !== undefined && numberFrom(typed) === (set ?? String(now ?? ''));
  return (
    <div className="stepper">
      <button type="button" aria-label={t.decrease(label)} aria-disabled={from === least} onClick={() => go(-1)}>
        −
      </button>
      <input
        {...described}
        inputMode={whole ? 'numeric' : 'decimal'}
        autoComplete="off"
        value={isTyped || typed === '' ? typed : numberAsTyped(kept)}
        placeholder={typeof now === 'number' ? number(now) : t.usual}
        onChange={({ target }) => type(target.value)}
        onBlur={() => setTyped(undefined)}
        onKeyDown={(event) => {
          const steps = KEYS[event.key];
          if (steps === undefined) return;
          event.preventDefault();
          go(steps);
        }}
      />
      <button type="button" aria-label={t.increase(label)} aria-disabled={from === most} onClick={() => go(1)}>
        +
      </button>
    </div>
  );
}

function numberOf(value: unknown): number | undefined {
  const given = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof given === 'number' && Number.isFinite(given) ? given : undefined;
}
