import { describe, expect, it } from 'vitest';
import { scene } from './testing/scene.ts';

const OPEN = `
. . . . . . .
 . . . . . . .
. . . . . . .
`;

describe('HX-SEQ-5 a charge', () => {
  it('ends adjacent with the target in front, and is in contact', () => {
    const s = scene(OPEN, { red: ['war WB B B2 E'], blue: ['hop HI B B5 W'] });
    s.activate('war').pick('charge hop at B5 from B4');
    expect(s.at('war')).toBe('B4');
    expect(s.board.contacts).toEqual([{ attacker: s.id('war'), defender: s.id('hop'), fresh: true, fought: false }]);
  });
});
