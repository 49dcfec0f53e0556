import type { DiceAsked } from '@acies/session/protocol';
import { type FormEvent, useState } from 'react';
import { number } from '../../../strings.ts';
import type { BattleClient } from '../../client.ts';
import { tb } from '../../strings.ts';
import { diceWords } from '../news/spoken.ts';
import { useFocusKept } from '../use-focus-kept.ts';

/** "6 5 5", "6,5,5", and for dice of one digit "655". */
export function facesIn(typed: string, count: number): number[] {
  const parts = typed.split(/[\s,;]+/).filter(Boolean);
  return (parts.length === 1 && count > 1 && parts[0]!.length === count ? [...parts[0]!] : parts).map(Number);
}

const exampleOf = ({ faces, count }: DiceAsked): string =>
  Array.from({ length: count }, (_, i) => number(faces[(i * 2 + 1) % faces.length]!)).join(' ');

/** Dice thrown on the real table are entered, by touch or by typing. */
export function RealDice({ client, dice }: { readonly client: BattleClient; readonly dice: DiceAsked }) {
  const [typed, setTyped] = useState('');
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    // What is refused stays to be mended.
    client.enterDice(facesIn(typed, dice.count));
  };
  const throwForMe = (): void =>
    client.enterDice(
      Array.from({ length: dice.count }, () => dice.faces[Math.floor(Math.random() * dice.faces.length)]!),
    );
  const heading = useFocusKept(undefined);
  return (
    <form className="real-dice" onSubmit={submit}>
      <h2 ref={heading} tabIndex={-1}>
        {diceWords(dice)}
      </h2>
      <fieldset className="faces" aria-label={tb.faces}>
        {[...new Set(dice.faces)].map((face) => (
          <button key={face} type="button" onClick={() => setTyped(`${typed} ${face}`.trim())}>
            {number(face)}
          </button>
        ))}
      </fieldset>
      <label>
        {tb.faces}
        <input
          value={typed}
          inputMode="numeric"
          placeholder={tb.facesHint(exampleOf(dice))}
          onChange={({ target }) => setTyped(target.value)}
        />
      </label>
      <div className="buttons">
        <button type="submit" className="primary">
          {tb.enterDice}
        </button>
        <button type="button" onClick={throwForMe}>
          {tb.throwForMe}
        </button>
        {dice.mayGoBack && (
          <button type="button" onClick={() => client.leaveDice()}>
            {tb.otherChoice}
          </button>
        )}
      </div>
    </form>
  );
}
