// The rooms of a rule set, in their order: each knows only those before it and itself.
import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { sourcesBelow, specifiersIn } from './moving.mjs';

const ROOMS = ['sheet', 'board', 'play', 'picture'];
/** What stands on the rooms: the rule set as a whole, and its tests' own helpers. */
const ABOVE = ['players', 'battles', 'testing'];

const isTest = (file) => /\.test\.tsx?$/.test(file);

/** How high a source stands; what lies in no room is above all of them. */
function heightOf(file) {
  const height = ROOMS.indexOf(file.split('/')[0]);
  return height < 0 ? ROOMS.length : height;
}

/** Sources that lie in no room, and imports against the order; tests may look anywhere. */
export function roomFaults(folder) {
  return sourcesBelow(folder).flatMap((file) => {
    const room = file.split('/')[0];
    if (room !== file && ![...ROOMS, ...ABOVE].includes(room)) return [`${file}: ${room} is no room`];
    if (isTest(file) || heightOf(file) === ROOMS.length) return [];
    return specifiersIn(readFileSync(join(folder, file), 'utf8'))
      .map((path) => posix.join(posix.dirname(file), path))
      .filter((target) => heightOf(target) > heightOf(file))
      .map((target) => `${file}: ${room} does not know ${target}`);
  });
}
