import { describe, expect, it } from 'vitest';
import { clash, pool, toShooting } from '../../testing/clash.ts';
import { type CkStage, lines, ones, plain, stage } from '../../testing/stage.ts';

const from = (s: CkStage): string[] => s.told('volley').map((volley) => `${volley.from}`);

describe('CK-SHO-1 volleys', () => {
  it('CK-SHO-1 reach one zone across a face, not two and not diagonally', () => {
    const blue = [
      'front CO plain B3',
      'engine Art plain B3',
      'left CO plain C2',
      'right CO plain C4',
      'rear CO plain D3',
    ];
    const far = ['far CO plain A3', 'corner CO plain B2', 'other CO plain D4', 'two CO plain C1'];
    const s = clash(['a Sk plain C3'], [...blue, ...far]).toFights();
    expect([s.asked, s.question.question]).toEqual(['red volley', 'C3 shoots with 2D6: at whom?']);
    expect(s.labels).toEqual(['B3: front, engine', 'C4: right', 'D3: rear', 'C2: left']);
  });

  it('CK-SHO-1 are one throw of all the shooters of a zone at one zone', () => {
    const red = ['a CO plain C3 bow', 'b Aux plain C3', 'c Sk plain C3', 'gun Art plain C3'];
    const s = toShooting(clash(red, ['x CO plain B3', 'y CO plain C2']));
    s.pick('B3', ...pool(6, 1)).pick('let it stand', 4);
    const [volley] = s.told('volley');
    expect(volley).toMatchObject({ side: 'red', from: s.zone('C3'), to: s.zone('B3'), hits: 1 });
    expect(lines(volley!.tally)).toEqual(['CK-SHO-2 close order, not levy +4', 'CK-SHO-2 skirmishers and chariots +2']);
    expect(s.asked).toBe('red artillery');
  });

  it('CK-SHO-1 the target’s owner may have it thrown again, once, and the second throw stands', () => {
    const s = toShooting(clash(['a Sk plain C3', 'b Sk plain C3'], ['x CO plain B3']), ...pool(4, 1));
    expect([s.asked, s.labels]).toEqual(['blue reroll', ['let it stand', 'have it thrown again']]);
    expect([s.question.preview(false), s.question.preview(true)]).toEqual([undefined, 'better 20%, worse 41%']);
    expect(s.question.question).toBe('C3 shoots with 4D6: 1 hit. Have it thrown again?');
    s.pick('have it', ...pool(4, 2), 1, 4);
    expect([s.asked, s.told('volley')[0]!.hits, s.unit('x').halves]).toEqual(['red assault', 2, 5]);
  });

  it('CK-SHO-1 nobody is asked about a volley without hits, nor where there is one target', () => {
    const s = toShooting(clash(['a Sk plain C3', 'b Sk plain C3'], ['x CO plain B3']), 4, 4, 4, 4);
    expect([s.asked, s.told('volley')[0]!.hits, s.told('hits')]).toEqual(['red assault', 0, []]);
  });

  it('CK-SHO-1 CK-SEQ-1 from the right, the front zone of a column first', () => {
    const red = ['left Sk plain C2', 'behind Sk plain D4', 'front Sk plain C4'];
    const s = toShooting(clash(red, ['x Aux plain B2', 'y Aux plain B4', 'z Aux plain D3']), ...ones(6));
    expect(from(s)).toEqual(['C4', 'D4', 'C2'].map((zone) => `${s.zone(zone)}`));
  });

  it('CK-SHO-1 artillery takes no part in a volley and is no target of one', () => {
    const s = toShooting(clash(['a Sk plain C3'], ['gun Art plain B3', 'x CO plain B2']));
    expect([s.asked, s.told('volley')]).toEqual(['red assault', []]);
  });

  it('CK-MOR-4 after 2 fails a zone still shoots, after 3 it does not', () => {
    const units = [['a Cav plain C3 bow'], ['x CO plain D2']] as const;
    // 3 markers and no support: 4D6.
    const shaken = clash(...units, { markers: { C3: 3 }, dice: [4, 4, 1, 1] });
    expect(shaken.at('a')).toBe('D3');
    expect(from(toShooting(shaken, ...ones(3)))).toHaveLength(1);
    const broken = clash(...units, { markers: { C3: 3 }, dice: [4, 4, 4, 1, ...ones(5)] });
    expect(broken.at('a')).toBe('D3');
    expect(from(toShooting(broken))).toHaveLength(0);
  });

  it('CK-END-1 stops when an army breaks', () => {
    // Neither the gun, which has a target, nor the next zone shoots any more.
    const units = {
      red: ['a Sk plain C4', 'b Sk plain C2', 'gun Art plain C4'],
      blue: ['x Aux plain B4', 'y Sk plain A4', 'z Sk plain B2'],
    };
    const s = stage(plain(), units, { halves: { x: 2, y: 3, z: 3 } });
    toShooting(s, 5, 1).pick('let it stand', 1);
    expect([s.game.result, s.told('volley').length, s.told('artillery')]).toMatchObject([{ winner: 'red' }, 1, []]);
  });
});

