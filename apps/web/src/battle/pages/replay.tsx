import type { GameFacts, Story, TableState } from '@acies/session/protocol';
import { useMemo } from 'react';
import { hrefOf, parseRoute } from '../../route.ts';
import type { Battle, BattleClient } from '../client.ts';
import { Notices } from '../panel/news/notices.tsx';
import { SaveButton } from '../panel/save-button.tsx';
import { Card } from '../panel/units/card.tsx';
import { Chart } from '../replay/chart.tsx';
import { ContinueHere } from '../replay/continue-here.tsx';
import { Moments } from '../replay/moments.tsx';
import { StepLog } from '../replay/step-log.tsx';
import { tr } from '../replay/strings.ts';
import { TimeLine } from '../replay/time-line.tsx';
import { Transport } from '../replay/transport.tsx';
import { useReplayKeys } from '../replay/use-keys.ts';
import { usePast, usePastCard } from '../replay/use-past.ts';
import { usePlayer, usePlayingOn } from '../replay/use-player.ts';
import { useStory } from '../replay/use-story.ts';
import { VerifyFile } from '../replay/verify-file.tsx';
import { tb } from '../strings.ts';
import { TableView } from '../table/table-view.tsx';
import { battleClient, useOpened } from '../use-battle.ts';
import { Opening } from './opening.tsx';
import '../../styles/replay.css';

/** A battle looked back on, choice by choice. */
export function ReplayPage({ game }: { readonly game: string }) {
  const client = battleClient();
  const battle = useOpened(client, game);
  const { facts, state } = battle;
  if (!facts || facts.id !== game || !state)
    return <Opening {...{ game }} why={battle.refused} isBroken={battle.isBroken} />;
  return <WithStory key={game} {...{ client, battle, facts, state }} />;
}

interface OpenProps {
  readonly client: BattleClient;
  readonly battle: Battle;
  readonly facts: GameFacts;
  readonly state: TableState;
}

function WithStory(props: OpenProps) {
  const { story, fault } = useStory(props.client, props.state.at);
  if (!story) return <Opening why={fault} isBroken={props.battle.isBroken} />;
  return <Replayed {...props} story={story} />;
}

/** Where the address says that one wants to look; else the beginning. */
const askedFor = (): number => Number(parseRoute(window.location.hash).query.get('at') ?? 0) || 0;

function Replayed({ client, battle, facts, state, story }: OpenProps & { readonly story: Story }) {
  const start = useMemo(askedFor, []);
  const player = usePlayer(start, Math.min(story.choices, state.at));
  const past = usePast(client, player.at, state.at);
  const [card, showCard] = usePastCard(client, player.at);
  usePlayingOn(player, past?.at);
  useReplayKeys(player);
  return (
    <div className="battle replay">
      <ReplayHead {...{ client, facts }} />
      <Notices {...{ client, battle }} />
      <div className="battle-table">
        <h2 className="visually-hidden">{tb.table}</h2>
        {past && <PastTable {...{ facts, past, card }} glideMs={player.glideMs} onPeek={showCard} />}
      </div>
      <section className="replay-time" aria-label={tr.timeLine}>
        <TimeLine {...{ facts, story, player }} />
        <Transport {...{ facts, story, player }} />
        <p className="quiet replay-keys">{tr.replayKeys}</p>
      </section>
      <div className="battle-panel">
        <StepLog {...{ facts, past }} log={battle.log} at={player.at} />
        <section aria-labelledby="replay-chart">
          <h2 id="replay-chart">{tr.chart}</h2>
          <Chart {...{ facts, story }} at={player.at} onAt={player.jump} />
        </section>
        <Moments {...{ facts, story, player }} />
        <ContinueHere
          {...{ client, facts }}
          at={player.at}
          isOver={state.result !== undefined && player.at === player.last}
        />
        <VerifyFile client={client} />
      </div>
    </div>
  );
}

const ReplayHead = ({ client, facts }: Pick<OpenProps, 'client' | 'facts'>) => (
  <header className="battle-head">
    <div>
      <p className="crumbs">
        <a className="tap" href={hrefOf(['battle'])}>
          {tb.wholeMenu}
        </a>
      </p>
      <h1>{tr.replayOf(facts.title)}</h1>
    </div>
    <div className="buttons">
      <a className="tap" href={hrefOf(['battle', facts.id])}>
        {tr.replayToBattle}
      </a>
      <a className="tap" href={hrefOf(['battle', facts.id, 'report'])}>
        {tb.toReport}
      </a>
      <SaveButton {...{ client, facts }} />
    </div>
  </header>
);

interface PastTableProps {
  readonly facts: GameFacts;
  readonly past: NonNullable<ReturnType<typeof usePast>>;
  readonly card: ReturnType<typeof usePastCard>[0];
  readonly glideMs: number;
  onPeek(piece: number | undefined): void;
}

const NONE: ReadonlySet<number> = new Set();
const nothing = (): void => undefined;

/** Nothing can be done on a table of the past but look at it: a touch shows the card. */
const PastTable = ({ facts, past, card, glideMs, onPeek }: PastTableProps) => (
  <TableView
    scene={past.scene}
    sheet={facts.rules.id}
    armies={facts.armies}
    active={NONE}
    targets={NONE}
    cells={NONE}
    selected={undefined}
    shown={undefined}
    attempt={undefined}
    overlays={NO_OVERLAYS}
    draggable={NONE}
    animateMs={glideMs}
    onPiece={onPeek}
    onCell={nothing}
    onEmpty={() => onPeek(undefined)}
    onWish={nothing}
    onPeek={onPeek}
    card={card && { piece: card.of, body: <Card card={card.card} onClose={() => onPeek(undefined)} /> }}
  />
);
const NO_OVERLAYS: [] = [];
