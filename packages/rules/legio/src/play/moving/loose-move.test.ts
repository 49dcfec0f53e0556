import { describe, expect, it } from 'vitest';
import { type LegioStage, type StageOptions, stage } from '../../testing/stage.ts';
import { marching, patch } from '../../testing/terrain.ts';

/** Unformed javelinmen at 500, 900, six in three files unless told, who may go 40 paces. */
const loose = (words = '', more: StageOptions = {}, blue = 'far SW 1700 60'): LegioStage =>
  marching(`a Jav 500 900 unformed ${words}`, more, blue).pick(/^move, 1 average die(, in difficult ground)?$/, 2);
const TOO_FAR = /beyond what is left of 40 paces \(LG-MOV-1\)$/;

/** The farthest path of such a form that is allowed, in tenths of a pace. */
function farthest(s: LegioStage, path: (paces: number) => string): number {
  let tenths = 0;
  while (tenths < 600 && s.refusal(path((tenths + 1) / 10)) === undefined) tenths++;
  expect(s.refusal(path((tenths + 1) / 10))).toMatch(TOO_FAR);
  return tenths / 10;
}

describe('LG-MAN-1 unformed stands move independently', () => {
  it('LG-MAN-1 straight on as they stand, a move is as long as it is', () => {
    expect(farthest(loose(), (paces) => `advance ${paces}`)).toBe(40);
    expect(farthest(loose('stands=5'), (paces) => `advance ${paces}`)).toBe(40);
    expect(farthest(loose(), (paces) => `advance 10, advance ${paces}`)).toBe(30);
  });

  it('LG-MAN-1 whatever their facing: any way, and the same front again', () => {
    for (const heading of [45, 90, 180, 222.2])
      expect(farthest(loose(), (paces) => `face ${heading}, advance ${paces}, face 0`)).toBe(40);
    expect(loose().go('face 90, advance 40, face 0').at('a')).toBe('540 900 0');
  });

  it('LG-MAN-1 a turn is as long as the way of the stand that goes farthest', () => {
    // Three abreast and two deep, turned by a quarter: each stand goes ten paces aside and ten on or back.
    expect(farthest(loose(), (paces) => `face 90, advance ${paces}`)).toBe(28.7);
    // Six abreast turned by a quarter: the outer ones go to the middle, and the middle ones out.
    expect(farthest(loose('files=6'), () => 'face 90')).toBe(0);
    const wide = marching('a Jav 500 900 unformed files=6').pick('move, 1 average die', 3);
    expect(wide.refusal('face 90')).toBeUndefined();
  });

  it('LG-MAN-1 turned about, or by a quarter into as many files as there were ranks, they only turn', () => {
    expect(farthest(loose(), (paces) => `face 180, advance ${paces}`)).toBe(40);
    expect(farthest(loose(), (paces) => `turn about, advance ${paces}`)).toBe(40);
    // Files are counted from the front: two files are three deep, and on the same ground ten paces on.
    const s = loose().go('face 90, files 2, advance 10');
    expect([s.at('a'), s.unit('a').files]).toEqual(['530 920 90', 2]);
    expect(farthest(loose(), (paces) => `face 90, files 2, advance ${paces}`)).toBe(50);
  });

  it('LG-MAN-1 in as many files as they like, as long as the way of the stand that goes farthest', () => {
    // Those behind come up 20 paces, ten to the side; those at the ends go out 30.
    expect(farthest(loose(), (paces) => `advance ${paces}, files 6`)).toBe(18.7);
    expect(farthest(loose(), (paces) => `files 6, advance ${paces}`)).toBe(18.7);
    const s = loose().go('advance 18, files 6');
    expect([s.at('a'), s.unit('a')]).toMatchObject(['500 882 0', { files: 6, formation: 'unformed', last: 'move' }]);
    expect(s.told('spread')).toMatchObject([{ unit: 0, files: 6, clauses: ['LG-MAN-1'] }]);
    expect(s.log).toContain('a: stands in 6 files');
    const narrow = marching('a Jav 500 900 unformed').pick('move, 1 average die', 5).go('files 1');
    expect([narrow.at('a'), narrow.unit('a')]).toMatchObject(['500 900 0', { files: 1, last: 'stand', moved: true }]);
    expect(loose().go('files 3').told('spread')).toEqual([]);
  });

  it('LG-MAN-1 from one file to all its stands, and only who is unformed', () => {
    expect(loose('casualties=1').refusal('files 5')).toBeUndefined();
    expect(loose('casualties=1').refusal('files 6')).toBe('6 files are more than its 5 stands (LG-MAN-1)');
    for (const files of [0, 1.5, 13])
      expect(loose().question.refuse([{ do: 'files', files }])).toContain('a path is up to 6 steps');
    const formed = marching('a Jav 500 900').pick('move, 1 average die', 2);
    expect(formed.refusal('files 2')).toBe('only unformed stands take what files they like (LG-MAN-1)');
    expect(loose().refusal('form line 3, files 2')).toBe('only unformed stands take what files they like (LG-MAN-1)');
  });

  it('LG-MAN-1 a path bends for all of them alike', () => {
    expect(farthest(loose(), (paces) => `face 90, advance 20, face 0, advance ${paces}`)).toBe(20);
    expect(farthest(loose(), (paces) => `face 90, advance ${paces}, face 270, advance 15, face 0`)).toBe(25);
    expect(loose().go('face 90, advance 20, face 0, advance 20').at('a')).toBe('520 880 0');
  });

  it('LG-MAN-7 LG-MAN-1 half a move is half of the longest way', () => {
    const rider = marching('a LC 500 900 onFoot=Jav').pick('move, 1 average die', 2);
    expect(rider.refusal('face 90, advance 30, face 0, dismount')).toBeUndefined();
    expect(rider.refusal('face 90, advance 30.1, face 0, dismount')).toContain('(LG-MOV-1)');
  });

  it('LG-AFT-1 LG-MAN-4 in its place nothing is measured', () => {
    const halted = marching('a Jav 500 900 unformed halted').pick('change formation or facing');
    for (const path of ['face 90', 'files 6', 'face 45, files 1']) expect(halted.refusal(path)).toBeUndefined();
    expect(loose('files=6').refusal('face 90, form line 6')).toBeUndefined();
  });
});

