import {
  type Calculation,
  type DiceEvent,
  DiceNeeded,
  type DiceRequest,
  enteredDice,
  type Fallen,
  fallenOf,
  faultInDice,
  type Odds,
  type Prepared,
  rollOnce,
  type Thrown,
} from '@acies/kernel';
import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { percent, t } from '../strings.ts';
import { DiceFaces } from './dice-faces.tsx';
import type { Entry } from './luck.ts';
import { ledger } from './use-ledger.ts';

interface Props {
  readonly sheet: string;
  readonly calculation: Calculation;
  readonly prepared: Prepared;
  readonly odds: Odds<unknown>;
  /** What is to be said of an outcome beside its words. */
  readonly next: (outcome: unknown) => ReactNode;
}

/** Throws for the situation, or takes what fell on the table, and says what came of it. */
export function RollPanel({ sheet, calculation, prepared, odds, next: after }: Props) {
  const [thrown, setThrown] = useState<Thrown>();
  const [entering, setEntering] = useState<readonly Fallen[]>();
  const rollButton = useRef<HTMLButtonElement>(null);
  const finish = (result: Thrown): void => {
    setThrown(result);
    setEntering(undefined);
    // The field that had the focus is gone.
    if (entering) rollButton.current?.focus();
    ledger.add(entryOf(sheet, calculation, odds, result));
  };
  const next = entering && requestAfter(calculation, prepared, entering);
  return (
    <section className="roll" aria-label={t.result}>
      <p className="buttons">
        <button
          ref={rollButton}
          type="button"
          className="primary"
          onClick={() => finish(rollOnce(calculation, prepared, anySeed()))}
        >
          {thrown ? t.rollAgain : t.roll}
        </button>
        <button type="button" onClick={() => setEntering([])}>
          {t.myDice}
        </button>
      </p>
      {entering && next && 'request' in next && (
        <EnterDice
          request={next.request}
          onTake={(fallen) => {
            const all = [...entering, fallen];
            const then = requestAfter(calculation, prepared, all);
            if ('thrown' in then) finish(then.thrown);
            else setEntering(all);
          }}
          onCancel={() => {
            setEntering(undefined);
            rollButton.current?.focus();
          }}
        />
      )}
      <div aria-live="assertive">{thrown && !entering && <Result thrown={thrown} odds={odds} />}</div>
      {thrown && !entering && after(thrown.outcome)}
    </section>
  );
}

const anySeed = (): number => crypto.getRandomValues(new Uint32Array(1))[0]!;

/** What is still to be thrown after some dice, or what they came to. */
function requestAfter(
  calculation: Calculation,
  prepared: Prepared,
  fallen: readonly Fallen[],
): { readonly request: DiceRequest } | { readonly thrown: Thrown } {
  const dice: DiceEvent[] = [];
  try {
    const outcome = calculation.resolve(
      prepared,
      enteredDice(fallen, (event) => dice.push(event)),
    );
    const working = calculation.working?.(prepared, dice) ?? [];
    return { thrown: { dice, working, outcome, text: calculation.describe(outcome) } };
  } catch (stop) {
    if (stop instanceof DiceNeeded) return { request: stop.request };
    throw stop;
  }
}

interface EnterProps {
  readonly request: DiceRequest;
  readonly onTake: (fallen: Fallen) => void;
  readonly onCancel: () => void;
}

/** Faces parted by anything, or one after another where each is a single digit: a telephone's keypad has no comma. */
function facesIn(text: string, { die }: DiceRequest): number[] {
  const isDigitByDigit = die.faces.every((face) => face < 10);
  return (text.match(isDigitByDigit ? /\d/g : /\d+/g) ?? []).map(Number);
}

function EnterDice({ request, onTake, onCancel }: EnterProps) {
  const id = useId();
  const [text, setText] = useState('');
  const field = useRef<HTMLInputElement>(null);
  // Who asks to enter dice wants to type them at once, one throw after another.
  useEffect(() => field.current?.focus(), []);
  const [fault, setFault] = useState<string>();
  const take = (event: FormEvent): void => {
    event.preventDefault();
    const faces = facesIn(text, request);
    const wrong = faultInDice(request, faces);
    setFault(wrong);
    if (wrong !== undefined) return;
    setText('');
    onTake(fallenOf(request, faces));
  };
  const { die, count, purpose } = request;
  return (
    <form className="enter-dice" onSubmit={take}>
      <label htmlFor={id}>{t.enterDice(`${count} ${die.name}`, purpose.label)}</label>
      <input
        ref={field}
        id={id}
        inputMode="numeric"
        autoComplete="off"
        value={text}
        aria-invalid={fault !== undefined}
        aria-describedby={fault ? `${id}-fault` : undefined}
        onChange={({ target }) => setText(target.value)}
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

function Result({ thrown, odds }: { readonly thrown: Thrown; readonly odds: Odds<unknown> }) {
  const chance = odds.rows.find(({ text }) => text === thrown.text)?.chance ?? 0;
  return (
    <div className="thrown">
      {thrown.dice.map(({ label, faces, die }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: throws have no name but their place
        <p key={i} className="throw">
          <DiceFaces die={die} faces={faces} /> <span>{label}</span>
        </p>
      ))}
      {thrown.working.map((line) => (
        <p key={line}>{line}</p>
      ))}
      <p className="outcome-line">
        <strong>{thrown.text}</strong>
      </p>
      <p className="quiet">{t.chanceWas(percent(chance))}</p>
    </div>
  );
}

function entryOf(sheet: string, calculation: Calculation, odds: Odds<unknown>, { text, dice, outcome }: Thrown): Entry {
  const actual = calculation.measures?.(outcome) ?? {};
  return {
    ...{ sheet, procedure: calculation.id, title: calculation.title, text },
    href: window.location.hash,
    dice: dice.map(({ die, faces }) => ({ die, faces })),
    chance: odds.rows.find((row) => row.text === text)?.chance ?? 0,
    measures: Object.entries(odds.means).map(([name, expected]) => ({ name, actual: actual[name] ?? 0, expected })),
    at: Date.now(),
  };
}
