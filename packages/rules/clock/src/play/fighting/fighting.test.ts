import { describe, expect, it } from 'vitest';
import { lines } from '../../testing/fighters.ts';
import { type ClockStage, type StageOptions, stage } from '../../testing/stage.ts';
import { contacts, passHalfTurn, passMelee, passTo } from '../../testing/turns.ts';

const FAR = ['red MF 60 40 0', 'blue MF 60 5 180'] as const;

/** "a" and "x" in contact, and a unit of each side far away. */
const fight = (red = 'MF', blue = 'MF', options: StageOptions = {}): ClockStage => {
  const [type, ...words] = red.split(' ');
  const [other, ...more] = blue.split(' ');
  const units = {
    red: [`a ${type} 30 25 0 ${words.join(' ')}`, FAR[0]],
    blue: [`x ${other} 30 25 180 ${more.join(' ')}`, FAR[1]],
  };
  return stage(units, { contacts: ['a x'], ...options });
};
const tallies = (s: ClockStage, which = 0): [string[], string[]] => {
  const { attacker, defender } = s.told('melee')[which]!.tallies;
  return [lines(attacker), lines(defender)];
};

describe('MC-MEL-1 a melee in play', () => {
  it.each<[string, number[], string, number]>([
    ['the lower gains a DMZ', [7, 3], 'x', 1],
    ['on either side', [3, 7], 'a', 1],
    ['by one', [6, 5], 'x', 1],
    ['just short of double', [6, 2], 'x', 1],
    ['equal scores do nothing', [5, 5], '', 0],
  ])('MC-MEL-1 %s', (_, faces, loser, dmz) => {
    const s = passHalfTurn(fight(), ...faces);
    for (const key of ['a', 'x']) expect(s.unit(key).dmz, key).toBe(key === loser ? dmz : 0);
    expect(s.unit('a').fought && s.unit('x').fought).toBe(true);
    expect(contacts(s)).toEqual(['a-x front']);
  });

  it.each<[string, number[], string]>([
    ['the defender', [7, 2], 'x'],
    ['the attacker', [2, 7], 'a'],
  ])('MC-MEL-1 double destroys %s', (_, faces, loser) => {
    const s = passHalfTurn(fight(), ...faces);
    expect(s.told('destroyed')).toMatchObject([{ unit: s.id(loser), how: 'doubled', clauses: ['MC-MEL-1'] }]);
    expect([s.at(loser), contacts(s)]).toEqual(['gone', []]);
  });

  it('MC-MEL-1 MC-MEL-10 the rows of both sides are told', () => {
    const s = fight('HH veteran', 'Rab', { contacts: ['a x fresh'], leaders: { red: ['Max general a'] } });
    passHalfTurn(s, 1, 7);
    expect(tallies(s)).toEqual([
      [
        'MC-MEL-1 combat factor +4',
        'MC-MEL-5 pikes, warband or heavy horse charging +1',
        'MC-MEL-10 veteran or elite +1',
        'MC-MEL-10 leader +1',
      ],
      ['MC-MEL-1 combat factor +1'],
    ]);
    expect(s.told('melee')[0]!.outcome.scores).toEqual({ attacker: 8, defender: 8 });
  });

  it('MC-MEL-11 every contact fights in every half turn, with no charge in the later ones', () => {
    const s = fight('WB', 'MF', { contacts: ['a x fresh'], dmz: { a: 1 }, dice: [1] });
    passHalfTurn(s, 5, 5);
    expect(s.told('melee')).toHaveLength(1);
    passHalfTurn(s, 6, 5);
    expect(tallies(s, 1)[0]).toEqual(['MC-MEL-1 combat factor +3', 'MC-MEL-10 DMZ -1']);
    expect(tallies(s, 0)[0]).toContain('MC-MEL-5 wild charge +1');
  });
});

