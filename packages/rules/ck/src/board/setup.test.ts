import { BadInput } from '@acies/kernel';
import { describe, expect, it } from 'vitest';
import { MAP_LETTERS, PIECES } from '../sheet/scenery.ts';
import { beginBoard } from './board.ts';
import { IN_RESERVE, ON_LEFT, ON_RIGHT, UNPLACED } from './places.ts';
import { settingOf } from './setting.ts';
import { parseSetup } from './setup.ts';

const unit = (id: string, at?: string, more: object = {}): object => ({
  id,
  name: id,
  type: 'CO',
  quality: 'plain',
  ...(at === undefined ? {} : { at }),
  ...more,
});

interface Change {
  map?: string[];
  red?: object[];
  blue?: object[];
  generals?: object[];
  army?: object;
  more?: object;
}

const battle = ({ map, red, blue, generals, army, more }: Change = {}) => ({
  id: 'test',
  title: 'Test',
  about: '',
  map: map ?? ['. . .', '. . .', '. . .', '. . .', '. . .'],
  deploy: 'as given',
  armies: {
    red: { name: 'Red', units: red ?? [unit('a', 'E1')], generals: generals ?? [], ...army },
    blue: { name: 'Blue', units: blue ?? [unit('x', 'A1')], generals: [] },
  },
  ...more,
});

/** The lines that say what is wrong. */
function faults(data: unknown): string[] {
  try {
    parseSetup(data);
  } catch (error) {
    expect(error).toBeInstanceOf(BadInput);
    const [head, ...lines] = (error as BadInput).message.split('\n');
    expect(head).toBe('the battle cannot be used:');
    return lines.map((line) => line.trim());
  }
  return [];
}

const FREE = { deploy: 'free' };
const PLACE = '"D3", or "reserve", "left flank" or "right flank"';

describe('CK-UNIT-1 a battle as written', () => {
  it('CK-UNIT-1 is taken as it is if nothing is wrong', () => {
    expect(faults(battle())).toEqual([]);
    expect(parseSetup(battle())).toEqual(battle());
  });

  it('CK-UNIT-1 knows every letter of the map', () => {
    const letters = Object.keys(MAP_LETTERS);
    const rows = ['. . . . . . .', letters.join(' '), '. . . . . . .'];
    const { scenery } = settingOf(parseSetup(battle({ map: rows, red: [unit('a', 'C1')] })));
    expect(scenery.slice(7, 14)).toEqual(['open', 'gentle hill', 'steep hill', 'rough', 'woods', 'marsh', 'river']);
  });

  it('CK-UNIT-1 an unknown letter is named, once, with those that are known', () => {
    expect(faults(battle({ map: ['. ? .', '. ? x', '. . .'] }))).toEqual([
      'map: "?" is no scenery; known are . ^ A , w s =',
      'map: "x" is no scenery; known are . ^ A , w s =',
    ]);
  });

  it('CK-UNIT-1 with letters unknown nothing else is looked into', () => {
    expect(faults(battle({ map: ['. . .', '. ? .', '. . .'] }))).toHaveLength(1);
  });

  it.each([
    ['a ragged map', ['. . .', '. .', '. . .'], 'map: line 2: the row has 2 zones, the first has 3 zones'],
    ['no zone at all', ['  '], 'map: a field needs at least one zone'],
    ['too shallow a map', ['. .', '. .'], 'map: it is 2 deep; both sides need a row and one between them'],
  ])('CK-UNIT-1 %s', (_, map, fault) => expect(faults(battle({ map, red: [unit('a', 'B1')] }))).toEqual([fault]));

  it('CK-UNIT-1 three rows are enough', () => {
    expect(faults(battle({ map: ['.', '.', '.'], red: [unit('a', 'C1')] }))).toEqual([]);
  });
});

