import { type BySide, SIDES } from '@acies/kernel';
import { HUMAN } from '@acies/play';
import type { BookFacts } from '@acies/session/protocol';
import { type FormEvent, useState } from 'react';
import { hrefOf } from '../../route.ts';
import { tb } from '../strings.ts';
import { battleClient } from '../use-battle.ts';
import { useBegun } from './begun.ts';
import { PlayerChoice } from './player-choice.tsx';
import { Refusal } from './refusal.tsx';
import { RulingChoices, type Rulings } from './ruling-choices.tsx';

const MOST_SEED = 2 ** 32 - 1;

/** All that is chosen before a battle: which, who plays, whose dice, which rulings. */
export function NewBattle({ book }: { readonly book: BookFacts }) {
  const [battle, setBattle] = useState(book.battles[0]!.id);
  const [players, setPlayers] = useState<BySide<string>>({ red: HUMAN, blue: book.best });
  const [dice, setDice] = useState<'seeded' | 'entered'>('seeded');
  const [seed, setSeed] = useState('');
  const [rulings, setRulings] = useState<Rulings>({});
  const begun = useBegun();
  const chosen = book.battles.find(({ id }) => id === battle)!;
  const begin = (event: FormEvent): void => {
    event.preventDefault();
    const given = seed === '' ? {} : { seed: Number(seed) };
    void begun.goTo(() => battleClient().begin({ rules: book.id, battle, players, dice, rulings, ...given }));
  };
  return (
    <form className="new-battle" onSubmit={begin}>
      <fieldset>
        <legend>{tb.battle}</legend>
        {book.battles.map(({ id, title, about }) => (
          <label key={id} className="choice">
            <input type="radio" name="battle" value={id} checked={id === battle} onChange={() => setBattle(id)} />
            <span>
              <strong>{title}</strong> {about}
            </span>
          </label>
        ))}
      </fieldset>
      <fieldset className="players">
        <legend>{tb.players}</legend>
        {SIDES.map((side) => (
          <PlayerChoice
            key={side}
            {...{ book, side }}
            army={chosen.armies[side]}
            chosen={players[side]}
            onChoose={(name) => setPlayers({ ...players, [side]: name })}
          />
        ))}
      </fieldset>
      <fieldset className="whose-dice">
        <legend>{tb.dice}</legend>
        <label className="choice">
          <input type="radio" name="dice" checked={dice === 'seeded'} onChange={() => setDice('seeded')} />
          <span>{tb.diceSeeded}</span>
        </label>
        <label className="choice">
          <input type="radio" name="dice" checked={dice === 'entered'} onChange={() => setDice('entered')} />
          <span>{tb.diceEntered}</span>
        </label>
        {dice === 'seeded' && (
          <label>
            {tb.seed}{' '}
            <input
              type="number"
              min={0}
              max={MOST_SEED}
              step={1}
              value={seed}
              placeholder={tb.seedAny}
              onChange={({ target }) => setSeed(target.value)}
            />
          </label>
        )}
      </fieldset>
      <RulingChoices switches={book.rulings} usual={chosen.rulings} chosen={rulings} onChange={setRulings} />
      <Refusal why={begun.refused} />
      <div className="buttons">
        <button type="submit" className="primary" disabled={begun.isAwaited}>
          {tb.begin}
        </button>
        <a className="tap" href={hrefOf([book.id])}>
          {tb.toSheet}
        </a>
      </div>
    </form>
  );
}
