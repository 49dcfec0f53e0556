import { describe, expect, it } from 'vitest';
import { TROOPS, type TroopId } from '../../sheet/troops.ts';
import { type HexStage, ones, plain, rowsOf, type StageOptions, stage } from '../../testing/stage.ts';

const PLAIN = plain(14, 5);
const END = [6, 1];

interface Field {
  readonly red?: string[];
  readonly blue?: string[];
  readonly map?: string;
  readonly options?: StageOptions;
  readonly foe?: string;
}

/** The red stand in C5 beats the blue one in C6 by one hit; its test is passed on a 1. */
const won = (
  type: TroopId,
  { red = [], blue = [], map = PLAIN, options = {}, foe = 'HI B C6 W' }: Field = {},
): HexStage => {
  const s = stage(map, { red: [`own ${type} B C5 E`, ...red], blue: [`foe ${foe}`, ...blue] }, options);
  s.lock('own', 'foe');
  const { sp } = TROOPS[type];
  return s.passAll(6, ...ones(sp - 1), ...ones(TROOPS[foe.split(' ')[0] as TroopId].sp), 1);
};

describe('HX-PUR-1 who pursues', () => {
  it.each(['WB', 'Ch'] as const)('%s must, and are not asked', (type) => {
    const s = won(type).pick('to B6', 2, ...END);
    expect(s.told('pursuit')).toEqual([{ type: 'pursuit', clauses: ['HX-PUR-1'], stand: 0, hexes: 1 }]);
    expect(s.at('own')).toBe('C6');
  });

  it.each(['Aux', 'HI', 'Leg', 'Pike', 'LSp', 'MC', 'HC', 'El'] as const)('%s may, and are asked', (type) => {
    const s = won(type).pick('to B6');
    expect([s.asked, s.question.question, s.labels]).toEqual([
      'red pursue',
      'Won: shall own pursue?',
      ['pursue', 'stay'],
    ]);
    s.pick('stay', ...END);
    expect([s.at('own'), s.told('pursuit')]).toEqual(['C5', []]);
  });

  it.each(['Sk', 'LI', 'Shot', 'LC'] as const)('%s have no impact and do not', (type) => {
    const options: StageOptions = { stands: { own: { missiles: 'none' } } };
    expect(
      won(type, { options })
        .pick('to B6', ...END)
        .at('own'),
    ).toBe('C5');
  });

  it('it is the side of the winner that is asked, and the attacker may be the loser', () => {
    const s = stage(PLAIN, { red: ['own HI B C5 E'], blue: ['foe HI B C6 W'] }).lock('own', 'foe');
    s.passAll(...ones(5), 6, 1, 1, 1, 1, 1).pick('to C4');
    expect(s.asked).toBe('blue pursue');
    s.pick('pursue', 4, ...END);
    expect([s.at('foe'), s.facing('foe')]).toEqual(['C5', 'W']);
  });
});

describe('HX-UNIT-2 HX-PUR-1 impetuous or not as the battle says', () => {
  it('heavy infantry that is impetuous must, a warband that is not may', () => {
    const must = won('HI', { options: { stands: { own: { impetuous: true } } } }).pick('to B6', 2, ...END);
    expect([must.told('pursuit').length, must.at('own')]).toEqual([1, 'C6']);
    const may = won('WB', { options: { stands: { own: { impetuous: false } } } }).pick('to B6');
    expect([may.asked, may.labels]).toEqual(['red pursue', ['pursue', 'stay']]);
  });
});