describe('CK-SET-2 places', () => {
  it.each<[string, Change, string]>([
    ['no place', { red: [unit('a')] }, 'armies.red.units[0].at: a unit of a battle fought as given needs a place'],
    [
      'off the map',
      { red: [unit('a', 'F1')] },
      `armies.red.units[0].at: "F1" is not a zone, e.g. ${PLACE}, on a map of 3 x 5`,
    ],
    [
      'no zone',
      { blue: [unit('x', 'home')] },
      `armies.blue.units[0].at: "home" is not a zone, e.g. ${PLACE}, on a map of 3 x 5`,
    ],
    ['the enemy’s zone', { blue: [unit('x', 'A1'), unit('y', 'e1')] }, 'armies.blue.units[1].at: e1 is held by red'],
    ['an id used twice', { blue: [unit('a', 'A1')] }, 'armies.blue.units[0].id: "a" is used twice'],
    ['twice on one side', { red: [unit('a', 'E1'), unit('a', 'E1')] }, 'armies.red.units[1].id: "a" is used twice'],
    ['not in its rows', { red: [unit('a', 'C1')], more: FREE }, 'armies.red.units[0].at: C1 is not in the rows of red'],
    [
      'nor the enemy’s',
      { blue: [unit('x', 'D1')], more: FREE },
      'armies.blue.units[0].at: D1 is not in the rows of blue',
    ],
    ['four in a zone', { red: ['a', 'b', 'c', 'd'].map((id) => unit(id, 'E2')) }, 'armies.red: too many units at E2'],
    [
      'a general with nobody',
      { generals: [{ name: 'Max', at: 'E2' }] },
      'armies.red.generals[0].at: Max must be in a zone with units of red',
    ],
    [
      'a general with the enemy',
      { generals: [{ name: 'Max', at: 'A1' }] },
      'armies.red.generals[0].at: Max must be in a zone with units of red',
    ],
    [
      'a general nowhere',
      { generals: [{ name: 'Max', at: 'E1' }, { name: 'Leo' }] },
      'armies.red.generals[1].at: Leo must be in a zone with units of red',
    ],
    [
      'a general in reserve',
      { red: [unit('a', 'reserve')], generals: [{ name: 'Max', at: 'reserve' }] },
      'armies.red.generals[0].at: Max must be in a zone with units of red',
    ],
  ])('CK-SET-2 %s', (_, change, fault) => expect(faults(battle(change))).toEqual([fault]));

  it('CK-MOV-3 scenery a type may not stand in', () => {
    const map = ['. . .', '. . .', '. . .', '. . .', 'w , .'];
    expect(faults(battle({ map, red: [unit('a', 'E2', { type: 'El' })] }))).toEqual([]);
    expect(faults(battle({ map, red: [unit('a', 'E1', { type: 'El' }), unit('b', 'E2', { type: 'Ch' })] }))).toEqual([
      'armies.red.units[0].at: El may not stand in woods',
      'armies.red.units[1].at: Ch may not stand in rough',
    ]);
  });

  it('CK-ZONE-1 three and those that do not count have room', () => {
    const extra = ['Sk', 'Art', 'El'].map((type) => unit(type, 'E2', { type }));
    const three = ['a', 'b', 'c'].map((id) => unit(id, 'E2'));
    expect(faults(battle({ red: [...three, ...extra], generals: [{ name: 'Max', at: 'E2' }] }))).toEqual([]);
  });

  it('CK-SET-2 freely deployed, places are only suggestions and may be left out', () => {
    const red = [unit('a'), unit('b', 'D1'), unit('c', 'reserve'), unit('d', 'left flank'), unit('e', 'right flank')];
    const setup = parseSetup(battle({ red, generals: [{ name: 'Max' }], more: FREE }));
    const setting = settingOf(setup);
    expect(setting.units.map(({ at }) => at)).toEqual([UNPLACED, 9, IN_RESERVE, ON_LEFT, ON_RIGHT, 0]);
    expect(beginBoard(setting, setup).units.map(({ zone }) => zone)).toEqual(Array(6).fill(UNPLACED));
    expect(beginBoard(setting, setup).generals).toEqual([UNPLACED]);
  });

  it('CK-SET-2 as given, everybody stands there from the first', () => {
    const red = [unit('b', 'd1'), unit('c', 'reserve'), unit('d', 'left flank'), unit('e', 'right flank')];
    const setup = parseSetup(battle({ red, generals: [{ name: 'Max', at: 'D1' }] }));
    const board = beginBoard(settingOf(setup), setup);
    expect(board.units.map(({ zone }) => zone)).toEqual([9, IN_RESERVE, ON_LEFT, ON_RIGHT, 0]);
    expect([board.generals, board.turn, board.clock]).toEqual([[9], 0, 0]);
  });

  it('CK-SET-2 tells of every fault at once', () => {
    const red = [unit('a', 'Z9'), unit('a'), unit('b', 'A1')];
    expect(faults(battle({ red, generals: [{ name: 'Max' }] }))).toHaveLength(5);
  });
});

