import { HUMAN } from '@acies/play';
import { CARDS } from '../../rule-sets.ts';
import { bookOf } from '../books.ts';
import { useBegun } from '../pages/begun.ts';
import { Refusal } from '../pages/refusal.tsx';
import { useKeptGames } from '../pages/use-kept-games.ts';
import { battleClient } from '../use-battle.ts';
import { tc } from './strings.ts';

/** A guided game of each rule set: in full for who has played none, folded away for who has. */
export function FirstGames() {
  const { games, refused } = useKeptGames();
  if (!games && refused === undefined) return null;
  if (games && games.length > 0)
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
  const begin = async (rules: string): Promise<string> => {
    const { first, gentle } = await bookOf(rules);
    const players = { red: HUMAN, blue: gentle };
    return battleClient().begin({ rules, battle: first, players, dice: 'seeded', rulings: {} });
  };
  return (
    <>
      <p>{tc.firstMeans}</p>
      <ul>
        {CARDS.map(({ id, title, summary }) => (
          <li key={id} data-sheet={id}>
            <button
              type="button"
              className="primary"
              disabled={begun.isAwaited}
              onClick={() => void begun.goTo(() => begin(id))}
            >
              {tc.firstOf(title)}
            </button>
            <span className="quiet">{summary}</span>
          </li>
        ))}
      </ul>
      <Refusal why={begun.refused} />
    </>
  );
}
