import type { Attempt } from '@acies/kernel/picture';
import type { GameFacts, PageQuestion, TableState } from '@acies/session/protocol';
import { number } from '../../../strings.ts';
import type { BattleClient } from '../../client.ts';
import type { Numbered } from '../../deciding.ts';
import { tb } from '../../strings.ts';
import type { Choice } from '../../use-choice.ts';
import { sideName } from '../names.ts';
import { useFocusKept } from '../use-focus-kept.ts';
import { Advice, AskAdvice, useAdvice } from './advice.tsx';
import { ArmedChoice } from './armed.tsx';
import { AskNoMore } from './ask-no-more.tsx';
import { Excluded } from './excluded.tsx';
import { OpenChoice } from './open-choice.tsx';
import { OptionList } from './option-list.tsx';
import { Pressing } from './pressing.tsx';

export interface QuestionProps {
  readonly client: BattleClient;
  readonly facts: GameFacts;
  readonly state: TableState;
  readonly asked: PageQuestion;
  readonly choice: Choice;
  nameOf(piece: number): string;
  onPeek(option: Numbered | undefined): void;
}

/** The decision in front of a person: what is asked, what can be chosen, and with what odds. */
export function Question(props: QuestionProps) {
  const { facts, asked } = props;
  const who = sideName(facts.armies, asked.side);
  const heading = useFocusKept(asked);
  const { told, ask, propose } = useAdvice(props);
  return (
    <div className={`question ${asked.side}`}>
      <div className="question-head">
        <h2 ref={heading} tabIndex={-1}>
          {tb.decides(who)}
        </h2>
        <AskAdvice {...{ ask }} />
      </div>
      <p className="asked">{asked.question}</p>
      <div className="advice">
        <Advice {...{ told, propose }} />
      </div>
      <Answers {...props} />
    </div>
  );
}

/** All that can be answered, and what helps to answer it. */
function Answers(props: QuestionProps) {
  const { client, facts, state, asked, choice, nameOf } = props;
  // What was written for one question does not stand beside another.
  const key = `${asked.decision} ${asked.question}`;
  return (
    <>
      <Narrowed {...props} />
      <OptionList
        {...{ client, asked, nameOf }}
        options={choice.fits}
        armed={choice.armed?.kind === 'option' ? choice.armed.option.index : undefined}
        onPress={(option) => void choice.press(option)}
        onPeek={props.onPeek}
      />
      {asked.isOpen && (
        <OpenChoice
          key={key}
          {...{ client, asked }}
          piece={choice.picked.piece}
          isAlone={choice.isAlone}
          movesSeveral={choice.armed?.kind === 'attempt' && (choice.armed.attempt.shown.ghosts?.length ?? 0) > 1}
          onAlone={choice.setAlone}
          onAttempt={choice.attempt}
          onFault={choice.leave}
        />
      )}
      {choice.armed && (
        <ArmedChoice
          {...{ client }}
          sheet={facts.rules.id}
          armed={choice.armed}
          onDo={choice.commit}
          onLeave={choice.leave}
        />
      )}
      <div className="aside">
        <Excluded key={key} client={client} sheet={facts.rules.id} tried={attemptIn(choice)} />
        <AskNoMore {...{ client, facts, asked, nameOf }} turn={state.turn} />
        <Pressing confirming={choice.confirming} onConfirming={choice.setConfirming} />
      </div>
    </>
  );
}

const attemptIn = ({ armed }: Choice): Attempt | undefined => (armed?.kind === 'attempt' ? armed.attempt : undefined);

/** Says what the options are narrowed down to, and how to see them all again. */
function Narrowed({ asked, choice, nameOf }: QuestionProps) {
  const { piece, target, cell } = choice.picked;
  const parts = [piece, target].filter((id) => id !== undefined).map(nameOf);
  const isHiding = choice.fits.length < asked.options.length;
  if ((parts.length === 0 && cell === undefined) || !isHiding) {
    const hint = asked.isOpen ? tb.dragHint : choice.touch.active.size > 1 ? tb.tapHint : '';
    return hint === '' ? null : <p className="quiet">{hint}</p>;
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