describe('CK-UNIT-3 the form of a battle', () => {
  it.each<[string, Change, RegExp]>([
    ['an unknown type', { red: [unit('a', 'E1', { type: 'Orc' })] }, /^armies\.red\.units\[0\]\.type: /],
    ['an unknown quality', { red: [unit('a', 'E1', { quality: 'fair' })] }, /^armies\.red\.units\[0\]\.quality: /],
    ['an unknown trait', { red: [unit('a', 'E1', { magic: true })] }, /^armies\.red\.units\[0\]: /],
    ['an empty army', { red: [] }, /^armies\.red\.units: /],
    [
      'an unknown gift',
      { generals: [{ name: 'Max', at: 'E1', gifts: ['song'] }] },
      /^armies\.red\.generals\[0\]\.gifts/,
    ],
    ['four pieces of scenery', { army: { scenery: Array(4).fill('woods') } }, /^armies\.red\.scenery: /],
    ['a piece of nothing', { army: { scenery: ['open'] } }, /^armies\.red\.scenery\[0\]: /],
    ['too many reserves', { army: { reserves: 13 } }, /^armies\.red\.reserves: /],
    ['too many flankers', { army: { flankers: 7 } }, /^armies\.red\.flankers: /],
    ['a clock that stops at once', { more: { clockEnds: 5 } }, /^clockEnds: /],
    ['a clock that never stops', { more: { clockEnds: 121 } }, /^clockEnds: /],
    ['a flank march before the battle', { more: { flankAt: -1 } }, /^flankAt: /],
    ['a flank march after it', { more: { flankAt: 121 } }, /^flankAt: /],
    ['a unit without a name', { red: [unit('a', 'E1', { name: '' })] }, /^armies\.red\.units\[0\]\.name: /],
    ['a unit without an id', { red: [unit('', 'E1', { name: 'a' })] }, /^armies\.red\.units\[0\]\.id: /],
    ['five generals', { generals: Array(5).fill({ name: 'Max', at: 'E1' }) }, /^armies\.red\.generals: /],
    ['an unknown ruling', { more: { rulings: { magic: true } } }, /^rulings/],
    ['an unknown way to deploy', { more: { deploy: 'by lot' } }, /^deploy: /],
  ])('CK-UNIT-3 %s: says where', (_, change, fault) => {
    const found = faults(battle(change));
    expect(found).toHaveLength(1);
    expect(found[0]).toMatch(fault);
  });

  it('CK-SEQ-2 CK-MOV-6 CK-SET-2 figures at their bounds are allowed', () => {
    const most = { clockEnds: 120, flankAt: 120, id: 'q', title: 'Q' };
    const generals = Array(4).fill({ name: 'M', at: 'E1' });
    expect(faults(battle({ more: most, army: { name: 'R', flankers: 6, reserves: 12, generals } }))).toEqual([]);
    expect(faults(battle({ more: { clockEnds: 6, flankAt: 0 }, army: { flankers: 0, reserves: 0 } }))).toEqual([]);
  });

  it('CK-UNIT-3 traits and gifts that are not given are none, but shields', () => {
    const { units, generals } = settingOf(parseSetup(battle({ generals: [{ name: 'Max', at: 'E1' }] })));
    expect(units[0]).toMatchObject({ shield: true, armoured: false, bow: false, pike: false, shock: false });
    expect(generals[0]).toMatchObject({ moraleGift: false, valiantGift: false, fightGift: false, erratic: false });
  });

  it('CK-SAV-1 quality counts for saves in fights, not under shooting', () => {
    const { units } = settingOf(parseSetup(battle({ red: [unit('a', 'E1', { quality: 'veteran' })] })));
    expect(units[0]).toMatchObject({ savesShots: 4, savesFights: 3 });
  });

  it('CK-SET-1 three pieces of scenery are allowed, kept as they are given, and no fourth', () => {
    const brings = (...scenery: string[]): object => battle({ army: { scenery } });
    const three = ['woods', 'marsh', 'woods'];
    expect(parseSetup(brings(...three)).armies.red.scenery).toEqual(three);
    expect(faults(brings(...three, 'marsh'))).toEqual([expect.stringMatching(/^armies\.red\.scenery: .*\b3\b/)]);
  });

  it.each(PIECES)('CK-SET-1 %s is a piece of scenery', (piece) => {
    expect(faults(battle({ army: { scenery: [piece, piece, piece] } }))).toEqual([]);
  });

  it('CK-SET-1 there are six kinds of pieces', () => {
    expect([...PIECES].sort()).toEqual(['gentle hill', 'marsh', 'river', 'rough', 'steep hill', 'woods']);
  });

  it('CK-SEQ-2 CK-MOV-6 the usual figures, and those of a battle', () => {
    expect(settingOf(parseSetup(battle()))).toMatchObject({ clockEnds: 40, flankAt: 20 });
    expect(settingOf(parseSetup(battle({ more: { clockEnds: 30, flankAt: 9 } })))).toMatchObject({
      clockEnds: 30,
      flankAt: 9,
    });
  });
});
