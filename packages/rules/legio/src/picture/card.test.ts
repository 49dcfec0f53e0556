import type { PieceCard } from '@acies/kernel/picture';
import { describe, expect, it } from 'vitest';
import { legioRules } from '../rule-set.ts';
import { type LegioStage, stage } from '../testing/stage.ts';
import { patch } from '../testing/terrain.ts';

/** He is asked first, so that nothing has happened to the others yet. */
const FIRST = 'first SW 1700 1150';

const cardOf = (s: LegioStage, key: string): PieceCard => legioRules.picture!.card(s.g, s.id(key));
const factsOf = (s: LegioStage, key: string): Record<string, string> =>
  Object.fromEntries(cardOf(s, key).facts.map(({ name, value }) => [name, value]));

describe('the card of a unit', () => {
  it('says what it is and how it is', () => {
    const red = ['a SW 500 900 B legionaries dp=2 casualties=1 moved last=move', 'b HC 700 900'];
    const s = stage({ red, blue: ['x WB 500 100'] }, { leaders: { red: ['Carus general a'] }, inspires: { Carus: 1 } });
    expect(factsOf(s, 'a')).toEqual({
      Army: 'Red',
      Type: 'Shieldwall (SW)',
      Grade: 'B',
      Traits: 'Legionaries',
      Combat: '3',
      Missiles: '40 paces, one shot',
      Command: 'Carus’s, the general',
      Strength: '5 of 6 stands, 3 abreast',
      State: 'Line, 2 DPs',
      Leader: 'Carus, general, inspires it',
      Control: 'In hand',
      'This turn': 'Has moved',
      'Last turn': 'It moved',
      Place: '500, 900, facing 0°',
    });
  });

  it.each([
    ['SW hasShot', 'Missiles', 'Its one shot is gone'],
    ['WB', 'Missiles', 'None'],
    ['Arch', 'Missiles', '100 paces'],
    ['HC routing', 'State', 'Unformed, 5 DPs, shaken, in rout'],
    ['HC pursuing', 'State', 'Unformed, in pursuit'],
    ['SW halts', 'Control', 'Its control test has halted it'],
    ['SW loose halted', 'Control', 'Nobody has it in hand yet, halted after combat'],
    [
      'SW rests formedUp shotAt shotOver motion=charging',
      'This turn',
      'Has not moved, rests, has formed up, charging, has been shot at, archers have shot over it',
    ],
  ])('%s: %s %s', (words, fact, value) => {
    const [type, ...rest] = words.split(' ');
    const s = stage({ red: [`a ${type} 500 900 ${rest.join(' ')}`, FIRST], blue: ['x WB 500 100'] });
    expect(factsOf(s, 'a')[fact]).toBe(value);
  });

  it('of who is gone there is nothing more to say', () => {
    const s = stage({ red: ['a SW 500 900', 'b SW 700 900 where=gone'], blue: ['x WB 500 100'] });
    expect(cardOf(s, 'b').relations).toEqual([]);
    expect(factsOf(s, 'b')).toMatchObject({ Strength: 'Gone' });
    expect(factsOf(s, 'b').State).toBeUndefined();
  });
});

describe('how a unit stands to others', () => {
  it('enemies by where they are, flanks, supports, whom it can shoot at, and ground', () => {
    const red = ['a SW 500 900', 'b SW 570 900', 'c SW 500 950'];
    const s = stage(
      { red, blue: ['x WB 500 860', 'y HC 400 915 facing=90'] },
      { terrain: [patch('difficult', 450, 600, 890, 930)] },
    );
    expect(cardOf(s, 'a').relations).toEqual([
      'Front to x at 40 paces',
      'y on its left flank at 70 paces',
      'Left flank open',
      'Right flank covered by b at 10 paces',
      'Supported by c behind it',
      'Can shoot at x',
      `On ${s.setup.terrain[0]!.id} (difficult ground)`,
    ]);
  });

  it('whom it fights, and where it is struck', () => {
    const s = stage(
      { red: ['a SW 500 900', FIRST], blue: ['x WB 500 900', 'y HC 470 920 facing=90'] },
      { contacts: ['a x', 'y a flank'], from: 'moveFirst' },
    );
    expect(cardOf(s, 'a').relations.slice(0, 2)).toEqual(['Fights x', 'Fights y, struck in flank']);
    expect(cardOf(s, 'y').relations[0]).toBe('Fights a, in his flank');
  });
});
