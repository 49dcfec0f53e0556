import { distance } from '@acies/hexes';
import { otherSide } from '@acies/kernel';
import { considered, legateOf, type Player, recruitOf, weighing } from '@acies/players';
import { factsOf, menLost, presentOf, type Skirmish, unitsBeside } from './board.ts';
import type { skirmishRules } from './rule-set.ts';
import { HIT_CHANCE, strikeDice } from './strike.ts';
import { type Act, situationOf } from './turn.ts';

/** A strike is worth what it takes, and most where it takes the last men. */
function strikeWorth(g: Skirmish, choice: Act): number {
  if (choice.at === undefined) return 0;
  const hits = strikeDice(situationOf(g, choice)).total * HIT_CHANCE;
  return 4 + Math.min(hits, g.board.units[choice.at]!.men) + hits / g.board.units[choice.at]!.men;
}

/** Whoever does not strike comes nearer, best where friends are. */
function placeWorth(g: Skirmish, { unit, to }: Act): number {
  const { side } = factsOf(g, unit);
  const enemies = presentOf(g, otherSide(side)).map((id) => g.board.units[id]!.hex);
  const nearest = Math.min(...enemies.map((hex) => distance(g.setting.grid, to, hex)));
  const woods = g.setting.woods[to] ? 0.3 : 0;
  return 1 - nearest / 20 + woods + 0.1 * unitsBeside(g, to, side).length;
}

const centurion = considered<typeof skirmishRules>({
  name: 'centurion',
  about: 'strikes where it tells most, and otherwise goes towards the enemy',
  evaluators: {
    act: ({ g }, choice) => (choice === 'end' ? 0 : strikeWorth(g, choice) + placeWorth(g, choice)),
  },
  whole: {},
  looksAt: { act: 'the men that a strike takes, and how near the enemy is' },
});

/** What a position promises red: men and units, seen from both sides. */
const value = weighing<Skirmish>(
  (g) => [menLost(g, 'blue') - menLost(g, 'red'), presentOf(g, 'red').length - presentOf(g, 'blue').length],
  [0.3, 0.8],
);

export const skirmishPlayers: Readonly<Record<string, Player>> = {
  recruit: recruitOf(centurion, { mistaken: 40, hesitates: 20 }),
  centurion,
  legate: legateOf<Skirmish>({
    guide: centurion,
    value,
    turnOf: (board: { readonly turn: number }) => board.turn,
    turns: 1,
    habits: {},
    most: 8,
  }),
};
