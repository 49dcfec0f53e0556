import type { Calculation, Prepared } from '@acies/kernel/odds';
import { describe, expect, it } from 'vitest';
import { lines } from '../../testing/stage.ts';
import { artilleryCalculation } from './artillery.ts';
import { fightCalculation, hitsCalculation } from './fight.ts';
import { moraleCalculation } from './morale.ts';
import { moveCalculation } from './move.ts';
import { pursuitCalculation } from './pursuit.ts';
import { rideCalculation } from './ride.ts';
import { volleyCalculation } from './volley.ts';

const prepare = (calculation: Calculation, input: object): Prepared =>
  calculation.prepare(calculation.input.parse(input));
const rows = (prepared: Prepared): string[][] =>
  prepared.tallies.map(({ heading, tally }) => [heading, ...lines(tally)]);
const impossible = (clause: string, text: string) => ({ kind: 'impossible', because: { clause, text } });
const NO_UNITS = { unit1: { type: 'none' }, unit2: { type: 'none' } };

describe('what cannot be', () => {
  it.each([fightCalculation, hitsCalculation])(
    'CK-ZONE-4 a fight needs units other than artillery on both sides',
    (one) => {
      const refused = impossible('CK-ZONE-4', 'a fight needs a unit other than artillery on both sides');
      expect(prepare(one, { assaulter: NO_UNITS }).verdict).toEqual(refused);
      expect(prepare(one, { target: NO_UNITS }).verdict).toEqual(refused);
      expect(prepare(one, { target: { ...NO_UNITS, unit3: { type: 'Art' } } }).verdict).toEqual(refused);
      expect(prepare(one, { target: { ...NO_UNITS, unit3: { type: 'Sk' } } }).verdict.kind).toBe('roll');
    },
  );

  it('CK-FGT-8 three late units do not fight, two do', () => {
    const three = { unit3: { type: 'CO' } };
    expect(prepare(fightCalculation, { assaulter: { ...three, late: 3 } }).verdict).toEqual(
      impossible('CK-FGT-8', 'three units are late: there is no fight'),
    );
    expect(prepare(fightCalculation, { assaulter: { ...three, late: 2 } }).verdict.kind).toBe('roll');
  });

  it('CK-SKI-1 no more can be late than there are besides skirmishers', () => {
    const skirmishers = { unit2: { type: 'Sk' }, unit3: { type: 'MSk' } };
    expect(prepare(fightCalculation, { assaulter: { ...skirmishers, late: 1 } }).verdict.kind).toBe('roll');
    expect(prepare(fightCalculation, { assaulter: { ...skirmishers, late: 2 } }).verdict).toEqual(
      impossible('CK-SKI-1', 'more units are late than can be: skirmishers never are'),
    );
  });

  it('CK-SHO-2 a volley needs somebody who shoots', () => {
    const refused = impossible('CK-SHO-2', 'nobody there shoots: only skirmishers do without bows');
    expect(prepare(volleyCalculation, { shooters: { unit1: { type: 'CO' } } }).verdict).toEqual(refused);
    expect(prepare(volleyCalculation, { shooters: { unit1: { type: 'Art', bow: true } } }).verdict).toEqual(refused);
    const prepared = prepare(volleyCalculation, {
      shooters: { unit1: { type: 'CO', bow: true }, unit2: { type: 'CO' } },
    });
    expect(rows(prepared)).toEqual([['shooting dice', 'CK-SHO-2 close order, not levy +4']]);
    expect(prepared.dice[0]).toBe('4D6, hits on 5 and 6, thrown again by the target’s owner when that pays on average');
  });

  it('CK-ZONE-4 artillery is no target for a volley by itself', () => {
    const refused = impossible('CK-ZONE-4', 'artillery takes no shooting casualties');
    expect(prepare(volleyCalculation, { target: { ...NO_UNITS, unit1: { type: 'Art' } } }).verdict).toEqual(refused);
    expect(prepare(volleyCalculation, { target: NO_UNITS }).verdict).toEqual(refused);
    expect(prepare(volleyCalculation, { target: { unit1: { type: 'Art' } } }).verdict.kind).toBe('roll');
  });

  it('CK-MOV-3 chariots into woods', () => {
    expect(prepare(moveCalculation, { type: 'Ch', enters: 'woods' }).verdict).toEqual(
      impossible('CK-MOV-3', 'it may not enter woods'),
    );
  });
});

