import type { FightOutcome } from '../chapters/fight.ts';
import { type FightingZone, type FightSituation, mayStayBeaten, otherRole, type Role } from '../chapters/fight-dice.ts';
import { DESTRUCTION_MARGIN } from '../chapters/pursuit-dice.ts';
import { AWARDS, mayWin } from '../troops.ts';
import { destroyedWords } from './fields.ts';

/** CK-OUT-4: where the loser goes. */
export const goesWords = (winner: Role): string =>
  mayStayBeaten(winner) ? 'assaulter falls back or stays' : `${otherRole(winner)} falls back`;

/** CK-PUR-2, CK-OUT-3: what a fight won by 0 or 1 hits leads to is the same. */
export const isNarrow = ({ margin }: FightOutcome): boolean => margin < DESTRUCTION_MARGIN;

function marginWords(outcome: FightOutcome): string {
  const { winner } = outcome;
  if (!isNarrow(outcome)) return `${winner} wins by 2 or more`;
  return winner === 'target' ? 'target wins by 0 or 1' : 'assaulter wins by 1';
}

function generalWords({ assaulter, target }: FightOutcome['generalKilled']): string {
  if (assaulter && target) return 'both generals killed';
  if (assaulter) return 'assaulter’s general killed';
  return target ? 'target’s general killed' : '';
}

function lossWords({ pursuitLosses, destroyed, cavalryDestroyed }: FightOutcome): string {
  const lost = `pursuit takes ${pursuitLosses} half ${pursuitLosses === 1 ? 'base' : 'bases'}${destroyedWords(destroyed)}`;
  return cavalryDestroyed > 0 ? `${lost}, ${cavalryDestroyed} cavalry destroyed` : lost;
}

/** CK-OUT-5: a marker for each unit that may carry one and has none, two at most. */
function awardsOf({ units, winning }: FightingZone): number {
  const worthy = units.filter(({ type }) => mayWin(type)).length;
  return Math.max(0, Math.min(AWARDS, worthy - winning));
}

/** CK-OUT-2, CK-OUT-5: what becomes of the markers of both zones. */
export function markerLines(situation: FightSituation, winner: Role): string[] {
  const loser = otherRole(winner);
  const awards = awardsOf(situation[winner]);
  const won = awards > 0 ? ` and awards ${awards} winning ${awards === 1 ? 'marker' : 'markers'}` : '';
  return [
    `the ${winner} removes its casualty markers${won}`,
    ...(situation[loser].winning > 0 ? [`the ${loser} loses its winning markers`] : []),
  ];
}

/** The death of a general is news enough for one line: with every loss beside it there would be hundreds. */
export function describeFight(outcome: FightOutcome): string {
  const general = generalWords(outcome.generalKilled);
  const lost = general ? `${general}, whatever else is lost` : lossWords(outcome);
  return `${marginWords(outcome)}; ${goesWords(outcome.winner)}, ${lost}`;
}
