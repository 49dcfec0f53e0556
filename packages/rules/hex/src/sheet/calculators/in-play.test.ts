import type { AnyEvent, Game } from '@acies/kernel';
import { type Calculation, enumerate, oddsOf, type Prepared } from '@acies/kernel/odds';
import { describe, expect, it } from 'vitest';
import type { HexEvent } from '../../board/events.ts';
import { type HexStage, stage } from '../../testing/stage.ts';
import type { ShotOutcome } from '../chapters/firing.ts';
import { firingCalculation } from './firing.ts';
import { meleeCalculation } from './melee.ts';
import { describeMelee } from './melee-words.ts';
import { describeMorale } from './morale.ts';
import { orderTestCalculation } from './order-test.ts';
import { pursuitCalculation } from './pursuit.ts';

const OPEN = `
. . . . . . . .
 . . . . . . . .
. . . . . . . .
`;
const ones = (count: number): number[] => new Array<number>(count).fill(1);

/** The odds of a calculator by their words. */
function calculated(calculation: Calculation, input: object): Map<string, number> {
  const { rows } = oddsOf(calculation, calculation.prepare(calculation.input.parse(input)));
  return new Map(rows.map(({ text, chance }) => [text, chance]));
}

/** The odds of a calculator by the words in which a battle tells of a throw. */
function toldBy<I, P extends Prepared, O>(one: Calculation<I, P, O>, input: object, words: (outcome: O) => string) {
  const prepared = one.prepare(one.input.parse(input));
  const found = enumerate((dice) => one.resolve(prepared, dice), words);
  return new Map([...found].map(([text, { chance }]) => [String(text), chance]));
}

const shotWords = (outcome: ShotOutcome): string =>
  outcome.hits === 0 ? 'no hit' : `hit, target ${describeMorale(outcome)}`;
const shotOdds = (input: object): Map<string, number> => toldBy(firingCalculation, input, shotWords);
const meleeOdds = (input: object): Map<string, number> => toldBy(meleeCalculation, input, describeMelee);

/** The odds of an option in play, told apart by one event. */
function played<T extends HexEvent['type']>(
  s: HexStage,
  label: string,
  type: T,
  describe: (event: Extract<HexEvent, { type: T }>) => string,
): Map<string, number> {
  const choice = s.options.find((option) => s.question.label(option) === label)!;
  const summarise = (_: Game, events: AnyEvent[]): string =>
    describe((events as HexEvent[]).find((event) => event.type === type) as Extract<HexEvent, { type: T }>);
  const found = s.engine.outcomes(s.game, { side: s.question.side, choice }, summarise);
  return new Map(found.map(({ value, chance }) => [value, chance]));
}

function expectSame(inPlay: Map<string, number>, given: Map<string, number>): void {
  expect(new Set(inPlay.keys())).toEqual(new Set(given.keys()));
  expect(given.size).toBeGreaterThan(1);
  for (const [text, chance] of given) expect(inPlay.get(text), text).toBeCloseTo(chance, 9);
}

describe('HX-FIR-1 a shot in play has the odds of the calculator', () => {
  const shoots = (s: HexStage): Map<string, number> =>
    played(s, 'bow at foe', 'shot', ({ outcome }) => shotWords(outcome));

  it('HX-FIR-1 HX-FIR-2 in the open at 3H', () => {
    const s = stage(OPEN, { red: ['bow Shot B B1 E'], blue: ['foe HI B B4 W'] }).passAll();
    expectSame(shoots(s), shotOdds({ range: 3 }));
  });

  it('HX-FIR-2 HX-FIR-4 HX-MOR-1 moved and disordered, at a worn stand in woods with its commander', () => {
    const s = stage(
      '. . w . .',
      { red: ['bow Shot B A1 E'], blue: ['foe HI B A3 W', 'two HI B A5 E'] },
      { leaders: { blue: ['Min general foe'] } },
    );
    s.stand('bow').bounds = 1;
    s.stand('bow').disordered = true;
    s.stand('bow').sp = 8;
    s.stand('foe').sp = 3;
    s.passAll();
    const shooter = { type: 'Shot', start: 8, sp: 8, bounds: 1, disordered: true };
    const target = { type: 'HI', sp: 3, commander: true, ground: 'woods' };
    expectSame(shoots(s), shotOdds({ shooter, target, range: 2 }));
  });

  it('HX-FIR-4 HX-TER-5 Roman archers in a village over a legion at stands in defences', () => {
    const s = stage(
      'v . # .',
      { red: ['bow Shot B A1 W', 'leg Leg B A2 E'], blue: ['foe LC B A3 W'] },
      { stands: { bow: { roman: true, sp: 9 } } },
    ).passAll();
    const shooter = { type: 'Shot', start: 9, sp: 9, inVillage: true };
    const input = { shooter, target: { type: 'LC', defences: true }, range: 2, path: 'roman' };
    expectSame(shoots(s), shotOdds(input));
  });
});

