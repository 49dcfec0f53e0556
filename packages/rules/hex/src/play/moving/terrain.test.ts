import { describe, expect, it } from 'vitest';
import type { Family } from '../../sheet/troops.ts';
import { type HexStage, stage } from '../../testing/stage.ts';
import { EFFECTS, type Effect } from '../../testing/terrain-effects.ts';

/** A stand that moves 3H before or on one hex of terrain, A2; an enemy far off that looks away. */
const onRow = (family: Family, letter: string, at: string): HexStage =>
  stage(
    `. ${letter} . . . .`,
    { red: [`one ${family} B ${at} E`], blue: ['foe HI B A6 E'] },
    { stands: { one: { move: 3 } } },
  );

/** The clause by which the terrain disorders those who enter. */
const CLAUSE: Readonly<Record<string, string>> = {
  w: 'HX-TER-1',
  W: 'HX-TER-1',
  '~': 'HX-TER-2',
  '=': 'HX-TER-2',
  s: 'HX-TER-4',
  v: 'HX-TER-5',
  ',': 'HX-TER-7',
  ';': 'HX-TER-7',
};

/** What happens on the board to a stand that enters. */
function effectOn(family: Family, letter: string): Effect {
  const s = onRow(family, letter, 'A1').activate('one');
  const goes = (to: string): boolean => s.labels.includes(`move to ${to}, facing E`);
  if (!goes('A2')) return 'barred';
  const halts = !goes('A3');
  s.pick('move to A2, facing E');
  const upset = s.stand('one').disordered;
  const told = s.told('disordered').map(({ because }) => because);
  expect(told).toEqual(upset ? [{ clause: CLAUSE[letter], text: 'the ground' }] : []);
  const parts = [halts && 'halt', upset && 'upset', !recovers(family, letter) && 'no recovery'];
  return (parts.filter(Boolean).join(', ') || 'free') as Effect;
}

/** Whether a disordered stand that is there may try to recover; if not, the reason is named. */
function recovers(family: Family, letter: string): boolean {
  const s = onRow(family, letter, 'A2');
  s.stand('one').disordered = true;
  s.activate('one');
  const may = s.labels.includes('recover from disorder');
  const refused = s.question.excluded().find(({ what }) => what === 'one recovering');
  expect(refused?.clause).toBe(may ? undefined : CLAUSE[letter]);
  if (may) {
    s.pick('recover from disorder', 6);
    expect(s.stand('one').disordered).toBe(false);
  }
  return may;
}

describe('HX-TER-1 HX-TER-2 HX-TER-4 HX-TER-5 HX-TER-7 HX-TER-8 entering and recovering on the board', () => {
  it.each(EFFECTS)('HX-TER-1 %s in woods: %s', (family, woods) => {
    expect(effectOn(family, 'w')).toBe(woods);
    expect(effectOn(family, 'W')).toBe(woods);
  });

  it.each(EFFECTS)('HX-TER-2 %s in a stream: (woods %s) %s', (family, _, stream) => {
    expect(effectOn(family, '~')).toBe(stream);
    expect(effectOn(family, '=')).toBe(stream);
  });

  it.each(EFFECTS)('HX-TER-4 %s in swamp', (family, _woods, _stream, swamp) => {
    // Those who may go on do not get farther: a bound that touches swamp is of 1H.
    expect(effectOn(family, 's')).toBe(swamp === 'free' ? 'halt' : swamp);
  });

  it.each(EFFECTS)('HX-TER-5 %s in a village', (family, _woods, _stream, _swamp, village) => {
    expect(effectOn(family, 'v')).toBe(village);
  });

  it.each(EFFECTS)('HX-TER-7 %s in rough', (family, _woods, _stream, _swamp, _village, rough) => {
    expect(effectOn(family, ',')).toBe(rough);
    expect(effectOn(family, ';')).toBe(rough);
  });

  it.each<Family>(['Sk', 'LI', 'Aux', 'WB'])('HX-TER-1 %s goes its normal move through woods', (family) => {
    const s = stage(
      '. w w w . .',
      { red: [`one ${family} B A1 E`], blue: ['foe HI B A6 E'] },
      { stands: { one: { move: 3 } } },
    );
    s.activate('one').pick('move to A4, facing E');
    expect(s.stand('one').disordered).toBe(false);
  });

  it.each<[string, string]>([
    ['w', 'woods'],
    ['s', 'swamp'],
    ['~', 'a stream'],
    ['=', 'a river'],
  ])('HX-TER-8 artillery does not go into "%s", %s, by way of retreat either', (letter) => {
    const map = `. . . . .\n . . . ${letter} .\n. . . . .`;
    const s = stage(map, { red: ['war WB B B1 E'], blue: ['eng Art B B3 W', 'two HI B A5 E'] });
    s.activate('war').pick('charge eng at B3 from B2').pick('stand and meet it');
    s.passAll(6, 1, 1, 1, 1, 1, 1, ...[1, 1], 1);
    expect(s.labels).toEqual(['to A4', 'to C4']);
  });
});
