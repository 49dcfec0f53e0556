import { Engine } from '@acies/kernel';
import { INCH } from '@acies/table';
import { describe, expect, it } from 'vitest';
import { GONE } from '../board/board.ts';
import type { ClockEvent } from '../board/events.ts';
import { BY_CLOCK } from '../play/orders/orders.ts';
import { clockRules } from '../rule-set.ts';
import { CLAUSES } from '../sheet/clauses.ts';
import { stage } from '../testing/stage.ts';
import { poseWords, tellInWords } from './report.ts';

const { setup } = stage(
  { red: ['Pikes Pike 30 40 0', 'Horse HH 40 40 0'], blue: ['Gauls WB 30 8 180'] },
  { leaders: { red: ['Max general Pikes'], blue: ['Kai subordinate Gauls'] }, armies: { red: { name: 'Epirus' } } },
);
const tally = { rows: [], total: 0 };
const none = { clauses: [] };
const to = { x: 12 * INCH, y: Math.round(20.5 * INCH), heading: 900 };
const scores = { attacker: 9, defender: 5 };
const tallies = { attacker: tally, defender: tally };
const side = 'red' as const;
type Moved = Extract<ClockEvent, { type: 'moved' }>['how'];
const moved = (how: Moved) => ({ unit: 0, to, how });

/** Every kind of news, in each of its forms. */
const NEWS: {
  readonly [T in ClockEvent['type']]: readonly (readonly [
    Omit<Extract<ClockEvent, { type: T }>, 'type' | 'clauses'>,
    string,
  ])[];
} = {
  first: [
    [{ side, what: 'deployment' }, 'red deploys first'],
    [{ side: 'blue', what: 'half turn' }, 'blue has the first half turn'],
  ],
  deployed: [[{ unit: 0, to }, 'Pikes: deployed at 12, 20.5 →']],
  'half turn': [
    [{ number: 7, side, orders: 8 }, 'Half turn 7, red: 8 orders'],
    [{ number: 8, side, orders: 1 }, 'Half turn 8, red: 1 order'],
  ],
  rally: [
    [{ unit: 2, tally, needs: 5, rallied: true }, 'Gauls: rallies (5 needed)'],
    [{ unit: 0, tally, needs: 6, rallied: false }, 'Pikes: does not rally (6 needed)'],
  ],
  fire: [
    [{ firers: [0], target: 2, tally, result: 'NE' }, 'Fire of Pikes at Gauls: no effect'],
    [{ firers: [0, 1], target: 2, tally, result: 'D' }, 'Fire of Pikes, Horse at Gauls: a DMZ'],
    [{ firers: [2], target: 0, tally, result: 'K' }, 'Fire of Gauls at Pikes: destroyed'],
  ],
  order: [
    [{ side, units: [0], by: BY_CLOCK, left: 3 }, 'Pikes: one of the clock’s orders; 3 orders left'],
    [{ side, units: [0, 1], by: 0, left: 1 }, 'Pikes, Horse: the free order of Max; 1 order left'],
  ],
  moved: [
    [moved('move'), 'Pikes: moves to 12, 20.5 →'],
    [moved('charge'), 'Pikes: charges to 12, 20.5 →'],
    [moved('turn'), 'Pikes: turns, at 12, 20.5 →'],
    [moved('retreat'), 'Pikes: retreats to 12, 20.5 →'],
    [moved('advance'), 'Pikes: advances to 12, 20.5 →'],
    [moved('disengage'), 'Pikes: breaks off to 12, 20.5 →'],
    [moved('dress'), 'Pikes: dresses to 12, 20.5 →'],
  ],
  nerve: [
    [{ unit: 1, target: 2, tally, needs: 6, dares: true }, 'Horse: dares to charge Gauls (6 needed)'],
    [{ unit: 1, target: 2, tally, needs: 7, dares: false }, 'Horse: does not dare to charge Gauls (7 needed)'],
  ],
  contact: [[{ attacker: 1, defender: 2, met: 'flank' }, 'Horse in contact with Gauls, in flank']],
  stratagem: [[{ side: 'blue', stratagem: 'feigned flight' }, 'blue plays a stratagem: feigned flight']],
  revealed: [[{ unit: 2, to }, 'Gauls: springs from ambush at 12, 20.5 →']],
  melee: [
    [
      { attacker: 1, defender: 2, tallies, outcome: { scores, winner: null, loss: null } },
      'Horse against Gauls, 9 to 5; nothing comes of it',
    ],
    [
      {
        attacker: 1,
        defender: 2,
        tallies,
        outcome: { scores, winner: 'attacker', loss: { gained: 1, dmz: 1, fate: 'stands', how: null } },
      },
      'Horse against Gauls, 9 to 5; Gauls: gains 1 DMZ',
    ],
    [
      {
        attacker: 1,
        defender: 2,
        tallies,
        outcome: { scores, winner: 'defender', loss: { gained: 2, dmz: 2, fate: 'retreats', how: null } },
      },
      'Horse against Gauls, 9 to 5; Horse: gains 2 DMZ, and retreats',
    ],
  ],
  marked: [[{ unit: 0, gained: 1, dmz: 2 }, 'Pikes: has 2 DMZ']],
  destroyed: [[{ unit: 0, how: 'doubled' }, 'Pikes: destroyed']],
  leader: [
    [{ leader: 0, fate: 'escapes', to: 1 }, 'Max escapes to Horse'],
    [{ leader: 0, fate: 'killed', to: GONE }, 'Max is killed'],
    [{ leader: 1, fate: 'captured', to: GONE }, 'Kai is captured'],
  ],
  rode: [[{ leader: 0, to: 1 }, 'Max rides to Horse']],
  clock: [
    [{ side, clock: 7, why: 'half turn' }, 'The morale clock of red goes down to 7: the half turn is lost'],
    [{ side, clock: 7, why: 'leader' }, 'The morale clock of red goes down to 7: a leader is lost'],
    [{ side, clock: 7, why: 'camp' }, 'The morale clock of red goes down to 7: the camp is sacked'],
  ],
  'even half turn': [[{}, 'Nobody has lost the half turn']],
  ended: [
    [
      { result: { winner: 'red', reason: 'blue quits the field', clause: '' } },
      'Victory for Epirus: blue quits the field',
    ],
    [{ result: { winner: null, reason: 'both armies quit', clause: '' } }, 'Drawn: both armies quit'],
  ],
};

