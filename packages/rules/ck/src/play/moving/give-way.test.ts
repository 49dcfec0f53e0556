import { describe, expect, it } from 'vitest';
import { full, retreat } from '../../testing/retreat.ts';

const STRONG = ['s1 CO plain B3', 's2 CO plain B3'];

describe('CK-FALL-2 few enemies in the way', () => {
  it('CK-FALL-2 fewer than 4 bases are moved away, their owner chooses where', () => {
    const s = retreat('C3', ['x CO plain C3'], ['few CO plain B3']);
    expect([s.asked, s.labels]).toEqual(['red give-way', ['to A3', 'to B4', 'to B2']]);
    s.pick('to B4');
    expect([s.at('few'), s.at('x')]).toEqual(['B4', 'B3']);
    expect(s.told('gave way')).toMatchObject([{ clauses: ['CK-FALL-2'], from: s.zone('B3'), to: s.zone('B4') }]);
  });

  it('CK-FALL-2 3½ bases give way, 4 do not', () => {
    const few = ['f1 El plain B3', 'f2 Ch plain B3'];
    expect(retreat('C3', ['x CO plain C3'], few, { halves: { f1: 3 } }).asked).toBe('red give-way');
    expect(retreat('C3', ['x CO plain C3'], few).asked).toBe('blue way-back');
  });

  it('CK-FALL-2 CK-ZONE-3 a general counts as a base', () => {
    const s = retreat('C3', ['x CO plain C3'], ['few CO plain B3'], { generals: { red: ['Pyrrhus B3'] } });
    expect(s.asked).toBe('blue way-back');
  });

  it('CK-FALL-2 they take markers, artillery and general along', () => {
    // 1½ bases, a gun and a general. 1 marker and no support: 2D6 of morale.
    const options = { generals: { red: ['Pyrrhus B3'] }, halves: { few: 3 }, markers: { B3: 1, C3: 2 } };
    const s = retreat('C3', ['x CO plain C3'], ['few Aux plain B3', 'gun Art plain B3'], {
      ...options,
      dice: [1, 1],
      shots: [1],
    });
    s.pick('to B2');
    expect([s.at('few'), s.at('gun'), s.general('Pyrrhus'), s.markers('B2')]).toEqual(['B2', 'B2', 'B2', 1]);
    expect([s.at('x'), s.markers('B3')]).toEqual(['B3', 2]);
  });

  it('CK-FALL-2 with one way to go nobody is asked', () => {
    const s = retreat('C3', ['x CO plain C3', 'y Aux plain A3', 'z Aux plain B2'], ['few CO plain B3']);
    expect([s.asked, s.at('few'), s.at('x')]).toEqual(['red assault', 'B4', 'B3']);
  });

  it('CK-FALL-2 they need a zone on the table without enemies, with room, that they may enter; else they block', () => {
    const held = ['y Aux plain A3', 'z Aux plain B4'];
    const noRoom = retreat('C3', ['x CO plain C3', ...held], ['few CO plain B3', ...full('B2')]);
    expect([noRoom.asked, noRoom.at('few')]).toEqual(['blue way-back', 'B3']);
    const woods = retreat('C3', ['x CO plain C3', ...held], ['few Ch plain B3'], { on: { B2: 'w' } });
    expect([woods.asked, woods.at('few')]).toEqual(['blue way-back', 'B3']);
    const edge = retreat('C1', ['x CO plain C1', 'y Aux plain A1', 'z Aux plain B2'], ['few CO plain B1']);
    expect([edge.at('few'), edge.at('x')]).toEqual(['B1', 'C2']);
  });

  it('CK-FALL-2 nor do they give way to who may not enter their zone', () => {
    const s = retreat('C3', ['x El plain C3'], ['few CO plain B3'], { on: { B3: 'w' } });
    expect([s.asked, s.at('few')]).toEqual(['blue way-back', 'B3']);
  });

  it('CK-FALL-2 CK-FALL-3 beyond own units jumped over, too', () => {
    const s = retreat('C3', ['x CO plain C3', ...full('B3')], ['few CO plain A3']);
    expect([s.asked, s.labels]).toEqual(['red give-way', ['to A4', 'to A2']]);
    s.pick('to A2');
    expect([s.at('few'), s.at('x')]).toEqual(['A2', 'A3']);
  });

  it('CK-FALL-2 CK-FALL-3 they may go into the very scenery that is jumped over', () => {
    const s = retreat('C3', ['x El plain C3'], ['few CO plain A3'], { on: { B3: 'w' } });
    expect([s.asked, s.labels]).toEqual(['red give-way', ['to A4', 'to B3', 'to A2']]);
    s.pick('to B3');
    expect([s.at('few'), s.at('x')]).toEqual(['B3', 'A3']);
  });
});

describe('CK-FALL-2 barred', () => {
  it('CK-FALL-2 by 4 bases: a new direction, the owner’s choice, all the same way', () => {
    const s = retreat('C3', ['x CO plain C3', 'y Aux plain C3'], STRONG, { markers: { C3: 2 } });
    expect([s.asked, s.labels]).toEqual(['blue way-back', ['to C4', 'to C2']]);
    s.pick('to C2');
    expect([s.at('x'), s.at('y'), s.markers('C2')]).toEqual(['C2', 'C2', 2]);
  });

  it('CK-FALL-2 with one direction left nobody is asked', () => {
    const s = retreat('C3', ['x CO plain C3'], [...STRONG, 'w1 CO plain C4', 'w2 CO plain C4']);
    expect([s.asked, s.at('x')]).toEqual(['red assault', 'C2']);
  });

  it('CK-FALL-2 CK-FALL-3 sideways they jump and make few enemies give way likewise, but not off the table', () => {
    const blue = ['x CO plain C2', ...full('C1'), ...full('C3')];
    const s = retreat('C2', blue, ['s1 CO plain B2', 's2 CO plain B2', 'few Aux plain C4']);
    expect([s.asked, s.labels]).toEqual(['red give-way', ['to B4', 'to C5', 'to D4']]);
    s.pick('to D4');
    expect([s.at('few'), s.at('x')]).toEqual(['D4', 'C4']);
  });

  it('CK-FALL-2 forward too, and the choice says what it means', () => {
    const blue = ['x CO plain C3', ...full('C4')];
    const s = retreat('C3', blue, STRONG, { halves: { a: 3, b: 4 } });
    expect([s.asked, s.labels]).toEqual(['blue way-back', ['to C5 over C4', 'to D3, whose enemies give way', 'to C2']]);
    s.pick('to D3');
    expect([s.asked, s.labels]).toEqual(['red give-way', ['to D4', 'to E3', 'to D2']]);
    s.pick('to E3');
    expect([s.at('x'), s.at('a')]).toEqual(['D3', 'E3']);
  });

  it('CK-FALL-2 no way at all: destroyed, and the general escapes', () => {
    const walls = ['w1 CO plain C4', 'w2 CO plain C4', 'v1 CO plain C2', 'v2 CO plain C2'];
    const blue = ['x CO plain C3', 'y CO plain C3', 'z CO plain A1'];
    const s = retreat('C3', blue, [...STRONG, ...walls], { generals: { blue: ['Darius C3'] }, markers: { C3: 2 } });
    expect([s.at('x'), s.at('y'), s.general('Darius'), s.markers('C3')]).toEqual(['gone', 'gone', 'A1', 0]);
    expect(s.told('destroyed')).toMatchObject([
      { clauses: ['CK-FALL-2'], unit: s.id('x'), how: 'no way out' },
      { unit: s.id('y') },
    ]);
  });
});
