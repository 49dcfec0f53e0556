import { describe, expect, it } from 'vitest';
import { block } from '../board/stands.ts';
import { bodiesOf, boxAt, ground } from '../testing/bodies.ts';
import { factsFrom, inARow, noteWords, poseWords, relationsIn } from './card.ts';
import { disorderBadges, goneBadge, type PicturedUnit, sceneOf } from './scene.ts';
import { areasFrom, terrainPiece, terrainWords } from './terrain.ts';

const unit = (id: number, drawn: PicturedUnit['drawn']): PicturedUnit => ({
  ...{ id, key: `u${id}`, name: `Unit ${id}`, side: 'red', type: 'SW', left: 5, start: 6 },
  ...{ badges: [], leaders: [], isSpent: false, drawn },
});

describe('a scene of units of stands', () => {
  it('has who is there by middle, files and ranks, and who is gone beside it', () => {
    const there = unit(0, { box: boxAt({ at: [500, 600], ranks: 2 }), block: block(5, 3) });
    const scene = sceneOf({
      ...{ table: { width: 10, height: 20 }, measure: { name: 'pace', length: 100 } },
      ...{ areas: [], tokens: [], links: [], units: [there, unit(1, undefined)] },
    });
    expect([scene.width, scene.height, scene.cells]).toEqual([10, 20, []]);
    expect(scene.pieces).toHaveLength(1);
    expect(scene.pieces[0]).toMatchObject({ id: 0, label: 'u0', x: 50_000, y: 62_000, files: 3, ranks: 2 });
    expect(scene.trays.map(({ side, pieces }) => [side, pieces.map(({ id }) => id)])).toEqual([['red', [1]]]);
  });

  it('disorder is seen with its number', () => {
    expect(disorderBadges({ dp: 0, shaken: false })).toEqual([]);
    expect(disorderBadges({ dp: 3, shaken: true }).map(({ sign, text }) => `${sign} ${text}`)).toEqual([
      '3 3 DPs',
      'S shaken',
    ]);
    expect([goneBadge(true).sign, goneBadge(false).sign]).toEqual(['†', '→']);
  });
});

describe('words on a card', () => {
  it('facts without a value are left out, others begin like sentences', () =>
    expect(factsFrom({ State: 'line', Leader: '' })).toEqual([{ name: 'State', value: 'Line' }]));

  it('lists, notes and places', () => {
    expect([inARow([]), inARow(['a']), inARow(['a', 'b', 'c'])]).toEqual(['', 'a', 'a, b and c']);
    expect(noteWords(['a', false, undefined, '', 'b'])).toBe('a, b');
    expect(poseWords({ x: 5050, y: 100, heading: 900 }, 100)).toBe('50.5, 1, facing 90°');
  });

  it('relations speak of enemies as such and of friends who cover', () => {
    const bodies = bodiesOf([{ at: [500, 600] }, { at: [570, 600] }], [{ at: [500, 500], heading: 180 }]);
    const standing = {
      bodies,
      nameOf: (id: number) => `u${id}`,
      say: (length: number) => `${length / 100} p`,
      cover: 4000,
    };
    expect(relationsIn(standing, 0)).toEqual([
      'Front to u2 at 100 p',
      'Left flank open',
      'Right flank covered by u1 at 10 p',
    ]);
  });
});

describe('ground', () => {
  const wood = terrainPiece('wood', { ground: 'woods', words: 'difficult ground' }, ground(400, 500, 600, 605).points);
  const canal = terrainPiece('canal', { ground: 'water', words: 'canal', isLine: true }, [
    { x: 0, y: 62_000 },
    { x: 90_000, y: 62_000 },
  ]);

  it('is drawn closed or as a line', () =>
    expect(
      areasFrom([wood, canal]).map(({ ground: kind, name, isLine, outline }) => [kind, name, isLine, outline.length]),
    ).toEqual([
      ['woods', 'wood (difficult ground)', undefined, 4],
      ['water', 'canal', true, 2],
    ]));

  it('is named where a unit is on it', () => {
    expect(terrainWords(boxAt({ at: [500, 600] }), [wood, canal])).toBe('wood (difficult ground) and canal');
    expect(terrainWords(boxAt({ at: [500, 530] }), [wood, canal])).toBe('wood (difficult ground)');
    expect(terrainWords(boxAt({ at: [500, 700] }), [wood, canal])).toBe('open ground');
  });
});
