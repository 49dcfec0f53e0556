import type { BattleClient } from '../client.ts';
import { isShort } from '../deciding.ts';
import type { Asked, AskedOption } from '../protocol.ts';
import type { Choice } from '../use-choice.ts';

/** Takes up an option that was pointed at, just as if it had been pressed in the list. */
export async function takeUp(
  client: BattleClient,
  asked: Asked | undefined,
  choice: Choice,
  option: AskedOption,
): Promise<void> {
  if (!asked) return;
  const wanted = JSON.stringify(option.choice);
  const listed = choice.options.find((one) => JSON.stringify(one.choice) === wanted);
  if (listed) choice.press(listed, isShort(asked));
  else choice.attempt(await client.ask('attempt', { choice: option.choice }));
}
