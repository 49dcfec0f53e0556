import { BadInput } from '@acies/kernel';
import { INCH } from '@acies/table';
import { describe, expect, it } from 'vitest';
import { BASE } from '../../board/setting.ts';
import { picture } from '../../picture/picture.ts';
import { type ClockStage, type StageOptions, stage } from '../../testing/stage.ts';

const RED = ['a MF 30 38 0', 'b MF 40 38 0'];
const BLUE = ['x MF 30 10 180', 'y MF 40 10 180'];

/** A battle whose sides deploy; the dice are those of the first roll. */
const free = (dice: readonly number[], options: StageOptions = {}, red = RED, blue = BLUE): ClockStage =>
  stage({ red, blue }, { deploy: 'free', dice, ...options });
const at = (x: number, y: number, facing = 0) => ({
  do: 'place',
  x: Math.round(x * INCH),
  y: Math.round(y * INCH),
  heading: facing * 10,
});
const why = (s: ClockStage, choice: unknown): string | undefined => s.question.refuse(choice as never);

describe('MC-SEQ-3 the roll for the first deployment', () => {
  it.each<[number[], string]>([
    [[6, 5], 'red'],
    [[5, 6], 'blue'],
    [[4, 4, 10, 9], 'red'],
    [[4, 4, 7, 7, 1, 2], 'blue'],
  ])('MC-SEQ-3 %j: the higher of %s chooses, ties again', (dice, side) => {
    const s = free(dice);
    expect([s.asked, s.labels]).toEqual([`${side} deploys-first`, ['deploy first', 'let the enemy deploy first']]);
    expect(s.question.question).toBe('You have won the roll: do you deploy first?');
  });

  it.each<[string, string]>([
    ['deploy first', 'red'],
    ['let the enemy deploy first', 'blue'],
  ])('MC-SEQ-3 red wins and chooses to %s', (label, side) => {
    const s = free([6, 5]).pick(label);
    expect([s.asked, s.told('first').map(({ side: one, what }) => [one, what])]).toEqual([
      `${side} deploy`,
      [[side, 'deployment']],
    ]);
  });

  it('MC-SEQ-3 one side deploys, and then the other; then the first half turn begins', () => {
    const s = free([6, 5]).pick('deploy first');
    s.choose(at(20, 40));
    expect([s.asked, s.at('a'), s.at('b')]).toEqual(['red deploy', '20 40 0', 'unplaced']);
    s.choose(at(24, 40, 45));
    expect([s.asked, s.at('b')]).toEqual(['blue deploy', '24 40 45']);
    s.choose({ do: 'rest' });
    expect([s.asked, s.at('x'), s.at('y')]).toEqual(['red order', '30 10 180', '40 10 180']);
    expect(s.told('deployed').map(({ unit }) => unit)).toEqual([0, 1, 2, 3]);
  });

  it('MC-SEQ-3 a side all in ambush deploys nothing', () => {
    const terrain = [
      {
        id: 'wood',
        kind: 'dense woods' as const,
        points: [
          [10, 10],
          [20, 10],
          [20, 14],
        ] as [number, number][],
      },
    ];
    const s = free([6, 5], { terrain, armies: { blue: { stratagems: ['ambush'] } } }, RED, ['x MF hidden wood']);
    s.pick('let').choose({ do: 'rest' });
    expect([s.asked, s.at('x')]).toEqual(['red order', 'ambush']);
  });
});

