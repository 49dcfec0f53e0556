import { samePlain } from '@acies/kernel';
import { useState } from 'react';
import { number } from '../../strings.ts';
import type { BattleClient } from '../client.ts';
import { isShort, type Numbered } from '../deciding.ts';
import type { Asked, GameFacts } from '../protocol.ts';
import { tb } from '../strings.ts';
import type { Choice } from '../use-choice.ts';
import { ArmedChoice } from './armed.tsx';
import { AskNoMore } from './automatic.tsx';
import { Excluded } from './excluded.tsx';
import { sideName } from './names.ts';
import { OpenChoice } from './open-choice.tsx';
import { OptionList } from './option-list.tsx';
import { useFocusKept } from './use-focus-kept.ts';

interface Props {
  readonly client: BattleClient;
  readonly facts: GameFacts;
  readonly asked: Asked;
  readonly choice: Choice;
  nameOf(piece: number): string;
  onPeek(option: Numbered | undefined): void;
}

/** The decision in front of a person: what is asked, what can be chosen, and with what odds. */
export function Question(props: Props) {
  const { client, facts, asked, choice } = props;
  const who = sideName(facts.armies, asked.side);
  const [shownTo, setShownTo] = useState<Asked>();
  const heading = useFocusKept(asked);
  const isHotSeat = facts.players.red === facts.players.blue;
  if (asked.isSecret && isHotSeat && shownTo !== asked)
    return (
      <div className="question">
        <h2 ref={heading} tabIndex={-1}>
          {tb.decides(who)}
        </h2>
        <p>{tb.secret(who)}</p>
        <button type="button" className="primary" onClick={() => setShownTo(asked)}>
          {tb.showSecret(who)}
        </button>
      </div>
    );
  return (
    <div className={`question ${asked.side}`}>
      <h2 ref={heading} tabIndex={-1}>
        {tb.decides(who)}
      </h2>
      <p className="asked">{asked.question}</p>
      {choice.armed && !isShort(asked) && (
        <ArmedChoice sheet={facts.rules.id} armed={choice.armed} onDo={choice.commit} onLeave={choice.leave} />
      )}
      <Narrowed {...props} />
      <OptionList
        {...{ client, asked }}
        options={choice.fits}
        armed={choice.armed?.kind === 'option' ? choice.armed.option.index : undefined}
        isDirect={isShort(asked)}
        onPress={(option) => choice.press(option, isShort(asked))}
        onPeek={props.onPeek}
      />
      {asked.isOpen && (
        <OpenChoice
          {...{ client, asked }}
          piece={choice.picked.piece}
          isAlone={choice.isAlone}
          movesSeveral={choice.armed?.kind === 'attempt' && (choice.armed.attempt.shown.ghosts?.length ?? 0) > 1}
          onAlone={choice.setAlone}
          onAttempt={choice.attempt}
          onFault={choice.leave}
        />
      )}
      <div className="aside">
        <Advice {...props} />
        <Excluded key={`${asked.decision} ${asked.question}`} client={client} sheet={facts.rules.id} />
        <AskNoMore {...{ client, asked }} />
      </div>
    </div>
  );
}

/** Says what the options are narrowed down to, and how to see them all again. */
function Narrowed({ asked, choice, nameOf }: Props) {
  const { piece, target, cell } = choice.picked;
  const parts = [piece, target].filter((id) => id !== undefined).map(nameOf);
  const isHiding = choice.fits.length < asked.options.length;
  if ((parts.length === 0 && cell === undefined) || !isHiding) {
    const hint = asked.isOpen ? tb.dragHint : choice.touch.active.size > 1 ? tb.tapHint : '';
    return isShort(asked) || hint === '' ? null : <p className="quiet">{hint}</p>;
  }
  return (
    <p className="narrowed">
      <span>
        {parts.length > 0 && `${tb.only(parts.join(' → '))}: `}
        {tb.optionsLeft(number(choice.fits.length), number(asked.options.length))}
      </span>{' '}
      <button type="button" onClick={choice.pickNothing}>
        {tb.showAllOptions}
      </button>
    </p>
  );
}

/** What the computer would do, laid before the person; it is never done by asking for it. */
function Advice({ client, asked, choice }: Props) {
  const ask = async (): Promise<void> => {
    const advised = await client.askNow('advice', {});
    if (!advised) return;
    const known = choice.options.find((one) => samePlain(one.choice, advised.choice));
    if (known && !isShort(asked)) return choice.arm(known);
    const judged = await client.askNow('attempt', { choice: advised.choice });
    if (judged) choice.attempt(judged);
  };
  return (
    <>
      <button type="button" onClick={() => void ask()}>
        {tb.advice}
      </button>
      {isShort(asked) && choice.armed?.kind === 'attempt' && <p>{choice.armed.attempt.label}</p>}
    </>
  );
}
