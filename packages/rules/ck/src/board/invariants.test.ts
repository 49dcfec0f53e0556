import { describe, expect, it } from 'vitest';
import { type CkStage, plain, stage } from '../testing/stage.ts';
import { brokenInvariants } from './invariants.ts';
import { GONE, IN_RESERVE, ON_LEFT, ON_RIGHT, UNPLACED } from './places.ts';

const sound = (): CkStage =>
  stage(
    plain({ D4: 'w' }),
    {
      red: ['a CO plain D3', 'el El plain E3', 'r Sk plain reserve', 'gun Art plain E6'],
      blue: ['x CO plain A3', 'y CO plain A4'],
    },
    { generals: { red: ['Max D3'] } },
  );

describe('CK-UNIT-2 what no legal play produces', () => {
  it('CK-UNIT-2 is not in a sound board', () => expect(brokenInvariants(sound().g)).toEqual([]));

  it.each<[string, (s: CkStage) => void, string[]]>([
    ['too many half bases', (s) => (s.unit('a').halves = 7), ['a has 7 half bases of 6']],
    [
      'fewer than none',
      (s) => (s.unit('a').halves = -1),
      ['a has -1 half bases of 6', 'a has -1 half bases and is still there'],
    ],
    [
      'less than a whole base, and still there',
      (s) => (s.unit('a').halves = 1),
      ['a has 1 half bases and is still there'],
    ],
    ['gone with bases', (s) => (s.unit('r').zone = GONE), ['r is gone with 4 half bases']],
    ['beyond the field', (s) => (s.unit('r').zone = 30), ['r is nowhere']],
    ['in no place at all', (s) => (s.unit('r').zone = -6), ['r is nowhere']],
    ['where it may not be', (s) => (s.unit('el').zone = s.zone('D4')), ['el stands in woods']],
    [
      'a winning marker off the field',
      (s) => (s.unit('r').winning = true),
      ['r is off the field with a winning marker'],
    ],
    ['both sides in a zone', (s) => (s.unit('x').zone = s.zone('D3')), ['both sides are in D3']],
    ['markers below none', (s) => (s.board.markers[s.zone('D3')] = -1), ['D3 has -1 markers']],
    ['half a marker', (s) => (s.board.markers[s.zone('D3')] = 1.5), ['D3 has 1.5 markers']],
    [
      'markers in an empty zone',
      (s) => (s.board.markers[s.zone('C3')] = 1),
      ['C3 has markers and nobody who bears them'],
    ],
    [
      'markers with artillery',
      (s) => (s.board.markers[s.zone('E6')] = 1),
      ['E6 has markers and nobody who bears them'],
    ],
    ['a general alone', (s) => (s.board.generals[0] = s.zone('C3')), ['Max is alone in C3']],
    ['a general among enemies', (s) => (s.board.generals[0] = s.zone('A3')), ['Max is alone in A3']],
    ['a general on a flank march', (s) => (s.board.generals[0] = ON_LEFT), ['Max is nowhere']],
  ])('CK-UNIT-2 %s', (_, spoil, found) => {
    const s = sound();
    spoil(s);
    expect(brokenInvariants(s.g)).toEqual(found);
  });

  it('CK-GEN-7 a general may be gone, in reserve or not yet posted; a unit not yet deployed', () => {
    const s = sound();
    for (const place of [GONE, IN_RESERVE, UNPLACED]) {
      s.board.generals[0] = place;
      expect(brokenInvariants(s.g)).toEqual([]);
    }
    s.unit('r').zone = UNPLACED;
    expect(brokenInvariants(s.g)).toEqual([]);
  });

  it('CK-GEN-7 a general in reserve needs somebody there or on a flank march to come back with', () => {
    const s = sound();
    s.board.generals[0] = IN_RESERVE;
    for (const place of [IN_RESERVE, ON_LEFT, ON_RIGHT]) {
      s.unit('r').zone = place;
      expect(brokenInvariants(s.g)).toEqual([]);
    }
    s.unit('r').zone = s.zone('E1');
    expect(brokenInvariants(s.g)).toEqual(['Max waits in reserve with nobody to come back with']);
    // Reserves of the enemy are no company.
    s.unit('y').zone = IN_RESERVE;
    expect(brokenInvariants(s.g)).toEqual(['Max waits in reserve with nobody to come back with']);
  });

  it('CK-ZONE-2 too many units in a zone, but for the side that is moving', () => {
    const four = (side: string): string[] => ['p', 'q', 'r', 's'].map((key) => `${side}${key} CO plain`);
    const s = stage(plain(), {
      red: four('a').map((unit, i) => `${unit} E${i + 1}`),
      blue: four('x').map((unit, i) => `${unit} A${i + 1}`),
    });
    for (const unit of s.board.units) unit.zone = unit.zone < 12 ? s.zone('A1') : s.zone('E1');
    expect(brokenInvariants(s.g)).toEqual(['blue has too many units in A1']);
    s.board.side = 'blue';
    expect(brokenInvariants(s.g)).toEqual(['red has too many units in E1']);
  });

  it('CK-UNIT-2 the last half base is missed only while whole bases count', () => {
    const s = stage(plain(), { red: ['a CO plain E1'], blue: ['x CO plain A1'] }, { rulings: { wholeBase: false } });
    s.unit('a').halves = 1;
    expect(brokenInvariants(s.g)).toEqual([]);
  });
});
