import { BadInput, type Json } from '@acies/kernel';
import { INCH } from '@acies/table';
import { describe, expect, it } from 'vitest';
import { patch } from '../testing/marching.ts';
import { type ClockStage, stage } from '../testing/stage.ts';
import { picture } from './picture.ts';

/** Some of everything: a line with a general, a fight, an ambush, ground. */
const battle = (): ClockStage =>
  stage(
    {
      red: [
        ...[
          'p1 Pike 30 26 0',
          'p2 Pike 31.6 26 0',
          'c1 LH 20 24 0 missiles=none',
          'a1 Arch 40 26 0',
          'amb WB hidden wood',
        ],
        'camp Camp 50 44 0',
      ],
      blue: ['x1 MF 31 21 180', 'z MF 20 24 180', 'v HH 26 23 120', 'far HH 60 4 180'],
    },
    {
      contacts: ['c1 z'],
      dmz: { p2: 0, z: 2 },
      leaders: { red: ['Ann general p2'] },
      armies: { red: { stratagems: ['ambush', 'feigned flight'] } },
      terrain: [patch('dense woods', 10, 14, 18, 20, 'wood'), patch('hill', 29, 24, 36, 30)],
      streams: [
        [
          [0, 10],
          [72, 10],
        ],
      ],
    },
  );

describe('the scene', () => {
  it('has the table in inches, with its ground', () => {
    const { width, height, measure, areas, cells, tokens } = picture.scene(battle().g);
    expect([width / INCH, height / INCH, measure]).toEqual([72, 48, { name: 'inch', length: INCH }]);
    expect(areas.map(({ ground, name, isLine }) => [ground, name, isLine])).toEqual([
      ['woods', 'dense woods', undefined],
      ['hill', 'hill', undefined],
      ['water', 'stream', true],
    ]);
    expect(areas[0]!.outline[0]).toEqual({ x: 10 * INCH, y: 14 * INCH });
    expect([cells, tokens]).toEqual([[], []]);
  });

  it('has every unit that is there, by its middle, with what it bears', () => {
    const s = battle();
    const { pieces } = picture.scene(s.g);
    expect(pieces.map(({ label }) => label)).toEqual(['p1', 'p2', 'c1', 'a1', 'camp', 'x1', 'z', 'v', 'far']);
    expect(pieces.find(({ label }) => label === 'p2')).toEqual({
      ...{ id: s.id('p2'), label: 'p2', name: 'p2', side: 'red', type: 'Pike' },
      ...{ x: 31.6 * INCH, y: 26.8 * INCH, heading: 0, width: 1.6 * INCH, depth: 1.6 * INCH, files: 1, ranks: 1 },
      ...{ left: 3, start: 3, badges: [], leaders: ['Ann'], isSpent: false },
    });
    const z = pieces.find(({ label }) => label === 'z')!;
    expect([z.left, z.badges.map(({ sign, text }) => `${sign} ${text}`)]).toEqual([1, ['2 2 DMZ', '× in contact']]);
  });

  it('shows who has had its order or dared not', () => {
    const s = battle().order('p1: advance 2');
    Object.assign(s.unit('a1'), { daunted: true, hasFought: true });
    const { pieces } = picture.scene(s.g);
    const of = (key: string) => pieces.find(({ label }) => label === key)!;
    expect(of('p1')).toMatchObject({ isSpent: true, badges: [{ sign: '✓' }] });
    expect(of('a1')).toMatchObject({ isSpent: true, badges: [{ sign: '!' }, { sign: 'F' }] });
    expect(of('p2').isSpent).toBe(false);
  });

  it('links those who fight', () => {
    const s = battle();
    expect(picture.scene(s.g).links).toEqual([{ from: s.id('c1'), to: s.id('z'), text: 'c1 fights z, in front' }]);
  });

  it('MC-ORD-3 shows an ambush only to those who lie in it', () => {
    const s = battle();
    const ambushFor = (viewer?: 'red' | 'blue') =>
      picture.scene(s.g, viewer).trays.flatMap(({ name, pieces }) => pieces.map(({ label }) => `${name}: ${label}`));
    expect(ambushFor()).toEqual(['In ambush: amb']);
    expect(ambushFor('red')).toEqual(['In ambush: amb']);
    expect(ambushFor('blue')).toEqual([]);
    expect(picture.card(s.g, s.id('amb'), 'red').title).toBe('amb');
  });

  it('MC-ORD-3 has no card of an ambush for the enemy, just as of nobody', () => {
    const s = battle();
    const askedOf = (id: number) => () => picture.card(s.g, id, 'blue');
    expect(askedOf(s.id('amb'))).toThrow(new BadInput('there is no such unit'));
    expect(askedOf(999)).toThrow(new BadInput('there is no such unit'));
    expect(picture.overlays(s.g, s.id('amb'), 'blue')).toEqual([]);
  });

  it('puts the destroyed and those to deploy beside the table', () => {
    const s = battle();
    s.unit('v').where = 'gone';
    s.unit('x1').where = 'unplaced';
    const trays = picture.scene(s.g).trays.filter(({ side }) => side === 'blue');
    expect(trays.map(({ name, pieces }) => [name, pieces.map(({ label, left }) => `${label} ${left}`)])).toEqual([
      ['To deploy', ['x1 3']],
      ['Destroyed', ['v 0']],
    ]);
    expect(picture.scene(s.g).pieces.some(({ label }) => label === 'v' || label === 'x1')).toBe(false);
  });

  it('is plain data', () => {
    const { g } = battle();
    expect(JSON.parse(JSON.stringify(picture.scene(g)))).toEqual(picture.scene(g));
  });
});

