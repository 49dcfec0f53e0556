import { describe, expect, it } from 'vitest';
import { type CkStage, plain, type StageOptions, stage } from '../testing/stage.ts';
import { take } from '../testing/turns.ts';
import { destroy, killGeneral, lose, loseArtillery, loseWinningMarkers, takeShare } from './change.ts';

const RED = ['a CO plain D3', 'b CO plain D3', 'far Aux plain D6', 'gun Art plain D3'];
const at = (red = RED, options: StageOptions = {}): CkStage =>
  stage(plain(), { red, blue: ['x CO plain A1'] }, options);
/** Markers are put there afterwards, so that nobody tests morale. */
function marked(s: CkStage, zone: string, count: number): CkStage {
  s.board.markers[s.zone(zone)] = count;
  return s;
}

describe('losses', () => {
  it('CK-SAV-2 CK-PUR-1 half bases, and a marker for each', () => {
    const s = at();
    lose(s.g, s.id('a'), 3, 'CK-SAV-2', true);
    expect([s.unit('a').halves, s.markers('D3')]).toEqual([3, 3]);
    lose(s.g, s.id('x'), 1, 'CK-SAV-2', true);
    expect(s.markers('A1')).toBe(1);
    lose(s.g, s.id('b'), 1, 'CK-MOR-5', false);
    expect([s.unit('b').halves, s.markers('D3')]).toEqual([5, 3]);
  });

  it('CK-SAV-2 CK-UNIT-2 no more markers than half bases there were', () => {
    const s = at();
    lose(s.g, s.id('a'), 9, 'CK-SAV-2', true);
    expect([s.at('a'), s.unit('a').halves, s.markers('D3')]).toEqual(['gone', 0, 6]);
  });

  it('CK-UNIT-2 with a whole base a unit lives, with less it is destroyed and loses its winning marker', () => {
    const s = at(RED, { winning: ['a'] });
    lose(s.g, s.id('a'), 4, 'CK-SAV-2', true);
    expect([s.at('a'), s.unit('a').winning]).toEqual(['D3', true]);
    lose(s.g, s.id('a'), 1, 'CK-SAV-2', true);
    expect([s.at('a'), s.unit('a').winning, s.unit('a').halves]).toEqual(['gone', false, 0]);
  });

  it('CK-MOR-6 markers with nobody left to bear them are removed; artillery bears none', () => {
    const s = marked(at(), 'D3', 2);
    destroy(s.g, s.id('a'), 'cavalry', 'CK-OUT-3');
    expect(s.markers('D3')).toBe(2);
    destroy(s.g, s.id('b'), 'cavalry', 'CK-OUT-3');
    expect(s.markers('D3')).toBe(0);
  });

  it('CK-ZONE-4 artillery is lost without a marker, the others stay', () => {
    const s = at([...RED, 'other Art plain D2']);
    loseArtillery(s.g, s.zone('D3'), 'red');
    expect([s.at('gun'), s.at('a'), s.at('other'), s.markers('D3')]).toEqual(['gone', 'D3', 'D2', 0]);
  });

  it('CK-OUT-5 winning markers of one zone and side', () => {
    const s = at(RED, { winning: ['a', 'b', 'far', 'x'] });
    loseWinningMarkers(s.g, s.zone('D3'), 'red');
    expect(['a', 'b', 'far', 'x'].map((key) => s.unit(key).winning)).toEqual([false, false, true, true]);
  });
});

describe('markers on the march', () => {
  it('CK-MOR-6 the share is the markers divided by the units but artillery, rounded up', () => {
    const share = (count: number): number => {
      const s = marked(at(), 'D3', count);
      return takeShare(s.g, s.zone('D3'), 'red');
    };
    expect([0, 1, 2, 3, 4, 5].map(share)).toEqual([0, 1, 1, 2, 2, 3]);
  });

  it('CK-MOR-6 a unit that moves takes it along, artillery nothing', () => {
    const s = marked(at(), 'D3', 3).choose({ do: 'next' }).move('gun', 'C3');
    expect([s.markers('D3'), s.markers('C3')]).toEqual([3, 0]);
    s.move('a', 'D2');
    expect([s.at('a'), s.markers('D3'), s.markers('D2')]).toEqual(['D2', 1, 2]);
  });

  it('CK-MOR-6 CK-GEN-7 the last takes everything, and the general', () => {
    const s = marked(at(['a CO plain D3', 'b CO plain D3'], { generals: { red: ['Pyrrhus D3'] } }), 'D3', 3);
    s.move('a', 'D2');
    expect(s.general('Pyrrhus')).toBe('D3');
    s.move('b', 'D4', 1);
    expect([s.general('Pyrrhus'), s.markers('D3'), s.markers('D4')]).toEqual(['D4', 0, 1]);
  });

  it('CK-MOR-6 where a battle says so markers stay while anyone does', () => {
    const s = marked(at(['a CO plain D3', 'b CO plain D3'], { rulings: { markersMarch: false } }), 'D3', 3);
    s.move('a', 'D2');
    expect([s.markers('D3'), s.markers('D2')]).toEqual([3, 0]);
    s.move('b', 'D4', 1);
    expect([s.markers('D3'), s.markers('D4')]).toEqual([0, 3]);
  });
});

