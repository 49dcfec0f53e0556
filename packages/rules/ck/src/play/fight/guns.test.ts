import { describe, expect, it } from 'vitest';
import { type CkStage, lines, ones, plain, stage } from '../../testing/stage.ts';
import { barred, offered, passTo, take } from '../../testing/turns.ts';
import { artilleryTargets, volleyTargets } from '../shooting/shooting.ts';
import { moraleSituation } from '../throws/morale-tests.ts';
import { fightSituation } from './fight-situation.ts';
import { targetsOf } from './fights.ts';

const HELP = ['k CO plain A6', 'l CO plain A6'];
const GUN = 'gun Art veteran';

describe('CK-ZONE-4 artillery', () => {
  it('CK-ZONE-4 takes no part in fights', () => {
    const s = stage(plain(), { red: ['a CO plain C3', `${GUN} C3 pike`], blue: ['x CO plain B3', ...HELP] });
    const { assaulter } = fightSituation(s.g, { side: 'red', from: s.zone('C3'), to: s.zone('B3'), late: 0 });
    expect(assaulter.units.map(({ type }) => type)).toEqual(['CO']);
  });

  it('CK-ZONE-4 assaults nobody by itself', () => {
    const s = stage(plain(), {
      red: [`${GUN} C3`, 'a CO plain C1'],
      blue: ['x CO plain B3', 'y CO plain B1', ...HELP],
    });
    expect(targetsOf(s.g, s.zone('C3'), 'red')).toEqual([]);
    passTo(s, 'red assault', 1);
    expect(barred(s)).toEqual(['C3 assaulting (CK-ZONE-4)']);
  });

  it('CK-ZONE-4 takes no shooting casualties: alone it is no target, with others they are hit', () => {
    const s = stage(plain(), {
      red: ['bow Aux plain C3 bow', 'own Art plain C3'],
      blue: [`${GUN} B3`, 'g2 Art plain C4', 'x CO plain C4', ...HELP],
    });
    expect(volleyTargets(s.g, s.zone('C3'), 'red')).toEqual([s.zone('C4')]);
    expect(artilleryTargets(s.g, s.zone('C3'), 'red')).toEqual([s.zone('C4')]);
    // Three hits of the volley, all on x, who saves two; and one of the piece, whose shooter has no choice.
    passTo(s, 'red assault', 5, 5, 6, 4, 4, 3, 6);
    expect([s.unit('x').halves, s.unit('g2').halves, s.markers('C4')]).toEqual([4, 2, 2]);
  });

  it('CK-ZONE-4 is lost as soon as it is assaulted alone, and the general with it rides away', () => {
    const blue = [`${GUN} B3`, ...HELP];
    const s = stage(plain(), { red: ['a CO plain C3'], blue }, { generals: { blue: ['Kai B3'] }, markers: { C3: 0 } });
    s.toFights().assault('C3', 'B3', 3);
    expect([s.at('gun'), s.general('Kai'), s.markers('B3')]).toEqual(['gone', 'A6', 0]);
    expect(s.told('overrun')).toMatchObject([{ side: 'blue', zone: s.zone('B3'), clauses: ['CK-ZONE-4'] }]);
    expect(s.told('destroyed')).toMatchObject([{ unit: s.id('gun'), how: 'artillery' }]);
    // Nobody has won a fight.
    expect([s.told('fight'), s.told('pursuit'), s.told('awarded')]).toEqual([[], [], []]);
  });
});

describe('CK-ZONE-4 artillery in a fight lost or won', () => {
  const blue = ['x CO plain B3', `${GUN} B3`, 'g2 Art plain B3', ...HELP];

  it('CK-ZONE-4 is lost with its zone, and leaves no markers', () => {
    const s = stage(plain(), { red: ['a CO plain C3'], blue });
    // One option at a time: a is the only one who may be given a winning marker.
    take(s.toFights().assault('C3', 'B3'), 'fall back', ...ones(5), 3);
    expect([s.at('x'), s.at('gun'), s.at('g2')]).toEqual(['A3', 'gone', 'gone']);
    expect([s.markers('A3'), s.markers('B3')]).toEqual([0, 0]);
    expect(s.told('destroyed').map(({ how }) => how)).toEqual(['artillery', 'artillery']);
  });

  const clash = (target: number[], assaulter: number[], ...after: number[]): CkStage => {
    const red = ['a CO plain C3', 'own Art plain C3', 'b CO plain E6', 'c CO plain E6'];
    const s = passTo(stage(plain(), { red, blue }), 'red assault', 1).assault('C3', 'B3');
    return take(take(take(s, 'stand', ...target), 'false', ...assaulter), 'false', ...after);
  };

  it('CK-ZONE-4 is lost with an assault that fails', () => {
    const s = clash(ones(4), ones(4), ...ones(5));
    expect(s.asked).toBe('red after-defeat');
    expect([s.at('own'), s.at('gun'), s.at('g2')]).toEqual(['gone', 'B3', 'B3']);
  });

  it('CK-ZONE-4 stays where its zone wins', () => {
    const s = clash(ones(4), [5, 1, 1, 1], 6, ...ones(5), 1);
    expect([s.at('own'), s.at('gun'), s.at('x')]).toEqual(['C3', 'gone', 'A3']);
  });
});

