/** A line that names an error: "Error: …", "TypeError [ERR_X]: …", "Foo [Error]: …". Those of a stack and of code are written otherwise. */
const NAMED = /^(?!\s).*?(?:Error|Exception|Rejection)\]?(?: \[\w+\])?:/;
/** What Node, Rust and Go say after the error, which is the same of every error, and the lines of a stack. */
const BESIDE_THE_POINT = /^Node\.js v|^\(Use `node |^\s+at |^note: run with |^goroutine |^exit status |^\t/;

/** The line that says what went wrong in what a program wrote on standard error before it ended; undefined if it wrote nothing. */
export function lastWordsIn(text: string): string | undefined {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '');
  // Python names the error last, whatever it is called.
  if (lines.some((line) => line.startsWith('Traceback '))) return lines.at(-1);
  const telling = lines.filter((line) => !BESIDE_THE_POINT.test(line));
  const named = telling.findLast((line) => NAMED.test(line));
  return named ?? telling.findLast((line) => /error|exception|panic/i.test(line)) ?? telling.at(-1);
}