describe('what is certain, and what is thrown', () => {
  const automatic = (clause: string, text: string) => ({ kind: 'automatic', because: { clause, text } });

  it('CK-MOV-2 CK-MOV-4 a move', () => {
    expect(prepare(moveCalculation, {})).toMatchObject({
      verdict: automatic('CK-MOV-2', 'neither sideways nor out of scenery that needs a roll'),
      tallies: [],
      dice: ['none'],
    });
    expect(prepare(moveCalculation, { sideways: true, watched: false }).verdict).toEqual(
      automatic('CK-MOV-4', 'no opponent on any face of the zone entered'),
    );
    const rolled = prepare(moveCalculation, { sideways: true, quality: 'veteran' });
    expect(rows(rolled)).toEqual([['score needed', 'CK-MOV-3 sideways +4', 'CK-MOV-4 veteran or elite -1']]);
    expect(rolled.dice).toEqual(['1D6; a 6 always succeeds']);
  });

  it('CK-MOR-1 CK-GEN-2 CK-GEN-3 morale', () => {
    expect(prepare(moraleCalculation, { casualties: 1, hostileFaces: 0, veteran: true }).verdict).toEqual(
      automatic('CK-MOR-1', 'there are no dice to throw'),
    );
    const gifted = prepare(moraleCalculation, { casualties: 7, general: true, moraleGift: true });
    expect(rows(gifted)).toEqual([
      ['morale dice', 'CK-MOR-1 casualties +5', 'CK-MOR-1 hostile faces +1', 'CK-GEN-2 morale gift, at most 4 -2'],
    ]);
    expect(gifted.dice).toEqual([
      '4D6, each 4, 5 and 6 fails, thrown again by the general when that pays on average',
      '5D6 of pursuit after 3 fails, not thrown again',
    ]);
    expect(prepare(moraleCalculation, {}).dice[0]).toBe('3D6, each 4, 5 and 6 fails');
    expect(prepare(moraleCalculation, { casualties: 1 }).dice).toEqual(['2D6, each 4, 5 and 6 fails']);
    expect(prepare(moraleCalculation, { casualties: 1, hostileFaces: 0, veteran: true }).dice).toEqual(['none']);
    expect(prepare(moraleCalculation, { moraleGift: true }).verdict).toEqual(
      impossible('CK-GEN-2', 'only a general has the morale gift'),
    );
  });

  it('CK-GEN-4 CK-GEN-2 a general who rides or stays', () => {
    expect(prepare(rideCalculation, { zones: 0 })).toMatchObject({
      verdict: automatic('CK-GEN-4', 'he stays where he is'),
      dice: [],
    });
    const valiant = '1D6 once he is there: he assaults at once on 4 or more';
    expect(prepare(rideCalculation, { zones: 0, valiant: true })).toMatchObject({
      verdict: { kind: 'roll' },
      dice: [valiant],
    });
    expect(prepare(rideCalculation, { valiant: true }).dice).toEqual([
      'up to 2D6, each zone on 2 or more; he stops at the first failure',
      valiant,
    ]);
  });

  it('CK-PUR-2 CK-OUT-3 pursuit', () => {
    const words = (who: string): string =>
      `5D6, each 4, 5 and 6 a half base lost, thrown again by the ${who} when that pays on average`;
    expect(prepare(pursuitCalculation, { margin: 1, cavalry: 1 }).dice).toEqual([words('pursued')]);
    expect(prepare(pursuitCalculation, { margin: 2, cavalry: 1 }).dice).toEqual([
      words('pursuer'),
      '2D6 for each cavalry unit of the loser, destroyed on 9 or more',
    ]);
    expect(prepare(pursuitCalculation, { margin: 2 }).dice).toEqual([words('pursuer')]);
  });

  it('CK-SHO-4 artillery', () => {
    expect(prepare(artilleryCalculation, { pieces: 3 }).dice).toEqual([
      '3D6: on 5 the target’s owner chooses the unit hit, on 6 the shooter',
      'the owner chooses who has most left, the shooter who has least',
    ]);
  });
});
