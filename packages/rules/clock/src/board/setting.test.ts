import { INCH } from '@acies/table';
import { describe, expect, it } from 'vitest';
import { clockRules } from '../rule-set.ts';
import { USUAL_RULINGS } from '../sheet/rulings.ts';
import { AMBUSH, battle, type Change, HIDDEN, MAX, square, unit } from '../testing/battle.ts';
import { beginBoard, copyBoard } from './board.ts';
import { settingOf } from './setting.ts';
import { TERRAIN } from './setup.ts';

describe('MC-UNIT-1 the field that a battle makes', () => {
  const setting = (change: Change = {}) => settingOf(clockRules.parseSetup(battle(change)));

  it('MC-UNIT-1 is 72 by 48 inches unless the battle says otherwise; a base is 1.6 inches square', () => {
    expect(setting().table).toEqual({ width: 72 * INCH, height: 48 * INCH });
    expect(setting({ more: { width: 60, height: 44 } }).table).toEqual({ width: 60 * INCH, height: 44 * INCH });
    expect(setting().units[0]!.start).toEqual({ x: 30 * INCH, y: 40 * INCH, heading: 0, width: 4064, depth: 4064 });
  });

  it('MC-UNIT-1 units face ahead unless told otherwise', () => {
    const red = [unit('a', 30, 40), unit('b', 40, 40, { facing: 22.5 }), unit('c', 50, 40, { facing: 359.99 })];
    expect(setting({ red }).units.map(({ start }) => start.heading)).toEqual([0, 225, 0, 1800]);
  });

  it('MC-MEL-7 sorts the terrain: dense woods are rough, hills and prohibited ground are not', () => {
    const terrain = TERRAIN.map((kind, i) => square(kind, kind, 10 + 8 * i));
    const { rough, dense, closed, hills } = setting({ more: { terrain } });
    const keys = (areas: readonly object[]): string[] => areas.map((area) => (area as { key: string }).key);
    expect([rough, dense, closed, hills].map(keys)).toEqual([
      ['rough', 'dense woods'],
      ['dense woods'],
      ['prohibited'],
      ['hill'],
    ]);
  });

  it('MC-MEL-8 the crest of a hill is its middle unless given', () => {
    const crest = [[11, 21]];
    const terrain = [square('one', 'hill'), { ...square('two', 'hill'), crest }];
    expect(setting({ more: { terrain } }).hills.map((hill) => hill.crest)).toEqual([
      [{ x: 12 * INCH, y: 22 * INCH }],
      [{ x: 11 * INCH, y: 21 * INCH }],
    ]);
  });

  it.each<[string, Change, object]>([
    ['9', {}, { red: 9, blue: 9 }],
    ['6 in a short battle', { more: { short: true } }, { red: 6, blue: 6 }],
    ['or as the battle says', { army: { clock: 12 }, more: { short: true } }, { red: 12, blue: 6 }],
  ])('MC-SEQ-3 clocks start at %s', (_, change, clocks) => expect(setting(change).clocks).toEqual(clocks));

  it('MC-SEQ-2 a battle lasts 40 half turns unless it says otherwise', () => {
    expect([setting().halfTurns, setting({ more: { halfTurns: 30 } }).halfTurns]).toEqual([40, 30]);
  });

  it('MC-MEL-9 rulings are ours unless switched', () => {
    expect(setting().rulings).toEqual(USUAL_RULINGS);
    const { rulings } = setting({ more: { rulings: { markersDecide: false } } });
    expect(rulings).toEqual({ ...USUAL_RULINGS, markersDecide: false });
  });

  it('MC-UNIT-5 leaders are with their units, by side', () => {
    const red = [unit('b', 40, 40), unit('a', 30, 40)];
    const { leaders, leadersOf, idsOf } = setting({
      red,
      leaders: [MAX, { name: 'Leo', rank: 'subordinate', with: 'b' }],
    });
    expect(leaders).toMatchObject([
      { name: 'Max', side: 'red', rank: 'general', combat: 1, rally: 2, with: 1 },
      { name: 'Leo', side: 'red', rank: 'subordinate', combat: 1, rally: 1, with: 0 },
    ]);
    expect([leadersOf, idsOf]).toEqual([
      { red: [0, 1], blue: [] },
      { red: [0, 1], blue: [2] },
    ]);
  });
});

describe('MC-SEQ-3 the board before the battle', () => {
  const begin = (change: Change) => {
    const setup = clockRules.parseSetup(battle(change));
    return beginBoard(settingOf(setup), setup);
  };

  it('MC-SEQ-3 MC-ORD-3 units are on the table, yet to be deployed, or in ambush', () => {
    const change: Change = {
      red: [unit('a', 30, 40), HIDDEN],
      army: AMBUSH,
      leaders: [MAX],
      more: { terrain: [square('wood')] },
    };
    const given = begin(change);
    expect(given.units.map(({ where }) => where)).toEqual(['table', 'ambush', 'table']);
    expect([given.leaders, given.halfTurn, given.contacts]).toEqual([[0], 0, []]);
    const deployed = begin({ ...change, more: { ...change.more, deploy: 'free' } });
    expect(deployed.units.map(({ where }) => where)).toEqual(['unplaced', 'ambush', 'unplaced']);
  });

  it('MC-SEQ-3 a copy of it shares nothing', () => {
    const board = begin({ leaders: [MAX] });
    board.contacts.push({
      attacker: 0,
      defender: 1,
      from: 'flank',
      met: 'flank',
      faced: false,
      downhill: true,
      fresh: true,
    });
    board.spent.push(0);
    board.rode.push(0);
    board.played.red.push('ambush');
    const before = JSON.parse(JSON.stringify(board));
    const copy = copyBoard(board);
    expect(copy).toEqual(before);
    Object.assign(copy.units[0]!, { dmz: 2, x: 1 });
    Object.assign(copy.contacts[0]!, { fresh: false });
    copy.leaders[0] = -1;
    copy.clocks.red = 1;
    copy.tolls.red = { units: 5, dmz: 5 };
    for (const list of [copy.contacts, copy.spent, copy.rode, copy.played.red]) list.pop();
    expect(board).toEqual(before);
  });
});
