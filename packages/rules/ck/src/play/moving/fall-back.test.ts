import { describe, expect, it } from 'vitest';
import { atFights, clash, fought, pool } from '../../testing/clash.ts';
import { full, retreat } from '../../testing/retreat.ts';
import { ones, plain, stage } from '../../testing/stage.ts';

describe('CK-FALL-1 falling back', () => {
  it('CK-FALL-1 one zone toward the own base edge, all the same way, with the markers', () => {
    const s = retreat('C3', ['x CO plain C3', 'y Sk plain C3', 'z Aux plain B3'], [], { markers: { C3: 3, B3: 1 } });
    expect([s.asked, s.at('x'), s.at('y')]).toEqual(['red assault', 'B3', 'B3']);
    expect([s.markers('C3'), s.markers('B3')]).toEqual([0, 4]);
    expect(s.told('fell back')).toMatchObject([
      { units: [s.id('x'), s.id('y')], from: s.zone('C3'), to: s.zone('B3'), jumped: [] },
    ]);
  });

  it('CK-FALL-1 red’s is the lower edge', () => {
    const s = atFights(['a CO plain C3'], ['x CO plain B3']).assault('C3', 'B3');
    fought(s, pool(4, 0), pool(4, 0), ...ones(5)).pick('fall back');
    expect(s.at('a')).toBe('D3');
  });

  it('CK-FALL-1 CK-MOR-6 one of several takes its share of the markers, rounded up', () => {
    const units = ['a CO plain C3', 'b CO plain C3', 'gun Art plain C3'];
    // 3 markers and no support: 4D6.
    const s = clash(units, ['x Aux plain A1'], { markers: { C3: 3 }, dice: [4, 1, 1, 1] }).pick('b');
    expect([s.at('a'), s.at('b'), s.markers('C3'), s.markers('D3')]).toEqual(['C3', 'D3', 1, 2]);
  });

  it('CK-GEN-7 the general goes along with the last unit, and stays while anyone does', () => {
    const generals = { blue: ['Darius C3'] };
    expect(retreat('C3', ['x CO plain C3'], [], { generals }).general('Darius')).toBe('B3');
    const red = { generals: { red: ['Pyrrhus C3'] }, markers: { C3: 1 }, dice: [4, 1] };
    const two = clash(['a CO plain C3', 'b CO plain C3'], ['x Aux plain A1'], red).pick('let it stand').pick('b');
    expect([two.at('b'), two.general('Pyrrhus')]).toEqual(['D3', 'C3']);
    const gun = clash(['a CO plain C3', 'gun Art plain C3'], ['x Aux plain A1'], red).pick('let it stand');
    expect([gun.at('a'), gun.general('Pyrrhus'), gun.markers('C3'), gun.markers('D3')]).toEqual(['D3', 'C3', 0, 1]);
  });
});

describe('CK-FALL-3 jumping over own units', () => {
  it('CK-FALL-3 over a zone without room, where the markers are dumped', () => {
    const s = retreat('C3', ['x CO plain C3', ...full('B3')], [], { markers: { C3: 2, B3: 1 } });
    expect([s.at('x'), s.markers('C3'), s.markers('B3'), s.markers('A3')]).toEqual(['A3', 0, 3, 0]);
    expect(s.told('fell back')[0]!.jumped).toEqual([s.zone('B3')]);
  });

  it('CK-FALL-3 room for all of them is needed: they jump together', () => {
    const blue = ['x CO plain C3', 'y CO plain C3', 'z1 Aux plain B3', 'z2 Aux plain B3'];
    const s = retreat('C3', blue);
    expect([s.at('x'), s.at('y')]).toEqual(['A3', 'A3']);
    const one = retreat(
      'C3',
      blue.filter((line) => !line.startsWith('y')),
    );
    expect(one.at('x')).toBe('B3');
  });

  it('CK-FALL-3 CK-ZONE-1 those who do not count find room', () => {
    const s = retreat('C3', ['x Sk plain C3', 'y El plain C3', ...full('B3')]);
    expect([s.at('x'), s.at('y')]).toEqual(['B3', 'B3']);
    const two = retreat('C3', ['x Sk plain C3', 'y MSk plain C3', ...full('B3')]);
    expect([two.at('x'), two.at('y')]).toEqual(['A3', 'A3']);
  });

  it('CK-FALL-3 twice; the markers lie in the first zone jumped over', () => {
    const s = retreat('D3', ['x CO plain D3', ...full('C3'), ...full('B3')], [], { markers: { D3: 2 } });
    expect([s.at('x'), s.markers('C3'), s.markers('B3'), s.markers('A3')]).toEqual(['A3', 2, 0, 0]);
    expect(s.told('fell back')[0]!.jumped).toEqual([s.zone('C3'), s.zone('B3')]);
  });

  it('CK-FALL-3 CK-FALL-4 off the table', () => {
    const s = retreat('B3', ['x CO plain B3', ...full('A3')], [], { markers: { B3: 2 } });
    expect([s.at('x'), s.unit('x').halves, s.markers('A3')]).toEqual(['reserve', 5, 2]);
    const twice = retreat('C3', ['x CO plain C3', ...full('B3'), ...full('A3')], [], { markers: { C3: 2 } });
    expect([twice.at('x'), twice.markers('B3'), twice.markers('A3')]).toEqual(['reserve', 2, 0]);
  });

  it.each([
    ['El', 'w', 'A3'],
    ['El', ',', 'B3'],
    ['Ch', ',', 'A3'],
    ['Ch', '^', 'B3'],
    ['CO', 'w', 'B3'],
  ])('CK-FALL-3 %s falls back over or into %s: to %s', (type, letter, to) => {
    const s = retreat('C3', [`x ${type} plain C3`, 'y CO plain C3'], [], { on: { B3: letter }, markers: { C3: 1 } });
    expect([s.at('x'), s.at('y')]).toEqual([to, to]);
    // Nobody is in the scenery jumped over to leave the markers to.
    expect([s.markers('B3'), s.markers('A3')]).toEqual(to === 'B3' ? [1, 0] : [0, 1]);
  });

  it('CK-FALL-3 the markers go over scenery alone to the first own units jumped over', () => {
    const s = retreat('D3', ['x El plain D3', ...full('B3')], [], { on: { C3: 'w', B3: 'w' }, markers: { D3: 2 } });
    expect([s.at('x'), s.markers('C3'), s.markers('B3'), s.markers('A3')]).toEqual(['A3', 0, 2, 0]);
    expect(s.told('fell back')[0]!.jumped).toEqual([s.zone('C3'), s.zone('B3')]);
  });

  it('CK-FALL-3 CK-FALL-4 over scenery alone and off the table they are lost', () => {
    const s = retreat('B3', ['x El plain B3'], [], { on: { A3: 'w' }, markers: { B3: 2 } });
    expect([s.at('x'), s.board.markers.every((count) => count === 0)]).toEqual(['reserve', true]);
  });
});

