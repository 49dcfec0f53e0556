import { describe, expect, it } from 'vitest';
import { type HexStage, plain, rowsOf, type StageOptions, stage } from '../../testing/stage.ts';
import { planMarch } from './groups.ts';

const PLAIN = plain(12, 5);
const FAR = ['far HI B A12 W'];
const MAX: StageOptions = { leaders: { red: ['Max leader a'] } };

/** Three in line abreast, facing east: B3, C3 and D3 touch each other. */
const line = (types: [string, string, string], blue = FAR, map = PLAIN, options = MAX): HexStage =>
  stage(map, { red: [`a ${types[0]} B B3 E`, `b ${types[1]} B C3 E`, `c ${types[2]} B D3 E`], blue }, options);

const groups = (s: HexStage): string[] =>
  s.labels.flatMap((label) => /^the group of \d \((.*)\)$/.exec(label)?.[1] ?? []);
const places = (s: HexStage, ...keys: string[]) => keys.map((key) => s.at(key));

describe('HX-SEQ-3 who makes a group', () => {
  const pair = (a: string, b: string, options = MAX, blue = FAR): string[] =>
    groups(stage(PLAIN, { red: [a, b], blue }, options));

  it('stands that touch and face alike', () => {
    expect(groups(line(['HI', 'HI', 'HI']))).toEqual(['a, b, c']);
    expect(pair('a HI B C3 E', 'b HI B C4 E')).toEqual(['a, b']);
  });

  it('not stands apart, nor of two facings', () => {
    const apart = stage(PLAIN, { red: ['a HI B C3 E', 'b HI B C5 E'], blue: FAR }, MAX);
    expect(apart.labels).toEqual(['a at C3', 'b at C5', 'Max rides to b', 'pass: no more activations this turn']);
    expect(pair('a HI B C3 E', 'b HI B C4 NE')).toEqual([]);
  });

  it.each([
    ['leader', 5, ['a, b, c, d, e']],
    ['leader', 6, ['a, b, c, d, e']],
    ['general', 7, ['a, b, c, d, e, f, g']],
    ['general', 8, ['a, b, c, d, e, f, g']],
  ])('a %s leads those in his range: 4H, the general 6H (a file of %i)', (rank, count, found) => {
    const red = [...'abcdefgh'].slice(0, count).map((key, i) => `${key} HI B C${i + 1} E`);
    expect(groups(stage(PLAIN, { red, blue: FAR }, { leaders: { red: [`Max ${rank} a`] } }))).toEqual(found);
  });

  it('all in range of one and the same leader', () => {
    const red = [...'abcdefg'].map((key, i) => `${key} HI B C${i + 1} E`);
    const s = stage(PLAIN, { red, blue: FAR }, { leaders: { red: ['Max leader a', 'Kai leader g'] } });
    expect(groups(s)).toEqual(['a, b, c, d, e', 'c, d, e, f, g']);
    const both = line(['HI', 'HI', 'HI'], FAR, PLAIN, { leaders: { red: ['Max leader a', 'Kai leader c'] } });
    expect(groups(both)).toEqual(['a, b, c']);
  });

  it('however they are numbered', () => {
    const red = ['a HI B C3 E', 'b HI B C5 E', 'c HI B C4 E'];
    expect(groups(stage(PLAIN, { red, blue: FAR }, MAX))).toEqual(['a, b, c']);
  });

  it('none without a leader, nor with one who is lost, nor by the leader of the enemy', () => {
    expect(pair('a HI B C3 E', 'b HI B C4 E', {})).toEqual([]);
    const near = ['foe HI B C7 E'];
    expect(pair('a HI B C3 E', 'b HI B C4 E', { leaders: { blue: ['Foe general foe'] } }, near)).toEqual([]);
    const s = line(['HI', 'HI', 'HI']);
    s.leader('Max').stand = -1;
    expect(groups(s)).toEqual([]);
  });

  it('nobody who has been activated, is locked, or is in an enemy zone', () => {
    const s = line(['HI', 'HI', 'HI']);
    s.stand('c').activated = true;
    expect(groups(s)).toEqual(['a, b']);
    expect(groups(line(['HI', 'HI', 'HI'], ['foe HI B E4 NW']))).toEqual(['a, b']);
    expect(groups(line(['HI', 'HI', 'HI'], ['foe HI B E4 SE']))).toEqual(['a, b, c']);
    expect(groups(line(['HI', 'HI', 'HI'], ['foe HI B E4 SE']).lock('c', 'foe'))).toEqual(['a, b']);
  });

  it('a mixed line also in its parts of one speed, where these hold together', () => {
    expect(groups(line(['HI', 'HI', 'LI']))).toEqual(['a, b, c', 'a, b']);
    expect(groups(line(['HI', 'LI', 'HI']))).toEqual(['a, b, c']);
    const red = ['a HI B C1 E', 'b HI B C2 E', 'c LI B C3 E', 'd LI B C4 E', 'e MC B C5 E'];
    expect(groups(stage(PLAIN, { red, blue: FAR }, MAX))).toEqual(['a, b, c, d, e', 'a, b', 'c, d']);
  });

  it('acts as one: all its stands have been activated', () => {
    const s = line(['HI', 'HI', 'HI']).activate('a', 'b', 'c').pick('stay');
    expect(['a', 'b', 'c'].map((key) => s.stand(key).activated)).toEqual([true, true, true]);
    expect(s.told('activated')).toEqual([{ type: 'activated', clauses: ['HX-SEQ-1'], stands: [0, 1, 2] }]);
    expect(['a', 'b', 'c'].map((key) => s.stand(key).bounds)).toEqual([0, 0, 0]);
  });
});

