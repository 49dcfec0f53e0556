import { BANDS, type Band } from '@acies/rules-disorder';
import { describe, expect, it } from 'vitest';
import { engaged } from '../../testing/fighters.ts';
import { resultByHand } from '../../testing/results-by-hand.ts';
import { FORMATIONS, type Formation } from '../formations.ts';
import { GRADES, type Grade, TROOP_IDS, type TroopId } from '../troops.ts';
import { MOTIONS, type Motion, ROUNDS } from './combat-factors.ts';
import { resultOf } from './combat-results.ts';
import type { Engaged } from './fought.ts';

const FOE = engaged('HI');
const HORSE = engaged('HC', 'charging');

/** DPs, casualties, moves and conditions, as `resultByHand` writes them. */
const short = (band: Band, own: Engaged, enemies: readonly Engaged[]): string => {
  const { dp, casualties, moves, keepsRanks, repelledBy, bursts } = resultOf(band, own, enemies);
  const more = [
    ...(keepsRanks ? ['pikes'] : []),
    ...(repelledBy.length > 0 ? ['repelled'] : []),
    ...(bursts === 'never' ? [] : [`bursts ${bursts}`]),
  ];
  return [`${dp} ${casualties} ${moves.join(', ')}`, ...more].join('; ');
};
const line = (band: Band, own: Engaged, ...enemies: Engaged[]): string =>
  short(band, own, enemies.length > 0 ? enemies : [FOE]);
const clauses = (band: Band, own: Engaged, ...enemies: Engaged[]): string =>
  resultOf(band, own, enemies.length > 0 ? enemies : [FOE])
    .clauses.map((clause) => clause.replace('CB-RES-', ''))
    .join(' ');
const graded = (type: TroopId, grade: Grade, motion: Motion = 'standing'): Engaged =>
  engaged(type, motion, 'line', { grade });
const inMelee = (own: Engaged): Engaged => ({ ...own, round: 'melee' });
/** The classes of whom a line is true. */
const whoever = (wanted: string, band: Band, own: (type: TroopId) => Engaged, ...enemies: Engaged[]): string =>
  TROOP_IDS.filter((type) => line(band, own(type), ...enemies) === wanted).join(' ');

describe('CB-RES-1 victory', () => {
  it('CB-RES-1 A grade may halt; B if it did not charge, or met only light troops; C pursues', () => {
    const light = engaged('LC', 'standing', 'unformed');
    expect(line('victory', graded('War', 'A', 'charging'))).toBe('0 0 pursue, halt');
    expect(line('victory', graded('War', 'B', 'standing'))).toBe('0 0 pursue, halt');
    expect(line('victory', graded('War', 'B', 'following up'))).toBe('0 0 pursue, halt');
    expect(line('victory', graded('War', 'B', 'charging'))).toBe('0 0 pursue');
    expect(line('victory', graded('War', 'B', 'pursuing'))).toBe('0 0 pursue');
    expect(line('victory', graded('War', 'B', 'charging'), light)).toBe('0 0 pursue, halt');
    expect(line('victory', graded('War', 'B', 'charging'), light, FOE)).toBe('0 0 pursue');
    expect(line('victory', graded('War', 'C'), light)).toBe('0 0 pursue');
  });

  it('CB-RES-1 defenders of obstacles may halt', () => {
    expect(line('victory', { ...graded('War', 'C'), obstacle: true })).toBe('0 0 pursue, halt');
    expect(line('victory', { ...graded('War', 'C'), fortified: true })).toBe('0 0 pursue, halt');
  });

  it('CB-RES-1 pikes in phalanx may follow up', () => {
    expect(line('victory', graded('Pike', 'C'))).toBe('0 0 pursue; pikes');
    expect(line('victory', engaged('Pike', 'charging', 'unformed'))).toBe('0 0 pursue');
    expect(line('victory', graded('Hop', 'C'))).toBe('0 0 pursue');
  });

  it('CB-RES-1 no DP for anybody', () => {
    for (const type of TROOP_IDS) expect(resultOf('victory', engaged(type), [FOE])).toMatchObject({ dp: 0 });
    expect(clauses('victory', FOE)).toBe('1');
  });
});

