import { describe, expect, it } from 'vitest';
import { combatPhase, declare } from '../../testing/combat-phase.ts';
import type { LegioStage, StageOptions } from '../../testing/stage.ts';
import { patch } from '../../testing/terrain.ts';
import { arrivalChance } from './charge-odds.ts';

const FAR = 'far SW 1700 100 rests';
const phase = (own: string, his: string, options?: StageOptions): LegioStage =>
  combatPhase([`a ${own}`], [`x ${his} rests`, FAR], options);

describe('LG-SEQ-4 whether a charge arrives', () => {
  it('LG-MOV-1 LG-MOV-2 by the dice of a charge, 20 paces a pip', () => {
    const chance = (away: number): number => {
      const s = phase('El 500 900', `SW 500 ${900 - away}`);
      return arrivalChance(s.g, 0, 1) * 36;
    };
    // An average die, 2 3 3 4 4 5, and a D6: 11 pips once, 10 or more thrice, never less than 3.
    expect(chance(220)).toBeCloseTo(1);
    expect(chance(220.5)).toBe(0);
    expect(chance(200)).toBeCloseTo(1 + 3);
    expect(chance(60)).toBeCloseTo(36);
    expect(chance(80)).toBeCloseTo(35);
  });

  it('LG-MOV-6 slower through difficult ground', () => {
    const wood = { terrain: [patch('difficult', 400, 570, 600, 590)] };
    const s = phase('WB 500 600', 'SW 500 560', wood);
    // 20 paces less a die: 4 pips or more rather than 3.
    expect(arrivalChance(s.g, 0, 1) * 36).toBeCloseTo(35);
  });

  it('LG-RSP-1 is shown beside it, and what then follows', () => {
    const shown = (s: LegioStage): string | undefined => s.question.preview(s.question.options![1]!);
    expect(shown(phase('WB 500 600', 'WB 500 560'))).toBe('40 paces, arrives 100%; if it stands: wins 58%, loses 8%');
    expect(shown(phase('WB 500 600', 'WB 500 560 dp=5'))).toBe('40 paces, arrives 100%; it is shaken and must break');
  });
});

describe('LG-RSP-7 LG-CBT-1 what a response comes to', () => {
  const odds = (s: LegioStage): Record<string, string | undefined> =>
    Object.fromEntries(s.question.options!.map((option) => [String(option), s.question.preview(option)]));

  it('LG-RSP-7 the evade test by grade and DPs', () => {
    const jav = (more: string) => odds(declare(phase('WB 500 600', `Jav 500 560 ${more}`), ['a charges x'])).evade;
    expect(jav('')).toBe('passes 100%');
    expect(jav('dp=1')).toBe('passes 83%, else it is shaken');
    expect(jav('dp=2')).toBe('passes 67%, else it is shaken');
    expect(jav('dp=2 A')).toBe('passes 83%, else it is shaken');
  });

  it('LG-CBT-3 the combat if it stands, or comes on itself', () => {
    const s = declare(phase('HC 500 600', 'LC 500 560 unformed'), ['a charges x']);
    const { 'counter-charge': comes, evade } = odds(s);
    expect(comes).toMatch(/^if they arrive: wins \d+%, loses \d+%$/);
    expect(evade).toBe('passes 100%');
    const foot = odds(declare(phase('HC 500 600', 'Sk 500 560'), ['a charges x']));
    expect(foot.stand).toMatch(/^if they arrive: wins/);
  });

  it('LG-CBT-1 is what the charger sees, the other way round', () => {
    const s = phase('WB 500 600', 'Jav 500 560');
    expect(s.question.preview(s.question.options![1]!)).toMatch(/wins 58%, loses 8%$/);
    expect(odds(declare(s, ['a charges x'])).stand).toBe('if they arrive: wins 8%, loses 58%');
  });
});
