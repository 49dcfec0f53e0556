import type { Lesson } from '@acies/play';
import type { LogEntry, QuestionOption } from '@acies/session/protocol';
import { describe, expect, it } from 'vitest';
import {
  becauseOf,
  countGiven,
  howItEnded,
  lessonAsked,
  lessonsGiven,
  lessonsLeft,
  lessonTold,
  NOTHING_GIVEN,
  suggestionOf,
  withGiven,
} from './coach.ts';
import { becauseWords } from './suggested.tsx';

const lesson = (id: string, when: Lesson['when'], prefer?: Lesson['prefer']): Lesson => ({
  ...{ id, when, title: id, text: id, clauses: [] },
  ...(prefer ? { prefer } : {}),
});
const begin = lesson('begin', { begin: true });
const move = lesson('move', { asked: 'move' }, [{ kind: 'charge' }, { kind: 'go', label: 'ahead' }]);
const group = lesson('group', { asked: 'move' });
const melee = lesson('melee', { told: 'X-1' });
const LESSONS = [begin, move, group, melee];

const entry = (kind: LogEntry['kind'], ...clauses: string[]): LogEntry => ({
  ...{ at: 1, turn: 1, kind, weight: 'plain', side: undefined, text: 'so it was', tallies: [], dice: [] },
  clauses,
});
const option = (kind: string, label: string): QuestionOption => ({ choice: label, label, kind, shown: {} });

describe('what has happened', () => {
  const begun = withGiven(NOTHING_GIVEN, begin, 0);

  it('begins with the opening lesson, once', () => {
    expect(lessonTold(LESSONS, NOTHING_GIVEN, [])).toBe(begin);
    expect(lessonTold(LESSONS, begun, [])).toBeUndefined();
  });

  it('is explained when something told rests on the clause, and until it is read', () => {
    expect(lessonTold(LESSONS, begun, [entry('event', 'X-2')])).toBeUndefined();
    expect(lessonTold(LESSONS, begun, [entry('dice', 'X-2'), entry('event', 'X-3', 'X-1')])).toBe(melee);
    expect(lessonTold(LESSONS, withGiven(begun, melee, 3), [entry('event', 'X-1')])).toBeUndefined();
  });
});

describe('what is asked', () => {
  it('has the first lesson the first time, the second the second, and the last again after that', () => {
    expect(lessonAsked(LESSONS, NOTHING_GIVEN, NOTHING_GIVEN, 'move', 4)).toEqual({ lesson: move, isNew: true });
    const once = withGiven(NOTHING_GIVEN, move, 4);
    expect(lessonAsked(LESSONS, once, NOTHING_GIVEN, 'move', 6)).toEqual({ lesson: group, isNew: true });
    expect(lessonAsked(LESSONS, withGiven(once, group, 6), NOTHING_GIVEN, 'move', 9)).toEqual({
      lesson: group,
      isNew: false,
    });
  });

  it('keeps its lesson while the question is open, and has it back when a choice is taken back', () => {
    const both = withGiven(withGiven(NOTHING_GIVEN, move, 4), group, 6);
    expect(lessonAsked(LESSONS, both, NOTHING_GIVEN, 'move', 4)).toEqual({ lesson: move, isNew: true });
    expect(lessonAsked(LESSONS, both, NOTHING_GIVEN, 'move', 6)).toEqual({ lesson: group, isNew: true });
  });

  it('has no lesson again that was given on an earlier visit, though its question is still open', () => {
    const once = withGiven(NOTHING_GIVEN, move, 4);
    expect(lessonAsked(LESSONS, once, once, 'move', 4)).toEqual({ lesson: move, isNew: false });
    expect(lessonAsked(LESSONS, once, once, 'move', 6)).toEqual({ lesson: group, isNew: true });
  });

  it('may have no lesson', () =>
    expect(lessonAsked(LESSONS, NOTHING_GIVEN, NOTHING_GIVEN, 'shoot', 0)).toBeUndefined());
});

