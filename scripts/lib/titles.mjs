// Titles of commits: an area, and the one thing that a commit does.
import { spawnSync } from 'node:child_process';
import { realpathSync } from 'node:fs';

const LONGEST = 60;
const AREA = /^[a-z][\w.:/-]*: \S/;
/** Verbs that begin a second thing; a list of nouns may well have an "and" in it. */
const VERBS =
  'add|allow|build|check|document|drop|fix|hold|keep|make|measure|mend|move|remove|rename|show|split|stop|test';
const JOINT = new RegExp(`;|, and\\b|\\band (?:then|${VERBS})\\b`);

/** What is amiss with a title, in words. */
export function titleFaults(title) {
  const faults = [];
  if ([...title].length > LONGEST) faults.push(`has ${[...title].length} characters, where ${LONGEST} are the most`);
  if (!AREA.test(title)) faults.push('does not begin with an area and a colon, as "cb: stop wheels" does');
  const joint = JOINT.exec(title);
  if (joint) faults.push(`joins two things by "${joint[0].trim()}"`);
  return faults;
}

const git = (folder, ...args) => {
  const { status, stdout } = spawnSync('git', args, { cwd: folder, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
};

/** Why the history of a folder cannot be judged; undefined where it can. */
function unjudged(folder) {
  const top = git(folder, 'rev-parse', '--show-toplevel');
  if (top === undefined || realpathSync(top) !== realpathSync(folder)) return 'this is no git repository of its own';
  if (git(folder, 'rev-parse', '--is-shallow-repository') !== 'false')
    return 'this clone has only a part of the history';
  return undefined;
}

/** A sentence for each fault of the titles after a commit; git words those of merges itself. */
export function historyFaults(folder, after) {
  const skipped = unjudged(folder);
  if (skipped !== undefined) return { skipped, faults: [] };
  const log = git(folder, 'log', '--no-merges', '--format=%h %s', `${after}..HEAD`);
  if (log === undefined) return { faults: [`the history has no commit ${after}`] };
  const lines = log.split('\n').filter((line) => line !== '');
  return {
    faults: lines.flatMap((line) => {
      const title = line.slice(line.indexOf(' ') + 1);
      return titleFaults(title).map((fault) => `${line}: the title ${fault}`);
    }),
  };
}