describe('the card', () => {
  const factsOf = (s: ClockStage, key: string): Record<string, string> =>
    Object.fromEntries(picture.card(s.g, s.id(key)).facts.map(({ name, value }) => [name, value]));

  it('says what a unit is and how it stands', () => {
    expect(factsOf(battle(), 'p2')).toEqual({
      ...{ Army: 'red', Id: 'p2', Type: 'pike phalanx (Pike)', Combat: '4', Move: '5 inches, 3 in rough going' },
      ...{ Missiles: 'none', Traits: 'phalanx', Strength: '0 DMZ; 3 destroy it', Place: '31.6, 26 ↑', Ground: 'hill' },
      ...{ Leader: expect.stringMatching(/^Ann rides with it \(general, /), Group: 'with p1' },
      'This half turn': 'has had no order',
    });
    expect(factsOf(battle(), 'a1').Missiles).toBe('bows, range 8 inches');
    expect(factsOf(battle(), 'a1').Leader).toBe('in reach of a free order of Ann');
    expect(factsOf(battle(), 'camp').Move).toBe('none');
    expect(factsOf(battle(), 'amb').State).toBe('in ambush in wood');
  });

  it('says what it has done, and that a free order is given', () => {
    const s = battle().order('Ann: p2: advance 2');
    expect(factsOf(s, 'p2')['This half turn']).toBe('has had its order, has moved');
    expect(factsOf(s, 'p2').Leader).toContain('free order given');
    expect(factsOf(s, 'a1').Leader).toBeUndefined();
  });

  it('speaks of enemies, flanks and ground', () => {
    const s = battle();
    expect(picture.card(s.g, s.id('p2')).relations).toEqual([
      'Front to x1 at 5 inches',
      'v ahead on its left at 5.7 inches',
      'far ahead on its right at 34.7 inches',
      'Left flank covered by p1',
      'Right flank open',
      'Stands on hill',
    ]);
    expect(picture.card(s.g, s.id('c1')).relations[0]).toBe('Fights z, whom it attacks in front');
    expect(picture.card(s.g, s.id('z')).relations[0]).toBe('Fights c1, who attacks it in front');
  });
});

describe('overlays', () => {
  const words = (s: ClockStage, key: string) =>
    picture.overlays(s.g, s.id(key)).map(({ kind, text }) => `${kind}: ${text}`);

  it('tell how far a unit moves, fires and is heard, and who threatens it', () => {
    const s = battle();
    expect(words(s, 'p2')).toEqual([
      'move: Moves 5 inches, 3 in rough going',
      'arc: The free order of Ann carries 12 inches',
      'threat: x1 could charge it: 5 inches away, moves 6 inches',
      'threat: v could charge it: 5.7 inches away, moves 10 inches',
    ]);
    expect(words(s, 'a1')).toEqual([
      'move: Moves 6 inches, 5 in rough going',
      'range: Fires bows to 8 inches: nobody in range, arc and sight',
    ]);
    s.unit('x1').x = 40 * INCH;
    expect(words(s, 'a1')[1]).toBe('range: Fires bows to 8 inches: x1');
    expect(words(s, 'x1')).toContain('threat: a1 can fire at it');
    // In contact nobody moves, nor charges; who faces away has half its move, and far ones threaten nobody.
    expect(words(s, 'c1')).toEqual(['threat: v could charge it: 3.6 inches away, moves 10 inches']);
    s.unit('v').x += 2 * INCH;
    expect(words(s, 'c1')).toEqual([]);
    expect(words(s, 'camp')).toEqual([]);
  });

  it('are drawn', () => {
    const s = battle();
    for (const { outlines } of picture.overlays(s.g, s.id('p2'))) expect(outlines![0]!.length).toBeGreaterThan(5);
  });
});

describe('every decision', () => {
  it('shows what is chosen, and nothing for what is no choice at all', () => {
    const s = battle();
    const nonsense: Json[] = [null, 7, 'x', {}, { do: 'move' }, { do: 'ride', leader: 99, to: 99 }];
    nonsense.push({ do: 'move', by: -1, units: [99], steps: [{ do: 'advance', distance: 5 }] });
    nonsense.push(
      { do: 'disengage', by: -1, unit: 99, feigned: false },
      { do: 'reveal', unit: 99, x: 0, y: 0, heading: 0 },
    );
    for (const choice of nonsense) expect(s.question.shows(choice)).toEqual({});
  });

  it('fire: who fires at whom', () => {
    const s = stage({ red: ['a Arch 30 26 0'], blue: ['x MF 30 20 180', 'y MF 32 20 180'] });
    expect(s.asked).toBe('red fire');
    expect(s.question.about()).toEqual([s.id('a')]);
    expect(s.question.shows(s.id('y'))).toEqual({ pieces: [s.id('a')], targets: [s.id('y')] });
  });

  it('dress: where the unit then stands', () => {
    const s = stage({ red: ['a MF 30 26 0', 'b MF 32 26 0'], blue: ['x MF 30 4 180'] }).choose({ do: 'done' });
    expect(s.asked).toBe('red dress');
    expect(s.question.about()).toEqual([0, 1]);
    const shown = s.question.shows({ do: 'dress', unit: 1, beside: 0, on: 'right' });
    expect(shown).toMatchObject({ pieces: [1], targets: [0], ghosts: [{ id: 1, heading: 0 }] });
    s.choose({ do: 'dress', unit: 1, beside: 0, on: 'right' });
    expect(picture.scene(s.g).pieces[1]).toMatchObject(shown.ghosts![0]!);
    expect(s.question.shows({ do: 'turn', unit: 0, to: 'left' }).ghosts![0]).toMatchObject({ id: 0, heading: 2700 });
  });

  it('deploy: the place, or all that are left', () => {
    const s = stage(
      { red: ['a MF 30 40 0', 'b MF 34 40 0'], blue: ['x MF 30 4 180'] },
      { deploy: 'free', dice: [9, 1] },
    );
    s.choose(true);
    expect(s.asked).toBe('red deploy');
    expect(s.question.about()).toEqual([s.id('a')]);
    expect(s.question.shows({ do: 'rest' }).ghosts!.map(({ id }) => id)).toEqual([s.id('a'), s.id('b')]);
    const aimed = s.question.aim({ piece: s.id('a'), x: 20 * INCH, y: 40 * INCH, heading: 900 })!.choice;
    expect(aimed).toEqual({ do: 'place', x: 20.8 * INCH, y: 40 * INCH, heading: 900 });
    expect(s.question.shows(aimed).ghosts).toMatchObject([{ x: 20 * INCH, y: 40 * INCH, heading: 900 }]);
    expect(s.question.refuse(aimed)).toBeUndefined();
    expect(s.question.aim({ piece: s.id('b'), x: 0, y: 0 })).toBeUndefined();
    expect(s.question.phrases().map(({ text }) => s.question.refuse(s.question.parse(text)!))).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });
});