describe('MC-MEL-6 MC-MEL-9 only once in the battle', () => {
  it('MC-MEL-9 pila count in the first round of combat, and not in a later one', () => {
    const s = passHalfTurn(fight('Leg'), 5, 8);
    expect(tallies(s, 0)[0]).toContain('MC-MEL-9 pila, first round of combat +2');
    passHalfTurn(s, 5, 6);
    expect(tallies(s, 1)[0].join()).not.toContain('pila');
  });

  it('MC-MEL-6 a wild charge that wins its first combat inflicts 2 DMZ, whoever charged', () => {
    const s = passMelee(fight('MF', 'WB'), 4, 5);
    expect([s.unit('a').dmz, s.at('a')]).toEqual([2, '30 26.6 0']);
    const again = passHalfTurn(fight('MF', 'WB', { fought: ['x'] }), 4, 5);
    expect(again.unit('a').dmz).toBe(1);
  });

  it('MC-MEL-6 who does not win the first combat has no second', () => {
    const s = passHalfTurn(fight('MF', 'WB noTribal'), 5, 5);
    passHalfTurn(s, 4, 5);
    expect(s.unit('a').dmz).toBe(1);
  });

  it('MC-MEL-6 it destroys skirmishers', () => {
    const s = passMelee(fight('WB', 'Sk'), 2, 4);
    expect(s.told('destroyed')).toMatchObject([{ how: 'ridden down', clauses: ['MC-MEL-6'] }]);
    const spent = passHalfTurn(fight('WB', 'Sk', { fought: ['a'] }), 2, 4);
    expect(spent.unit('x').dmz).toBe(1);
  });

  it('MC-MEL-10 tribal courage goes with the first DMZ, and does not come back with a rally', () => {
    const s = passHalfTurn(fight('WB noWildCharge', 'MF'), 2, 6);
    expect(tallies(s, 0)[0]).toContain('MC-MEL-10 tribal, no DMZ yet +1');
    passTo(s, 'red order', 6, 5, 10);
    expect([s.unit('a').dmz, s.unit('a').hadDmz]).toEqual([0, true]);
    passHalfTurn(s, 5, 5);
    expect(tallies(s, 2)[0]).toEqual(['MC-MEL-1 combat factor +3']);
  });
});

describe('MC-MEL-9 a shieldwall', () => {
  const row = 'MC-MEL-9 shieldwall, stationary +1';

  it('MC-MEL-9 counts for who was charged and for contacts that go on, not for who charged', () => {
    const s = stage({ red: ['a Spear 30 30 0', FAR[0]], blue: ['x Spear 30 25 180', FAR[1]] });
    passTo(s.order('a: advance 6'), 'blue order', 6, 5);
    expect([tallies(s)[0].includes(row), tallies(s)[1].includes(row)]).toEqual([false, true]);
    // A turn is two half turns: it has moved in this one, until its own half turn comes round again.
    passHalfTurn(s, 6, 5);
    expect([tallies(s, 1)[0].includes(row), tallies(s, 1)[1].includes(row)]).toEqual([false, true]);
    passHalfTurn(s, 5, 5);
    expect([tallies(s, 2)[0].includes(row), tallies(s, 2)[1].includes(row)]).toEqual([true, true]);
  });

  it('MC-MEL-9 one that turned to face a flank attack is stationary', () => {
    const s = stage({ red: ['a MF 30 30 90', FAR[0]], blue: ['x Spear 34 30.8 180', FAR[1]] });
    passTo(s.order('a: advance 6'), 'blue order', 5, 4);
    expect(tallies(s)[1]).toEqual(['MC-MEL-1 combat factor +4', 'MC-MEL-4 attacked in flank -1', row]);
  });
});