describe('HX-SEQ-3 how a group moves', () => {
  it('in one straight line at the slowest speed', () => {
    const fast = line(['MC', 'MC', 'MC']).activate('a', 'b', 'c');
    expect(fast.labels).toContain('march 3H E');
    expect(fast.labels).not.toContain('march 4H E');
    const slow = line(['MC', 'HI', 'LC']).activate('a', 'b', 'c');
    expect(slow.labels.filter((label) => label.includes('march')).sort()).toEqual([
      'march 1H E',
      'march 1H NE',
      'march 1H SE',
      'turn left, march 1H E',
      'turn left, march 1H NE',
      'turn left, march 1H NW',
      'turn right, march 1H E',
      'turn right, march 1H SE',
      'turn right, march 1H SW',
    ]);
    expect(slow.labels.filter((label) => !label.includes('march'))).toEqual(['stay', 'turn left', 'turn right']);
  });

  it('each keeps its place and the common facing', () => {
    const s = line(['LI', 'LI', 'LI']).activate('a', 'b', 'c').pick('turn left, march 2H E');
    expect(places(s, 'a', 'b', 'c')).toEqual(['B5', 'C5', 'D5']);
    expect(s.facing('b')).toBe('NE');
    const turned = line(['LI', 'LI', 'LI']).activate('a', 'b', 'c').pick('turn right');
    expect([turned.facing('a'), turned.facing('c'), ...places(turned, 'a', 'c')]).toEqual(['SE', 'SE', 'B3', 'D3']);
    expect([turned.told('turned').length, turned.told('moved')]).toEqual([3, []]);
  });

  it('those behind follow into the hexes the foremost leave', () => {
    const red = ['a LI B C3 E', 'b LI B C4 E', 'c LI B C5 E'];
    const s = stage(PLAIN, { red, blue: FAR }, MAX).activate('a', 'b', 'c').pick('march 2H E');
    expect(places(s, 'a', 'b', 'c')).toEqual(['C5', 'C6', 'C7']);
  });

  it('not where a member would leave the map or come upon a stand of no part in it', () => {
    const red = ['a LI B A3 E', 'b LI B B3 E', 'other LI B B5 W'];
    const s = stage(PLAIN, { red, blue: FAR }, MAX).activate('a', 'b');
    expect(s.labels).not.toContain('march 1H NE');
    expect(s.labels).toContain('march 1H E');
    expect(s.labels).not.toContain('march 2H E');
  });

  it('a member that must halt, halts, and so does the one behind it', () => {
    const red = ['a HC B C3 E', 'b HC B C4 E', 'c HC B B4 E'];
    const s = stage(plain(12, 5, { C5: 'w' }), { red, blue: FAR }, MAX).activate('a', 'b', 'c');
    const plan = planMarch(s.g, [0, 1, 2], { turn: 0, dir: 0, steps: 3, charge: false })!;
    expect(plan.map(({ stand, path }) => [stand, path.length]).sort()).toEqual([
      [0, 1],
      [1, 1],
      [2, 3],
    ]);
    s.pick('march 3H E');
    expect(places(s, 'a', 'b', 'c')).toEqual(['C4', 'C5', 'B7']);
    expect(['a', 'b', 'c'].map((key) => s.stand(key).disordered)).toEqual([false, true, false]);
  });

  it('a member that enters an enemy zone halts there', () => {
    const s = line(['LI', 'LI', 'LI'], ['foe HI B D5 W'])
      .activate('a', 'b', 'c')
      .pick('march 2H E')
      .pick('let it pass');
    expect(places(s, 'a', 'b', 'c')).toEqual(['B5', 'C5', 'D4']);
  });

  it('members halt before defences, and cross them with their first step', () => {
    const map = plain(12, 5, { B5: '#', C5: '#', D5: '#' });
    const s = line(['LI', 'LI', 'LI'], FAR, map).activate('a', 'b', 'c');
    expect(s.labels).not.toContain('march 2H E');
    s.pick('march 1H E').choose(true, 4).pick('march 1H E');
    expect(places(s, 'a', 'b', 'c')).toEqual(['B5', 'C5', 'D5']);
    const part = line(['LI', 'LI', 'LI'], FAR, plain(12, 5, { D5: '#' }))
      .activate('a', 'b', 'c')
      .pick('march 2H E');
    expect(places(part, 'a', 'b', 'c')).toEqual(['B5', 'C5', 'D4']);
  });

  it('rough ground ends a march at 2H for those who touch it', () => {
    const map = plain(12, 5, { C5: ',', D6: ',' });
    const s = line(['LC', 'LC', 'LC'], FAR, map).activate('a', 'b', 'c').pick('march 3H E');
    expect(places(s, 'a', 'b', 'c')).toEqual(['B6', 'C5', 'D5']);
  });

  it('artillery keeps its group out of woods, even where a friend makes room', () => {
    const red = ['a Art B C3 E', 'b LI B C4 E'];
    const s = stage(plain(12, 5, { C4: 'w' }), { red, blue: FAR }, MAX).activate('a', 'b');
    expect(s.labels).not.toContain('march 1H E');
  });
});

