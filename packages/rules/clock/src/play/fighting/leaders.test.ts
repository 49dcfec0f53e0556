import { describe, expect, it } from 'vitest';
import { type ClockStage, type StageOptions, stage } from '../../testing/stage.ts';
import { passMelee, passTo } from '../../testing/turns.ts';

interface Given extends StageOptions {
  readonly friends?: readonly string[];
}

/** Blue's general is with "x", which "a" destroys; friends of his stand where they are put. */
function lost({ friends = ['y MF 30 18 180'], ...options }: Given, ...faces: number[]): ClockStage {
  const s = stage(
    { red: ['a MF 30 25 0', 'red MF 60 40 0'], blue: ['x MF 30 25 180', ...friends] },
    { contacts: ['a x'], leaders: { blue: ['Max general x'] }, ...options },
  );
  return passMelee(s, 10, 1, ...faces);
}
const fates = (s: ClockStage): string[] => s.told('leader').map(({ fate }) => fate);

describe('MC-LDR-1 a leader whose unit is destroyed in melee', () => {
  it.each<[number, string, number]>([
    [1, 'killed', 8],
    [3, 'killed', 8],
    [4, 'captured', 8],
    [5, 'captured', 8],
    [6, 'escapes', 9],
    [10, 'escapes', 9],
  ])('MC-LDR-1 throws %i: %s', (face, fate, clock) => {
    const s = lost({}, face);
    expect([fates(s), s.board.clocks.blue]).toEqual([[fate], clock]);
    expect(s.leader('Max')).toBe(fate === 'escapes' ? 'y' : 'gone');
    expect(s.told('clock').map(({ why, clauses }) => [why, ...clauses])).toEqual(
      clock === 9 ? [] : [['leader', 'MC-LDR-1']],
    );
  });

  it.each<[string, string[], string]>([
    ['6 inches', ['y MF 30 17.4 180'], 'escapes'],
    ['6.1 inches', ['y MF 30 17.3 180'], 'captured'],
    ['6 inches to the side', ['y MF 37.6 25 180'], 'escapes'],
    ['6.1 inches to the side', ['y MF 37.7 25 180'], 'captured'],
    ['no friend at all in reach', ['y MF 60 5 180'], 'captured'],
    ['a camp', ['y Camp 30 20 180', 'z MF 60 5 180'], 'escapes'],
  ])('MC-LDR-1 with a 6 and a friend at %s he %s', (_, friends, fate) => {
    expect(fates(lost({ friends }, 6))).toEqual([fate]);
  });

  it('MC-LDR-1 the clock goes down at once for a captured leader who had none in reach', () => {
    expect(lost({ friends: ['y MF 60 5 180'] }, 10).board.clocks.blue).toBe(8);
  });

  it('MC-LDR-1 his side chooses among those in reach, whoever is nearer', () => {
    const friends = ['y MF 30 19 180', 'z MF 30 22 180', 'w MF 30 16 180'];
    const choosing = (): ClockStage => {
      const s = stage(
        { red: ['a MF 30 25 0', 'red MF 60 40 0'], blue: ['x MF 30 25 180', ...friends] },
        { contacts: ['a x'], leaders: { blue: ['Max general x'] } },
      );
      return passTo(s, 'blue escape', 10, 1, 6);
    };
    const s = choosing();
    expect([s.question.question, s.labels]).toEqual(['Max escapes: to which unit?', ['y', 'z']]);
    expect([s.told('leader'), s.board.clocks.blue]).toEqual([[], 9]);
    s.pick('y');
    expect([s.leader('Max'), fates(s), s.asked]).toEqual(['y', ['escapes'], 'red advance']);
    expect(choosing().pick('z').leader('Max')).toBe('z');
  });

  it('MC-LDR-1 he does not escape to one who has a leader', () => {
    const friends = ['y MF 30 19 180', 'z MF 30 22 180'];
    expect(lost({ friends, leaders: { blue: ['Max general x', 'Leo subordinate z'] } }, 6).leader('Max')).toBe('y');
    const alone = lost({ friends: ['z MF 30 22 180'], leaders: { blue: ['Max general x', 'Leo subordinate z'] } }, 6);
    expect(fates(alone)).toEqual(['captured']);
  });

  it('MC-LDR-1 nor to an enemy', () => {
    const s = stage(
      { red: ['a MF 30 25 0', 'b MF 33 25 0'], blue: ['x MF 30 25 180', 'y MF 60 5 180'] },
      { contacts: ['a x'], leaders: { blue: ['Max general x'] } },
    );
    expect(fates(passMelee(s, 10, 1, 9))).toEqual(['captured']);
  });

  it('MC-LDR-1 a third DMZ and a blocked retreat destroy too', () => {
    const s = stage(
      { red: ['a MF 30 25 0', 'b MF 60 40 0'], blue: ['x MF 30 25 180', 'y MF 30 22 180'] },
      { contacts: ['a x'], dmz: { x: 2 }, leaders: { blue: ['Max general x'] } },
    );
    expect(fates(passMelee(s, 5, 5, 6))).toEqual(['escapes']);
  });

  it('MC-LDR-1 nobody throws for one whose unit lives', () => {
    const s = stage(
      { red: ['a MF 30 25 0', 'b MF 60 40 0'], blue: ['x MF 30 25 180'] },
      { contacts: ['a x'], dmz: { x: 1 }, leaders: { blue: ['Max general x'] } },
    );
    expect([fates(passMelee(s, 5, 4)), s.leader('Max')]).toEqual([[], 'x']);
  });

  it('MC-LDR-1 the attacker’s leader as well', () => {
    const s = stage(
      { red: ['a MF 30 25 0', 'b MF 60 40 0'], blue: ['x MF 30 25 180'] },
      { contacts: ['a x'], leaders: { red: ['Max subordinate a'] } },
    );
    passMelee(s, 1, 10, 3);
    expect([fates(s), s.board.clocks]).toEqual([['killed'], { red: 8, blue: 9 }]);
  });
});

