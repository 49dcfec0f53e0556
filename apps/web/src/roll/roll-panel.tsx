import { type Odds, requestAfter, type Thrown } from '@acies/kernel/odds';
import { type ReactNode, useRef } from 'react';
import { percent, t } from '../strings.ts';
import { EnterDice } from './enter-dice.tsx';
import type { Entering } from './half-entered.ts';
import { chanceOf, type Subject } from './throw.ts';
import { ThrownDice } from './thrown-dice.tsx';
import type { Throwing } from './use-throwing.ts';

/** Where the result is to be seen. */
export const ROLL_PANEL = 'roll';

interface Props {
  readonly subject: Subject;
  readonly throwing: Throwing;
  /** What is to be said of an outcome beside its words. */
  readonly next: (outcome: unknown) => ReactNode;
}

/** Throws for the situation, or takes what fell on the table, and says what came of it. */
export function RollPanel({ subject, throwing, next: after }: Props) {
  const { thrown, entering, roll, enter, take } = throwing;
  const rollButton = useRef<HTMLButtonElement>(null);
  const { calculation, prepared } = subject;
  const asked = entering && requestAfter(calculation, prepared, entering.fallen);
  return (
    <section className="roll" id={ROLL_PANEL} tabIndex={-1} aria-label={t.result}>
      <p className="buttons no-print">
        <button ref={rollButton} type="button" className="primary" onClick={roll}>
          {thrown ? t.rollAgain : t.roll}
        </button>
        <button type="button" onClick={() => enter({ fallen: [], text: '' })}>
          {t.myDice}
        </button>
      </p>
      {entering && asked && 'request' in asked && (
        <EnterDice
          {...asked}
          text={entering.text}
          onType={(text) => enter({ ...entering, text })}
          onTake={(fallen) => {
            // The field that had the focus goes with the last throw.
            const isLast = 'thrown' in requestAfter(calculation, prepared, [...entering.fallen, fallen]);
            take(fallen);
            if (isLast) rollButton.current?.focus();
          }}
          onTakeBack={() => enter(withoutLast(entering))}
          onCancel={() => {
            enter(undefined);
            rollButton.current?.focus();
          }}
        />
      )}
      {thrown && !entering && (
        <>
          <Result thrown={thrown} odds={subject.odds} />
          {after(thrown.outcome)}
        </>
      )}
    </section>
  );
}

/** The last throw that was taken is typed anew, from what it was. */
const withoutLast = ({ fallen }: Entering): Entering => ({
  fallen: fallen.slice(0, -1),
  text: fallen.at(-1)!.faces.join(' '),
});

function Result({ thrown, odds }: { readonly thrown: Thrown; readonly odds: Odds<unknown> }) {
  return (
    <div className="thrown">
      <ThrownDice dice={thrown.dice} />
      {thrown.working.map((line, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two throws may come to the same
        <p key={i}>{line}</p>
      ))}
      <p className="outcome-line">
        <strong>{thrown.text}</strong>
      </p>
      <p className="quiet">{t.chanceWas(percent(chanceOf(odds, thrown)))}</p>
    </div>
  );
}
