// The table alone, with two hundred pieces a side: how many frames a second while it is dragged about.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, say } from '../setup.mjs';
import { DESK, milliseconds, SLOWER } from './page.mjs';

const SOURCE = join(root, 'apps', 'web', 'src');
const STEPS = 120;
const GLOBAL = 'acies';
const PAGE =
  '<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Table</title><body></body></html>';

/** The table and its sample scenes as one script. */
async function tableScript() {
  const { build, defaultClientConditions } = await import('vite');
  const entry = join(SOURCE, 'battle', 'table', 'testing', 'mount.tsx');
  const built = await build({
    ...{ configFile: false, publicDir: false, logLevel: 'error' },
    resolve: { conditions: ['acies-source', ...defaultClientConditions] },
    define: { 'process.env.NODE_ENV': '"production"' },
    build: { write: false, lib: { entry, formats: ['iife'], name: GLOBAL } },
  });
  return [built].flat()[0].output[0].code;
}

function styles() {
  const styleOf = (name) => readFileSync(join(SOURCE, 'styles', name), 'utf8');
  return [...styleOf('index.css').matchAll(/"\.\/(.+?)"/g)].map(([, name]) => styleOf(name)).join('\n');
}

/** Runs in the page: notes when frames begin. */
function watchFrames() {
  globalThis.frames = [];
  const next = (time) => {
    globalThis.frames.push(time);
    requestAnimationFrame(next);
  };
  requestAnimationFrame(next);
}

async function drag(page) {
  const { x, y, width, height } = await page.locator('.stage').boundingBox();
  const middle = { x: x + width / 2, y: y + height / 2 };
  await page.mouse.move(middle.x, middle.y);
  await page.mouse.down();
  await page.evaluate(watchFrames);
  for (let i = 0; i < STEPS; i++)
    await page.mouse.move(middle.x + 100 * Math.sin(i / 10), middle.y + 60 * Math.sin(i / 7));
  const frames = await page.evaluate(() => globalThis.frames);
  await page.mouse.up();
  return frames;
}

async function panning({ openPage }, script, options) {
  const page = await openPage(options);
  await page.setContent(PAGE);
  await page.addStyleTag({ content: styles() });
  await page.addScriptTag({ content: script });
  await page.evaluate(`${GLOBAL}.mountTable('many', {})`);
  await page.locator('.piece').nth(399).waitFor();
  const frames = await drag(page);
  await page.context().close();
  const gaps = frames.slice(1).map((time, i) => time - frames[i]);
  return {
    'frames a second': ((1000 * gaps.length) / (frames.at(-1) - frames[0])).toFixed(1),
    'longest frame': milliseconds(Math.max(...gaps)),
    frames: frames.length,
  };
}

export async function benchTable(bench) {
  const script = await tableScript();
  const rows = {
    desk: await panning(bench, script, { slower: 1, size: DESK }),
    telephone: await panning(bench, script, { slower: 1 }),
    [`telephone, slowed ${SLOWER} times`]: await panning(bench, script, {}),
  };
  say('table: panning 400 pieces');
  console.table(rows);
}
