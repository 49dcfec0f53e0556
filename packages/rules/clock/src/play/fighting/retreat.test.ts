import { describe, expect, it } from 'vitest';
import type { Setup } from '../../board/setup.ts';
import { type ClockStage, type StageOptions, stage } from '../../testing/stage.ts';
import { contacts, passHalfTurn, passMelee } from '../../testing/turns.ts';

/** What "x" adds with a DMZ. */
const ADDS: Readonly<Record<string, number>> = { MF: 2, Leg: 3, Sk: 0, LH: 1, Art: 0, Bag: 0, Camp: 1 };
interface Given extends StageOptions {
  readonly by?: string;
  readonly faces?: readonly number[];
}

/** "x" has a DMZ and loses to "a", 6 to 8; others may stand behind it. Its retreat would lead to 30, 23.4. */
function beaten(blue: readonly string[], { by = 'a MF 30 25 0', faces, ...options }: Given = {}): ClockStage {
  const s = stage(
    { red: [by, 'red MF 60 40 0'], blue: [...blue, 'blue MF 60 5 180'] },
    { contacts: ['a x'], dmz: { x: 1 }, fought: ['x'], ...options },
  );
  return passMelee(s, ...(faces ?? [5, 6 - ADDS[blue[0]!.split(' ')[1]!]!]));
}
const X = 'x MF 30 25 180';
const fate = (s: ClockStage): string => s.told('destroyed')[0]?.how ?? s.at('x');

