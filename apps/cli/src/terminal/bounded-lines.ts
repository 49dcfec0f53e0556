import { Transform } from 'node:stream';

/** No answer is so long, in characters; a line that goes on further could fill the memory before it ends. */
export const LONGEST_LINE = 1_000_000;

const END = 10;
/** What comes down a pipe is counted in bytes: no character takes more, and those of four count as two. */
const BYTES_OF_CHARACTER = 3;

/**
 * Passes lines on. One that is cut off is followed by more characters than a line may have: whoever reads it sees that it is
 * too long, whatever else they take for the end of a line.
 */
export function boundedLines(longest = LONGEST_LINE): Transform {
  const most = BYTES_OF_CHARACTER * longest;
  const tooMany = Buffer.alloc(longest + 1, '.');
  let length = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      const kept: Buffer[] = [];
      for (let from = 0; from < chunk.length; ) {
        const end = chunk.indexOf(END, from);
        const to = end < 0 ? chunk.length : end;
        kept.push(chunk.subarray(from, Math.min(to, from + Math.max(0, most - length))));
        if (length <= most && length + to - from > most) kept.push(tooMany);
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
