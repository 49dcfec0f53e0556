import type { PieceCard } from '@acies/kernel';
import { tb } from '../strings.ts';

/** All that is to be known of a unit, and how it stands to others. */
export function Card({ card, onClose }: { readonly card: PieceCard; onClose(): void }) {
  return (
    <section className="card" aria-label={card.title}>
      <h2>{card.title}</h2>
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
      <button type="button" onClick={onClose}>
        {tb.closeCard}
      </button>
    </section>
  );
}