describe('HX-PUR-1, HX-PUR-2 how a pursuit goes', () => {
  it.each([
    ['WB', 1, 'C5'],
    ['WB', 3, 'C6'],
    ['WB', 4, 'C7'],
    ['WB', 6, 'C7'],
    ['Ch', 6, 'C8'],
  ] as const)('%s on a %i to %s', (type, die, to) => {
    expect(
      won(type)
        .pick('to B6', die, ...END)
        .at('own'),
    ).toBe(to);
  });

  it.each([
    ['HI', 3, 'C5'],
    ['HI', 4, 'C6'],
    ['HC', 1, 'C5'],
    ['HC', 2, 'C6'],
    ['HC', 5, 'C7'],
    ['HC', 6, 'C8'],
  ] as const)('%s by choice on a %i to %s', (type, die, to) => {
    expect(
      won(type)
        .pick('to B6')
        .pick('pursue', die, ...END)
        .at('own'),
    ).toBe(to);
  });

  it('straight through the hex the enemy held, facing that way', () => {
    const s = stage(PLAIN, { red: ['own WB B C5 E'], blue: ['foe HI B B5 SW'] }).lock('own', 'foe');
    s.passAll(6, 1, 1, 1, ...ones(5), 1).pick('to B6', 4, ...END);
    expect([s.at('own'), s.facing('own')]).toEqual(['A6', 'NE']);
    expect(s.told('moved').map(({ how, clauses }) => [how, clauses[0]])).toEqual([
      ['retreat', 'HX-MEL-6'],
      ['pursue', 'HX-PUR-1'],
      ['pursue', 'HX-PUR-1'],
    ]);
  });

  it('no farther than the edge of the map', () => {
    expect(
      won('HC', { map: plain(7, 5) })
        .pick('to B6')
        .pick('pursue', 6, ...END)
        .at('own'),
    ).toBe('C7');
  });

  it('no farther than a friend', () => {
    const s = won('HC', { red: ['friend HI B C7 E'] })
      .pick('to B6')
      .pick('pursue', 6, ...END);
    expect([s.at('own'), s.told('melee').length]).toEqual(['C6', 1]);
  });

  it('no farther than terrain that halts it, or 2H over rough', () => {
    const after = (terrain: string): string | undefined =>
      won('HC', { map: plain(14, 5, { C7: terrain }) })
        .pick('to B6')
        .pick('pursue', 6, ...END)
        .at('own');
    expect([after('.'), after('w'), after('~'), after(',')]).toEqual(['C8', 'C7', 'C7', 'C7']);
  });

  it('not over defences, and it is not asked where it could not stir', () => {
    const on = won('HC', { map: plain(14, 5, { C7: '#' }) })
      .pick('to B6')
      .pick('pursue', 6, ...END);
    expect(on.at('own')).toBe('C6');
    // Attacking defences costs horse two dice and its order, foot one die.
    const s = stage(plain(14, 5, { C6: '#' }), { red: ['own WB B C5 E'], blue: ['foe HI B C6 W'] });
    s.lock('own', 'foe')
      .passAll(6, 1, 1, ...ones(5), 1)
      .pick('to C7', ...END);
    expect([s.at('own'), s.told('pursuit')]).toEqual(['C5', []]);
  });

  it('not while it is in contact with another', () => {
    const s = stage(PLAIN, { red: ['own WB B C5 E'], blue: ['foe HI B C6 W', 'x HI B B5 SW'] });
    s.lock('own', 'foe')
      .lock('own', 'x')
      .passAll()
      .pick('foe', 6, 1, 1, 1, ...ones(6), 1)
      .pick('to C7', ...END);
    expect([s.at('own'), s.told('pursuit'), s.board.contacts.length]).toEqual(['C5', [], 1]);
  });

  it('after a stand destroyed, too', () => {
    const s = stage(PLAIN, { red: ['own WB B C5 E'], blue: ['foe HI B C6 W', 'x HI B A14 W', 'y HI B E14 W'] });
    s.lock('own', 'foe').stand('foe').sp = 1;
    s.passAll(6, 1, 1, 1, 1, 5, 4, ...END);
    expect([s.at('foe'), s.at('own')]).toEqual([undefined, 'C7']);
  });

  it('not where the loser could not get away', () => {
    const red = ['own WB B C5 E', 'x HI B C7 E', 'y HI B B6 E', 'z HI B D6 E'];
    const s = stage(PLAIN, { red, blue: ['foe HI B C6 W', 'o HI B A14 W'] }).lock('own', 'foe');
    s.passAll(6, 1, 1, 1, ...ones(5), 1, ...END);
    expect([s.at('own'), s.told('pursuit')]).toEqual(['C5', []]);
  });
});

