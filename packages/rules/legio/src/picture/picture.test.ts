import type { Badge, Scene as Drawn, ScenePiece } from '@acies/kernel/picture';
import { describe, expect, it } from 'vitest';
import { legioRules } from '../rule-set.ts';
import { type LegioStage, type StageOptions, stage } from '../testing/stage.ts';
import { line, patch } from '../testing/terrain.ts';

const drawn = (s: LegioStage): Drawn => legioRules.picture!.scene(s.g);
const pieceOf = (s: LegioStage, key: string): ScenePiece => drawn(s).pieces.find(({ label }) => label === key)!;
/** He is asked first, so that nothing has happened to the others yet. */
const FIRST = 'first SW 1700 1150';
const alone = (unit: string, options: StageOptions = {}): LegioStage =>
  stage({ red: [unit, FIRST], blue: ['x SW 500 100'] }, options);
const said = (badges: readonly Badge[]): string[] => badges.map(({ sign, text, tone }) => `${sign} ${text} ${tone}`);

describe('a unit as it is drawn', () => {
  it('by its middle, its stands and what is left of them', () =>
    expect(
      pieceOf(alone('a SW 500 900 stands=8 files=4 casualties=1', { leaders: { red: ['Carus general a'] } }), 'a'),
    ).toEqual({
      ...{ id: 0, label: 'a', name: 'a', side: 'red', type: 'SW', left: 7, start: 8 },
      ...{ x: 50000, y: 92000, heading: 0, width: 8000, depth: 4000, files: 4, ranks: 2 },
      ...{ leaders: ['Carus'], isSpent: false, badges: [{ sign: '✓', text: 'in hand this turn', tone: 'good' }] },
    }));

  it('a column is one file of all its stands', () =>
    expect(pieceOf(alone('a SW 500 900 column facing=90'), 'a')).toMatchObject({
      ...{ x: 44000, y: 90000, heading: 900, width: 2000, depth: 12000, files: 1, ranks: 6 },
    }));

  it('spent once it has moved, rests or flees', () => {
    const isSpent = (words: string): boolean => pieceOf(alone(`a SW 500 900 ${words}`), 'a').isSpent;
    expect(['', 'moved', 'rests', 'routing'].map(isSpent)).toEqual([false, true, true, true]);
  });

  it.each([
    ['SW', 'loose', []],
    ['SW', 'halts', ['H halted by its control test harm']],
    ['SW', 'repeats', ['= does as it did last turn, by its control test harm']],
    ['SW', 'loose dp=1', ['1 1 DP harm']],
    ['SW', 'loose dp=5', ['5 5 DPs harm', 'S shaken harm']],
    ['HC', 'loose routing', ['5 5 DPs harm', 'S shaken harm', 'R in rout harm', '∴ unformed plain']],
    ['HC', 'loose pursuing', ['P in pursuit plain', '∴ unformed plain']],
    ['SW', 'loose motion=charging', ['» charges plain']],
    ['SW', 'loose halted', ['HC halted after combat harm']],
    ['SW', 'loose column', ['¦ in column plain']],
    ['SW', 'loose rests', ['z rests this turn plain']],
    ['SW', 'loose shotAt', ['↯ shot at this turn plain']],
    ['SW', 'loose hasShot', ['∅ its one shot is gone harm']],
    // LG-UNIT-7: archers behind it have more to shoot with; LG-UNIT-2: others shoot as often as they like.
    ['SW', 'loose hasShot rearArchers', []],
    ['HC', 'loose hasShot', []],
    ['HC', 'loose onFoot onFoot=WB', ['F dismounted plain']],
  ])('%s %s has these signs', (type, words, signs) =>
    expect(said(pieceOf(alone(`a ${type} 500 900 ${words}`), 'a').badges)).toEqual(signs),
  );

  it('and how often its leader inspires it', () => {
    const s = alone('a SW 500 900 loose', { leaders: { red: ['Carus general a'] }, inspires: { Carus: 2 } });
    expect(said(pieceOf(s, 'a').badges)).toEqual(['+2 inspired by its leader good']);
  });
});

describe('the rest of the table', () => {
  it('who is gone lies beside it, with what became of it', () => {
    const red = ['a SW 500 900', FIRST, 'b SW 600 900 where=gone casualties=6', 'c SW 700 900 where=gone casualties=2'];
    const { pieces, trays } = drawn(stage({ red, blue: ['x SW 500 100'] }));
    expect(pieces.map(({ label }) => label)).toEqual(['a', 'first', 'x']);
    expect(
      trays.map(({ side, name, pieces: lost }) => [side, name, lost.map(({ label, left }) => `${label} ${left}`)]),
    ).toEqual([['red', 'Lost', ['b 0', 'c 0']]]);
    expect(trays[0]!.pieces.map(({ badges }) => said(badges))).toEqual([
      ['† all its stands are lost harm'],
      ['→ gone from the table harm'],
    ]);
  });

  it('LG-CMD-2 messengers under way, and when they come', () => {
    const s = stage(
      { red: ['a SW 500 900', 'b SW 1500 900 loose'], blue: ['x SW 500 100'] },
      { leaders: { red: ['Carus general a'] }, from: 'commandFirst' },
    );
    s.pick('send a messenger to b');
    const [token] = drawn(s).tokens;
    expect(token).toMatchObject({ kind: 'messenger', side: 'red', sign: 'M' });
    expect(token!.text).toMatch(/^A messenger to b, there (next turn|in \d turns)$/);
  });

  it('who fights whom and where, and who is caught', () => {
    const red = ['a SW 500 900', 'b HC 600 900 pursuing', FIRST];
    const blue = ['x SW 500 860 facing=90', 'y SW 600 700 routing'];
    const s = stage({ red, blue }, { contacts: ['a x flank'], catches: ['b y 1'] });
    expect(drawn(s).links.map(({ text }) => text)).toEqual(['a fights x, in flank', 'b has caught y']);
  });

  it('ground and lines by what the battle and the rules call them', () => {
    const terrain = [patch('difficult', 400, 600, 100, 200), { ...patch('hill', 700, 900, 100, 200), id: 'hill' }];
    const lines = [line('obstacle', [100, 700], [360, 660]), line('road', [0, 0], [100, 100])];
    const { areas, measure, width, height } = drawn(alone('a SW 500 900', { terrain, lines }));
    expect(areas.map(({ ground, name, isLine }) => [ground, name, isLine ?? false])).toEqual([
      ['woods', `${terrain[0]!.id} (difficult ground)`, false],
      ['hill', 'hill', false],
      ['water', `${lines[0]!.id} (major obstacle)`, true],
      ['road', 'road', true],
    ]);
    expect(areas[2]!.outline).toEqual([
      { x: 10000, y: 70000 },
      { x: 36000, y: 66000 },
    ]);
    expect({ measure, width, height }).toEqual({
      measure: { name: 'pace', length: 100 },
      width: 180000,
      height: 120000,
    });
  });
});
