import type { Wish } from '@acies/kernel';
import { describe, expect, it } from 'vitest';
import { marching, patch } from './testing/ground.ts';
import type { Scene, SceneOptions } from './testing/scene.ts';

/** A unit that may go 60 paces, or with its dice as told. */
const moving = (unit = 'a SW 500 900', options: SceneOptions = {}, enemy?: string): Scene =>
  marching(unit, options, enemy).pick(/^move, 1 AvD$/, 3);

const wishOf = (s: Scene, x: number, y: number, degrees?: number): Wish => ({
  ...{ piece: s.id('a'), x: x * 100, y: y * 100 },
  ...(degrees === undefined ? {} : { heading: degrees * 10 }),
});

/** What comes of dragging the middle of a unit there. */
function dragged(s: Scene, ...[x, y, degrees]: [x: number, y: number, degrees?: number]) {
  const { label, cost, refused } = s.question.attempt(s.question.aim(wishOf(s, x, y, degrees))!);
  return { label, cost, refused: refused?.clause };
}
const way = (s: Scene, ...at: [x: number, y: number, degrees?: number]): string => dragged(s, ...at).label;

describe('a formed unit that is dragged', () => {
  it('stays where it stands, and is not sent elsewhere', () => {
    expect(dragged(moving(), 500, 920, 0)).toEqual({ label: 'stay', cost: '0 of 60 paces', refused: undefined });
    expect(way(moving(), 500, 920)).toBe('stay');
  });

  it('goes straight on, no farther than it may', () => {
    expect(dragged(moving(), 500, 880)).toEqual({ label: 'advance 40', cost: '40 of 60 paces', refused: undefined });
    expect(dragged(moving(), 500, 700)).toEqual({ label: 'advance 60', cost: '60 of 60 paces', refused: undefined });
  });

  it('LG-MAN-9 steps aside and back, but not far, nor a unit that may not', () => {
    expect(way(moving(), 510, 930)).toBe('back 10, sidestep right 10');
    expect(way(moving(), 490, 920)).toBe('sidestep left 10');
    expect(way(moving('a SW 500 900 D'), 490, 920)).not.toContain('sidestep');
  });

  it('LG-MAN-6 turns about to go back, at half its move', () =>
    expect(dragged(moving(), 500, 1000, 180)).toEqual({
      label: 'turn about, advance 30',
      cost: '60 of 60 paces',
      refused: undefined,
    }));

  it('LG-MAN-2 wheels to the heading that is wanted', () => {
    const s = moving();
    expect(way(s, 506, 900, 20)).toMatch(/wheel right/);
    const choice = s.question.aim(wishOf(s, 506, 900, 20))!;
    expect(s.question.shows(choice).ghosts![0]).toMatchObject({ heading: 200 });
  });

  it('LG-MAN-2 LG-MOV-1 says what it uses up, DPs too', () =>
    expect(
      moving('a SW 500 900', {}, 'x SW 500 800').question.attempt([{ do: 'wheel', to: 'right', angle: 300 }]).cost,
    ).toBe('31.4 of 60 paces, 1 DP for wheel'));

  it('LG-SEQ-2 what it may not do is said, not bent', () =>
    expect(dragged(moving('a SW 500 900', {}, 'x SW 500 815'), 500, 870)).toEqual({
      ...{ label: 'advance 50', cost: '50 of 60 paces', refused: 'LG-SEQ-2' },
    }));

  it('LG-MOV-6 and so where the ground forbids it', () => {
    const s = moving('a HC 500 900', { terrain: [patch('difficult', 400, 700, 600, 860)] });
    expect(dragged(s, 500, 870)).toMatchObject({ label: 'advance 50', refused: 'LG-MOV-6' });
  });

  it('nobody else is moved in its place', () => {
    const s = moving();
    expect(s.question.aim({ ...wishOf(s, 500, 880), piece: s.id('rear') })).toBeUndefined();
  });

  it('LG-AFT-1 who is halted only turns', () => {
    const s = marching('a SW 500 900 halted').pick('change formation or facing');
    expect(way(s, 500, 870)).toBe('stay');
    expect(way(s, 500, 920, 180)).toBe('turn about');
  });
});

describe('an unformed unit that is dragged', () => {
  const loose = (): Scene => marching('a Sk 500 900').pick(/^move, 1 AvD$/, 3);

  it('LG-MAN-1 goes any way and faces as it did, or as it was turned', () => {
    expect(dragged(loose(), 560, 920)).toEqual({
      label: 'face 90, advance 60, face 0',
      cost: '60 of 80 paces',
      refused: undefined,
    });
    expect(way(loose(), 500, 970, 180)).toMatch(/^face 180, advance/);
  });

  it('LG-MAN-1 so far that no stand goes too far', () => {
    const { label, refused } = dragged(loose(), 700, 920, 180);
    expect([label.startsWith('face 90, advance '), refused]).toEqual([true, undefined]);
  });
});

describe('what cannot be dragged', () => {
  const offered = (s: Scene): string[] => s.question.phrases().map(({ text }) => text);

  it.each([
    ['a SW 500 900', ['stay', 'turn about', 'form column', 'form line 6']],
    ['a SW 500 900 files=6', ['stay', 'turn about', 'form column', 'form line 3']],
    ['a Sk 500 900 files=6', ['stay', 'turn about', 'form column', 'files 3']],
    ['a HC 500 900 onFoot=WB', ['stay', 'turn about', 'form column', 'form line 6', 'dismount']],
  ])('%s', (unit, words) => expect(offered(moving(unit))).toEqual(words));

  it('is understood as it is offered', () => {
    const s = moving();
    for (const { text } of s.question.phrases()) expect(s.refusal(text)).toBeUndefined();
  });
});

describe('what is no path', () => {
  it.each([
    null,
    7,
    'advance',
    {},
    [{ do: 'jump' }],
    [{ do: 'advance', distance: -1 }],
    [{ do: 'wheel', to: 'left', angle: 0.5 }],
  ])('%j is shown nowhere, and costs nothing', (choice) => expect(moving().question.shows(choice)).toEqual({}));
});
