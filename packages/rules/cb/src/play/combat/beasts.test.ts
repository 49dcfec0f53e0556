import { describe, expect, it } from 'vitest';
import { combatPhase, declare, fight, moves, rowsOf, shocks } from '../../testing/combat-phase.ts';
import { type CbStage, type StageOptions, stage } from '../../testing/stage.ts';

const FAR = 'z Art 42 2';
const shying = (red: readonly string[], blue: readonly string[]): string[] =>
  shocks(stage({ red, blue }, { from: 'shy', turns: 1 }));

describe('CB-MOR-3 CB-MOR-4 beasts', () => {
  it.each([
    ['a HC 20 20', 'x El 20 19', ['a 2 cavalry near elephants']],
    ['a HC 20 20', 'x El 20 18.99', []],
    ['a LC 20 20', 'x El 20 19', ['a 2 cavalry near elephants']],
    ['a HC 20 20', 'x Cam 20 19', ['a 1 cavalry near camels']],
    ['a HC 20 20', 'x Cam 20 18.99', []],
    ['a HI 20 20', 'x El 20 19', []],
    ['a Cam 20 20', 'x El 20 19', []],
    ['a Ch 20 20', 'x El 20 19', []],
    ['a HC 20 20 routing', 'x El 20 19', []],
  ])('CB-MOR-3 CB-MOR-4 %s, %s', (a, x, felt) => {
    expect(shying([a], [x])).toEqual(felt);
  });

  it('CB-MOR-3 1 DP if its own army has elephants', () => {
    expect(shying(['a HC 20 20', 'e El 40 26'], ['x El 20 19'])).toEqual([
      'a 1 cavalry used to elephants near elephants',
    ]);
  });

  it('CB-MOR-10 each kind once, however many; those of its own side do not count', () => {
    expect(shying(['a HC 20 20', 'c Cam 24.5 20'], ['x El 19 19', 'y El 21 19', 'k Cam 20 23 facing=0'])).toEqual([
      ...['a 2 cavalry near elephants', 'a 1 cavalry near camels'],
    ]);
  });

  it('CB-MOR-10 after charge moves and before the combat', () => {
    const s = combatPhase(['a HC 20 24', 'r Art 3 28'], ['x El 20 19', FAR]);
    declare(s, ['a x']).pick('2 dice', 3, 3, 1, 4, 6);
    expect([shocks(s)[0], rowsOf(s, 'a')]).toEqual([
      'a 2 cavalry near elephants',
      'combat factor 3, coming on 1, DPs -2',
    ]);
  });
});

/** Elephants of red beat x by a little. */
const elephants = (type: string, ...dice: number[]): CbStage =>
  fight([`a ${type} 20 20 combat=5`, 'r Art 3 28'], ['x HI 20 20', FAR], ['a x'], [4, 5, ...dice]);

describe('CB-SPT-1 CB-SPT-2 critical hits', () => {
  it('CB-SPT-1 1-2 is a critical hit, 3 is none', () => {
    expect(elephants('El', 3).told('critical')).toMatchObject([{ dps: 1, hits: 0, fate: 'holds' }]);
    expect(elephants('El', 2, 1).told('critical')).toMatchObject([{ dps: 1, hits: 1, fate: 'holds' }]);
  });

  it('CB-SPT-2 1-2 a stand', () => {
    expect(elephants('El', 1, 2).unit('a')).toMatchObject({ casualties: 1, where: 'table' });
  });

  it.each([
    ['El', 3, 'ran amok'],
    ['El', 6, 'ran amok'],
    ['SyCh', 3, 'destroyed'],
    ['SyCh', 4, 'ran amok'],
  ])('CB-SPT-2 %s, %i: %s', (type, face, how) => {
    // Of scythed chariots an inconclusive round is two dice; away from everybody, to the right.
    const hits = type === 'SyCh' ? [1, 6, face] : [1, face];
    const run = how === 'ran amok' ? (type === 'SyCh' ? [3, 2, 2, 1] : [3, 2, 1]) : [];
    const s = elephants(type, ...hits, ...run);
    expect(s.told('destroyed')).toMatchObject([{ unit: 0, how }]);
    expect([s.contacts, s.unit('x').mood]).toEqual([[], 'steady']);
  });

  it('CB-SPT-1 from morale: charged from behind the flank; who runs amok is not fought', () => {
    const struck = (...dice: number[]): CbStage => {
      const s = combatPhase(['a HI 19 20', 'r Art 3 28'], ['x El 20 17 facing=90', FAR]);
      return declare(s, ['a x']).pick('1 die', 3, ...dice);
    };
    expect(struck(3, 3, 3, 6).told('critical')[0]).toMatchObject({ dps: 1, hits: 0 });
    const s = struck(1, 5, 12, 2, 1);
    expect([s.at('x'), s.contacts, s.told('combat'), s.unit('a').motion]).toEqual(['gone', [], [], 'standing']);
  });
});