describe('HX-MEL-1 a melee in play has the odds of the calculator', () => {
  const fights = (s: HexStage): Map<string, number> =>
    played(s, 'pass: no more activations this turn', 'melee', ({ outcome }) => describeMelee(outcome));

  it('HX-MEL-1 HX-PIL-1 a warband charges a legion uphill', () => {
    const s = stage('. . ^ ^ .', { red: ['war WB B A1 E'], blue: ['leg Leg B A3 W', 'two HI B A5 E'] });
    s.activate('war').pick('charge leg at A3 from A2');
    const input = { attacker: { type: 'WB' }, defender: { type: 'Leg', height: 1 } };
    expectSame(fights(s), meleeOdds(input));
  });

  it('HX-MEL-5 HX-TER-1 heavy cavalry that has come into woods charges pikes', () => {
    const s = stage('. w . . .', { red: ['cav HC B A1 E'], blue: ['one Pike B A3 W', 'two Pike B A4 W'] });
    s.activate('cav').pick('charge one at A3 from A2');
    const input = {
      attacker: { type: 'HC', disordered: true, ground: 'woods', began: 'open' },
      defender: { type: 'Pike', ranks: 1 },
    };
    expectSame(fights(s), meleeOdds(input));
  });

  it('HX-MEL-1 the second of two melees has odds of its own', () => {
    const map = `${'. . . . . . . .\n . . . . . . . .\n'.repeat(5)}`;
    const s = stage(map, { red: ['war WB B A1 E', 'cav HC B J1 E'], blue: ['leg Leg B A4 W', 'foe HI B J4 W'] });
    s.activate('war').pick('charge leg at A4 from A3').activate('leg');
    s.activate('cav').pick('charge foe at J4 from J3');
    const choice = { do: 'pass' };
    const second = new Map<string, number>();
    for (const { value, chance } of s.engine.outcomes(s.game, { side: 'blue', choice }, (_, events) => {
      const melees = (events as HexEvent[]).filter((event) => event.type === 'melee');
      return melees.length < 2 ? '' : describeMelee(melees[1]!.outcome);
    }))
      second.set(value, chance);
    const fought = 1 - second.get('')!;
    second.delete('');
    for (const [text, chance] of second) second.set(text, chance / fought);
    expectSame(second, meleeOdds({ attacker: { type: 'HC' }, defender: { type: 'HI' } }));
  });

  it('HX-MEL-2 what the option of charging foretells is what then is fought', () => {
    const s = stage(OPEN, { red: ['cav HC B B1 E'], blue: ['foe HI B B5 E', 'two HI B A8 E'] }).activate('cav');
    const charge = s.options.find((option) => s.question.label(option) === 'charge foe at B5 from B4')!;
    const foretold = s.question.preview(charge);
    s.choose(charge);
    const odds = fights(s);
    const wins = [...odds].reduce((sum, [text, chance]) => sum + (text.startsWith('attacker wins') ? chance : 0), 0);
    const loses = [...odds].reduce((sum, [text, chance]) => sum + (text.startsWith('defender wins') ? chance : 0), 0);
    const whole = (chance: number): number => Math.round(chance * 100);
    expect(foretold).toBe(`8D6 against 4D6: wins ${whole(wins)}%, loses ${whole(loses)}%`);
  });
});

describe('HX-ORD-1 HX-PUR-1 tests in play have the odds of the calculators', () => {
  it('HX-ORD-1 HX-ORD-2 recovering out of range of a leader', () => {
    const s = stage(OPEN, { red: ['one HI C B1 E'], blue: ['foe HI B B8 E'] });
    s.stand('one').disordered = true;
    s.activate('one');
    const found = played(s, 'recover from disorder', 'ordered', ({ passed }) =>
      orderTestCalculation.describe({ passed, purpose: 'recovery' }),
    );
    expectSame(
      found,
      calculated(orderTestCalculation, { purpose: 'recovery', class: 'C', inRange: false, movements: 0 }),
    );
  });

  it('HX-PUR-1 a warband that has won', () => {
    const s = stage(OPEN, { red: ['war WB B B3 E'], blue: ['foe HI B B5 W', 'two HI B A8 E'] });
    s.activate('war').pick('charge foe at B5 from B4');
    s.passAll(6, ...ones(6), ...ones(5), 1);
    const found = played(s, 'to B6', 'pursuit', ({ hexes }) => pursuitCalculation.describe(hexes));
    expectSame(found, calculated(pursuitCalculation, { type: 'WB' }));
  });
});
