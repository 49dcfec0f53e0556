import { Engine, type Json } from '@acies/kernel';
import { percent } from '@acies/kernel/odds';
import { describe, expect, it } from 'vitest';
import type { CkEvent } from '../board/events.ts';
import { IN_RESERVE, ON_LEFT, ON_RIGHT } from '../board/places.ts';
import { ckRules } from '../rule-set.ts';
import { CLAUSES } from '../sheet/clauses.ts';
import { basesOf } from '../sheet/words.ts';
import { plain, stage } from '../testing/stage.ts';
import { tellInWords } from './report.ts';

const { setup } = stage(
  plain(),
  { red: ['Pikes CO plain E1', 'Horse Cav plain E2'], blue: ['Levies CO levy A1'] },
  { generals: { red: ['Max E1'], blue: ['Kai A1'] } },
);
const tally = (total: number) => ({ rows: [], total });
const none = { clauses: [] };
const side = 'red' as const;
const [A1, B1, C1, D1] = [0, 6, 12, 18] as const;

/** Every kind of news, in each of its forms. */
const NEWS: {
  readonly [T in CkEvent['type']]: readonly (readonly [
    Omit<Extract<CkEvent, { type: T }>, 'type' | 'clauses'>,
    string,
  ])[];
} = {
  scenery: [
    [{ side, piece: 'rough', zone: C1 }, 'red places rough ground at C1'],
    [{ side, piece: 'gentle hill', zone: C1 }, 'red places a gentle hill at C1'],
  ],
  deployed: [
    [{ unit: 0, to: D1 }, 'Pikes: deployed at D1'],
    [{ unit: 0, to: IN_RESERVE }, 'Pikes: deployed in the reserve'],
    [{ unit: 0, to: ON_LEFT }, 'Pikes: deployed on the left flank march'],
    [{ unit: 0, to: ON_RIGHT }, 'Pikes: deployed on the right flank march'],
  ],
  'general deployed': [
    [{ general: 0, to: D1 }, 'Max is at D1'],
    [{ general: 1, to: IN_RESERVE }, 'Kai is in the reserve'],
  ],
  first: [[{ side: 'blue' }, 'blue moves first']],
  turn: [[{ turn: 3, side, clock: 17 }, 'Turn 3, red; the clock stands at 17']],
  rode: [
    [{ general: 0, to: D1, how: 'ride' }, 'Max rides to D1'],
    [{ general: 0, to: IN_RESERVE, how: 'along' }, 'Max goes along to the reserve'],
    [{ general: 1, to: B1, how: 'escape' }, 'Kai escapes to B1'],
  ],
  'general stopped': [[{ general: 0 }, 'Max is held up']],
  valiant: [
    [{ general: 0, to: C1, assaults: true }, 'Max leads an assault on C1 at once'],
    [{ general: 0, to: C1, assaults: false }, 'Max thinks better of it'],
  ],
  morale: [
    [{ side, zone: D1, tally: tally(2), fails: 0, effect: 'steady' }, 'Morale of red at D1, 2D6: 0 fails, stands firm'],
    [
      { side, zone: D1, tally: tally(2), fails: 1, effect: 'one falls back' },
      'Morale of red at D1, 2D6: 1 fail, one unit falls back',
    ],
    [
      { side, zone: D1, tally: tally(3), fails: 2, effect: 'held' },
      'Morale of red at D1, 3D6: 2 fails, one unit falls back, and the zone neither moves nor assaults this turn',
    ],
    [
      { side, zone: D1, tally: tally(5), fails: 3, effect: 'broken' },
      'Morale of red at D1, 5D6: 3 fails, all fall back under pursuit and do not shoot this turn',
    ],
  ],
  arrived: [
    [{ unit: 1, zone: D1, from: 'flank' }, 'Horse: arrives at D1 on the flank'],
    [{ unit: 1, zone: D1, from: 'reserve' }, 'Horse: arrives at D1 from reserve'],
  ],
  'stays in reserve': [[{ unit: 1 }, 'Horse: stays in reserve']],
  moved: [[{ unit: 1, to: C1, tally: null }, 'Horse: moves to C1']],
  'failed to move': [[{ unit: 1, to: C1, tally: tally(3) }, 'Horse: does not get to C1']],
  volley: [
    [{ side, from: D1, to: C1, tally: tally(4), hits: 1 }, 'D1 shoots at C1 with 4D6: 1 hit'],
    [{ side, from: D1, to: C1, tally: tally(4), hits: 0 }, 'D1 shoots at C1 with 4D6: 0 hits'],
  ],
  artillery: [
    [{ unit: 0, to: C1, hit: 'miss' }, 'Pikes: shoots at C1, a miss'],
    [{ unit: 0, to: C1, hit: 'target' }, 'Pikes: shoots at C1, a hit (its owner chooses where)'],
    [{ unit: 0, to: C1, hit: 'shooter' }, 'Pikes: shoots at C1, a hit (the shooter chooses where)'],
  ],
  assault: [
    [{ side, from: C1, to: B1, late: [] }, 'C1 assaults B1'],
    [{ side, from: C1, to: B1, late: [0, 1] }, 'C1 assaults B1; late: Pikes, Horse'],
  ],
  'no fight': [[{ side, from: C1, to: B1 }, 'C1 comes too late to fight']],
  yielded: [[{ side: 'blue', zone: B1 }, 'blue at B1 does not await the assault']],
  overrun: [[{ side: 'blue', zone: B1 }, 'The artillery at B1 is overrun']],
  temper: [[{ general: 0, temper: 'bad' }, 'Max has a bad day']],
  fight: [
    [
      {
        from: C1,
        to: B1,
        tallies: { target: tally(4), assaulter: tally(9) },
        hits: { assaulter: 3, target: 1 },
        winner: 'assaulter',
        margin: 2,
      },
      'C1 fights B1, 9D6 against 4D6: 3 hits to 1, C1 wins',
    ],
    [
      {
        from: C1,
        to: B1,
        tallies: { target: tally(4), assaulter: tally(9) },
        hits: { assaulter: 1, target: 1 },
        winner: 'target',
        margin: 0,
      },
      'C1 fights B1, 9D6 against 4D6: 1 hit to 1, B1 wins',
    ],
  ],
  hits: [
    [{ side, zone: C1, units: [0, 1], hits: [2, 1] }, 'Hits on C1: 2 on Pikes, 1 on Horse'],
    [{ side, zone: C1, units: [0, 1], hits: [0, 1] }, 'Hits on C1: 1 on Horse'],
  ],
  lost: [
    [{ unit: 0, halves: 1, marker: true }, 'Pikes: loses ½ base'],
    [{ unit: 0, halves: 2, marker: true }, 'Pikes: loses 1 base'],
    [{ unit: 0, halves: 3, marker: true }, 'Pikes: loses 1½ bases'],
  ],
  destroyed: [
    [{ unit: 0, how: 'losses' }, 'Pikes: destroyed'],
    [{ unit: 1, how: 'cavalry' }, 'Horse: ridden down'],
    [{ unit: 0, how: 'artillery' }, 'Pikes: lost with its zone'],
    [{ unit: 0, how: 'no way out' }, 'Pikes: destroyed, for there is no way out'],
  ],
  'general hit': [
    [{ general: 0, killed: false }, 'Max is hit and lives'],
    [{ general: 0, killed: true }, 'Max is hit'],
  ],
  'general lost': [[{ general: 0 }, 'Max is lost']],
  pursuit: [
    [{ side, zone: C1, losses: 0 }, 'Pursuit of red at C1: 0 half bases to lose'],
    [{ side, zone: C1, losses: 1 }, 'Pursuit of red at C1: 1 half base to lose'],
    [{ side, zone: C1, losses: 3 }, 'Pursuit of red at C1: 3 half bases to lose'],
  ],
  rallied: [
    [{ side, zone: C1, markers: 1 }, 'red at C1 removes 1 casualty marker'],
    [{ side, zone: C1, markers: 4 }, 'red at C1 removes 4 casualty markers'],
  ],
  awarded: [[{ unit: 0 }, 'Pikes: has a winning marker']],
  'thrown again': [[{ by: 'blue', zone: C1 }, 'blue has the throw of C1 made again']],
  'fell back': [
    [{ units: [0], from: C1, to: D1, jumped: [], markers: 0, dumped: D1 }, 'Pikes: fell back from C1 to D1'],
    [
      { units: [0], from: C1, to: D1, jumped: [], markers: 1, dumped: D1 },
      'Pikes: fell back from C1 to D1 with 1 casualty marker',
    ],
    [
      { units: [0, 1], from: B1, to: D1, jumped: [C1], markers: 2, dumped: C1 },
      'Pikes, Horse: fell back from B1 to D1 over C1, leaving 2 casualty markers at C1',
    ],
    [
      { units: [2], from: A1, to: IN_RESERVE, jumped: [], markers: 0, dumped: -1 },
      'Levies: fell back from A1 to the reserve',
    ],
  ],
  'gave way': [
    [{ units: [2], from: C1, to: B1 }, 'Levies: gave way from C1 to B1'],
    [{ units: [0, 1], from: C1, to: B1 }, 'Pikes, Horse: gave way from C1 to B1'],
  ],
  clock: [[{ rolled: 3, clock: 20 }, 'The battle clock moves on 3, to 20']],
  ended: [
    [{ result: { winner: 'red', reason: 'blue breaks', clause: 'CK-END-1' } }, 'Victory for red: blue breaks'],
    [{ result: { winner: null, reason: 'it is dark', clause: 'CK-END-1' } }, 'Drawn: it is dark'],
  ],
};

