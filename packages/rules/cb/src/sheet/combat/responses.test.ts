import { describe, expect, it } from 'vitest';
import { FORMATIONS, type Formation } from '../formations.ts';
import { MORALES, TROOP_IDS, type TroopId } from '../troops.ts';
import { type ChargedFacts, type Charger, responsesTo } from './responses.ts';

const by = (type: TroopId, formation: Formation = 'line'): Charger => ({ type, formation });
const answer = (type: TroopId, change: Partial<ChargedFacts> = {}): string => {
  const { clause, options } = responsesTo({
    ...{ unit: { type, morale: 'average' }, formation: 'line', shaken: false, inCombat: false, formedUp: false },
    ...{ held: false, inDifficult: false, behindObstacle: false, chargers: [by('HI')] },
    ...change,
  });
  return `${clause} ${options.join(', ')}`;
};
const whoever = (wanted: string, change: Partial<ChargedFacts> = {}): string =>
  TROOP_IDS.filter((type) => answer(type, change) === wanted).join(' ');
const UNFORMED = { formation: 'unformed' } as const;

describe('CB-RSP-1 shaken', () => {
  it('CB-RSP-1 of poor morale breaks, whoever it is and in combat too', () => {
    for (const type of TROOP_IDS)
      for (const formation of FORMATIONS)
        for (const inCombat of [true, false])
          expect(answer(type, { unit: { type, morale: 'poor' }, formation, inCombat, shaken: true })).toBe(
            'CB-RSP-1 break',
          );
  });

  it('CB-RSP-1 otherwise answers by its class, but never counter-charges', () => {
    const shaken = true;
    for (const morale of MORALES.filter((one) => one !== 'poor')) {
      const unit = (type: TroopId) => ({ unit: { type, morale } as const, shaken });
      expect(answer('HI', unit('HI'))).toBe('CB-RSP-5 stand');
      expect(answer('Sk', { ...unit('Sk'), ...UNFORMED })).toBe('CB-RSP-2 evade');
      expect(answer('HC', unit('HC'))).toBe('CB-RSP-4 stand');
      expect(answer('HC', { ...unit('HC'), ...UNFORMED, chargers: [by('LC')] })).toBe('CB-RSP-3 evade');
    }
    expect(answer('HI', { unit: { type: 'HI', morale: 'poor' } })).toBe('CB-RSP-5 stand');
  });
});

describe('CB-RSP-2 unformed light infantry', () => {
  it('CB-RSP-2 must evade', () => expect(whoever('CB-RSP-2 evade', UNFORMED)).toBe('LI Sk Bow'));

  it('CB-RSP-2 may stand in difficult terrain or behind an obstacle', () => {
    expect(whoever('CB-RSP-2 stand, evade', { ...UNFORMED, inDifficult: true })).toBe('LI Sk Bow');
    expect(whoever('CB-RSP-2 stand, evade', { ...UNFORMED, behindObstacle: true })).toBe('LI Sk Bow');
  });

  it('CB-RSP-2 may stand if all that charge are special troops or unformed', () => {
    const stands = (...chargers: Charger[]): boolean =>
      answer('LI', { ...UNFORMED, chargers }) === 'CB-RSP-2 stand, evade';
    expect(TROOP_IDS.filter((type) => stands(by(type)))).toEqual(['SyCh', 'El', 'Art']);
    expect(TROOP_IDS.filter((type) => stands(by(type, 'unformed')))).toEqual(TROOP_IDS);
    expect(stands(by('El'), by('War', 'unformed'))).toBe(true);
    expect(stands(by('El'), by('War'))).toBe(false);
  });

  it('CB-RSP-2 formed light infantry stands', () => expect(answer('LI')).toBe('CB-RSP-5 stand'));
});

describe('CB-RSP-3 unformed cavalry', () => {
  const meets = (...chargers: Charger[]): boolean =>
    answer('LC', { ...UNFORMED, chargers }) === 'CB-RSP-3 counter-charge, evade';

  it('CB-RSP-3 must evade', () => expect(whoever('CB-RSP-3 evade', UNFORMED)).toBe('LC HC Cat Cam'));

  it('CB-RSP-3 may counter-charge cavalry, and infantry if it is unformed', () => {
    expect(TROOP_IDS.filter((type) => meets(by(type)))).toEqual(['LC', 'HC', 'Cat', 'Cam']);
    const foot = ['Pike', 'Hop', 'Leg', 'HI', 'War', 'Jav', 'LI', 'Sk', 'Bow', 'Rab'];
    expect(TROOP_IDS.filter((type) => meets(by(type, 'unformed')))).toEqual([...foot, 'LC', 'HC', 'Cat', 'Cam']);
    expect(meets(by('HC'), by('War', 'unformed'))).toBe(true);
    expect(meets(by('HC'), by('War'))).toBe(false);
  });
});

describe('CB-RSP-4 formed cavalry', () => {
  it('CB-RSP-4 may counter-charge or stand, whoever charges', () => {
    for (const type of TROOP_IDS)
      expect(whoever('CB-RSP-4 counter-charge, stand', { chargers: [by(type)] })).toBe('LC HC Cat Cam');
  });

  it('CB-CHG-1 a column, or who has just formed up, stands', () => {
    expect(whoever('CB-RSP-4 stand', { formation: 'column' })).toBe('LC HC Cat Cam');
    expect(whoever('CB-RSP-4 stand', { formedUp: true })).toBe('LC HC Cat Cam');
  });
});

describe('CB-RSP-5 all others', () => {
  it('CB-RSP-5 stand', () => {
    const all = 'Pike Hop Leg HI War Jav LI Sk Bow Rab Ch SyCh El Art';
    expect(whoever('CB-RSP-5 stand')).toBe(all);
    expect(whoever('CB-RSP-5 stand', UNFORMED)).toBe('Pike Hop Leg HI War Jav Rab Ch SyCh El Art');
  });

  it('CB-RSP-5 so do all who are in combat already', () => {
    for (const formation of FORMATIONS)
      expect(whoever('CB-RSP-5 stand', { formation, inCombat: true })).toBe(TROOP_IDS.join(' '));
  });
});
