import type { Attempt, Phrase } from '@acies/kernel';
import { type FormEvent, useEffect, useState } from 'react';
import { type BattleClient, NoAnswer } from '../client.ts';
import type { Asked } from '../protocol.ts';
import { tb } from '../strings.ts';

interface Props {
  readonly client: BattleClient;
  readonly asked: Asked;
  readonly piece: number | undefined;
  /** Whether a unit that is dragged leaves those behind that it moves with. */
  readonly isAlone: boolean;
  /** What was tried last moved several at once. */
  readonly movesSeveral: boolean;
  onAlone(isAlone: boolean): void;
  onAttempt(attempt: Attempt): void;
  /** What was said is not understood: what was laid out before no longer stands. */
  onFault(): void;
}

/** A choice that cannot be listed: buttons for what is not dragged, and a line to write it in. */
export function OpenChoice({ client, asked, piece, isAlone, movesSeveral, onAlone, onAttempt, onFault }: Props) {
  const [text, setText] = useState('');
  const [fault, setFault] = useState<string>();
  const phrases = usePhrases(client, asked, piece);
  const judge = async (words: string): Promise<void> => {
    try {
      setFault(undefined);
      onAttempt(await client.ask('words', { text: words }));
    } catch (why) {
      if (!(why instanceof NoAnswer)) throw why;
      setFault(why.message);
      onFault();
    }
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (text.trim()) void judge(text.trim());
  };
  return (
    <div className="open-choice">
      {phrases.length > 0 && (
        <div className="buttons">
          {phrases.map((phrase) => (
            <button key={phrase.text} type="button" onClick={() => void judge(phrase.text)}>
              {phrase.label}
            </button>
          ))}
        </div>
      )}
      {(isAlone || movesSeveral) && (
        <label className="choice">
          <input type="checkbox" checked={isAlone} onChange={({ target }) => onAlone(target.checked)} />
          <span>{tb.dragAlone}</span>
        </label>
      )}
      <form className="words" onSubmit={submit}>
        <label>
          {tb.inWords}
          <input
            value={text}
            placeholder={tb.inWordsHint}
            autoCapitalize="off"
            autoComplete="off"
            spellCheck={false}
            onChange={({ target }) => setText(target.value)}
          />
        </label>
        <button type="submit">{tb.judge}</button>
      </form>
      {fault && (
        <p className="verdict impossible" role="alert">
          {fault}
        </p>
      )}
    </div>
  );
}

function usePhrases(client: BattleClient, asked: Asked, piece: number | undefined): readonly Phrase[] {
  const [known, setKnown] = useState<{ readonly of: Asked; readonly phrases: readonly Phrase[] }>();
  useEffect(() => {
    let isStale = false;
    // Of several nobody is meant until one is chosen.
    const meant = piece ?? (asked.about.length === 1 ? asked.about[0] : undefined);
    void client.askNow('phrases', { piece: meant }).then((phrases) => {
      if (!isStale && phrases) setKnown({ of: asked, phrases });
    });
    return () => {
      isStale = true;
    };
  }, [client, asked, piece]);
  return known?.of === asked ? known.phrases : [];
}
