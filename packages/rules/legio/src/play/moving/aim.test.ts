import type { Wish } from '@acies/kernel/picture';
import { printSteps, type Step } from '@acies/table';
import { describe, expect, it } from 'vitest';
import { PACE } from '../../board/setting.ts';
import type { LegioStage, StageOptions } from '../../testing/stage.ts';
import { marching, patch } from '../../testing/terrain.ts';

/** A unit that may go 60 paces, or with its dice as told. */
const moving = (unit = 'a SW 500 900', options: StageOptions = {}, enemy?: string): LegioStage =>
  marching(unit, options, enemy).pick(/^move, 1 average die$/, 3);

const wishOf = (s: LegioStage, x: number, y: number, degrees?: number): Wish => ({
  ...{ piece: s.id('a'), x: x * 100, y: y * 100 },
  ...(degrees === undefined ? {} : { heading: degrees * 10 }),
});

/** What comes of dragging the middle of a unit there. */
function dragged(s: LegioStage, ...[x, y, degrees]: [x: number, y: number, degrees?: number]) {
  const { choice, cost, refused, amended } = s.question.aim(wishOf(s, x, y, degrees))!;
  const said = amended ? { amended: `${amended.text} (${amended.clause})` } : {};
  return { way: printSteps(choice as Step[], PACE) || 'stay', cost, refused: refused?.clause, ...said };
}
const way = (s: LegioStage, ...at: [x: number, y: number, degrees?: number]): string => dragged(s, ...at).way;

describe('a formed unit that is dragged', () => {
  it('stays where it stands, and is not sent elsewhere', () => {
    expect(dragged(moving(), 500, 920, 0)).toEqual({ way: 'stay', cost: '0 of 60 paces', refused: undefined });
    expect(way(moving(), 500, 920)).toBe('stay');
  });

  it('goes straight on, no farther than it may', () => {
    expect(dragged(moving(), 500, 880)).toEqual({ way: 'advance 40', cost: '40 of 60 paces', refused: undefined });
    expect(dragged(moving(), 500, 700)).toEqual({
      ...{ way: 'advance 60', cost: '60 of 60 paces', refused: undefined },
      amended: '160 paces beyond what is left of 60 paces (LG-MOV-1)',
    });
  });

  it('LG-MAN-6 who is only turned faces about, or else wheels, and is told what comes of it', () => {
    expect(dragged(moving(), 500, 920, 30)).toMatchObject({
      ...{ way: 'wheel right 30', amended: expect.stringMatching(/^to face so it wheels.* paces \(LG-MAN-2\)$/) },
    });
    expect(dragged(moving(), 500, 920, 190)).toMatchObject({
      ...{ way: 'turn about', amended: expect.stringMatching(/: 10 degrees from what was wished \(LG-MAN-6\)$/) },
    });
  });

  it('LG-MAN-9 steps aside and back, but not far, nor a unit that may not', () => {
    expect(way(moving(), 510, 930)).toBe('back 10, sidestep right 10');
    expect(way(moving(), 490, 920)).toBe('sidestep left 10');
    expect(dragged(moving('a SW 500 900 D'), 490, 920)).toMatchObject({ way: 'sidestep left 10', refused: 'LG-MAN-9' });
    expect(dragged(moving(), 440, 920).amended).toMatch(/ too many \(LG-MAN-9\)$/);
  });

  it('LG-MAN-6 turns about to go back, at half its move', () =>
    expect(dragged(moving(), 500, 1000, 180)).toEqual({
      way: 'turn about, advance 30',
      cost: '60 of 60 paces',
      refused: undefined,
      amended: '50 paces beyond what is left of 60 paces (LG-MOV-1)',
    }));

  it('LG-MAN-2 wheels to the heading that is wanted', () => {
    const s = moving();
    expect(way(s, 506, 900, 20)).toMatch(/wheel right/);
    const { shown } = s.question.aim(wishOf(s, 506, 900, 20))!;
    expect(shown.ghosts![0]).toMatchObject({ heading: 200 });
  });

  it('LG-MAN-2 LG-MOV-1 says what it uses up, DPs too', () =>
    expect(
      moving('a SW 500 900', {}, 'x SW 500 800').question.attempt([{ do: 'wheel', to: 'right', angle: 300 }]).cost,
    ).toBe('31.4 of 60 paces, wheel 31.4 included, 1 DP for wheel'));

  it('LG-SEQ-2 goes up to where it must halt, and says why', () =>
    expect(dragged(moving('a SW 500 900', {}, 'x SW 500 815'), 500, 870)).toEqual({
      ...{ way: 'advance 45', cost: '45 of 60 paces', refused: undefined },
      amended: 'a move keeps 40 paces off: 5 paces too near to x (LG-SEQ-2)',
    }));

  it('LG-MOV-6 and so where the ground forbids it', () => {
    const s = moving('a HC 500 900', { terrain: [patch('difficult', 400, 700, 600, 860)] });
    expect(dragged(s, 500, 870)).toMatchObject({
      ...{ way: 'advance 40', refused: undefined },
      amended: expect.stringContaining('LG-MOV-6'),
    });
  });

  it('nobody else is moved in its place', () => {
    const s = moving();
    expect(s.question.aim({ ...wishOf(s, 500, 880), piece: s.id('rear') })).toBeUndefined();
  });

  it('LG-AFT-1 who is halted only turns', () => {
    const s = marching('a SW 500 900 halted').pick('change formation or facing');
    expect(dragged(s, 500, 870)).toMatchObject({ way: 'advance 50', refused: 'LG-AFT-1' });
    expect(way(s, 500, 920, 180)).toBe('turn about');
  });
});