/** Six abreast who may go 200 paces, and form one file 120 paces on: their ways leave ground free on the right alone. */
const FILE = 'advance 120, files 1';
const filing = (more: StageOptions, red: string[] = [], blue = 'far SW 1700 60'): LegioStage =>
  stage({ red: ['a Jav 500 900 unformed files=6', ...red, 'rear SW 60 1150'], blue: [blue] }, more)
    .until('red action a')
    .pick(/^fast move, 1 average die and a D6(, in difficult ground)?$/, 5, 5);
const LEFT = 476;
const RIGHT = 524;

describe('LG-MAN-1 each stand’s way counts', () => {
  it('LG-MAN-8 friends are passed through by stands, not by what lies between their ways', () => {
    const dps = (x: number): unknown[] =>
      filing({}, [`b El ${x} 844 moved`])
        .go(FILE)
        .told('disordered')
        .map(({ unit, gained, clauses }) => [unit, gained, ...clauses]);
    expect(dps(LEFT)).toEqual([[1, 1, 'LG-MAN-8']]);
    expect(dps(RIGHT)).toEqual([]);
  });

  it('LG-MAN-8 nobody ends on a friend', () => {
    const end = (y: number) => filing({}, [`b El 500 ${y}`]).refusal(FILE);
    expect(end(760)).toBeUndefined();
    expect(end(761)).toBe('a would end on b, 1 pace deep (LG-MAN-8)');
  });

  it('LG-MOV-6 nor does a stand go where it may not', () => {
    const ground = (x: number) => filing({ terrain: [patch('impassable', x - 10, 844, x + 10, 864)] }).refusal(FILE);
    expect(ground(LEFT)).toContain('deep in ground that it may not enter so (LG-MOV-6)');
    expect(ground(RIGHT)).toBeUndefined();
  });

  it('LG-SEQ-2 nor nearer to the enemy than 40 paces', () => {
    const enemy = (x: number) => filing({}, [], `x SW ${x} 840 stands=2 files=2`).refusal(FILE);
    expect(enemy(414)).toMatch(/^a move keeps 40 paces off: .* too near to x \(LG-SEQ-2\)$/);
    expect(enemy(586)).toBeUndefined();
    // Where it ends counts as well.
    expect(filing({}, [], 'x SW 500 741').refusal(FILE)).toContain('too near to x (LG-SEQ-2)');
    expect(filing({}, [], 'x SW 500 740').refusal(FILE)).toBeUndefined();
  });

  it('LG-SEQ-2 who is nearer already may not come nearer, nor pass over', () => {
    const near = (blue: string) => loose('', {}, blue);
    expect(near('x SW 500 870').refusal('face 180, advance 10, face 0')).toBeUndefined();
    expect(near('x SW 500 870').refusal('face 0, turn about, turn about, advance 1')).toBe(
      'it comes 1 pace nearer to x, within javelin range (LG-SEQ-2)',
    );
    const over = marching('a Jav 500 900 unformed', {}, 'x SW 500 870').pick('move, 1 average die', 5);
    expect(over.refusal('face 0, advance 100, face 180')).toContain('a would pass over x');
  });

  it('LG-UNIT-5 nor off the table', () => {
    const s = marching('a Jav 500 60 unformed').pick('move, 1 average die', 4);
    expect(s.refusal('face 90, turn about, face 0, advance 60')).toBeUndefined();
    expect(s.refusal('face 90, turn about, face 0, advance 61')).toContain('leave the table by 1 pace (LG-UNIT-5)');
  });
});
