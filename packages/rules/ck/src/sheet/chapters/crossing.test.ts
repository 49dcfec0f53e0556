import { scriptedDice } from '@acies/kernel/testing';
import { describe, expect, it } from 'vitest';
import { lines } from '../../testing/stage.ts';
import { isHill, isObstructed, mayEnter, SCENERY, type Scenery } from '../scenery.ts';
import { QUALITIES, type Quality, TROOP_IDS, type TroopId } from '../troops.ts';
import { type Crossing, chanceOfCrossing, prepareCrossing, rollCrossing } from './crossing.ts';

const crossing = (change: Partial<Crossing> = {}): Crossing => ({
  type: 'CO',
  quality: 'plain',
  sideways: false,
  leaves: 'open',
  enters: 'open',
  watched: true,
  ...change,
});

/** The score needed, or – where no roll is. */
function score(change: Partial<Crossing>): number | '–' {
  const { verdict, tally } = prepareCrossing(crossing(change));
  expect(verdict.kind).toBe(tally.rows.length > 0 ? 'roll' : 'automatic');
  return verdict.kind === 'roll' ? tally.total : '–';
}

const OBSTRUCTED: readonly Scenery[] = ['steep hill', 'woods', 'marsh', 'river'];

/** Of plain quality: out of the open or a gentle hill, out of rough ground, out of obstructed scenery; each ahead, sideways. */
const TABLE: Readonly<Record<TroopId, readonly (number | '–' | 'never')[]>> = {
  CO: ['–', 4, 5, 5, 6, 6],
  Aux: ['–', 3, 3, 3, 4, 4],
  Sk: ['–', '–', '–', '–', '–', '–'],
  // 7 before the cap: a veteran still needs 6.
  Cav: ['–', 3, 6, 6, 7, 7],
  MSk: ['–', '–', 5, 5, 6, 6],
  Ch: ['–', 4, 'never', 'never', 'never', 'never'],
  El: ['–', 4, 4, 4, 'never', 'never'],
  Art: ['–', 3, 3, 3, 4, 4],
};

const EASIER: Readonly<Record<Quality, number>> = { levy: 1, plain: 0, veteran: -1, elite: -1 };

describe('CK-MOV-3 the movement table', () => {
  const cases = TROOP_IDS.flatMap((type) => QUALITIES.map((quality) => [type, quality] as const));

  it.each(cases)('CK-MOV-3 CK-MOV-4 %s, %s: sideways and out of every scenery', (type, quality) => {
    SCENERY.forEach((leaves) => {
      const kind = OBSTRUCTED.includes(leaves) ? 4 : leaves === 'rough' ? 2 : 0;
      for (const sideways of [false, true]) {
        const plain = TABLE[type][kind + (sideways ? 1 : 0)]!;
        if (plain === 'never') continue;
        const wanted = plain === '–' ? '–' : Math.min(6, plain + EASIER[quality]);
        expect([leaves, sideways, score({ type, quality, leaves, sideways })]).toEqual([leaves, sideways, wanted]);
      }
    });
  });

  it.each(TROOP_IDS)('CK-MOV-3 %s: the scenery it may enter', (type) => {
    const all: Scenery[] = ['open', 'gentle hill', 'steep hill', 'rough', 'woods', 'marsh', 'river'];
    const some: Partial<Record<TroopId, Scenery[]>> = {
      Ch: ['open', 'gentle hill'],
      El: ['open', 'gentle hill', 'rough'],
    };
    expect(SCENERY.filter((scenery) => mayEnter(type, scenery))).toEqual(some[type] ?? all);
    for (const enters of SCENERY) {
      const { verdict } = prepareCrossing(crossing({ type, enters, watched: false }));
      expect(verdict.kind).toBe((some[type] ?? all).includes(enters) ? 'automatic' : 'impossible');
    }
  });

  it('CK-MOV-3 says what keeps a unit out', () => {
    expect(prepareCrossing(crossing({ type: 'Ch', enters: 'woods' })).verdict).toEqual({
      kind: 'impossible',
      because: { clause: 'CK-MOV-3', text: 'it may not enter woods' },
    });
  });
});

