import type { Json } from '@acies/kernel';
import type { Wish } from '@acies/kernel/picture';
import { INCH, printSteps } from '@acies/table';
import { describe, expect, it } from 'vitest';
import { picture } from '../../picture/picture.ts';
import { patch } from '../../testing/marching.ts';
import { type ClockStage, stage } from '../../testing/stage.ts';
import type { Order } from './orders.ts';

/** Where a unit is dragged to: inches of its middle, degrees. */
const wish = (s: ClockStage, key: string, x: number, y: number, more: Partial<Wish> = {}): Wish => ({
  ...{ piece: s.id(key), x: x * INCH, y: y * INCH },
  ...more,
});

/** An order as one would type it. */
function typed(s: ClockStage, order: Order): string {
  if (order.do !== 'move' && order.do !== 'forced march') return order.do;
  const who = order.units.map((id) => s.g.setting.units[id]!.key).join(', ');
  return `${order.do === 'move' ? '' : 'forced march '}${who}: ${printSteps(order.steps, INCH)}`;
}

/** The order that comes of it, what it costs, and why it is refused or not what was wished for. */
function drag(s: ClockStage, key: string, x: number, y: number, more: Partial<Wish> = {}): string {
  const attempt = s.question.aim(wish(s, key, x, y, more));
  if (!attempt) return 'nothing';
  const { choice, cost, refused, amended } = attempt;
  const why = refused ?? amended;
  return [typed(s, choice as Order), cost, why && `${refused ? 'refused' : 'amended'}: ${why.text} (${why.clause})`]
    .filter(Boolean)
    .join(' | ');
}

const alone = (line: string, more: readonly string[] = []): ClockStage =>
  stage({ red: [line, ...more], blue: ['x MF 60 4 180'] });

