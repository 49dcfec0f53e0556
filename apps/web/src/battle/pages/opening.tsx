import { hrefOf } from '../../route.ts';
import type { Battle } from '../client.ts';
import { Broken } from '../panel/news/notices.tsx';
import { SaveFile } from '../panel/save-button.tsx';
import { tb } from '../strings.ts';
import { useAnswer } from '../use-answer.ts';
import { battleClient } from '../use-battle.ts';
import { isOfOtherRules, OldRules } from './old-rules.tsx';
import { Refusal } from './refusal.tsx';

/** Why a game cannot be shown. */
export interface OpeningProps {
  readonly why: Battle['refused'];
  readonly isBroken: boolean;
  /** The kept game, which can still be saved. */
  readonly game?: string;
}

/** While a game is being opened, or why it cannot be; what is known of it where only its rules are others by now. */
export function Opening(props: OpeningProps) {
  const { why, isBroken, game } = props;
  const ask = why !== undefined && !isBroken && game !== undefined ? { game } : undefined;
  const kept = useAnswer(battleClient(), 'kept', { ask, of: game });
  return kept && isOfOtherRules(kept) ? <OldRules kept={kept} /> : <NotOpen {...props} />;
}

const NotOpen = ({ why, isBroken, game }: OpeningProps) => (
  <>
    <h1>{why || isBroken ? tb.notOpened : tb.loading}</h1>
    {isBroken && <Broken />}
    {!isBroken && <Refusal why={why} />}
    {!isBroken && why && game && (
      <div className="buttons">
        <SaveFile saved={() => battleClient().ask('kept-file', { game })} />
      </div>
    )}
    <a href={hrefOf(['battle'])}>{tb.wholeMenu}</a>
  </>
);