describe('CK-MOV-2 the harder score', () => {
  const rows = (change: Partial<Crossing>): string[] => lines(prepareCrossing(crossing(change)).tally);

  it('CK-MOV-2 is that of leaving where it is higher', () => {
    expect(rows({ sideways: true, leaves: 'rough' })).toEqual(['CK-MOV-3 leaves scenery +5']);
  });
  it('CK-MOV-2 is that of going sideways where there is no scenery to leave', () => {
    expect(rows({ sideways: true })).toEqual(['CK-MOV-3 sideways +4']);
  });
  it('CK-MOV-2 counts once where both are the same', () => {
    expect(rows({ type: 'El', sideways: true, leaves: 'rough' })).toEqual(['CK-MOV-3 sideways +4']);
  });
  it('CK-MOV-4 levies and obstructed scenery are harder, veterans and the elite easier', () => {
    expect(rows({ leaves: 'woods', quality: 'levy' })).toEqual([
      'CK-MOV-3 leaves scenery +5',
      'CK-MOV-4 levy +1',
      'CK-MOV-4 obstructed scenery +1',
      'CK-MOV-4 a 6 always succeeds -1',
    ]);
    for (const quality of ['veteran', 'elite'] as const)
      expect(rows({ sideways: true, quality })).toEqual(['CK-MOV-3 sideways +4', 'CK-MOV-4 veteran or elite -1']);
  });
  it('CK-MOV-4 scenery entered does not count', () => {
    expect(rows({ sideways: true, enters: 'woods' })).toEqual(['CK-MOV-3 sideways +4']);
  });
});

describe('CK-MOV-4 whether there is a roll', () => {
  it('CK-MOV-4 there is none into a zone with no opponent on any face', () => {
    const { verdict, tally } = prepareCrossing(crossing({ sideways: true, leaves: 'woods', watched: false }));
    expect(verdict).toEqual({
      kind: 'automatic',
      because: { clause: 'CK-MOV-4', text: 'no opponent on any face of the zone entered' },
    });
    expect(tally).toEqual({ rows: [], total: 0 });
  });

  it('CK-MOV-2 there is none ahead out of the open, or out of a gentle hill', () => {
    for (const leaves of ['open', 'gentle hill'] as const)
      expect(prepareCrossing(crossing({ leaves })).verdict).toEqual({
        kind: 'automatic',
        because: { clause: 'CK-MOV-2', text: 'neither sideways nor out of scenery that needs a roll' },
      });
  });

  it('CK-MOV-4 steep hills, woods, marshes and rivers are obstructed; hills are gentle or steep', () => {
    expect(SCENERY.filter(isObstructed)).toEqual(OBSTRUCTED);
    expect(SCENERY.filter(isHill)).toEqual(['gentle hill', 'steep hill']);
  });
});

describe('CK-MOV-2 the roll', () => {
  const rolls = (face: number, change: Partial<Crossing>): boolean => {
    const dice = scriptedDice([face]);
    const crosses = rollCrossing(prepareCrossing(crossing(change)), dice, 'moving', {});
    dice.assertUsedUp();
    return crosses;
  };

  it('CK-MOV-3 close order moves sideways on 4, not on 3', () => {
    expect([3, 4, 5, 6].map((face) => rolls(face, { sideways: true }))).toEqual([false, true, true, true]);
  });
  it('CK-MOV-4 a 6 always succeeds, whatever is needed', () => {
    const levyCavalry = { type: 'Cav', quality: 'levy', leaves: 'woods' } as const;
    expect(prepareCrossing(crossing(levyCavalry)).tally.total).toBe(6);
    expect([5, 6].map((face) => rolls(face, levyCavalry))).toEqual([false, true]);
  });
  it('CK-MOV-2 no die is thrown where none is needed, or nothing helps', () => {
    const none = scriptedDice([]);
    expect(rollCrossing(prepareCrossing(crossing()), none, 'moving', {})).toBe(true);
    expect(rollCrossing(prepareCrossing(crossing({ type: 'El', enters: 'marsh' })), none, 'moving', {})).toBe(false);
  });
  it.each<[Partial<Crossing>, number]>([
    [{ sideways: true }, 3 / 6],
    [{ sideways: true, quality: 'elite' }, 4 / 6],
    [{ type: 'Cav', quality: 'levy', leaves: 'woods' }, 1 / 6],
    [{ type: 'Aux', quality: 'veteran', sideways: true }, 5 / 6],
    [{}, 1],
    [{ type: 'Ch', enters: 'rough' }, 0],
  ])('CK-MOV-2 the chance of %j is %f', (change, chance) => {
    expect(chanceOfCrossing(prepareCrossing(crossing(change)))).toBeCloseTo(chance, 12);
  });
});