describe('CK-MOR-6 markers of a two-zone mover', () => {
  /** 4 markers with the cavalry and another, one in the zone it rides through. */
  const rider = (red: string[] = [], options: StageOptions = {}): CkStage =>
    marked(marked(at(['a Cav plain D3', 'b CO plain D3', 'c CO plain C3', ...red], options), 'D3', 4), 'C3', 1);
  const lying = (s: CkStage): number[] => ['D3', 'C3', 'C4'].map((zone) => s.markers(zone));

  it('CK-MOR-6 it takes its share where it sets out and puts it down where it stops', () => {
    const s = rider().move('a', 'C3');
    expect([s.asked, lying(s)]).toEqual(['red go-on', [2, 1, 0]]);
    expect(lying(take(s, 'C4'))).toEqual([2, 1, 2]);
  });

  it('CK-MOR-6 stopping after one zone it puts them down there', () => {
    expect(lying(take(rider().move('a', 'C3'), 'stop'))).toEqual([2, 3, 0]);
  });

  it('CK-MOR-6 there and back changes nothing', () => {
    expect(lying(take(rider().move('a', 'C3'), 'D3'))).toEqual([4, 1, 0]);
  });

  it('CK-MOR-6 a roll that fails leaves them where they are, whichever zone it is', () => {
    // x at B4 watches C4: cavalry goes there sideways on 3.
    const watched = (): CkStage => {
      const s = rider();
      s.unit('x').zone = s.zone('B4');
      return s;
    };
    expect(lying(take(watched().move('a', 'C3'), 'C4', 2))).toEqual([2, 3, 0]);
    const s = stage(plain(), { red: ['a Cav plain C3', 'b CO plain C3'], blue: ['x CO plain B4'] });
    marked(s, 'C3', 3).move('a', 'C4', 2);
    expect(lying(s)).toEqual([0, 3, 0]);
    expect(lying(take(s, 'D3'))).toEqual([2, 1, 0]);
  });

  it('CK-MOR-6 the last bearer takes all, and passing through takes none of others, where markers stay', () => {
    const s = rider([], { rulings: { markersMarch: false } })
      .move('b', 'E3')
      .move('a', 'C3');
    expect([lying(s), s.markers('E3')]).toEqual([[0, 1, 0], 0]);
    expect(lying(take(s, 'C4'))).toEqual([0, 1, 4]);
  });
});

describe('CK-GEN-7 a general whose last unit is gone', () => {
  const refuge = (others: string[], options: StageOptions = {}): string => {
    const s = at(['a Sk plain C3', ...others], { generals: { red: ['Pyrrhus C3'] }, ...options });
    destroy(s.g, s.id('a'), 'losses', 'CK-UNIT-2');
    return s.general('Pyrrhus');
  };

  it('CK-GEN-7 rides to the nearest zone with own units, the nearer to the base edge of equals', () => {
    expect(refuge(['b Aux plain E3', 'c Aux plain C4', 'd Aux plain A3'])).toBe('C4');
    expect(refuge(['b Aux plain B3', 'c Aux plain C4', 'd Aux plain D3'])).toBe('D3');
    expect(refuge(['b Aux plain C5', 'c Aux plain E3'])).toBe('E3');
    expect(refuge(['b Aux plain D5', 'c Aux plain C5'])).toBe('C5');
  });

  it('CK-GEN-7 or to the reserve, flank marchers with it; or is lost', () => {
    expect(refuge(['b Aux plain reserve', 'c Aux plain A6'])).toBe('A6');
    expect(refuge(['b Aux plain reserve'])).toBe('reserve');
    expect(refuge(['b Aux plain left'])).toBe('reserve');
    expect(refuge([])).toBe('gone');
  });

  it('CK-GEN-7 stays with artillery', () => {
    expect(refuge(['gun Art plain C3', 'b Aux plain D3'])).toBe('C3');
  });

  it('CK-GEN-5 killed he leaves 3 markers in his zone', () => {
    const s = marked(at(RED, { generals: { red: ['Pyrrhus D3'] } }), 'D3', 1);
    killGeneral(s.g, 0);
    expect([s.general('Pyrrhus'), s.markers('D3')]).toEqual(['gone', 4]);
  });
});
