import { expect, it } from 'vitest';
import { BadOption, optionsFrom } from './options.ts';

it.each([
  [[], {}, { port: 4600, lan: false, help: false }],
  [['--lan'], {}, { port: 4600, lan: true, help: false }],
  [['--port', '8080'], {}, { port: 8080, lan: false, help: false }],
  [['--port=8080', '--lan'], { PORT: '9000' }, { port: 8080, lan: true, help: false }],
  [[], { PORT: '9000' }, { port: 9000, lan: false, help: false }],
  [[], { PORT: '' }, { port: 4600, lan: false, help: false }],
  [['-h'], {}, { port: 4600, lan: false, help: true }],
])('%j with %j means %j', (args, env, options) => expect(optionsFrom(args, env)).toEqual(options));

it.each([
  [['--port', '0'], {}, '--port is to be a number from 1 to 65535, not "0"'],
  [['--port', '65536'], {}, '--port is to be a number from 1 to 65535, not "65536"'],
  [['--port', '80 '], {}, '--port is to be a number from 1 to 65535, not "80 "'],
  [['--port', '0x50'], {}, '--port is to be a number from 1 to 65535, not "0x50"'],
  [['--port='], {}, '--port is to be a number from 1 to 65535, not ""'],
  [[], { PORT: '1e3' }, 'PORT is to be a number from 1 to 65535, not "1e3"'],
  [['--port'], {}, "Option '--port <value>' argument missing"],
  [['--wan'], {}, "Unknown option '--wan'"],
  [['--lan=yes'], {}, "Option '--lan' does not take an argument"],
  [['8080'], {}, "Unexpected argument '8080'"],
])('%j with %j cannot be meant: %s', (args, env, words) => {
  expect(() => optionsFrom(args, env)).toThrow(BadOption);
  expect(() => optionsFrom(args, env)).toThrow(new BadOption(words));
});
