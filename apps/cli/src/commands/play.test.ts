import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { openBook } from '../catalogue.ts';
import { acies, atKeyboard, freshFolder } from '../testing/cli.ts';
import { autosaveIn, playedGame } from '../testing/games.ts';

const HOTSEAT = 'play --rules hex --battle sabis --red human --blue human --seed 7';
const choicesIn = (path: string): unknown[] => JSON.parse(readFileSync(path, 'utf8')).choices;

describe('acies play', () => {
  test('shows the battle, the map, the armies and numbered options', async () => {
    const { code, out } = await acies(HOTSEAT);
    expect(code).toBe(0);
    expect(out).toContain('The Sabis, 57 BC  Hex rules, seed 7');
    expect(out).toMatch(/^A .*MC4→.*lc3←/m);
    expect(out).toMatch(/^red: Romans, \d+ stands/m);
    expect(out).toMatch(/── Turn 1: \w+ has the initiative ──/);
    expect(out).toMatch(/Which stand or group acts next\? \(\d+ options\)/);
    expect(out).toMatch(/^ +1 \S+/m);
  });

  test('without a choice keeps nothing', async () => {
    const cwd = freshFolder();
    const { out } = await acies(HOTSEAT, { cwd });
    expect(out).toContain('Nothing was decided, so nothing is kept.');
    expect(existsSync(join(cwd, '.acies'))).toBe(false);
  });

  test('a whole sitting: choose, undo, save, leave, go on, replay, verify', async () => {
    const cwd = freshFolder();
    const first = await acies(HOTSEAT, { cwd, input: ['1', 'undo', 'undo', '2', '1', 'save mine.json', 'quit'] });
    expect(first.code).toBe(0);
    expect(first.out).toContain('Taken back.');
    expect(first.out).toContain('That cannot be taken back: nothing has been decided yet.');
    expect(first.out).toContain('Saved in mine.json');
    expect(first.out).toContain('Go on with: npx acies play --load .acies/autosave-sabis-7.json');
    const saved = readFileSync(join(cwd, 'mine.json'), 'utf8');
    expect(readFileSync(autosaveIn(cwd), 'utf8')).toBe(saved);

    const again = await acies('play --load mine.json', { cwd, input: ['1', '1', '1'] });
    expect(again.code).toBe(0);
    // A save with a name of one's own is left as it was.
    expect(readFileSync(join(cwd, 'mine.json'), 'utf8')).toBe(saved);
    const kept = join('.acies', 'autosave-sabis-7-2.json');
    expect(again.out).toContain(`The game is kept in ${kept}`);
    expect(choicesIn(join(cwd, kept)).length).toBeGreaterThan(choicesIn(join(cwd, 'mine.json')).length);

    const verified = await acies('replay mine.json --verify', { cwd });
    expect(verified).toMatchObject({ code: 0, err: '' });
    expect(verified.out).toMatch(/^ok {2}[0-9a-f]{16}\n/);
  });

  test('text searches the options, and enter takes the only one left', async () => {
    const cwd = freshFolder();
    const { out } = await acies(HOTSEAT, { cwd, input: ['Nervii 1', 'pass', ''] });
    expect(out).toMatch(/Nervii 1 at /);
    expect(out).toContain('Enter takes ');
    expect(out).toContain('activates no more this turn');
    expect(choicesIn(autosaveIn(cwd))).toEqual([['blue', 'activate', { do: 'pass' }]]);
  });

  test('answers every typed word', async () => {
    const input = [
      '',
      '999',
      'xyzzy',
      'undoo',
      'units',
      'units dragon',
      'why',
      'odds 1',
      'odds',
      'more',
      'map',
      'status',
      'log',
      'help',
      'help HX-MEL-1',
      'help pilum',
      'help shaken',
      'help HX-MLE-1',
    ];
    const { code, out } = await acies(HOTSEAT, { input });
    expect(code).toBe(0);
    for (const line of [
      'Type the number of an option, or "help".',
      'There is no option 999',
      'No option has "xyzzy" in it.',
      'Did you mean "undo"?',
      'Legion 1           Leg B   D4 E, hill    5 of 5 SP',
      'No unit has "dragon" in it.',
      'Nothing that you might expect is ruled out here.',
      'No dice are thrown before it. ',
      '"odds" wants the number of an option',
      'a leader rides with it',
      'take back your last decision',
      '1D6 for each remaining SP',
      'HX-PIL-1',
      'A battle may switch "shaken", usually on',
      'did you mean HX-MEL-1?',
    ])
      expect(out).toContain(line);
    // An example that finds something here.
    const place = /a\s+place\s+such\s+as\s+(\w\d+)/.exec(out)![1];
    expect(out).toMatch(new RegExp(`^ +\\d+ .* at ${place}\\b`, 'm'));
  });

  test('why explains what a stand may not do, and so does asking for it', async () => {
    const { out } = await acies(HOTSEAT, {
      input: ['Noble horse at', '', 'why charging Legion 1', 'recovering', 'why dragons'],
    });
    expect(out).toMatch(/Noble horse charging Legion 1: it is \d+H away; [^[]*\[HX-SEQ-5\]/);
    expect(out).toMatch(
      /No option has "recovering" in it, but this is ruled out:\n {2}Noble horse recovering: it is in order \[HX-SEQ-8\]/,
    );
    expect(out).toContain('Nothing with "dragons" in it is ruled out.');
  });

  test('shows odds beside options that throw dice, and all of them on request', async () => {
    const { out } = await acies(HOTSEAT, { input: ['Noble horse at', '', 'odds 2', 'about-face', ''] });
    expect(out).toMatch(/2 about-face {2}\(order test \d+%\)/);
    expect(out).toMatch(/^ +\d+\.\d% {2}█+.*fails its order test for about-face/m);
    expect(out).toMatch(/Noble horse: [1-6] thrown for order test/);
  });

  test('does not take back what dice have decided', async () => {
    const { out } = await acies(HOTSEAT, { input: ['Noble horse at', '', 'about-face', '', 'undo'] });
    // Which of the two depends on the computer's move; take-back.test.ts has both.
    expect(out).toMatch(/Taken back\.|That cannot be taken back: dice have fallen since that decision\./);
  });

  test('lets the computer take a decision', async () => {
    const cwd = freshFolder();
    const { out } = await acies(HOTSEAT, { cwd, input: ['auto', 'auto random', 'auto nobody'] });
    expect(out).toContain('The centurion chooses: ');
    expect(out).toContain('The random chooses: ');
    expect(out).toContain('there is no computer player "nobody"');
    expect(choicesIn(autosaveIn(cwd))).toHaveLength(2);
  });

  test('takes answers from a script and then from standard input', async () => {
    const cwd = freshFolder();
    writeFileSync(join(cwd, 'script.txt'), '1\n1\n');
    const { out } = await acies(`${HOTSEAT} --script script.txt`, { cwd, input: ['undo'] });
    expect(out).toContain('Taken back.');
    expect(choicesIn(autosaveIn(cwd))).toHaveLength(1);
  });

  test('plays two computers to the end, the same for the same seed', async () => {
    const [one, two] = await Promise.all([playedGame(), playedGame()]);
    expect(one.out).toMatch(/(red wins|blue wins|A draw): [^[]*\[HX-END-1\]/);
    expect(readFileSync(one.path, 'utf8')).toBe(readFileSync(two.path, 'utf8'));
    expect((await acies(['play', '--load', one.path])).err).toContain('is over; look at it with: npx acies replay');
  });

  test('against the computer, undo is answered', async () => {
    const cwd = freshFolder();
    const { out } = await acies('play --battle sabis --red random --blue human --seed 7', {
      cwd,
      input: ['Youths at', '', 'stay', '', 'undo'],
    });
    // Which of the two depends on the computer's move; take-back.test.ts has both.
    expect(out).toMatch(/Taken back\.|That cannot be taken back: dice have fallen since that decision\./);
  });

  test('someone at a keyboard watches two computers turn by turn', async () => {
    const args = 'play --battle sabis --red random --blue random --seed 5'.split(' ');
    const { code, out } = await atKeyboard(args, [
      ['enter for the next turn', '\n'],
      ['enter for the next turn', 'quit\n'],
    ]);
    expect(code).toBe(0);
    expect(out).toContain('Turn 2 of ');
    expect(out).not.toContain('Turn 3 of ');
    expect(out).toContain('The game is kept in .acies/autosave-sabis-5.json');
  });

  test('a budget that no player uses is noted with who may still be asked', async () => {
    const note = 'and none plays here, so only "hint legate" and "auto legate" use it';
    expect((await acies(`${HOTSEAT} --budget 5`)).err).toContain(note);
    expect((await acies(HOTSEAT)).err).toBe('');
    expect((await acies('play --battle sabis --blue legate --seed 1 --budget 1')).err).toBe('');
  });

  test('switches rulings', async () => {
    const cwd = freshFolder();
    const { code, out } = await acies(`${HOTSEAT} --ruling opportunity=off --ruling shaken=on`, { cwd, input: ['1'] });
    expect(code).toBe(0);
    expect(out).toContain('Rulings switched: opportunity off');
    const { setup } = JSON.parse(readFileSync(autosaveIn(cwd), 'utf8'));
    expect(setup.rulings).toEqual({ opportunity: false, shaken: true });
  });

  test('a battle of one’s own from a file', async () => {
    const cwd = freshFolder();
    const { setup } = JSON.parse(readFileSync((await playedGame()).path, 'utf8'));
    const { red, blue } = setup.armies;
    const name = 'the host of a hundred cities and of all the isles';
    const armies = { red: { ...red, name }, blue: { ...blue, name } };
    writeFileSync(
      join(cwd, 'mine.json'),
      JSON.stringify({ ...setup, id: 'mine', title: 'My battle', turns: 5, armies }),
    );
    const { code, out } = await acies('play --battle mine.json --red centurion --blue random --seed 1', { cwd });
    expect(code).toBe(0);
    expect(out).toContain('My battle');
    expect(out).toMatch(/^(red|blue) wins: the turn limit is reached, the host/m);
    const end = out.slice(out.search(/^(red|blue) wins/m));
    for (const line of end.split('\n')) expect(line.length).toBeLessThanOrEqual(80);
  });
});

describe('acies play with real dice', () => {
  const REAL = 'play --battle sabis --red human --blue human --real-dice';

  test('asks for each throw, checks it, and keeps the dice', async () => {
    const cwd = freshFolder();
    const input = [
      '7',
      '1 2',
      'six',
      'back',
      '3',
      '4',
      'Noble horse at',
      '',
      'about-face',
      '',
      'back',
      'about-face',
      '',
      '6',
      'undo',
    ];
    const { code, out } = await acies(REAL, { cwd, input });
    expect(code).toBe(0);
    expect(out).toContain('red: throw 1D6 for initiative (HX-SEQ-1), faces e.g. 6: ');
    expect(out).toContain('a D6 has no face 7');
    expect(out).toContain('1 die is needed, 2 were given');
    expect(out).toContain('"six" is not a list of faces');
    expect(out).toContain('There is nothing to go back to');
    expect(out).toContain('Turn 1: blue has the initiative');
    expect(out).toContain('blue, Noble horse: throw 1D6 for order test (HX-ORD-1)');
    expect(out).toContain('Noble horse: passes its order test for about-face');
    // Which of the two depends on the computer's move; take-back.test.ts has both.
    expect(out).toMatch(/Taken back\.|That cannot be taken back: dice have fallen since that decision\./);
    const game = JSON.parse(readFileSync(autosaveIn(cwd), 'utf8'));
    expect(game.dice).toEqual({ entered: [[3], [4], [6]] });
    expect(await acies(['replay', autosaveIn(cwd), '--verify'])).toMatchObject({ code: 0 });
    const more = await acies(['play', '--load', autosaveIn(cwd)], { cwd, input: ['1'] });
    expect(more.out).toContain('dice thrown on your own table');
  });

  test('throws for a person who asks it to, and leaves a half-thrown choice open', async () => {
    const cwd = freshFolder();
    const { code, out } = await acies(REAL, { cwd, input: ['2', '5', 'Noble horse at', '', 'about-face', ''] });
    expect(code).toBe(0);
    expect(out).toContain('The choice whose dice were not entered is left open.');
    expect(choicesIn(autosaveIn(cwd))).toHaveLength(1);
    expect((await acies(REAL, { input: ['roll', ''] })).out).toMatch(/Acies throws [1-6]\./);
    expect((await acies(REAL)).out).toContain('The battle had not begun, so nothing is kept.');
  });
});

describe('saves', () => {
  test('a file that holds something else is not written over unasked', async () => {
    const cwd = freshFolder();
    const mine = join(cwd, 'notes.txt');
    writeFileSync(mine, 'dear diary');
    const refused = await acies(HOTSEAT, { cwd, input: ['1', 'save notes.txt', 'no', 'save sub', 'quit'] });
    expect(refused.out).toContain('notes.txt holds something else. Write over it?');
    expect(readFileSync(mine, 'utf8')).toBe('dear diary');
    await acies(HOTSEAT, { cwd, input: ['1', 'save notes.txt', 'perhaps', 'yes', 'quit'] });
    expect(choicesIn(mine)).toHaveLength(1);
  });

  test('another game of the same seed keeps to a file of its own', async () => {
    const cwd = freshFolder();
    for (const option of ['1', '2', '3']) await acies(HOTSEAT, { cwd, input: [option] });
    const names = ['', '-2', '-3'].map((copy) => join(cwd, '.acies', `autosave-sabis-7${copy}.json`));
    expect(names.map(existsSync)).toEqual([true, true, true]);
    expect(new Set(names.map((name) => JSON.stringify(choicesIn(name)))).size).toBe(3);
  });

  test('--save keeps the game there, and only there', async () => {
    const cwd = freshFolder();
    await acies(`${HOTSEAT} --save here.json`, { cwd, input: ['1', '1'] });
    expect(choicesIn(join(cwd, 'here.json'))).toHaveLength(2);
    expect(existsSync(join(cwd, '.acies'))).toBe(false);
    const other = await acies('play --battle ipsus --blue human --seed 1 --save here.json', { cwd, input: ['no'] });
    expect(other).toMatchObject({ code: 2 });
    expect(other.err).toContain('holds something else: choose another file for --save, or add --overwrite');
    expect(choicesIn(join(cwd, 'here.json'))).toHaveLength(2);
  });

  test('--save takes no scripted line as leave to write over a file; --overwrite is leave', async () => {
    const cwd = freshFolder();
    const [mine, script] = [join(cwd, 'mine.txt'), join(cwd, 'lines')];
    writeFileSync(mine, 'dear diary');
    writeFileSync(script, 'yes\n1\n');
    expect(await acies(`${HOTSEAT} --save mine.txt --script lines`, { cwd })).toMatchObject({ code: 2 });
    expect(await acies(`${HOTSEAT} --save mine.txt`, { cwd, input: ['yes', '1'] })).toMatchObject({ code: 2 });
    expect(readFileSync(mine, 'utf8')).toBe('dear diary');
    expect(await acies(`${HOTSEAT} --save mine.txt --overwrite`, { cwd, input: ['1'] })).toMatchObject({ code: 0 });
    expect(choicesIn(mine)).toHaveLength(1);
  });

  test('a folder that is missing is made, and that is said', async () => {
    const cwd = freshFolder();
    const { out } = await acies(HOTSEAT, { cwd, input: ['save new/here/a.json', 'save new/here/a.json'] });
    expect(
      out.match(/The folder new\/here was not there and has been made\.\n {2}Saved in new\/here\/a\.json/g),
    ).toHaveLength(1);
    expect(choicesIn(join(cwd, 'new', 'here', 'a.json'))).toHaveLength(0);
  });

  test.runIf(existsSync('/proc/self'))('where no file can be made, that is said', async () => {
    const { out } = await acies(HOTSEAT, { input: ['save /proc/x.json'] });
    expect(out).toMatch(/cannot write \/proc\/x\.json: (there is no such folder|permission is denied)/);
  });

  // Windows knows no /dev/null, and makes the folders on the way to it.
  test.skipIf(process.platform === 'win32')('a save that cannot be written is told and the game goes on', async () => {
    const { code, out } = await acies(HOTSEAT, { input: ['save /dev/null/x.json', '1', 'undo'] });
    expect(code).toBe(0);
    expect(out).toContain('cannot write /dev/null/x.json: part of the path is not a folder');
    expect(out).toContain('Taken back.');
  });
});

test.each(['hex', 'ck', 'clock', 'legio'])('a broken battle file of the %s rules is told for those', async (id) => {
  const cwd = freshFolder();
  for (const battle of (await openBook(id)).battles) {
    writeFileSync(join(cwd, 'mine.json'), JSON.stringify({ ...battle, about: 7 }));
    const { code, err } = await acies('play --battle mine.json', { cwd });
    expect(err).toContain(
      `mine.json is no battle of any rule set. It comes nearest to the ${id} rules, where the battle cannot be used:\n  about: `,
    );
    expect(err).toContain('Or say which rules are meant with --rules hex|ck');
    expect(code).toBe(2);
  }
});

describe('bad input to acies play', () => {
  const cwd = freshFolder();
  writeFileSync(join(cwd, 'broken.json'), '{"acies":"game"');
  writeFileSync(join(cwd, 'other.json'), '{"hello":1}');

  test.each([
    ['no battle', '', '--battle is missing: sabis, ipsus, issus, vosges'],
    ['no battle of these rules', '--rules ck', '--battle is missing: issus, vosges, first\n'],
    ['an unknown battle', '--battle sabsi', 'there is no battle "sabsi"; did you mean "sabis"?'],
    ['an unknown rule set', '--rules hexx --battle sabis', 'there is no rule set "hexx"; did you mean "hex"?'],
    ['an unknown player', '--battle sabis --red humna', 'there is no player "humna"; did you mean "human"?'],
    ['a bad seed', '--battle sabis --seed x', 'the seed must be a whole number'],
    ['a seed for real dice', '--battle sabis --seed 1 --real-dice', 'exclude each other'],
    ['a battle file that is missing', '--battle none.json', 'cannot read'],
    [
      'a battle of other rules',
      '--rules ck --battle sabis',
      'sabis is a battle of the hex rules: write --rules hex, or leave --rules out',
    ],
    ['a battle file that is no battle', '--rules hex --battle other.json', 'the battle cannot be used'],
    [
      'a battle file of no rules',
      '--battle other.json',
      'other.json is no battle of any rule set: say which rules are meant with --rules hex|ck',
    ],
    ['a missing game', '--load none.json', 'there is no such file'],
    ['a game that breaks off', '--load broken.json', 'it breaks off at line 1'],
    ['a file that is no game', '--load other.json', 'this is no saved game'],
    [
      'a game and a battle',
      '--load other.json --battle sabis',
      'a saved game has its own rules, battle and dice: leave out --battle',
    ],
    ['an unknown ruling', '--battle sabis --ruling oportunity=off', 'did you mean "opportunity"?'],
    [
      'a ruling that is neither on nor off',
      '--battle sabis --ruling opportunity',
      'write opportunity=on or opportunity=off',
    ],
    ['a program', '--battle sabis --blue exec:bot', 'a program (exec:) plays in a duel only: npx acies duel --help'],
    ['a missing script', '--battle sabis --script none.txt', 'there is no such file'],
  ])('%s ends with code 2', async (_what, args, message) => {
    const { code, err } = await acies(`play ${args}`.trim(), { cwd });
    expect(err).toContain(message);
    expect(code).toBe(2);
    expect(err).not.toMatch(/\n\s+at /);
  });
});