describe('CK-ZONE-4 artillery does not fall back', () => {
  it('CK-ZONE-4 by morale it is never the unit that goes', () => {
    const red = [`${GUN} D3`, 'a CO plain D3', 'b CO plain D3', 'c CO plain E1'];
    const s = stage(plain(), { red, blue: HELP }, { markers: { D3: 2 }, dice: [4, 1] });
    expect([s.asked, offered(s)]).toEqual(['red falls-back', ['a', 'b']]);
  });

  it('CK-ZONE-4 CK-ZONE-2 nor is it, while others can, where a zone is too full', () => {
    const red = [`${GUN} D1`, 'g2 Art plain E1', 'a CO plain D1', 'b CO plain D1', 'c CO plain D1'];
    const s = stage(plain(), { red, blue: HELP });
    s.move('g2', 'D1').skip('move');
    expect([s.asked, offered(s)]).toEqual(['red leaves', ['a', 'b', 'c']]);
  });

  it('CK-ZONE-4 CK-ZONE-2 a single other unit goes before it', () => {
    const guns = [1, 2, 3].map((i) => `g${i} Art plain D1`);
    const s = stage(plain(), { red: [...guns, 'g4 Art plain E1', 'b CO plain D1', 'h CO plain E6'], blue: HELP });
    s.choose({ do: 'next' }).move('g4', 'D1').choose({ do: 'next' }, 1);
    // All guns but the first count, and b: one too many.
    expect(['b', 'g1', 'g2', 'g3', 'g4'].map((key) => s.at(key))).toEqual(['E1', 'D1', 'D1', 'D1', 'D1']);
  });

  it.each([
    ['there is nothing else', []],
    ['nobody else’s going makes room', ['sk Sk plain D1', 'el El plain D1']],
  ])('CK-ZONE-2 CK-ZONE-4 unless %s', (_, others) => {
    const guns = [1, 2, 3, 4].map((i) => `g${i} Art plain D1`);
    const s = stage(plain(), { red: [...guns, 'g5 Art plain E1', ...others], blue: HELP });
    s.move('g5', 'D1').skip('move');
    expect([s.asked, offered(s)]).toEqual(['red leaves', ['g1', 'g2', 'g3', 'g4', 'g5']]);
  });
});

describe('CK-ZONE-4 a second general', () => {
  const generals = { red: ['Max C3', 'Leo C3 morale valiant fight erratic'] };
  const red = ['a CO plain C3', 'b CO plain E6'];

  it('CK-ZONE-4 brings no second +2, and no gift to a fight', () => {
    // Two units and Max: 8 dice, with which Leo's gift would make 4 hits of none.
    const s = stage(plain(), { red: ['c CO plain C3', ...red], blue: ['x CO plain B3', ...HELP] }, { generals });
    s.skip('ride');
    // Leo's valour has no effect: he is not asked.
    expect(s.asked).toBe('red move');
    take(s.toFights().assault('C3', 'B3'), 'stand', ...ones(4));
    take(take(s, 'false', ...ones(8)), 'false', ...ones(5));
    expect(lines(s.told('fight')[0]!.tallies.assaulter)).toEqual([
      'CK-FGT-2 close order, cavalry and chariots at strength +6',
      'CK-FGT-5 general present +2',
    ]);
    expect(s.told('temper')).toEqual([]);
    expect(s.told('fight')[0]!.hits).toEqual({ assaulter: 0, target: 0 });
  });

  it('CK-ZONE-4 has no say in morale', () => {
    const s = stage(plain(), { red, blue: HELP }, { generals });
    expect(moraleSituation(s.g, s.zone('C3'), 'red')).toMatchObject({ general: true, moraleGift: false });
  });

  it('CK-ZONE-4 counts again when the first has gone', () => {
    const s = stage(plain(), { red, blue: HELP }, { generals });
    s.board.generals[0] = -1;
    expect(moraleSituation(s.g, s.zone('C3'), 'red')).toMatchObject({ general: true, moraleGift: true });
  });
});
