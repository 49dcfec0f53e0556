import type { Json } from '@acies/kernel';
import { type Calculation, oddsOf, type Prepared } from '@acies/kernel/odds';
import { describe, expect, it } from 'vitest';
import type { CkEvent } from '../../board/events.ts';
import { fed, killedOf, playCarefully } from '../../testing/careful.ts';
import { type CkStage, lines, plain, stage } from '../../testing/stage.ts';
import { artilleryCalculation } from './artillery.ts';
import { moraleCalculation } from './morale.ts';
import { moveCalculation } from './move.ts';
import { rideCalculation } from './ride.ts';
import { volleyCalculation } from './volley.ts';

const SEEDS = Array.from({ length: 60 }, (_, i) => i + 1);
const prepare = <I, P extends Prepared>(calculation: Calculation<I, P>, input: object): P =>
  calculation.prepare(calculation.input.parse(input));
const halvesOf = (s: CkStage): number => s.told('lost').reduce((sum, { halves }) => sum + halves, 0);

describe('CK-SHO-1 a volley in play', () => {
  const TARGET = ['x El plain B3', 'y CO plain B3', 'z CO plain B3 noshield', 'w CO plain A1', 'v CO plain A2'];
  const bow = { type: 'CO', bow: true };
  const input = {
    shooters: { unit1: bow, unit2: bow, unit3: bow, unit4: { type: 'Sk' } },
    target: { unit1: { type: 'El' }, unit2: { type: 'CO' }, unit3: { type: 'CO', noShield: true }, general: true },
  };

  it('CK-SHO-1 CK-SAV-1 CK-GEN-1 the same dice bring the same hits, losses and markers as in the calculator', () => {
    const seen = { hits: 0, killed: 0 };
    for (const seed of SEEDS) {
      const red = ['a CO plain C3 bow', 'b CO plain C3 bow', 'c CO plain C3 bow', 's Sk plain C3', 'd CO plain E3'];
      const s = stage(plain(), { red, blue: TARGET }, { generals: { blue: ['Min B3'] } });
      expect(s.asked).toBe('red move');
      // All of red is in one column, and there is one target: the volley follows at once.
      const faces = playCarefully(s, { do: 'next' }, seed);
      const [volley] = s.told('volley') as [ReturnType<typeof s.told<'volley'>>[0]];
      const prepared = prepare(volleyCalculation, input);
      const { hits, ...harm } = fed(faces('CK-SHO-1', 'CK-GEN-1', 'CK-SAV-1'), (dice) =>
        volleyCalculation.resolve(prepared, dice),
      );
      const generalKilled = killedOf(s, 'Min');
      expect(hits, `seed ${seed}`).toBe(volley.hits);
      expect(harm, `seed ${seed}`).toEqual({
        losses: halvesOf(s),
        markers: s.markers('B3'),
        generalKilled,
        destroyed: s.told('destroyed').length,
      });
      expect(lines(volley.tally)).toEqual(lines(prepared.tallies[0]!.tally));
      seen.hits = Math.max(seen.hits, hits);
      if (generalKilled) seen.killed++;
    }
    expect(seen.hits).toBeGreaterThan(7);
    expect(seen.killed).toBeGreaterThan(0);
  });
});

describe('CK-MOR-2 morale in play', () => {
  it('CK-GEN-3 CK-MOR-5 the same dice bring the same fails and losses as in the calculator', () => {
    const seen = new Set<string>();
    for (const seed of SEEDS) {
      const s = stage(
        plain(),
        {
          red: ['a CO levy D3', 'b CO plain D3', 'c CO plain E3'],
          blue: ['x CO plain C3', 'y CO plain C3', 'w CO plain A1'],
        },
        { generals: { red: ['Max D3'] }, markers: { D3: 2 } },
      );
      expect(s.asked).toBe('red ride');
      const faces = playCarefully(s, 'stay', seed);
      const [told] = s.told('morale');
      const input = { casualties: 2, hostileFaces: 1, levy: true, general: true };
      const prepared = prepare(moraleCalculation, input);
      const outcome = fed(faces('CK-MOR-2', 'CK-PUR-1'), (dice) => moraleCalculation.resolve(prepared, dice));
      expect(outcome, `seed ${seed}`).toEqual({
        fails: told!.fails,
        losses: s.told('pursuit')[0]?.losses ?? 0,
        destroyed: s.told('destroyed').length,
      });
      expect(lines(told!.tally)).toEqual(lines(prepared.tallies[0]!.tally));
      seen.add(told!.effect);
    }
    expect([...seen].sort()).toEqual(['broken', 'held', 'one falls back', 'steady']);
  });
});

describe('single dice in play have the odds of the calculators', () => {
  /** The odds of a calculator by their words. */
  function calculated(calculation: Calculation, input: object): Map<string, number> {
    const { rows } = oddsOf(calculation, prepare(calculation, input));
    return new Map(rows.map(({ text, chance }) => [text, chance]));
  }

  /** The odds of a choice in play, told apart by what happened. */
  function played(s: CkStage, choice: Json, told: (events: CkEvent[]) => string): Map<string, number> {
    const found = s.engine.outcomes(s.game, { side: s.question.side, choice }, (_, events) =>
      told(events as CkEvent[]),
    );
    return new Map(found.map(({ value, chance }) => [value, chance]));
  }

  function expectSame(inPlay: Map<string, number>, given: Map<string, number>): void {
    expect(new Set(inPlay.keys())).toEqual(new Set(given.keys()));
    expect(given.size).toBeGreaterThan(1);
    for (const [text, chance] of given) expect(inPlay.get(text), text).toBeCloseTo(chance, 9);
  }

  it('CK-SHO-4 an artillery shot', () => {
    const units = {
      red: ['g Art plain D3', 'a CO plain E1'],
      blue: ['x CO plain B3', 'y CO plain D4', 'z CO plain D4'],
    };
    const s = stage(plain(), units).skip('move');
    expect(s.asked).toBe('red artillery');
    const inPlay = played(s, s.zone('D4'), (events) => {
      const shot = events.find((event) => event.type === 'artillery')!;
      return artilleryCalculation.describe({
        byTarget: shot.hit === 'target' ? 1 : 0,
        byShooter: shot.hit === 'shooter' ? 1 : 0,
        destroyed: 0,
      });
    });
    expectSame(inPlay, calculated(artilleryCalculation, { pieces: 1 }));
  });

  it('CK-GEN-4 a general who rides a zone', () => {
    const units = { red: ['a CO plain D3', 'b CO plain D4'], blue: ['x CO plain A3'] };
    const s = stage(plain(), units, { generals: { red: ['Max D3'] } });
    const inPlay = played(s, s.zone('D4'), (events) =>
      events.some(({ type }) => type === 'rode') ? 'arrives' : 'stops after 0 zones',
    );
    expectSame(inPlay, calculated(rideCalculation, { zones: 1 }));
  });

  it('CK-MOV-2 levies that move sideways before the enemy', () => {
    const s = stage(plain(), { red: ['a CO levy C3', 'b CO plain E3'], blue: ['x CO plain B4'] });
    const inPlay = played(s, { do: 'move', unit: s.id('a'), to: s.zone('C4') }, (events) =>
      moveCalculation.describe({ crosses: events.some(({ type }) => type === 'moved') }),
    );
    expectSame(inPlay, calculated(moveCalculation, { quality: 'levy', sideways: true }));
  });
});
