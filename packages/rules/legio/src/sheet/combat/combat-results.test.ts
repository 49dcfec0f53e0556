import { BANDS, type Band } from '@acies/rules-disorder';
import { describe, expect, it } from 'vitest';
import { engaged } from '../../testing/fighters.ts';
import { resultByHand } from '../../testing/results-by-hand.ts';
import { FORMATIONS, type Formation } from '../formations.ts';
import { USUAL_RULINGS } from '../rulings.ts';
import { GRADES, type Grade, TROOP_IDS, type TroopId } from '../troops.ts';
import { MOTIONS, type Motion } from './combat-factors.ts';
import { AFTER_MOVES, type Engaged, resultOf } from './combat-results.ts';

const FOE = engaged('WB');
/** A result in one line: its clause, DPs, casualties, the price of halting, the moves. */
const line = (band: Band, own: Engaged, ...enemies: Engaged[]): string => {
  const { clause, dp, casualties, haltDp, moves } = resultOf(band, own, enemies.length > 0 ? enemies : [FOE]);
  const lost = [`${dp} DP`, ...(casualties ? [`${casualties} casualty`] : []), ...(haltDp ? [`halt +${haltDp}`] : [])];
  return `${clause} ${lost.join(', ')}: ${moves.join(', ')}`;
};
const graded = (type: TroopId, grade: Grade, motion: Motion = 'standing'): Engaged =>
  engaged(type, motion, 'line', { grade });
const FIGHTERS = TROOP_IDS.filter((type) => type !== 'Art');
/** The types of whom a line is true. */
const whoever = (wanted: string, band: Band, own: (type: TroopId) => Engaged, ...enemies: Engaged[]): string =>
  TROOP_IDS.filter((type) => line(band, own(type), ...enemies) === wanted).join(' ');
const all = FIGHTERS.join(' ');

describe('LG-RES-1 victory', () => {
  it.each<[Grade, string]>([
    ['A', 'pursue, halt'],
    ['B', 'pursue, halt'],
    ['C', 'pursue'],
    ['D', 'pursue'],
  ])('LG-RES-1 %s grade: %s', (grade, moves) => {
    expect(whoever(`LG-RES-1 0 DP: ${moves}`, 'victory', (type) => graded(type, grade))).toBe('Arch Sk Jav WB SW El');
    const cavalry = `LG-RES-1 0 DP, halt +1: ${moves}`;
    expect(whoever(cavalry, 'victory', (type) => graded(type, grade))).toBe('LC HC SC');
  });
});

describe('LG-RES-2 success', () => {
  const HALT = 'LG-RES-2 0 DP: halt';
  const stood = (type: TroopId) => engaged(type);

  it.each<TroopId>(['LC', 'HC', 'SC', 'El'])('LG-RES-2 infantry that stood a charge by %s halts', (type) => {
    for (const motion of ['charging', 'pursuing'] as Motion[])
      expect(whoever(HALT, 'success', stood, engaged(type, motion))).toBe('Arch Sk Jav WB SW');
    for (const motion of ['standing', 'following up'] as Motion[])
      expect(whoever(HALT, 'success', stood, engaged(type, motion))).toBe('');
  });

  it.each<TroopId>(['Arch', 'Sk', 'Jav', 'WB', 'SW', 'Art'])('LG-RES-2 not after a charge by %s', (type) => {
    expect(whoever(HALT, 'success', stood, engaged(type, 'charging'))).toBe('');
  });

  it('LG-RES-2 not if it came on itself; with other enemies beside it still does', () => {
    for (const motion of MOTIONS.filter((other) => other !== 'standing'))
      expect(whoever(HALT, 'success', (type) => engaged(type, motion), engaged('HC', 'charging'))).toBe('');
    expect(line('success', engaged('SW'), engaged('WB', 'charging'), engaged('HC', 'charging'))).toBe(HALT);
    expect(line('success', engaged('SW', 'standing', 'unformed'), engaged('HC', 'charging'))).toBe(HALT);
  });

  it('LG-RES-2 cavalry that charged formed infantry falls back, 1 DP', () => {
    const FALL_BACK = 'LG-RES-2 1 DP: fall back';
    const charging = (type: TroopId) => engaged(type, 'charging');
    for (const enemy of ['Arch', 'Sk', 'Jav', 'WB', 'SW'] as TroopId[])
      for (const formation of ['line', 'column'] as Formation[])
        expect(whoever(FALL_BACK, 'success', charging, engaged(enemy, 'standing', formation))).toBe('LC HC SC');
    expect(whoever(FALL_BACK, 'success', (type) => engaged(type, 'pursuing'))).toBe('LC HC SC');
    expect(whoever(FALL_BACK, 'success', charging, engaged('HC'), engaged('SW'))).toBe('LC HC SC');
    expect(whoever(FALL_BACK, 'success', charging, engaged('SW', 'standing', 'unformed'))).toBe('');
    for (const enemy of ['LC', 'HC', 'SC', 'El', 'Art'] as TroopId[])
      expect(whoever(FALL_BACK, 'success', charging, engaged(enemy))).toBe('');
    for (const motion of ['standing', 'following up'] as Motion[])
      expect(whoever(FALL_BACK, 'success', (type) => engaged(type, motion))).toBe('');
  });

  it('LG-RES-2 elephants pass through ranks, 1 DP, however they came', () => {
    for (const motion of MOTIONS)
      for (const grade of GRADES)
        for (const enemy of TROOP_IDS)
          expect(line('success', graded('El', grade, motion), engaged(enemy, 'charging'))).toBe(
            'LG-RES-2 1 DP: pass through',
          );
  });
});

