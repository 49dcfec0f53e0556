import { scriptedDice } from '@acies/kernel/testing';
import { dpsIn, keyOf } from '@acies/rules-disorder/testing';
import { type LegioStage, type StageOptions, stage } from './stage.ts';

/** The combat phase of the last turn, so that nothing follows it. */
export const combatPhase = (red: readonly string[], blue: readonly string[], options: StageOptions = {}): LegioStage =>
  stage({ red, blue }, { from: 'declareFirst', turns: 1, ...options });

/** Units in contact fight in the last turn; the dice are those that fall before somebody is asked. */
export const fight = (
  red: readonly string[],
  blue: readonly string[],
  contacts: readonly string[],
  dice: readonly number[],
  options: StageOptions = {},
): LegioStage => stage({ red, blue }, { from: 'fight', turns: 1, contacts, dice, ...options });

/** Charges that whoever is asked may declare. */
export const offered = (s: LegioStage): string[] => (s.asked.endsWith(' declare') ? s.labels.slice(1) : []);

/** Both sides declare just these charges, `a charges x`; the dice are those that fall before somebody else is asked. */
export function declare(s: LegioStage, charges: readonly string[], ...faces: number[]): LegioStage {
  const left = [...charges];
  let dice = faces;
  while (s.asked.endsWith(' declare')) {
    const label = left.find((one) => s.labels.includes(one)) ?? 'no more charges';
    if (left.includes(label)) left.splice(left.indexOf(label), 1);
    const falls = dice.length > 0 && wantsDice(s, label);
    s.pick(label, ...(falls ? dice : []));
    if (falls) dice = [];
  }
  if (left.length > 0) throw new Error(`not offered: ${left.join(', ')}`);
  if (dice.length > 0) throw new Error(`dice left: ${dice.join(' ')}`);
  return s;
}

function wantsDice(s: LegioStage, label: string): boolean {
  const { question } = s;
  const copy = s.engine.copy(s.game);
  const live = s.engine.open(copy, scriptedDice([]));
  try {
    live.choose(live.pendingOf(question.side)!, question.options!.find((option) => question.label(option) === label)!);
    return s.isReflex(copy.pending[0]?.decision ?? '');
  } catch {
    return true;
  }
}

/** DPs by key: `a0 x2`. */
export const dps = (s: LegioStage): string => dpsIn(s.g);

/** What units did after combat, in order. */
export const moves = (s: LegioStage): string[] =>
  s.told('after').map(({ unit, move }) => `${keyOf(s.g, unit)} ${move}`);
