import type { PageQuestion } from '@acies/session/protocol';
import { useState } from 'react';
import { number } from '../../../strings.ts';
import type { BattleClient } from '../../client.ts';
import type { Numbered } from '../../deciding.ts';
import { AT_A_GLANCE, groupsOf, type OptionGroup, searched } from '../../option-groups.ts';
import { tb } from '../../strings.ts';
import { OptionButton } from './option-button.tsx';
import { useOdds } from './use-odds.ts';

interface Props {
  readonly client: BattleClient;
  readonly asked: PageQuestion;
  /** The options that fit what was touched. */
  readonly options: readonly Numbered[];
  readonly armed: number | undefined;
  nameOf(piece: number): string;
  onPress(option: Numbered): void;
  onPeek(option: Numbered | undefined): void;
}

/** The options as buttons, each with its odds. Many are put in groups that unfold, and can be searched. */
export function OptionList(props: Props) {
  const { asked, options, nameOf } = props;
  const [typed, setTyped] = useState({ of: asked, text: '' });
  const text = typed.of === asked ? typed.text : '';
  const found = searched(options, text);
  const groups = groupsOf(found, nameOf);
  return (
    <>
      {options.length > AT_A_GLANCE && (
        <input
          type="search"
          className="option-search"
          aria-label={tb.searchOptions}
          placeholder={tb.searchOptions}
          value={text}
          onChange={({ target }) => setTyped({ of: asked, text: target.value })}
        />
      )}
      {found.length === 0 && <p className="quiet">{tb.noneFound}</p>}
      {groups.map((group) => (
        <Group key={group.title ?? ''} {...props} group={group} isAlone={groups.length === 1} />
      ))}
    </>
  );
}

interface GroupProps extends Props {
  readonly group: OptionGroup;
  /** There is no other, so that nothing is gained by folding it. */
  readonly isAlone: boolean;
}

function Group(props: GroupProps) {
  const { group, isAlone, asked } = props;
  const [isOpen, setOpen] = useState(false);
  if (group.title === undefined || isAlone) return <Some key={asked.question} {...props} />;
  return (
    <details className="option-group" open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{tb.groupOf(group.title, number(group.options.length))}</summary>
      {isOpen && <Some {...props} />}
    </details>
  );
}

/** The options of a group, a few at first. Odds are worked out only of what is in sight. */
function Some({ client, asked, group: { options }, armed, onPress, onPeek }: GroupProps) {
  const [sight, setSight] = useState({ of: asked, count: AT_A_GLANCE });
  const count = sight.of === asked ? sight.count : AT_A_GLANCE;
  const inSight = options.slice(0, count);
  const odds = useOdds(client, asked, inSight);
  return (
    <>
      <ol className="options">
        {inSight.map((option) => (
          <OptionButton
            key={option.index}
            {...{ option, onPress, onPeek }}
            odds={odds.get(option.index)}
            isArmed={option.index === armed}
          />
        ))}
      </ol>
      {options.length > count && (
        <button type="button" className="more" onClick={() => setSight({ of: asked, count: count + 4 * AT_A_GLANCE })}>
          {tb.moreOptions(number(options.length - count))}
        </button>
      )}
    </>
  );
}
