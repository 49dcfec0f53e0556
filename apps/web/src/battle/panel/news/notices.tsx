import type { Battle, BattleClient } from '../../client.ts';
import { tb } from '../../strings.ts';

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
  const told = battle.refused ?? (battle.isElsewhere ? tb.elsewhere : undefined);
  if (!battle.isBroken && told === undefined) return null;
  return (
    <div className="notices">
      {battle.isBroken && <Broken />}
      {told !== undefined && (
        <p className="notice" role="alert">
          {told}{' '}
          <button type="button" onClick={() => client.forgetRefusal()}>
            {battle.isStuck ? tb.tryAgain : tb.dismiss}
          </button>
        </p>
      )}
    </div>
  );
}
