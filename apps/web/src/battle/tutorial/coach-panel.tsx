import type { Side } from '@acies/kernel';
import type { Lesson } from '@acies/play';
import { ClauseLink } from '../../odds/workings.tsx';
import { hrefOf } from '../../route.ts';
import { number } from '../../strings.ts';
import type { AskedOption, GameFacts, TableState } from '../protocol.ts';
import { countGiven, howItEnded, lessonsLeft } from './coach.ts';
import { tc } from './strings.ts';
import type { Coaching } from './use-coach.ts';

interface Props {
  readonly coaching: Coaching;
  readonly facts: GameFacts;
  readonly state: TableState;
  /** The option that is pointed at is wanted. */
  onTake(option: AskedOption): void;
}

/** The coach of a first game: the lesson of this moment, or what to do when the game is over. */
export function CoachPanel(props: Props) {
  const { coaching } = props;
  const { lessons, memory, told, asked } = coaching;
  const { isHidden } = memory;
  const given = countGiven(lessons, memory, told ?? asked?.lesson);
  return (
    <section className="coach" aria-label={tc.coach}>
      <header>
        <strong>{tc.coach}</strong>
        <span className="quiet">{tc.progress(number(given), number(lessons.length))}</span>
        <button
          type="button"
          aria-label={isHidden ? tc.showCoach : tc.hideCoach}
          onClick={() => coaching.hide(!isHidden)}
        >
          {isHidden ? tc.show : tc.hide}
        </button>
      </header>
      {!isHidden && <Said {...props} />}
    </section>
  );
}

function Said(props: Props) {
  const { told, asked } = props.coaching;
  const lesson = told ?? (asked?.isNew ? asked.lesson : undefined);
  return (
    <>
      <div aria-live="polite">{lesson && <Taught sheet={props.facts.rules.id} lesson={lesson} />}</div>
      {told ? <Reading {...props} /> : <Onward {...props} />}
    </>
  );
}

const Reading = ({ coaching, state }: Props) => (
  <div className="buttons">
    <button type="button" className="primary" onClick={coaching.understand}>
      {tc.understood}
    </button>
    {state.waits && <span className="quiet">{tc.waits}</span>}
  </div>
);

/** What to do now: take up a good choice, look on, or go to another battle. */
function Onward({ coaching, facts, state, onTake }: Props) {
  const { asked, suggested } = coaching;
  if (state.result) return <Ended {...{ coaching, facts }} winner={state.result.winner} />;
  if (!state.asked) return state.waits ? <p className="quiet">{tc.watching}</p> : null;
  return (
    <>
      {asked && !asked.isNew && (
        <details>
          <summary>{tc.again(asked.lesson.title)}</summary>
          <Words sheet={facts.rules.id} lesson={asked.lesson} />
        </details>
      )}
      {suggested && (
        <p className="suggested">
          <span>{tc.goodChoice}</span>
          <button type="button" onClick={() => onTake(suggested)}>
            {suggested.label}
          </button>
        </p>
      )}
    </>
  );
}

interface TaughtProps {
  readonly sheet: string;
  readonly lesson: Lesson;
}

const Taught = ({ sheet, lesson }: TaughtProps) => (
  <>
    <h2>{lesson.title}</h2>
    <Words {...{ sheet, lesson }} />
  </>
);

const Words = ({ sheet, lesson }: TaughtProps) => (
  <>
    <p>{lesson.text}</p>
    <p className="read-more">
      {tc.readMore}{' '}
      {lesson.clauses.map((clause) => (
        <ClauseLink key={clause} {...{ sheet, clause }} />
      ))}
    </p>
  </>
);

interface EndedProps {
  readonly coaching: Coaching;
  readonly facts: GameFacts;
  readonly winner: Side | null;
}

function Ended({ coaching: { lessons, memory }, facts, winner }: EndedProps) {
  const left = lessonsLeft(lessons, memory);
  const sheet = facts.rules.id;
  return (
    <>
      <h2>{tc[howItEnded(facts.players, winner)]}</h2>
      <p>{tc.next}</p>
      <ul>
        <li>
          <a className="tap" href={hrefOf(['battle', 'new', sheet])}>
            {tc.nextBattle}
          </a>
        </li>
        <li>
          <a className="tap" href={hrefOf([sheet])}>
            {tc.nextSheet}
          </a>
        </li>
      </ul>
      {left.length > 0 && (
        <details>
          <summary>{tc.notGiven}</summary>
          {left.map((lesson) => (
            <div key={lesson.id}>
              <h3>{lesson.title}</h3>
              <Words {...{ sheet, lesson }} />
            </div>
          ))}
        </details>
      )}
    </>
  );
}
