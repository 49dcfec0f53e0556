import type { Attempt, Phrase } from '@acies/kernel/picture';
import type { PageQuestion } from '@acies/session/protocol';
import { type FormEvent, useState } from 'react';
import type { BattleClient } from '../../client.ts';
import { tb } from '../../strings.ts';
import { useAnswer } from '../../use-answer.ts';

interface Props {
  readonly client: BattleClient;
  readonly asked: PageQuestion;
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
  const offered = phrases.filter(({ isExample }) => !isExample);
  const example = phrases.find(({ isExample }) => isExample);
  const judge = async (words: string): Promise<void> => {
    setFault(undefined);
    const judged = await client.askNow('words', { text: words }, (why) => {
      setFault(why);
      onFault();
    });
    if (judged) onAttempt(judged);
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (text.trim()) void judge(text.trim());
  };
  return (
    <div className="open-choice">
      {offered.length > 0 && (
        <div className="buttons">
          {offered.map((phrase) => (
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
            placeholder={example && tb.inWordsHint(example.text)}
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

function usePhrases(client: BattleClient, asked: PageQuestion, piece: number | undefined): readonly Phrase[] {
  // Of several nobody is meant until one is chosen.
  const meant = piece ?? (asked.about.length === 1 ? asked.about[0] : undefined);
  return useAnswer(client, 'phrases', { ask: { piece: meant }, of: asked }) ?? [];
}