describe('CB-RES-2 CB-RES-3 CB-RES-4 success', () => {
  it('CB-RES-2 1 DP, a phalanx none', () => {
    const free = (formation: Formation): TroopId[] =>
      TROOP_IDS.filter((type) => resultOf('success', engaged(type, 'standing', formation), [FOE]).dp === 0);
    for (const formation of FORMATIONS)
      expect(free(formation)).toEqual(formation === 'line' || formation === 'quincunx' ? ['Pike', 'Hop'] : []);
    for (const type of TROOP_IDS.filter((one) => one !== 'Pike' && one !== 'Hop'))
      expect(resultOf('success', engaged(type), [FOE]).dp).toBe(1);
  });

  it('CB-RES-2 scythed chariots burst through if no critical hit', () => {
    const burst = TROOP_IDS.filter((type) => resultOf('success', engaged(type), [FOE]).bursts === 'unhurt');
    expect(burst).toEqual(['SyCh']);
    expect(line('success', graded('SyCh', 'B', 'charging'))).toBe('1 0 follow up, pursue; bursts unhurt');
  });

  it('CB-RES-3 infantry that stood a mounted charge may halt', () => {
    const halts = (motion: Motion, ...enemies: Engaged[]): string =>
      whoever('1 0 follow up, pursue, halt', 'success', (type) => graded(type, 'C', motion), ...enemies);
    for (const type of ['LC', 'HC', 'Cat', 'Cam', 'Ch', 'SyCh', 'El'] as TroopId[]) {
      expect(halts('standing', engaged(type, 'charging'))).toBe('Leg HI War Jav LI Sk Bow Rab');
      expect(halts('standing', engaged(type, 'pursuing'))).toBe('Leg HI War Jav LI Sk Bow Rab');
      expect(halts('standing', engaged(type))).toBe('');
      expect(halts('following up', engaged(type, 'charging'))).toBe('');
    }
    expect(halts('standing', engaged('HI', 'charging'))).toBe('');
    expect(halts('standing', FOE, HORSE)).toBe('Leg HI War Jav LI Sk Bow Rab');
    expect(line('success', graded('Hop', 'C'), HORSE)).toBe('0 0 follow up, pursue, halt');
    expect(clauses('success', graded('HI', 'C'), HORSE)).toBe('2 3 4');
  });

  it('CB-RES-3 defenders of obstacles may halt', () => {
    for (const more of [{ obstacle: true }, { fortified: true }])
      expect(line('success', { ...graded('HI', 'C'), ...more })).toBe('1 0 follow up, pursue, halt');
  });

  it('CB-RES-3 cavalry that charged formed infantry in front is repelled', () => {
    const repelled = (motion: Motion, ...enemies: Engaged[]): TroopId[] =>
      TROOP_IDS.filter((type) => resultOf('success', engaged(type, motion), enemies).repelledBy.length > 0);
    expect(repelled('charging', FOE)).toEqual(['LC', 'HC', 'Cat', 'Cam']);
    expect(repelled('pursuing', FOE)).toEqual(['LC', 'HC', 'Cat', 'Cam']);
    expect(repelled('charging', engaged('LI'))).toEqual(['LC', 'HC', 'Cat', 'Cam']);
    for (const motion of ['standing', 'following up'] as Motion[]) expect(repelled(motion, FOE)).toEqual([]);
    expect(repelled('charging', engaged('HI', 'standing', 'unformed'))).toEqual([]);
    expect(repelled('charging', { ...FOE, frontal: false })).toEqual([]);
    expect(repelled('charging', engaged('HC'))).toEqual([]);
    // Infantry that came at the cavalry while this charged another.
    expect(repelled('charging', { ...FOE, onset: 'own' })).toEqual([]);
    expect(repelled('charging', { ...FOE, onset: 'enemy' })).toEqual(['LC', 'HC', 'Cat', 'Cam']);
    expect(resultOf('success', HORSE, [engaged('HC'), FOE, { ...FOE, frontal: false }]).repelledBy).toEqual([1]);
    expect(clauses('success', graded('HC', 'C', 'charging'))).toBe('2 3 4');
  });

  it('CB-RES-4 A grade infantry may halt; so may A and B that had it easy', () => {
    const HALT = '1 0 follow up, pursue, halt';
    const charged = (grade: Grade) => (type: TroopId) => graded(type, grade, 'charging');
    const light = engaged('Sk', 'standing', 'unformed');
    expect(whoever(HALT, 'success', charged('A'))).toBe('Leg HI War Jav LI Sk Bow Rab');
    expect(whoever(HALT, 'success', charged('B'))).toBe('');
    expect(whoever(HALT, 'success', charged('B'), light)).toBe('Leg HI War Jav LI Sk Bow Rab LC HC Cat Cam Ch El');
    expect(whoever(HALT, 'success', charged('B'), light, engaged('HC'))).toBe('');
    expect(whoever(HALT, 'success', (type) => graded(type, 'B'))).toBe(
      'Leg HI War Jav LI Sk Bow Rab LC HC Cat Cam Ch El',
    );
    expect(whoever(HALT, 'success', (type) => graded(type, 'C'), light)).toBe('');
    expect(clauses('success', graded('War', 'C'))).toBe('2 4');
  });

  it('CB-RES-4 pikes may follow up rather than pursue', () => {
    expect(line('success', graded('Pike', 'C'))).toBe('0 0 follow up, pursue; pikes');
    expect(line('success', engaged('Pike', 'charging', 'unformed', { grade: 'C' }))).toBe('1 0 follow up, pursue');
  });
});

