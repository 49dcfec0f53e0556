import { headingOf, middleOf } from '@acies/hexes';
import type { ScenePiece } from '@acies/kernel/picture';
import { describe, expect, it } from 'vitest';
import { type HexStage, plain, stage } from '../testing/stage.ts';
import { picture } from './picture.ts';

const facing = (): HexStage =>
  stage(
    plain(5, 3, { A2: 'w', A3: 'W', A4: 'A', A5: '#', B2: '~', B3: 's', B4: 'v', B5: ',', C3: '^' }),
    { red: ['leg Leg A C1 NE', 'cav HC B A1 E'], blue: ['war WB C C4 W'] },
    { leaders: { red: ['Caesar general leg'] } },
  );

const pieceOf = (s: HexStage, key: string): ScenePiece =>
  picture.scene(s.g).pieces.find(({ id }) => id === s.id(key)) as ScenePiece;

describe('the scene', () => {
  it('has every stand in its hex, with its facing, strength and leader', () => {
    const s = facing();
    s.stand('leg').sp = 3;
    expect(pieceOf(s, 'leg')).toEqual({
      ...{ id: s.id('leg'), label: 'leg', name: 'leg', side: 'red', type: 'Leg', left: 3, start: 5 },
      ...{ cell: s.hex('C1'), ...middleOf(s.g.setting.grid, s.hex('C1')), heading: 300, width: 80, depth: 40 },
      ...{ files: 1, ranks: 1, badges: [], leaders: ['Caesar'], isSpent: false },
    });
    expect(pieceOf(s, 'war')).toMatchObject({ side: 'blue', heading: headingOf(3), leaders: [] });
  });

  it('signs what has become of a stand and what it has done', () => {
    const s = facing();
    const badges = (): string[] => pieceOf(s, 'cav').badges.map(({ sign, text, tone }) => `${sign} ${text} ${tone}`);
    expect(badges()).toEqual([]);
    Object.assign(s.stand('cav'), { bounds: 1, activated: true });
    expect([badges(), pieceOf(s, 'cav').isSpent]).toEqual([[], true]);
    s.lock('war', 'cav');
    const deeds = { bounds: 2, charged: true, fired: true, evaded: true, main: true };
    Object.assign(s.stand('cav'), { disordered: true, ...deeds });
    expect(badges()).toEqual([
      '! disordered harm',
      'x in contact plain',
      '2b has made 2 bounds this turn plain',
      'C has charged this turn plain',
      'F has shot this turn plain',
      'E has evaded this turn plain',
      'M has fought as a main stand this turn plain',
    ]);
  });

  it('links those in contact', () => {
    const s = facing().lock('war', 'leg');
    const link = { from: s.id('war'), to: s.id('leg'), text: 'war fights leg' };
    expect(picture.scene(s.g).links).toEqual([link]);
    s.board.contacts[0]!.fresh = true;
    expect(picture.scene(s.g).links).toEqual([{ ...link, text: 'war has charged leg' }]);
  });

  it('puts the lost into a tray, with what became of them', () => {
    const s = facing();
    expect(picture.scene(s.g).trays).toEqual([]);
    Object.assign(s.stand('cav'), { hex: -1, sp: 0 });
    Object.assign(s.stand('leg'), { hex: -1, sp: 2 });
    const { pieces, trays } = picture.scene(s.g);
    expect(pieces.map(({ name }) => name)).toEqual(['war']);
    expect(trays.map(({ side, name }) => [side, name])).toEqual([['red', 'Lost']]);
    expect(trays[0]!.pieces.map(({ name, left, badges }) => [name, left, badges[0]!.text])).toEqual([
      ['leg', 0, 'left the field'],
      ['cav', 0, 'destroyed'],
    ]);
  });

  it('says what terrain a hex is and what it does, as the rules have it', () => {
    const s = facing();
    const { cells, measure, width, height } = picture.scene(s.g);
    const about = (name: string): [string, string] => {
      const cell = cells.find((one) => one.name === name)!;
      return [cell.ground, cell.about];
    };
    expect(about('A1')).toEqual(['open', 'Open']);
    expect(about('A2')).toEqual([
      'woods',
      'Woods: halts all but Sk, LI, Aux, WB, disorders all but Sk, LI, Aux, WB, closed to Art',
    ]);
    expect(about('A3')[0]).toBe('wooded hill');
    expect(about('A4')).toEqual(['higher hill', 'Higher hill']);
    expect(about('A5')).toEqual(['defences', 'Defences']);
    expect(about('B2')).toEqual(['stream', 'Stream: halts all, disorders all, closed to Art']);
    expect(about('B3')[1]).toContain('disorders all but Sk, LI, WB');
    expect(about('B4')).toEqual([
      'village',
      'Village: halts all, disorders LC, MC, HC, Ch, El, at most 1H from here in a bound',
    ]);
    expect(about('B5')).toEqual(['rough', 'Rough: disorders all but Sk, LI, Aux, WB, LC, at most 2H in a bound']);
    expect(about('C3')).toEqual(['hill', 'Hill']);
    expect([measure, width, height]).toEqual([{ name: 'hex', length: 100 }, 550, 290]);
  });
});