describe('CK-SEQ-1 the log', () => {
  const cases = Object.entries(NEWS).flatMap(([type, forms]) =>
    forms.map(([facts, words]) => [words, { type, clauses: [], ...facts } as CkEvent] as const),
  );
  it.each(cases)('CK-SEQ-1 “%s”', (words, event) => expect(tellInWords(setup, event)).toBe(words));

  it('CK-SEQ-1 says nothing of bare choices, and all of dice', () => {
    expect(tellInWords(setup, { type: 'choice', ...none, side, decision: 'move', choice: null })).toBe('');
    const dice = { type: 'dice', ...none, label: 'morale', die: 'D6', faces: [4, 1] } as const;
    expect(tellInWords(setup, { ...dice, side })).toBe('red: 4 1 thrown for morale');
    expect(tellInWords(setup, { ...dice, side, unit: 'Max' })).toBe('Max: 4 1 thrown for morale');
    expect(tellInWords(setup, dice)).toBe('4 1 thrown for morale');
    expect(tellInWords(setup, { ...dice, faces: [], side })).toBe('red: no dice thrown for morale');
  });

  it('CK-SEQ-1 all that happens in battles has its sentence and cites clauses there are', () => {
    const known = new Set(CLAUSES.map(({ id }) => id));
    const engine = new Engine(ckRules);
    for (let seed = 1; seed <= 5; seed++) {
      let { game, events } = engine.start(setup, seed);
      let draw = seed;
      const random = (below: number): number => (draw = (draw * 48271) % 2147483647) % below;
      for (let i = 0; i < 2000 && game.pending.length > 0; i++) {
        for (const event of events) {
          expect(tellInWords(setup, event as CkEvent)).not.toMatch(/undefined|NaN|\[object/);
          for (const clause of event.clauses) expect(known).toContain(clause);
        }
        const question = engine.legal(game)[0]!;
        const choice: Json = question.options![random(question.options!.length)]!;
        ({ game, events } = engine.apply(game, { side: question.side, choice }));
      }
      expect(game.result).not.toBe(null);
    }
  });
});

describe('CK-UNIT-2 figures in words', () => {
  it('CK-UNIT-2 half bases', () => {
    expect([0, 1, 2, 3, 6].map(basesOf)).toEqual(['0', '½', '1', '1½', '3']);
  });
  it('chances: never 0% or 100% for what is neither', () => {
    expect([0, 1e-9, 0.004, 0.125, 0.5, 0.996, 1 - 1e-9, 1].map(percent)).toEqual([
      '0%',
      '1%',
      '1%',
      '13%',
      '50%',
      '99%',
      '99%',
      '100%',
    ]);
  });
});
