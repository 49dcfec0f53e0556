import { describe, expect, it } from 'vitest';
import { place } from '../testing/situations.ts';
import { EFFECTS, type Effect } from '../testing/terrain-effects.ts';
import {
  disorderedAttacking,
  disorderedEntering,
  haltsEntering,
  mayAttack,
  mayEnter,
  mostHexes,
  mostTouching,
  noDepthFrom,
  noImpactFrom,
  noRecoveryIn,
  type Place,
  type Terrain,
  woodsDice,
} from './terrain.ts';
import { FAMILIES, type Family } from './troops.ts';

const open = place('open');

function effectOn(family: Family, terrain: Terrain): Effect {
  const there = place(terrain);
  if (!mayEnter(family, there)) return 'barred';
  const parts = [
    haltsEntering(family, there) ? 'halt' : '',
    disorderedEntering(family, open, there) ? 'upset' : '',
    noRecoveryIn(family, there) ? 'no recovery' : '',
  ];
  return (parts.filter(Boolean).join(', ') || 'free') as Effect;
}

describe('HX-TER-1 to HX-TER-8 what terrain does to those who enter it', () => {
  it('names every type', () => expect(EFFECTS.map(([family]) => family)).toEqual([...FAMILIES]));

  it.each(EFFECTS)(
    'HX-TER-1 HX-TER-2 HX-TER-4 HX-TER-5 HX-TER-7 HX-TER-8 %s: woods %s; stream %s; swamp %s; village %s; rough %s',
    (family, woods, stream, swamp, village, rough) => {
      expect(effectOn(family, 'open')).toBe('free');
      expect(effectOn(family, 'woods')).toBe(woods);
      expect(effectOn(family, 'stream')).toBe(stream);
      expect(effectOn(family, 'river')).toBe(stream);
      expect(effectOn(family, 'swamp')).toBe(swamp);
      expect(effectOn(family, 'village')).toBe(village);
      expect(effectOn(family, 'rough')).toBe(rough);
    },
  );

  it.each<[Terrain, Family, string, string | undefined]>([
    ['woods', 'HI', 'HX-TER-1', 'HX-TER-1'],
    ['stream', 'Sk', 'HX-TER-2', 'HX-TER-2'],
    ['river', 'Sk', 'HX-TER-2', 'HX-TER-2'],
    ['swamp', 'Aux', 'HX-TER-4', 'HX-TER-4'],
    ['village', 'HC', 'HX-TER-5', undefined],
    ['rough', 'HI', 'HX-TER-7', undefined],
  ])('in %s the clauses for %s are %s and %s', (terrain, family, entering, recovering) => {
    expect(disorderedEntering(family, open, place(terrain))).toBe(entering);
    expect(noRecoveryIn(family, place(terrain))).toBe(recovering);
  });
});

describe('HX-TER-1 woods', () => {
  it.each<[Family, number]>([
    ['Sk', 0],
    ['LI', 0],
    ['Aux', 0],
    ['WB', 0],
    ['HI', 0],
    ['Shot', 0],
    ['Pike', -2],
    ['LSp', -1],
    ['LC', 0],
    ['MC', -2],
    ['HC', -2],
    ['Ch', -2],
    ['El', -2],
    ['Art', 0],
  ])('HX-TER-1 %s: %i dice', (family, dice) => expect(woodsDice(family)).toBe(dice));

  /** Whether impact is kept: charging out and fighting from the woods, out into the open, in from the open, and against a unit in woods. */
  it.each<[Family, boolean, boolean, boolean, boolean]>([
    ['HC', true, true, false, false],
    ['MC', true, true, false, false],
    ['Ch', true, true, false, false],
    ['El', true, true, false, false],
    ['Pike', true, true, false, false],
    ['HI', true, true, false, false],
    ['LC', true, true, false, false],
    ['LSp', false, false, false, false],
    ['Aux', false, true, false, false],
    ['LI', false, true, false, false],
    ['Sk', false, true, false, false],
    ['WB', true, true, true, true],
    ['Shot', true, true, true, true],
  ])('HX-TER-1 %s keeps impact: out %s, from out %s, into %s, against %s', (family, out, outside, into, against) => {
    const woods = place('woods');
    const inOpen = { family: 'HI' as const, place: open };
    const inWoods = { family: 'HI' as const, place: woods };
    const clause = (keeps: boolean) => (keeps ? undefined : 'HX-TER-1');
    expect(noImpactFrom({ family, place: woods, began: 'woods' }, inOpen)).toBe(clause(out));
    expect(noImpactFrom({ family, place: woods }, inOpen)).toBe(clause(out));
    expect(noImpactFrom({ family, place: open, began: 'woods' }, inOpen)).toBe(clause(outside));
    expect(noImpactFrom({ family, place: woods, began: 'open' }, inOpen)).toBe(clause(into));
    expect(noImpactFrom({ family, place: open }, inWoods)).toBe(clause(against));
    expect(noImpactFrom({ family, place: woods }, inWoods)).toBe(clause(against));
    expect(noImpactFrom({ family, place: open }, inOpen)).toBeUndefined();
  });
});

