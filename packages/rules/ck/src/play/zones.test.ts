import { FACES } from '@acies/zones';
import { describe, expect, it } from 'vitest';
import { hasRoomFor, hostileFaces, isStrongIn } from '../board/look.ts';
import { countsToward } from '../sheet/chapters/capacity.ts';
import { isSideways, rightFace } from '../sheet/rows.ts';
import type { TroopId } from '../sheet/troops.ts';
import { type CkStage, plain, stage } from '../testing/stage.ts';
import { barred, offered, passTurn, take } from '../testing/turns.ts';
import { fightSituation, metAt } from './fight/fight-situation.ts';
import { targetsOf } from './fight/fights.ts';
import { artilleryTargets, volleyTargets } from './shooting/shooting.ts';

const FAR = 'far CO plain A6';

describe('the field', () => {
  it('CK-UNIT-1 is 6 wide and 5 deep, and has two rows for each side about an empty one', () => {
    const { setting } = stage(plain(), { red: ['a CO plain E1'], blue: [FAR] }).g;
    expect([setting.grid.width, setting.grid.height]).toEqual([6, 5]);
    expect(setting.ownZones.blue).toEqual(Array.from({ length: 12 }, (_, zone) => zone));
    expect(setting.ownZones.red).toEqual(Array.from({ length: 12 }, (_, zone) => 18 + zone));
  });

  it.each([
    [3, 1],
    [4, 1],
    [5, 2],
    [6, 2],
    [7, 3],
  ])('CK-UNIT-1 on a field %i deep a side has %i rows', (height, rows) => {
    const last = String.fromCharCode(64 + height);
    const { setting } = stage(plain({}, 2, height), { red: [`a CO plain ${last}1`], blue: ['x CO plain A1'] }).g;
    expect([setting.ownZones.red.length, setting.ownZones.blue.length]).toEqual([2 * rows, 2 * rows]);
    expect(setting.ownZones.red.at(-1)).toBe(setting.grid.count - 1);
  });

  it('CK-UNIT-1 nothing moves, assaults or shoots diagonally', () => {
    const red = ['a CO plain C3 bow', 'gun Art plain C3'];
    const s = stage(plain(), { red, blue: ['x CO plain B2', 'y CO plain B4', 'z CO plain D4', 'w CO plain B3'] });
    const c3 = s.zone('C3');
    expect(targetsOf(s.g, c3, 'red')).toEqual([s.zone('B3')]);
    expect(volleyTargets(s.g, c3, 'red')).toEqual([s.zone('B3')]);
    expect(artilleryTargets(s.g, c3, 'red')).toEqual([s.zone('B3')]);
    expect(offered(s)).toEqual(['next', 'a C4', 'a D3', 'a C2', 'gun C4', 'gun D3', 'gun C2']);
  });
});

describe('CK-ZONE-1 room', () => {
  it.each<[TroopId[], number]>([
    [[], 0],
    [['CO', 'Aux', 'Cav'], 3],
    [['CO', 'Aux', 'Cav', 'Ch'], 4],
    [['Sk'], 0],
    [['MSk'], 0],
    [['Sk', 'Sk'], 1],
    [['Sk', 'MSk'], 1],
    [['Art'], 0],
    [['Art', 'Art'], 1],
    [['El'], 0],
    [['El', 'El', 'El'], 2],
    [['CO', 'CO', 'CO', 'Sk', 'Art', 'El'], 3],
    [['CO', 'CO', 'CO', 'Sk', 'Art', 'El', 'MSk'], 4],
  ])('CK-ZONE-1 of %j count %i', (types, count) => expect(countsToward(types)).toBe(count));

  const room = (there: string[], newcomer: string): boolean => {
    const red = [...there.map((unit, i) => `u${i} ${unit} plain D1`), `n ${newcomer} plain E1`];
    const s = stage(plain(), { red, blue: [FAR] }, { generals: { red: ['Max D1'] } });
    return hasRoomFor(s.g, s.zone('D1'), 'red', [s.id('n')]);
  };

  it('CK-ZONE-1 a zone has room for a third unit and not for a fourth, generals aside', () => {
    expect(room(['CO', 'CO'], 'CO')).toBe(true);
    expect(room(['CO', 'CO', 'CO'], 'CO')).toBe(false);
  });
  it.each(['Sk', 'MSk', 'Art', 'El'])('CK-ZONE-1 the first %s comes on top, a second one does not', (type) => {
    expect(room(['CO', 'CO', 'CO'], type)).toBe(true);
    expect(room(['CO', 'CO', 'CO', type], type)).toBe(false);
  });
});

