import { describe, expect, it } from 'vitest';
import { type HexStage, ones, plain, rowsOf, stage } from '../../testing/stage.ts';
import { chargeSituation } from '../melee/melee-situation.ts';

const PLAIN = plain(11, 5);

const duel = (own: string, foe: string, map = PLAIN): HexStage =>
  stage(map, { red: [`own ${own}`, 'spare HI B A1 E'], blue: [`foe ${foe}`] });
const charges = (s: HexStage): string[] =>
  s.labels.flatMap((label) => /^charge \w+ at \w+ from (\w+)$/.exec(label)?.[1] ?? []).sort();
/** The dice of the attacker, printed. */
const dice = (s: HexStage, role: 'attacker' | 'defender' = 'attacker'): string[] =>
  rowsOf(s.told('melee')[0]!.tallies[role].dice);

describe('HX-SEQ-5 a charge', () => {
  it('ends adjacent with the target in front, and is in contact', () => {
    const s = duel('WB B B2 E', 'HI B B5 W').activate('own').pick('charge foe at B5 from B4');
    expect([s.at('own'), s.facing('own'), s.stand('own').charged, s.stand('own').bounds]).toEqual(['B4', 'E', true, 1]);
    expect(s.board.contacts).toEqual([{ attacker: s.id('own'), defender: s.id('foe'), fresh: true, fought: false }]);
    expect(s.told('charged')).toEqual([{ type: 'charged', clauses: ['HX-SEQ-5'], stand: 0, target: s.id('foe') }]);
    expect(s.told('contact')).toHaveLength(1);
  });

  it('is offered from every hex that can be had beside the target, and no farther than a bound', () => {
    expect(charges(duel('WB B C3 E', 'HI B C5 W').activate('own'))).toEqual(['B4', 'C4', 'D4']);
    expect(charges(duel('WB B C2 E', 'HI B C5 W').activate('own'))).toEqual(['C4']);
    const far = duel('WB B C2 E', 'HI B C6 W').activate('own');
    expect(charges(far)).toEqual([]);
    expect(far.why('own charging foe')).toBe('HX-SEQ-5: it is 4H away; a bound of 2H reaches an enemy at 3H');
    expect(charges(duel('HC B C2 E', 'HI B C6 W').activate('own'))).toEqual(['C5']);
  });

  it('needs the target in front at its end', () => {
    // Behind its back, and with a single hex to move: two sides are all it can turn.
    const s = duel('HI B C4 E', 'HI B C3 W').activate('own');
    expect(charges(s)).toEqual(['C4']);
    expect(s.pick('charge foe at C3 from C4').facing('own')).toBe('SW');
    const turned = duel('HI B C4 E', 'HI B C2 W').activate('own');
    expect(charges(turned)).toEqual([]);
    expect(turned.why('own charging foe')).toBe('HX-SEQ-5: no way leads to a hex beside it with the target in front');
  });

  it('faces the target straight where it can, else with it to one side', () => {
    const s = duel('WB B B2 E', 'HI B C4 W').activate('own').pick('charge foe at C4 from B3');
    expect([s.at('own'), s.facing('own')]).toEqual(['B3', 'SE']);
    const skew = duel('HI B B3 NE', 'HI B C4 W').activate('own').pick('charge foe at C4 from B3');
    expect(skew.facing('own')).toBe('SE');
  });

  it('counts impact on entering contact, and not in a melee that goes on', () => {
    const s = duel('WB B B2 E', 'HI B B5 W').activate('own').pick('charge foe at B5 from B4');
    s.passAll(...ones(7), ...ones(5), 6, 1);
    expect(dice(s)).toEqual(['strength points 4', 'impact 3']);
    s.passAll(...ones(4), ...ones(5), 6, 1);
    expect(rowsOf(s.told('melee')[1]!.tallies.attacker.dice)).toEqual(['strength points 4']);
  });

  it('counts impact for a charge from where it stands, too', () => {
    const s = duel('WB B B4 E', 'HI B B5 W').activate('own').pick('charge foe at B5 from B4');
    expect(s.told('moved')).toHaveLength(1);
    s.passAll(...ones(7), ...ones(5), 6, 1);
    expect(dice(s)).toEqual(['strength points 4', 'impact 3']);
  });

  it('is declared before the bound: the target answers first, and is not asked where it has no choice', () => {
    expect(duel('WB B B2 E', 'HI B B5 W').activate('own').pick('charge foe at B5 from B4').asked).toBe('blue activate');
    const s = duel('WB B B2 E', 'Shot B B5 W').activate('own').pick('charge foe at B5 from B4');
    expect([s.asked, s.at('own')]).toEqual(['blue response', 'B2']);
    expect(s.labels).toEqual(['stand and meet it', 'stand and shoot at the charger']);
    expect(s.question.preview('shoot')).toMatch(/^5D6, hits \d+%, a loss \d+%$/);
    expect(s.question.preview('stand')).toBeUndefined();
    s.pick('stand and shoot at the charger', 1, 1, 1, 1, 1);
    expect([s.told('shot').length, s.stand('foe').fired, s.board.contacts.length]).toEqual([1, true, 1]);
    expect(s.told('responded')[0]).toMatchObject({ stand: s.id('foe'), response: 'shoot' });
  });

  it('a charger shot down does not arrive', () => {
    const s = duel('WB B B2 E', 'Shot B B5 W');
    s.stand('own').sp = 1;
    // A hit, and its morale test.
    s.activate('own').pick('charge foe at B5 from B4').pick(/shoot/, 6, 1, 1, 1, 1, 5);
    expect([s.at('own'), s.board.contacts, s.asked]).toEqual([undefined, [], 'blue activate']);
  });

  it('HX-FIR-6 javelins reach a charger who comes from afar, at 1H', () => {
    const s = duel('HC B B2 E', 'LI B B5 W').activate('own').pick('charge foe at B5 from B4');
    s.pick('stand and shoot at the charger', 1, 1, 1);
    expect(s.told('shot')[0]!.tally.rows).toEqual([{ clause: 'HX-FIR-1', label: 'strength points', value: 3 }]);
    expect(s.at('own')).toBe('B4');
  });

  it('those charged from behind do not shoot', () => {
    const s = duel('HC B B2 E', 'Shot B B5 E').activate('own').pick('charge foe at B5 from B4');
    expect(s.asked).toBe('blue activate');
  });

  it('shows its odds beforehand', () => {
    const s = duel('WB B B2 E', 'HI B B5 W').activate('own');
    const option = s.options.find((one) => s.question.label(one) === 'charge foe at B5 from B4')!;
    const [, wins, loses] = /^7D6 against 5D6: wins (\d+)%, loses (\d+)%$/.exec(s.question.preview(option)!)!;
    expect(Number(wins)).toBeGreaterThan(Number(loses));
    expect(Number(loses)).toBeGreaterThan(10);
  });

  it('knows beforehand what the way there will do to its order, and that staying does nothing', () => {
    const rough = plain(11, 5, { A3: ',', A4: ',', B3: ',', C3: ',', C4: ',' });
    const through = duel('HC B B2 E', 'HI B B5 W', rough);
    const over = chargeSituation(through.g, through.id('own'), through.id('foe'), through.hex('B4'), 0);
    expect(over.attacker.disordered).toBe(true);
    const beside = duel('HC B B4 E', 'HI B B5 W', plain(11, 5, { B4: ',' }));
    const from = chargeSituation(beside.g, beside.id('own'), beside.id('foe'), beside.hex('B4'), 0);
    expect(from.attacker.disordered).toBe(false);
  });
});

