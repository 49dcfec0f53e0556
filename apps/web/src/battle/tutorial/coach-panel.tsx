import type { Side } from '@acies/kernel';
import type { Lesson } from '@acies/play';
import type { GameFacts, QuestionOption, TableState } from '@acies/session/protocol';
import { ClauseLink } from '../../odds/workings.tsx';
import { hrefOf } from '../../route.ts';
import { number } from '../../strings.ts';
import { countGiven, howItEnded, lessonsGiven, lessonsLeft } from './coach.ts';
import { tc } from './strings.ts';
import { Because, Suggested } from './suggested.tsx';
import type { Coaching } from './use-coach.ts';
import '../../styles/coach.css';

interface Props {
  readonly coaching: Coaching;
  readonly facts: GameFacts;
  readonly state: TableState;
  /** A choice is laid before the person: the coach steps back to one line. */
  readonly isChoosing: boolean;
  /** The option that is pointed at is wanted. */
  onTake(option: QuestionOption): void;
}

/** The coach of a first game: the lesson of this moment, or what to do when the game is over. */
export function CoachPanel(props: Props) {
  const { coaching } = props;
  const { lessons, memory, told, asked } = coaching;
  const { isHidden } = memory;
  const given = countGiven(lessons, memory, told ?? asked?.lesson);
  return (
    <section className={told ? 'coach telling' : 'coach'} aria-label={tc.coach}>
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

/** The lesson scrolls if it is long; what is to be done about it stays in sight. */
function Said(props: Props) {
  const { coaching, facts, isChoosing } = props;
  const { told, asked } = coaching;
  const lesson = told ?? (asked?.isNew ? asked.lesson : undefined);
  const isBrief = isChoosing && !told;
  return (
    <>
      <div className="lesson" aria-live="polite" tabIndex={isBrief ? undefined : 0} hidden={isBrief}>
        {lesson && <Taught key={lesson.id} sheet={facts.rules.id} lesson={lesson} />}
        {!told && <Background {...props} />}
      </div>
      {told ? <Reading {...props} /> : !isBrief && <Suggestions {...props} />}
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

/** What can be read besides: why a choice is a good one, earlier lessons, or where to go from here. */
function Background({ coaching, facts, state }: Props) {
  if (state.result) return <Ended {...{ coaching, facts }} winner={state.result.winner} />;
  return (
    <>
      {!state.asked && state.waits && <p className="quiet">{tc.watching}</p>}
      {coaching.suggestion?.because && <Because because={coaching.suggestion.because} />}
      <SoFar {...{ coaching, facts }} />
    </>
  );
}

function Suggestions({ coaching: { suggestion }, state, onTake }: Props) {
  return suggestion && !state.result ? <Suggested {...{ suggestion, onTake }} /> : null;
}

/** Every lesson is given once, and can be read again. */
function SoFar({ coaching: { lessons, memory, asked }, facts }: Pick<Props, 'coaching' | 'facts'>) {
  const given = lessonsGiven(lessons, memory).filter((lesson) => !(asked?.isNew && asked.lesson === lesson));
  return <Folded title={tc.soFar} sheet={facts.rules.id} lessons={given.reverse()} />;
}

interface FoldedProps {
  readonly title: string;
  readonly sheet: string;
  readonly lessons: readonly Lesson[];
}

function Folded({ title, sheet, lessons }: FoldedProps) {
  if (lessons.length === 0) return null;
  return (
    <details>
      <summary>{title}</summary>
      {lessons.map((lesson) => (
        <div key={lesson.id}>
          <h3>{lesson.title}</h3>
          <Words {...{ sheet, lesson }} />
        </div>
      ))}
    </details>
  );
}

interface TaughtProps {
  readonly sheet: string;
  readonly lesson: Lesson;
}

/** A lesson that was read is folded up by a press on its title. */
const Taught = ({ sheet, lesson }: TaughtProps) => (
  <details className="taught" open>
    <summary>
      <h2>{lesson.title}</h2>
    </summary>
    <Words {...{ sheet, lesson }} />
  </details>
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
      <Folded title={tc.notGiven} sheet={sheet} lessons={left} />
    </>
  );
}
