import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { historyFaults, titleFaults } from './titles.mjs';

const freshFolder = () => mkdtempSync(join(process.env.ACIES_TEST_FOLDER ?? tmpdir(), 'acies-titles-'));
const WHO = ['-c', 'user.name=A', '-c', 'user.email=a@example.org', '-c', 'commit.gpgsign=false'];
const git = (folder, ...args) => {
  const { status, stdout, stderr } = spawnSync('git', [...WHO, ...args], { cwd: folder, encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  return stdout.trim();
};

/** A repository with a commit for each title. */
function historyOf(titles) {
  const folder = freshFolder();
  git(folder, 'init', '-q');
  const hashes = titles.map((title) => {
    git(folder, 'commit', '-q', '--allow-empty', '--no-verify', '-m', title);
    return git(folder, 'rev-parse', 'HEAD');
  });
  return { folder, hashes };
}

describe('a title', () => {
  it.each([
    "cb: stop wheels at the table's edge",
    'docs: document test:nodes, the watchdog and other systems',
    'soak:input: add texts that begin sequences again',
    'cli: fix "None of its 1 choice is kept"',
    `web: ${'x'.repeat(55)}`,
  ])('is sound: %s', (title) => {
    expect(titleFaults(title)).toEqual([]);
  });

  it.each([
    [`web: ${'x'.repeat(56)}`, 'has 61 characters, where 60 are the most'],
    ['Stop wheels at the edge', 'does not begin with an area and a colon, as "cb: stop wheels" does'],
    ['CB: stop wheels', 'does not begin with an area and a colon, as "cb: stop wheels" does'],
    ['cb:stop wheels', 'does not begin with an area and a colon, as "cb: stop wheels" does'],
    ['cb: stop wheels, and say why', 'joins two things by ", and"'],
    ['cb: stop wheels; say why', 'joins two things by ";"'],
    ['cb: stop wheels and fix the table', 'joins two things by "and fix"'],
    ['cb: stop wheels and then go on', 'joins two things by "and then"'],
  ])('is at fault: %s', (title, fault) => {
    expect(titleFaults(title)).toEqual([fault]);
  });
});

describe('a history', () => {
  it('is judged after the commit that is named, and not before', () => {
    const { folder, hashes } = historyOf(['Begin', 'cb: add wheels', 'Stop wheels', 'hex: fix woods']);
    const hash = git(folder, 'rev-parse', '--short', hashes[2]);
    expect(historyFaults(folder, hashes[0]).faults).toEqual([
      `${hash} Stop wheels: the title does not begin with an area and a colon, as "cb: stop wheels" does`,
    ]);
    expect(historyFaults(folder, hashes[2])).toEqual({ faults: [] });
  });

  it('leaves merges out', () => {
    const { folder, hashes } = historyOf(['Begin', 'cb: add wheels']);
    git(folder, 'checkout', '-q', '-b', 'side', hashes[0]);
    git(folder, 'commit', '-q', '--allow-empty', '--no-verify', '-m', 'hex: fix woods');
    git(folder, 'merge', '-q', '-m', 'Merge what was fixed', hashes[1]);
    expect(historyFaults(folder, hashes[0])).toEqual({ faults: [] });
  });

  it('that lacks the named commit is at fault', () => {
    const { folder } = historyOf(['Begin']);
    const other = '0123456789012345678901234567890123456789';
    expect(historyFaults(folder, other).faults).toEqual([`the history has no commit ${other}`]);
  });

  it('is not judged in a shallow clone', () => {
    const { folder, hashes } = historyOf(['Begin', 'Stop wheels']);
    const clone = join(freshFolder(), 'clone');
    git(folder, 'clone', '-q', '--depth', '1', pathToFileURL(folder).href, clone);
    expect(historyFaults(clone, hashes[0])).toEqual({
      skipped: 'this clone has only a part of the history',
      faults: [],
    });
  });

  it('is not judged outside git, nor in a folder of another repository', () => {
    const { folder, hashes } = historyOf(['Begin', 'Stop wheels']);
    const inner = join(folder, 'inner');
    mkdirSync(inner);
    writeFileSync(join(inner, 'package.json'), '{}');
    const skipped = 'this is no git repository of its own';
    expect(historyFaults(inner, hashes[0])).toEqual({ skipped, faults: [] });
  });
});
