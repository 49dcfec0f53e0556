import { type BySide, type RulingSwitch, SIDES, type Side } from '@acies/kernel';
import { type Book, bestPlayer, HUMAN } from '@acies/play';
import { type FormEvent, useState } from 'react';
import { hrefOf } from '../../route.ts';
import { tb } from '../strings.ts';
import { battleClient } from '../use-battle.ts';
import { useBegun } from './begun.ts';

type Rulings = Readonly<Record<string, boolean>>;
const MOST_SEED = 2 ** 32 - 1;

/** All that is chosen before a battle: which, who plays, whose dice, which rulings. */
export function NewBattle({ book }: { readonly book: Book }) {
  const [battle, setBattle] = useState(book.battles[0]!.id);
  const [players, setPlayers] = useState<BySide<string>>({ red: HUMAN, blue: bestPlayer(book) });
  const [dice, setDice] = useState<'seeded' | 'entered'>('seeded');
  const [seed, setSeed] = useState('');
  const [rulings, setRulings] = useState<Rulings>({});
  const begun = useBegun();
  const chosen = book.battles.find(({ id }) => id === battle)!;
  const begin = (event: FormEvent): void => {
    event.preventDefault();
    begun.expect();
    const given = seed === '' ? {} : { seed: Number(seed) };
    battleClient().begin({ rules: book.id, battle, players, dice, rulings, ...given });
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
            army={armyOf(chosen, side)}
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
      <RulingChoices
        switches={book.rules.rulings}
        usual={chosen.rulings ?? {}}
        chosen={rulings}
        onChange={setRulings}
      />
      {begun.refused && (
        <p className="verdict impossible" role="alert">
          {begun.refused}
        </p>
      )}
      <div className="buttons">
        <button type="submit" className="primary">
          {tb.begin}
        </button>
        <a className="tap" href={hrefOf([book.id])}>
          {tb.toSheet}
        </a>
      </div>
    </form>
  );
}

const armyOf = (battle: unknown, side: Side): string =>
  (battle as { armies?: Partial<Record<Side, { name?: string }>> }).armies?.[side]?.name ?? '';

interface PlayerChoiceProps {
  readonly book: Book;
  readonly side: Side;
  readonly army: string;
  readonly chosen: string;
  onChoose(name: string): void;
}

export function PlayerChoice({ book, side, army, chosen, onChoose }: PlayerChoiceProps) {
  return (
    <label className={side}>
      {tb.sideOf(army, tb[side])}{' '}
      <select value={chosen} onChange={({ target }) => onChoose(target.value)}>
        <option value={HUMAN}>{tb.person}</option>
        {Object.values(book.players)
          .reverse()
          .map(({ name, about }) => (
            <option key={name} value={name}>
              {tb.computer(name, about)}
            </option>
          ))}
      </select>
    </label>
  );
}

interface RulingProps {
  readonly switches: readonly RulingSwitch[];
  /** What the battle itself has switched. */
  readonly usual: Readonly<Record<string, boolean | undefined>>;
  readonly chosen: Rulings;
  onChange(chosen: Rulings): void;
}

function RulingChoices({ switches, usual, chosen, onChange }: RulingProps) {
  if (switches.length === 0) return null;
  return (
    <details className="rulings">
      <summary>{tb.rulings}</summary>
      {switches.map(({ id, title, text, clause, usual: ours }) => (
        <label key={id} className="choice">
          <input
            type="checkbox"
            checked={chosen[id] ?? usual[id] ?? ours}
            onChange={({ target }) => onChange({ ...chosen, [id]: target.checked })}
          />
          <span>
            <strong>{title}</strong> {text} <small>{clause}</small>
          </span>
        </label>
      ))}
    </details>
  );
}