describe('MC-LDR-1 a leader whose unit is shot away', () => {
  const shot = (friends: readonly string[], leaders = ['Max general x']): ClockStage =>
    stage({ red: ['a Art 30 30 0'], blue: ['x MF 30 24 180', ...friends] }, { leaders: { blue: leaders }, dice: [10] });

  it('MC-LDR-1 joins the nearest friend, however far, without a throw', () => {
    const s = shot(['y MF 60 5 180', 'z MF 50 5 180']);
    expect([fates(s), s.leader('Max'), s.board.clocks.blue]).toEqual([['escapes'], 'z', 9]);
  });

  it('MC-LDR-1 with no friend to join he is captured', () => {
    const s = shot(['y MF 60 5 180'], ['Max general x', 'Leo subordinate y']);
    expect([fates(s), s.leader('Max'), s.board.clocks.blue]).toEqual([['captured'], 'gone', 8]);
  });

  it('MC-LDR-1 MC-MOV-11 so does one whose unit breaks off with its third DMZ', () => {
    const s = stage(
      { red: ['a LH 30 25 0', 'b MF 40 40 0'], blue: ['x MF 30 25 180'] },
      { contacts: ['a x'], dmz: { a: 2 }, leaders: { red: ['Max general a'] }, dice: [1] },
    );
    s.order('disengage a');
    expect([s.at('a'), fates(s), s.leader('Max')]).toEqual(['gone', ['escapes'], 'b']);
    expect(s.told('marked')).toMatchObject([{ clauses: ['MC-MOV-11'] }]);
  });
});

describe('MC-SEQ-3 a sacked camp', () => {
  it('MC-SEQ-3 MC-ORD-3 lowers the clock by 1 at once, beside the half turn', () => {
    const s = stage(
      { red: ['a MF 30 25 0', 'b MF 60 40 0'], blue: ['x Camp 30 25 180', 'y MF 60 5 180'] },
      { contacts: ['a x'] },
    );
    passMelee(s, 10, 1);
    expect([s.asked, s.board.clocks.blue]).toEqual(['red advance', 8]);
    expect(s.told('clock')).toMatchObject([{ side: 'blue', clock: 8, why: 'camp', clauses: ['MC-SEQ-3'] }]);
    s.pick('stay');
    expect(s.told('clock').map(({ clock, why }) => [clock, why])).toEqual([
      [8, 'camp'],
      [7, 'half turn'],
    ]);
  });

  it('MC-SEQ-3 MC-SEQ-4 even by skirmishers, who do not win the half turn with it', () => {
    const s = stage(
      { red: ['a Sk 30 25 0', 'b MF 60 40 0'], blue: ['x Camp 30 25 180', 'y MF 60 5 180'] },
      { contacts: ['a x'] },
    );
    passMelee(s, 10, 1).pick('stay');
    expect(s.board.clocks).toEqual({ red: 9, blue: 8 });
  });

  it('MC-SEQ-3 other units destroyed lower nothing at once', () => {
    expect(lost({ leaders: {} }).board.clocks.blue).toBe(9);
  });

  it('MC-SEQ-3 MC-LDR-1 a camp that falls with a leader in it costs both', () => {
    const s = stage(
      { red: ['a MF 30 25 0', 'b MF 60 40 0'], blue: ['x Camp 30 25 180', 'y MF 60 5 180'] },
      { contacts: ['a x'], leaders: { blue: ['Max general x'] } },
    );
    expect(passMelee(s, 10, 1, 1).board.clocks.blue).toBe(7);
  });
});
