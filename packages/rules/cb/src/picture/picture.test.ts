import type { Badge, Scene as Drawn, ScenePiece } from '@acies/kernel/picture';
import { describe, expect, it } from 'vitest';
import { cbRules } from '../rule-set.ts';
import { type CbStage, type StageOptions, stage } from '../testing/stage.ts';
import { patch } from '../testing/terrain.ts';

/** He is asked first, so that nothing has happened to the others yet. */
const FIRST = 'first HI 40 28';

const drawn = (s: CbStage): Drawn => cbRules.picture!.scene(s.g);
const pieceOf = (s: CbStage, key: string): ScenePiece => drawn(s).pieces.find(({ label }) => label === key)!;
const alone = (unit: string, options: StageOptions = {}): CbStage =>
  stage({ red: [unit, FIRST], blue: ['x HI 20 2'] }, { leaders: { red: ['Cato general first'] }, ...options });
const said = (badges: readonly Badge[]): string[] => badges.map(({ sign, text, tone }) => `${sign} ${text} ${tone}`);
const ORDER = 'att ordered to attack plain';

describe('a unit as it is drawn', () => {
  it('by its middle, its stands and what is left of them', () =>
    expect(pieceOf(alone('a HI 20 25 casualties=1'), 'a')).toEqual({
      ...{ id: 0, label: 'a', name: 'a', side: 'red', type: 'HI', left: 7, start: 8 },
      ...{ x: 80000, y: 102000, heading: 0, width: 16000, depth: 4000, files: 4, ranks: 2 },
      ...{ leaders: [], isSpent: false, badges: [{ sign: 'att', text: 'ordered to attack', tone: 'plain' }] },
    }));

  it('spent once it has moved, shot as stationary or flees', () => {
    const isSpent = (words: string): boolean => pieceOf(alone(`a HI 20 25 ${words}`), 'a').isSpent;
    expect(['', 'moved', 'shotStill', 'routing'].map(isSpent)).toEqual([false, true, true, true]);
  });

  it.each([
    ['dp=2', ['2 2 DPs harm', ORDER]],
    ['dp=5 shaken', ['5 5 DPs harm', 'S shaken harm', ORDER]],
    ['routing', ['5 5 DPs harm', 'S shaken harm', 'R in rout harm', ORDER, '∴ unformed plain']],
    ['pursuing', ['P in pursuit plain', ORDER, '∴ unformed plain']],
    ['advancing', ['A! advances without orders harm', ORDER]],
    ['looting', ['L loots harm', ORDER]],
    ['mood=rampaging', ['!! rampages harm', ORDER]],
    ['rush=charging', ['» charges plain', ORDER]],
    ['control=free', [ORDER, '✓ free of its orders this turn good']],
    ['control=halts', [ORDER, 'H halted by its control test harm']],
    ['control=repeats', [ORDER, '= does as it did last turn, by its control test harm']],
    ['rallies', [ORDER, 'ra rallies, and stands still plain']],
    ['steadied', [ORDER, 'st steadied by its leader, and stays halted good']],
    ['directed', [ORDER, '⌖ its shooting is directed by its leader good']],
    ['column', [ORDER, '¦ in column plain']],
    ['opened', [ORDER, '][ has opened its ranks plain']],
    ['shot', [ORDER, 'F has shot this turn plain']],
  ])('%s has these signs', (words, signs) =>
    expect(said(pieceOf(alone(`a HI 20 25 ${words}`), 'a').badges)).toEqual(signs),
  );

  it('and how often its leader inspires it', () => {
    const s = alone('a HI 20 25', { leaders: { red: ['Cato general a hold'] }, inspires: { Cato: 2 } });
    expect([said(pieceOf(s, 'a').badges), pieceOf(s, 'a').leaders]).toEqual([
      ['hol ordered to hold plain', '+2 inspired by its leader good'],
      ['Cato'],
    ]);
  });
});

describe('the rest of the table', () => {
  it('who is gone lies beside it', () => {
    const s = stage({ red: ['a HI 20 25', 'b HI 30 25 where=gone casualties=8'], blue: ['x HI 20 2'] });
    const [tray] = drawn(s).trays;
    expect([tray!.side, tray!.pieces.map(({ label, badges }) => `${label} ${said(badges)}`)]).toEqual([
      'red',
      ['b † all its stands are lost harm'],
    ]);
  });

  it('CB-CMD-5 CB-LDR-1 leaders who are alone, messengers and their orders, and camps', () => {
    const s = alone('a HI 20 25', {
      leaders: { red: ['Cato general first', 'Ap commander a'] },
      alone: { Ap: [5, 6] },
      wounds: { Ap: 1 },
      terrain: [patch('camp', [18, 28, 22, 30], 'red')],
    });
    s.board.messengers.push({ to: 1, order: { do: 'hold' }, x: 40000, y: 8000, arrived: false });
    expect(drawn(s).tokens).toEqual([
      { kind: 'camp', side: 'red', x: 80000, y: 116000, sign: 'C', text: 'Camp of red' },
      { kind: 'leader', side: 'red', x: 20000, y: 24000, sign: '★', text: 'Ap, commander, wounded, alone' },
      {
        kind: 'messenger',
        side: 'red',
        x: 40000,
        y: 8000,
        sign: 'M',
        text: 'A messenger rides to Ap with the order: hold',
      },
    ]);
    expect(drawn(s).areas.map(({ ground, name }) => `${ground} ${name}`)).toEqual(['camp camp']);
  });

  it('CB-END-1 a camp that is being looted', () => {
    const s = stage(
      { red: ['a HI 30 25'], blue: ['x HI 20 21 looting'] },
      { leaders: { red: ['Cato general a'] }, terrain: [patch('camp', [18, 20, 22, 22], 'red')] },
    );
    expect(drawn(s).tokens[0]).toMatchObject({ sign: 'C!', text: 'Camp of red, being looted' });
  });

  it('who fights whom and where', () => {
    const s = stage(
      { red: ['a HI 20 25', FIRST], blue: ['x HI 20 25 facing=180'] },
      { contacts: ['a x', 'x a flank'] },
    );
    expect(drawn(s).links.map(({ text }) => text)).toEqual(['a fights x', 'x fights a, in flank']);
  });
});
