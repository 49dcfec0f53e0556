import { headingOf, middleOf } from '@acies/hexes';
import type { Json } from '@acies/kernel';
import type { Shown } from '@acies/kernel/picture';
import { describe, expect, it } from 'vitest';
import { retreatDecision } from '../play/charge/retreat.ts';
import { type HexStage, plain, stage } from '../testing/stage.ts';

/** What the option in these words shows. */
function shown(s: HexStage, label: string): Shown {
  const choice = s.options.find((option) => s.question.label(option) === label);
  if (choice === undefined) throw new Error(`no option is "${label}": ${s.labels.join(' | ')}`);
  return s.question.shows(choice as Json);
}

const spot = (s: HexStage, hex: string) => middleOf(s.g.setting.grid, s.hex(hex));
const ghost = (s: HexStage, key: string, hex: string, facing: 0 | 1 | 2 | 3 | 4 | 5) => ({
  ...{ id: s.id(key), ...spot(s, hex), heading: headingOf(facing), width: 80, depth: 40 },
});

describe('what choices show', () => {
  it('activations: who acts; a ride, to whom', () => {
    const s = stage(
      plain(7, 3),
      { red: ['a HI B A1 E', 'b HI B B1 E'], blue: ['e HI B A7 W'] },
      { leaders: { red: ['Caesar general a'] } },
    );
    expect(shown(s, 'a at A1')).toEqual({ pieces: [s.id('a')] });
    expect(shown(s, 'the group of 2 (a, b)')).toEqual({ pieces: [s.id('a'), s.id('b')] });
    expect(shown(s, 'Caesar rides to b')).toEqual({
      pieces: [s.id('a')],
      targets: [s.id('b')],
      way: [spot(s, 'A1'), spot(s, 'B1')],
    });
    expect(shown(s, 'pass: no more activations this turn')).toEqual({});
  });

  it('bounds: the way there, and how it then stands', () => {
    const s = stage(plain(7, 1), { red: ['a HC B A1 E'], blue: ['e HI B A4 W'] }).activate('a');
    const pieces = [s.id('a')];
    expect(s.question.about()).toEqual(pieces);
    expect(shown(s, 'stay')).toEqual({ pieces });
    expect(shown(s, 'about-face')).toEqual({ pieces, cell: s.hex('A1'), ghosts: [ghost(s, 'a', 'A1', 3)] });
    expect(shown(s, 'turn NE')).toEqual({ pieces, cell: s.hex('A1'), ghosts: [ghost(s, 'a', 'A1', 1)] });
    expect(shown(s, 'move to A2, facing E')).toEqual({
      ...{ pieces, cell: s.hex('A2'), ghosts: [ghost(s, 'a', 'A2', 0)] },
      way: [spot(s, 'A1'), spot(s, 'A2')],
    });
    expect(shown(s, 'charge e at A4 from A3')).toEqual({
      ...{ pieces, targets: [s.id('e')], cell: s.hex('A3'), ghosts: [ghost(s, 'a', 'A3', 0)] },
      way: [spot(s, 'A1'), spot(s, 'A2'), spot(s, 'A3')],
    });
  });

  it('going back: a step of one hex, two in breaking off where the type may', () => {
    const armies = { red: ['a HC B A4 E'], blue: ['e HI B A5 W'] };
    const held = stage(plain(7, 1), armies).activate('a');
    expect(shown(held, 'step back').ghosts).toEqual([ghost(held, 'a', 'A3', 0)]);
    const locked = stage(plain(7, 1), armies).lock('a', 'e').activate('a');
    expect(shown(locked, 'break off').ghosts).toEqual([ghost(locked, 'a', 'A2', 0)]);
    // Woods halt it.
    const halted = stage(plain(7, 1, { A3: 'w' }), armies)
      .lock('a', 'e')
      .activate('a');
    expect(shown(halted, 'break off').ghosts).toEqual([ghost(halted, 'a', 'A3', 0)]);
  });

  it('marches: how every member comes to stand, and whom they meet', () => {
    const s = stage(
      plain(7, 3),
      { red: ['a HI B A1 E', 'b HI B B1 E'], blue: ['e HI B A3 W'] },
      { leaders: { red: ['Caesar general a'] } },
    ).activate('a', 'b');
    expect(shown(s, 'turn left').ghosts).toHaveLength(2);
    const charge = shown(s, 'charge 1H E');
    expect(charge.targets).toEqual([s.id('e')]);
    expect(charge.ghosts).toEqual(expect.arrayContaining([ghost(s, 'a', 'A2', 0), ghost(s, 'b', 'B2', 0)]));
  });

  it('responses: the charger, and where an evader goes', () => {
    const s = stage(plain(9, 1), { red: ['a HC B A2 E'], blue: ['e Sk B A5 W'] }).activate('a');
    s.pick('charge e at A5 from A4');
    expect(s.question.about()).toEqual([s.id('e'), s.id('a')]);
    expect(shown(s, 'stand and meet it')).toEqual({ pieces: [s.id('e')], targets: [s.id('a')] });
    expect(shown(s, 'evade')).toMatchObject({ pieces: [s.id('e')], ghosts: [ghost(s, 'e', 'A7', 0)] });
  });

  it('opportunities: who shoots, turns or charges, and at whom', () => {
    const s = stage(plain(7, 3), { red: ['a HC B A1 E'], blue: ['e HI B B4 NW'] }).activate('a');
    s.pick('move to A4, facing E');
    expect([s.asked, s.question.about()]).toEqual(['blue opportunity', [s.id('a')]]);
    expect(shown(s, 'let it pass')).toEqual({});
    for (const label of s.labels.slice(1))
      expect(shown(s, label)).toMatchObject({ pieces: [s.id('e')], targets: [s.id('a')] });
    expect(s.labels.length).toBeGreaterThan(1);
  });

  it('retreats: the hex, and the friend who is pushed out of it', () => {
    const s = stage(plain(7, 1), { red: ['a HC B A4 E', 'f HI B A3 E'], blue: ['e HI B A5 W'] });
    const locals = { stand: s.id('a'), from: s.hex('A5'), left: 1 };
    const { shows } = retreatDecision;
    expect(shows!(s.g, locals, { dir: 3 }, 'red')).toEqual({
      ...{ pieces: [s.id('a')], targets: [s.id('f')], cell: s.hex('A3') },
      ghosts: [ghost(s, 'a', 'A3', 0), ghost(s, 'f', 'A2', 0)],
      way: [spot(s, 'A4'), spot(s, 'A3')],
    });
    // Off the map there is nothing to show.
    expect(shows!(s.g, locals, { dir: 1 }, 'red')).toEqual({ pieces: [s.id('a')] });
  });

  it('every decision shows something, and asks about somebody unless it is about them all', () => {
    const decisions = Object.values(
      stage(plain(3, 1), { red: ['a HI B A1 E'], blue: ['e HI B A3 W'] }).engine.rules.decisions,
    );
    expect(decisions.filter(({ shows }) => !shows).map(({ name }) => name)).toEqual([]);
    expect(decisions.filter(({ about }) => !about).map(({ name }) => name)).toEqual(['activate', 'shoot']);
  });
});
