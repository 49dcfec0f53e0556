import { scriptedDice } from '@acies/kernel/testing';
import { describe, expect, it } from 'vitest';
import { lines } from '../../testing/situations.ts';
import { stage } from '../../testing/stage.ts';
import type { TroopClass } from '../troops.ts';
import { type OrderSituation, orderChance, prepareOrderTest, takeOrderTest } from './orders.ts';

const usual: OrderSituation = { class: 'B', leaderAttached: false, inRange: true, movements: 0 };

/** The faces that pass. */
const passing = (situation: OrderSituation): number[] =>
  [1, 2, 3, 4, 5, 6].filter((face) => takeOrderTest(prepareOrderTest(situation), scriptedDice([face])));

describe('HX-ORD-1 the order test', () => {
  it.each<[TroopClass, number[]]>([
    ['A', [3, 4, 5, 6]],
    ['B', [4, 5, 6]],
    ['C', [5, 6]],
  ])('HX-ORD-1 class %s passes on %j', (troopClass, faces) => {
    expect(passing({ ...usual, class: troopClass })).toEqual(faces);
    expect(lines(prepareOrderTest({ ...usual, class: troopClass }).tally)).toEqual([]);
  });
});

describe('HX-ORD-2 modifiers of the order test', () => {
  it.each<[string, Partial<OrderSituation>, string[], number[]]>([
    ['leader attached', { leaderAttached: true }, ['HX-ORD-2 leader attached +1'], [3, 4, 5, 6]],
    ['out of range or leader dead', { inRange: false }, ['HX-ORD-2 out of range of a leader -1'], [5, 6]],
    ['no movement yet', { movements: 0 }, [], [4, 5, 6]],
    ['for a second bound', { movements: 1 }, [], [4, 5, 6]],
    ['for a third bound', { movements: 2 }, ['HX-ORD-2 movements after the first -1'], [5, 6]],
    ['for a fourth bound', { movements: 3 }, ['HX-ORD-2 movements after the first -2'], [6]],
    [
      'all at once',
      { leaderAttached: true, movements: 3 },
      ['HX-ORD-2 leader attached +1', 'HX-ORD-2 movements after the first -2'],
      [5, 6],
    ],
    [
      'out of range for a third bound',
      { class: 'C', inRange: false, movements: 2 },
      ['HX-ORD-2 out of range of a leader -1', 'HX-ORD-2 movements after the first -1'],
      [],
    ],
    [
      'a leader attached is in range',
      { leaderAttached: true, inRange: false },
      ['HX-ORD-2 leader attached +1'],
      [3, 4, 5, 6],
    ],
  ])('HX-ORD-2 %s', (_, changes, rows, faces) => {
    const situation = { ...usual, ...changes };
    const test = prepareOrderTest(situation);
    expect(lines(test.tally)).toEqual(rows);
    expect(passing(situation)).toEqual(faces);
    expect(orderChance(test)).toBeCloseTo(faces.length / 6, 12);
  });

  it('HX-ORD-2 more than +1 makes no test better than certain', () => {
    expect(orderChance({ tally: { rows: [], total: 0 }, needs: 0 })).toBe(1);
    expect(orderChance({ tally: { rows: [], total: 0 }, needs: 8 })).toBe(0);
  });
});

const PLAIN = `
. . . . . . . . . .
 . . . . . . . . . .
. . . . . . . . . .
 . . . . . . . . . .
. . . . . . . . . .
`;