describe('HX-MEL-4 charged in flank or rear', () => {
  // The target in C6 faces west. Behind its front is all that is not before it.
  it.each([
    ['its rear, from behind', 'C9 W', 'C7'],
    ['its flank, from behind', 'A7 SW', 'B6'],
    ['its flank, from behind', 'E7 NW', 'D6'],
  ])('%s: it is disordered', (_, from, to) => {
    const s = duel(`HC B ${from}`, 'HI B C6 W').activate('own').pick(`charge foe at C6 from ${to}`);
    expect(s.stand('foe').disordered).toBe(true);
    expect(s.told('disordered')[0]!.because).toEqual({ clause: 'HX-MEL-4', text: 'charged from behind its front' });
    s.passAll(...ones(8), ...ones(4), 6, 1);
    expect(dice(s)).toEqual(['strength points 4', 'MC or HC charging a flank 2', 'impact 2']);
    expect(dice(s, 'defender')).toEqual(['strength points 5', 'disordered -1']);
  });

  it('its flank, by one who began before its front: not disordered, but a flank all the same', () => {
    const s = duel('HC B A5 E', 'HI B C6 W').activate('own').pick('charge foe at C6 from B6');
    expect(s.stand('foe').disordered).toBe(false);
    s.passAll(...ones(8), ...ones(5), 6, 1);
    expect(dice(s)).toEqual(['strength points 4', 'MC or HC charging a flank 2', 'impact 2']);
  });

  it('its front, by one who began behind it: not disordered', () => {
    const s = duel('HC B A7 W', 'HI B C6 W').activate('own');
    s.pick('charge foe at C6 from B5');
    expect(s.stand('foe').disordered).toBe(false);
    s.passAll(...ones(6), ...ones(5), 6, 1);
    expect(dice(s)).toEqual(['strength points 4', 'impact 2']);
  });

  it('its front, from before: not disordered', () => {
    const s = duel('HC B C2 E', 'HI B C6 W').activate('own').pick('charge foe at C6 from C5');
    expect(s.stand('foe').disordered).toBe(false);
  });

  it('a stand in a village has no flank or rear', () => {
    const s = duel('WB B C8 W', 'HI B C6 W', plain(11, 5, { C6: 'v' })).activate('own');
    s.pick('charge foe at C6 from C7');
    expect(s.stand('foe').disordered).toBe(false);
    s.passAll(...ones(3), ...ones(5), 6, 1);
    expect(dice(s)).toEqual([
      'strength points 4',
      'impact 3',
      'no impact: the ground -3',
      'foot attacking a village -1',
    ]);
  });

  it('the odds shown beforehand know of it', () => {
    const s = duel('HC B C9 W', 'HI B C6 W');
    const fromBehind = chargeSituation(s.g, s.id('own'), s.id('foe'), s.hex('C7'), 3);
    expect([fromBehind.defender.disordered, fromBehind.defender.met]).toEqual([true, 'rear']);
    const round = duel('HC B A7 W', 'HI B C6 W');
    const inFront = chargeSituation(round.g, round.id('own'), round.id('foe'), round.hex('B5'), 4);
    expect([inFront.defender.disordered, inFront.defender.met]).toEqual([false, 'front']);
  });
});
