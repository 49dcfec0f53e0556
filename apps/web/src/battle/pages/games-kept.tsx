import { useState } from 'react';
import { hrefOf } from '../../route.ts';
import { titleOf } from '../../sheets.ts';
import { number } from '../../strings.ts';
import type { KeptFacts } from '../protocol.ts';
import { tb } from '../strings.ts';
import { useKeptGames } from './use-kept-games.ts';

/** Games in this browser: those that go on, then those that are over. */
export function GamesKept() {
  const { games = [], remove } = useKeptGames();
  if (games.length === 0) return null;
  return (
    <section aria-labelledby="kept-games">
      <h2 id="kept-games">{tb.continueTitle}</h2>
      <ul className="kept-games">
        {games.map((game) => (
          <GameRow key={game.id} game={game} onRemove={() => remove(game.id)} />
        ))}
      </ul>
    </section>
  );
}

function GameRow({ game, onRemove }: { readonly game: KeptFacts; onRemove(): void }) {
  const [isSure, setSure] = useState(false);
  const { id, title, rules, turn, isOver, count } = game;
  const when = new Date(game.played).toLocaleString();
  const sheet = titleOf(rules);
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