describe('MC-SEQ-3 where units may stand', () => {
  const red = (): ClockStage => free([6, 5]).pick('deploy first');
  const blue = (): ClockStage => free([5, 6]).pick('deploy first');
  const zone = (unit: string, far: string): string =>
    `${unit} must stand within 12 inches of its own edge and 6 from the sides: ${far} too far (MC-SEQ-3)`;

  it.each<[string, ReturnType<typeof at>, string | undefined]>([
    ['12 inches from its edge', at(30, 36), undefined],
    ['further than 12 inches', at(30, 35.9), '0.1 inches'],
    ['at its very edge', at(30, 46.4), undefined],
    ['over its edge', at(30, 46.5), '0.1 inches'],
    ['6 inches from the left', at(6.8, 40), undefined],
    ['nearer to the left', at(6.7, 40), '0.1 inches'],
    ['6 inches from the right', at(65.2, 40), undefined],
    ['nearer to the right', at(65.3, 40), '0.1 inches'],
    ['turned, within', at(30, 37.6, 180), undefined],
    ['turned, with its rear beyond', at(30, 37.5, 180), '0.1 inches'],
    ['in the enemy’s zone', at(30, 5), '31 inches'],
  ])('MC-SEQ-3 red %s', (_, place, far) => expect(why(red(), place)).toBe(far && zone('a', far)));

  it.each<[string, ReturnType<typeof at>, string | undefined]>([
    ['12 inches from its edge', at(30, 12, 180), undefined],
    ['further than 12 inches', at(30, 12.1, 180), '0.1 inches'],
    ['at its very edge', at(30, 1.6, 180), undefined],
    ['over its edge', at(30, 1.5, 180), '0.1 inches'],
  ])('MC-SEQ-3 blue %s', (_, place, far) => expect(why(blue(), place)).toBe(far && zone('x', far)));

  it('MC-MOV-5 not on another, though beside it', () => {
    const s = red().choose(at(30, 38));
    expect(why(s, at(31, 39))).toBe('a stands there: 0.6 inches of it would overlap (MC-MOV-5)');
    expect(why(s, at(31.6, 38))).toBeUndefined();
  });

  it('MC-SEQ-3 MC-MOV-8 not touching the enemy, where the zones meet', () => {
    const s = stage({ red: ['a MF 30 22 0'], blue: ['x MF 30 2 180'] }, { deploy: 'free', height: 24, dice: [6, 5] });
    s.pick('deploy first').choose(at(30, 12));
    const facing = (y: number): object => ({ ...at(30, y), heading: 1800 });
    expect(why(s, facing(12) as ReturnType<typeof at>)).toBe('it would touch a (MC-SEQ-3)');
    expect(why(s, facing(11.9) as ReturnType<typeof at>)).toBeUndefined();
  });

  it('MC-MOV-1 MC-UNIT-2 not in ground closed to it', () => {
    const points: [number, number][] = [
      [20, 38],
      [25, 38],
      [25, 44],
      [20, 44],
    ];
    const on = (kind: 'prohibited' | 'rough', type: string): string | undefined =>
      why(
        free([6, 5], { terrain: [{ id: 't', kind, points }] }, [`a ${type} 30 38 0`]).pick('deploy first'),
        at(22, 40),
      );
    const closed = 'a may not stand in that terrain (MC-MOV-1)';
    expect([on('prohibited', 'MF'), on('rough', 'MF'), on('rough', 'Art')]).toEqual([closed, undefined, closed]);
  });

  it('MC-SEQ-3 nothing but a place will do', () => {
    for (const wrong of [{ do: 'dance' }, { ...at(30, 38), heading: 3600 }, { ...at(30, 38), x: 1.5 }, null])
      expect(why(red(), wrong)).toBe('that is no place (MC-SEQ-3)');
  });
});

describe('MC-SEQ-3 the rest as the battle suggests', () => {
  it('MC-SEQ-3 has others stand as near as there is room where one stands in another’s place, and says so', () => {
    const s = free([6, 5]).pick('deploy first');
    expect(why(s, { do: 'rest' })).toBeUndefined();
    const own = free([6, 5]).pick('deploy first').choose(at(30, 38));
    expect(why(own, { do: 'rest' })).toBeUndefined();
    s.choose(at(40.5, 38));
    expect(why(s, { do: 'rest' })).toBeUndefined();
    const [offer] = s.question.phrases();
    expect(offer).toEqual({
      ...{ text: 'rest', label: 'It and all the others where the battle suggests; as near as there is room: b' },
    });
    const { ghosts } = s.question.shows({ do: 'rest' });
    s.choose({ do: 'rest' });
    const b = s.unit('b');
    const away = Math.hypot(b.x - 40 * INCH, b.y - 38 * INCH);
    expect([away > 0, away < 3 * INCH]).toEqual([true, true]);
    expect(ghosts!.find(({ id }) => id === s.id('b'))!.x).toBe(b.x);
  });

  it('MC-SEQ-3 is suggested, and so is the unit’s own place, while they are free', () => {
    const s = free([6, 5]).pick('deploy first');
    const label = (opened: ClockStage): string[] =>
      opened.question.suggestions().map((choice) => opened.question.label(choice));
    expect(label(s)).toEqual([
      'rest: it and all the others where the battle suggests',
      '30 inches from the left and 38 from the top, facing ahead',
    ]);
    expect(label(s.choose(at(40.5, 38)))).toEqual([]);
  });

  it('MC-SEQ-3 what is drawn at random can be chosen', () => {
    for (let seed = 1; seed < 40; seed++) {
      const s = free([6, 5]).pick('deploy first').choose(at(40.5, 38));
      let state = seed;
      const draw = (below: number): number => (state = (state * 48271) % 2147483647) % below;
      expect(why(s, s.question.sample(draw))).toBeUndefined();
    }
  });

  it('MC-SEQ-3 places are typed in inches and degrees', () => {
    const s = free([6, 5]).pick('deploy first');
    expect(s.question.question).toBe('Where shall a stand?');
    expect(s.question.parse!('rest')).toEqual({ do: 'rest' });
    expect(s.question.parse!('at 20 40 facing 90')).toEqual(at(20, 40, 90));
    for (const { text } of s.question.phrases()) expect(why(s, s.question.parse!(text)!)).toBeUndefined();
    expect(s.question.parse!('20, 40')).toEqual(at(20, 40));
    // As the page itself tells them.
    expect(s.question.parse!('20 inches from the left and 40 from the top')).toEqual(at(20, 40));
    expect(() => s.question.parse!('20 inches from the left and 40 from the top, facing nowhere')).toThrow(BadInput);
    for (const place of [at(20, 40), at(21.5, 41, 17), at(20, 40, 180), at(20, 40, 300)])
      expect(s.question.parse!(s.question.label(place))).toEqual(place);
    const example = s.question.phrases().find(({ isExample }) => isExample)!;
    expect(s.question.parse!(example.text)).toEqual(at(30, 38));
    expect(() => s.question.parse!('there')).toThrow('for example "30 inches from the left and 38 from the top');
    expect(() => s.question.parse!('there')).toThrow(BadInput);
  });
});