describe('HX-TER-2 stream', () => {
  it.each(FAMILIES)('HX-TER-2 %s has no impact in it, but has from the bank against a unit in it', (family) => {
    for (const water of ['stream', 'river'] as const) {
      const bank = { family: 'HI' as const, place: open };
      expect(noImpactFrom({ family, place: place(water) }, bank)).toBe('HX-TER-2');
      expect(noImpactFrom({ family, place: open }, { ...bank, place: place(water) })).toBeUndefined();
    }
  });
});

describe('HX-TER-3 defences', () => {
  const inside = place('defences');

  it.each<[Family, boolean]>(
    FAMILIES.map((family) => [family, ['LC', 'MC', 'HC', 'Ch', 'El', 'Pike'].includes(family)]),
  )('HX-TER-3 crossing disorders %s: %s', (family, disorders) => {
    const clause = disorders ? 'HX-TER-3' : undefined;
    expect(disorderedEntering(family, open, inside)).toBe(clause);
    expect(disorderedEntering(family, inside, open)).toBe(clause);
    expect(disorderedEntering(family, inside, inside)).toBeUndefined();
    expect(noRecoveryIn(family, inside)).toBeUndefined();
  });

  it.each<[Family, boolean]>(FAMILIES.map((family) => [family, family !== 'Ch' && family !== 'El']))(
    'HX-TER-3 %s may attack them: %s',
    (family, may) => {
      expect(mayAttack(family, open, inside)).toBe(may);
      expect(mayAttack(family, open, open)).toBe(true);
      expect(mayAttack(family, open, place('village'))).toBe(true);
    },
  );

  it.each<[Family, boolean]>(FAMILIES.map((family) => [family, ['LC', 'MC', 'HC', 'Ch', 'El'].includes(family)]))(
    'HX-TER-3 HX-TER-5 attacking defences or a village disorders %s: %s',
    (family, disorders) => {
      expect(disorderedAttacking(family, open, inside)).toBe(disorders ? 'HX-TER-3' : undefined);
      expect(disorderedAttacking(family, open, place('village'))).toBe(disorders ? 'HX-TER-5' : undefined);
      expect(disorderedAttacking(family, open, open)).toBeUndefined();
    },
  );

  it.each(FAMILIES)('HX-TER-3 %s has no impact against them, and keeps it from them', (family) => {
    const foe = { family: 'HI' as const, place: inside };
    expect(noImpactFrom({ family, place: open }, foe)).toBe('HX-TER-3');
    expect(noImpactFrom({ family, place: inside }, { ...foe, place: open })).toBeUndefined();
  });
});

describe('HX-TER-4 swamp', () => {
  const swamp = place('swamp');

  it.each(FAMILIES)('HX-TER-4 %s has none inside; from outside it has, but not against LI and Sk', (family) => {
    for (const enemy of FAMILIES) {
      expect(noImpactFrom({ family, place: swamp }, { family: enemy, place: open })).toBe('HX-TER-4');
      const nimble = enemy === 'LI' || enemy === 'Sk';
      const against = noImpactFrom({ family, place: open }, { family: enemy, place: swamp });
      expect([enemy, against]).toEqual([enemy, nimble ? 'HX-TER-4' : undefined]);
      expect(noImpactFrom({ family, place: open }, { family: enemy, place: open })).toBeUndefined();
    }
  });
});

describe('HX-TER-5 village', () => {
  it.each(FAMILIES)('HX-TER-5 %s has no impact against one, from one, or leaving one', (family) => {
    const village = place('village');
    const foe = { family: 'HI' as const, place: open };
    expect(noImpactFrom({ family, place: open }, { ...foe, place: village })).toBe('HX-TER-5');
    expect(noImpactFrom({ family, place: village }, foe)).toBe('HX-TER-5');
    expect(noImpactFrom({ family, place: open, began: 'village' }, foe)).toBe('HX-TER-5');
  });
});

