import { beforeAll, describe, expect, test } from 'vitest';
import { acies } from '../testing/cli.ts';

const PLAY = 'play --battle argentoratum --red human --blue human --seed 3';

/** What is answered to something that is typed, on one line. */
const answerIn =
  (out: () => string) =>
  (typed: string): string =>
    out()
      .slice(out().indexOf(`> ${typed}\n`))
      .split(/\n(?:red|blue)> /)[0]!
      .replace(/\s+/g, ' ')
      .slice(typed.length + 3);

describe('a way with the Legio rules', () => {
  let out = '';
  let code = -1;
  const wrong = [
    ...['foo', 'face', 'form', 'turn', ',', 'advance -5', 'face 400', 'advance 0', 'turn left'],
    ...['incline left 2 45', 'why advance -5', 'why charge wb3', 'advance 9999', 'zebra crossing'],
  ];
  beforeAll(async () => {
    const toTheWay = ['2', 'skip', 'skip', 'advance 60', '4'];
    ({ out, code } = await acies(PLAY, { input: [...toTheWay, ...wrong, 'advance', 'help paths', 'stay', 'quit'] }));
  });
  const answerTo = answerIn(() => out);

  test('mistyped in whatever manner is asked for again', () => {
    expect(code).toBe(0);
    for (const typed of wrong) expect(answerTo(typed)).toMatch(/\S/);
    expect(out.match(/which way\?/g)).toHaveLength(1);
    expect(out).toMatch(/> stay\n {2}stay\n/);
  });

  test('is answered in paces and with the steps of Legio', () => {
    expect(answerTo('foo')).toContain('"foo" is no step: a step starts with advance, wheel, turn, face, sidestep');
    expect(answerTo('advance -5')).toContain('write it like "advance 60"');
    expect(answerTo('advance 0')).toContain('"advance 0" will not do: it leads nowhere');
    expect(answerTo('turn left')).toContain('a unit turns about, wheels, or, if it is unformed, faces any way');
    expect(answerTo('incline left 2 45')).toContain('is no step');
    expect(answerTo('advance 9999')).toMatch(/Not allowed: \d+ paces beyond what is left of \d+ paces \(LG-MOV-1\)/);
    expect(answerTo('help paths')).not.toMatch(/inch|incline/);
  });

  test('is found by a word as well', () => expect(answerTo('advance')).toMatch(/^2 advance \d+/));

  test('typed too early is told that the move comes first', () =>
    expect(answerTo('advance 60')).toContain('the move and its dice come first, then the way [LG-SEQ-2]'));
});

describe('why, with the Legio rules', () => {
  let out = '';
  beforeAll(async () => {
    const commands = ['why', 'why control corn', 'why ride to equ1', '2', 'skip', 'skip'];
    const charges = ['why equ1 charges cav2', 'why arch charges wb3', 'why charge dragons'];
    const against = PLAY.replace('--blue human', '--blue centurion');
    ({ out } = await acies(against, { input: [...commands, ...charges] }));
  });
  const answerTo = answerIn(() => out);

  test('answers for commands and charges', () => {
    expect(answerTo('why')).toContain('[LG-CMD-');
    expect(answerTo('why control corn')).toMatch(/control Cornuti \(corn\): it is .* \[LG-CMD-[12]\]/);
    expect(answerTo('why ride to equ1')).toContain('Nothing stands against it: 7 ride to Equites Dalmatae,');
    expect(answerTo('why equ1 charges cav2')).toMatch(/Equites Dalmatae charges Riders/);
    expect(answerTo('why arch charges wb3')).toContain('archers do not charge [LG-CHG-1]');
    expect(answerTo('why charge dragons')).toContain('Nothing with "charge dragons" in it is ruled out.');
  });
});

test('a turn opens with what led to it, and then its map', async () => {
  const { out } = await acies(PLAY, { input: ['auto turn', 'auto turn', 'status'] });
  const [, second = ''] = out.split('── Turn 2: ');
  expect(second).toMatch(/^the initiative goes to (Romans|Alamanni) ──\n\n {5}0 +200 /);
});

test('a battle is listed with its stands and without an initiative that nobody has thrown for', async () => {
  const { out } = await acies('battles argentoratum');
  expect(out).toContain('    Turn 1 of 16\n');
  const lines = out.replace(/\s+/g, ' ');
  expect(lines).toContain('Cornuti (corn), SW B, 760, 820 ↑, 8 stands, line');
  expect(lines).toContain('HC A, with light infantry,');
});
