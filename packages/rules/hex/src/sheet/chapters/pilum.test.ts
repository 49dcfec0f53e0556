import { scriptedDice } from '@acies/kernel/testing';
import { describe, expect, it } from 'vitest';
import { fighter, lines } from '../../testing/situations.ts';
import { stage } from '../../testing/stage.ts';
import { prepareMelee, resolveMelee } from './melee.ts';
import { type PilumSituation, pilumTally } from './pilum.ts';

const fresh: PilumSituation = { attacking: false, disordered: false, supporting: false, sp: 5, lost: 0 };

const DEFENDING = 'HX-PIL-1 pila, defending +3';
const ATTACKING = 'HX-PIL-1 pila, attacking +1';
const DISORDERED = 'HX-PIL-1 disordered -1';

describe('HX-PIL-1 dice for pila', () => {
  it.each<[string, Partial<PilumSituation>, string[], number]>([
    ['defending', {}, [DEFENDING], 3],
    ['attacking', { attacking: true }, [ATTACKING], 1],
    ['defending disordered', { disordered: true }, [DEFENDING, DISORDERED], 2],
    [
      'attacking disordered with more than 3 SP',
      { attacking: true, disordered: true, sp: 4, lost: 1 },
      [ATTACKING, DISORDERED, 'HX-PIL-1 at least 1 with more than 3 SP +1'],
      1,
    ],
    [
      'attacking disordered with 3 SP',
      { attacking: true, disordered: true, sp: 3, lost: 2 },
      [ATTACKING, DISORDERED],
      0,
    ],
    ['supporting', { supporting: true }, [DEFENDING, 'HX-PIL-1 at most 1 supporting -2'], 1],
    ['supporting an attack', { supporting: true, attacking: true }, [ATTACKING], 1],
    [
      'supporting disordered',
      { supporting: true, disordered: true },
      [DEFENDING, DISORDERED, 'HX-PIL-1 at most 1 supporting -1'],
      1,
    ],
    ['after a loss', { sp: 4, lost: 1 }, [DEFENDING, 'HX-PIL-1 at most 1 after losses -2'], 1],
    ['with 1 SP left', { sp: 1, lost: 4 }, [DEFENDING, 'HX-PIL-1 at most 1 after losses -2'], 1],
    [
      'after a loss, disordered',
      { sp: 3, lost: 2, disordered: true },
      [DEFENDING, DISORDERED, 'HX-PIL-1 at most 1 after losses -1'],
      1,
    ],
    [
      'supporting after a loss: capped once',
      { supporting: true, sp: 4, lost: 1 },
      [DEFENDING, 'HX-PIL-1 at most 1 supporting -2'],
      1,
    ],
    ['3 SP and no losses', { sp: 3 }, [DEFENDING], 3],
  ])('HX-PIL-1 %s', (_, changes, rows, total) => {
    const tally = pilumTally({ ...fresh, ...changes });
    expect(lines(tally)).toEqual(rows);
    expect(tally.total).toBe(total);
  });
});

