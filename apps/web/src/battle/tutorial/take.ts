import { samePlain } from '@acies/kernel';
import type { PageQuestion, QuestionOption } from '@acies/session/protocol';
import type { BattleClient } from '../client.ts';
import type { Choice } from '../use-choice.ts';

/** Takes up an option that was pointed at, just as if it had been pressed in the list. */
export async function takeUp(
  client: BattleClient,
  asked: PageQuestion | undefined,
  choice: Choice,
  option: QuestionOption,
): Promise<void> {
  if (!asked) return;
  const listed = choice.options.find((one) => samePlain(one.choice, option.choice));
  if (listed) return choice.press(listed);
  const judged = await client.askNow('attempt', { choice: option.choice });
  if (judged) choice.attempt(judged);
}
