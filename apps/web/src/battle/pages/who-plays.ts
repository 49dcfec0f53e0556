import { type BySide, otherSide, SIDES } from '@acies/kernel';
import { HUMAN } from '@acies/play';
import { tb } from '../strings.ts';

/** Who plays against whom, as who comes back to a game would say it. */
export function whoPlays(armies: BySide<string>, players: BySide<string>): string {
  const persons = SIDES.filter((side) => players[side] === HUMAN);
  if (persons.length === 2) return tb.twoPeople;
  const [person] = persons;
  if (!person) return tb.computersPlay(players.red, players.blue);
  return tb.youPlay(armies[person] || tb[person], players[otherSide(person)]);
}
