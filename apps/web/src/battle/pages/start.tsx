import { Suspense, use, useState } from 'react';
import { isNamed } from '../../route.ts';
import { CARDS } from '../../rule-sets.ts';
import { bookOf } from '../books.ts';
import { Broken } from '../panel/news/notices.tsx';
import { tb } from '../strings.ts';
import { FirstGames } from '../tutorial/first-games.tsx';
import { battleClient, useBattle } from '../use-battle.ts';
import { GamesKept } from './games-kept.tsx';
import { NewBattle } from './new-battle.tsx';
import { OpenFile } from './open-file.tsx';

/** Where a battle is begun, or one goes on. */
export function StartPage({ rules }: { readonly rules: string | undefined }) {
  const [chosen, setChosen] = useState((CARDS.find(({ id }) => isNamed(id, rules)) ?? CARDS[0]!).id);
  const { isBroken } = useBattle(battleClient());
  return (
    <div className="start">
      <h1>{tb.startTitle}</h1>
      {isBroken && <Broken />}
      <GamesKept isBroken={isBroken} />
      <FirstGames />
      <section aria-labelledby="new-battle">
        <h2 id="new-battle">{tb.newBattle}</h2>
        <fieldset className="rule-sets">
          <legend>{tb.rules}</legend>
          {CARDS.map(({ id, title, summary }) => (
            <label key={id} className="choice" data-sheet={id}>
              <input type="radio" name="rules" value={id} checked={id === chosen} onChange={() => setChosen(id)} />
              <span>
                <strong>{title}</strong> {summary}
              </span>
            </label>
          ))}
        </fieldset>
        <Suspense fallback={<p className="quiet">{tb.loading}</p>}>
          <OfRules key={chosen} rules={chosen} />
        </Suspense>
      </section>
      <OpenFile />
    </div>
  );
}

const OfRules = ({ rules }: { readonly rules: string }) => <NewBattle book={use(bookOf(rules))} />;
