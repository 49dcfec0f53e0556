import type { LogEntry } from '@acies/session/protocol';
import { describe, expect, it } from 'vitest';
import { PACES, type Pace } from '../pace.ts';
import { decidedTo, firstUnseen, follows, hasDice, lastFall, linesOf, nextFall, restAfter, timeFor } from './falls.ts';

const line = (kind: LogEntry['kind'], text: string, more: Partial<LogEntry> = {}): LogEntry => ({
  ...{ at: 1, turn: 1, kind, weight: 'plain', side: undefined, text, clauses: [], tallies: [], dice: [] },
  ...more,
});
const dice = (text: string, more: Partial<LogEntry> = {}): LogEntry => line('dice', text, more);
const event = (text: string, more: Partial<LogEntry> = {}): LogEntry => line('event', text, more);
const texts = (entries: readonly LogEntry[] = []): string[] => entries.map(({ text }) => text);

const LOG = [
  line('choice', 'shoot', { side: 'red' }),
  dice('two dice', { clauses: ['X-1'] }),
  dice('one die'),
  event('a hit'),
  dice('morale'),
  event('it holds'),
  line('choice', 'go', { side: 'blue', at: 2 }),
  event('it goes', { at: 2 }),
  event('turn 2', { at: 2, weight: 'turn' }),
];

describe('what falls', () => {
  it('is shown one throw after another, each with what came of it', () => {
    const first = nextFall(LOG, 0)!;
    expect([texts(first.throws), texts(first.told)]).toEqual([['two dice', 'one die'], ['a hit']]);
    const second = nextFall(LOG, first.to)!;
    expect([texts(second.throws), texts(second.told)]).toEqual([['morale'], ['it holds']]);
  });

  it('has news of weight among it, and no move without dice', () => {
    const third = nextFall(LOG, 6)!;
    expect([texts(third.throws), texts(third.told)]).toEqual([[], ['turn 2']]);
    expect(nextFall(LOG, third.to)).toBeUndefined();
  });

  it('is parted where it is more than can be seen at a glance', () => {
    const many = [...Array.from({ length: 6 }, (_, i) => dice(`${i}`)), event('all in all')];
    const first = nextFall(many, 0)!;
    expect([first.throws.length, first.told.length]).toEqual([4, 0]);
    const second = nextFall(many, first.to)!;
    expect([texts(second.throws), texts(second.told)]).toEqual([['4', '5'], ['all in all']]);
  });

  it('tells what the dice decided and what matters, and not every step that follows', () => {
    const tally = { heading: '', rows: [], total: 1 };
    const log = [
      dice('d'),
      event('the result'),
      event('a step'),
      event('with factors', { tallies: [tally] }),
      event('lost', { weight: 'key' }),
    ];
    expect(texts(linesOf(nextFall(log, 0)!))).toEqual(['the result', 'with factors', 'lost']);
  });

  it('is known by its clauses, for the lesson that explains it', () => {
    expect(follows(nextFall(LOG, 0)!, 'X-1')).toBe(true);
    expect(follows(nextFall(LOG, 4)!, 'X-1')).toBe(false);
  });
});

describe('what is not shown', () => {
  it('fell before the person decided again', () => {
    expect(decidedTo(LOG, (side) => side === 'red')).toBe(1);
    expect(decidedTo(LOG, (side) => side === 'blue')).toBe(7);
    expect(decidedTo(LOG, () => false)).toBe(0);
  });

  it('was there when the page was opened; a battle that begins is new', () => {
    expect([firstUnseen(LOG, 0), firstUnseen(LOG, 1), firstUnseen(LOG, 2)]).toEqual([0, 6, 9]);
  });
});

it('the last dice stand, whatever news came after them', () => {
  expect(texts(lastFall(LOG, 0)!.throws)).toEqual(['morale']);
  expect(lastFall(LOG, 6)).toBeUndefined();
});

describe('dice roll', () => {
  it('as long as any of them is still to be shown', () => {
    const [first, second] = [nextFall(LOG, 0)!, nextFall(LOG, 4)!];
    expect([hasDice(LOG, 0), hasDice(LOG, first.to), hasDice(LOG, second.to)]).toEqual([true, true, false]);
  });

  it('and rest before what came of them has been shown', () => {
    const single = nextFall([dice('one die')], 0)!;
    for (const pace of Object.keys(PACES) as Pace[])
      expect([pace, restAfter(pace) <= timeFor(single, pace)]).toEqual([pace, true]);
    expect(restAfter('off')).toBe(0);
  });
});