describe('CK-SHO-4 artillery', () => {
  const gun = (...blue: string[]): CkStage => clash(['gun Art plain C3'], blue);

  it('CK-SHO-4 reaches two zones in a straight line, over whoever is between', () => {
    const near = ['n1 CO plain B3', 'n2 CO plain A3', 'w1 CO plain C1', 's2 CO plain E3'];
    const not = ['d CO plain B2', 'far CO plain A2', 'gun2 Art plain C4'];
    const s = toShooting(clash(['gun Art plain C3', 'own CO plain D3', 'own2 CO plain C2'], [...near, ...not]));
    expect([s.asked, s.question.question]).toEqual(['red artillery', 'At whom shall gun shoot?']);
    expect(s.labels).toEqual(['B3: n1', 'A3: n2', 'E3: s2', 'C1: w1']);
  });

  it('CK-SHO-4 not three zones', () => {
    const s = toShooting(clash(['gun Art plain D3'], ['x CO plain A3', 'y CO plain D6']));
    expect([s.asked, s.told('artillery')]).toEqual(['red assault', []]);
  });

  it('CK-SHO-4 misses on 4', () => {
    const s = toShooting(gun('x CO plain A3', 'y CO plain A3'), 4);
    expect([s.asked, s.told('artillery')[0]!.hit, s.told('lost')]).toEqual(['red assault', 'miss', []]);
  });

  it('CK-SHO-4 on 5 the target’s owner chooses the unit, on 6 the shooter; no saves', () => {
    const blue = ['x CO plain A3', 'y CO plain A3', 'foe Art plain A3'];
    const on5 = toShooting(gun(...blue), 5);
    expect([on5.asked, on5.labels]).toEqual(['blue artillery-hit', ['x (3 bases)', 'y (3 bases)']]);
    on5.pick('y');
    expect([on5.unit('x').halves, on5.unit('y').halves, on5.markers('A3')]).toEqual([6, 5, 1]);
    const on6 = toShooting(gun(...blue), 6);
    expect(on6.asked).toBe('red artillery-hit');
    on6.pick('x');
    expect([on6.unit('x').halves, on6.unit('y').halves, on6.markers('A3')]).toEqual([5, 6, 1]);
  });

  it('CK-SHO-4 nobody is asked which unit where there is one, nor about a second throw', () => {
    const s = toShooting(gun('x CO plain A3'), 5);
    expect([s.asked, s.unit('x').halves]).toEqual(['red assault', 5]);
  });

  it('CK-SHO-4 CK-SKI-1 skirmishers lose the half base without a marker', () => {
    const s = toShooting(gun('x Sk plain A3'), 6);
    expect([s.unit('x').halves, s.markers('A3')]).toEqual([3, 0]);
  });

  it('CK-SHO-4 each piece has its own die and its own target, after the volley of its zone', () => {
    const red = ['bow Sk plain C3', 'g1 Art plain C3', 'g2 Art plain C3'];
    const s = toShooting(clash(red, ['x CO plain B3', 'y CO plain C2']));
    s.pick('C2', 1, 1);
    expect([s.asked, s.question.question]).toEqual(['red artillery', 'At whom shall g1 shoot?']);
    s.pick('B3', 6);
    expect([s.asked, s.question.question]).toEqual(['red artillery', 'At whom shall g2 shoot?']);
    s.pick('C2', 5);
    expect([s.asked, s.unit('x').halves, s.unit('y').halves]).toEqual(['red assault', 5, 5]);
  });
});
