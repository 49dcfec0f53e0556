import type { GameFacts, Story } from '@acies/session/protocol';
import { number } from '../../strings.ts';
import { tb } from '../strings.ts';
import { momentFrom } from './course.ts';
import { tr } from './strings.ts';
import { type Player, SPEEDS, type Speed } from './use-player.ts';

interface Props {
  readonly facts: GameFacts;
  readonly story: Story;
  readonly player: Player;
}

/** Play, step and jump. */
export function Transport({ facts, story, player }: Props) {
  const { at, last, isPlaying, jump, step, toggle } = player;
  const before = momentFrom(story, at, -1);
  const after = momentFrom(story, at, 1);
  return (
    <div className="transport">
      <Jump name={tr.replayFirst} sign="⇤" isOff={at === 0} onPress={() => jump(0)} />
      <Jump name={tr.replayMomentBack} sign="«" isOff={before === undefined} onPress={() => jump(before ?? at)} />
      <Jump name={tr.replayBack} sign="‹" isOff={at === 0} onPress={() => step(-1)} />
      <button type="button" className="primary play" onClick={toggle} disabled={last === 0}>
        {isPlaying ? tb.pause : tr.replayPlay}
      </button>
      <Jump name={tr.replayForth} sign="›" isOff={at === last} onPress={() => step(1)} />
      <Jump name={tr.replayMomentForth} sign="»" isOff={after === undefined} onPress={() => jump(after ?? at)} />
      <Jump name={tr.replayLast} sign="⇥" isOff={at === last} onPress={() => jump(last)} />
      <TurnSelect {...{ facts, story, player }} />
      <SpeedSelect player={player} />
    </div>
  );
}

interface JumpProps {
  readonly name: string;
  readonly sign: string;
  readonly isOff: boolean;
  onPress(): void;
}

/** A button that has nowhere to go keeps the focus, so that nobody loses their place. */
const Jump = ({ name, sign, isOff, onPress }: JumpProps) => (
  <button type="button" aria-label={name} title={name} aria-disabled={isOff} onClick={() => !isOff && onPress()}>
    <span aria-hidden="true">{sign}</span>
  </button>
);

function TurnSelect({ facts, story, player }: Props) {
  return (
    <label>
      {tr.replayToTurn(facts.rules.turnName)}{' '}
      <select
        value={story.turns.findLast(({ at }) => at <= player.at)?.at}
        onChange={({ target }) => player.jump(Number(target.value))}
      >
        {story.turns.map(({ turn, at }) => (
          <option key={at} value={at}>
            {turn > 0 ? number(turn) : tb.beforeFirstTurn}
          </option>
        ))}
      </select>
    </label>
  );
}

const SpeedSelect = ({ player }: { readonly player: Player }) => (
  <label>
    {tb.speed}{' '}
    <select value={player.speed} onChange={({ target }) => player.setSpeed(target.value as Speed)}>
      {(Object.keys(SPEEDS) as Speed[]).map((one) => (
        <option key={one} value={one}>
          {tr.replaySpeeds[one]}
        </option>
      ))}
    </select>
  </label>
);