describe('HX-PIL-1 pila before a melee', () => {
  const warband = fighter('WB');
  const legion = fighter('Leg');

  it('HX-PIL-1 both sides throw theirs before the melee dice', () => {
    const { pila } = prepareMelee({ attacker: legion, defender: fighter('Leg'), fresh: true });
    expect(lines(pila.attacker)).toEqual([ATTACKING]);
    expect(lines(pila.defender)).toEqual([DEFENDING]);
  });

  it('HX-PIL-1 once per contact: not in later turns of the melee', () => {
    const { pila } = prepareMelee({ attacker: warband, defender: legion, fresh: false });
    expect(pila).toEqual({ attacker: { rows: [], total: 0 }, defender: { rows: [], total: 0 } });
  });

  it('HX-PIL-1 those without pila throw none', () => {
    const { pila } = prepareMelee({ attacker: warband, defender: fighter('HI'), fresh: true });
    expect(pila.attacker.total + pila.defender.total).toBe(0);
  });

  it('HX-PIL-1 a volley hits as shooting does and costs 1 SP at most, and tells in the melee dice', () => {
    const dice = scriptedDice([
      ...[6, 6, 1], // two hits on the warband
      5, // morale 4 - 2: fails by 3, but loses 1 SP at most
      ...[1, 1, 1, 1, 1], // 4 SP - 1 lost - 1 disordered + 3 impact
      ...[1, 1, 1, 1, 1],
    ]);
    const outcome = resolveMelee(prepareMelee({ attacker: warband, defender: legion, fresh: true }), dice);
    dice.assertUsedUp();
    expect(outcome.attacker).toEqual({ pilumHits: 2, hits: 0, loss: 1, leaderLost: false, disordered: true });
    expect(outcome.defender).toEqual({ pilumHits: 0, hits: 0, loss: 0, leaderLost: false, disordered: false });
  });

  it('HX-PIL-1 hits of pila do not count for the winner', () => {
    const dice = scriptedDice([
      6, 6, 6, 1, /* warband */ 1, 1, 1, 1, 1, 6, /* legion */ 1, 1, 1, 1, 1, /* its test */ 1,
    ]);
    const outcome = resolveMelee(prepareMelee({ attacker: warband, defender: legion, fresh: true }), dice);
    dice.assertUsedUp();
    expect(outcome).toMatchObject({ winner: 'attacker', margin: 1, attacker: { pilumHits: 3, hits: 0 } });
  });

  it('HX-PIL-1 the loss to pila is beside that of the melee', () => {
    const dice = scriptedDice([
      ...[6, 1, 1, 6], // hit, morale 3 fails on a 6: 1 SP
      ...[1, 1, 1, 1, 1], // the warband's five dice
      ...[6, 6, 6, 1, 1, 6], // three hits, morale 4 - 1 - 1 - 3 fails: 2 SP at most
    ]);
    const outcome = resolveMelee(prepareMelee({ attacker: warband, defender: legion, fresh: true }), dice);
    dice.assertUsedUp();
    expect(outcome.attacker).toMatchObject({ pilumHits: 1, hits: 3, loss: 3 });
  });

  it('HX-PIL-1 HX-MOR-3 horse loses 1 SP to pila and melee together, and is still hit', () => {
    const dice = scriptedDice([
      ...[6, 1, 1, 6], // a hit, which fails on a 6: 1 SP
      ...[1, 1, 1, 1], // 4 SP - 1 lost - 1 disordered + 2 impact
      ...[6, 6, 1, 1, 1, 6], // two hits, the test failed: the pila have had their 1 SP
    ]);
    const horse = { attacker: fighter('HC'), defender: legion, fresh: true };
    const outcome = resolveMelee(prepareMelee(horse), dice);
    dice.assertUsedUp();
    expect(outcome).toMatchObject({ winner: 'defender', margin: 2, attacker: { pilumHits: 1, hits: 2, loss: 1 } });
    const unhurt = scriptedDice([...[1, 1, 1], ...[1, 1, 1, 1, 1, 1], ...[6, 6, 1, 1, 1, 6]]);
    expect(resolveMelee(prepareMelee(horse), unhurt).attacker).toMatchObject({ pilumHits: 0, hits: 2, loss: 1 });
    unhurt.assertUsedUp();
  });

  it('HX-PIL-1 a stand that pila destroy does not fight', () => {
    const dice = scriptedDice([6, 1, 1, 6]);
    const outcome = resolveMelee(
      prepareMelee({ attacker: fighter('WB', { sp: 1, start: 4 }), defender: legion, fresh: true }),
      dice,
    );
    dice.assertUsedUp();
    expect(outcome).toMatchObject({
      winner: 'defender',
      margin: 0,
      attacker: { loss: 1 },
      defender: { hits: 0, loss: 0 },
    });
  });

  it('HX-PIL-1 nor does one that is charged, however weak the charger', () => {
    const last = fighter('Leg', { sp: 1, start: 5 });
    const attack = scriptedDice([6, 6]);
    const charger = prepareMelee({ attacker: last, defender: fighter('WB', { sp: 1, start: 4 }), fresh: true });
    expect(resolveMelee(charger, attack)).toMatchObject({ winner: 'attacker', margin: 0, defender: { loss: 1 } });
    attack.assertUsedUp();
    const defence = scriptedDice([6, 6]);
    const charged = prepareMelee({ attacker: fighter('WB', { sp: 1, start: 4 }), defender: last, fresh: true });
    expect(resolveMelee(charged, defence)).toMatchObject({ winner: 'defender', margin: 0, attacker: { loss: 1 } });
    defence.assertUsedUp();
  });

  it('HX-PIL-1 HX-MOR-1 a commander lost to pila is no help in the melee', () => {
    const dice = scriptedDice([
      ...[6, 1, 1, 6, 5], // a hit, the test fails on a 6, the leader falls
      ...[1, 1, 1, 1, 1], // 4 SP - 1 lost - 1 disordered + 3 impact
      ...[6, 1, 1, 1, 1], // a hit
      2, // morale 4 - 1 disordered - 1 lost - 1 hit: fails by 1
    ]);
    const led = fighter('WB', { commander: true });
    const outcome = resolveMelee(prepareMelee({ attacker: led, defender: legion, fresh: true }), dice);
    dice.assertUsedUp();
    expect(outcome.attacker).toEqual({ pilumHits: 1, hits: 1, loss: 2, leaderLost: true, disordered: true });
  });

  it('HX-PIL-1 two stands that destroy each other with pila: nobody wins', () => {
    const last = fighter('Leg', { sp: 1, start: 5 });
    const dice = scriptedDice([6, 6, 6, 6]);
    const outcome = resolveMelee(prepareMelee({ attacker: last, defender: last, fresh: true }), dice);
    dice.assertUsedUp();
    expect(outcome).toMatchObject({ winner: null, margin: 0, attacker: { loss: 1 }, defender: { loss: 1 } });
  });

  it('HX-PIL-1 supports add their pila', () => {
    const { pila } = prepareMelee({ attacker: warband, defender: fighter('Leg', { supportPila: 2 }), fresh: true });
    expect(lines(pila.defender)).toEqual([DEFENDING, 'HX-MEL-7 pila of supports +2']);
    expect(pila.defender.total).toBe(5);
    const hastati = prepareMelee({ attacker: warband, defender: fighter('HI', { supportPila: 1 }), fresh: true });
    expect(lines(hastati.pila.defender)).toEqual(['HX-MEL-7 pila of supports +1']);
  });
});

