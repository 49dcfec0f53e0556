import progressBar from 'cli-progress';
import type { Io } from '../io.ts';

/** How far long work has come, told on standard error so that the result can be piped. */
interface Progress {
  start(games: number): void;
  update(done: number): void;
  /** So many choices have been made in all: where a game takes minutes, that is what moves. */
  choices(made: number): void;
  stop(): void;
}

export const progressOn = (io: Io): Progress => (io.stderr.isTTY ? barOn(io) : linesOn(io));

function barOn({ stderr }: Io): Progress {
  const bar = new progressBar.SingleBar({
    stream: stderr,
    format: '{bar} {value}/{total} games{choices}, {duration_formatted}',
    barCompleteChar: '█',
    barIncompleteChar: '░',
    hideCursor: true,
    clearOnComplete: true,
  });
  return {
    start: (games) => bar.start(games, 0, { choices: '' }),
    update: (done) => bar.update(done),
    choices: (made) => bar.update({ choices: choicesSaid(made) }),
    stop: () => bar.stop(),
  };
}

const choicesSaid = (made: number): string =>
  made > 0 ? `, ${made.toLocaleString('en')} ${made === 1 ? 'choice' : 'choices'}` : '';

/** How often a line is written where there is no terminal to draw a bar on. */
const LINE_MS = 5_000;

/** In a file or a pipe a bar cannot be redrawn: a line now and then, and none for what is done at once. */
function linesOn({ stderr }: Io): Progress {
  const began = performance.now();
  let [all, done, made, last] = [0, 0, 0, began];
  const tell = (): void => {
    const now = performance.now();
    if (now - last < LINE_MS || done === all) return;
    last = now;
    stderr.write(`${done}/${all} games${choicesSaid(made)}, ${Math.round((now - began) / 1000)} s\n`);
  };
  return {
    start: (games) => {
      all = games;
    },
    update: (games) => {
      done = games;
      tell();
    },
    choices: (choices) => {
      made = choices;
      tell();
    },
    stop: () => {},
  };
}
