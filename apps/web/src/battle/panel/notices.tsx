import type { Battle, BattleClient } from '../client.ts';
import { tb } from '../strings.ts';

/** What came in between: a refusal, another tab, a fault of ours. */
export function Notices({ client, battle }: { readonly client: BattleClient; readonly battle: Battle }) {
  return (
    <>
      {battle.isBroken && (
        <p className="notice bad" role="alert">
          {tb.broken}{' '}
          <button type="button" onClick={() => window.location.reload()}>
            {tb.reload}
          </button>
        </p>
      )}
      {(battle.refused || battle.isElsewhere) && (
        <p className="notice" role="alert">
          {battle.refused ?? tb.elsewhere}{' '}
          <button type="button" onClick={() => client.forgetRefusal()}>
            {tb.dismiss}
          </button>
        </p>
      )}
    </>
  );
}
