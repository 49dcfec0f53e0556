/**
 * A tiny player for Acies: it takes the option with the longest label. Node 22.18 and later run it as it is (for an older one see
 * docs/players.md):
 *
 *     npx acies duel --battle sabis --red "exec:node examples/bot.ts" --blue recruit --games 10
 */
import { createInterface } from 'node:readline';

interface Decision {
  readonly type: 'decision';
  readonly id: number;
  readonly options: readonly { readonly choice: unknown; readonly label: string }[];
}
type Told = Decision | { readonly type: 'hello' | 'state' | 'end' };

const say = (message: object): void => console.log(JSON.stringify(message));

function choose({ id, options }: Decision): void {
  const longest = Math.max(...options.map(({ label }) => label.length));
  say({ type: 'choice', id, option: options.findIndex(({ label }) => label.length === longest) });
}

for await (const line of createInterface({ input: process.stdin })) {
  const told = JSON.parse(line) as Told;
  if (told.type === 'hello') say({ type: 'ready', name: 'bot.ts' });
  else if (told.type === 'decision') choose(told);
  else if (told.type === 'end') break;
}