describe('what is pointed at', () => {
  const stay = option('stay', 'stay');
  const ahead = option('go', 'go ahead');
  const aside = option('go', 'go aside');
  const charge = option('charge', 'charge the Gauls');

  it('is the best kind that there is', () => {
    expect(suggestionOf(move, [stay, ahead, charge], undefined)).toBe(charge);
    expect(suggestionOf(move, [stay, aside, ahead], undefined)).toBe(ahead);
    expect(suggestionOf(move, [stay, aside], undefined)).toBeUndefined();
  });

  it('is what the computer would do where the lesson is about that', () => {
    expect(suggestionOf(move, [stay, ahead, charge], ahead)).toBe(ahead);
    expect(suggestionOf(move, [stay, ahead, charge], stay)).toBe(charge);
  });

  it('is what the computer would do where no lesson prefers anything', () => {
    expect(suggestionOf(group, [stay, charge], stay)).toBe(stay);
    expect(suggestionOf(undefined, [stay, charge], charge)).toBe(charge);
    expect(suggestionOf(undefined, [stay], undefined)).toBeUndefined();
  });
});

describe('why something is pointed at', () => {
  const weighed = (label: string, words: string | undefined, odds?: string) => ({
    ...option('go', label),
    ...{ worth: 1, words, odds },
  });
  const considered = {
    player: 'centurion',
    options: [weighed('ahead', 'exact odds', '40%'), weighed('aside', 'ground')],
  };

  it('is what the computer looked at, with the odds and the next best', () => {
    const because = becauseOf(option('go', 'ahead'), considered)!;
    expect(because).toEqual({ kind: 'best', words: 'exact odds', odds: '40%', next: 'aside' });
    expect(becauseWords(because)).toBe(
      'Because it comes out best by this measure: exact odds (40%). The next best: aside.',
    );
  });

  it('is the lesson where the computer would do something else', () => {
    const because = becauseOf(option('go', 'aside'), considered)!;
    expect(because).toEqual({ kind: 'lesson', rather: 'ahead' });
    expect(becauseWords(because)).toMatch(/^Because this is what the lesson is about\. .* rather: ahead\.$/);
  });

  it('is not made up where the computer keeps it to itself', () => {
    expect(becauseOf(option('go', 'x'), { player: 'p', options: [weighed('x', undefined)] })).toBeUndefined();
  });
});

it('knows the lessons given in the order in which they came', () => {
  const both = withGiven(withGiven(NOTHING_GIVEN, group, 3), begin, 5);
  expect(lessonsGiven(LESSONS, both)).toEqual([group, begin]);
});

it('counts the lessons given, and knows those that are left', () => {
  const once = withGiven(NOTHING_GIVEN, begin, 0);
  expect(countGiven(LESSONS, once, undefined)).toBe(1);
  expect(countGiven(LESSONS, once, move)).toBe(2);
  expect(countGiven(LESSONS, withGiven(once, move, 2), move)).toBe(2);
  expect(lessonsLeft(LESSONS, once)).toEqual([move, group, melee]);
});

describe('how it ended', () => {
  it('is judged for the person, whichever side that is', () => {
    const asRed = { red: 'human', blue: 'gentle' };
    const asBlue = { red: 'gentle', blue: 'human' };
    expect([howItEnded(asRed, 'red'), howItEnded(asRed, 'blue'), howItEnded(asRed, null)]).toEqual([
      'won',
      'lost',
      'drawn',
    ]);
    expect([howItEnded(asBlue, 'red'), howItEnded(asBlue, 'blue')]).toEqual(['lost', 'won']);
  });

  it('is only said where two persons played, or none did', () => {
    expect(howItEnded({ red: 'human', blue: 'human' }, 'red')).toBe('ended');
    expect(howItEnded({ red: 'gentle', blue: 'gentle' }, 'blue')).toBe('ended');
  });
});
