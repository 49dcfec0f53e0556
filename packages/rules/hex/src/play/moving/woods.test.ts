import { describe, expect, it } from 'vitest';
import { lines } from '../../testing/situations.ts';
import { type HexStage, stage } from '../../testing/stage.ts';
import { meleeSituation } from '../melee/melee-situation.ts';

const ones = (count: number): number[] => new Array<number>(count).fill(1);
/** The attacker's rows in the last melee. */
const attack = (s: HexStage): string[] => lines(s.told('melee').at(-1)!.tallies.attacker.dice);
const defence = (s: HexStage): string[] => lines(s.told('melee').at(-1)!.tallies.defender.dice);

describe('HX-TER-1 charging into, in and out of woods', () => {
  it('HX-TER-1 heavy cavalry that charges into woods halts there, disordered and without impact', () => {
    const s = stage('. w . .', { red: ['cav HC B A1 E'], blue: ['foe HI B A3 W'] });
    s.activate('cav');
    expect(s.labels.filter((label) => label.startsWith('charge'))).toEqual(['charge foe at A3 from A2']);
    s.pick('charge foe at A3 from A2');
    expect(s.told('disordered')[0]!.because.clause).toBe('HX-TER-1');
    s.passAll(...ones(1), ...ones(5), 6, 1);
    expect(attack(s)).toEqual([
      'HX-MEL-1 strength points +4',
      'HX-MEL-2 disordered -1',
      'HX-MEL-2 impact +2',
      'HX-TER-1 no impact: the ground -2',
      'HX-TER-1 woods -2',
    ]);
    expect(defence(s)).toEqual(['HX-MEL-1 strength points +5']);
  });

  it('HX-TER-1 heavy cavalry in woods charges out with impact, to the next hex or farther', () => {
    const near = stage('. w . .', { red: ['cav HC B A2 E'], blue: ['foe HI B A3 W'] });
    near.stand('cav').disordered = true;
    near
      .activate('cav')
      .pick('charge foe at A3 from A2')
      .passAll(...ones(3), ...ones(5), 6, 1);
    expect(attack(near).slice(1)).toEqual(['HX-MEL-2 disordered -1', 'HX-MEL-2 impact +2', 'HX-TER-1 woods -2']);
    const far = stage('. w . . .', { red: ['cav HC B A2 E'], blue: ['foe HI B A4 W'] });
    far.stand('cav').disordered = true;
    far
      .activate('cav')
      .pick('charge foe at A4 from A3')
      .passAll(...ones(5), ...ones(5), 6, 1);
    expect(attack(far).slice(1)).toEqual(['HX-MEL-2 disordered -1', 'HX-MEL-2 impact +2']);
  });

  it('HX-TER-1 long spears do not charge out with impact', () => {
    const s = stage('. w . . .', { red: ['spe LSp B A2 E'], blue: ['foe HI B A4 W'] });
    s.stand('spe').disordered = true;
    s.activate('spe').pick('charge foe at A4 from A3');
    expect(s.board.contacts[0]).toMatchObject({ began: 'woods' });
    s.passAll(...ones(4), ...ones(5), 6, 1);
    expect(attack(s).slice(1)).toEqual([
      'HX-MEL-2 disordered -1',
      'HX-MEL-2 impact +1',
      'HX-TER-1 no impact: the ground -1',
    ]);
  });

  it('HX-TER-1 a warband keeps its impact into woods and against them, and its order', () => {
    const s = stage('. w w .', { red: ['war WB B A1 E'], blue: ['foe Aux B A3 E'] });
    s.activate('war')
      .pick('charge foe at A3 from A2')
      .passAll(...ones(8), ...ones(3), 6, 1);
    expect(attack(s)).toEqual([
      'HX-MEL-1 strength points +4',
      'HX-MEL-2 on the enemy’s flank +1',
      'HX-MEL-2 impact +3',
    ]);
  });

  it('HX-TER-1 the defender’s dice suffer too: pikes in the open attacked by a unit in woods', () => {
    const s = stage('. w . . .', { red: ['war WB B A2 E'], blue: ['one Pike B A3 W', 'two Pike B A4 W'] });
    s.activate('war')
      .pick('charge one at A3 from A2')
      .passAll(...ones(7), ...ones(3), 6, 1);
    expect(defence(s)).toEqual([
      'HX-MEL-1 strength points +5',
      'HX-MEL-5 ranks behind +1',
      'HX-TER-1 no depth: the ground -1',
      'HX-TER-1 woods -2',
    ]);
  });

  it('HX-TER-1 where one of two charged out of woods, the other has its impact', () => {
    const map = '. w . .\n . . . .';
    const s = stage(map, { red: ['spe LSp B A2 E', 'hop HI B B1 NE'], blue: ['foe HI B A3 W'] });
    s.board.contacts.push({ attacker: s.id('spe'), defender: s.id('foe'), fresh: true, fought: false, began: 'woods' });
    s.board.contacts.push({ attacker: s.id('hop'), defender: s.id('foe'), fresh: true, fought: false });
    expect(meleeSituation(s.g, s.id('spe'), s.id('foe'), true).attacker.began).toBe('woods');
    expect(meleeSituation(s.g, s.id('hop'), s.id('foe'), true).attacker.began).toBeUndefined();
  });

  it('HX-TER-1 the preview of a charge from where it stands has nothing on the way', () => {
    const s = stage('. w . .', { red: ['war WB B A2 E'], blue: ['foe HI B A3 W'] }).activate('war');
    const [charge] = s.options.filter((option) => s.question.label(option).startsWith('charge'));
    expect(s.question.preview(charge!)).toMatch(/^7D6 against 5D6:/);
  });

  it('HX-TER-1 the preview of a charge knows the terrain on the way', () => {
    const s = stage('. w . .', { red: ['cav HC B A1 E'], blue: ['foe HI B A3 W'] }).activate('cav');
    const [charge] = s.options.filter((option) => s.question.label(option).startsWith('charge'));
    expect(s.question.preview(charge!)).toMatch(/^1D6 against 5D6:/);
  });
});

