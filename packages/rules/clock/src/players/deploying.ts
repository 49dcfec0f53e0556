import type { Json, Side } from '@acies/kernel';
import type { Question, Weighed } from '@acies/players';
import { INCH } from '@acies/table';
import { type ClockContext, factsOf } from '../board/look.ts';
import { BASE } from '../board/setting.ts';
import { unplacedOf } from '../play/deployment/deploy-rest.ts';
import type { DeployChoice } from '../play/deployment/deployment.ts';
import { DEPLOYMENT_BOOK, type Deployment } from './deployment-book.ts';

/** The first that the battle suggests is taken as it is. */
export function asTheBattleSuggests(question: Question): Weighed[] {
  const [first = question.sample(), ...others] = question.suggestions();
  return [{ choice: first, worth: 1 }, ...others.map((choice) => ({ choice, worth: 0 }))];
}

/** A deployment that is known to do well, if there is one of this army and it may stand so; else as the battle suggests. */
export function asTried(question: Question): Weighed[] {
  const { g, side } = question as Question<ClockContext>;
  const deployment = DEPLOYMENT_BOOK[g.setup.id]?.[side];
  const choice = deployment && placesIn(deployment, g, side);
  if (!choice || !question.allows(choice)) return asTheBattleSuggests(question);
  const words = `a deployment that has won ${deployment.won} of ${deployment.fought} battles against the centurion`;
  const others = question.suggestions().map((other) => ({ choice: other, worth: 0, words: '' }));
  return [{ choice, worth: 1, words }, ...others];
}

/** Where everybody stands; nothing where somebody has no place: an army that is another was never tried so. */
function placesIn({ bodies }: Deployment, g: ClockContext, side: Side): Json | undefined {
  const places: { x: number; y: number; heading: number }[] = [];
  for (const id of unplacedOf(g, side)) {
    const { key, start } = factsOf(g, id);
    const [, body = '', number] = /^(\D+)(\d*)$/.exec(key) ?? [];
    const first = bodies[body];
    if (!first) return undefined;
    const [x, y] = first;
    // Units of a body stand side by side.
    const beside = BASE * (Number(number || 1) - 1);
    places.push({ x: Math.round(x * INCH) + beside, y: Math.round(y * INCH), heading: start.heading });
  }
  return { do: 'all', places } satisfies DeployChoice;
}
