import { describe, expect, it } from 'vitest';
import { lines } from '../../testing/situations.ts';
import { type HexStage, type StageOptions, stage } from '../../testing/stage.ts';

const OPEN = `
. . . . . . . .
 . . . . . . . .
. . . . . . . .
 . . . . . . . .
`;

const rows = (s: HexStage): string[] => lines(s.told('shot').at(-1)!.tally);

describe('HX-FIR-1 HX-FIR-2 shooting in play', () => {
  it('HX-FIR-1 HX-FIR-2 so many dice fall, and the target takes what comes of it', () => {
    const s = stage(OPEN, { red: ['bow Shot B B1 E'], blue: ['foe HI B B4 W'] }).passAll();
    // Of 216 throws 85 give one hit, 18 two, 1 three; the test then fails on 2, 3 and 4 faces: (85/3 + 18/2 + 2/3) / 216.
    expect(s.question.preview(s.options[1]!)).toBe('3D6, hits 48%, a loss 18%');
    // One pair of fives hits; the test fails on a 6 and costs one SP.
    s.pick('bow at foe', 5, 1, 5, 6, /* initiative */ 6, 1);
    expect(rows(s)).toEqual(['HX-FIR-1 strength points +4', 'HX-FIR-2 range -1']);
    expect(s.told('shot')[0]).toMatchObject({ outcome: { hits: 1, passed: false, loss: 1 } });
    expect(s.stand('foe')).toMatchObject({ sp: 4, disordered: true });
    expect(s.told('disordered')[0]!.because).toEqual({ clause: 'HX-MOR-2', text: 'hit by shooting' });
  });

  it('HX-FIR-2 foot bowmen lose a die for each bound they moved', () => {
    const s = stage(OPEN, { red: ['bow Shot A B1 E'], blue: ['foe HI B B5 W'] });
    s.activate('bow').pick('move to B2, facing E').choose(true, 6).pick('move to B3, facing E').choose(false).passAll();
    s.pick('bow at foe', 1, 1, 6, 1);
    expect(rows(s)).toEqual(['HX-FIR-1 strength points +4', 'HX-FIR-2 bounds moved by foot bowmen -2']);
  });

  it('HX-FIR-2 bowmen that stayed, or tried to recover, have not moved', () => {
    const s = stage(OPEN, { red: ['bow Shot A B1 E'], blue: ['foe HI B B3 W'] });
    s.stand('bow').disordered = true;
    s.activate('bow').pick('recover from disorder', 1).passAll();
    s.pick('bow at foe', 1, 1, 1, 6, 1);
    expect(rows(s)).toEqual(['HX-FIR-1 strength points +4', 'HX-FIR-2 disordered -1']);
  });

  it('HX-UNIT-3 HX-FIR-2 with range factors of its own a stand shoots by them, and as far as they go', () => {
    const own = { stands: { bow: { rangeDice: [-1, 0, 1, 2] } } };
    const s = stage(OPEN, { red: ['bow Shot B B1 E'], blue: ['foe HI B B5 W'] }, own).passAll();
    s.pick('bow at foe', ...[1, 1, 1, 1, 1, 1], 6, 1);
    expect(rows(s)).toEqual(['HX-FIR-1 strength points +4', 'HX-FIR-2 range +2']);
    const near = { stands: { bow: { rangeDice: [1] } } };
    const short = stage(OPEN, { red: ['bow Shot B B1 E'], blue: ['foe HI B B3 W'] }, near).passAll(6, 1);
    expect([short.board.turn, short.asked]).toEqual([2, 'red activate']);
  });

  it('HX-FIR-2 a stand that evaded this turn is harder to hit', () => {
    const s = stage(OPEN, { red: ['ele El B B1 E', 'bow Shot B A4 E'], blue: ['jav LI B B4 W'] });
    s.activate('ele').pick('charge jav at B4 from B3').pick('evade');
    expect(s.at('jav')).toBe('B6');
    s.passAll().pick('bow at jav', 1, 1, 6, 1);
    expect(rows(s)).toEqual(['HX-FIR-1 strength points +4', 'HX-FIR-2 range -1', 'HX-FIR-2 target evading -1']);
  });
});