describe('CK-ZONE-2 at the end of movement', () => {
  const crowded = (red: string[], blue = [FAR]): CkStage => stage(plain(), { red, blue });

  it('CK-ZONE-2 a zone may be overfull while units move; then the owner says who falls back', () => {
    const s = crowded(['a CO plain D1', 'b CO plain D1', 'c CO plain D1', 'd CO plain C1']);
    const { preview } = s.question;
    expect(preview({ do: 'move', unit: 3, to: 18 })).toBe('too many there unless someone leaves');
    s.move('d', 'D1');
    expect([s.at('d'), s.asked]).toEqual(['D1', 'red move']);
    s.choose({ do: 'next' });
    expect([s.asked, offered(s)]).toEqual(['red leaves', ['a', 'b', 'c', 'd']]);
    take(s, 'b', 1);
    expect([s.at('a'), s.at('b'), s.at('c'), s.at('d')]).toEqual(['D1', 'E1', 'D1', 'D1']);
  });

  it('CK-ZONE-2 a zone may be full for a while and free again at the end', () => {
    const s = crowded(['a CO plain D1', 'b CO plain D1', 'c CO plain D1', 'd CO plain E1']);
    s.move('d', 'D1').move('a', 'C1');
    passTurn(s, 1);
    expect([s.at('a'), s.at('d'), s.told('fell back')]).toEqual(['C1', 'D1', []]);
  });

  it.each([
    ['Sk', 'CO', ['a', 'b', 'c', 'd']],
    ['MSk', 'Cav', ['a', 'b', 'c', 'd']],
    ['El', 'CO', ['a', 'b', 'c', 'd']],
    ['Sk', 'MSk', ['a', 'b', 'c', 'd', 'free']],
    ['El', 'El', ['a', 'b', 'c', 'd', 'free']],
  ])('CK-ZONE-2 only those may go whose going makes room: %s there and %s come', (first, comer, going) => {
    const three = ['a CO plain D1', 'b CO plain D1', 'c CO plain D1'];
    const s = crowded([...three, `d ${comer} plain E1`, `free ${first} plain D1`]).move('d', 'D1');
    s.skip('go-on', 'move');
    expect([s.asked, offered(s)]).toEqual(['red leaves', going]);
  });

  it('CK-ZONE-2 one after another leaves until the rest have room', () => {
    const s = crowded(['a CO plain D1', 'b CO plain D1', 'c CO plain D1', 'd CO plain C1', 'e CO plain E1']);
    take(s.move('d', 'D1').move('e', 'D1').choose({ do: 'next' }), 'a');
    expect(s.asked).toBe('red leaves');
    take(s, 'e', 1);
    expect([s.at('a'), s.at('e'), s.at('b')]).toEqual(['E1', 'E1', 'D1']);
  });
});

