import type { PieceCard } from '@acies/kernel/picture';
import { type KeyboardEvent, useEffect } from 'react';
import { announce } from '../../../shell/announce.ts';
import { tb } from '../../strings.ts';
import { cardWords } from './card-words.ts';

/** All that is to be known of a unit, and how it stands to others. It is read out when it opens. */
export function Card({ card, onClose }: { readonly card: PieceCard; onClose(): void }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: while it lies open, what happens is told by the log
  useEffect(() => announce(cardWords(card)), []);
  const closeByKey = ({ key }: KeyboardEvent): void => {
    if (key === 'Escape') onClose();
  };
  return (
    <section className="card" aria-label={card.title} onKeyDown={closeByKey}>
      <header>
        <h2>{card.title}</h2>
        <button type="button" aria-label={tb.closeCard} title={tb.closeCard} onClick={onClose}>
          ×
        </button>
      </header>
      <dl>
        {card.facts.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {card.relations.length > 0 && (
        <>
          <h3>{tb.relations}</h3>
          <ul>
            {card.relations.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