describe('HX-FIR-3 HX-FIR-4 target and cover in play', () => {
  it.each<[string, string, string]>([
    ['.', 'HI', ''],
    ['w', 'HI', 'HX-FIR-4 at a stand in woods -1'],
    ['W', 'HI', 'HX-FIR-4 at a stand in woods -1'],
    ['v', 'HI', 'HX-FIR-4 at a stand in defences -2'],
    ['#', 'HI', 'HX-FIR-4 at a stand in defences -2'],
    [',', 'HI', ''],
    ['.', 'Art', 'HX-FIR-4 at artillery in the open -1'],
    ['#', 'LC', 'HX-FIR-3 at Sk or LC -2'],
  ])('HX-FIR-3 HX-FIR-4 on "%s" at %s: %s', (letter, type, line) => {
    const s = stage(`. ${letter} . .`, { red: ['bow Shot B A1 E'], blue: [`foe ${type} B A2 E`] }).passAll();
    const before = ['HX-FIR-1 strength points +4', 'HX-FIR-2 range +1'];
    const count = 5 - Number(/\d$/.exec(line)?.[0] ?? 0);
    s.pick('bow at foe', ...new Array<number>(count).fill(1), 6, 1);
    expect(rows(s)).toEqual(line === '' ? before : [...before, line]);
  });
});

describe('HX-FIR-4 overhead', () => {
  /** A shot at B3 by a stand at B1 over another at B2, both red. */
  const over = (shooter: string, between: string, stands: StageOptions['stands'] = {}): HexStage =>
    stage(
      OPEN,
      { red: [`one ${shooter} B B1 E`, `mid ${between} B B2 E`, 'jav LI B A3 SE'], blue: ['foe HI B B3 W'] },
      { stands },
    ).passAll();
  const roman = { roman: true };

  it.each<[string, string, string, StageOptions['stands'], string]>([
    ['bowmen over heavy infantry', 'Shot', 'HI', {}, 'HX-FIR-4 overhead -2'],
    ['other bowmen over a legion', 'Shot', 'Leg', {}, 'HX-FIR-4 overhead -2'],
    ['Roman archers over a legion', 'Shot', 'Leg', { one: roman }, 'HX-FIR-4 Roman archers overhead -1'],
    ['Roman archers over auxilia', 'Shot', 'Aux', { one: roman }, 'HX-FIR-4 Roman archers overhead -1'],
    [
      'Roman archers over Roman archers',
      'Shot',
      'Shot',
      { one: roman, mid: roman },
      'HX-FIR-4 Roman archers overhead -1',
    ],
    ['Roman archers over other archers', 'Shot', 'Shot', { one: roman }, 'HX-FIR-4 overhead -2'],
    ['Roman archers over other Romans', 'Shot', 'HI', { one: roman, mid: roman }, 'HX-FIR-4 overhead -2'],
    ['Roman artillery over a legion', 'Art', 'Leg', { one: roman }, 'HX-FIR-4 overhead -2'],
    [
      'skirmishers with bows',
      'Sk',
      'Leg',
      { one: { missiles: 'bows', roman: true } },
      'HX-FIR-4 Roman archers overhead -1',
    ],
  ])('HX-FIR-4 %s', (_, shooter, between, stands, line) => {
    const s = over(shooter, between, stands);
    const dice = { Shot: 4, Art: 3, Sk: 2 }[shooter]! - (line.endsWith('-2') ? 2 : 1);
    s.pick('one at foe', ...new Array<number>(dice).fill(1));
    expect(rows(s).at(-1)).toBe(line);
  });

  it('HX-FIR-4 over a legion and another friend beyond is the worse', () => {
    const s = stage(
      OPEN,
      { red: ['one Shot B B1 E', 'leg Leg B B2 E', 'hop HI B B3 E'], blue: ['foe HI B B4 W'] },
      { stands: { one: roman } },
    ).passAll();
    s.pick('one at foe', 1, 6, 1);
    expect(rows(s)).toEqual(['HX-FIR-1 strength points +4', 'HX-FIR-2 range -1', 'HX-FIR-4 overhead -2']);
  });

  it('HX-FIR-4 others do not shoot over friends, and nobody over enemies', () => {
    const blocked = { what: 'one at foe', clause: 'HX-FIR-4', text: 'other stands are in the way' };
    const slings = over('Sk', 'Leg', { one: { missiles: 'slings' } });
    expect(slings.labels).toEqual(['shoot no more', 'jav at foe']);
    expect(slings.question.excluded()).toContainEqual(blocked);
    const enemies = stage(OPEN, { red: ['one Shot B B1 E'], blue: ['mid HI B B2 E', 'foe HI B B3 W'] }).passAll();
    expect(enemies.labels).toEqual(['shoot no more', 'one at mid']);
    expect(enemies.question.excluded()).toContainEqual(blocked);
  });

  it('HX-FIR-4 a line between two hexes is free if one of them is', () => {
    const s = stage(OPEN, { red: ['one Shot B A3 SE', 'two HI B B3 E'], blue: ['foe HI B C3 W'] }).passAll();
    s.pick('one at foe', 1, 1, 1, 1, 6, 1);
    expect(rows(s)).toEqual(['HX-FIR-1 strength points +4']);
  });
});