describe('MC-SEQ-3 all at once', () => {
  const all = (...places: readonly ReturnType<typeof at>[]) => ({
    do: 'all',
    places: places.map(({ x, y, heading }) => ({ x, y, heading })),
  });
  const begun = (): ClockStage => free([6, 5]).pick('deploy first');

  it('MC-SEQ-3 each stands in his own place, and the other side is next', () => {
    const s = begun();
    const choice = all(at(20, 40), at(24, 40, 45));
    expect(why(s, choice)).toBeUndefined();
    expect(s.question.shows(choice as never).ghosts!.map(({ id }) => id)).toEqual([s.id('a'), s.id('b')]);
    s.choose(choice);
    expect([s.asked, s.at('a'), s.at('b')]).toEqual(['blue deploy', '20 40 0', '24 40 45']);
    expect(s.told('deployed').map(({ unit }) => unit)).toEqual([0, 1]);
  });

  it('MC-SEQ-3 of those who are left', () => {
    const s = begun().choose(at(20, 40));
    expect(why(s, all(at(24, 40)))).toBeUndefined();
    expect(s.choose(all(at(24, 40))).at('b')).toBe('24 40 0');
  });

  it.each<[string, ReturnType<typeof at>[], string]>([
    ['MC-SEQ-3 too few places', [at(20, 40)], 'places for 1, and 2 are to be deployed'],
    ['MC-SEQ-3 too many', [at(20, 40), at(24, 40), at(28, 40)], 'places for 3, and 2 are to be deployed'],
    ['MC-SEQ-3 one beyond the zone', [at(20, 40), at(24, 30)], 'b must stand within 12 inches'],
    ['MC-MOV-5 one on another', [at(20, 40), at(21.5, 40)], 'b would stand on a'],
  ])('%s: not so', (_, places, because) => expect(why(begun(), all(...places))).toContain(because));

  it('MC-MOV-5 beside each other they may', () => expect(why(begun(), all(at(20, 40), at(21.6, 40)))).toBeUndefined());

  it('MC-MOV-5 not on one who stands already', () => {
    const s = begun().choose(at(20, 40));
    expect(why(s, all(at(21, 40)))).toContain('a stands there');
  });

  it('MC-SEQ-3 are said in short, and typed in full', () => {
    const { question } = begun();
    const choice = all(at(20, 40), at(24.25, 41, 45)) as never;
    expect(question.label(choice)).toBe('all 2 at once, 20 to 24.3 inches from the left');
    expect(question.typed(choice)).toBe('all at 20 40 facing 0; at 24.25 41 facing 45');
    expect(question.parse!(question.typed(choice))).toEqual(choice);
    expect(question.parse!('all 20 40; 24 40')).toEqual(all(at(20, 40), at(24, 40)));
    expect(() => question.parse!('all over the place')).toThrow('"over the place" is no place');
  });

  it('MC-SEQ-3 nothing but places will do', () => {
    expect(why(begun(), { do: 'all', places: [] })).toContain('that is no place');
    expect(why(begun(), { do: 'all', places: [{ x: 1.5, y: 0, heading: 0 }] })).toContain('that is no place');
  });
});

