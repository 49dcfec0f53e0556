import { type BySide, SIDES } from '@acies/kernel';
import type { GameFacts } from '@acies/session/protocol';
import { type FormEvent, Suspense, use, useState } from 'react';
import { hrefOf } from '../../route.ts';
import { bookOf } from '../books.ts';
import { type BattleClient, NoAnswer } from '../client.ts';
import { PlayerChoice } from '../pages/player-choice.tsx';
import { Refusal } from '../pages/refusal.tsx';
import { tb } from '../strings.ts';
import { tr } from './strings.ts';

interface Props {
  readonly client: BattleClient;
  readonly facts: GameFacts;
  readonly at: number;
  /** There is nothing left to decide at this point. */
  readonly isOver: boolean;
}

/** A new game that begins where one looks; the old one stays as it is. */
export function ContinueHere(props: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="continue-here no-print" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{tr.continueHere}</summary>
      {props.isOver ? (
        <p>{tr.continueOver}</p>
      ) : (
        isOpen && (
          <Suspense fallback={<p className="quiet">{tb.loading}</p>}>
            <ContinueForm {...props} />
          </Suspense>
        )
      )}
    </details>
  );
}

function ContinueForm({ client, facts, at }: Props) {
  const book = use(bookOf(facts.rules.id));
  const [players, setPlayers] = useState<BySide<string>>(facts.players);
  const [fault, setFault] = useState<string>();
  const begin = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    try {
      window.location.hash = hrefOf(['battle', await client.ask('fork', { at, players })]);
    } catch (why) {
      if (!(why instanceof NoAnswer)) throw why;
      setFault(why.message);
    }
  };
  return (
    <form className="players" onSubmit={(event) => void begin(event)}>
      <p>{tr.continueMeans}</p>
      {SIDES.map((side) => (
        <PlayerChoice
          key={side}
          {...{ book, side }}
          army={facts.armies[side]}
          chosen={players[side]}
          onChoose={(name) => setPlayers({ ...players, [side]: name })}
        />
      ))}
      <button type="submit" className="primary">
        {tr.continueBegin}
      </button>
      <Refusal why={fault} />
    </form>
  );
}
