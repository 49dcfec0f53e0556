import { type AnyEvent, Engine } from '@acies/kernel';
import { beginMatch, makeGameFile, makeMove } from '@acies/kernel/match';
import { talliesIn } from '@acies/kernel/odds';
import { PLAIN } from '@acies/kernel/picture';
import { drawsFrom, questionFor } from '@acies/players';
import type { Subject } from './subjects.ts';

/** A stored battle: who plays it with which seed. */
interface GoldenPlan {
  readonly red: string;
  readonly blue: string;
  readonly seed: number;
}

const PLANS: readonly GoldenPlan[] = [
  { red: 'centurion', blue: 'centurion', seed: 1 },
  { red: 'random', blue: 'centurion', seed: 2 },
];

export interface Golden {
  readonly name: string;
  /** The battle as a person would read it, for review as a diff. */
  readonly text: string;
  /** The battle as a game file, which must load and verify. */
  readonly file: string;
}

/** Every golden battle of a rule set, played now. */
export const goldenBattles = (subject: Subject): Golden[] =>
  subject.battles.flatMap((battle) => PLANS.map((plan) => playGolden(subject, battle, plan)));

function playGolden(
  { rules, players }: Subject,
  battle: { readonly id: string },
  { red, blue, seed }: GoldenPlan,
): Golden {
  const engine = new Engine(rules);
  const setup = rules.parseSetup(battle);
  const draw = drawsFrom(seed);
  let match = beginMatch(engine, setup, { seed }, { red, blue });
  const lines = [
    `${rules.title}: ${battle.id}, ${red} against ${blue}, seed ${seed}`,
    '',
    ...match.opening.flatMap((event) => lineOf(event)),
  ];
  while (match.game.pending.length > 0) {
    const { live } = engine.live(engine.copy(match.game));
    const pending = live.game.pending.find((one) => one.answer === undefined)!;
    const player = players[pending.side === 'red' ? red : blue]!;
    match = makeMove(match, { side: pending.side, choice: player.choose(questionFor(live, pending, draw)) });
    lines.push(...match.moves.at(-1)!.events.flatMap((event) => lineOf(event)));
  }
  const g = engine.look(match.game);
  lines.push('', ...rules.status(g), '', rules.draw(g, PLAIN), '');
  return { name: `${rules.id}-${battle.id}-${red}-${blue}`, text: lines.join('\n'), file: makeGameFile(match) };

  function lineOf(event: AnyEvent): string[] {
    const text = rules.tellInWords(setup, event);
    if (text === '') return [];
    return [
      `${text}${event.clauses.length > 0 ? ` (${event.clauses.join(', ')})` : ''}`,
      ...talliesIn(event).map(rowsOf),
    ];
  }
}

const rowsOf = ({ heading, tally: { rows, total } }: ReturnType<typeof talliesIn>[number]): string =>
  `    ${heading} ${rows.map(({ clause, label, value }) => `${label} ${value} (${clause})`).join(', ')} = ${total}`;