describe('LG-RES-3 all other winners', () => {
  const GO_ON = 'LG-RES-3 1 DP: follow up, pursue';
  const OR_HALT = `${GO_ON}, halt`;

  it.each<[Grade, Motion, string]>([
    ['A', 'charging', OR_HALT],
    ['B', 'charging', OR_HALT],
    ['C', 'charging', GO_ON],
    ['C', 'pursuing', GO_ON],
    ['C', 'following up', OR_HALT],
    ['C', 'standing', OR_HALT],
    ['D', 'charging', GO_ON],
    ['D', 'standing', GO_ON],
  ])('LG-RES-3 %s grade %s: %s', (grade, motion, wanted) => {
    // Cavalry that charged formed infantry has a line of its own.
    expect(whoever(wanted, 'success', (type) => graded(type, grade, motion))).toBe(
      motion === 'charging' || motion === 'pursuing' ? 'Arch Sk Jav WB SW' : all.replace(' El', ''),
    );
    expect(whoever(wanted, 'success', (type) => graded(type, grade, motion), engaged('HC'))).toBe(
      all.replace(' El', ''),
    );
  });

  it.each<TroopId>(['Arch', 'Sk', 'LC'])('LG-RES-3 C grade that charged only light troops, %s, may halt', (type) => {
    const light = engaged(type, 'standing', 'unformed');
    expect(line('success', graded('WB', 'C', 'charging'), light)).toBe(OR_HALT);
    expect(line('success', graded('WB', 'C', 'charging'), light, light)).toBe(OR_HALT);
    expect(line('success', graded('WB', 'C', 'charging'), light, FOE)).toBe(GO_ON);
    expect(line('success', graded('WB', 'D', 'charging'), light)).toBe(GO_ON);
  });
});

describe('LG-RES-4 inconclusive, 1 DP each', () => {
  it.each<[string, string]>([
    ['halt, fall back', 'Jav WB SW'],
    ['halt, fall back, retire', 'Arch Sk'],
    ['follow up, pursue, fall back', 'LC HC SC'],
    ['pass through, follow up, pursue', 'El'],
  ])('LG-RES-4 %s: %s', (moves, types) => {
    for (const motion of MOTIONS)
      for (const formation of FORMATIONS)
        expect(whoever(`LG-RES-4 1 DP: ${moves}`, 'inconclusive', (type) => engaged(type, motion, formation))).toBe(
          types,
        );
  });
});

describe('LG-RES-5 set-back', () => {
  const HALT = 'LG-RES-5 2 DP: halt';

  it('LG-RES-5 shaken breaks, at once and whoever it is', () => {
    const shaken = (type: TroopId) => ({ ...engaged(type), shaken: true });
    expect(whoever('LG-RES-5 0 DP: break', 'set-back', shaken, engaged('HC', 'charging'))).toBe(all);
  });

  it.each<TroopId>(['LC', 'HC', 'SC', 'El'])('LG-RES-5 heavy infantry charged by %s only halts', (type) => {
    for (const formation of FORMATIONS)
      for (const motion of ['charging', 'pursuing'] as Motion[])
        expect(whoever(HALT, 'set-back', (own) => engaged(own, 'standing', formation), engaged(type, motion))).toBe(
          'Jav WB SW El',
        );
    for (const motion of ['standing', 'following up'] as Motion[])
      expect(whoever(HALT, 'set-back', (own) => engaged(own), engaged(type, motion))).toBe('El');
  });

  it('LG-RES-5 only by those: infantry beside them drives it back', () => {
    const horse = engaged('HC', 'charging');
    expect(whoever(HALT, 'set-back', (own) => engaged(own), horse, engaged('El', 'charging'))).toBe('Jav WB SW El');
    expect(whoever(HALT, 'set-back', (own) => engaged(own), horse, engaged('WB', 'charging'))).toBe('El');
    expect(whoever(HALT, 'set-back', (own) => engaged(own), horse, engaged('WB'))).toBe('El');
    expect(whoever(HALT, 'set-back', (own) => engaged(own), engaged('WB', 'charging'))).toBe('El');
    // Horse in contact from before does not spoil it.
    expect(line('set-back', engaged('SW'), horse, engaged('HC'))).toBe(HALT);
  });

  it('LG-RES-5 unformed retire, others fall back', () => {
    const drawnUp = (formation: Formation) => (type: TroopId) => engaged(type, 'charging', formation);
    const notEl = all.replace(' El', '');
    expect(whoever('LG-RES-5 2 DP: retire', 'set-back', drawnUp('unformed'))).toBe(notEl);
    expect(whoever('LG-RES-5 2 DP: fall back', 'set-back', drawnUp('line'))).toBe(notEl);
    expect(whoever('LG-RES-5 2 DP: fall back', 'set-back', drawnUp('column'))).toBe(notEl);
    expect(whoever(HALT, 'set-back', drawnUp('unformed'))).toBe('El');
  });
});