describe('HX-TER-1 recovery and turning in woods', () => {
  it('HX-TER-1 light cavalry recovers inside and moves out in order', () => {
    const s = stage('. w . . . .', { red: ['cav LC B A1 E'], blue: ['foe HI B A6 E'] });
    s.activate('cav').pick('move to A2, facing E').passAll(6, 1);
    expect(s.stand('cav').disordered).toBe(true);
    s.activate('cav').pick('recover from disorder', 6).passAll(6, 1);
    s.activate('cav').pick('move to A4, facing E');
    expect(s.stand('cav').disordered).toBe(false);
  });

  it('HX-TER-1 heavy infantry stays disordered until it is out', () => {
    const s = stage('. w . . . .', { red: ['hop HI B A2 E'], blue: ['foe HI B A6 E'] });
    s.stand('hop').disordered = true;
    s.activate('hop');
    expect(s.question.excluded()).toContainEqual({
      what: 'hop recovering',
      clause: 'HX-TER-1',
      text: 'it cannot recover in woods',
    });
    s.pick('move to A3, facing E').passAll(6, 1);
    s.activate('hop').pick('recover from disorder', 6);
    expect(s.stand('hop').disordered).toBe(false);
  });

  it('HX-TER-1 massed bowmen change facing in woods without disorder or test', () => {
    const s = stage('. w . . . .', { red: ['bow Shot B A2 E'], blue: ['foe HI B A6 E'] });
    s.activate('bow').pick('about-face');
    expect(s.stand('bow')).toMatchObject({ facing: 3, disordered: false });
    expect(s.told('ordered')).toEqual([]);
  });

  it.each<[string, string]>([
    ['Shot', 'A3'],
    ['HI', 'A2'],
    ['LI', 'A2'],
  ])('HX-TER-1 %s at %s needs the test', (type, at) => {
    const s = stage('. w . . . .', { red: [`one ${type} B ${at} E`], blue: ['foe HI B A6 E'] });
    s.activate('one').pick('about-face', 1);
    expect(s.stand('one').disordered).toBe(true);
    expect(s.told('ordered')).toHaveLength(1);
  });
});