describe('where a unit is dragged', () => {
  // A base is 1.6 inches: the middle of one that stands at 30 26 and faces up is at 30 26.8.
  it.each<[string, number, number, number | undefined, string]>([
    ['MF', 30, 22.8, undefined, 'a: advance 4 | 4 of 6 inches'],
    [
      'MF',
      30,
      10,
      undefined,
      'a: advance 6 | 6 of 6 inches | amended: 10.8 inches beyond the move of 6 inches (MC-UNIT-2)',
    ],
    ['MF', 32, 24.8, undefined, 'a: incline right 2.8283 45 | 2.8 of 6 inches'],
    ['MF', 28, 24.8, undefined, 'a: incline left 2.8283 45 | 2.8 of 6 inches'],
    ['MF', 30, 27.8, undefined, 'a: back 1 | 1 of 6 inches'],
    ['MF', 29, 26.8, undefined, 'a: sidestep left 1 | 1 of 6 inches'],
    ['MF', 30, 26.8, 1800, 'a: turn about | 3 of 6 inches'],
    ['MF', 30, 26.8, 900, 'a: turn right | 3 of 6 inches'],
    [
      'MF',
      30,
      29.8,
      undefined,
      'a: turn about, advance 3 | 6 of 6 inches | amended: sidesteps and steps back are 1 inch in all: 2 inches too many (MC-MOV-6)',
    ],
    ['LH', 36, 34.8, 0, 'a: face 143.1, advance 10, face 0 | 10 of 13 inches'],
  ])('%s to %d %d', (type, x, y, heading, order) => {
    const s = alone(`a ${type} 30 26 0 missiles=none`);
    expect(drag(s, 'a', x, y, heading === undefined ? {} : { heading })).toBe(order);
  });

  it('MC-MOV-1 a phalanx wheels where it cannot incline to the left', () => {
    expect(drag(alone('a Pike 30 26 0'), 'a', 28, 24.8)).toMatch(
      /^a: wheel left \S+, advance \S+ \| \S+ of 5 inches, wheel 2 included$/,
    );
    expect(drag(alone('a Pike 30 26 0'), 'a', 32, 24.8)).toMatch(/^a: incline right/);
  });

  it('MC-MOV-2 a wheel of a single base costs 2.5 inches a quarter', () => {
    const s = alone('a Spear 30 26 0');
    expect(drag(s, 'a', 30, 24.4, { heading: 900 })).toMatch(/ of 6 inches, wheel 2.5 included$/);
    expect(drag(s, 'a', 31.6, 26, { heading: 900 })).toMatch(/wheel right 90/);
  });

  it('takes the group that it stands in, or only itself', () => {
    const s = alone('a MF 30 26 0', ['b MF 31.6 26 0', 'c MF 33.2 26 0']);
    expect(drag(s, 'b', 31.6, 22.8)).toBe('a, b, c: advance 4 | 4 of 6 inches');
    expect(drag(s, 'b', 31.6, 22.8, { alone: true })).toBe('b: advance 4 | 4 of 6 inches');
    const order = s.question.aim(wish(s, 'c', 32.8, 22, { heading: 3400 }))!.choice;
    const { pieces, ghosts } = s.question.shows(order);
    expect([pieces, ghosts!.length]).toEqual([[0, 1, 2], 3]);
    expect(ghosts![2]!.heading).toBe(3400);
    expect(Math.abs(ghosts![2]!.x - 32.8 * INCH) + Math.abs(ghosts![2]!.y - 22 * INCH)).toBeLessThan(INCH / 10);
  });

  it('MC-MOV-2 a deep group wheels no farther than its tail goes', () => {
    const s = alone('a MF 30 26 0', ['b MF 31.6 26 0', 'c MF 30 27.6 0', 'd MF 31.6 27.6 0']);
    expect(drag(s, 'a', 33, 20, { heading: 500 })).not.toContain('refused');
    // Its arm is the hypotenuse of 3.2 and 1.6 inches.
    const wheel: Json = { do: 'move', by: -1, units: [0, 1, 2, 3], steps: [{ do: 'wheel', to: 'right', angle: 300 }] };
    expect(s.question.attempt(wheel).cost).toBe('1.9 of 6 inches, wheel 1.9 included');
  });

  it('MC-MOV-4 goes the rough move where its way leads through rough going', () => {
    const s = stage({ red: ['a Leg 30 26 0'], blue: ['x MF 60 4 180'] }, { terrain: [patch('rough', 28, 18, 34, 24)] });
    expect(drag(s, 'a', 30, 10)).toBe(
      'a: advance 4 | 4 of 4 inches in rough going | amended: 2 inches beyond the rough-going move of 4 inches (MC-MOV-4)',
    );
  });

  it('goes round nobody: it goes up to what stands in the way, which is told', () => {
    const s = alone('a MF 30 26 0', ['b MF 30 22 0']);
    expect(drag(s, 'a', 30, 20.8)).toBe(
      'a: advance 2.412 | 2.4 of 6 inches | amended: a would pass through b, 1.6 inches deep (MC-MOV-5)',
    );
  });

  it('MC-MOV-6 goes no farther aside than it may, and says by how much', () =>
    expect(drag(alone('a MF 30 26 0'), 'a', 32, 26.8)).toMatch(
      /^a: turn right, advance 2 .* amended: sidesteps and steps back are 1 inch in all: 1 inch too many \(MC-MOV-6\)$/,
    ));

  it('MC-MOV-8 charges whom it is dragged onto', () => {
    const s = stage({ red: ['a MF 30 26 0'], blue: ['x MF 30.5 21 180', 'y MF 40 21 180'] });
    const order = s.question.aim(wish(s, 'a', 30.5, 20.5))!.choice;
    const { shown, preview, refused, cost } = s.question.attempt(order);
    expect(refused).toBeUndefined();
    expect((order as { steps: { distance: number }[] }).steps.at(-1)!.distance).toBeLessThanOrEqual(5.1 * INCH);
    expect(shown.targets).toEqual([s.id('x')]);
    expect(shown.ghosts).toMatchObject([{ x: 30.5 * INCH, y: 21.8 * INCH, heading: 0 }]);
    expect(preview).toMatch(/^charges x in front: wins/);
    expect(cost).toMatch(/^5(\.\d)? of 6 inches$/);
    s.choose(order);
    expect(picture.scene(s.g).pieces[0]).toMatchObject(shown.ghosts![0]!);
  });

  it('MC-MOV-8 charges whom it touches already', () => {
    const s = stage({ red: ['a MF 30 21 0'], blue: ['x MF 30.8 21 180'] });
    const order = s.question.aim(wish(s, 'a', 30.8, 20.2))!.choice;
    expect([s.question.refuse(order), s.question.shows(order).targets]).toEqual([undefined, [s.id('x')]]);
  });

  it('MC-MOV-8 who meets an enemy on its way ends there, in words, cost and ghost, and is told so', () => {
    const s = stage({ red: ['a HH 30 26 0'], blue: ['x MF 30.5 21 180'] });
    const attempt = s.question.aim(wish(s, 'a', 30, 16.8))!;
    expect(attempt.label).toMatch(/advance 5 inches, charging x$/);
    expect(attempt.cost).toMatch(/^5 of /);
    expect(attempt.shown.targets).toEqual([s.id('x')]);
    expect(attempt.amended).toMatchObject({
      clause: 'MC-MOV-8',
      text: '10 inches wished, but x is met after 5: it charges',
    });
    // Typed, it is told as it is made, too.
    const far = { do: 'move', by: -1, units: [s.id('a')], steps: [{ do: 'advance', distance: 10 * INCH }] };
    expect(s.question.label(far)).toMatch(/advance 5 inches, charging x$/);
  });

  it('MC-MOV-3 who is only turned changes face, or else wheels, and is told what comes of it', () => {
    const s = alone('a HH 30 26 0');
    const turned = (degrees: number) => drag(s, 'a', 30, 26.8, { heading: degrees * 10 });
    expect(turned(90)).toMatch(/^a: turn right \| [^|]*$/);
    expect(turned(80)).toMatch(/^a: turn right \| .* amended: a change of face is .*: 10 degrees from what was wished/);
    expect(turned(60)).toMatch(/^a: wheel right 60 \| .* amended: any other angle .* its middle moves \S+ inch/);
    expect(turned(330)).toMatch(/^a: wheel left 30 \| /);
    expect(turned(170)).toMatch(/^a: turn about \| /);
    expect(turned(140)).toMatch(/^a: turn about, wheel left 40 \| |^a: turn right, wheel right 50 \| /);
  });

  it('MC-MOV-9 charges the flank that it is dragged to', () => {
    const s = stage({ red: ['a HH 30 24 0'], blue: ['x MF 32.5 20 270'] });
    const shown = s.question.shows(s.question.aim(wish(s, 'a', 33, 20.6))!.choice);
    expect(shown.targets).toEqual([s.id('x')]);
    expect(shown.ghosts![0]!.heading).toBe(0);
    // Dragged onto his very middle, it comes to the edge that lies before it.
    const middle = s.question.shows(s.question.aim(wish(s, 'a', 33.3, 20))!.choice);
    expect([middle.targets, middle.ghosts![0]!.heading]).toEqual([[s.id('x')], 0]);
  });

  it('who is out of reach is not charged', () => {
    const s = stage({ red: ['a MF 30 26 0'], blue: ['x MF 30 10 180'] });
    expect(drag(s, 'a', 30, 9)).toBe(
      'a: advance 6 | 6 of 6 inches | amended: 10 inches beyond the move of 6 inches (MC-UNIT-2)',
    );
  });

  it('MC-MOV-11 who is in contact can only disengage', () => {
    const s = stage({ red: ['a LH 30 24 0 missiles=none'], blue: ['x MF 30 24 180'] }, { contacts: ['a x'] });
    expect(drag(s, 'a', 30, 35)).toBe('disengage | amended: a is in contact: it can only disengage (MC-MOV-11)');
    expect(drag(s, 'a', 30, 25)).toBe('nothing');
    const order = s.question.aim(wish(s, 'a', 30, 35))!.choice;
    const { targets, ghosts, way } = s.question.shows(order);
    expect([targets, way!.length]).toEqual([[s.id('x')], 2]);
    s.choose(order);
    expect(picture.scene(s.g).pieces[0]).toMatchObject(ghosts![0]!);
  });

  it('MC-ORD-3 springs an ambush, and marches twice', () => {
    const s = stage(
      { red: ['a WB hidden wood', 'b MF 30 40 0'], blue: ['x MF 60 4 180'] },
      {
        armies: { red: { stratagems: ['ambush', 'forced march'] } },
        terrain: [patch('rough', 10, 14, 18, 20, 'wood')],
      },
    );
    s.board.orders = 9;
    expect(s.question.aim(wish(s, 'a', 14, 17, { heading: 900 }))!.choice).toEqual({
      ...{ do: 'reveal', unit: s.id('a'), x: 14.8 * INCH, y: 17 * INCH, heading: 900 },
    });
    const beyond = s.question.aim(wish(s, 'a', 14, 13.5, { heading: 900 }))!;
    expect([beyond.refused, beyond.amended?.text]).toEqual([
      undefined,
      'it must stand wholly in the rough: 1.3 inches outside',
    ]);
    const far = s.question.aim(wish(s, 'a', 14, 8))!;
    expect(far.refused?.text).toBe('it must stand wholly in the rough: 6.8 inches outside');
    expect(drag(s, 'b', 30, 34.8)).toBe('b: advance 6 | 6 of 6 inches');
    s.order('b: advance 2');
    expect(drag(s, 'b', 30, 32.8)).toBe('forced march b: advance 6 | 6 of 6 inches');
    s.board.played.red.push('forced march');
    expect(drag(s, 'b', 30, 30.8)).toBe('b: advance 8 | 8 of 6 inches | refused: b has had its order (MC-ORD-1)');
  });

  it('means nothing by the enemy, a camp or the dead', () => {
    const s = alone('a MF 30 26 0', ['camp Camp 20 40 0', 'd MF 40 40 0']);
    s.unit('d').where = 'gone';
    expect([drag(s, 'x', 30, 20), drag(s, 'camp', 30, 20), drag(s, 'd', 30, 20)]).toEqual(Array(3).fill('nothing'));
    expect(s.question.aim({ piece: 99, x: 0, y: 0 })).toBeUndefined();
  });

  it('ends where its ghost is, wherever it is dragged', () => {
    for (let i = 0; i < 60; i++) {
      const s = stage({
        red: ['a MF 30 26 0', 'b MF 31.6 26 0', 'c HH 36 27 20', 'd Sk 24 26 350 missiles=none'],
        blue: ['x MF 30 20 180', 'y MF 40 18 200'],
      });
      const key = 'abcd'[i % 4]!;
      const to = wish(
        s,
        key,
        20 + ((i * 7) % 23),
        14 + ((i * 5) % 17),
        i % 3 === 0 ? { heading: (i * 613) % 3600 } : {},
      );
      const order = s.question.aim({ ...to, alone: i % 2 === 0 })?.choice;
      if (order === undefined || s.question.refuse(order) !== undefined) continue;
      const { ghosts } = s.question.shows(order);
      s.choose(order);
      for (const ghost of ghosts!) expect(picture.scene(s.g).pieces[ghost.id]).toMatchObject(ghost);
    }
  });
});