describe('CB-SPT-3 rampages', () => {
  // Elephants of blue are beaten by 5; then the way, and how far.
  const amok = (
    way: number,
    more: readonly string[] = [],
    dice: readonly number[] = [],
    options?: StageOptions,
  ): CbStage =>
    fight(['a HI 20 20', 'r Art 3 28'], ['x El 20 20', FAR, ...more], ['a x'], [6, 1, way, 2, 1, ...dice], options);
  const bursts = (s: CbStage): string[] => shocks(s).filter((one) => one.includes('burst'));

  it('CB-RES-10 CB-MOR-8 straight on through the enemy: 2 DP; and it is gone', () => {
    const s = amok(12);
    expect([bursts(s), s.at('x'), moves(s)]).toEqual([['a 2 burst through'], 'gone', ['x rampage', 'a halt']]);
  });

  it('CB-SPT-3 back through its friends, and past who stands aside', () => {
    expect(bursts(amok(6, ['w HI 20 16']))).toEqual(['w 2 burst through']);
    expect(bursts(amok(3, ['w HI 20 16']))).toEqual([]);
    // To its right, which is the left of the table.
    expect(bursts(amok(3, ['w HI 17 20 stands=4 files=2']))).toEqual(['w 2 burst through']);
    expect(bursts(amok(9, ['w HI 17 20 stands=4 files=2']))).toEqual([]);
  });

  it('CB-SPT-3 CB-MOV-4 as far as all its dice', () => {
    // Turned about it begins at 18, and goes 3 JT: to 15.
    expect(bursts(amok(6, ['w HI 20 15.1']))).toEqual(['w 2 burst through']);
    expect(bursts(amok(6, ['w HI 20 15']))).toEqual([]);
  });

  it('CB-SPT-3 (R) where it would end on somebody it goes on until it is clear of all', () => {
    expect(bursts(amok(6, ['w HI 20 16', 'v HI 20 14.5']))).toEqual(['w 2 burst through', 'v 2 burst through']);
    expect(bursts(amok(6, ['w HI 20 16', 'v HI 20 11']))).toEqual(['w 2 burst through']);
  });

  it('CB-SPT-3 is told in the order of its way, and its end last', () => {
    const s = amok(6, ['w HI 20 14.5', 'v HI 20 16']);
    expect(bursts(s)).toEqual(['v 2 burst through', 'w 2 burst through']);
    const told = s.events.map(({ type }) => type).filter((type) => type === 'burst' || type === 'destroyed');
    expect(told).toEqual(['burst', 'burst', 'destroyed']);
  });

  it('CB-MOR-3 CB-MOR-10 frightens cavalry of either side within 1 JT of its way, and no farther', () => {
    const frights = (...args: Parameters<typeof amok>): string[] =>
      shocks(amok(...args)).filter((one) => one.includes('elephants'));
    // Its way is from 18 to 15, a stand wide: 19.5 to 20.5.
    expect(frights(6, ['w HC 23 17 stands=4 files=2'])).toEqual([]);
    expect(frights(6, ['w HC 22.5 17 stands=4 files=2'])).toEqual(['w 1 cavalry used to elephants near elephants']);
    // Beside where it begins.
    expect(frights(6, ['w HC 23.5 19.5 stands=4 files=4'])).toEqual(['w 1 cavalry used to elephants near elephants']);
    expect(frights(6, ['w HC 20 14 stands=4 files=2'])).toEqual(['w 1 cavalry used to elephants near elephants']);
    expect(frights(6, ['w HC 20 13.9 stands=4 files=2'])).toEqual([]);
    expect(frights(6, ['w HI 22.5 17 stands=4 files=2'])).toEqual([]);
    expect(frights(6, ['w HC 22.5 17 stands=4 files=2 shied'])).toEqual([]);
    const red = fight(
      ['a HI 20 20', 'c HC 22.5 17 stands=4 files=2 facing=180'],
      ['x El 20 20', FAR],
      ['a x'],
      [6, 1, 6, 2, 1],
    );
    expect(shocks(red).filter((one) => one.includes('elephants'))).toEqual(['c 2 cavalry near elephants']);
  });

  it('CB-MOR-3 CB-MOR-10 once a turn: who has shied at those of the enemy does not again', () => {
    expect(shying(['a HC 20 20 shied'], ['x El 20 19'])).toEqual([]);
    expect(shying(['a HC 20 20 shied'], ['x Cam 20 19'])).toEqual(['a 1 cavalry near camels']);
    const s = stage({ red: ['a HC 20 20'], blue: ['x El 20 19'] }, { from: 'shy', turns: 1 });
    expect(s.unit('a').shied).toBe(true);
  });

  it('CB-MOR-8 CB-SPT-1 special troops throw for it', () => {
    // And once more for the loss of the elephants (CB-MOR-2).
    expect(amok(6, ['w Art 20 16'], [6, 3, 6]).told('critical')).toMatchObject([
      { dps: 2, hits: 0 },
      { dps: 1, hits: 0 },
    ]);
  });

  it('CB-MOR-10 who is in rout takes none', () => {
    expect(bursts(amok(6, ['w HI 20 16 routing']))).toEqual([]);
  });
});

describe('CB-RES-2 CB-RES-5 CB-AFT-8 scythed chariots burst through', () => {
  const scythes = (...dice: number[]): CbStage =>
    fight(['a SyCh 20 20 motion=charging', 'r Art 3 28'], ['x HI 20 20', FAR], ['a x fresh'], dice);

  it('CB-RES-2 on a success without a critical hit, to the far side: 2 DP', () => {
    const s = scythes(5, 1, 3);
    expect([moves(s), s.at('a'), s.contacts]).toEqual([['x halt', 'a burst through'], '20 17 0', []]);
    expect(shocks(s)).toEqual(['x 2 combat', 'x 2 burst through']);
    const hit = scythes(5, 1, 2, 1);
    expect([moves(hit), hit.contacts]).toEqual([['x halt', 'a halt'], ['a-x front']]);
  });

  it('CB-RES-5 and inconclusive, for two dice', () => {
    const s = scythes(3, 4, 3, 3);
    expect([moves(s), shocks(s)]).toEqual([
      ['x halt', 'a burst through'],
      ['x 1 combat', 'x 2 burst through'],
    ]);
    expect(moves(scythes(3, 4, 3, 1, 2))).toEqual(['x halt', 'a halt']);
  });
});
