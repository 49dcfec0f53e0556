import { again, ask, done, type Exclusion, listed, procedure, type Side } from '@acies/kernel';
import { enumerate, percent } from '@acies/kernel/odds';
import { isOver } from '../../board/ending.ts';
import { enemiesOf, factsOf, type HexContext, isPresent } from '../../board/look.ts';
import { resolveShot } from '../../sheet/chapters/firing.ts';
import { eachTarget, shoot, shotAt, whyNoShooting, whyNotAt } from './shots.ts';

export type ShotChoice =
  | { readonly do: 'done' }
  | { readonly do: 'shoot'; readonly stand: number; readonly target: number };

export interface Shooting {
  readonly side: Side;
  shot?: ShotChoice | undefined;
}

export const shotDecision = listed<HexContext, Shooting, ShotChoice>('shoot', {
  pass: { do: 'done' },
  question: () => 'Which stand shoots, and at whom?',
  options(g, _, out, side) {
    out.add({ do: 'done' });
    for (const id of g.setting.idsOf[side]) {
      if (isPresent(g, id)) eachTarget(g, id, (target) => out.add({ do: 'shoot', stand: id, target }));
    }
  },
  label: (g, _, choice) =>
    choice.do === 'done' ? 'shoot no more' : `${factsOf(g, choice.stand).name} at ${factsOf(g, choice.target).name}`,
  preview: (g, _, choice) => (choice.do === 'done' ? undefined : previewShot(g, choice.stand, choice.target)),
  excluded: (g, _, side) => excludedShots(g, side),
  shows: (_, __, choice) => (choice.do === 'done' ? {} : { pieces: [choice.stand], targets: [choice.target] }),
});

/** The odds of a shot in a few words. */
export function previewShot(g: HexContext, stand: number, target: number): string {
  const prepared = shotAt(g, stand, target);
  let hit = 0;
  let loss = 0;
  const outcomes = enumerate(
    (dice) => resolveShot(prepared, dice),
    (outcome) => `${outcome.hits > 0}${outcome.loss}`,
  );
  for (const { value, chance } of outcomes.values()) {
    if (value.hits > 0) hit += chance;
    loss += value.loss * chance;
  }
  return `${prepared.tally.total}D6, hits ${percent(hit)}, a loss ${percent(loss)}`;
}

function excludedShots(g: HexContext, side: Side): Exclusion[] {
  return g.setting.idsOf[side]
    .filter((id) => isPresent(g, id) && factsOf(g, id).range > 0)
    .flatMap((id) => {
      const { name } = factsOf(g, id);
      const none = whyNoShooting(g, id);
      if (none) return [{ what: `${name} shooting`, ...none }];
      return enemiesOf(g, id)
        .filter((target) => isPresent(g, target))
        .flatMap((target) => {
          const because = whyNotAt(g, id, target);
          return because ? [{ what: `${name} at ${factsOf(g, target).name}`, ...because }] : [];
        });
    });
}

/** HX-SEQ-1: a side shoots with its stands, one after another, as long as it likes. */
export const shooting = procedure<HexContext, Shooting>('shooting', {
  choose: (_, s) => ask(s.side, shotDecision, 'shot'),
  shoot: (g, { shot }) => {
    if (shot!.do === 'done') return done(undefined);
    shoot(g, shot!.stand, shot!.target);
    return isOver(g) ? done(undefined) : again('choose');
  },
});
