import { describe, expect, it } from 'vitest';
import { atFights, type ClashOptions } from '../../testing/clash.ts';
import { full, retreat } from '../../testing/retreat.ts';
import type { CkStage } from '../../testing/stage.ts';

const ended = (red: string[], faces: number[], options?: ClashOptions, blue: string[] = []): CkStage =>
  atFights(red, blue, options).pick('no more', ...faces);

describe('CK-FALL-5 reserves return', () => {
  it('CK-FALL-5 on 4 or more, at a base-edge zone or not at all, as the owner likes', () => {
    const s = ended(['a CO plain reserve'], [4]);
    expect([s.asked, s.question.question]).toEqual(['red return', 'a may come up from reserve: where?']);
    expect(s.labels).toEqual(['E6', 'E5', 'E4', 'E3', 'E2', 'E1', 'wait in reserve']);
    s.pick('E2', 1);
    expect([s.at('a'), s.told('arrived')[0]]).toMatchObject(['E2', { clauses: ['CK-FALL-5'], from: 'reserve' }]);
  });

  it('CK-FALL-5 not on 3', () => {
    const s = ended(['a CO plain reserve'], [3, 1]);
    expect([s.at('a'), s.board.side, s.told('stays in reserve').length]).toEqual(['reserve', 'blue', 1]);
  });

  it('CK-FALL-5 the owner may let it wait', () => {
    const s = ended(['a CO plain reserve'], [6]).pick('wait', 1);
    expect([s.at('a'), s.board.side]).toEqual(['reserve', 'blue']);
  });

  it('CK-FALL-5 one die a unit, in turn', () => {
    const s = ended(['a CO plain reserve', 'b CO plain reserve', 'c CO plain reserve'], [3, 4]);
    expect(s.question.question).toBe('b may come up from reserve: where?');
    s.pick('E1', 5);
    expect(s.question.question).toBe('c may come up from reserve: where?');
    s.pick('E1', 2);
    expect([s.at('a'), s.at('b'), s.at('c'), s.board.clock]).toEqual(['reserve', 'E1', 'E1', 2]);
  });

  it('CK-FALL-5 only where there is room, no enemy, and ground it may enter', () => {
    const red = ['a Ch plain reserve', ...full('E1')];
    const s = ended(red, [4], { on: { E2: 'w', E3: '^', E4: ',' } }, ['x CO plain E5']);
    expect(s.labels).toEqual(['E6', 'E3', 'wait in reserve']);
    // An elephant enters rough ground, and a full zone that has none.
    const elephant = ended(['a El plain reserve', ...full('E1')], [4], { on: { E2: 'w', E4: ',' } }, ['x CO plain E5']);
    expect(elephant.labels).toEqual(['E6', 'E4', 'E3', 'E1', 'wait in reserve']);
  });

  it('CK-FALL-5 with nowhere to go nothing is thrown', () => {
    const zones = [1, 2, 3, 4, 5, 6].flatMap((column) => full(`E${column}`));
    const s = ended(['a CO plain reserve', ...zones], [1]);
    expect([s.at('a'), s.board.side, s.board.clock]).toEqual(['reserve', 'blue', 1]);
  });

  it('CK-FALL-5 one zone is enough, and waiting is still a choice', () => {
    const zones = [1, 2, 3, 4, 5].flatMap((column) => full(`E${column}`));
    expect(ended(['a CO plain reserve', ...zones], [4]).labels).toEqual(['E6', 'wait in reserve']);
  });

  it('CK-FALL-5 flank marchers are no reserves', () => {
    const s = ended(['a CO plain left'], [1]);
    expect([s.at('a'), s.board.side]).toEqual(['left', 'blue']);
  });
});

describe('CK-FALL-4 CK-FALL-5 those who left the table', () => {
  it('CK-FALL-5 CK-GEN-7 come back in their own turn, the general with the first of them', () => {
    const s = retreat('A3', ['x CO plain A3', 'y CO plain A3'], [], { generals: { blue: ['Darius A3'] } });
    s.pick('no more', 1).skip('move').choose({ do: 'done' }, 3, 4);
    expect([s.asked, s.question.question]).toEqual(['blue return', 'y may come up from reserve: where?']);
    expect(s.labels).toEqual(['A1', 'A2', 'A3', 'A4', 'A5', 'A6', 'wait in reserve']);
    s.pick('A1', 1);
    expect([s.at('x'), s.at('y'), s.unit('y').halves, s.general('Darius')]).toEqual(['reserve', 'A1', 5, 'A1']);
  });
});