describe('CK-ZONE-3 four bases', () => {
  const beside = (units: string[], halves: Record<string, number> = {}, generals: string[] = []): CkStage =>
    stage(plain(), { red: ['a CO plain C3'], blue: [...units, FAR] }, { halves, generals: { blue: generals } });
  const faces = (s: CkStage): number => hostileFaces(s.g, s.zone('C3'), 'red');

  it.each<[string, string[], Record<string, number>, string[], number]>([
    ['3 bases', ['x CO plain B3'], {}, [], 0],
    ['3½ bases', ['x CO plain B3', 'y CO plain B3'], { x: 3, y: 4 }, [], 0],
    ['4 bases', ['x CO plain B3', 'y CO plain B3'], { x: 4, y: 4 }, [], 1],
    ['3 bases and a general', ['x CO plain B3'], {}, ['Kai B3'], 1],
    ['2½ bases and a general', ['x CO plain B3'], { x: 5 }, ['Kai B3'], 0],
    ['2 bases and two generals', ['x Sk plain B3'], {}, ['Kai B3', 'Leo B3'], 0],
    ['3 bases and artillery', ['x CO plain B3', 'g Art plain B3'], {}, [], 1],
    ['6 bases at a corner', ['x CO plain B2', 'y CO plain B2'], {}, [], 0],
  ])('CK-ZONE-3 %s: a hostile face or not', (_, units, halves, generals, count) => {
    expect(faces(beside(units, halves, generals))).toBe(count);
  });

  it('CK-ZONE-3 every face counts by itself; friends are not hostile', () => {
    const four = ['B3', 'C4', 'D3', 'C2'].flatMap((at, i) => [`x${i} CO plain ${at}`, `y${i} CO plain ${at}`]);
    expect(faces(beside(four))).toBe(4);
    expect(faces(beside(four.slice(0, 5)))).toBe(2);
    const s = stage(plain(), { red: ['a CO plain C3', 'b CO plain D3', 'c CO plain D3'], blue: [FAR] });
    expect(faces(s)).toBe(0);
    expect(isStrongIn(s.g, s.zone('D3'), 'red')).toBe(true);
  });

  it.each([
    ['D3', 6, true],
    ['D3', 4, true],
    ['D3', 3, false],
    ['C2', 6, false],
    ['C4', 6, false],
  ])('CK-ZONE-3 rear support against B3 from %s with 2 bases and %i half bases: %s', (at, halves, yes) => {
    const red = ['a CO plain C3', `b Sk plain ${at}`, `c CO plain ${at}`];
    const s = stage(plain(), { red, blue: ['x CO plain B3', FAR] }, { halves: { c: halves } });
    const situation = fightSituation(s.g, { side: 'red', from: s.zone('C3'), to: s.zone('B3'), late: 0 });
    expect([situation.assaulter.rearSupport, situation.target.rearSupport]).toEqual([yes, false]);
  });

  it('CK-ZONE-3 rear support is opposite the contested face, on whichever side that is', () => {
    const s = stage(plain(), {
      red: ['a CO plain C3', 'b CO plain C2', 'c CO plain C2'],
      blue: ['x CO plain C4', 'y CO plain C5', 'z CO plain C5', FAR],
    });
    const situation = fightSituation(s.g, { side: 'red', from: s.zone('C3'), to: s.zone('C4'), late: 0 });
    expect([situation.assaulter.rearSupport, situation.target.rearSupport, situation.met]).toEqual([
      true,
      true,
      'flank',
    ]);
  });

  it('CK-MOV-2 CK-ZONE-3 sideways is to the left and to the right', () => {
    expect(FACES.map(isSideways)).toEqual([false, true, false, true]);
    expect([rightFace('red'), rightFace('blue')]).toEqual([1, 3]);
  });

  it('CK-ZONE-3 the front face looks to the enemy’s base edge, its sides are flanks, the fourth is the rear', () => {
    expect(([0, 1, 2, 3] as const).map((face) => metAt('red', face))).toEqual(['front', 'flank', 'rear', 'flank']);
    expect(([0, 1, 2, 3] as const).map((face) => metAt('blue', face))).toEqual(['rear', 'flank', 'front', 'flank']);
  });
});

describe('CK-ZONE-3 what is not allowed says why', () => {
  it('CK-MOV-5 a zone of the enemy is assaulted, not entered', () => {
    const s = stage(plain({ C2: 'w' }), { red: ['e El plain C3'], blue: ['x CO plain B3'] });
    expect(barred(s)).toEqual(['e to B3 (CK-MOV-5)', 'e to C2 (CK-MOV-3)']);
  });
});