describe('CB-RES-5 CB-RES-6 CB-RES-7 inconclusive', () => {
  it('CB-RES-5 scythed chariots 2 DP, and burst through if no critical hit', () => {
    expect(line('inconclusive', engaged('SyCh', 'charging'))).toBe('2 0 halt; bursts unhurt');
    expect(clauses('inconclusive', engaged('SyCh'))).toBe('5');
  });

  it('CB-RES-5 phalanx none, others 1', () => {
    expect(TROOP_IDS.filter((type) => resultOf('inconclusive', engaged(type), [FOE]).dp === 0)).toEqual([
      ...['Pike', 'Hop'],
    ]);
    expect(resultOf('inconclusive', engaged('Pike', 'standing', 'unformed'), [FOE]).dp).toBe(1);
  });

  it('CB-RES-6 heavy infantry may fall back if no enemy is mounted', () => {
    const moves = (formation: Formation, ...enemies: Engaged[]): string =>
      TROOP_IDS.filter((type) => {
        const result = resultOf('inconclusive', engaged(type, 'standing', formation), enemies);
        return result.moves.join() === 'halt,fall back';
      }).join(' ');
    expect(moves('line', FOE)).toBe('Pike Hop Leg HI War Jav Rab');
    expect(moves('unformed', FOE)).toBe('Pike Hop Leg HI War');
    for (const type of ['LC', 'HC', 'Cat', 'Cam', 'Ch', 'SyCh', 'El'] as TroopId[])
      expect(moves('line', FOE, engaged(type))).toBe('');
    expect(clauses('inconclusive', FOE)).toBe('5 6 7');
  });

  it('CB-RES-6 light infantry may fall back or retire', () => {
    for (const formation of FORMATIONS)
      expect(
        whoever('1 0 halt, fall back, retire', 'inconclusive', (type) => engaged(type, 'standing', formation), HORSE),
      ).toBe('LI Sk Bow');
  });

  it('CB-RES-6 A grade heavy infantry may open ranks to elephants and scythed chariots', () => {
    const opens = (grade: Grade, formation: Formation, ...enemies: Engaged[]): string =>
      TROOP_IDS.filter((type) =>
        resultOf('inconclusive', engaged(type, 'standing', formation, { grade }), enemies).moves.includes('open ranks'),
      ).join(' ');
    for (const type of ['El', 'SyCh'] as TroopId[]) {
      expect(opens('A', 'line', engaged(type))).toBe('Pike Hop Leg HI War Jav Rab');
      expect(opens('A', 'line', FOE, engaged(type))).toBe('Pike Hop Leg HI War Jav Rab');
      expect(opens('A', 'unformed', engaged(type))).toBe('Pike Hop Leg HI War');
      expect(opens('B', 'line', engaged(type))).toBe('');
    }
    for (const type of TROOP_IDS.filter((one) => one !== 'El' && one !== 'SyCh'))
      expect(opens('A', 'line', engaged(type))).toBe('');
    expect(line('inconclusive', graded('HI', 'A'), engaged('El'))).toBe('1 0 halt, open ranks');
  });

  it('CB-RES-6 elephants burst through where ranks open', () => {
    expect(line('inconclusive', engaged('El'))).toBe('1 0 halt; bursts opened');
  });

  it('CB-RES-7 cavalry in melee, or that charged formed infantry in front, retires; other cavalry may', () => {
    const HORSES = 'LC HC Cat Cam';
    expect(whoever('1 0 retire', 'inconclusive', (type) => inMelee(engaged(type)))).toBe(HORSES);
    expect(whoever('1 0 retire', 'inconclusive', (type) => engaged(type, 'charging'))).toBe(HORSES);
    expect(whoever('1 0 halt, retire', 'inconclusive', (type) => engaged(type))).toBe(HORSES);
    expect(whoever('1 0 halt, retire', 'inconclusive', (type) => engaged(type, 'charging'), HORSE)).toBe(HORSES);
    const flank = { ...FOE, frontal: false };
    expect(whoever('1 0 halt, retire', 'inconclusive', (type) => engaged(type, 'charging'), flank)).toBe(HORSES);
    expect(clauses('inconclusive', HORSE)).toBe('5 7');
  });

  it('CB-RES-7 others halt', () => {
    expect(whoever('1 0 halt', 'inconclusive', (type) => engaged(type))).toBe('Ch Art');
    expect(whoever('1 0 halt', 'inconclusive', (type) => engaged(type, 'standing', 'unformed'))).toBe('Jav Rab Ch Art');
  });
});

