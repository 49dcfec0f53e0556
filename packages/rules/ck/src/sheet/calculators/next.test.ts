import { followups } from '@acies/kernel/testing';
import { describe, expect, it } from 'vitest';
import { CALCULATIONS } from './index.ts';
import { afterFight, afterPursuit } from './next.ts';
import { type PursuitInput, pursuitCalculation } from './pursuit.ts';
import { fightInput } from './situation.ts';

const next = (id: string, input: object, ...faces: number[]): string[] => followups(CALCULATIONS, id, input, faces);
/** So many dice that come to nothing, or that all count. */
const low = (count: number): number[] => Array(count).fill(1);
const high = (count: number): number[] => Array(count).fill(6);

describe('CK-MOR-1 a zone that took casualties is tested in its next turn', () => {
  it('CK-SHO-1 CK-MOR-6 after a volley, with a marker for each half base', () => {
    // Two hits, which are thrown again and stand; a save fails and one holds.
    expect(next('volley', {}, 6, 6, 6, 6, 1, 6)).toEqual(['morale casualties=1']);
    expect(next('volley', {}, 6, 6, 6, 6, 1, 1)).toEqual(['morale']);
    expect(next('volley', {}, 6, 6, 6, 6, 6, 6)).toEqual([]);
    expect(next('volley', {}, 1, 1)).toEqual([]);
  });

  it.each(['levy', 'elite', 'veteran'])('CK-MOR-1 the zone has %s if it had under the volley', (quality) => {
    const target = { unit2: { type: 'Aux', quality }, general: false };
    expect(next('volley', { target }, 6, 6, 6, 6, 1, 1)).toEqual([`morale ${quality}=true`]);
    const gone = { unit2: { type: 'none', quality } };
    expect(next('volley', { target: gone }, 6, 6, 6, 6, 1, 1)).toEqual(['morale']);
  });

  it('CK-SKI-1 skirmishers leave no marker', () => {
    const target = { unit1: { type: 'Sk' }, unit2: { type: 'none' } };
    expect(next('volley', { target }, 6, 6, 6, 6, 1, 1)).toEqual([]);
  });

  it('CK-GEN-3 CK-GEN-5 its general is still there, or has left three markers', () => {
    const shooters = { unit1: { type: 'CO', bow: true }, unit2: { type: 'CO', bow: true } };
    const target = { general: true };
    expect(next('volley', { target }, 6, 6, 6, 6, 1, 1)).toEqual(['morale general=true']);
    // Five hits of eight, the fifth on the general; then the saves of the other four.
    const five = [...high(5), ...low(3)];
    expect(next('volley', { shooters, target }, ...five, ...five, 1, ...high(4))).toEqual(['morale casualties=3']);
    expect(next('volley', { shooters, target }, ...five, ...five, 2, 1, ...high(3))).toEqual([
      'morale casualties=1 general=true',
    ]);
  });

  it('CK-SHO-4 after artillery', () => {
    expect(next('artillery', { pieces: 3 }, 5, 6, 6)).toEqual(['morale casualties=3']);
    expect(next('artillery', { pieces: 2 }, 5, 4)).toEqual(['morale casualties=1']);
    expect(next('artillery', {}, 4)).toEqual([]);
  });

  it('CK-PUR-1 after a pursuit', () => {
    expect(next('pursuit', { margin: 2 }, 4, 5, 6, 1, 1)).toEqual(['morale casualties=3']);
    expect(next('pursuit', { margin: 0 }, ...low(5))).toEqual([]);
  });
});