describe('HX-FIR-5 artillery', () => {
  it('HX-FIR-5 cannot move and fire', () => {
    const s = stage(OPEN, { red: ['eng Art B B1 E', 'jav LI B A4 SE'], blue: ['foe HI B B4 W'] });
    s.activate('eng').pick('move to B2, facing E').choose(false).passAll();
    expect(s.labels).toEqual(['shoot no more', 'jav at foe']);
    expect(s.question.excluded()).toContainEqual({
      what: 'eng shooting',
      clause: 'HX-FIR-5',
      text: 'artillery cannot move and fire',
    });
  });

  it('HX-FIR-5 fires when it has not moved', () => {
    const s = stage(OPEN, { red: ['eng Art B B1 E'], blue: ['foe HI B B6 W'] });
    s.activate('eng').pick('stay').passAll();
    expect(s.labels).toEqual(['shoot no more', 'eng at foe']);
  });
});

describe('HX-FIR-6 who may shoot at whom', () => {
  it('HX-FIR-6 with no dice left there is no shot', () => {
    const s = stage(OPEN, { red: ['one Shot B B1 E', 'jav LI B A4 SE'], blue: ['foe HI B B4 W'] });
    s.stand('one').sp = 1;
    s.passAll();
    expect(s.labels).toEqual(['shoot no more', 'jav at foe']);
    expect(s.question.excluded()).toContainEqual({ what: 'one at foe', clause: 'HX-FIR-6', text: 'no dice are left' });
  });

  it('HX-FIR-6 once a turn', () => {
    const s = stage(OPEN, { red: ['one Shot B B1 E'], blue: ['foe HI B B3 W', 'two HI B A3 W'] }).passAll();
    expect(s.labels).toEqual(['shoot no more', 'one at foe', 'one at two']);
    s.pick('one at foe', 1, 1, 1, 1, 6, 1);
    expect(s.asked).toBe('red activate');
  });

  it('HX-FIR-6 to its front', () => {
    const s = stage(OPEN, { red: ['one Shot B C3 E'], blue: ['foe HI B C5 W', 'far HI B C1 W', 'top HI B A4 W'] });
    s.passAll();
    expect(s.labels).toEqual(['shoot no more', 'one at foe', 'one at top']);
    expect(s.question.excluded()).toEqual([{ what: 'one at far', clause: 'HX-FIR-6', text: 'it is not to the front' }]);
  });

  it('HX-FIR-6 a charged stand shoots at its charger, and then no more', () => {
    const s = stage(OPEN, { red: ['war WB B B2 E'], blue: ['bow Shot B B5 W', 'two Shot B A5 W'] });
    s.activate('war').pick('charge bow at B5 from B4');
    expect(s.labels).toEqual(['stand and meet it', 'stand and shoot at the charger']);
    s.pick('stand and shoot at the charger', 1, 1, 1, 1, 6, 2);
    expect(rows(s)).toEqual(['HX-FIR-1 strength points +4', 'HX-FIR-2 range +1']);
    expect(s.told('shot')[0]).toMatchObject({ stand: s.id('bow'), target: s.id('war') });
    expect(s.at('war')).toBe('B4');
    expect(s.stand('war').disordered).toBe(true);
    s.pick('let it pass').passAll();
    expect(s.asked).toBe('blue shoot');
    expect(s.labels).toEqual(['shoot no more', 'two at war']);
    expect(s.question.excluded()).toContainEqual({
      what: 'bow shooting',
      clause: 'HX-FIR-6',
      text: 'it has shot this turn',
    });
  });

  it('HX-FIR-6 a stand in contact does not shoot', () => {
    const s = stage(OPEN, { red: ['war WB B B2 E'], blue: ['bow Shot B B5 W', 'two Shot B A5 W'] });
    s.activate('war').pick('charge bow at B5 from B4').pick('stand and meet it').pick('let it pass').passAll();
    expect(s.labels).toEqual(['shoot no more', 'two at war']);
    expect(s.question.excluded()).toContainEqual({
      what: 'bow shooting',
      clause: 'HX-FIR-6',
      text: 'it is in contact',
    });
  });
});
