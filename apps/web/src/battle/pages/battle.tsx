import type { GameFacts, PageQuestion, TableState } from '@acies/session/protocol';
import { useState } from 'react';
import { fetched } from '../../shell/fetched.tsx';
import { Later } from '../../shell/later.tsx';
import { number } from '../../strings.ts';
import type { Battle, BattleClient } from '../client.ts';
import type { Numbered } from '../deciding.ts';
import { DiceTray } from '../dice/dice-tray.tsx';
import { useFalls } from '../dice/use-falls.ts';
import { useFollowed } from '../dice/use-followed.ts';
import { useLead } from '../lead.ts';
import { useGoOn, usePace } from '../pace.ts';
import { BattleHead } from '../panel/head.tsx';
import { Notices } from '../panel/news/notices.tsx';
import { Panel } from '../panel/panel.tsx';
import { clauseTold } from '../tutorial/coach.ts';
import { takeUp } from '../tutorial/take.ts';
import { useCoach } from '../tutorial/use-coach.ts';
import { battleClient, useOpened } from '../use-battle.ts';
import { useChoice } from '../use-choice.ts';
import { Opening } from './opening.tsx';
import { PlayedTable } from './played-table.tsx';
import { isWatched, StandsStill } from './watching.tsx';

/** Only a first game has a coach. */
const CoachPanel = fetched(async () => (await import('../tutorial/coach-panel.tsx')).CoachPanel);

/** A battle being played. */
export function BattlePage({ game }: { readonly game: string }) {
  const client = battleClient();
  const battle = useOpened(client, game);
  const { facts, state } = battle;
  if (!facts || facts.id !== game || !state)
    return <Opening {...{ game }} why={battle.refused} isBroken={battle.isBroken} />;
  return <Played key={game} {...{ client, battle, facts, state }} />;
}

interface PlayedProps {
  readonly client: BattleClient;
  readonly battle: Battle;
  readonly facts: GameFacts;
  readonly state: TableState;
}

function Played({ client, battle, facts, state }: PlayedProps) {
  const [pace, setPace] = usePace();
  const [isPaused, setPaused] = useState(() => isWatched(facts));
  const pause = (isWanted: boolean): void => {
    setPaused(isWanted);
    if (isWanted) client.pause();
  };
  // Nobody thinks while a battle stands still.
  const held = isPaused ? state.waits : undefined;
  const [peeked, setPeeked] = usePeeked(state.asked);
  const coaching = useCoach({ client, facts, state, log: battle.log });
  const falls = useFalls({ facts, log: battle.log, at: state.at, pace, explained: clauseTold(coaching?.told) });
  const isWaiting = coaching?.told !== undefined || falls.falling !== undefined;
  const leads = useLead(facts.id);
  useGoOn(client, state, pace, isPaused || battle.isStuck || !leads || isWaiting);
  const choice = useChoice(client, state.asked);
  const seen = useFollowed(state, falls.isRolling);
  const nameOf = (id: number): string =>
    [...state.scene.pieces, ...state.scene.trays.flatMap(({ pieces }) => pieces)].find((one) => one.id === id)?.name ??
    number(id);
  return (
    <div className="battle played" data-at={state.at}>
      <BattleHead
        {...{ client, facts, pace, isPaused }}
        state={{ ...(coaching?.told ? idle(state) : state), strain: seen.strain }}
        onPace={setPace}
        onPause={pause}
      />
      <Notices {...{ client, battle }} />
      <div className="battle-table">
        <PlayedTable
          {...{ client, facts, state, seen, choice, pace, peeked }}
          coached={coaching?.suggestion?.option.shown}
        />
      </div>
      <DiceTray {...{ falls, facts }} scene={seen.scene} />
      <Panel
        {...{ client, facts, choice, nameOf }}
        state={held || coaching?.told ? idle(state) : state}
        log={battle.log}
        onPeek={setPeeked}
      >
        {held && <StandsStill {...{ facts }} at={state.at} side={held.side} onPlay={() => pause(false)} />}
        {coaching && (
          <Later>
            <CoachPanel
              {...{ coaching, facts, state }}
              isChoosing={choice.armed !== undefined}
              onTake={(option) => void takeUp(client, state.asked, choice, option)}
            />
          </Later>
        )}
      </Panel>
    </div>
  );
}

/** Nobody thinks while a lesson is read or the battle stands still. */
const idle = (state: TableState): TableState => ({ ...state, waits: undefined });

/** The option under the hand. Its button goes with its question, and says no more that the hand has left it. */
function usePeeked(asked: PageQuestion | undefined) {
  const [kept, setKept] = useState<{ readonly of: PageQuestion | undefined; readonly option: Numbered | undefined }>();
  const peek = (option: Numbered | undefined): void => setKept({ of: asked, option });
  return [kept?.of === asked ? kept?.option : undefined, peek] as const;
}
