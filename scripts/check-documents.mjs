// Whether the paths, links and commands that documents name exist, and whether one reads their sentences in one breath.
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { documentsBelow, longSentences, missing } from './lib/documents.mjs';
import { root } from './lib/setup.mjs';

/** Those that are read from end to end. */
const PLAIN = /^(README|ARCHITECTURE|CONTRIBUTING)\.md$|^docs\/(testing|tour|hosting|rules)\.md$|^docs\/decisions\//;

const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const faults = documentsBelow(root).flatMap((path) => {
  const text = readFileSync(join(root, path), 'utf8');
  const found = missing(root, dirname(path), text, scripts);
  return [...found, ...(PLAIN.test(path) ? longSentences(text) : [])].map((fault) => `${path}: ${fault}`);
});
for (const fault of faults) console.error(fault);
process.exit(faults.length === 0 ? 0 : 1);
