import type { GameFacts, Story } from '@acies/session/protocol';
import { useEffect, useRef } from 'react';
import { number } from '../../strings.ts';
import { tb } from '../strings.ts';
import { tr } from './strings.ts';
import type { Player } from './use-player.ts';

interface Props {
  readonly facts: GameFacts;
  readonly story: Story;
  readonly player: Player;
}

/** What mattered, each to be jumped to. */
export function Moments({ facts, story, player }: Props) {
  const list = useRef<HTMLOListElement>(null);
  const { at } = player;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list follows the battle
  useEffect(() => {
    const here = list.current?.querySelector<HTMLElement>('[aria-current]');
    if (here) list.current!.scrollTop = here.offsetTop - list.current!.clientHeight / 2;
  }, [at]);
  const now = story.moments.findLast((moment) => moment.at <= at)?.at;
  return (
    <section aria-labelledby="replay-moments">
      <h2 id="replay-moments">{tr.replayMoments}</h2>
      {story.moments.length === 0 && <p className="quiet">{tr.reportNoEvents}</p>}
      <ol className="moments" ref={list}>
        {story.moments.map((moment, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: moments have no name but their place
          <li key={i}>
            <button
              type="button"
              aria-current={moment.at === now ? 'step' : undefined}
              onClick={() => player.jump(moment.at)}
            >
              <small>{tb.turnOf(facts.rules.turnName, number(moment.turn))}</small> {moment.text}
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}
