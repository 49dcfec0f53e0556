import { useEffect, useState } from 'react';
import { hrefOf } from '../../route.ts';
import { battleClient, useBattle } from '../use-battle.ts';

/** Goes to a game that was asked for here, as soon as it is there; or says why there is none. */
export function useBegun(): { readonly refused: string | undefined; expect(): void } {
  const battle = useBattle(battleClient());
  /** The game that was open when another was asked for. */
  const [asked, setAsked] = useState<{ readonly before: string | undefined }>();
  const opened = battle.facts?.id;
  useEffect(() => {
    if (!asked || opened === undefined || opened === asked.before) return;
    setAsked(undefined);
    window.location.hash = hrefOf(['battle', opened]);
  }, [asked, opened]);
  return {
    refused: asked && battle.refused,
    expect() {
      battleClient().forgetRefusal();
      setAsked({ before: opened });
    },
  };
}