describe('MC-MEL-2 retreats', () => {
  it('MC-MEL-2 with 2 DMZ a base depth back, facing the enemy, out of contact', () => {
    expect(beaten([X], { faces: [5, 6] }).at('x')).toBe('30 25 180');
    const lost = beaten([X]);
    expect([lost.at('x'), lost.unit('x').dmz, contacts(lost)]).toEqual(['30 23.4 180', 2, []]);
    expect(lost.told('moved')).toMatchObject([{ how: 'retreat', clauses: ['MC-MEL-2'] }]);
  });

  it('MC-MEL-2 the attacker too', () => {
    const s = stage(
      { red: ['a MF 30 25 0', 'b MF 60 40 0'], blue: [X] },
      { contacts: ['a x'], dmz: { a: 1 }, dice: [1] },
    );
    passMelee(s, 5, 6);
    expect([s.at('a'), s.asked]).toEqual(['30 26.6 0', 'blue advance']);
  });

  it('MC-MEL-2 with one DMZ it stands, with the third it is destroyed', () => {
    expect(beaten([X], { dmz: {}, faces: [6, 5] }).at('x')).toBe('30 25 180');
    expect(fate(beaten([X], { dmz: { x: 2 }, faces: [6, 6] }))).toBe('third DMZ');
  });

  it.each<[string, string, string, string]>([
    ['a friend in the way', X, 'f MF 30 23.4 180', 'no retreat'],
    ['a friend partly in the way', X, 'f MF 31 22 180', 'no retreat'],
    ['a friend beside the way', X, 'f MF 31.6 23.4 180', '30 23.4 180'],
    ['skirmishers through a friend', 'x Sk 30 25 180', 'f MF 30 23.4 180', '30 21.8 180'],
    ['through skirmishers', X, 'f Sk 30 23.4 180', 'no retreat'],
    ['Roman drill through Roman drill', 'x Leg 30 25 180', 'f Leg 30 23.4 180', '30 21.8 180'],
    ['Roman drill through others', 'x Leg 30 25 180', 'f MF 30 23.4 180', '30 21.8 180'],
    ['Roman drill through mounted', 'x Leg 30 25 180', 'f HH 30 23.4 180', '30 21.8 180'],
    ['legionaries without it', 'x Leg 30 25 180 noRomanDrill', 'f Leg 30 23.4 180', 'no retreat'],
    ['others through Roman drill', X, 'f Leg 30 23.4 180', 'no retreat'],
    ['artillery through a friend', 'x Art 30 25 180', 'f MF 30 23.4 180', 'no retreat'],
    ['light horse through mounted', 'x LH 30 25 180', 'f MH 30 23.4 180', 'no retreat'],
  ])('MC-MEL-2 %s: %s with %s', (_, loser, friend, end) => {
    expect(fate(beaten([loser, friend]))).toBe(end);
  });

  it.each<[string, string, string, string]>([
    ['skirmishers through a friend', 'x Sk 30 25 180', 'f MF 30 23.4 180', '30 21.8 180'],
    ['Roman drill through Roman drill', 'x Leg 30 25 180', 'f Leg 30 23.4 180', '30 21.8 180'],
    ['Roman drill through skirmishers', 'x Leg 30 25 180', 'f Sk 30 23.4 180', '30 21.8 180'],
    ['Roman drill through others', 'x Leg 30 25 180', 'f MF 30 23.4 180', 'no retreat'],
    ['others through skirmishers', X, 'f Sk 30 23.4 180', 'no retreat'],
    ['light horse through mounted', 'x LH 30 25 180', 'f MH 30 23.4 180', 'no retreat'],
  ])('MC-MEL-2 MC-MOV-5 retreatThroughAny switched off, %s: %s with %s', (_, loser, friend, end) => {
    expect(fate(beaten([loser, friend], { rulings: { retreatThroughAny: false } }))).toBe(end);
  });

  it('MC-MEL-2 skirmishers pass two friends, one behind the other', () => {
    const s = beaten(['x Sk 30 25 180', 'f MF 30 23.4 180', 'g MF 30 21.8 180']);
    expect(s.at('x')).toBe('30 20.2 180');
  });

  it('MC-MEL-2 nobody passes an enemy', () => {
    const red = ['a MF 30 25 0', 'b MF 30 21.8 0'];
    const s = stage({ red, blue: ['x Sk 30 25 180', 'y MF 60 5 180'] }, { contacts: ['a x'], dmz: { x: 1 } });
    expect(fate(passMelee(s, 3, 4))).toBe('no retreat');
  });

  it.each<[string, number, string]>([
    ['just on the table', 3.2, '30 1.6 180'],
    ['off the table', 3.1, 'no retreat'],
  ])('MC-MEL-2 a retreat %s', (_, y, end) => {
    expect(fate(beaten([`x MF 30 ${y} 180`], { by: `a MF 30 ${y} 0` }))).toBe(end);
  });

  it('MC-MEL-2 off either side of the table', () => {
    for (const [x, facing, back] of [
      [2, 90, 270],
      [70, 270, 90],
    ]) {
      const s = beaten([`x MF ${x} 25 ${facing}`], { by: `a MF ${x} 25 ${back}` });
      expect(fate(s)).toBe('no retreat');
    }
    const s = stage(
      { red: ['a MF 30 46 0', 'b MF 60 40 0'], blue: ['x MF 30 46 180'] },
      { contacts: ['a x'], dmz: { a: 1 }, dice: [1] },
    );
    expect(fate(passMelee(s, 4, 5))).toBe('no retreat');
  });

  it.each<[string, Setup['terrain'][number]['kind'], string, string]>([
    ['prohibited ground', 'prohibited', 'MF', 'no retreat'],
    ['rough going', 'rough', 'MF', '30 23.4 180'],
    ['rough going, for baggage', 'rough', 'Bag', 'no retreat'],
  ])('MC-MEL-2 MC-MOV-1 into %s', (_, kind, type, end) => {
    const points: [number, number][] = [
      [20, 10],
      [40, 10],
      [40, 23],
      [20, 23],
    ];
    expect(fate(beaten([`x ${type} 30 25 180`], { terrain: [{ id: 't', kind, points }] }))).toBe(end);
  });

  it('MC-ORD-3 MC-MEL-2 a camp does not retreat', () => {
    expect(fate(beaten(['x Camp 30 25 180']))).toBe('no retreat');
  });

  it('MC-MEL-2 MC-MEL-11 one attacked in rear too has nowhere to go; one attacked in flank leaves both', () => {
    const at = (b: string, met: string): ClockStage =>
      passMelee(
        stage(
          { red: ['a MF 30 25 0', b], blue: [X, 'y MF 60 5 180'] },
          { contacts: ['a x', `b x ${met} unfaced`], dmz: { x: 1 } },
        ),
        5,
        5,
      );
    expect(fate(at('b MF 30 23.4 180', 'rear'))).toBe('no retreat');
    const flank = at('b MF 29.2 24.2 90', 'flank');
    expect([fate(flank), contacts(flank)]).toEqual(['30 23.4 180', []]);
  });
});

