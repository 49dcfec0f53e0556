import type { KeptFacts } from '@acies/session/protocol';
import { useState } from 'react';
import { hrefOf } from '../../route.ts';
import { titleOf } from '../../sheets.ts';
import { number } from '../../strings.ts';
import { tb } from '../strings.ts';
import { Refusal } from './refusal.tsx';
import { useKeptGames } from './use-kept-games.ts';
import { whoPlays } from './who-plays.ts';

interface GamesKeptProps {
  /** The page says so itself, and that is why nothing is known of games. */
  readonly isBroken: boolean;
}

/** Games in this browser: those that go on, then those that are over. */
export function GamesKept({ isBroken }: GamesKeptProps) {
  const { games = [], refused, remove } = useKeptGames();
  return (
    <>
      {!isBroken && <Refusal why={refused} />}
      <KeptLists {...{ games, remove }} />
    </>
  );
}

interface ListsProps {
  readonly games: readonly KeptFacts[];
  remove(game: string): void;
}

export const KeptLists = ({ games, remove }: ListsProps) => (
  <>
    <List id="kept-games" title={tb.continueTitle} games={games.filter(({ isOver }) => !isOver)} {...{ remove }} />
    <List id="games-over" title={tb.overTitle} games={games.filter(({ isOver }) => isOver)} {...{ remove }} />
  </>
);

const List = ({ id, title, games, remove }: ListsProps & { readonly id: string; readonly title: string }) =>
  games.length === 0 ? null : (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul className="kept-games">
        {games.map((game) => (
          <GameRow key={game.id} game={game} onRemove={() => remove(game.id)} />
        ))}
      </ul>
    </section>
  );

function GameRow({ game, onRemove }: { readonly game: KeptFacts; onRemove(): void }) {
  const [isSure, setSure] = useState(false);
  const { id, title, rules, turn, isOver, count, armies, players } = game;
  const when = new Date(game.played).toLocaleString();
  const sheet = titleOf(rules);
  return (
    <li data-sheet={rules}>
      <a className="tap" href={hrefOf(['battle', id])}>
        <strong>{title}</strong> {isOver ? tb.keptOver(sheet) : tb.keptAt(sheet, number(turn), number(count))}
      </a>
      <span>{whoPlays(armies, players)}</span>
      <span className="quiet">{when}</span>
      <a className="tap" href={hrefOf(['battle', id, 'replay'])} aria-label={tb.replayGame(title)}>
        {tb.toReplay}
      </a>
      <button
        type="button"
        aria-label={isSure ? tb.removeGameSure(title) : tb.removeGame(title)}
        onClick={() => (isSure ? onRemove() : setSure(true))}
        onBlur={() => setSure(false)}
      >
        {isSure ? tb.removeSure : tb.remove}
      </button>
    </li>
  );
}
