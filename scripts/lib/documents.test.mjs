import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { documentsBelow, longSentences, missing } from './documents.mjs';

const words = (count) => `One ${Array.from({ length: count - 1 }, () => 'more').join(' ')}`;

describe('a sentence', () => {
  it('has thirty words, and one more is too many', () => {
    expect(longSentences(`${words(30)}.`)).toEqual([]);
    expect(longSentences(`${words(31)}.`)).toEqual([expect.stringContaining('31 words, where 30 are the most')]);
  });

  it('ends where another begins, with whatever mark or link', () => {
    const text = `${words(20)}. ${words(20)}! **${words(20)}.** “${words(20)}?” \`code\` is ${words(20)}.\n[Link](a.md) ${words(20)}.`;
    expect(longSentences(text)).toEqual([]);
  });

  it('ends with its paragraph, its item, and before a table or code', () => {
    const parts = [
      words(20),
      `- ${words(20)}\n- ${words(20)}`,
      `1. ${words(20)}`,
      `| ${words(40)} |`,
      `# ${words(40)}`,
    ];
    expect(longSentences(parts.join('\n\n'))).toEqual([]);
    expect(longSentences(`${words(20)}\n\n\`\`\`sh\n${words(40)}\n\`\`\`\n\n${words(20)}`)).toEqual([]);
  });

  it('goes on over the end of a line, and code in it is one word', () => {
    expect(longSentences(`${words(16)}\n${words(16)}`)).toHaveLength(1);
    expect(longSentences(`${words(29)} \`npm run lint and much more\`.`)).toEqual([]);
  });
});

describe('what a document names', () => {
  const FILES = ['docs/a.md', 'docs/picture.png', 'packages/rules/hex/src/sheet/clauses.ts', 'scripts/one.mjs'];
  const root = mkdtempSync(join(process.env.ACIES_TEST_FOLDER ?? tmpdir(), 'acies-documents-'));
  for (const file of [...FILES, 'node_modules/b.md', '.hidden/c.md']) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), '');
  }
  const faults = (text) => missing(root, 'docs', text, { lint: '' });

  it('is there, or told', () => {
    expect(faults('`packages/rules/hex`, docs/a.md. (scripts/one.mjs), `apps/web/dist`, `npm run lint`')).toEqual([]);
    expect(faults('`packages/rules/ck/src`, and docs/b.md.')).toEqual([
      'there is no packages/rules/ck/src',
      'there is no docs/b.md',
    ]);
    expect(faults('`npm run lent`')).toEqual(['there is no "npm run lent"']);
  });

  it('stands for each name in braces, and for any in brackets', () => {
    expect(faults('packages/rules/<id>/src/sheet/clauses.ts and docs/{a.md,picture.png}')).toEqual([]);
    expect(faults('packages/rules/<id>/src/troops.ts')).toEqual(['there is no packages/rules/<id>/src/troops.ts']);
    expect(faults('docs/{a.md,b.md}')).toEqual(['there is no docs/b.md']);
  });

  it('is found from where the document lies, if it is a link', () => {
    expect(faults('[a](a.md), [b](a.md#there), [c](https://a.example/b), <img src="picture.png" />')).toEqual([]);
    expect(faults('[a](b.md), <img src="other.png" />')).toEqual([
      'a link leads nowhere: b.md',
      'a link leads nowhere: other.png',
    ]);
  });

  it('is looked for in documents that are ours', () => {
    expect(documentsBelow(root)).toEqual(['docs/a.md']);
  });
});
