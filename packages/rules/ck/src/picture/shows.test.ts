import type { Json } from '@acies/kernel';
import type { Shown } from '@acies/kernel/picture';
import { middleOf } from '@acies/zones';
import { describe, expect, it } from 'vitest';
import { type CkStage, ones, plain, stage } from '../testing/stage.ts';
import { picture } from './picture.ts';

/** What the option in these words shows. */
function shown(s: CkStage, label: string | RegExp): Shown {
  const fits = (text: string): boolean => (typeof label === 'string' ? text === label : label.test(text));
  const choice = s.options.find((option) => fits(s.question.label(option)));
  if (choice === undefined) throw new Error(`no option is "${label}": ${s.labels.join(' | ')}`);
  return s.question.shows(choice as Json);
}

const middle = (s: CkStage, zone: string) => middleOf(s.g.setting.grid, s.zone(zone));

/** How a unit stands on the table now. */
function standing(s: CkStage, key: string) {
  const { id, x, y, heading, width, depth } = picture.scene(s.g).pieces.find((piece) => piece.id === s.id(key))!;
  return { id, x, y, heading, width, depth };
}

const ids = (s: CkStage, ...keys: string[]): number[] => keys.map((key) => s.id(key));

describe('what choices show', () => {
  it('moves: where the unit then stands among those who are there', () => {
    const s = stage(plain(), { red: ['a Cav plain D3', 'b CO plain C3'], blue: ['e CO plain A6'] }, { first: 'red' });
    expect([s.asked, s.question.about()]).toEqual(['red move', ids(s, 'a', 'b')]);
    expect(shown(s, 'done with this column')).toEqual({});
    const step = shown(s, 'a to C3');
    expect(step).toMatchObject({ pieces: ids(s, 'a'), cell: s.zone('C3'), way: [middle(s, 'D3'), middle(s, 'C3')] });
    s.move('a', 'C3');
    expect(step.ghosts).toEqual([standing(s, 'a')]);
    expect([s.asked, s.question.about(), shown(s, 'stay')]).toEqual([
      'red go-on',
      ids(s, 'a'),
      { pieces: ids(s, 'a') },
    ]);
    expect(shown(s, 'to B3')).toMatchObject({ pieces: ids(s, 'a'), cell: s.zone('B3') });
  });

  it('generals: the zone he rides to, and whom he would assault', () => {
    const s = stage(
      plain(),
      { red: ['a CO plain D3', 'b CO plain D2'], blue: ['e CO plain C3', 'gun Art plain C3'] },
      { generals: { red: ['Alexander D3 valiant'] } },
    );
    expect(shown(s, 'stay')).toEqual({});
    expect(shown(s, 'ride to D2')).toEqual({ cell: s.zone('D2'), way: [middle(s, 'D3'), middle(s, 'D2')] });
    s.pick('stay');
    expect([s.asked, s.question.about()]).toEqual(['red valiant', ids(s, 'a')]);
    expect(shown(s, /^assault C3/)).toEqual({ pieces: ids(s, 'a'), targets: ids(s, 'e', 'gun'), cell: s.zone('C3') });
    expect(shown(s, 'wait')).toEqual({});
  });

  it('shooting: the shooters and those who can be hit', () => {
    const s = stage(plain(), {
      red: ['sk Sk plain D3', 'bow Aux plain D3 bow', 'pike CO plain D3', 'gun Art plain E3'],
      blue: ['e CO plain C3', 'f CO plain D4', 'g Art plain C3'],
    });
    s.toFights();
    expect([s.asked, s.question.about()]).toEqual(['red volley', ids(s, 'sk', 'bow')]);
    expect(shown(s, /^C3/)).toEqual({ pieces: ids(s, 'sk', 'bow'), targets: ids(s, 'e'), cell: s.zone('C3') });
  });

  it('assaults: who goes against whom, and how the assaulted fall back', () => {
    const s = stage(plain(), { red: ['a CO plain D3'], blue: ['e CO plain C3', 'f CO plain B3'] }).toFights();
    expect(shown(s, 'no more assaults')).toEqual({});
    expect(shown(s, 'D3 assaults C3')).toEqual({ pieces: ids(s, 'a'), targets: ids(s, 'e'), cell: s.zone('C3') });
    s.assault('D3', 'C3');
    expect([s.asked, s.question.about()]).toEqual(['blue stand', ids(s, 'e')]);
    expect(shown(s, 'stand and fight')).toEqual({ pieces: ids(s, 'e'), targets: ids(s, 'a'), cell: s.zone('D3') });
    const back = shown(s, /^fall back/);
    expect(back).toMatchObject({ pieces: ids(s, 'e'), cell: s.zone('B3'), way: [middle(s, 'C3'), middle(s, 'B3')] });
    // A pursuit that takes nothing, and the clock.
    s.pick(/^fall back/, ...ones(5), 1);
    expect(back.ghosts).toEqual([standing(s, 'e')]);
  });

  it('deploying: the place of a unit, and of all the others as suggested', () => {
    const s = stage(
      plain(),
      { red: ['a CO plain D3', 'b CO plain D3', 'c Sk plain reserve'], blue: ['e CO plain B3'] },
      { deploy: 'free', generals: { red: ['Alexander D3'] } },
    );
    expect(s.asked).toBe('blue deploy');
    s.pick('B3');
    expect([s.asked, s.question.about()]).toEqual(['red deploy', ids(s, 'a')]);
    expect(shown(s, 'reserve, held back')).toEqual({ pieces: ids(s, 'a') });
    expect(shown(s, 'E2')).toMatchObject({ pieces: ids(s, 'a'), cell: s.zone('E2') });
    expect(shown(s, 'E2')).not.toHaveProperty('way');
    const all = shown(s, /^as suggested/);
    expect(all.pieces).toEqual(ids(s, 'a', 'b', 'c'));
    s.pick(/^as suggested/);
    expect(all.ghosts).toEqual([standing(s, 'a'), standing(s, 'b')]);
  });

  it('every decision shows something, and asks about somebody unless it is about zones or them all', () => {
    const decisions = Object.values(
      stage(plain(), { red: ['a CO plain D3'], blue: ['e CO plain B3'] }).engine.rules.decisions,
    );
    expect(decisions.filter(({ shows }) => !shows).map(({ name }) => name)).toEqual([]);
    const general = decisions.filter(({ about }) => !about).map(({ name }) => name);
    expect(general).toEqual(['scenery', 'post', 'ride', 'assault']);
  });
});