describe('HX-SEQ-3 a group after a bound', () => {
  it('goes on without a member that has come into an enemy zone', () => {
    const s = line(['LI', 'LI', 'LI'], ['foe HI B D6 W'])
      .activate('a', 'b', 'c')
      .pick('march 2H E')
      .pick('let it pass');
    expect(s.at('c')).toBe('D5');
    s.choose(true, 6);
    expect(s.question.question).toBe('What shall the group of 2 (a, b) do?');
  });

  it('has gone as it was planned though there was a gap in a file', () => {
    const red = ['a LI B D3 E', 'c LI B D5 E', 'd LI B E4 E', 'e LI B E5 E'];
    const s = stage(plain(12, 6), { red, blue: FAR }, { leaders: { red: ['Max general a'] } });
    s.activate('a', 'c', 'd', 'e').pick('march 2H E');
    expect(places(s, 'a', 'c', 'd', 'e')).toEqual(['D5', 'D7', 'E6', 'E7']);
  });
});

describe('HX-SEQ-3 the order test of a group', () => {
  const test = (s: HexStage) => s.told('ordered').at(-1)!;

  it('is one, at the worst class', () => {
    const red = ['a LI A B3 E', 'b LI C C3 E', 'c LI B D3 E', 'staff LI B B2 W'];
    const s = stage(PLAIN, { red, blue: FAR }, { leaders: { red: ['Max general staff'] } });
    s.activate('a', 'b', 'c').pick('march 1H E');
    expect(s.question.preview(true)).toBe('order test 33%');
    s.choose(true, 5).pick('march 1H E');
    expect([test(s).needs, test(s).tally.rows, s.told('ordered').length]).toEqual([5, [], 1]);
  });

  it('HX-ORD-2 counts the most bounds that any member has made, wherever he stands among them', () => {
    for (const evader of ['a', 'b', 'c']) {
      const s = line(['LI', 'LI', 'LI']);
      // He has evaded this turn, which counts as a bound, and has not been activated.
      s.stand(evader).bounds = 1;
      s.activate('a', 'b', 'c').pick('march 1H E').pick('try another bound (failed: no contact, disordered)', 4);
      expect(rowsOf(s.told('ordered')[0]!.tally)).toEqual(['leader attached 1', 'movements after the first -1']);
      expect(s.told('ordered')[0]).toMatchObject({ passed: true, needs: 4 });
    }
  });

  it('has a leader attached who rides with any member', () => {
    const s = line(['LI', 'LI', 'LI'], FAR, PLAIN, { leaders: { red: ['Max leader c'] } });
    s.activate('a', 'b', 'c').pick('march 1H E').choose(true, 3);
    expect([test(s).needs, rowsOf(test(s).tally)]).toEqual([3, ['leader attached 1']]);
    s.pick('march 1H E').choose(true, 4);
    expect(rowsOf(test(s).tally)).toEqual(['leader attached 1', 'movements after the first -1']);
  });

  it('is for those still in his range: the others stay behind', () => {
    const s = stage(
      PLAIN,
      { red: ['a LI B C5 E', 'b LI B C6 E', 'staff LI B C2 W'], blue: FAR },
      { leaders: { red: ['Max leader staff'] } },
    );
    s.activate('a', 'b').pick('march 1H E');
    expect(s.question.question).toBe('Shall a try another bound?');
    s.choose(true, 4);
    expect([test(s).needs, rowsOf(test(s).tally)]).toEqual([4, []]);
  });

  it('failed, all go without contact and end disordered', () => {
    const s = line(['LI', 'LI', 'LI'], ['foe HI B C6 W']).activate('a', 'b', 'c').pick('march 1H E').choose(true, 2);
    expect(s.labels.filter((label) => label.includes('charge'))).toEqual([]);
    s.pick('march 1H E').pick('let it pass');
    expect(['a', 'b', 'c'].map((key) => s.stand(key).disordered)).toEqual([true, true, true]);
    expect(s.asked).toBe('blue activate');
  });

  it('is not to be had once a member is disordered', () => {
    const s = line(['LI', 'LI', 'LI']);
    s.stand('b').disordered = true;
    expect(s.activate('a', 'b', 'c').pick('march 1H E').asked).toBe('blue activate');
  });
});

