import type { Overlay, PieceCard, Spot } from '@acies/kernel/picture';
import { describe, expect, it } from 'vitest';
import { cbRules } from '../rule-set.ts';
import { type CbStage, type StageOptions, stage } from '../testing/stage.ts';
import { patch } from '../testing/terrain.ts';

/** He is asked first, so that nothing has happened to the others yet. */
const FIRST = 'first HI 40 28';

const cardOf = (s: CbStage, key: string): PieceCard => cbRules.picture!.card(s.g, s.id(key));
const factsOf = (s: CbStage, key: string): Record<string, string> =>
  Object.fromEntries(cardOf(s, key).facts.map(({ name, value }) => [name, value]));

describe('the card of a unit', () => {
  it('says what it is and how it is', () => {
    const s = stage(
      { red: ['a Pike 20 25 A dp=2 casualties=1 moved shot last=move', FIRST], blue: ['x HI 20 2'] },
      { leaders: { red: ['Cato general a'] }, inspires: { Cato: 1 }, wounds: { Cato: 1 } },
    );
    expect(factsOf(s, 'a')).toEqual({
      Army: 'Red',
      Type: 'Pike phalanx (Pike)',
      Grade: 'A',
      Traits: 'High morale',
      Combat: '4',
      Missiles: 'None',
      Command: 'Cato’s',
      Strength: '7 of 8 stands, 4 abreast',
      State: 'Line, 2 DPs',
      Leader: 'Cato, general, wounded, inspires it',
      Order: 'Attack',
      'This turn': 'Has moved, has shot',
      'Last turn': 'It moved',
      Place: '20, 25, facing 0°',
    });
  });

  it.each([
    ['LI', 'Missiles', 'Javelin, 1 JT'],
    ['HI routing', 'State', 'Unformed, 5 DPs, shaken, in rout'],
    ['HI advancing', 'State', 'Line, advances without orders'],
    ['HI control=halts', 'Control', 'Its control test has halted it'],
    ['HI rallies', 'Stays', 'It rallies'],
    ['HI fought rush=spent opened', 'This turn', 'Has not moved, has opened its ranks, has charged, has fought'],
  ])('%s: %s %s', (words, fact, value) => {
    const [type, ...rest] = words.split(' ');
    const red = [`a ${type} 20 25 ${rest.join(' ')}`, FIRST];
    expect(factsOf(stage({ red, blue: ['x HI 20 2'] }), 'a')[fact]).toBe(value);
  });
});

describe('how a unit stands to others', () => {
  it('whom it fights, enemies by where they are, flanks, shots and ground', () => {
    const s = stage(
      { red: ['a LI 20 25', 'b HI 25 25', FIRST], blue: ['x HI 20 24', 'y HC 13 25.5 facing=90'] },
      { terrain: [{ ...patch('difficult', [17, 24, 23, 26]), id: 'scrub' }] },
    );
    expect(cardOf(s, 'a').relations).toEqual([
      'Front to x at 1 JT',
      'y on its left flank at 5 JT',
      'Left flank open',
      'Right flank covered by b at 1 JT',
      'Can shoot at x',
      'On scrub (difficult ground)',
    ]);
  });

  it('where it is struck, and by whom', () => {
    const s = stage({ red: ['a HI 20 25', FIRST], blue: ['x HI 18 25.5 facing=90'] }, { contacts: ['x a flank'] });
    expect(cardOf(s, 'a').relations[0]).toBe('Fights x, struck in flank');
    expect(cardOf(s, 'x').relations[0]).toBe('Fights a, in his flank');
  });
});

describe('what is laid round a unit', () => {
  const overlaysOf = (unit: string, enemy = 'x HI 20 2', options: StageOptions = {}): Overlay[] => {
    const s = stage({ red: [unit, FIRST], blue: [enemy] }, options);
    return cbRules.picture!.overlays(s.g, s.id('a'));
  };
  const texts = (...given: Parameters<typeof overlaysOf>): string[] =>
    overlaysOf(...given).map(({ kind, text }) => `${kind}: ${text}`);
  const top = ({ outlines }: Overlay): number => Math.min(...outlines!.flat().map(({ y }: Spot) => y)) / 4000;

  it('CB-MOV-1 CB-MOV-9 CB-SEQ-6 how far it moves and charges at most', () => {
    expect(texts('a HI 20 25')).toEqual([
      'move: Move, up to 11 JT, or 22 if it stays beyond bow shot',
      'move: Charge, up to 5 JT',
    ]);
    expect(overlaysOf('a HI 20 25').map(top)).toEqual([14, 20]);
    expect(texts('a HC 20 25')[1]).toBe('move: Charge, up to 16 JT');
    expect(texts('a HI 20 25 column')).toEqual(['move: Move, up to 4 JT, or 8 if it stays beyond bow shot']);
  });

  it('CB-UNIT-1 CB-SHO-4 its ranges, the short apart', () => {
    expect(texts('a Bow 20 25').filter((text) => text.startsWith('range'))).toEqual([
      'range: Shoots to 1 JT, short range: +1 at the unarmoured',
      'range: Shoots to 5 JT',
    ]);
    expect(
      overlaysOf('a Bow 20 25')
        .filter(({ kind }) => kind === 'range')
        .map(top),
    ).toEqual([24, 20]);
    expect(texts('a Art 20 25').filter((text) => text.startsWith('range'))).toEqual(['range: Shoots to 20 JT']);
  });

  it('CB-SEQ-6 CB-SHO-5 who could charge it or shoot at it', () => {
    const threats = (enemy: string): string[] => texts('a HI 20 25', enemy).filter((text) => text.startsWith('threat'));
    expect(threats('x HI 20 20')).toEqual(['threat: x can charge it, from 5 JT']);
    expect(threats('x HI 20 19.9')).toEqual([]);
    expect(threats('x Bow 20 20')).toEqual(['threat: x can shoot at it']);
    expect(threats('x Bow 20 19.9')).toEqual([]);
  });

  it('who flees or fights goes nowhere, and CB-SHO-5 shoots at nobody', () => {
    expect(texts('a Bow 20 25 routing')).toEqual([]);
    expect(texts('a Bow 20 25', 'x HI 20 25', { contacts: ['a x'] })).toEqual([]);
    expect(texts('a HI 20 25 routing')).toEqual([]);
    expect(texts('a HI 20 25', 'x HI 20 25', { contacts: ['a x'] })).toEqual([]);
  });
});