describe('words for a unit that is chosen', () => {
  const phrases = (s: ClockStage, key?: string) => s.question.phrases(key === undefined ? undefined : s.id(key));
  const labels = (s: ClockStage, key?: string) => phrases(s, key).filter(({ isExample }) => !isExample);

  it('are orders that are allowed', () => {
    const s = stage(
      {
        red: ['a MF 30 26 0', 'b MF 31.6 26 0', 'c LH 20 24 0 missiles=none', 'amb WB hidden wood'],
        blue: ['x MF 31 22 180', 'z MF 20 24 180'],
      },
      {
        contacts: ['c z'],
        leaders: { red: ['Ann general b'] },
        armies: { red: { stratagems: ['ambush', 'feigned flight'] } },
        terrain: [patch('rough', 4, 30, 12, 38, 'wood')],
      },
    );
    s.board.orders = 9;
    expect(labels(s).map(({ text }) => text)).toEqual(['no more orders']);
    expect(labels(s, 'a').map(({ label }) => label)).toEqual([
      ...['The group of 2 advances 6 inches, into x', 'The group of 2 advances 3 inches'],
      ...['Advance 6 inches, into x', 'Advance 3 inches'],
      ...['Turn left', 'Turn right', 'Turn about', 'Step back 1 inch', 'Charge x', 'No more orders'],
    ]);
    expect(labels(s, 'c').map(({ label }) => label)).toEqual([...['Disengage', 'Feign flight', 'No more orders']]);
    expect(labels(s, 'amb').map(({ label }) => label)).toEqual(['Spring the ambush: 2 orders', 'No more orders']);
    expect(labels(s, 'x').map(({ label }) => label)).toEqual(['No more orders']);
    for (const key of ['a', 'b', 'c', 'amb'])
      for (const { text } of labels(s, key)) expect([text, s.refusal(text)]).toEqual([text, undefined]);
  });

  it('show how an order of it is written', () => {
    const s = alone('a MF 30 26 0', ['b MF 40 26 0']);
    const example = (key?: string) => phrases(s, key).find(({ isExample }) => isExample)!.text;
    expect([example(), example('b')]).toEqual(['a: advance 4, wheel left 30', 'b: advance 4, wheel left 30']);
    expect(s.refusal('b: advance 4, wheel left 30')).toBeUndefined();
  });

  it('about: who can still be ordered', () => {
    const s = alone('a MF 30 26 0', ['b MF 40 26 0', 'camp Camp 20 40 0']).order('a: advance 2');
    expect(s.question.about()).toEqual([s.id('b')]);
    s.board.orders = 0;
    expect(s.question.about()).toEqual([]);
  });

  it('MC-MOV-11, MC-ORD-3 about: who can break off, or lies in ambush', () => {
    const s = stage(
      {
        red: ['c LH 20 24 0 missiles=none', 'm MF 40 24 0', 'amb WB hidden wood'],
        blue: ['z MF 20 24 180', 'y MF 40 24 180'],
      },
      {
        ...{ contacts: ['c z', 'm y'], armies: { red: { stratagems: ['ambush'] } } },
        terrain: [patch('rough', 4, 30, 12, 38, 'wood')],
      },
    );
    s.board.orders = 2;
    expect(s.question.about()).toEqual([s.id('c'), s.id('amb')]);
    s.board.orders = 1;
    expect(s.question.about()).toEqual([s.id('c')]);
  });
});

describe('an order that is refused', () => {
  it('is shown where its steps lead, with what it costs', () => {
    const s = alone('a MF 30 26 0');
    const far: Json = { do: 'move', by: -1, units: [0], steps: [{ do: 'advance', distance: 9 * INCH }] };
    const { shown, cost, refused } = s.question.attempt(far);
    expect(refused?.clause).toBe('MC-UNIT-2');
    expect(cost).toBe('9 of 6 inches');
    expect(shown.ghosts).toMatchObject([{ id: 0, x: 30 * INCH, y: 17.8 * INCH }]);
    expect(shown.way).toEqual([
      { x: 30 * INCH, y: 26.8 * INCH },
      { x: 30 * INCH, y: 17.8 * INCH },
    ]);
  });

  it('MC-UNIT-2 a ride is shown from unit to unit', () => {
    const s = stage(
      { red: ['a MF 30 26 0', 'b MF 40 26 0'], blue: ['x MF 60 4 180'] },
      { leaders: { red: ['Ann general a'] } },
    );
    expect(s.question.shows({ do: 'ride', leader: 0, to: 1 })).toMatchObject({ pieces: [0], targets: [1] });
  });
});
