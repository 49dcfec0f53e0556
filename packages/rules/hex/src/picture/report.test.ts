import { describe, expect, it } from 'vitest';
import type { HexEvent } from '../board/events.ts';
import { hexRules } from '../rule-set.ts';
import { CLAUSES } from '../sheet/clauses.ts';
import { type HexStage, ones, plain, stage } from '../testing/stage.ts';
import { tellInWords } from './report.ts';

const PLAIN = plain(12, 5);

/** Battles in which between them everything happens. */
const story = (): HexStage[] => {
  const end = [6, 1];
  const fires = stage(
    PLAIN,
    { red: ['bow Shot B C3 E', 'two HI B B3 E'], blue: ['foe HI B C5 W', 'near HI B C6 W'] },
    { leaders: { red: ['Max general bow'], blue: ['Kai general foe'] } },
  );
  fires.stand('foe').sp = 1;
  fires.pick('Max rides to two').activate('two').pick('turn NE').choose(true, 2).pick('stay');
  fires.passAll().pick('bow at foe', 6, 1, 1, 1, 6, 5, 5);
  const chase = stage(PLAIN, { red: ['own WB B C3 E'], blue: ['foe Sk B C6 W', 'x HI B E12 W'] });
  chase
    .activate('own')
    .pick('charge foe at C6 from C5')
    .pick('evade')
    .passAll(...end);
  chase.stand('own').disordered = true;
  chase.activate('own').pick('recover from disorder', 6);
  const fight = stage(PLAIN, { red: ['own WB B C4 E'], blue: ['foe HI B C6 W'] });
  fight
    .activate('own')
    .pick('charge foe at C6 from C5')
    .passAll(6, ...ones(6), ...ones(5), 1)
    .pick('to B6', 1, ...end);
  const village = stage(plain(12, 5, { C6: 'v' }), { red: ['own HI B C5 E'], blue: ['foe HI B C6 W'] });
  village
    .lock('own', 'foe')
    .passAll(6, 1, 1, 1, ...ones(5), 5)
    .choose('hold', ...end);
  const red = ['own Shot B C5 E', 'x HI B C7 E', 'y HI B B6 E', 'z HI B D6 E'];
  const blocked = stage(PLAIN, { red, blue: ['foe HI B C6 W', 'o HI B A12 W'] }).lock('own', 'foe');
  blocked.passAll(6, 1, 1, 1, ...ones(5), 1, ...end);
  return [fires, chase, fight, village, blocked];
};

const TYPES: readonly HexEvent['type'][] = [
  'turn',
  'passed',
  'activated',
  'moved',
  'turned',
  'ordered',
  'disordered',
  'recovered',
  'charged',
  'responded',
  'contact',
  'shot',
  'melee',
  'lost',
  'destroyed',
  'shaken',
  'blocked',
  'held',
  'pursuit',
  'rode',
  'leader lost',
  'ended',
];

describe('HX-SEQ-1 the log', () => {
  const stages = story();
  const events = stages.flatMap((s) => s.events.map((event) => ({ setup: s.setup, event: event as HexEvent })));

  it.each(TYPES)('has a sentence for “%s”, with its clauses', (type) => {
    const found = events.filter(({ event }) => event.type === type);
    expect(found.length).toBeGreaterThan(0);
    for (const { setup, event } of found) {
      expect(tellInWords(setup, event)).toMatch(/^\w.{5,}$/);
      expect(tellInWords(setup, event)).not.toMatch(/undefined|NaN|\[object/);
      for (const clause of event.clauses) expect(CLAUSES.map(({ id }) => id)).toContain(clause);
    }
  });

  it('reads like this', () => {
    const [fires, chase, fight, village, blocked] = stages.map((s) => s.log);
    expect(fires).toEqual([
      'Max rides to two',
      'two: acts',
      'two: turns to face NE',
      'two: 2 thrown for order test',
      'two: fails its order test for another bound (3+ needed)',
      'two: disordered (failed order test)',
      'blue activates no more this turn',
      'red activates no more this turn',
      'bow: 1 1 1 6 thrown for shooting',
      'foe: 6 thrown for morale test',
      'foe: 5 thrown for leader at risk',
      'bow: shoots at foe with 4D6, 1 hit; failed, loses 1 SP, leader lost',
      'foe: disordered (hit by shooting)',
      'Kai is lost',
      'foe: loses 1 SP',
      'foe: destroyed',
      'near: 5 thrown for morale test',
      'near: shaken as a friend is destroyed',
      'near: disordered (a friend was destroyed)',
      'Victory for red: blue breaks',
    ]);
    expect(chase).toContain('own: charges foe');
    expect(chase).toContain('foe: evades');
    expect(chase).toContain('foe: evades to C7, C8, facing E');
    expect(chase).toContain('own: recovers from disorder');
    expect(chase).toContain('Turn 2: red has the initiative');
    expect(fight).toContain('own in contact with foe');
    expect(fight).toContain('foe: falls back to B6, facing W');
    expect(fight).toContain('own: does not pursue');
    expect(village).toContain('foe: holds the village');
    expect(blocked).toContain('foe: cannot fall back');
  });

  it('says nothing of bare choices, and all of dice', () => {
    const setup = stages[0]!.setup;
    const choice = { type: 'choice', clauses: [], side: 'red', decision: 'activate', choice: null } as const;
    expect(hexRules.tellInWords(setup, choice)).toBe('');
    const dice = { type: 'dice', clauses: [], label: 'initiative', side: 'red', die: 'D6', faces: [4] } as const;
    expect(hexRules.tellInWords(setup, dice)).toBe('red: 4 thrown for initiative');
  });
});
