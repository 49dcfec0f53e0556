import { printSteps, type Step } from '@acies/table';
import { describe, expect, it } from 'vitest';
import { JT } from '../../board/setting.ts';
import type { CbStage, StageOptions } from '../../testing/stage.ts';
import { marching } from '../../testing/terrain.ts';

const LED: StageOptions = { leaders: { red: ['Cato general a'] } };

/** A unit that may go 4 JT. */
const moving = (unit = 'a HI 20 25', options = LED, enemy?: string): CbStage =>
  marching(unit, options, enemy).pick(/^move, 1 die$/, 4);

/** What comes of dragging the middle of a unit there. */
function dragged(s: CbStage, ...[x, y, degrees]: [x: number, y: number, degrees?: number]) {
  const heading = degrees === undefined ? {} : { heading: degrees * 10 };
  const { choice, cost, refused, amended } = s.question.aim({ piece: s.id('a'), x: x * JT, y: y * JT, ...heading })!;
  const said = amended ? { amended: `${amended.text} (${amended.clause})` } : {};
  return { way: printSteps(choice as Step[], JT) || 'stay', cost, refused: refused?.clause, ...said };
}
const way = (s: CbStage, ...at: [x: number, y: number, degrees?: number]): string => dragged(s, ...at).way;

describe('a formed unit that is dragged', () => {
  it('stays where it stands, or goes straight on, no farther than it may', () => {
    expect(dragged(moving(), 20, 25.5, 0)).toEqual({ way: 'stay', cost: '0 of 4 JT', refused: undefined });
    expect(dragged(moving(), 20, 23.5)).toEqual({ way: 'advance 2', cost: '2 of 4 JT', refused: undefined });
    expect(dragged(moving(), 20, 15)).toEqual({
      ...{ way: 'advance 4', cost: '4 of 4 JT', refused: undefined },
      amended: '6.5 JT beyond what is left of 4 JT (CB-MOV-1)',
    });
  });

  it('CB-SEQ-3 goes up to where it must stop, and says so', () =>
    expect(dragged(moving('a HI 20 25', LED, 'x HI 20 21.5'), 20, 22.5)).toMatchObject({
      ...{ way: 'advance 2.5', refused: undefined },
      amended: expect.stringMatching(/^a move stops 1 JT off: \S+ JT too near to x \(CB-SEQ-3\)$/),
    }));

  it('CB-MAN-9 steps aside no farther than it may, and says by how much', () =>
    expect(dragged(moving(), 22, 25.5)).toMatchObject({
      ...{ refused: undefined, amended: expect.stringContaining('CB-MAN-9') },
    }));

  it('CB-MAN-9 steps aside cost nothing of the move, and are there without dice', () => {
    expect(dragged(moving(), 20.5, 25.5)).toEqual({
      way: 'sidestep right 0.5',
      cost: '0 of 4 JT, 0.5 of 1 JT aside and back',
      refused: undefined,
    });
    const drilling = marching('a HI 20 25', LED).pick('change formation');
    expect(way(drilling, 20.5, 25.5)).toBe('sidestep right 0.5');
    // Without dice nobody goes on.
    expect(dragged(drilling, 20, 24)).toMatchObject({ way: 'advance 1.5', refused: 'CB-MOV-1' });
  });

  it('CB-MAN-2 a phalanx that wheels has half its move left; others the whole', () => {
    const turned = (type: string) => dragged(moving(`a ${type} 20 25`), 20.6, 24.7, 20);
    expect(turned('HI')).toMatchObject({ way: expect.stringMatching(/wheel right 20/), refused: undefined });
    expect(dragged(moving('a Pike 20 25'), 24, 20, 45)).toMatchObject({
      cost: '4 of 4 JT, wheel 2 included',
      refused: undefined,
    });
  });

  it('CB-MAN-5 turns about at half its move, or a whole one', () => {
    expect(dragged(moving('a HI 20 15', LED, 'far HI 42 29'), 20, 17.5, 180)).toMatchObject({
      way: 'turn about, advance 2',
      cost: '4 of 4 JT',
    });
    expect(dragged(moving('a El 20 15', LED, 'far HI 42 29'), 20, 17.5, 180)).toMatchObject({ way: 'turn about' });
  });

  it('CB-CMD-5 what its orders forbid is said', () =>
    expect(dragged(moving(), 20, 26)).toEqual({
      ...{ way: 'back 0.5', cost: '0 of 4 JT, 0.5 of 1 JT aside and back', refused: 'CB-CMD-5' },
    }));

  it('CB-MAN-2 who is only turned wheels, and is told what that does', () =>
    expect(dragged(moving(), 20, 25.5, 30)).toMatchObject({
      ...{ way: 'wheel right 30', refused: undefined },
      amended: expect.stringMatching(/^to face so it wheels, and its middle moves \S+ JT \(CB-MAN-2\)$/),
    }));

  it('CB-MAN-1 CB-MAN-2 a cost in DPs is told', () =>
    expect(
      moving('a HI 20 25', LED, 'x HI 20 21').question.attempt([{ do: 'wheel', to: 'right', angle: 100 }]).cost,
    ).toBe('0.7 of 4 JT, wheel 0.7 included, 1 DP for wheel'));

  it('nobody else is moved in its place', () => {
    const s = moving();
    expect(s.question.aim({ piece: s.id('rear'), x: 20 * JT, y: 20 * JT })).toBeUndefined();
  });
});