describe('LG-RES-6 defeat', () => {
  const notEl = all.replace(' El', '');

  it('LG-RES-6 unformed break', () => {
    const unformed = (type: TroopId) => engaged(type, 'standing', 'unformed');
    expect(whoever('LG-RES-6 0 DP: break', 'defeat', unformed)).toBe(notEl);
  });

  it('LG-RES-6 (R) so do shaken', () => {
    const shaken = (type: TroopId) => ({ ...engaged(type), shaken: true });
    expect(whoever('LG-RES-6 0 DP: break', 'defeat', shaken)).toBe(notEl);
  });

  it('LG-RES-6 shakenBreakInDefeat switched off: only who is unformed breaks', () => {
    const off = { ...USUAL_RULINGS, shakenBreakInDefeat: false };
    const shaken = (formation: Formation) => ({ ...engaged('SW', 'standing', formation), shaken: true });
    const moves = (formation: Formation) => {
      const {
        moves: [move],
        casualties,
      } = resultOf('defeat', shaken(formation), [engaged('WB')], off);
      return `${move} ${casualties}`;
    };
    expect((['line', 'column', 'unformed'] as const).map(moves)).toEqual(['retire 1', 'retire 1', 'break 0']);
    // A set-back breaks the shaken all the same.
    expect(resultOf('set-back', shaken('line'), [engaged('WB')], off).moves).toEqual(['break']);
  });

  it('LG-RES-6 elephants rampage', () => {
    for (const formation of FORMATIONS)
      for (const shaken of [true, false])
        expect(line('defeat', { ...engaged('El', 'charging', formation), shaken })).toBe('LG-RES-6 0 DP: rampage');
  });

  it('LG-RES-6 others lose a stand and retire', () => {
    for (const formation of ['line', 'column'] as Formation[])
      expect(
        whoever('LG-RES-6 0 DP, 1 casualty: retire', 'defeat', (type) => engaged(type, 'charging', formation)),
      ).toBe(notEl);
  });
});

it('LG-RES-7 rout: elephants destroyed, others lose a stand and break', () => {
  for (const formation of FORMATIONS) {
    const own = (type: TroopId) => engaged(type, 'standing', formation);
    expect(whoever('LG-RES-7 0 DP: destroyed', 'rout', own)).toBe('El');
    expect(whoever('LG-RES-7 0 DP, 1 casualty: break', 'rout', own)).toBe(all.replace(' El', ''));
  }
});

it('LG-CBT-7 artillery is destroyed in every band', () => {
  for (const band of BANDS) expect(line(band, engaged('Art'))).toBe('LG-CBT-7 0 DP: destroyed');
});

it('LG-RES-1 LG-RES-2 LG-RES-3 LG-RES-4 LG-RES-5 LG-RES-6 LG-RES-7 every type, motion, formation and enemy', () => {
  let cases = 0;
  const seen = new Set<string>();
  for (const band of BANDS)
    for (const type of FIGHTERS)
      for (const grade of GRADES)
        for (const motion of MOTIONS)
          for (const formation of FORMATIONS)
            for (const shaken of [false, true])
              for (const enemy of FIGHTERS)
                for (const enemyMotion of MOTIONS)
                  for (const enemyFormation of FORMATIONS) {
                    const own = { ...engaged(type, motion, formation, { grade }), shaken };
                    const other = engaged(enemy, enemyMotion, enemyFormation);
                    const { dp, casualties, moves } = resultOf(band, own, [other]);
                    const got = `${dp} ${casualties} ${moves.join(', ')}`;
                    if (got !== resultByHand(band, own, other))
                      expect([own, other, got]).toBe(resultByHand(band, own, other));
                    for (const move of moves) seen.add(move);
                    cases++;
                  }
  expect(cases).toBe(6 * 9 * 4 * 4 * 3 * 2 * 9 * 4 * 3);
  expect([...seen].sort()).toEqual([...AFTER_MOVES].sort());
});
