import { describe, expect, it } from 'vitest';
import { patch } from '../../testing/marching.ts';
import { type ClockStage, type StageOptions, stage } from '../../testing/stage.ts';
import { contacts } from '../../testing/turns.ts';
import { dressDecision } from './dressing.ts';

/** After the orders of red. */
function dressing(red: readonly string[], options: StageOptions = {}, blue = ['far MF 70 3 180']): ClockStage {
  const s = stage({ red, blue }, options);
  return s.choose({ do: 'done' });
}

const dresses = (s: ClockStage): string[] => s.labels.filter((label) => label.includes('dresses'));

describe('MC-MOV-12 turns after all orders', () => {
  it('MC-MOV-12 a unit without an order turns by 90 or 180 degrees in place', () => {
    const s = dressing(['u Leg 30 30 0']);
    expect(s.asked).toBe('red dress');
    expect(s.labels).toEqual(['no more', 'u turns left', 'u turns right', 'u turns about']);
    s.pick('u turns left');
    expect(s.at('u')).toBe('29.2 30.8 270');
    expect(s.told('moved')).toMatchObject([{ how: 'turn', clauses: ['MC-MOV-12'] }]);
    expect(s.board.orders).toBe(9);
  });

  it.each([
    ['u turns right', '30.8 30.8 90'],
    ['u turns about', '30 31.6 180'],
  ])('MC-MOV-12 %s', (label, at) => expect(dressing(['u Leg 30 30 0', 'v Leg 50 30 0']).pick(label).at('u')).toBe(at));

  it('MC-MOV-12 each once, as long as the side likes', () => {
    const s = dressing(['u Leg 30 30 0', 'v Leg 50 30 0']).pick('u turns left');
    expect(s.labels).toEqual(['no more', 'v turns left', 'v turns right', 'v turns about']);
    s.pick('v turns about');
    expect(s.asked).toBe('blue order');
  });

  it('MC-MOV-12 not who has had an order, did not dare, stays in contact, or is a camp', () => {
    const s = stage(
      {
        red: ['u Leg 30 30 0', 'v Leg 50 30 0', 'w Leg 20 30 0', 'camp Camp 10 40 0', 'e Leg 60 30 0'],
        blue: ['x El 50 26 180', 'y MF 20 30 180', 'far MF 70 3 180'],
      },
      { contacts: ['w y'] },
    );
    s.order('u: advance 1').order('v: advance 6', 1).choose({ do: 'done' });
    expect(s.labels).toEqual(['no more', 'e turns left', 'e turns right', 'e turns about']);
  });

  it('MC-MOV-12 not into support of a friend in combat', () => {
    // Facing right beside it, a turn to the left would bring it into line.
    const beside = (type: string): string[] =>
      dressing([`w ${type} 32.4 30.8 90`, 'u Leg 30 30 0'], { contacts: ['u x'] }, [
        'x MF 30 30 180',
        'far MF 70 3 180',
      ]).labels;
    expect(beside('Leg')).toEqual(['no more', 'w turns right', 'w turns about']);
    expect(beside('HH')).toHaveLength(4);
    const idle = dressing(['w Leg 32.4 30.8 90', 'u Leg 30 30 0'], {}, ['x MF 30 20 180']);
    expect(idle.labels).toContain('w turns left');
  });
});

