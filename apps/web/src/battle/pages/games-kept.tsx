import type { KeptFacts, Queries } from '@acies/session/protocol';
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
  const { games = [], versions, refused, remove } = useKeptGames();
  return (
    <>
      {!isBroken && <Refusal why={refused} />}
      <KeptLists {...{ games, versions, remove }} />
    </>
  );
}

interface ListsProps {
  readonly games: readonly KeptFacts[];
  /** Of their rules, as they are played now. */
  readonly versions: Queries['versions']['answer'];
  remove(game: string): void;
}

export const KeptLists = ({ games, ...rest }: ListsProps) => (
  <>
    <List id="kept-games" title={tb.continueTitle} games={games.filter(({ isOver }) => !isOver)} {...rest} />
    <List id="games-over" title={tb.overTitle} games={games.filter(({ isOver }) => isOver)} {...rest} />
  </>
);

const List = ({ id, title, games, versions, remove }: ListsProps & { readonly id: string; readonly title: string }) =>
  games.length === 0 ? null : (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul className="kept-games">
        {games.map((game) => (
          <GameRow key={game.id} {...{ game }} now={versions[game.rules]} onRemove={() => remove(game.id)} />
        ))}
      </ul>
    </section>
  );

interface RowProps {
  readonly game: KeptFacts;
  /** The version of its rules that is played now, if it is known. */
  readonly now: string | undefined;
  onRemove(): void;
}

function GameRow({ game, now, onRemove }: RowProps) {
  const [isSure, setSure] = useState(false);
  const { id, title, rules, version, turn, isOver, count, armies, players } = game;
  const when = new Date(game.played).toLocaleString();
  const sheet = titleOf(rules);
  return (
    <li data-sheet={rules}>
      <a className="tap" href={hrefOf(['battle', id])}>
        <strong>{title}</strong> {isOver ? tb.keptOver(sheet) : tb.keptAt(sheet, number(turn), number(count))}
      </a>
      {now !== undefined && now !== version && <span>{tb.keptUnder(version)}</span>}
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
