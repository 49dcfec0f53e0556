import type { ScenePiece } from '@acies/kernel/picture';
import { describe, expect, it } from 'vitest';
import { GONE, IN_RESERVE, ON_LEFT, ON_RIGHT, UNPLACED } from '../board/places.ts';
import { type CkStage, plain, stage } from '../testing/stage.ts';
import { picture } from './picture.ts';

const facing = (): CkStage =>
  stage(
    plain({ C1: '^', C2: 'A', C3: ',', C4: 'w', C5: 's', C6: '=' }),
    { red: ['pike CO plain D3', 'cav Cav plain D3', 'gun Art plain D3', 'sk Sk plain E1'], blue: ['imm CO elite B3'] },
    { generals: { red: ['Alexander D3 valiant fight', 'Parmenion D3'], blue: ['Darius B3 erratic'] } },
  );

const pieceOf = (s: CkStage, key: string): ScenePiece =>
  picture.scene(s.g).pieces.find(({ id }) => id === s.id(key)) as ScenePiece;

describe('the scene', () => {
  it('has the units of a zone side by side below its name, in bases, facing the enemy', () => {
    const s = facing();
    s.unit('pike').halves = 5;
    // D3 begins at 400, 420.
    expect(pieceOf(s, 'pike')).toMatchObject({
      ...{ id: s.id('pike'), label: 'pike', name: 'pike', side: 'red', type: 'CO', start: 3, left: 2.5 },
      ...{ cell: s.zone('D3'), heading: 0, width: 56, depth: 38, files: 3, ranks: 1, badges: [], isSpent: false },
    });
    expect(['pike', 'cav', 'gun'].map((key) => pieceOf(s, key).x)).toEqual(
      [500 - 184 / 3, 500, 500 + 184 / 3].map((x) => expect.closeTo(x)),
    );
    expect([pieceOf(s, 'pike').y, pieceOf(s, 'gun').width]).toEqual([478, 24]);
    // Blue looks down the table, so that its first line is the lower one: B3 begins at 400, 140.
    expect(pieceOf(s, 'imm')).toMatchObject({ side: 'blue', heading: 1800, x: 500, y: 250 });
  });

  it('CK-UNIT-1: says which row is whose, and where the flanks of a side are as it looks to the enemy', () => {
    const words = (edge: string): string[] =>
      picture
        .scene(facing().g)
        .edges!.filter((one) => one.edge === edge)
        .sort((a, b) => a.at - b.at)
        .map(({ text }) => text);
    expect(words('left')).toEqual(['Blue base', 'Blue front', 'Middle', 'Red front', 'Red base']);
    expect(words('bottom')).toEqual(['Red left flank', 'Red base edge', 'Red right flank']);
    expect(words('top')).toEqual(['Blue right flank', 'Blue base edge', 'Blue left flank']);
  });

  it('has a second line of units, and smaller ones where even that is not enough', () => {
    const s = stage(plain(), {
      red: [
        'a CO plain D3',
        'b CO plain D3',
        'c CO plain D3',
        'd Sk plain D3',
        'e CO plain E3',
        'f CO plain E3',
        'g Sk plain E3',
      ],
      blue: ['imm CO elite B3'],
    });
    expect([pieceOf(s, 'd').y - pieceOf(s, 'a').y, pieceOf(s, 'd').x, pieceOf(s, 'a').depth]).toEqual([52, 500, 38]);
    // At the end of a move a zone may hold too many for a moment.
    for (const key of ['e', 'f', 'g']) s.unit(key).zone = s.zone('D3');
    expect(pieceOf(s, 'g').depth).toBeCloseTo((38 * 2) / 3);
    expect(pieceOf(s, 'g').y - pieceOf(s, 'd').y).toBeCloseTo(104 / 3);
  });

  it('signs how a unit stands and what it has done', () => {
    const s = facing();
    const badges = (): string[] => pieceOf(s, 'pike').badges.map(({ sign, text, tone }) => `${sign} ${text} ${tone}`);
    s.unit('pike').halves = 4;
    expect(badges()).toEqual([]);
    Object.assign(s.unit('pike'), { halves: 3, winning: true, held: true, silent: true, moved: true });
    Object.assign(s.unit('pike'), { assaulting: true, assaulted: 1 });
    expect(badges()).toEqual([
      '+ has a winning marker good',
      '½ has lost half or more harm',
      '! may neither move nor assault this turn harm',
      'S may not shoot this turn harm',
      'M has moved this turn plain',
      'A has assaulted this turn plain',
      'x1 has been assaulted once this turn harm',
    ]);
    s.unit('pike').assaulted = 2;
    expect(badges().at(-1)).toBe('x2 has been assaulted 2 times this turn harm');
  });

  it.each(['moved', 'held', 'assaulting'] as const)('takes one that is %s for spent', (state) => {
    const s = facing();
    s.unit('pike')[state] = true;
    expect([pieceOf(s, 'pike').isSpent, pieceOf(s, 'cav').isSpent]).toEqual([true, false]);
  });

  it('has generals and casualty markers as tokens in their zone', () => {
    const s = facing();
    s.board.markers[s.zone('D3')] = 2;
    s.board.markers[s.zone('B3')] = 1;
    expect(picture.scene(s.g).tokens).toEqual([
      { kind: 'general', side: 'red', sign: 'A', text: 'Alexander (valiant, fight)', x: 580, y: 436 },
      { kind: 'general', side: 'red', sign: 'P', text: 'Parmenion', x: 554, y: 436 },
      { kind: 'general', side: 'blue', sign: 'D', text: 'Darius (erratic)', x: 580, y: 156 },
      { kind: 'casualties', sign: '1', text: '1 casualty marker', x: 460, y: 156 },
      { kind: 'casualties', sign: '2', text: '2 casualty markers', x: 460, y: 436 },
    ]);
  });

  it('keeps those who are in no zone in trays', () => {
    const s = facing();
    const trays = (): unknown[] =>
      picture.scene(s.g).trays.map(({ side, name, pieces }) => [side, name, ...pieces.map((one) => one.name)]);
    expect(trays()).toEqual([]);
    s.unit('pike').zone = UNPLACED;
    s.unit('cav').zone = ON_LEFT;
    s.unit('gun').zone = ON_RIGHT;
    s.unit('sk').zone = IN_RESERVE;
    Object.assign(s.unit('imm'), { zone: GONE, halves: 1 });
    expect(trays()).toEqual([
      ['red', 'Not yet deployed', 'pike'],
      ['red', 'In reserve', 'sk'],
      ['red', 'Marching round the left flank', 'cav'],
      ['red', 'Marching round the right flank', 'gun'],
      ['blue', 'Lost', 'imm'],
    ]);
    const lost = picture.scene(s.g).trays.at(-1)!.pieces[0]!;
    expect([lost.left, lost.badges[0]!.text]).toEqual([0, 'destroyed']);
  });

  it('says what a zone is, what its scenery does and who holds it', () => {
    const s = facing();
    s.board.markers[s.zone('D3')] = 1;
    const { cells, measure, width, height } = picture.scene(s.g);
    const about = (name: string): string => {
      const cell = cells.find((one) => one.name === name)!;
      return `${cell.ground} / ${cell.about}`;
    };
    // Three bases each of foot and horse, one of artillery, and a general counts for one.
    expect(about('D3')).toBe(
      'open / Open; in the rows of red; held by red with 8 bases, in strength; 1 casualty marker',
    );
    expect(about('B3')).toBe('open / Open; in the rows of blue; held by blue with 4 bases, in strength');
    expect(about('E1')).toBe('open / Open; in the rows of red; held by red with 2 bases');
    expect(about('C1')).toBe('gentle hill / Gentle hill: hinders an assault into it; between the armies');
    expect(about('C2')).toBe(
      'steep hill / Steep hill: closed to Ch, El, left only on 3 or more (Aux, Art), 5 or more (CO, MSk), 6 (Cav), hinders an assault into it; between the armies',
    );
    expect(about('C3')).toContain(
      'closed to Ch, left only on 3 or more (Aux, Art), 4 or more (El), 5 or more (CO, MSk)',
    );
    expect(about('C3')).not.toContain('hinders');
    expect([measure, width, height]).toEqual([{ name: 'zone', length: 200 }, 1200, 700]);
  });
});