describe('an unformed unit that is dragged', () => {
  const loose = (): LegioStage => marching('a Sk 500 900').pick(/^move, 1 average die$/, 3);

  it('LG-MAN-1 goes any way and faces as it did, or as it was turned', () => {
    expect(dragged(loose(), 560, 920)).toEqual({
      way: 'face 90, advance 60, face 0',
      cost: '60 of 80 paces',
      refused: undefined,
    });
    expect(way(loose(), 500, 970, 180)).toMatch(/^face 180, advance/);
  });

  it('LG-MAN-1 so far that no stand goes too far', () => {
    const { way: path, refused } = dragged(loose(), 700, 920, 180);
    expect([path.startsWith('face 90, advance '), refused]).toEqual([true, undefined]);
  });
});

describe('what cannot be dragged', () => {
  const phrases = (s: LegioStage) => s.question.phrases().filter(({ isExample }) => !isExample);
  const offered = (s: LegioStage): string[] => phrases(s).map(({ text }) => text);

  it.each([
    ['a SW 500 900', ['stay', 'turn about', 'form column', 'form line 6']],
    ['a SW 500 900 files=6', ['stay', 'turn about', 'form column', 'form line 3']],
    ['a Sk 500 900 files=6', ['stay', 'turn about', 'form column', 'files 3']],
    ['a HC 500 900 onFoot=WB', ['stay', 'turn about', 'form column', 'form line 6', 'dismount']],
  ])('%s', (unit, words) => expect(offered(moving(unit))).toEqual(words));

  it('is understood as it is offered', () => {
    const s = moving();
    for (const { text } of phrases(s)) expect(s.refusal(text)).toBeUndefined();
  });

  it('is shown how it is written', () => {
    const s = moving();
    const [example] = s.question.phrases().filter(({ isExample }) => isExample);
    expect(s.question.label(s.question.parse(example!.text)!)).toBe(
      'advance 40 paces, wheel left 30° and advance 20 paces',
    );
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

describe('what can be reached', () => {
  const topOf = (s: LegioStage): number =>
    Math.min(...s.question.reach(s.id('a'))!.flatMap(({ outlines = [] }) => outlines.flat().map(({ y }) => y))) / PACE;

  it('LG-MOV-1 is what was thrown, and nothing is said of others', () => {
    const s = moving();
    expect(s.question.reach(s.id('a'))).toMatchObject([{ kind: 'move', text: 'May go 60 paces now' }]);
    expect(topOf(s)).toBe(840);
    expect(s.question.reach(s.id('rear'))).toBeUndefined();
  });

  it('LG-SEQ-2 ends where a move must halt', () =>
    expect(topOf(moving('a SW 500 900', {}, 'x SW 500 815'))).toBeGreaterThan(854));

  it('LG-MAN-1 is all round for the unformed', () => {
    const s = marching('a Sk 500 900').pick(/^move, 1 average die$/, 3);
    expect(s.question.reach(s.id('a'))![0]!.outlines![0]!.length).toBe(36);
  });

  it('LG-AFT-1 is nothing for who is halted', () => {
    const s = marching('a SW 500 900 halted').pick('change formation or facing');
    expect(s.question.reach(s.id('a'))).toEqual([]);
  });
});