describe('an unformed unit that is dragged', () => {
  it('CB-UNIT-7 goes any way in lengths that can be read, and faces as it did, or as it was turned', () => {
    const loose = (): CbStage => moving('a Sk 20 25');
    expect(dragged(loose(), 23.01, 25.5)).toEqual({
      way: 'face 90, advance 3, face 0',
      cost: '3 of 4.5 JT',
      refused: undefined,
    });
    expect(way(loose(), 20, 23.5, 90)).toBe('advance 2, face 90');
  });
});

describe('what cannot be dragged', () => {
  it.each([
    ['a HI 20 25', ['stay', 'turn about', 'form column', 'files 8', 'files 2']],
    ['a Leg 20 25 legion=I', ['stay', 'turn about', 'form column', 'form quincunx', 'files 8', 'files 2']],
    ['a Sk 20 25 files=8', ['stay', 'turn about', 'form column', 'form line', 'files 4']],
  ])('%s', (unit, words) => {
    const offered = moving(unit)
      .question.phrases()
      .filter(({ isExample }) => !isExample)
      .map(({ text }) => text);
    expect(offered).toEqual(words);
    for (const text of offered) expect(moving(unit).refusal(text)).toBeUndefined();
  });
});

describe('what is no path', () => {
  it.each([null, 7, 'advance', {}, [{ do: 'jump' }], [{ do: 'form', into: 'line', files: 99 }]])(
    '%j is shown nowhere',
    (choice) => expect(moving().question.shows(choice)).toEqual({}),
  );
});

describe('what can be reached', () => {
  const topOf = (s: CbStage): number =>
    Math.min(...s.question.reach(s.id('a'))!.flatMap(({ outlines = [] }) => outlines.flat().map(({ y }) => y))) / JT;

  it('CB-MOV-1 is what was thrown, and nothing is said of others', () => {
    const s = moving();
    expect(s.question.reach(s.id('a'))).toMatchObject([{ kind: 'move', text: 'May go 4 JT now' }]);
    expect(topOf(s)).toBe(21);
    expect(s.question.reach(s.id('rear'))).toBeUndefined();
  });

  it('CB-SEQ-3 ends where a move must stop', () =>
    expect(topOf(moving('a HI 20 25', LED, 'x HI 20 21.5'))).toBeGreaterThanOrEqual(22.5));

  it('CB-MAN-9 is nothing without dice', () => {
    const s = marching('a HI 20 25', LED).pick('change formation');
    expect(s.question.reach(s.id('a'))).toEqual([]);
  });
});
