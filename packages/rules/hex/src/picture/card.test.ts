import { describe, expect, it } from 'vitest';
import { type HexStage, plain, type StageOptions, stage } from '../testing/stage.ts';
import { picture } from './picture.ts';

const factsOf = (s: HexStage, key: string): Record<string, string> =>
  Object.fromEntries(picture.card(s.g, s.id(key)).facts.map(({ name, value }) => [name, value]));
const relations = (s: HexStage, key: string): readonly string[] => picture.card(s.g, s.id(key)).relations;

const pair = (options: StageOptions = {}): HexStage =>
  stage(plain(9, 3, { A1: 'v' }), { red: ['leg Leg A A1 E', 'sk Sk C C1 E'], blue: ['war WB C A9 W'] }, options);

describe('the card of a stand', () => {
  it('says what it is', () => {
    expect(factsOf(pair(), 'leg')).toEqual({
      ...{ Army: 'red', Type: 'legionaries (Leg)', Class: 'A', Move: '1 hex', Impact: '+1', Missiles: 'none' },
      ...{ Traits: 'pila', Strength: '5 of 5 SP', State: 'in order', Place: 'A1, facing E', Ground: 'village' },
      ...{ Leader: 'out of range of any leader', 'This turn': 'Has not acted yet' },
    });
    expect(factsOf(pair(), 'sk')).toMatchObject({ Missiles: 'javelins, range 1 hex', Move: '2 hexes' });
    expect(factsOf(pair(), 'war').Traits).toBe('impetuous');
  });

  it('says how it stands and what it has done', () => {
    const s = pair().lock('war', 'sk');
    const deeds = { activated: true, bounds: 2, charged: true, fired: true, evaded: true, main: true };
    Object.assign(s.stand('sk'), { sp: 1, disordered: true, ...deeds });
    expect(factsOf(s, 'sk')).toMatchObject({
      Strength: '1 of 2 SP',
      State: 'disordered, in contact',
      'This turn': 'Has acted, 2 bounds, has charged, has shot, has evaded, has fought as a main stand',
    });
  });

  it('says how far terrain lets it go, where that is less than its move', () => {
    const s = stage(plain(5, 1, { A1: 'v', A5: ',' }), { red: ['a Sk A A1 E'], blue: ['b HC A A5 W'] });
    expect(factsOf(s, 'a')['From here']).toBe('1 hex in a bound');
    expect(factsOf(s, 'b')['From here']).toBe('2 hexes in a bound');
  });

  it('says who leads it', () => {
    const led = pair({
      leaders: { red: ['Caesar general leg', 'Labienus leader sk'], blue: ['Boduognatus leader war'] },
    });
    expect(factsOf(led, 'leg').Leader).toBe('Caesar rides with it (general, range 6 hexes)');
    expect(factsOf(led, 'war').Leader).toBe('Boduognatus rides with it (range 4 hexes)');
    expect(factsOf(pair({ leaders: { red: ['Caesar general leg'] } }), 'sk').Leader).toBe('in range of Caesar');
  });

  it('says what became of one that is gone, and nothing of its place', () => {
    const s = pair();
    Object.assign(s.stand('sk'), { hex: -1, sp: 0 });
    expect(factsOf(s, 'sk')).toMatchObject({ Fate: 'it is destroyed' });
    expect(factsOf(s, 'sk')).not.toHaveProperty('Place');
    expect(relations(s, 'sk')).toEqual([]);
    s.stand('sk').sp = 1;
    expect(factsOf(s, 'sk').Fate).toBe('it has left the field');
  });
});

describe('the relations of a stand', () => {
  it('name the nearest enemy to its front, on its flanks and behind it', () => {
    const s = stage(plain(9, 9), {
      red: ['a HI B E5 E'],
      blue: ['far HI B E9 W', 'front HI B E8 W', 'left HI B C4 SE', 'right HI B H3 W', 'rear HI B E1 W'],
    });
    expect(relations(s, 'a')).toEqual([
      'Front to front at 3 hexes',
      'Enemy left on its left flank at 2 hexes',
      'Enemy right on its right flank at 3 hexes',
      'Enemy rear in its rear at 4 hexes',
      'Left flank open',
      'Right flank open',
      'On open ground',
    ]);
    expect(relations(s, 'rear')[0]).toBe('No enemy to its front');
  });

  it('say whether a friend covers a flank, or the edge of the map', () => {
    // In a straight line of hexes one flank has the friend beside it, the other half ahead.
    const s = stage(plain(5, 3), { red: ['a HI B A2 E', 'b HI B B2 E', 'c HI B C2 E'], blue: ['e HI B B5 W'] });
    const flanks = (key: string): string[] => relations(s, key).filter((text) => text.includes('flank'));
    expect(flanks('a')).toEqual(['Left flank at the edge of the map', 'Right flank covered by b']);
    expect(flanks('b')).toEqual(['Left flank covered by a', 'Right flank covered by c']);
    expect(flanks('c')).toEqual(['Left flank covered by b', 'Right flank at the edge of the map']);
    s.board.at[s.hex('A2')] = -1;
    s.stand('a').hex = -1;
    expect(flanks('b')).toEqual(['Left flank open', 'Right flank covered by c']);
  });

  it('an enemy beside it covers no flank', () => {
    const s = stage(plain(5, 3), { red: ['b HI B B2 E'], blue: ['e HI B A2 W'] });
    expect(relations(s, 'b')).toContain('Left flank open');
  });

  it('say whom it fights, who holds it, whom it can shoot at and what it stands on', () => {
    const s = stage(plain(5, 1, { A3: 'W' }), { red: ['bow Shot B A3 E'], blue: ['e HI B A4 W'] });
    expect(relations(s, 'bow')).toEqual([
      'Front to e at 1 hex',
      'Left flank at the edge of the map',
      'Right flank at the edge of the map',
      'In the zone of control of e',
      'Can shoot at e',
      'In woods on a hill',
    ]);
    s.stand('bow').facing = 3;
    expect(relations(s.lock('e', 'bow'), 'bow')[0]).toBe('Fights e in its rear');
  });
});
