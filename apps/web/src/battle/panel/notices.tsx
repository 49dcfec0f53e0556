import type { Battle, BattleClient } from '../client.ts';
import { tb } from '../strings.ts';

/** A fault of ours: what to do about it. */
export const Broken = () => (
  <p className="notice bad" role="alert">
    {tb.broken}{' '}
    <button type="button" onClick={() => window.location.reload()}>
      {tb.reload}
    </button>
  </p>
);

/** What came in between: a refusal, another tab, a fault of ours. */
export function Notices({ client, battle }: { readonly client: BattleClient; readonly battle: Battle }) {
  return (
    <>
      {battle.isBroken && <Broken />}
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
