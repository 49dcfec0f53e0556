import { gentlePlayer, HUMAN } from '@acies/play';
import { useEffect, useState } from 'react';
import { CARDS } from '../../sheets.ts';
import { bookOf } from '../books.ts';
import { KeptGames } from '../engine/kept-games.ts';
import { useBegun } from '../pages/begun.ts';
import { battleClient } from '../use-battle.ts';
import { tc } from './strings.ts';

/** A guided game of each rule set: in full for who has played none, folded away for who has. */
export function FirstGames() {
  const hasPlayed = useHasPlayed();
  if (hasPlayed === undefined) return null;
  if (hasPlayed)
    return (
      <details className="first-games">
        <summary>{tc.firstAgain}</summary>
        <Choices />
      </details>
    );
  return (
    <section className="first-games" aria-labelledby="first-games">
      <h2 id="first-games">{tc.firstTitle}</h2>
      <Choices />
    </section>
  );
}

function Choices() {
  const begun = useBegun();
  const [asked, setAsked] = useState<string>();
  const begin = async (rules: string): Promise<void> => {
    setAsked(rules);
    begun.expect();
    const book = await bookOf(rules);
    const players = { red: HUMAN, blue: gentlePlayer(book) };
    battleClient().begin({ rules, battle: book.first.id, players, dice: 'seeded', rulings: {} });
  };
  return (
    <>
      <p>{tc.firstMeans}</p>
      <ul>
        {CARDS.map(({ id, title, summary }) => (
          <li key={id} data-sheet={id}>
            <button type="button" className="primary" disabled={asked === id} onClick={() => void begin(id)}>
              {tc.firstOf(title)}
            </button>
            <span className="quiet">{summary}</span>
          </li>
        ))}
      </ul>
      {begun.refused && (
        <p className="verdict impossible" role="alert">
          {begun.refused}
        </p>
      )}
    </>
  );
}

/** Whether any game is kept in this browser; undefined until that is known. */
function useHasPlayed(): boolean | undefined {
  const [hasPlayed, setHasPlayed] = useState<boolean>();
  useEffect(() => {
    const games = new KeptGames();
    void games.list().then(({ length }) => setHasPlayed(length > 0));
    return () => void games.close();
  }, []);
  return hasPlayed;
}
