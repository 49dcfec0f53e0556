import { BadInput } from '@acies/kernel';
import { describe, expect, it } from 'vitest';
import { USUAL_WORKS } from '../sheet/terrain.ts';
import { beginBoard } from './board.ts';
import { settingOf } from './setting.ts';
import { MAP_LETTERS, parseSetup, type Setup } from './setup.ts';

const stand = (id: string, at: string, more: object = {}): object => ({
  id,
  name: id,
  type: 'HI',
  class: 'B',
  at,
  facing: 'E',
  ...more,
});

const battle = (
  change: { map?: string[]; red?: object[]; blue?: object[]; leaders?: object[]; more?: object } = {},
) => ({
  id: 'test',
  title: 'Test',
  about: '',
  map: change.map ?? ['. . .', ' . . .'],
  turns: 8,
  armies: {
    red: { name: 'Red', stands: change.red ?? [stand('a', 'A1')], leaders: change.leaders ?? [] },
    blue: { name: 'Blue', stands: change.blue ?? [stand('b', 'B3')], leaders: [] },
  },
  ...change.more,
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

describe('HX-UNIT-1 a battle as written', () => {
  it('is taken as it is if nothing is wrong', () => {
    expect(faults(battle())).toEqual([]);
    const setup = parseSetup(battle()) as Setup;
    expect(setup).toEqual(battle());
  });

  it('knows every letter of the map', () => {
    const letters = Object.keys(MAP_LETTERS);
    const setup = parseSetup(battle({ map: [letters.join(' ')], blue: [stand('b', 'A3')] }));
    expect(
      settingOf(setup).places.map(({ terrain, height, defences }) => `${terrain} ${height}${defences ? ' #' : ''}`),
    ).toEqual([
      'open 0',
      'woods 0',
      'stream 0',
      'river 0',
      'swamp 0',
      'village 0',
      'rough 0',
      'open 1',
      'open 2',
      'woods 1',
      'rough 1',
      'open 0 #',
    ]);
  });

  it('an unknown letter is named, once, with those that are known', () => {
    expect(faults(battle({ map: ['. ? .', ' . ? x'] }))).toEqual([
      'map: "?" is no ground; known are . w ~ = s v , ^ A W ; #',
      'map: "x" is no ground; known are . w ~ = s v , ^ A W ; #',
    ]);
  });

  it.each([
    ['a ragged map', ['. . .', ' . .'], 'map: line 2, column 6: the row has 2 hexes, the first has 3 hexes'],
    ['a row not set off', ['. . .', '. . .'], 'map: line 2, column 1: the row begins here, and should in column 2'],
    ['a hex left out', ['.   .'], 'map: line 1, column 3: a hex should be here'],
    ['no hex at all', ['  '], 'map: a map needs at least one hex'],
  ])('%s: says in which line and column', (_, map, fault) => {
    expect(faults(battle({ map }))).toEqual([fault]);
  });

  it.each([
    ['off the map', { red: [stand('a', 'C1')] }, 'armies.red.stands[0].at: there is no hex C1 on a map of 3 x 2'],
    ['no hex at all', { blue: [stand('b', '7')] }, 'armies.blue.stands[0].at: there is no hex 7 on a map of 3 x 2'],
    ['taken', { red: [stand('a', 'A1'), stand('c', 'A1')] }, 'armies.red.stands[1].at: A1 is already taken by a'],
    ['taken by the enemy', { blue: [stand('b', 'A1')] }, 'armies.blue.stands[0].at: A1 is already taken by a'],
    ['an id used twice', { blue: [stand('a', 'B3')] }, 'armies.blue.stands[0].id: "a" is used twice'],
    [
      'an unknown facing',
      { red: [stand('a', 'A1', { facing: 'N' })] },
      'armies.red.stands[0].facing: "N" is not E, NE, NW, W, SW or SE',
    ],
    [
      'a leader without a stand',
      { leaders: [{ name: 'Max', general: true, with: 'zz' }] },
      'armies.red.leaders[0].with: red has no stand "zz"',
    ],
    [
      'a leader with an enemy stand',
      { leaders: [{ name: 'Max', general: true, with: 'b' }] },
      'armies.red.leaders[0].with: red has no stand "b"',
    ],
    [
      'two leaders with one stand',
      {
        leaders: [
          { name: 'Max', general: true, with: 'a' },
          { name: 'Kai', general: false, with: 'a' },
        ],
      },
      'armies.red.leaders[1].with: "a" already has a leader',
    ],
  ])('%s', (_, change, fault) => {
    expect(faults(battle(change))).toEqual([fault]);
  });

  it('tells of every fault at once', () => {
    const red = [stand('a', 'Z9', { facing: 'up' }), stand('a', 'A1')];
    expect(faults(battle({ map: ['. ? .', ' . . .'], red }))).toHaveLength(4);
  });

  it.each([
    ['an unknown type', { red: [stand('a', 'A1', { type: 'Orc' })] }, /^armies\.red\.stands\[0\]\.type: /],
    ['an unknown class', { red: [stand('a', 'A1', { class: 'D' })] }, /^armies\.red\.stands\[0\]\.class: /],
    ['an unknown field', { red: [stand('a', 'A1', { speed: 2 })] }, /^armies\.red\.stands\[0\]: /],
    ['too many SP', { red: [stand('a', 'A1', { sp: 13 })] }, /^armies\.red\.stands\[0\]\.sp: /],
    ['an empty army', { red: [] }, /^armies\.red\.stands: /],
    ['no turns', { more: { turns: 0 } }, /^turns: /],
  ])('%s: says where', (_, change, fault) => {
    const found = faults(battle(change));
    expect(found).toHaveLength(1);
    expect(found[0]).toMatch(fault);
  });

  it('a scenario may override strength, move, impact and missiles', () => {
    const own = stand('a', 'A1', { type: 'LC', sp: 6, move: 2, impact: 2, missiles: 'bows' });
    const setting = settingOf(parseSetup(battle({ red: [own] })));
    expect(setting.stands[0]).toMatchObject({ start: 6, move: 2, impact: 2, missiles: 'bows', range: 2 });
    expect(setting.stands[1]).toMatchObject({ start: 5, move: 1, impact: 1, missiles: 'none', range: 0 });
    expect(beginBoard(setting).stands[0]).toMatchObject({ sp: 6, facing: 0, disordered: false, activated: false });
    expect(settingOf(parseSetup(battle()))).not.toBe(setting);
  });

  it('HX-TER-3 defences on any ground, as usual or varied', () => {
    const more = {
      defences: [
        { at: ['A1', 'A2'] },
        { at: ['A3'], foot: 2, mounted: 4, disorder: false, closedTo: ['HC'] },
        { at: ['B1'], foot: 0 },
      ],
    };
    const { places } = settingOf(parseSetup(battle({ map: ['^ v .', ' # . .'], more })));
    expect(places.map((one) => [one.terrain, one.height, one.defences])).toEqual([
      ['open', 1, true],
      ['village', 0, true],
      ['open', 0, true],
      ['open', 0, true],
      ['open', 0, false],
      ['open', 0, false],
    ]);
    expect(places.map(({ works }) => works)).toEqual([
      ...[undefined, undefined],
      { foot: 2, mounted: 4, disorder: false, closedTo: ['HC'] },
      { ...USUAL_WORKS, foot: 0 },
      ...[undefined, undefined],
    ]);
    expect(faults(battle({ more: { defences: [{ at: ['A1', 'Z9'] }, { at: ['A1'] }] } }))).toEqual([
      'defences[0].at[1]: there is no hex Z9 on a map of 3 x 2',
      'defences[1].at[0]: A1 has been named before',
    ]);
  });

  it('HX-TER-6 hills without benefit: all, or those named', () => {
    const gentle = (gentleHills?: unknown): string => {
      const setup = parseSetup(battle({ map: ['. ^ A W', ' ; . . .'], more: { gentleHills } }));
      return settingOf(setup)
        .places.map((one) => (one.gentle ? 'g' : '-'))
        .join('');
    };
    expect([gentle(), gentle('all'), gentle(['A2', 'B1'])]).toEqual(['--------', '-gggg---', '-g--g---']);
    expect(faults(battle({ map: ['. ^ .', ' . . .'], more: { gentleHills: ['A2', 'A1', 'Z9'] } }))).toEqual([
      'gentleHills[1]: there is no hill in A1',
      'gentleHills[2]: there is no hill in Z9',
    ]);
    expect(faults(battle({ more: { gentleHills: 'some' } }))[0]).toMatch(/^gentleHills/);
  });

  it('HX-UNIT-2 who has pila and who is impetuous, stand by stand', () => {
    const facts = (type: string, more: object) =>
      settingOf(parseSetup(battle({ red: [stand('a', 'A1', { type, ...more })] }))).stands[0];
    expect(facts('HI', {})).toMatchObject({ pilum: false, impetuous: false });
    expect(facts('HI', { pilum: true, impetuous: true })).toMatchObject({ pilum: true, impetuous: true });
    expect(facts('Leg', {})).toMatchObject({ pilum: true });
    expect(facts('Leg', { pilum: false })).toMatchObject({ pilum: false });
    expect(facts('WB', {})).toMatchObject({ impetuous: true });
    expect(facts('WB', { impetuous: false })).toMatchObject({ impetuous: false });
  });

  it('HX-UNIT-3 range factors, as far as it then shoots', () => {
    const own = stand('a', 'A1', { type: 'Shot', rangeDice: [2, 1, 0, -1] });
    expect(settingOf(parseSetup(battle({ red: [own] }))).stands[0]).toMatchObject({
      range: 4,
      rangeDice: [2, 1, 0, -1],
    });
    const usual = stand('a', 'A1', { type: 'Shot' });
    expect(settingOf(parseSetup(battle({ red: [usual] }))).stands[0]).toMatchObject({
      range: 3,
      rangeDice: [1, 0, -1],
    });
    const none = stand('a', 'A1', { rangeDice: [1] });
    expect(faults(battle({ red: [none] }))).toEqual(['armies.red.stands[0].rangeDice: it has no missiles']);
    expect(faults(battle({ red: [stand('a', 'A1', { type: 'Sk', rangeDice: [] })] }))[0]).toMatch(/rangeDice/);
  });
});
