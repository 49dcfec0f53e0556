import { describe, expect, it } from 'vitest';
import type { Setup } from '../../board/setup.ts';
import { ones, rowsOf, stage } from '../../testing/stage.ts';

/** Whether artillery at one hex of a drawn field may shoot at another; if not, because it is not seen. */
function sees(map: string, from: string, to: string): boolean {
  // A pair in the last row always has a shot, so that the question is asked.
  const rows = map.split('\n').filter((line) => line.trim() !== '');
  const last = String.fromCharCode('A'.charCodeAt(0) + rows.length - 1);
  const width = rows[0]!.trim().split(/\s+/).length;
  const facing = Number(to.slice(1)) > Number(from.slice(1)) ? 'E' : 'W';
  const s = stage(map, {
    red: [`one Art B ${from} ${facing}`, `jav LI B ${last}${width - 1} E`],
    blue: [`foe HI B ${to} E`, `two HI B ${last}${width} E`],
  }).passAll();
  const may = s.labels.includes('one at foe');
  const refused = s.question.excluded().find(({ what }) => what === 'one at foe');
  expect(refused).toEqual(may ? undefined : { what: 'one at foe', clause: 'HX-TER-6', text: 'it cannot be seen' });
  return may;
}

const PLATEAU = `
. . ^ ^ ^ ^ ^ . .
 . . ^ ^ ^ ^ . . .
. . ^ ^ ^ ^ ^ . .
 . . . . . . . . .
. . . . . . . . .
`;

describe('HX-TER-6 sight and hills', () => {
  it.each<[string, string, string, boolean]>([
    ['from below the first hex of the plateau is seen', 'B1', 'B3', true],
    ['and from nearer', 'B2', 'B3', true],
    ['but not the second', 'B2', 'B4', false],
    ['nor the far edge', 'B2', 'B6', false],
    ['nor what lies beyond', 'B2', 'B7', false],
    ['an edge stand sees across the plateau', 'B3', 'B6', true],
    ['and into its middle', 'B3', 'B5', true],
    ['it sees off the plateau on its own side', 'B3', 'B1', true],
    ['but not off the far side', 'B3', 'B7', false],
    ['a stand in the middle sees its own plateau', 'B4', 'B6', true],
    ['but not off it', 'B4', 'B2', false],
    ['on flat ground nothing hides', 'D2', 'D7', true],
  ])('HX-TER-6 %s', (_, from, to, seen) => {
    expect(sees(PLATEAU, from, to)).toBe(seen);
  });

  it.each<[string, string, string, boolean]>([
    ['the first hex of the higher plateau from the lower one', 'B3', 'B4', true],
    ['not the second', 'B3', 'B5', false],
    ['from the plain the foot of the hill hides what is above its edge', 'B1', 'B5', false],
  ])('HX-TER-6 a hill upon a hill: %s', (_, from, to, seen) => {
    const map = `
. . ^ ^ ^ ^ ^ ^ .
 . ^ ^ A A A ^ . .
. . ^ ^ ^ ^ ^ ^ .
 . . . . . . . . .
`;
    expect(sees(map, from, to)).toBe(seen);
  });

  it('HX-TER-6 a stand behind the edge cannot be shot at, and after it steps up to it, can', () => {
    const map = '. . ^ ^ ^ . .\n . . . . . . .';
    const red = ['bow Shot B A1 E', 'jav LI B B6 E'];
    const hidden = stage(map, { red, blue: ['foe HI B A4 W', 'two HI B B7 E'] }).passAll();
    expect(hidden.labels).toEqual(['shoot no more', 'jav at two']);
    const shown = stage(map, { red, blue: ['foe HI B A3 W', 'two HI B B7 E'] }).passAll();
    expect(shown.labels).toEqual(['shoot no more', 'bow at foe', 'jav at two']);
  });
});

describe('HX-TER-6 HX-MEL-2 the benefit of a hill in play', () => {
  it.each<[string, Setup['gentleHills'], string[]]>([
    ['a hill gives it', undefined, ['higher ground 1']],
    ['not where the battle says that none does', 'all', []],
    ['not where it names this one', ['A3'], []],
    ['but where it names another', ['A6'], ['higher ground 1']],
  ])('%s', (_, gentleHills, rows) => {
    const armies = { red: ['own HI B A2 E'], blue: ['foe HI B A3 W'] };
    const s = stage('. . ^ . . ^', armies, gentleHills ? { gentleHills } : {}).lock('own', 'foe');
    s.passAll(...ones(5), ...ones(5 + rows.length), 6, 1);
    expect(rowsOf(s.told('melee')[0]!.tallies.defender.dice).slice(1)).toEqual(rows);
  });
});