describe('HX-PUR-2 pursuit into an enemy', () => {
  /** Light infantry is beaten and gets out of the way, so that the warband comes upon the stand in C7. */
  const wonBefore = (next: string, ...dice: number[]): HexStage =>
    won('WB', { foe: 'LI B C6 W', blue: [`next ${next}`] })
      .pick('to B6')
      .pick('to A7', ...dice);

  it('is a charge resolved at once, with impact and without responses', () => {
    const s = won('WB').pick('to C7', 4, ...ones(7), ...ones(4), ...END);
    // Two hexes: the ground the enemy held, and the enemy in C7, who was disordered by the hit.
    expect([s.at('own'), s.at('foe')]).toEqual(['C6', 'C7']);
    const [, further] = s.told('melee');
    expect(rowsOf(further!.tallies.attacker.dice)).toEqual(['strength points 4', 'impact 3']);
    expect(rowsOf(further!.tallies.defender.dice)).toEqual(['strength points 5', 'disordered -1']);
    expect(s.told('responded')).toEqual([]);
    expect(s.board.contacts).toMatchObject([{ attacker: s.id('own'), defender: s.id('foe'), fresh: false }]);
  });

  it('against another than the one beaten as well', () => {
    const s = wonBefore('HI B C7 W', 4, ...ones(7), ...ones(5), ...END);
    expect(s.told('melee')[1]).toMatchObject({ attacker: s.id('own'), defender: s.id('next'), supports: [] });
    expect(s.stand('next').disordered).toBe(false);
  });

  it('the one just beaten does not support it there', () => {
    const s = won('WB', { blue: ['next HI B C7 W'] }).pick('to B6', 4, ...ones(7), ...ones(5), ...END);
    expect(s.told('melee')[1]).toMatchObject({ defender: s.id('next'), supports: [] });
  });

  it('pila meet it', () => {
    const s = wonBefore('Leg B C7 W', 4, 1, 1, 1, ...ones(7), ...ones(5), ...END);
    expect(rowsOf(s.told('melee')[1]!.tallies.defender.pila)).toEqual(['pila, defending 3']);
  });

  it('HX-MEL-4 a stand run into from behind is disordered', () => {
    const s = wonBefore('HI B C7 E', 4, ...ones(8), ...ones(4), ...END);
    expect(s.stand('next').disordered).toBe(true);
    expect(s.told('disordered').at(-1)!.because.clause).toBe('HX-MEL-4');
    expect(rowsOf(s.told('melee')[1]!.tallies.attacker.dice)).toEqual([
      'strength points 4',
      'on the enemy’s flank 1',
      'impact 3',
    ]);
  });

  it('needs a hex of pursuit: one short of it stops before the enemy', () => {
    const s = wonBefore('HI B C7 W', 3, ...END);
    expect([s.at('own'), s.told('melee').length, s.board.contacts]).toEqual(['C6', 1, []]);
  });

  it('is only once: after the further melee there is no pursuit', () => {
    const s = wonBefore('HI B C7 W', 4, 6, ...ones(6), ...ones(5), 1);
    expect(s.asked).toBe('blue retreat');
    s.pick('to C8', ...END);
    expect([s.at('own'), s.told('pursuit').length, s.told('melee').length]).toEqual(['C6', 1, 2]);
  });

  it('beaten there, the pursuer retreats, and the other does not pursue in its turn', () => {
    const s = wonBefore('WB B C7 W', 4, ...ones(7), 6, 1, 1, 1, 1);
    expect(s.asked).toBe('red retreat');
    s.pick('to C5', ...END);
    expect([s.at('own'), s.at('next'), s.told('pursuit').length]).toEqual(['C5', 'C7', 1]);
  });

  it('a stand run into does not fight its own melee as well', () => {
    const s = stage(PLAIN, {
      red: ['own WB B C5 E', 'other HI B D7 NW'],
      blue: ['foe LI B C6 W', 'next HI B C7 W'],
    });
    s.lock('own', 'foe').lock('other', 'next').passAll();
    s.pick('own against foe', 6, 1, 1, 1, ...ones(3), 1).pick('to B6');
    s.pick('to A7', 4, ...ones(8), ...ones(5), ...END);
    expect(s.told('melee')).toHaveLength(2);
    expect(s.told('melee')[1]!.supports).toEqual([s.id('other')]);
  });
});

