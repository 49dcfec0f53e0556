import type { Result } from '@acies/kernel';
import type { GameFacts, LogEntry, TableState, TurnOf } from '@acies/session/protocol';
import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { hrefOf } from '../../route.ts';
import { fetched } from '../../shell/fetched.tsx';
import { Later } from '../../shell/later.tsx';
import type { BattleClient } from '../client.ts';
import type { Numbered } from '../deciding.ts';
import { tb } from '../strings.ts';
import type { Choice } from '../use-choice.ts';
import { Log } from './log/log.tsx';
import { sideName } from './names.ts';
import { TakenNotice, useFreshlyTaken } from './news/taken-notice.tsx';
import { useSpoken } from './news/use-spoken.ts';
import { WhyLast } from './news/why-last.tsx';
import { JustDone } from './question/pressing.tsx';
import { Question } from './question/question.tsx';
import { useFocusKept } from './use-focus-kept.ts';

interface Props {
  readonly client: BattleClient;
  readonly facts: GameFacts;
  readonly state: TableState;
  readonly choice: Choice;
  readonly log: readonly LogEntry[];
  nameOf(piece: number): string;
  onPeek(option: Numbered | undefined): void;
  /** What stands above the question. */
  readonly children?: ReactNode;
}

const TABS = ['log', 'units', 'state', 'presets'] as const;
type Tab = (typeof TABS)[number];

const RealDice = fetched(async () => (await import('./question/real-dice.tsx')).RealDice);
const LookedUp = fetched(async () => (await import('./looked-up.tsx')).LookedUp);

/** Beside the table: what is to be decided, and all that can be looked up. */
export function Panel(props: Props) {
  const { client, state, choice } = props;
  const [tab, setTab] = useState<Tab>('log');
  const fresh = useFreshlyTaken(state, choice.done);
  useSpoken(props.facts, props.state, props.log);
  const panel = useTopFor(props.state.asked ?? props.state.dice ?? props.state.result);
  return (
    <div className="battle-panel" ref={panel}>
      {props.children}
      <section className="deciding" aria-label={tb.options}>
        <TakenNotice {...{ client, state, fresh }} />
        <JustDone {...{ client, state }} done={choice.done} />
        <WhyLast {...{ client, state }} facts={props.facts} log={props.log} named={fresh.at(-1)?.at} />
        <Now {...props} />
      </section>
      <Tabs tab={tab} onTab={setTab} />
      <div id="tab-panel" role="tabpanel" aria-labelledby={`tab-${tab}`}>
        <TabContent {...props} tab={tab} />
      </div>
    </div>
  );
}

/** What is newly asked is seen from its beginning, however far down one has read before. */
function useTopFor(asked: unknown): RefObject<HTMLDivElement | null> {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (asked !== undefined) panel.current?.scrollTo({ top: 0 });
  }, [asked]);
  return panel;
}

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** Arrows go from tab to tab, as everywhere; the tab key goes on to what the tab shows. */
function Tabs({ tab, onTab }: { readonly tab: Tab; onTab(tab: Tab): void }) {
  const step = (event: KeyboardEvent): void => {
    const by = STEPS[event.key];
    if (by === undefined) return;
    const next = TABS[(TABS.indexOf(tab) + by + TABS.length) % TABS.length]!;
    onTab(next);
    document.getElementById(`tab-${next}`)?.focus();
  };
  return (
    <div className="tabs" role="tablist" aria-label={tb.lookUp} onKeyDown={step}>
      {TABS.map((one) => (
        <button
          key={one}
          id={`tab-${one}`}
          type="button"
          role="tab"
          tabIndex={tab === one ? 0 : -1}
          aria-selected={tab === one}
          aria-controls="tab-panel"
          onClick={() => onTab(one)}
        >
          {tb[one]}
        </button>
      ))}
    </div>
  );
}

function Now({ client, facts, state, choice, nameOf, onPeek }: Props) {
  if (state.dice)
    return (
      <Later>
        <RealDice key={`${state.at} ${state.dice.thrown}`} client={client} dice={state.dice} />
      </Later>
    );
  if (state.asked) return <Question {...{ client, facts, state, choice, nameOf, onPeek }} asked={state.asked} />;
  if (state.waits) return <Waits {...{ client, facts, state }} waits={state.waits} />;
  return state.result ? <Over {...{ facts }} result={state.result} /> : null;
}

type WaitsProps = Pick<Props, 'client' | 'facts' | 'state'> & { readonly waits: NonNullable<TableState['waits']> };

/** Who decides while nobody is asked. Nobody need wait for one who takes his time; that he was told so is said as long as it holds. */
function Waits({ client, facts, state, waits }: WaitsProps) {
  const turnOf = { side: waits.side, turn: state.turn };
  const [finished, setFinished] = useState<TurnOf>();
  const isFinishing = finished?.side === turnOf.side && finished.turn === turnOf.turn;
  const finish = (): void => {
    setFinished(turnOf);
    client.hurry(turnOf);
  };
  return (
    <div className="waits">
      <p>{waitsWords(sideName(facts.armies, waits.side), waits, isFinishing)}</p>
      {waits.needsTime && !isFinishing && (
        <div className="buttons">
          <button type="button" onClick={() => client.hurry()}>
            {tb.playNow}
          </button>
          <button type="button" onClick={finish}>
            {tb.finishTurn}
          </button>
        </div>
      )}
    </div>
  );
}

function waitsWords(who: string, { by }: WaitsProps['waits'], isFinishing: boolean): string {
  if (by === 'preset') return tb.takingByPreset(who);
  return isFinishing ? tb.finishing(who, by) : tb.thinking(who, by);
}

function Over({ facts, result }: { readonly facts: GameFacts; readonly result: Result }) {
  const { winner, reason } = result;
  const heading = useFocusKept(undefined);
  return (
    <div className="over">
      <h2 ref={heading} tabIndex={-1}>
        {tb.over}
      </h2>
      <p>
        <strong>{winner ? tb.wins(sideName(facts.armies, winner)) : tb.draw}</strong>: {reason}
      </p>
      <a className="tap" href={hrefOf(['battle', facts.id, 'report'])}>
        {tb.toReport}
      </a>
    </div>
  );
}

function TabContent({ client, facts, state, log, choice, tab, nameOf }: Props & { readonly tab: Tab }) {
  if (tab === 'log') return <Log {...{ facts, log }} />;
  return (
    <Later>
      <LookedUp {...{ client, facts, state, tab, nameOf }} onPick={choice.pickPiece} />
    </Later>
  );
}
