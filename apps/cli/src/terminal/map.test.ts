import { PassThrough } from 'node:stream';
import { Engine, type RuleSet, type SetupBase } from '@acies/kernel';
import { beginMatch } from '@acies/kernel/match';
import type { Paint } from '@acies/kernel/picture';
import { describe, expect, test } from 'vitest';
import { openBook } from '../catalogue.ts';
import { drawMap } from './map.ts';
import { guarded } from './own-codes.ts';
import { paintFor } from './paint.ts';
import { openTerminal } from './terminal.ts';
import { widthOf } from './text.ts';

const terminalOf = (columns?: number, env: Record<string, string> = {}) => {
  const stdout = Object.assign(new PassThrough(), columns === undefined ? {} : { isTTY: true, columns, rows: 50 });
  return openTerminal({ stdin: new PassThrough(), stdout, stderr: new PassThrough(), env, cwd: '/' });
};

async function mapIn(
  columns: number | undefined,
  draw?: RuleSet['draw'],
  env?: Record<string, string>,
): Promise<string[]> {
  const { rules, battles } = await openBook('hex');
  const engine = new Engine(draw ? { ...rules, draw } : rules);
  return drawMap(terminalOf(columns, env), engine, beginMatch(engine, battles[0]!, { seed: 1 }).game);
}

/** As much of a CK battle as a test changes. */
interface Crowded extends SetupBase {
  armies: { red: { units: { id: string; type: string; at: string }[]; generals: { at: string }[] } };
}

const ROW = 'A  aa bb cc dd ee ff';
const wide = (): string => `   1  2  3  4  5  6\n${ROW}`;

describe('the map', () => {
  test('is drawn whole where there is room, or nobody looks', async () => {
    expect(await mapIn(40, wide)).toEqual(wide().split('\n'));
    expect((await mapIn(undefined))[0]).toMatch(/^ +1 +2 +3 .* 19$/);
  });

  test('is drawn small where the rules can', async () => {
    const draw = (_: unknown, __: Paint, wish?: { compact: boolean }) => (wish?.compact ? 'A abcdef' : wide());
    const [note, ...lines] = await mapIn(15, draw);
    expect(note).toContain('Drawn small: your window is narrower than the 20 columns of the map.');
    expect(lines).toEqual(['A abcdef']);
  });

  test('is shown in parts where it cannot, each with the names of the rows, and nothing cut in two', async () => {
    const [note, ...lines] = await mapIn(16, wide);
    expect(note).toContain('In parts: your window is narrower than the 20 columns of the map.');
    const rows = lines.filter((line) => line.startsWith('A '));
    expect(rows.length).toBeGreaterThan(1);
    for (const word of ROW.split(/ +/)) expect(rows.some((row) => row.split(/ +/).includes(word))).toBe(true);
    for (const row of rows) for (const word of row.split(/ +/)) expect(ROW.split(/ +/)).toContain(word);
  });

  test.each([60, 80, 120, 200])('never is wider than a window of %i', async (columns) => {
    for (const line of await mapIn(columns)) expect(widthOf(line)).toBeLessThanOrEqual(Math.max(columns, 80));
  });

  test('of the Hex battles fits 80 columns', async () => {
    const lines = await mapIn(80);
    expect(lines.filter((line) => line.startsWith('A '))).toHaveLength(1);
    expect(lines.join('')).toContain('Lg→');
  });

  test.each([80, 100, 140])('of the CK battles fits %i columns, with every unit whole', async (columns) => {
    const { engine, battles } = await openBook('ck');
    for (const battle of battles) {
      // Everybody where the battle suggests, and in one zone as many as it holds: three, and one of each that come on top.
      const crowded = { ...(battle as Crowded), deploy: 'as given' };
      const [zone] = crowded.armies.red.generals.map(({ at }) => at);
      const there = crowded.armies.red.units.filter(({ at }) => at === zone);
      const more = (['CO', 'CO', 'CO', 'MSk', 'Art', 'El'] as const).map((type, i) => ({
        ...there[0]!,
        id: `more${i}`,
        type,
        at: zone,
      }));
      const units = [...crowded.armies.red.units.filter(({ at }) => at !== zone), ...more];
      const setup = { ...crowded, armies: { ...crowded.armies, red: { ...crowded.armies.red, units } } };
      const lines = drawMap(terminalOf(columns, { NO_COLOR: '1' }), engine, engine.start(setup, 1).game);
      for (const line of lines) expect(widthOf(line)).toBeLessThanOrEqual(columns);
      expect(lines.join('').match(/\b(CO|AUX|SK|CAV|MSK|CH|EL|ART)[123]\b/g)).toHaveLength(units.length);
      expect(lines.some((line) => line.startsWith('Drawn small'))).toBe(columns < 93);
    }
  });

  test('of boxes is shown in parts of whole boxes', async () => {
    const boxes = (): string => ['   1  2  3', '  ┌──┬──┬──┐', 'A │aa│ b│cc│', '  └──┴──┴──┘'].join('\n');
    const [, ...lines] = await mapIn(9, boxes);
    expect(lines).toEqual([
      '   1  2',
      '  ┌──┬──┬',
      'A │aa│ b│',
      '  └──┴──┴',
      '',
      '   2  3',
      '  ┬──┬──┐',
      'A │ b│cc│',
      '  ┴──┴──┘',
    ]);
  });

  test('says only once that the window is narrow', async () => {
    const { engine, battles } = await openBook('hex');
    const { game } = beginMatch(engine, battles[0]!, { seed: 1 });
    const terminal = terminalOf(80);
    expect(drawMap(terminal, engine, game)).toHaveLength(drawMap(terminal, engine, game).length + 1);
  });

  test('is coloured by side and ground; without colour the case tells the sides apart', async () => {
    expect(guarded((await mapIn(200)).join(''))).toContain('\u001b[91m');
    const plain = (await mapIn(200, undefined, { NO_COLOR: '1' })).join('');
    expect(plain).not.toContain('\u001b');
    expect(plain).toContain('LG5→');
    expect(plain).toContain('wb4←');
    expect(paintFor(terminalOf()).mark('x')).toBe('x');
  });
});