describe('HX-MEL-6 beaten in a village', () => {
  const VILLAGE = plain(14, 5, { C6: 'v' });
  const beaten = (): HexStage => {
    const s = stage(VILLAGE, { red: ['own HI B C5 E'], blue: ['foe HI B C6 W', 'x HI B A14 W'] }).lock('own', 'foe');
    return s.passAll(6, 1, 1, 1, ...ones(5), 1);
  };

  it('its defender chooses to go or to hold it', () => {
    const s = beaten();
    expect([s.asked, s.question.question, s.labels]).toEqual([
      'blue hold-village',
      'Beaten in the village: shall foe go?',
      ['retreat', 'hold the village and lose 1 SP more'],
    ]);
  });

  it('holding costs 1 SP, and the contact goes on without a pursuit', () => {
    const s = beaten().choose('hold', ...END);
    expect([s.at('foe'), s.stand('foe').sp, s.board.contacts.length, s.at('own')]).toEqual(['C6', 4, 1, 'C5']);
    expect(s.told('held')).toEqual([{ type: 'held', clauses: ['HX-TER-5'], stand: s.id('foe') }]);
    expect(s.told('lost')).toEqual([{ type: 'lost', clauses: ['HX-TER-5'], stand: s.id('foe'), sp: 1 }]);
  });

  it('with its last SP it does not hold it, and nobody says that it does', () => {
    const s = beaten();
    s.stand('foe').sp = 1;
    expect(s.labels).toEqual(['retreat', 'stay and lose its last SP: it is destroyed']);
    // Half of the army is gone, and so the battle is over.
    s.choose('hold');
    expect([s.at('foe'), s.told('held'), s.told('destroyed').length]).toEqual([undefined, [], 1]);
  });

  it('going, it retreats as others do', () => {
    const s = beaten().choose('retreat').pick('to C7');
    expect([s.at('foe'), s.stand('foe').sp, s.asked]).toEqual(['C7', 5, 'red pursue']);
  });

  it('the attacker outside it has no such choice', () => {
    const s = stage(VILLAGE, { red: ['own HI B C5 E'], blue: ['foe HI B C6 W'] }).lock('own', 'foe');
    s.passAll(...ones(4), 6, 1, 1, 1, 1, 1);
    expect(s.asked).toBe('red retreat');
  });
});

describe('HX-MEL-6 a winner who falls in winning', () => {
  it('is beyond pursuit, and the loser retreats from where he stood', () => {
    const s = stage(
      PLAIN,
      { red: ['own WB B C5 E', 'b HI B B5 SE', 'c HI B A1 E'], blue: ['foe HI B C6 W'] },
      { breakPoints: { red: 99 } },
    ).lock('own', 'foe');
    s.stand('own').sp = 1;
    // Two hits to one; the warband's test fails, the other's is passed, and so is that of the friend who sees it.
    s.passAll(6, 6, 6, 1, 1, 1, 1, 2, 1, 1);
    expect([s.at('own'), s.asked, s.labels]).toEqual([undefined, 'blue retreat', ['to C7', 'to B6', 'to D6']]);
    s.pick('to C7', ...END);
    expect([s.facing('foe'), s.told('pursuit')]).toEqual(['W', []]);
  });
});

describe('HX-PIL-1 the news of a melee', () => {
  it('tells the dice as they were thrown after pila', () => {
    const s = stage(plain(8, 3), { red: ['war WB B B3 E'], blue: ['leg Leg B B5 W'] });
    s.activate('war').pick('charge leg at B5 from B4');
    // Pila hit and cost a point; five dice each miss; the next initiative.
    s.passAll(6, 1, 1, 5, ...ones(5), ...ones(5), 6, 1);
    const { attacker } = s.told('melee')[0]!.tallies;
    expect(rowsOf(attacker.dice)).toEqual(['strength points 3', 'disordered -1', 'impact 3']);
  });
});
