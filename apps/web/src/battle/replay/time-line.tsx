import type { GameFacts, Story } from '@acies/session/protocol';
import { number } from '../../strings.ts';
import { tb } from '../strings.ts';
import { turnMarks } from './chart-shape.ts';
import { turnAt } from './course.ts';
import { tr } from './strings.ts';
import type { Player } from './use-player.ts';

interface Props {
  readonly facts: GameFacts;
  readonly story: Story;
  readonly player: Player;
}

/** The whole battle from left to right, with its turns and key moments. */
export function TimeLine({ facts, story, player }: Props) {
  const { at, last, jump } = player;
  const words = placeInWords(facts, story, at, last);
  return (
    <div className="time-line">
      <input
        type="range"
        min={0}
        max={last}
        step={1}
        value={at}
        aria-label={tr.timeLine}
        aria-valuetext={words}
        onChange={({ target }) => jump(Number(target.value))}
      />
      <Marks {...{ facts, story }} last={last} />
      <p className="quiet">{words}</p>
    </div>
  );
}

function placeInWords(facts: GameFacts, story: Story, at: number, last: number): string {
  const turn = turnAt(story, at);
  const when = turn > 0 ? tb.turnOf(facts.rules.turnName, number(turn)) : tb.beforeFirstTurn;
  return tr.replayPlace(when, number(at), number(last));
}

/** In hundredths of the line's length, as the page is laid out later. */
const LINE = 100;
/** The line is seldom shorter than this on a phone. */
const LEAST_PIXELS = 340;

function Marks({ facts, story, last }: Omit<Props, 'player'> & { readonly last: number }) {
  const share = (at: number): number => (LINE * at) / Math.max(1, last);
  const turns = turnMarks(story.turns, (at) => (share(at) / LINE) * LEAST_PIXELS);
  return (
    <div className="time-marks" aria-hidden="true">
      {story.moments.map(({ at, text }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: moments have no name but their place
        <i key={i} className="moment" style={{ insetInlineStart: `${share(at)}%` }} title={text} />
      ))}
      {turns.map(({ turn, at, isNamed }) => (
        <b key={at} style={{ insetInlineStart: `${share(at)}%` }} title={tb.turnOf(facts.rules.turnName, number(turn))}>
          {isNamed && number(turn)}
        </b>
      ))}
    </div>
  );
}