describe('CK-FALL-3 CK-MOR-6 markers where only artillery is jumped over', () => {
  it('CK-FALL-3 are carried on: it bears none', () => {
    const s = retreat('C3', ['x El plain C3', 'gun Art plain B3'], [], { on: { B3: 'w' }, markers: { C3: 2 } });
    expect([s.at('x'), s.markers('B3'), s.markers('A3')]).toEqual(['A3', 0, 2]);
  });
});

describe('CK-FALL-4 off the table', () => {
  it('CK-FALL-4 they become reserves, and all lose a half base, elephants too, and their markers', () => {
    const blue = ['x CO plain A3', 'y Sk plain A3', 'z El plain A3', 'v Ch plain A3'];
    const s = retreat('A3', blue, [], { markers: { A3: 3 }, halves: { v: 3 } });
    const state = ['x', 'y', 'z', 'v'].map((key) => `${s.at(key)} ${s.unit(key).halves}`);
    expect(state).toEqual(['reserve 5', 'reserve 3', 'reserve 3', 'reserve 2']);
    expect([s.markers('A3'), s.told('lost').map(({ marker }) => marker)]).toEqual([0, [false, false, false, false]]);
  });

  it('CK-FALL-4 some are destroyed, elephants too', () => {
    const s = retreat('A3', ['x CO plain A3', 'y El plain A3', 'z El plain A3'], [], { halves: { x: 2, y: 2, z: 3 } });
    expect([s.at('x'), s.at('y'), s.at('z')]).toEqual(['gone', 'gone', 'reserve']);
  });

  it('CK-FALL-4 winning markers stay behind', () => {
    // One unit falls back after a failed morale test, and keeps what it has elsewhere.
    const options = { markers: { E3: 1 }, winning: ['a', 'b'], dice: [4] };
    const s = clash(['a CO plain E3', 'b CO plain E3'], ['x Aux plain A1'], options);
    expect(s.asked).toBe('red falls-back');
    s.pick('a');
    expect([s.at('a'), s.unit('a').winning, s.unit('b').winning]).toEqual(['reserve', false, true]);
  });

  it('CK-GEN-7 the general goes along', () => {
    const s = retreat('A3', ['x CO plain A3'], [], { generals: { blue: ['Darius A3'] } });
    expect(s.general('Darius')).toBe('reserve');
  });

  it('CK-GEN-7 with nobody of his army left he is lost', () => {
    const units = { red: ['a CO plain B3'], blue: ['x CO plain A3'] };
    const s = stage(plain(), units, { generals: { blue: ['Darius A3'] }, halves: { x: 4 } }).toFights();
    // Pursuit leaves one base, and the edge of the table takes half of it.
    s.assault('B3', 'A3').pick('fall back', 4, 4, 1, 1, 1).pick('let it stand');
    expect([s.at('x'), s.general('Darius'), s.game.result]).toMatchObject(['gone', 'gone', { winner: 'red' }]);
  });
});