describe('HX-ORD-1 when it is taken', () => {
  it('HX-ORD-1 HX-ORD-2 extra moves: the second bound at 0, the third at -1', () => {
    const s = stage(
      PLAIN,
      { red: ['cav MC B B1 E', 'gen HI B A1 E'], blue: ['foe HI B E10 E'] },
      { leaders: { red: ['Max general gen'] } },
    );
    s.activate('cav').pick('move to B2, facing E');
    expect(s.asked).toBe('red extra-bound');
    expect(s.question.preview(true)).toBe('order test 50%');
    s.choose(true, 4).pick('move to B3, facing E');
    expect(s.question.preview(true)).toBe('order test 33%');
    s.choose(true, 4).pick('move to B4, facing E');
    expect(
      s.told('ordered').map(({ purpose, passed, needs, tally }) => [purpose, passed, needs, lines(tally)]),
    ).toEqual([
      ['another bound', true, 4, []],
      ['another bound', false, 5, ['HX-ORD-2 movements after the first -1']],
    ]);
    expect(s.told('ordered')[0]!.clauses).toEqual(['HX-ORD-1', 'HX-ORD-2']);
    expect(s.stand('cav').disordered).toBe(true);
  });

  it.each<[TroopClass, number, boolean]>([
    ['A', 2, false],
    ['A', 3, true],
    ['B', 3, false],
    ['B', 4, true],
    ['C', 4, false],
    ['C', 5, true],
  ])('HX-ORD-1 recovery: class %s throws %i: %s', (troopClass, face, recovers) => {
    const s = stage(
      PLAIN,
      { red: [`one HI ${troopClass} B1 E`, 'gen HI B A1 E'], blue: ['foe HI B E10 E'] },
      { leaders: { red: ['Max general gen'] } },
    );
    s.stand('one').disordered = true;
    s.activate('one').pick('recover from disorder', face);
    expect(s.stand('one').disordered).toBe(!recovers);
    expect(s.told('ordered')).toMatchObject([{ purpose: 'recovery', passed: recovers }]);
    expect(s.told('recovered')).toHaveLength(recovers ? 1 : 0);
  });

  it.each<[number, boolean]>([
    [4, false],
    [5, true],
  ])('HX-ORD-1 opportunity: class C throws %i: %s', (face, acts) => {
    const s = stage(
      PLAIN,
      { red: ['cav MC B B1 E'], blue: ['bow Shot C B6 W', 'gen HI B A7 E'] },
      { leaders: { blue: ['Min general gen'] } },
    );
    s.activate('cav').pick('move to B4, facing E');
    expect(s.asked).toBe('blue opportunity');
    s.pick('bow shoots at cav', face, ...(acts ? [1, 1, 1, 1] : []));
    expect(s.told('ordered')).toMatchObject([{ purpose: 'opportunity', passed: acts, needs: 5 }]);
    expect(s.told('shot')).toHaveLength(acts ? 1 : 0);
  });
});

describe('HX-ORD-2 leaders on the field', () => {
  /** The rows of an order test to recover, with a leader that far away. */
  const rowsAt = (rank: 'general' | 'leader', away: number): string[] => {
    const s = stage(
      PLAIN,
      { red: ['one HI B B1 E', `lead HI B B${1 + away} E`], blue: ['foe HI B E10 E'] },
      { leaders: { red: [`Max ${rank} lead`] } },
    );
    s.stand('one').disordered = true;
    s.activate('one').pick('recover from disorder', 1);
    return lines(s.told('ordered')[0]!.tally);
  };

  it.each<['general' | 'leader', number, string[]]>([
    ['general', 6, []],
    ['general', 7, ['HX-ORD-2 out of range of a leader -1']],
    ['leader', 4, []],
    ['leader', 5, ['HX-ORD-2 out of range of a leader -1']],
  ])('HX-ORD-2 the %s at %iH', (rank, away, rows) => {
    expect(rowsAt(rank, away)).toEqual(rows);
  });

  it('HX-ORD-2 attached, dead, and of the other side', () => {
    const rows = (change: (s: ReturnType<typeof stage>) => void): string[] => {
      const s = stage(
        PLAIN,
        { red: ['one HI B B1 E', 'two HI B B2 E'], blue: ['foe HI B B5 E'] },
        { leaders: { red: ['Max leader one'], blue: ['Min general foe'] } },
      );
      s.stand('one').disordered = true;
      change(s);
      s.activate('one').pick('recover from disorder', 1);
      return lines(s.told('ordered')[0]!.tally);
    };
    expect(rows(() => {})).toEqual(['HX-ORD-2 leader attached +1']);
    expect(rows((s) => (s.leader('Max').stand = s.id('two')))).toEqual([]);
    expect(rows((s) => (s.leader('Max').stand = -1))).toEqual(['HX-ORD-2 out of range of a leader -1']);
  });
});
