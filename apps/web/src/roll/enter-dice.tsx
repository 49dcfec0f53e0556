import type { DiceEvent } from '@acies/kernel';
import { type DiceRequest, type Fallen, fallenOf } from '@acies/kernel/match';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { number, t } from '../strings.ts';
import { exampleFor, facesIn, faultIn } from './faces-in.ts';
import { askedPurpose } from './purpose.ts';
import { ThrownDice } from './thrown-dice.tsx';

interface Props {
  readonly request: DiceRequest;
  /** What was thrown before it. */
  readonly before: readonly DiceEvent[];
  readonly text: string;
  readonly onType: (text: string) => void;
  readonly onTake: (fallen: Fallen) => void;
  /** Takes back the last throw that was taken. */
  readonly onTakeBack: () => void;
  readonly onCancel: () => void;
}

/** Takes one throw that fell on the table. */
export function EnterDice({ request, before, text, onType, onTake, onTakeBack, onCancel }: Props) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  // Who asks to enter dice wants to type them at once, one throw after another.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another throw is asked for
  useEffect(() => field.current?.focus(), [before.length]);
  const [fault, setFault] = useState<string>();
  const take = (event: FormEvent): void => {
    event.preventDefault();
    const faces = facesIn(text, request);
    const wrong = faultIn(request, faces);
    setFault(wrong);
    if (wrong === undefined) onTake(fallenOf(request, faces));
  };
  return (
    <form className="enter-dice" onSubmit={take}>
      {before.length > 0 && (
        <div className="taken">
          <ThrownDice dice={before} />
          <button type="button" onClick={onTakeBack}>
            {t.takeBack}
          </button>
        </div>
      )}
      <label htmlFor={id}>{t.diceFor(number(request.count), request.die.name, askedPurpose(request, before))}</label>
      <input
        ref={field}
        id={id}
        inputMode="numeric"
        autoComplete="off"
        placeholder={t.diceExample(exampleFor(request))}
        value={text}
        aria-invalid={fault !== undefined}
        aria-describedby={fault ? `${id}-fault` : undefined}
        onChange={({ target }) => onType(target.value)}
      />
      <button type="submit" className="primary">
        {t.take}
      </button>
      <button type="button" onClick={onCancel}>
        {t.cancel}
      </button>
      {fault && (
        <p id={`${id}-fault`} className="fault" role="alert">
          {fault}
        </p>
      )}
    </form>
  );
}
