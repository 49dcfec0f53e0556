import { scriptedDice } from '@acies/kernel/testing';
import { dpsIn, keyOf } from '@acies/rules-disorder/testing';
import { type CbStage, type StageOptions, stage } from './stage.ts';

/** The combat phase of the last turn, so that nothing follows it but the Morale phase. */
export const combatPhase = (red: readonly string[], blue: readonly string[], options: StageOptions = {}): CbStage =>
  stage({ red, blue }, { from: 'declareFirst', turns: 1, ...options });

/** Units in contact fight in the last turn; the dice are those that fall before somebody is asked. */
export const fight = (
  red: readonly string[],
  blue: readonly string[],
  contacts: readonly string[],
  dice: readonly number[],
  options: StageOptions = {},
): CbStage => stage({ red, blue }, { from: 'fight', turns: 1, contacts, dice, ...options });

/** Charges that whoever is asked may declare, `a x`. */
export const offered = (s: CbStage): string[] =>
  s.asked.endsWith(' declare') ? s.labels.slice(1).map((label) => label.replace(/ charges (\w+).*/, ' $1')) : [];

/** Both sides declare just these charges, `a x`; the dice are those that fall before somebody else is asked. */
export function declare(s: CbStage, charges: readonly string[], ...faces: number[]): CbStage {
  const left = [...charges];
  let dice = faces;
  while (s.asked.endsWith(' declare')) {
    const next = left.find((one) => offered(s).includes(one));
    if (next) left.splice(left.indexOf(next), 1);
    const option = next ? s.question.options![offered(s).indexOf(next) + 1]! : { do: 'done' };
    const falls = dice.length > 0 && wantsDice(s, option);
    s.choose(option, ...(falls ? dice : []));
    if (falls) dice = [];
  }
  if (left.length > 0) throw new Error(`not offered: ${left.join(', ')}`);
  if (dice.length > 0) throw new Error(`dice left: ${dice.join(' ')}`);
  return s;
}

function wantsDice(s: CbStage, option: unknown): boolean {
  const { question } = s;
  const live = s.engine.open(s.engine.copy(s.game), scriptedDice([]));
  try {
    live.choose(live.pendingOf(question.side)!, option as never);
    return false;
  } catch {
    return true;
  }
}

/** DPs by key: `a0 x2`. */
export const dps = (s: CbStage): string => dpsIn(s.g);

/** Why units were disordered, in order: `x 2 burst through`. */
export const shocks = (s: CbStage): string[] =>
  s.told('disordered').map(({ unit, gained, why }) => `${keyOf(s.g, unit)} ${gained} ${why}`);

/** What units did after combat, in order. */
export const moves = (s: CbStage): string[] => s.told('after').map(({ unit, move }) => `${keyOf(s.g, unit)} ${move}`);

/** Who fought whom, in order, and how: `a x success 7-4`. */
export const scores = (s: CbStage): string[] =>
  s
    .told('combat')
    .map(
      ({ unit, against, band, score, enemyScore }) =>
        `${keyOf(s.g, unit)} ${keyOf(s.g, against)} ${band} ${score}-${enemyScore}`,
    );

/** What a unit added to its die in its last combat: `combat factor 3, coming on 1`. */
export const rowsOf = (s: CbStage, key: string): string =>
  s
    .told('combat')
    .findLast(({ unit }) => unit === s.id(key))!
    .tally.rows.map(({ label, value }) => `${label} ${value}`)
    .join(', ');

/** Who is asked, and what may be chosen. */
export const asks = (s: CbStage): string => (s.asked ? `${s.asked}: ${s.labels.join(', ')}` : '');
