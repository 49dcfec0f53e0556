import { useEffect, useState } from 'react';
import { hrefOf } from '../../route.ts';
import { CARDS } from '../../sheets.ts';
import { number } from '../../strings.ts';
import { CHANGES, type Changed } from '../engine/changes.ts';
import { type KeptGame, KeptGames } from '../engine/kept-games.ts';
import { tb } from '../strings.ts';

/** Games in this browser: those that go on, then those that are over. */
export function GamesKept() {
  const [games, refresh, remove] = useKeptGames();
  if (games.length === 0) return null;
  return (
    <section aria-labelledby="kept-games">
      <h2 id="kept-games">{tb.continueTitle}</h2>
      <ul className="kept-games">
        {games.map((game) => (
          <GameRow key={game.id} game={game} onRemove={() => void remove(game.id).then(refresh)} />
        ))}
      </ul>
    </section>
  );
}

function GameRow({ game, onRemove }: { readonly game: KeptGame; onRemove(): void }) {
  const [isSure, setSure] = useState(false);
  const { id, title, rules, turn, isOver, count } = game;
  const when = new Date(game.played).toLocaleString();
  const sheet = CARDS.find((card) => card.id === rules)?.title ?? rules;
  return (
    <li data-sheet={rules}>
      <a className="tap" href={hrefOf(['battle', id])}>
        <strong>{title}</strong> {isOver ? tb.keptOver(sheet) : tb.keptAt(sheet, number(turn), number(count))}
      </a>
      <span className="quiet">{when}</span>
      <a className="tap" href={hrefOf(['battle', id, 'replay'])}>
        {tb.toReplay}
      </a>
      <button type="button" onClick={() => (isSure ? onRemove() : setSure(true))} onBlur={() => setSure(false)}>
        {isSure ? tb.removeSure : tb.remove}
      </button>
    </li>
  );
}

function useKeptGames(): readonly [readonly KeptGame[], () => void, (id: string) => Promise<void>] {
  const [games, setGames] = useState<readonly KeptGame[]>([]);
  const [store] = useState(() => new KeptGames());
  const refresh = (): void => void store.list().then(setGames);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the store is this page's for as long as it is shown
  useEffect(() => {
    refresh();
    const changes = new BroadcastChannel(CHANGES);
    changes.onmessage = refresh;
    return () => {
      changes.close();
      void store.close();
    };
  }, [store]);
  const remove = async (id: string): Promise<void> => {
    await store.remove(id);
    announce(id);
  };
  return [games, refresh, remove];
}

/** A tab that has the game open must know that it is gone. */
function announce(game: string): void {
  const changes = new BroadcastChannel(CHANGES);
  changes.postMessage({ game } satisfies Changed);
  changes.close();
}
