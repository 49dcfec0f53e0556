import { Transform } from 'node:stream';

/** No answer is so long; a line that goes on further could fill the memory before it ends. */
export const LONGEST_LINE = 1_000_000;

const END = 10;

/** Passes lines on; of one that is too long only so much that it can be seen to be. */
export function boundedLines(longest = LONGEST_LINE): Transform {
  let length = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      const kept: Buffer[] = [];
      for (let from = 0; from < chunk.length; ) {
        const end = chunk.indexOf(END, from);
        const to = end < 0 ? chunk.length : end;
        const room = Math.max(0, longest + 1 - length);
        kept.push(chunk.subarray(from, Math.min(to, from + room)));
        length += to - from;
        if (end >= 0) {
          kept.push(chunk.subarray(end, end + 1));
          length = 0;
        }
        from = to + 1;
      }
      done(null, Buffer.concat(kept));
    },
  });
}
