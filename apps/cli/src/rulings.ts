import { BadInput, type RuleSet, type RulingSwitch } from '@acies/kernel';
import type { Clause } from '@acies/kernel/odds';
import { type Battle, type Book, nameMeant } from '@acies/play';
import { unknownName } from './suggest.ts';

/** Collects a flag that may be given again and again. */
export const collect = (value: string, previous: readonly string[] = []): string[] => [...previous, value];

/** A battle with rulings switched, each given as `id=on` or `id=off`. */
export function withRulings({ rules }: Book, battle: Battle, settings: readonly string[] = []): Battle {
  if (settings.length === 0) return battle;
  const ids = rules.rulings.map(({ id }) => id);
  const switched = settings.map((setting) => {
    const [name = '', value = ''] = setting.split('=');
    const id = nameMeant(ids, name);
    if (id === undefined) throw unknownName('ruling to switch', name, ids);
    if (!/^(on|off|true|false|yes|no)$/i.test(value))
      throw new BadInput(`the ruling "${id}" is switched on or off: write ${id}=on or ${id}=off`);
    return [id, /^(on|true|yes)$/i.test(value)] as const;
  });
  return rules.parseSetup({ ...battle, rulings: { ...battle.rulings, ...Object.fromEntries(switched) } });
}

const onOff = (on: boolean): string => (on ? 'on' : 'off');

/** What a battle has switched, in words; nothing if it plays by our rulings. */
export function switchedIn({ rules }: Book, battle: Battle): string {
  const differing = rules.rulings.filter(({ id, usual }) => (battle.rulings?.[id] ?? usual) !== usual);
  return differing.map(({ id, usual }) => `${id} ${onOff(!usual)}`).join(', ');
}

/** A ruling in a line: its title, what holds while it is on, by which clause, and whether it usually is. */
export const rulingWords = ({ title, text, clause, usual }: RulingSwitch): string =>
  `${title}: ${text} Usually ${onOff(usual)} [${clause}]`;

/** The clauses of the ruling of that name, in whatever case it is written. */
export const clausesOfRuling = ({ rulings, clauses }: Pick<RuleSet, 'rulings' | 'clauses'>, name: string): Clause[] => {
  const meant = nameMeant(
    rulings.map(({ id }) => id),
    name,
  );
  return rulings.filter(({ id }) => id === meant).flatMap((ruling) => clauses.filter(({ id }) => id === ruling.clause));
};

/** How a ruling is switched, for those who read its clause. */
export const switchesOf = (rulings: readonly RulingSwitch[], clause: Clause): string[] =>
  rulings
    .filter((ruling) => ruling.clause === clause.id)
    .map(({ id, text, usual }) => `A battle may switch "${id}", usually ${onOff(usual)}: ${text}`);