describe('CB-RES-8 CB-RES-9 set-back', () => {
  it('CB-RES-8 scythed chariots destroyed', () => {
    expect(line('set-back', { ...engaged('SyCh'), shaken: true })).toBe('0 0 destroyed');
  });

  it('CB-RES-8 shaken already: a casualty and break', () => {
    const shaken = (type: TroopId): Engaged => ({ ...engaged(type), shaken: true });
    expect(whoever('0 1 break', 'set-back', shaken, HORSE)).toBe(
      TROOP_IDS.filter((type) => type !== 'SyCh' && type !== 'Art').join(' '),
    );
    expect(clauses('set-back', shaken('HI'))).toBe('8');
  });

  it('CB-RES-9 formed infantry charged by cavalry only halts, elephants always', () => {
    const halts = (formation: Formation, ...enemies: Engaged[]): string =>
      whoever('2 0 halt', 'set-back', (type) => engaged(type, 'standing', formation), ...enemies);
    const foot = 'Pike Hop Leg HI War Jav LI Sk Bow Rab El';
    for (const type of ['LC', 'HC', 'Cat', 'Cam'] as TroopId[]) {
      for (const formation of ['line', 'column', 'quincunx'] as Formation[])
        expect(halts(formation, engaged(type, 'charging'))).toBe(foot);
      expect(halts('line', engaged(type, 'pursuing'))).toBe(foot);
      expect(halts('line', engaged(type, 'charging'), engaged('HC'))).toBe(foot);
      expect(halts('line', engaged(type))).toBe('El');
      expect(halts('unformed', engaged(type, 'charging'))).toBe('El');
      expect(halts('line', engaged(type, 'charging'), FOE)).toBe('El');
      // Cavalry that charged another, and whom this infantry struck.
      expect(halts('line', { ...engaged(type, 'charging'), onset: 'enemy' })).toBe('El');
    }
    for (const type of ['Ch', 'El', 'HI'] as TroopId[]) expect(halts('line', engaged(type, 'charging'))).toBe('El');
    expect(clauses('set-back', FOE)).toBe('8 9');
  });

  it('CB-RES-9 any troops charged by scythed chariots halt', () => {
    const all = TROOP_IDS.filter((type) => type !== 'SyCh' && type !== 'Art').join(' ');
    const scythes = engaged('SyCh', 'charging');
    for (const own of [engaged, (type: TroopId) => engaged(type, 'charging', 'unformed')])
      expect(whoever('2 0 halt', 'set-back', own, FOE, scythes)).toBe(all);
    expect(whoever('2 0 halt', 'set-back', (type) => inMelee(engaged(type)), scythes)).toBe(all);
    expect(whoever('2 0 halt', 'set-back', engaged, engaged('SyCh'))).toBe('El');
    expect(whoever('2 0 halt', 'set-back', engaged, { ...scythes, onset: 'enemy' })).toBe('El');
  });

  it('CB-RES-9 cavalry in melee and unformed light infantry retire, all others fall back', () => {
    const loose = (type: TroopId) => engaged(type, 'standing', 'unformed');
    expect(whoever('2 0 retire', 'set-back', (type) => inMelee(engaged(type)))).toBe('LC HC Cat Cam');
    expect(whoever('2 0 retire', 'set-back', (type) => inMelee(loose(type)))).toBe('LI Sk Bow LC HC Cat Cam');
    expect(whoever('2 0 retire', 'set-back', loose)).toBe('LI Sk Bow');
    expect(whoever('2 0 retire', 'set-back', engaged)).toBe('');
    expect(whoever('2 0 fall back', 'set-back', engaged)).toBe(
      'Pike Hop Leg HI War Jav LI Sk Bow Rab LC HC Cat Cam Ch',
    );
  });
});