describe('HX-SEQ-3, HX-SEQ-5 a group that charges', () => {
  it('each member charges the enemy it meets, straight ahead before the sides', () => {
    const s = line(['WB', 'WB', 'WB'], ['x HI B B5 W', 'y HI B C5 W']).activate('a', 'b', 'c');
    expect(s.labels).toContain('charge 1H E');
    s.pick('charge 1H E').pick('let it pass');
    expect(places(s, 'a', 'b', 'c')).toEqual(['B4', 'C4', 'D4']);
    expect(s.board.contacts.map(({ attacker, defender }) => [attacker, defender])).toEqual([
      [s.id('a'), s.id('x')],
      [s.id('b'), s.id('y')],
      [s.id('c'), s.id('y')],
    ]);
    expect(s.asked).toBe('blue activate');
  });

  it('those who meet nobody just go along, and may go on without the others', () => {
    const s = line(['WB', 'WB', 'WB'], ['x HI B B5 W']).activate('a', 'b', 'c').pick('charge 1H E');
    expect(['a', 'b', 'c'].map((key) => s.stand(key).charged)).toEqual([true, false, false]);
    expect(places(s, 'a', 'b', 'c')).toEqual(['B4', 'C4', 'D4']);
    expect([s.asked, s.question.question]).toEqual([
      'red extra-bound',
      'Shall the group of 2 (b, c) try another bound?',
    ]);
  });

  it('already face to face it charges where it stands, turned if need be', () => {
    const s = line(['WB', 'WB', 'WB'], ['x HI B C4 E']).activate('a', 'b', 'c');
    expect(s.labels).toContain('charge');
    expect(s.labels).toContain('turn left, charge');
    s.pick('charge');
    expect(s.board.contacts.map(({ attacker }) => attacker)).toEqual([s.id('a'), s.id('b'), s.id('c')]);
  });

  it('an enemy gone before the first is not there for the second', () => {
    const s = line(['WB', 'WB', 'WB'], ['x Sk B C5 W']).activate('a', 'b', 'c').pick('charge 1H E');
    expect(s.asked).toBe('blue response');
    s.pick('evade');
    expect(s.told('charged')).toHaveLength(1);
    // It runs from the first charger, who has a hex left to follow.
    expect(places(s, 'a', 'b', 'c', 'x')).toEqual(['C5', 'C4', 'D4', 'E6']);
    expect(s.stand('b').charged).toBe(false);
    // The one that charged in vain goes no farther.
    expect(s.question.question).toBe('Shall the group of 2 (b, c) try another bound?');
  });

  it('chases an evader no farther than the group could have gone', () => {
    const red = ['a LC B B3 E', 'b HI B C3 E'];
    const s = stage(PLAIN, { red, blue: ['x Sk B B5 W'] }, MAX)
      .activate('a', 'b')
      .pick('charge 1H E')
      .pick('evade');
    expect(places(s, 'a', 'x')).toEqual(['B4', 'B7']);
  });

  it('none is offered that meets nobody', () => {
    const s = line(['WB', 'WB', 'WB'], ['x HI B B7 W']).activate('a', 'b', 'c');
    expect(s.labels.filter((label) => label.includes('charge'))).toEqual([]);
  });

  it('elephants do not charge defences in a group either', () => {
    const map = plain(12, 5, { C5: '#' });
    const s = line(['El', 'HI', 'HI'], ['x HI B C5 W'], map).activate('a', 'b', 'c').pick('charge 1H E');
    expect(s.board.contacts.map(({ attacker }) => attacker)).toEqual([s.id('b'), s.id('c')]);
  });
});