describe('MC-MOV-12 dressing ranks', () => {
  it('MC-MOV-12 up to 1 inch, to the left or right of a friend', () => {
    const near = (x: number, y: number): string[] => dresses(dressing(['u Leg 30 30 0', `v Leg ${x} ${y} 0`]));
    expect(near(32.6, 30)).toEqual(['u dresses on the left of v', 'v dresses on the right of u']);
    expect(near(32.7, 30)).toEqual([]);
    expect(near(31.6, 31)).toHaveLength(2);
    expect(near(31.6, 31.1)).toEqual([]);
    expect(near(32.2, 30.8)).toHaveLength(2);
    expect(near(32.3, 30.8)).toEqual([]);
    expect(near(31.6, 30)).toEqual([]);
  });

  it('MC-MOV-12 it comes into line', () => {
    const s = dressing(['u Leg 30 30 0', 'v Leg 32.4 30.5 0']).pick('v dresses on the right of u');
    expect(s.at('v')).toBe('31.6 30 0');
    expect(s.told('moved')).toMatchObject([{ how: 'dress', clauses: ['MC-MOV-12'] }]);
    expect(s.unit('v')).toMatchObject({ moved: true, ordered: false });
    expect(dresses(s)).toEqual([]);
  });

  it('MC-MOV-12 only to a friend of the same facing, one with an order or in contact too', () => {
    expect(dresses(dressing(['u Leg 30 30 0', 'v Leg 32.4 30 10']))).toEqual([]);
    const s = stage({ red: ['u Leg 30 31 0', 'v Leg 32.4 30 0'], blue: ['far MF 70 3 180'] });
    expect(dresses(s.order('u: advance 1').choose({ do: 'done' }))).toEqual(['v dresses on the right of u']);
  });

  it('MC-MOV-12 never into combat: not so that it touches an enemy', () => {
    const against = (y: number): string[] =>
      dresses(dressing(['u Leg 30 30 0', 'v Leg 32.4 30.5 0'], {}, [`x MF 32 ${y} 180`, 'far MF 70 3 180']));
    expect(against(30)).toEqual(['u dresses on the left of v']);
    expect(against(29.9)).toEqual(['u dresses on the left of v', 'v dresses on the right of u']);
  });

  it('MC-MOV-12 never into support of a friend in combat', () => {
    // The friend is attacked in flank: who dresses on its other side touches no enemy.
    const beside = (type: string, contacts = ['x u flank unfaced']): string[] =>
      dresses(
        dressing(['u Leg 30 30 0', `v ${type} 32.4 30 0 missiles=none`], { contacts }, [
          'x MF 29.2 30.8 90',
          'far MF 70 3 180',
        ]),
      ).filter((label) => label.startsWith('v'));
    expect(beside('Leg')).toEqual([]);
    expect(beside('Leg', [])).toEqual(['v dresses on the right of u']);
    for (const type of ['Sk', 'HH', 'LH', 'El']) expect(beside(type)).toEqual(['v dresses on the right of u']);
  });

  it('MC-MOV-12 not onto a friend', () => {
    const red = ['u Leg 30 30 0', 'v Leg 32.2 30.6 0'];
    expect(dresses(dressing(red))).toEqual(['u dresses on the left of v', 'v dresses on the right of u']);
    const beside = dresses(dressing([...red, 'w Leg 31.7 28.6 0'])).filter((label) => label.includes(' of '));
    expect(beside).toEqual(['u dresses on the left of v']);
  });

  it('MC-MOV-12 not off the table', () => {
    const aslant = (x: number): string[] => dresses(dressing([`u Leg ${x + 0.495} 9.434 45`, `v Leg ${x} 7.667 45`]));
    expect(aslant(2.4)).toEqual(['u dresses on the right of v', 'v dresses on the left of u']);
    expect(aslant(2.27)).toEqual(['u dresses on the right of v']);
  });

  it('MC-MOV-12 not into closed ground', () => {
    const bog = { terrain: [patch('prohibited', 31, 28, 33, 30.1)] };
    expect(dresses(dressing(['u Leg 30 30 0', 'v Leg 32.2 30.5 0'], bog))).toEqual(['u dresses on the left of v']);
    const rough = { terrain: [patch('rough', 31, 28, 33, 30.1)] };
    expect(dresses(dressing(['u Art 30 30 0', 'v Art 32.2 30.5 0'], rough))).toEqual(['u dresses on the left of v']);
  });

  it('MC-MOV-12 as a rank too, behind a friend or before him', () => {
    const ranks = (x: number, y: number): string[] => dresses(dressing(['u Leg 30 30 0', `v Leg ${x} ${y} 0`]));
    expect(ranks(30, 32.6)).toEqual(['u dresses before v', 'v dresses behind u']);
    expect(ranks(30, 32.7)).toEqual([]);
    expect(ranks(30.6, 32.4)).toHaveLength(2);
    const s = dressing(['u Leg 30 30 0', 'v Leg 30.6 32.4 0']).pick('v dresses behind u');
    expect(s.at('v')).toBe('30 31.6 0');
    expect(dressing(['u Leg 30 30 0', 'v Leg 30.6 32.4 0']).pick('u dresses before v').at('u')).toBe('30.6 30.8 0');
  });

  it('MC-MOV-12 MC-MOV-5 not through one who stands in the way, unless he may be passed', () => {
    // The corner of "w" juts into the straight way of "v" to the right of "u", but not into either end of it.
    const way = (type: string, x = 33.25): string[] =>
      dresses(dressing(['u Leg 30 30 0', 'v Leg 32 30.9 0', `w ${type} ${x} 29.25 0 missiles=none`]));
    expect(way('MF')).not.toContain('v dresses on the right of u');
    expect(way('MF', 33.65)).toContain('v dresses on the right of u');
    expect(way('Sk')).toContain('v dresses on the right of u');
    const bog = { terrain: [patch('prohibited', 32.45, 30, 33, 30.85)] };
    expect(dresses(dressing(['u Leg 30 30 0', 'v Leg 32 30.9 0'], bog))).not.toContain('v dresses on the right of u');
  });

  it('MC-MOV-12 never into combat: not so that its front comes against an enemy', () => {
    // The enemy stands flank to flank on its right.
    const s = dressing(['u Leg 30 30 0'], {}, ['x MF 31.6 30 0', 'far MF 70 3 180']);
    expect(s.labels).toEqual(['no more', 'u turns left', 'u turns about']);
    const apart = dressing(['u Leg 30 30 0'], {}, ['x MF 31.7 30 0', 'far MF 70 3 180']);
    expect(apart.labels).toContain('u turns right');
  });

  it('MC-MOV-12 what is drawn at random is among the options', () => {
    const red = ['u Leg 30 30 0', 'v Leg 32.4 30.5 0', 'w Leg 34.2 30 0', 'c Leg 50 30 0', 'd Leg 52.4 30.8 90'];
    const s = dressing(red, { contacts: ['c x'] }, ['x MF 50 30 180', 'far MF 70 3 180']);
    const options = new Set(s.question.options!.map((option) => JSON.stringify(option)));
    const seen = new Set<string>();
    let state = 1;
    const draw = (below: number): number => {
      state = (state * 48_271) % 2_147_483_647;
      return state % below;
    };
    for (let i = 0; i < 2000; i++) seen.add(JSON.stringify(dressDecision.sample!(s.g, { side: 'red' }, draw, 'red')));
    expect([...seen].filter((choice) => !options.has(choice))).toEqual([]);
    expect(seen.size).toBe(options.size);
    expect(contacts(s)).toEqual(['c-x front']);
  });
});

it('MC-MOV-12 where a unit can dress to is drawn, instead of how far its kind moves', () => {
  const s = dressing(['u Leg 30 30 0', 'v Leg 32 30 0', 'w Leg 50 30 0']);
  const places = s.question.reach(s.id('v'))!.flatMap(({ kind, outlines = [] }) => outlines.map(() => kind));
  expect(places).toEqual(
    dresses(s)
      .filter((label) => label.startsWith('v '))
      .map(() => 'place'),
  );
  expect(places.length).toBeGreaterThan(0);
  expect(s.question.reach(s.id('w'))).toEqual([]);
  expect(s.question.reach(s.id('far'))).toBeUndefined();
});