describe('MC-SEQ-1 the log', () => {
  const cases = Object.entries(NEWS).flatMap(([type, forms]) =>
    forms.map(([facts, words]) => [words, { type, clauses: [], ...facts } as ClockEvent] as const),
  );
  it.each(cases)('MC-SEQ-1 “%s”', (words, event) => expect(tellInWords(setup, event)).toBe(words));

  it('MC-SEQ-1 says nothing of bare choices, and all of dice', () => {
    expect(tellInWords(setup, { type: 'choice', ...none, side, decision: 'order', choice: null })).toBe('');
    const dice = { type: 'dice', ...none, label: 'rally', die: 'D10', faces: [4] } as const;
    expect(tellInWords(setup, { ...dice, side })).toBe('red: 4 thrown for rally');
    expect(tellInWords(setup, { ...dice, side, unit: 'Max' })).toBe('Max: 4 thrown for rally');
    expect(tellInWords(setup, dice)).toBe('4 thrown for rally');
    expect(tellInWords(setup, { ...dice, faces: [], side })).toBe('red: no dice thrown for rally');
  });

  it('MC-RAL-1 MC-RAL-3 MC-FIRE-1 with the die that was thrown, the sum is told', () => {
    const dice = [{ type: 'dice', ...none, label: 'rally', die: 'D10', faces: [7] } as const];
    const tried = (total: number, event: object) =>
      tellInWords(setup, { ...none, tally: { rows: [], total }, ...event } as never, dice);
    expect(tried(-2, { type: 'rally', unit: 0, needs: 6, rallied: false })).toBe(
      'Pikes: does not rally (7 - 2 = 5, 6 needed)',
    );
    expect(tried(0, { type: 'rally', unit: 0, needs: 6, rallied: true })).toBe('Pikes: rallies (7, 6 needed)');
    expect(tried(1, { type: 'nerve', unit: 1, target: 2, needs: 7, dares: true })).toBe(
      'Horse: dares to charge Gauls (7 + 1 = 8, 7 needed)',
    );
    expect(tried(1, { type: 'fire', firers: [0], target: 2, result: 'D' })).toBe(
      'Fire of Pikes at Gauls: 7 + 1 = 8, a DMZ',
    );
  });

  it('MC-UNIT-1 a place is told in inches, with an arrow, and degrees where it is none of the eight', () => {
    expect(poseWords({ x: 30 * INCH, y: 8 * INCH, heading: 1920 })).toBe('30, 8 ↓192°');
    expect(poseWords({ x: 30 * INCH, y: 8 * INCH, heading: 13 })).toBe('30, 8 ↑1°');
    expect(poseWords({ x: 30 * INCH, y: 8 * INCH, heading: 2250 })).toBe('30, 8 ↙');
  });
});