describe('CB-RES-10 defeat', () => {
  it('CB-RES-10 chariots destroyed, elephants rampage', () => {
    for (const formation of FORMATIONS)
      for (const shaken of [true, false]) {
        const own = (type: TroopId) => ({ ...engaged(type, 'charging', formation), shaken });
        expect(whoever('0 0 destroyed', 'defeat', own)).toBe('Ch SyCh Art');
        expect(whoever('0 0 rampage', 'defeat', own)).toBe('El');
      }
    expect(clauses('defeat', FOE)).toBe('10');
  });

  const rest = TROOP_IDS.filter((type) => !['Ch', 'SyCh', 'El', 'Art'].includes(type)).join(' ');

  it('CB-RES-10 shaken or unformed: a casualty and break', () => {
    expect(whoever('0 1 break', 'defeat', (type) => ({ ...engaged(type), shaken: true }))).toBe(rest);
    expect(whoever('0 1 break', 'defeat', (type) => engaged(type, 'standing', 'unformed'))).toBe(rest);
  });

  it('CB-RES-10 others 2 DP: a phalanx breaks, the rest retire', () => {
    expect(whoever('2 0 break', 'defeat', engaged)).toBe('Pike Hop');
    expect(whoever('2 0 retire', 'defeat', engaged)).toBe(rest.replace('Pike Hop ', ''));
    expect(whoever('2 0 retire', 'defeat', (type) => engaged(type, 'standing', 'column'))).toBe(rest);
  });
});

it('CB-RES-11 rout: chariots destroyed, elephants rampage, others a casualty and break', () => {
  for (const formation of FORMATIONS) {
    const own = (type: TroopId) => engaged(type, 'standing', formation);
    expect(whoever('0 0 destroyed', 'rout', own)).toBe('Ch SyCh Art');
    expect(whoever('0 0 rampage', 'rout', own)).toBe('El');
    expect(whoever('0 1 break', 'rout', own)).toBe(
      TROOP_IDS.filter((type) => !['Ch', 'SyCh', 'El', 'Art'].includes(type)).join(' '),
    );
  }
  expect(clauses('rout', FOE)).toBe('11');
});

describe('CB-RES-12 artillery', () => {
  it('CB-RES-12 destroyed if it loses by 2 or more, else halts', () => {
    expect(BANDS.map((band) => line(band, graded('Art', 'A')))).toEqual([
      ...['0 0 halt', '1 0 halt', '1 0 halt', '0 0 destroyed', '0 0 destroyed', '0 0 destroyed'],
    ]);
    expect(clauses('set-back', engaged('Art'))).toBe('12');
  });
});

it('CB-RES-1 CB-RES-4 CB-RES-7 CB-RES-9 CB-RES-10 every class, motion, formation and enemy', () => {
  const fighters = TROOP_IDS.filter((type) => type !== 'Art');
  const enemies: readonly TroopId[] = ['HI', 'Sk', 'LC', 'HC', 'Ch', 'SyCh', 'El'];
  let cases = 0;
  for (const band of BANDS)
    for (const type of fighters)
      for (const grade of GRADES)
        for (const motion of MOTIONS)
          for (const formation of ['line', 'column', 'unformed'] as Formation[])
            for (const round of ROUNDS)
              for (const enemy of enemies)
                for (const enemyMotion of ['standing', 'charging'] as Motion[])
                  for (const enemyFormation of ['line', 'unformed'] as Formation[]) {
                    const bit = (of: number): boolean => ((cases * 2654435761) >>> of) % 2 === 1;
                    const own = {
                      ...engaged(type, motion, formation, { grade }),
                      ...{ round, shaken: bit(16), obstacle: bit(18) && bit(19) },
                    };
                    const other = { ...engaged(enemy, enemyMotion, enemyFormation), frontal: bit(20) };
                    const got = short(band, own, [other]);
                    if (got !== resultByHand(band, own, other))
                      expect([own, other, got]).toBe(resultByHand(band, own, other));
                    cases++;
                  }
  expect(cases).toBe(6 * 17 * 3 * 4 * 3 * 2 * 7 * 2 * 2);
});
