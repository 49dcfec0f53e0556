import { expect, test } from 'vitest';
import { lastWordsIn } from './last-words.ts';

test.each([
  [
    'Node with a stack, code and a cause',
    `/bots/crash.js:1
async function f() { throw new Error('outer: no', { cause }) }
                     ^

Error: outer
    at emitErrorNT (node:internal/streams/destroy:169:8)
    at node:internal/errors:540:9 {
  code: 'X',
  [cause]: Error: inner
      at f (/bots/crash.js:1:58)
}

Node.js v20.20.2`,
    'Error: outer',
  ],
  [
    'Node that does not know the kind of file',
    `  throw new ERR_UNKNOWN_FILE_EXTENSION(ext, filepath);

TypeError [ERR_UNKNOWN_FILE_EXTENSION]: Unknown file extension ".ts" for /bots/bot.ts
    at defaultLoad (node:internal/modules/esm/load:145:22) {
  code: 'ERR_UNKNOWN_FILE_EXTENSION'
}

Node.js v20.20.2`,
    'TypeError [ERR_UNKNOWN_FILE_EXTENSION]: Unknown file extension ".ts" for /bots/bot.ts',
  ],
  [
    'Go that panics',
    'panic: my bot is broken\n\ngoroutine 1 [running]:\nmain.main()\n\t/bots/bot.go:4 +0x18\nexit status 2',
    'panic: my bot is broken',
  ],
  [
    'Rust that panics',
    "thread 'main' panicked at src/main.rs:2:5:\nnote: run with `RUST_BACKTRACE=1` environment variable to display a backtrace",
    "thread 'main' panicked at src/main.rs:2:5:",
  ],
  ['an error of one’s own kind', 'Foo [Error]: x\n    at main (/bots/a.js:1:1)\n\nNode.js v22.1.0', 'Foo [Error]: x'],
  [
    'Node whose error is but words',
    "throw 'enough'\n^\nenough\n(Use `node --trace-uncaught ...` to show where the exception was thrown)\n\nNode.js v20.1.0",
    'enough',
  ],
  [
    'Python, whatever the error is called',
    'Traceback (most recent call last):\n  File "bot.py", line 3, in <module>\n    error()\nbot.Broken: no ideas\n',
    'bot.Broken: no ideas',
  ],
  ['a shell', '/bin/sh: 1: ./no-such-bot: not found\n', '/bin/sh: 1: ./no-such-bot: not found'],
  ['some other language', 'error: the bot has failed\nsee the log\n', 'error: the bot has failed'],
  ['nobody', '\n', undefined],
])('what went wrong according to %s', (_who, text, words) => expect(lastWordsIn(text)).toBe(words));
