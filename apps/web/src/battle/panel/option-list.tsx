import { useEffect, useState } from 'react';
import { number } from '../../strings.ts';
import type { BattleClient } from '../client.ts';
import type { Numbered } from '../deciding.ts';
import type { Asked } from '../protocol.ts';
import { tb } from '../strings.ts';

/** So many are listed until more are wanted, and so many odds are asked for at a time: some take long. */
const AT_ONCE = 12;
const ODDS_AT_ONCE = 8;

type Odds = ReadonlyMap<number, string>;

/** Short odds of the options that are in sight, as they come in. */
function useOdds(client: BattleClient, asked: Asked, inSight: readonly Numbered[]): Odds {
  const [known, setKnown] = useState<{ readonly asked: Asked; readonly odds: Odds }>({ asked, odds: new Map() });
  const odds = known.asked === asked ? known.odds : new Map<number, string>();
  const wanted = inSight.map(({ index }) => index).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is wanted is what is in sight
  useEffect(() => {
    let isStale = false;
    const fetch = async (): Promise<void> => {
      for (let at = 0; at < inSight.length && !isStale; at += ODDS_AT_ONCE) {
        const some = inSight.slice(at, at + ODDS_AT_ONCE);
        const found = await client.askNow('previews', { indices: some.map(({ index }) => index) });
        if (isStale || !found) return;
        setKnown((before) => ({ asked, odds: merged(before.asked === asked ? before.odds : new Map(), some, found) }));
      }
    };
    void fetch();
    return () => {
      isStale = true;
    };
  }, [client, asked, wanted]);
  return odds;
}

function merged(odds: Odds, options: readonly Numbered[], found: readonly (string | undefined)[]): Odds {
  const more = options.flatMap(({ index }, i) => (found[i] === undefined ? [] : [[index, found[i]] as const]));
  return new Map([...odds, ...more]);
}

interface Props {
  readonly client: BattleClient;
  readonly asked: Asked;
  /** The options that fit what was touched. */
  readonly options: readonly Numbered[];
  readonly armed: number | undefined;
  /** One press decides. */
  readonly isDirect: boolean;
  onPress(option: Numbered): void;
  onPeek(option: Numbered | undefined): void;
}

/** The options as buttons, each with its odds. A press arms one, a second does it. */
export function OptionList({ client, asked, options, armed, isDirect, onPress, onPeek }: Props) {
  const [sight, setSight] = useState({ of: options, count: AT_ONCE });
  const count = sight.of === options ? sight.count : AT_ONCE;
  const inSight = options.slice(0, count);
  const odds = useOdds(client, asked, inSight);
  return (
    <>
      <ol className="options">
        {inSight.map((option) => (
          <li key={option.index}>
            <button
              type="button"
              className="option"
              {...(isDirect ? {} : { 'aria-pressed': option.index === armed })}
              onClick={() => onPress(option)}
              onPointerEnter={() => onPeek(option)}
              onPointerLeave={() => onPeek(undefined)}
              onFocus={() => onPeek(option)}
              onBlur={() => onPeek(undefined)}
            >
              <span className="option-label">{option.label}</span>
              {odds.has(option.index) && <span className="option-odds">{odds.get(option.index)}</span>}
              {option.index === armed && <span className="option-armed">{tb.pressAgain}</span>}
            </button>
          </li>
        ))}
      </ol>
      {options.length > count && (
        <button type="button" className="more" onClick={() => setSight({ of: options, count: count + 4 * AT_ONCE })}>
          {tb.moreOptions(number(options.length - count))}
        </button>
      )}
    </>
  );
}