describe('MC-MEL-11 several attackers', () => {
  /** "x" is engaged by "a" in front and by "b" in its right flank, which is at the left of the table. */
  const two = (type: string, contactsGiven = ['a x', 'b x flank unfaced'], options: StageOptions = {}): ClockStage =>
    stage(
      { red: ['a MF 30 25 0', `b ${type} 29.2 24.2 90`, FAR[0]], blue: ['x MF 30 25 180', FAR[1]] },
      { contacts: contactsGiven, ...options },
    );

  it('MC-MEL-11 the one in front throws, the other adds its penalty and suffers nothing', () => {
    const s = passHalfTurn(two('LH'), 4, 10);
    expect(s.told('melee')).toMatchObject([{ attacker: s.id('a'), defender: s.id('x') }]);
    expect(tallies(s)[1]).toEqual(['MC-MEL-1 combat factor +3', 'MC-MEL-4 attacked in flank by light horse -2']);
    expect([s.unit('a').dmz, s.unit('b').dmz, s.unit('b').fought]).toEqual([1, 0, false]);
  });

  it('MC-MEL-11 whichever came first', () => {
    const s = passHalfTurn(two('MF', ['b x flank unfaced', 'a x']), 5, 6);
    expect(s.told('melee')).toMatchObject([{ attacker: s.id('a') }]);
  });

  it('MC-MEL-11 the penalty of one engaged in front goes on', () => {
    const s = passHalfTurn(passHalfTurn(two('MF'), 4, 5), 4, 5);
    expect(tallies(s, 1)[1]).toContain('MC-MEL-4 attacked in flank -1');
  });

  it('MC-MEL-11 in play the second attacker finds the flank of one who has turned to the first', () => {
    const s = stage({
      red: ['a MF 30 30 90', 'b MF 34 36 0', FAR[0]],
      blue: ['x MF 34 30.8 180', FAR[1]],
    });
    s.order('a: advance 6');
    expect(s.at('x')).toBe('33.2 30 270');
    s.order('b: advance 6');
    expect([contacts(s), s.at('x')]).toEqual([['a-x flank', 'b-x flank'], '33.2 30 270']);
    passHalfTurn(s, 4, 5);
    expect(tallies(s)[1]).toEqual([
      'MC-MEL-1 combat factor +3',
      'MC-MEL-4 attacked in flank -1',
      'MC-MEL-9 hand-thrown missiles +1',
    ]);
    expect(contacts(s)).toEqual(['a-x front', 'b-x flank']);
  });

  it('MC-MEL-11 MC-MOV-10 one no longer engaged in front turns to whom it fights, still at the penalty', () => {
    const s = two('MF', ['b x flank unfaced']);
    passHalfTurn(s, 5, 6);
    expect(s.told('melee')).toMatchObject([{ attacker: s.id('b'), defender: s.id('x') }]);
    expect(tallies(s)[1]).toContain('MC-MEL-4 attacked in flank -1');
    expect([s.at('x'), contacts(s)]).toEqual(['29.2 24.2 270', ['b-x front']]);
  });

  it('MC-MEL-2 MC-MEL-11 and so retreats from it, facing it', () => {
    const s = two('MF', ['b x flank unfaced'], { dmz: { x: 1 } });
    passMelee(s, 6, 5);
    expect(s.at('x')).toBe('30.8 24.2 270');
  });

  it('MC-MEL-11 each unit fights once', () => {
    const s = stage(
      {
        red: ['a MF 20 25 0', 'b MF 40 25 0', FAR[0]],
        blue: ['x MF 20 25 180', 'y MF 40 25 180', 'z MF 60 5 180'],
      },
      { contacts: ['a x', 'b y'] },
    );
    passHalfTurn(s, 5, 5, 5, 5);
    expect(s.told('melee').map(({ attacker, defender }) => [attacker, defender])).toEqual([
      [s.id('a'), s.id('x')],
      [s.id('b'), s.id('y')],
    ]);
  });

  /** "a" attacks the flank of "y", who is engaged with "b", and is attacked in its own flank by "x". */
  const chain = (contactsGiven: string[]): ClockStage =>
    stage(
      {
        red: ['b MF 30 25 0', 'a MF 29.2 24.2 90', FAR[0]],
        blue: ['y MF 30 25 180', 'x MF 28.4 23.4 180', FAR[1]],
      },
      { contacts: contactsGiven },
    );

  it('MC-MEL-11 one whose own enemy faces another is fought in flank and does not turn from that enemy', () => {
    const s = passHalfTurn(chain(['b y', 'a y flank unfaced', 'x a flank unfaced']), 5, 6, 5, 4);
    expect(s.told('melee').map(({ attacker, defender }) => [attacker, defender])).toEqual([
      [s.id('b'), s.id('y')],
      [s.id('x'), s.id('a')],
    ]);
    expect(tallies(s, 1)[1]).toContain('MC-MEL-4 attacked in flank -1');
    expect([s.at('a'), contacts(s).at(-1)]).toEqual(['29.2 24.2 90', 'x-a flank']);
  });

  it('MC-MEL-11 who has fought as defender does not fight again as attacker', () => {
    const s = passHalfTurn(chain(['x a flank unfaced', 'a y flank unfaced']), 5, 6);
    expect(s.told('melee')).toMatchObject([{ attacker: s.id('x'), defender: s.id('a') }]);
  });

  it('MC-MEL-11 a winner who is still at another does not advance', () => {
    const s = passMelee(chain(['b y', 'a y flank unfaced', 'x a flank unfaced']), 5, 6, 1, 10);
    expect([s.at('x'), s.asked]).toEqual(['gone', 'blue order']);
  });

  it('MC-MEL-11 who has beaten the one in front does not fight the other in the same half turn', () => {
    const s = passHalfTurn(two('MF'), 1, 10);
    expect([s.at('a'), s.told('melee').length, contacts(s)]).toEqual(['gone', 1, ['b-x flank']]);
  });
});
