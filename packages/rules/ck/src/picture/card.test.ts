import { describe, expect, it } from 'vitest';
import { GONE, IN_RESERVE } from '../board/places.ts';
import { type CkStage, plain, type StageOptions, stage } from '../testing/stage.ts';
import { picture } from './picture.ts';

const factsOf = (s: CkStage, key: string): Record<string, string> =>
  Object.fromEntries(picture.card(s.g, s.id(key)).facts.map(({ name, value }) => [name, value]));
const relations = (s: CkStage, key: string): readonly string[] => picture.card(s.g, s.id(key)).relations;

const pair = (options: StageOptions = {}): CkStage =>
  stage(
    plain({ D3: '^' }),
    {
      red: ['pike CO veteran D3 pike noshield', 'cav Cav plain D3', 'gun Art plain E4'],
      blue: ['imm CO elite B3 bow'],
    },
    options,
  );

describe('the card of a unit', () => {
  it('says what it is', () => {
    expect(factsOf(pair(), 'pike')).toEqual({
      ...{ Army: 'red', Type: 'close order infantry (CO)', Quality: 'veteran', Traits: 'pike, no shield' },
      ...{ Strength: '3 of 3 bases', Place: 'D3, gentle hill', Move: '1 zone a turn' },
      ...{ Saves: 'on 5 when shot at, on 4 in a fight' },
    });
    expect(factsOf(pair(), 'cav').Move).toBe('2 zones a turn');
    expect(factsOf(pair(), 'imm').Shooting).toBe('1 zone, 4D6');
    expect(factsOf(pair(), 'gun').Shooting).toBe('2 zones in a straight line');
  });

  it('says how it stands, who leads it and what it has done', () => {
    const s = pair({ generals: { red: ['Alexander D3 valiant'] } });
    Object.assign(s.unit('pike'), { halves: 3, winning: true, held: true, silent: true });
    Object.assign(s.unit('pike'), { moved: true, assaulting: true, assaulted: 2 });
    s.board.markers[s.zone('D3')] = 3;
    expect(factsOf(s, 'pike')).toMatchObject({
      Strength: '1½ of 3 bases, half or more lost',
      State: 'winning, may neither move nor assault, may not shoot',
      General: 'Alexander (valiant) in its zone',
      // Three casualties and no support beside it, a veteran there, a hill.
      Casualties: '3 in its zone, which tests its morale with 2D6',
      'This turn': 'has moved, has assaulted, was assaulted 2 times',
    });
  });

  it('says where one is that is in no zone, and nothing of others', () => {
    const s = pair();
    s.unit('cav').zone = IN_RESERVE;
    expect([factsOf(s, 'cav').Place, relations(s, 'cav')]).toEqual(['in reserve', []]);
    s.unit('cav').zone = GONE;
    expect(factsOf(s, 'cav').Place).toBe('destroyed');
  });
});

describe('the relations of a unit', () => {
  it('name the enemy straight ahead, friends and enemies on its flanks, and who is with it', () => {
    const s = stage(plain({ D3: 'w' }), {
      red: ['pike CO plain D3', 'sk Sk plain D3', 'aux Aux plain D2', 'rear CO plain E3'],
      blue: ['imm CO elite A3', 'kar Aux plain A3', 'raid Cav plain D4'],
    });
    expect(relations(s, 'pike')).toEqual([
      'Front to imm and kar at 3 zones',
      'Left flank covered by aux in D2',
      'Right flank to the enemy: raid in D4',
      'Rear covered by rear in E3',
      'In D3 with sk',
      'Supported by friends beside its zone',
      'Its zone can assault D4',
      'In woods',
    ]);
    expect(relations(s, 'sk')).toContain('Can shoot at D4');
    // Blue looks down the table: its left is to the right.
    expect(relations(s, 'raid')).toEqual([
      'No enemy straight ahead; nearest pike and sk in D3 at 1 zone',
      'Left flank open',
      'Right flank to the enemy: pike and sk in D3',
      'Rear open',
      'Without support beside its zone',
      '1 hostile face',
      'Its zone can assault D3',
      'On open ground',
    ]);
  });

  it('tell of the edge of the table, and of an empty field', () => {
    const s = stage(plain(), { red: ['a CO plain E1'], blue: ['b CO plain A6'] });
    expect(relations(s, 'a').slice(1, 4)).toEqual([
      'Left flank at the edge of the table',
      'Right flank open',
      'Rear at the edge of the table',
    ]);
    s.unit('b').zone = IN_RESERVE;
    expect(relations(s, 'a')[0]).toBe('No enemy on the field');
  });
});
