import { describe, expect, it } from 'vitest';
import { prepareMelee } from '../../sheet/chapters/melee.ts';
import { lines } from '../../testing/situations.ts';
import { type HexStage, stage } from '../../testing/stage.ts';
import { chargeSituation } from '../melee/melee-situation.ts';

const ones = (count: number): number[] => new Array<number>(count).fill(1);
const FAR = ['foe HI B A9 E'];
/** The farthest straight on. */
const ahead = (s: HexStage): string[] =>
  s.labels.flatMap((label) => /^move to (A\d), facing E$/.exec(label)?.slice(1) ?? []).sort();

describe('HX-TER-7 at most 2H through rough', () => {
  it.each<[string, string, string[]]>([
    ['none', '. . . . . . . . .', ['A2', 'A3', 'A4', 'A5']],
    ['first', '. , . . . . . . .', ['A2', 'A3']],
    ['second', '. . , . . . . . .', ['A2', 'A3']],
    ['third: too far to enter', '. . . , . . . . .', ['A2', 'A3']],
    ['under it', ', . . . . . . . .', ['A2', 'A3']],
  ])('HX-TER-7 light cavalry with rough %s', (_, map, hexes) => {
    const s = stage(map, { red: ['cav LC B A1 E'], blue: FAR }).activate('cav');
    expect(ahead(s)).toEqual(hexes);
  });

  it('HX-TER-7 going round it costs nothing', () => {
    const s = stage('. , . . . . . . .\n . . . . . . . . .', { red: ['cav LC B A1 E'], blue: FAR }).activate('cav');
    expect(s.labels).toContain('move to A4, facing E');
    s.pick('move to A4, facing E');
    expect(s.told('moved')[0]!.path).not.toContain(s.hex('A2'));
  });

  it('HX-TER-7 a group: who meets rough halts after 2H, the others go on', () => {
    const march = (map: string): HexStage => {
      const s = stage(
        map,
        { red: ['one HC B A1 E', 'two HC B B1 E'], blue: FAR },
        { leaders: { red: ['Max general one'] } },
      );
      return s.activate('one', 'two').pick('march 3H E');
    };
    const through = march('. , . . . . . . .\n . . . . . . . . .');
    expect([through.at('one'), through.at('two')]).toEqual(['A3', 'B4']);
    const before = march('. . . , . . . . .\n . . . . . . . . .');
    expect([before.at('one'), before.at('two')]).toEqual(['A3', 'B4']);
    const clear = march('. . . . . . . . .\n . . . . . . . . .');
    expect([clear.at('one'), clear.at('two')]).toEqual(['A4', 'B4']);
  });

  it.each<[string, string, string]>([
    ['none', '. . . . . . . . .', 'A7'],
    ['second', '. . . . , . . . .', 'A5'],
    ['third', '. . . . . , . . .', 'A5'],
    ['under it', '. . , . . . . . .', 'A5'],
  ])('HX-TER-7 evaders with rough %s', (_, map, at) => {
    const s = stage(map, { red: ['cav HC B A1 E'], blue: ['hor LC B A3 W'] });
    s.activate('cav').pick('charge hor at A3 from A2').pick('evade');
    expect(s.at('hor')).toBe(at);
  });

  it.each<[string, string, string]>([
    ['none', '. . . . . . . . .', 'A4'],
    ['behind it', '. , . . . . . . .', 'A3'],
    ['before it', '. . . , . . . . .', 'A3'],
  ])('HX-TER-7 one that chases an evader with rough %s', (_, map, at) => {
    const s = stage(map, { red: ['cav HC B A1 E'], blue: ['hor LC B A4 W'] });
    s.activate('cav').pick('charge hor at A4 from A3').pick('evade');
    expect(s.at('cav')).toBe(at);
  });

  it.each<[string, string, string]>([
    ['none', '. . . . . . . . .', 'A5'],
    ['in the ground won', '. . , . . . . . .', 'A4'],
    ['on the third hex', '. . . . , . . . .', 'A4'],
  ])('HX-TER-7 pursuit with rough %s', (_, row, at) => {
    const s = stage(`${row}\n . . . . . . . . .`, { red: ['cav HC B A1 E'], blue: ['hop HI B A3 W', ...FAR] });
    const rough = row.startsWith('. . ,');
    s.activate('cav')
      .pick('charge hop at A3 from A2')
      .passAll(6, ...ones(rough ? 3 : 5), ...ones(5), 1);
    s.pick('to B3').pick('pursue', 6, 6, 1);
    expect(s.at('cav')).toBe(at);
  });
});

describe('HX-TER-7 disorder, recovery and impact', () => {
  it('HX-TER-7 heavy infantry recovers inside and moves out in order', () => {
    const s = stage('. , . . . . . . .', { red: ['hop HI B A1 E'], blue: FAR });
    s.activate('hop').pick('move to A2, facing E').passAll(6, 1);
    expect(s.stand('hop').disordered).toBe(true);
    s.activate('hop').pick('recover from disorder', 6).passAll(6, 1);
    s.activate('hop').pick('move to A3, facing E');
    expect(s.stand('hop').disordered).toBe(false);
  });

  it('HX-TER-7 no impact against a unit in rough, except of a warband', () => {
    const attack = (type: string, dice: number): string[] => {
      const s = stage('. . , . .', { red: [`one ${type} B A1 E`], blue: ['foe HI B A3 W'] });
      s.activate('one')
        .pick('charge foe at A3 from A2')
        .passAll(...ones(dice), ...ones(5), 6, 1);
      return lines(s.told('melee')[0]!.tallies.attacker.dice).slice(1);
    };
    expect(attack('HC', 4)).toEqual(['HX-MEL-2 impact +2', 'HX-TER-7 no impact: the ground -2']);
    expect(attack('WB', 7)).toEqual(['HX-MEL-2 impact +3']);
  });

  it('HX-TER-7 a charge through rough arrives disordered, and its preview knows', () => {
    const s = stage('. , . . .', { red: ['cav HC B A1 E'], blue: ['foe HI B A4 W'] }).activate('cav');
    const charge = s.options.find((option) => s.question.label(option) === 'charge foe at A4 from A3')!;
    expect(s.question.preview(charge)).toMatch(/^5D6 against 5D6:/);
    const foreseen = prepareMelee(chargeSituation(s.g, s.id('cav'), s.id('foe'), s.hex('A3'), 0));
    s.choose(charge).passAll(...ones(5), ...ones(5), 6, 1);
    const { attacker, defender } = s.told('melee')[0]!.tallies;
    expect(lines(attacker.dice)).toEqual([
      'HX-MEL-1 strength points +4',
      'HX-MEL-2 disordered -1',
      'HX-MEL-2 impact +2',
    ]);
    expect(foreseen.dice).toEqual({ attacker: attacker.dice, defender: defender.dice });
  });
});