/** A small battle with something of everything: an ambush, fearsome beasts, horse that break off, a camp, leaders. */
const MIXED = stage(
  {
    red: [
      'bow Arch 28 30 0',
      'leg Leg 30 26 0',
      'le2 Leg 32.1 26.3 0',
      'num LH 36.5 25 0',
      'hh HH 38 28 0',
      'sk Sk 24 27 0',
    ],
    blue: ['wb WB 30 20 180', 'el El 34 20 180', 'mf MF 37 20 180', 'camp Camp 30 10 180', 'am MF hidden wood'],
  },
  {
    deploy: 'as given',
    first: 'blue',
    halfTurns: 24,
    leaders: { red: ['Max general leg', 'Leo subordinate hh'], blue: ['Kai general wb'] },
    armies: { red: { stratagems: ['feigned flight', 'forced march'] }, blue: { stratagems: ['ambush'] } },
    terrain: [
      {
        id: 'wood',
        kind: 'dense woods',
        points: [
          [14, 18],
          [20, 18],
          [20, 24],
          [14, 24],
        ],
      },
    ],
  },
).setup;

describe('MC-SEQ-1 whole battles', () => {
  const engine = new Engine(clockRules);
  const known = new Set(CLAUSES.map(({ id }) => id));
  const told = new Set<string>();

  const read = (event: ClockEvent): void => {
    told.add(event.type === 'moved' ? event.how : event.type);
    expect(tellInWords(MIXED, event)).not.toMatch(/undefined|NaN|\[object/);
    for (const clause of event.clauses) expect(known).toContain(clause);
  };

  it.each([1, 2, 3, 4, 5, 6, 7, 8, 9])(
    'MC-SEQ-1 all that happens in battle %i has its sentence and leaves a sound board',
    (seed) => {
      let { game, events } = engine.start(MIXED, seed);
      let state = seed;
      const draw = (below: number): number => (state = (state * 48271) % 2147483647) % below;
      while (game.pending.length > 0) {
        for (const event of events) read(event as ClockEvent);
        const question = engine.legal(game)[0]!;
        const hints = question.options ?? question.suggestions();
        // Suggestions make for contact; samples alone mostly wander.
        const choice = hints.length > 0 && draw(3) > 0 ? hints[draw(hints.length)]! : question.sample(draw);
        ({ game, events } = engine.apply(game, { side: question.side, choice }));
        expect(clockRules.brokenInvariants(engine.look(game) as never)).toEqual([]);
      }
      for (const event of events) read(event as ClockEvent);
      expect(game.result).not.toBe(null);
    },
  );

  it('MC-SEQ-1 they tell of every kind of news and of every kind of move', () => {
    // What chance seldom does: a side deploys, and dresses a rank.
    const s = stage(
      { red: ['a MF 30 38 0', 'b MF 32 38.5 0'], blue: ['x MF 30 8 180'] },
      { deploy: 'free', dice: [6, 5] },
    );
    s.pick('deploy first').choose({ do: 'rest' }).choose({ do: 'rest' }).choose({ do: 'done' });
    s.pick('b dresses on the right of a');
    for (const event of s.events) read(event as ClockEvent);
    const all = [...Object.keys(NEWS), ...NEWS.moved.map(([{ how }]) => how)];
    expect(all.filter((type) => !told.has(type))).toEqual(['moved']);
  });
});
