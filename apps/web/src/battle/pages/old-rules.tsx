import type { KeptUnder } from '@acies/session/protocol';
import { hrefOf } from '../../route.ts';
import { titleOf } from '../../sheets.ts';
import { number } from '../../strings.ts';
import { SaveFile } from '../panel/save-button.tsx';
import { tb } from '../strings.ts';
import { battleClient } from '../use-battle.ts';
import { whoPlays } from './who-plays.ts';

/** Whether a kept game was begun by another version of its rules than is played now. */
export const isOfOtherRules = ({ version, versionNow }: KeptUnder): boolean =>
  versionNow !== undefined && versionNow !== version;

/** What is known of a kept game whose rules are no longer played: it is read, and can be saved. */
export function OldRules({ kept }: { readonly kept: KeptUnder }) {
  const { id, title, rules, version, versionNow = '', armies, players } = kept;
  const facts = [
    [tb.armies, tb.keptArmies(armies.red || tb.red, armies.blue || tb.blue)],
    [tb.players, whoPlays(armies, players)],
    [tb.turn, kept.isOver ? `${number(kept.turn)}: ${tb.over}` : number(kept.turn)],
    [tb.choicesMade, number(kept.count)],
    [tb.lastPlayed, new Date(kept.played).toLocaleString()],
  ] as const;
  return (
    <>
      <h1>{title}</h1>
      <p>
        <strong>{tb.playedUnder(version, titleOf(rules))}</strong>
      </p>
      <p>{tb.playedNow(version, versionNow)}</p>
      <dl>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div className="buttons">
        <SaveFile saved={() => battleClient().ask('kept-file', { game: id })} />
      </div>
      <a href={hrefOf(['battle'])}>{tb.wholeMenu}</a>
    </>
  );
}
