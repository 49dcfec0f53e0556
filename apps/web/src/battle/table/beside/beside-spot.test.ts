import { expect, it } from 'vitest';
import { spotBeside } from './beside-spot.ts';

const VIEW = { width: 800, height: 600 };
const BOX = { width: 270, height: 300 };

it.each([VIEW, { width: 520, height: 760 }])('a card never lies over its piece where there is room: %j', (view) => {
  const reach = { x: 40, y: 25 };
  for (let x = 0; x <= view.width; x += 50)
    for (let y = 0; y <= view.height; y += 50) {
      const at = spotBeside({ x, y }, reach, BOX, view);
      const isAside =
        at.x >= x + reach.x ||
        at.x + BOX.width <= x - reach.x ||
        at.y >= y + reach.y ||
        at.y + BOX.height <= y - reach.y;
      expect([x, y, isAside]).toEqual([x, y, true]);
      expect(at.x >= 0 && at.y >= 0 && at.x + BOX.width <= view.width && at.y + BOX.height <= view.height).toBe(true);
    }
});

it('goes below a broad piece, and into the farthest corner where a piece fills the view', () => {
  expect(spotBeside({ x: 400, y: 100 }, { x: 380, y: 40 }, BOX, VIEW)).toEqual({ x: 265, y: 154 });
  expect(spotBeside({ x: 300, y: 200 }, { x: 400, y: 300 }, BOX, VIEW)).toEqual({ x: 523, y: 293 });
});
