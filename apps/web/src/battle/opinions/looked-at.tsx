import {
  type Advised,
  isFirstBest,
  isHardlyTried,
  saidOfAll,
  saidOfOne,
  shownWorth,
  TELLING_TRIALS,
  UNTRIED,
} from '@acies/play';
import type { LookedAt } from '@acies/session/protocol';
import { number } from '../../strings.ts';
import { tb } from '../strings.ts';
import { tw } from './strings.ts';

interface Props<O extends Advised> {
  readonly lookedAt: LookedAt<O>;
  /** What stands above it, told how it is sorted. */
  headed(player: string, order: string): string;
  /** A part of the question, or of the page. */
  readonly heading: 'h2' | 'h3';
  /** Where one of them can still be chosen. */
  onPick?(option: O): void;
}

/** What a computer player has looked at, each with its worth. What can be chosen from can also be folded up. */
export function LookedAtList<O extends Advised>(props: Props<O>) {
  const { lookedAt, headed, heading: Heading, onPick } = props;
  const { player, options } = lookedAt;
  if (options.length === 0) return <p className="quiet">{tw.nothing}</p>;
  const head = <Heading>{headed(player, isFirstBest(options) ? tw.bestFirst : tw.ownFirst)}</Heading>;
  if (!onPick)
    return (
      <section className="why">
        {head}
        <Options {...props} />
      </section>
    );
  return (
    <details className="why" open>
      <summary>{head}</summary>
      <Options {...props} />
    </details>
  );
}

function Options<O extends Advised>({ lookedAt, onPick }: Props<O>) {
  const { options, left = 0 } = lookedAt;
  const ofAll = saidOfAll(options);
  return (
    <>
      <ol>
        {options.map((option) => (
          <li key={JSON.stringify(option.choice)}>
            {onPick ? (
              <button type="button" onClick={() => onPick(option)}>
                {option.label}
              </button>
            ) : (
              <span>{option.label}</span>
            )}
            <p className="quiet">{besideIt(option, ofAll)}</p>
          </li>
        ))}
      </ol>
      {left > 0 && <p className="quiet">{tb.moreOptions(number(left))}</p>}
      {remarksOn(lookedAt, ofAll).map((remark) => (
        <p key={remark} className="quiet">
          {remark}
        </p>
      ))}
    </>
  );
}

/** What it is worth, what is said of it alone, and its odds. */
function besideIt(option: Advised, ofAll: string): string {
  const own = option.trials === undefined ? saidOfOne(option, ofAll) : '';
  return [worthText(option), own, option.odds].filter(Boolean).join(' · ');
}

function worthText(option: Advised): string {
  const { worth, trials } = option;
  if (!Number.isFinite(worth)) return tw.worthNever;
  if (isHardlyTried(option)) return tw.hardlyTried;
  const shown = number(shownWorth(option));
  return trials === undefined ? tw.worth(shown) : tw.won(shown, number(trials));
}

/** What the figures do not say by themselves. */
function remarksOn({ options, triesOut }: LookedAt, ofAll: string): string[] {
  const { trials, untried } = options[0]!;
  if (trials === undefined)
    return [ofAll === '' ? tw.means : tw.meansOf(ofAll), ...(untried ? [UNTRIED[untried]] : [])];
  return [
    ...(triesOut && !isFirstBest(options) ? [tw.firstStays] : []),
    ...(trials < TELLING_TRIALS ? [tw.fewTrials] : []),
  ];
}