describe('MC-SEQ-3 the roll for the first half turn', () => {
  it.each<[number[], string, string, string]>([
    [[6, 5], 'red moves-first', 'take', 'red'],
    [[6, 5], 'red moves-first', 'leave', 'blue'],
    [[2, 2, 5, 6], 'blue moves-first', 'take', 'blue'],
    [[2, 2, 5, 6], 'blue moves-first', 'leave', 'red'],
  ])('MC-SEQ-3 %j: %s, %s: %s begins', (dice, asked, choice, first) => {
    const s = stage({ red: RED, blue: BLUE }, { first: undefined, dice });
    expect([s.asked, s.labels]).toEqual([asked, ['take the first half turn', 'leave it to the enemy']]);
    s.pick(choice);
    expect([s.asked, s.board.side, s.board.first]).toEqual([`${first} order`, first, first]);
    expect(s.told('first')).toMatchObject([{ side: first, what: 'half turn' }]);
  });

  it('MC-SEQ-3 who deploys first need not have the first turn', () => {
    const s = free([6, 5], { first: undefined }).pick('deploy first').choose({ do: 'rest' });
    s.choose({ do: 'rest' }, 3, 8);
    expect(s.asked).toBe('blue moves-first');
  });

  it('MC-SEQ-3 a battle may say who begins', () => {
    expect(stage({ red: RED, blue: BLUE }, { first: 'blue' }).asked).toBe('blue order');
  });
});

describe('MC-SEQ-3 a unit that is put down by hand', () => {
  const red = (): ClockStage => free([6, 5]).pick('deploy first');
  /** Where its middle is put, and where it then stands. */
  function put(s: ClockStage, key: string, x: number, y: number) {
    const { shown, refused, amended } = s.question.aim({ piece: s.id(key), x: x * INCH, y: y * INCH })!;
    const { x: left, y: top } = shown.ghosts![0]!;
    return { at: [left / INCH, top / INCH], refused: refused?.clause, why: amended?.clause };
  }

  it('MC-SEQ-3 stands where it was put', () =>
    expect(put(red(), 'a', 20, 40)).toEqual({ at: [20, 40], refused: undefined, why: undefined }));

  it('MC-SEQ-3 comes into its zone by the shortest way, and is told why', () => {
    expect(put(red(), 'a', 30, 30)).toEqual({ at: [30, 36.8], refused: undefined, why: 'MC-SEQ-3' });
    expect(put(red(), 'a', 2, 47.9)).toEqual({ at: [6.8, 47.2], refused: undefined, why: 'MC-SEQ-3' });
  });

  it('MC-MOV-5 stands beside whom it was put on, near by', () => {
    const { at: at_, refused, why: because } = put(red().choose(at(30, 38)), 'b', 30.9, 38.8);
    expect([refused, because, at_[0]! > 31.58 || at_[1]! > 40.38 || at_[1]! < 37.22]).toEqual([
      undefined,
      'MC-MOV-5',
      true,
    ]);
    expect(Math.hypot(at_[0]! - 30.9, at_[1]! - 38.8)).toBeLessThan(1.2);
  });

  it('MC-SEQ-3 has its zone drawn, and the place that the battle suggests while it is free', () => {
    const s = red();
    const [zone, place, ...more] = s.question.reach(s.id('a'))!;
    expect([zone!.kind, place!.kind, more]).toEqual(['zone', 'place', []]);
    expect(zone!.outlines![0]!.map(({ x, y }) => [x / INCH, y / INCH])).toEqual([
      [6, 36],
      [66, 36],
      [66, 48],
      [6, 48],
    ]);
    // Whoever is looked at, it is the next one that is being deployed.
    expect(s.question.reach(s.id('b'))).toEqual([zone, place]);
    s.choose(at(40, 38));
    expect(s.question.reach(s.id('b'))!.map(({ kind }) => kind)).toEqual(['zone']);
  });

  it('MC-UNIT-1 beside the table it has the size of a base', () => {
    const s = red();
    const { trays } = picture.scene(s.g);
    expect(trays[0]!.pieces[0]!.stance).toEqual({ heading: 0, width: BASE, depth: BASE });
  });
});