describe('HX-TER-7 rough', () => {
  it.each(FAMILIES)('HX-TER-7 %s in or against it', (family) => {
    const rough = place('rough');
    const foe = { family: 'HI' as const, place: open };
    const clause = family === 'WB' ? undefined : 'HX-TER-7';
    expect(noImpactFrom({ family, place: rough }, foe)).toBe(clause);
    expect(noImpactFrom({ family, place: open }, { ...foe, place: rough })).toBe(clause);
    expect(noImpactFrom({ family, place: open, began: 'rough' }, foe)).toBeUndefined();
  });
});

describe('HX-TER-4 HX-TER-5 HX-TER-7 how far a bound goes', () => {
  it.each<[Family, Terrain, number]>([
    ['Sk', 'swamp', 1],
    ['LI', 'swamp', 1],
    ['WB', 'swamp', 1],
    ['HC', 'swamp', Number.POSITIVE_INFINITY],
    ['HC', 'rough', 2],
    ['LC', 'rough', 2],
    ['HC', 'village', 1],
    ['Sk', 'village', 1],
    ['LC', 'woods', Number.POSITIVE_INFINITY],
    ['LC', 'open', Number.POSITIVE_INFINITY],
  ])('HX-TER-4 HX-TER-5 HX-TER-7 %s from %s: %fH', (family, terrain, hexes) => {
    expect(mostHexes(family, place(terrain))).toBe(hexes);
  });
});

describe('HX-TER-1 HX-TER-2 HX-TER-3 no depth', () => {
  it.each<[Terrain | 'defences', string | undefined, string | undefined, string | undefined]>([
    ['open', undefined, undefined, undefined],
    ['woods', 'HX-TER-1', 'HX-TER-1', 'HX-TER-1'],
    ['stream', 'HX-TER-2', undefined, undefined],
    ['river', 'HX-TER-2', undefined, undefined],
    ['defences', undefined, 'HX-TER-3', undefined],
    ['swamp', undefined, undefined, undefined],
    ['village', undefined, undefined, undefined],
    ['rough', undefined, undefined, undefined],
  ])('%s: in it %s, attacking a unit in it %s, attacked by one in it %s', (name, inside, attacking, attacked) => {
    expect(noDepthFrom(place(name), open, true)).toBe(inside);
    expect(noDepthFrom(place(name), open, false)).toBe(inside);
    expect(noDepthFrom(open, place(name), true)).toBe(attacking);
    expect(noDepthFrom(open, place(name), false)).toBe(attacked);
  });
});

describe('HX-TER-3 within the same defences', () => {
  const works: Place = { terrain: 'open', height: 0, defences: true };

  it('nobody attacks defences', () => {
    expect(mayAttack('El', works, works)).toBe(true);
    expect(disorderedAttacking('HC', works, works)).toBeUndefined();
    expect(noImpactFrom({ family: 'HC', place: works }, { family: 'HI', place: works })).toBeUndefined();
    expect(noDepthFrom(works, works, true)).toBeUndefined();
  });
});

it.each<[Terrain, Family, number]>([
  ['rough', 'HC', 2],
  ['rough', 'Sk', 2],
  ['swamp', 'Sk', 1],
  ['swamp', 'LI', 1],
  ['swamp', 'WB', 1],
  ['swamp', 'Aux', Number.POSITIVE_INFINITY],
  ['village', 'Sk', Number.POSITIVE_INFINITY],
])('HX-TER-4 HX-TER-7 a bound that touches %s has, for %s, at most %d hexes', (terrain, family, most) => {
  expect(mostTouching(family, terrain)).toBe(most);
});

describe('HX-TER-2 HX-TER-4 charging out of water or swamp', () => {
  const dry: Place = { terrain: 'open', height: 0, defences: false };

  it.each([
    ['stream', 'HX-TER-2'],
    ['river', 'HX-TER-2'],
    ['swamp', 'HX-TER-4'],
  ] as const)('there is no impact out of %s', (began, clause) => {
    expect(noImpactFrom({ family: 'WB', place: dry, began }, { family: 'HI', place: dry })).toBe(clause);
  });
});