describe('MC-MEL-11 the winner’s advance', () => {
  it('MC-MEL-11 is asked of the winner after a retreat or a destruction', () => {
    const s = beaten([X]);
    expect([s.asked, s.question.question, s.labels]).toEqual([
      'red advance',
      'Won: shall a advance a base depth?',
      ['advance', 'stay'],
    ]);
    expect(beaten([X], { faces: [10, 1] }).asked).toBe('red advance');
  });

  it('MC-MEL-11 a base depth, and no charge: it keeps contact with one who retreated, for the next half turn', () => {
    const s = beaten([X], { by: 'a WB 30 25 0', fought: ['a', 'x'] }).pick('advance', 1);
    expect([s.at('a'), contacts(s), s.asked]).toEqual(['30 23.4 0', ['a-x front'], 'blue order']);
    expect(s.told('contact')).toMatchObject([{ clauses: ['MC-MEL-11', 'MC-MOV-10'] }]);
    expect(s.told('melee')).toHaveLength(1);
    expect(s.told('moved').at(-1)).toMatchObject({ how: 'advance', clauses: ['MC-MEL-11'] });
    passHalfTurn(s, 6, 6);
    expect(s.told('melee')).toHaveLength(2);
  });

  it('MC-MEL-11 or stays, out of contact', () => {
    const s = beaten([X]).pick('stay', 1);
    expect([s.at('a'), contacts(s)]).toEqual(['30 25 0', []]);
  });

  it('MC-MEL-11 after a destruction it takes the place, and is in contact with whom it comes against', () => {
    const at = (friend: string): [string, string[]] => {
      const s = beaten([X, friend], { faces: [10, 1] }).pick('advance');
      // No charge, told while the half turn still went on.
      expect(s.told('contact').every(({ clauses }) => clauses[0] === 'MC-MEL-11')).toBe(true);
      return [s.at('f'), contacts(s)];
    };
    expect(at('f MF 30 23.4 180')).toEqual(['30 23.4 180', ['a-f front']]);
    // One met in flank turns to face, and is met in front from the next half turn on.
    expect(at('f MF 30.8 22.6 90')).toEqual(['30 23.4 180', ['a-f front']]);
    expect(at('f MF 30 23.3 180')).toEqual(['30 23.3 180', []]);
    expect(at('f MF 30.4 23.4 180')).toEqual(['30.4 23.4 180', []]);
    // Fully along him is to within a twentieth of an inch.
    expect([at('f MF 30.04 23.4 180')[1], at('f MF 30.05 23.4 180')[1]]).toEqual([['a-f front'], []]);
    // One whose front it comes beside attacks its flank.
    expect(at('f MF 30.8 24.2 270')).toEqual(['30.8 24.2 270', ['f-a front']]);
    expect(at('f MF 31.6 23.4 0')).toEqual(['31.6 23.4 0', []]);
  });

  it('MC-MEL-11 nobody of them fights again, and a flank come upon so costs nothing once they have turned', () => {
    const s = beaten([X, 'f MF 30.8 22.6 90'], { faces: [10, 1] }).pick('advance');
    expect(s.told('contact')).toMatchObject([{ met: 'flank', clauses: ['MC-MEL-11', 'MC-MOV-10'] }]);
    expect(s.told('melee')).toHaveLength(1);
    expect(
      passHalfTurn(s, 5, 6)
        .told('melee')[1]!
        .tallies.defender.rows.map(({ clause }) => clause),
    ).toEqual(['MC-MEL-1']);
  });

  it('MC-MEL-11 skirmishers that went beyond their friends are not caught up with, but the friends are', () => {
    const s = beaten(['x Sk 30 25 180', 'f MF 30 23.4 180']).pick('advance', 1);
    expect([s.at('a'), contacts(s)]).toEqual(['30 23.4 0', ['a-f front']]);
  });

  it('MC-MEL-2 MC-MEL-11 who retreats against the front of another enemy is in contact with him, and turns', () => {
    const s = stage(
      { red: ['a MF 30 25 0', 'b MF 30 20.2 180', 'c MF 60 40 0'], blue: ['x Sk 30 25 180', 'f MF 30 23.4 180'] },
      { contacts: ['a x'], dmz: { x: 1 }, fought: ['x'] },
    );
    passMelee(s, 5, 6);
    expect([s.at('x'), contacts(s)]).toEqual(['30 20.2 0', ['b-x rear']]);
    expect(s.board.contacts).toMatchObject([{ fresh: false, faced: true }]);
    s.pick('stay', 1);
    expect(s.told('melee')).toHaveLength(1);
  });

  const STAYS: readonly (readonly [string, readonly string[], Given])[] = [
    ['who is still in contact with the loser', [X], { dmz: {}, faces: [6, 5] }],
    [
      'who is in contact with another',
      [X, 'z MF 29.2 25.8 90'],
      { contacts: ['a x', 'z a flank unfaced'], faces: [6, 4] },
    ],
    ['who has no room', ['x MF 40 20 180', 'f MF 31 24 180'], { faces: [10, 1] }],
    ['who would leave the table', ['x MF 40 20 180'], { by: 'a MF 30 1.5 0', faces: [10, 1] }],
    [
      'who would come onto prohibited ground',
      ['x MF 40 20 180'],
      {
        faces: [10, 1],
        terrain: [
          {
            id: 't',
            kind: 'prohibited',
            points: [
              [29, 20],
              [29.5, 20],
              [29.5, 24.9],
              [29, 24.9],
            ],
          },
        ],
      },
    ],
  ];

  it.each(STAYS)('MC-MEL-11 MC-MOV-1 does not fall to one %s', (_, blue, given) => {
    const s = beaten(blue, given);
    expect(s.told('melee')[0]!.outcome.winner).toBe('attacker');
    expect(s.asked).toBe('blue order');
  });

  it('MC-MEL-11 MC-ORD-3 nor to a camp', () => {
    const s = stage(
      { red: ['a MF 30 25 0', 'b MF 60 40 0'], blue: ['x Camp 30 25 180', 'y MF 60 5 180'] },
      { contacts: ['a x'] },
    );
    passMelee(s, 1, 10);
    expect([s.at('a'), s.asked]).toEqual(['gone', 'blue order']);
  });
});