describe('after a fight', () => {
  const given = {
    assaulter: { unit2: { type: 'Cav' } },
    target: { unit1: { type: 'Cav' }, unit2: { type: 'Cav' } },
  };
  const lone = [...high(1), ...low(5)];
  const four = [...high(4), ...low(2)];

  // Six dice each; whoever has thrown badly, or has lost, throws again.
  it.each([
    ['the assaulter is beaten by two', [high(6), four, four], 'pursuit margin=2 cavalry=1'],
    ['the assaulter is beaten by none', [high(6), high(6), high(6)], 'pursuit margin=0 cavalry=1'],
    ['the target is beaten by three', [lone, lone, four], 'pursuit margin=3 cavalry=2'],
  ])('CK-OUT-2 CK-OUT-3 %s, and pursued with as much cavalry as it had', (_, thrown, expected) => {
    expect(next('hits', given, ...thrown.flat())).toEqual([expected]);
  });

  it('CK-PUR-1 CK-MOR-1 the loser’s morale, with the markers of the pursuit', () => {
    const levy = { assaulter: { unit1: { type: 'CO', quality: 'levy' } } };
    const lost = [...high(6), ...low(5), ...low(5)];
    expect(next('fight', levy, ...lost, ...high(3), 1, 1)).toEqual(['morale casualties=3 levy=true']);
    // Too few for the pursuer, who throws again: none at all.
    expect(next('fight', levy, ...lost, ...low(5), ...low(5))).toEqual([]);
  });

  it('CK-GEN-3 CK-GEN-5 the loser’s general is still there, or has left three markers; the winner’s is none of it', () => {
    const led = { assaulter: { general: true }, target: { general: true, unit1: { type: 'CO', quality: 'elite' } } };
    // Nine dice of the target, eight of the assaulter.
    const lost = [...high(9), ...low(8), ...low(8)];
    expect(next('fight', led, ...lost, 1, ...high(4), 1)).toEqual(['morale casualties=7']);
    expect(next('fight', led, ...lost, 2, ...high(4), 1)).toEqual(['morale casualties=4 general=true']);
  });
});

describe('CK-SKI-1 no marker is placed for skirmishers whom the pursuit takes', () => {
  const lost = (unit1: string, unit2: string, killed = false, pursuitLosses = 2) => {
    const given = fightInput.parse({ target: { unit1: { type: unit1 }, unit2: { type: unit2 }, general: killed } });
    const generalKilled = { assaulter: false, target: killed };
    const outcome = {
      winner: 'assaulter',
      margin: 1,
      pursuitLosses,
      destroyed: 0,
      cavalryDestroyed: 0,
      generalKilled,
    } as const;
    return afterFight(given, outcome).map(({ words, input }) => [
      (input as { casualties: number }).casualties,
      words.includes('at most'),
    ]);
  };

  it.each(['none', 'Sk', 'MSk', 'Art'])('CK-SKI-1 CK-ZONE-4 none for skirmishers alone, beside %s', (other) => {
    expect(lost('Sk', other)).toEqual([]);
    expect(lost('MSk', other)).toEqual([]);
  });

  it('CK-SKI-1 CK-GEN-5 but their general leaves his three', () => {
    expect(lost('Sk', 'none', true)).toEqual([[3, false]]);
  });

  it('CK-SKI-1 CK-PUR-1 at most so many if others are with them, who may lose them all', () => {
    expect(lost('Sk', 'CO')).toEqual([[2, true]]);
    expect(lost('Aux', 'MSk', true)).toEqual([[5, true]]);
    expect(lost('Sk', 'CO', true, 0)).toEqual([[3, false]]);
    expect(lost('CO', 'Cav')).toEqual([[2, false]]);
  });

  it('CK-SKI-1 at most so many where it is not asked who is pursued', () => {
    expect(
      afterPursuit(pursuitCalculation.input.parse({}) as PursuitInput, { losses: 2, units: 0, destroyed: 0 })[0]!.words,
    ).toContain('at most');
  });
});

describe('CK-GEN-2 after a ride', () => {
  it('CK-GEN-2 a valiant general assaults at once, and is there', () => {
    expect(next('general', { zones: 1, valiant: true }, 2, 4)).toEqual(['fight assaulter.general=true']);
    expect(next('general', { zones: 1, valiant: true }, 2, 3)).toEqual([]);
    expect(next('general', { zones: 1, valiant: true }, 1)).toEqual([]);
    expect(next('general', { zones: 1 }, 6)).toEqual([]);
  });
});

it('CK-MOR-5 the morale of a zone has its pursuit in it', () => {
  expect(next('morale', { casualties: 5 }, ...high(6), ...high(5))).toEqual([]);
});

it('CK-MOV-2 a roll to move has nothing thrown after it', () => {
  expect(next('move', { sideways: true }, 6)).toEqual([]);
});