describe('HX-PIL-1 in play', () => {
  const OPEN = `
. . . . . . .
 . . . . . . .
. . . . . . .
`;

  it('HX-PIL-1 thrown when charged, with the rows in the log, and not again next turn', () => {
    const s = stage(OPEN, { red: ['war WB B B2 E'], blue: ['leg Leg B B5 W'] });
    s.activate('war').pick('charge leg at B5 from B4');
    s.passAll(...[6, 1, 1], 1, ...[1, 1, 1, 1, 1, 1], ...[1, 1, 1, 1, 1], ...[6, 1]);
    const [first] = s.told('melee');
    expect(lines(first!.tallies.defender.pila)).toEqual([DEFENDING]);
    expect(first!.tallies.attacker.pila.rows).toEqual([]);
    expect(first!.outcome.attacker).toMatchObject({ pilumHits: 1, hits: 0, loss: 0, disordered: true });
    expect(s.stand('war')).toMatchObject({ sp: 4, disordered: true });
    // Drawn: next turn there are no pila and no impact, and the warband is still disordered.
    s.passAll(...[1, 1, 1], ...[1, 1, 1, 1, 1], ...[6, 1]);
    expect(s.told('melee')[1]!.tallies.defender.pila.rows).toEqual([]);
  });

  it('HX-PIL-1 HX-MOR-3 horse on a legion loses 1 SP in all', () => {
    const s = stage(OPEN, { red: ['cav HC B B2 E'], blue: ['leg Leg B B5 W'] });
    s.activate('cav').pick('charge leg at B5 from B4');
    s.passAll(...[6, 1, 1], 6, ...[1, 1, 1, 1], ...[6, 6, 1, 1, 1], 6);
    expect(s.asked).toBe('red retreat');
    expect(s.stand('cav').sp).toBe(3);
  });

  it('HX-UNIT-2 HX-PIL-1 who has pila the battle says, where it says so', () => {
    const pila = (type: string, pilum: boolean): string[] => {
      const armies = { red: ['war WB B B2 E'], blue: [`leg ${type} B B5 W`] };
      const s = stage(OPEN, armies, { stands: { leg: { pilum } } });
      s.activate('war').pick('charge leg at B5 from B4');
      s.passAll(...(pilum ? [1, 1, 1] : []), ...[1, 1, 1, 1, 1, 1, 1], ...[1, 1, 1, 1, 1], ...[6, 1]);
      return lines(s.told('melee')[0]!.tallies.defender.pila);
    };
    expect([pila('HI', true), pila('Leg', false)]).toEqual([[DEFENDING], []]);
  });

  it('HX-PIL-1 a legion that charges throws one', () => {
    const s = stage(OPEN, { red: ['leg Leg B B3 E'], blue: ['war WB B B5 W'] });
    s.activate('leg').pick('charge war at B5 from B4');
    s.passAll(1, ...[1, 1, 1, 1, 1, 1], ...[1, 1, 1, 1], ...[6, 1]);
    expect(lines(s.told('melee')[0]!.tallies.attacker.pila)).toEqual([ATTACKING]);
  });
});
