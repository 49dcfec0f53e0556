import type { Reason } from '@acies/kernel/odds';
import type { Overlay, Phrase } from '@acies/kernel/picture';
import { type Box, type Gait, inUnits, type Leg, type Step } from '@acies/table';
import { wheelLength } from '../play/moving/aim-path.ts';
import type { Measure } from '../play/moving/measure.ts';
import { capital } from './card.ts';
import { reachOverlay } from './overlays.ts';
import { dpWords } from './scene.ts';

/** What a path takes of what was thrown for it. */
interface PathCost {
  readonly legs: readonly Leg[];
  /** The length of it that counts. */
  readonly gone: number;
  /** Halves of the throw that its manoeuvres take. */
  readonly halves: number;
  /** What was thrown, in the measure. */
  readonly allowance: number;
  readonly disorder: readonly { readonly dp: number; readonly why: string }[];
  /** Steps aside and back, where they are counted apart, and how far they may go. */
  readonly aside?: { readonly gone: number; readonly most: number };
}

/** "62 of 80 paces, wheel 12 included, 1 DP for wheel". */
export function costWords(cost: PathCost, { name, length }: Measure): string {
  const { legs, gone, halves, allowance, disorder, aside } = cost;
  const used = gone + (halves * allowance * length) / 2;
  const wheeled = wheelLength(legs);
  const wheels = wheeled > 0 ? `, wheel ${inUnits(wheeled, length)} included` : '';
  const apart =
    aside && aside.gone > 0
      ? `, ${inUnits(aside.gone, length)} of ${inUnits(aside.most, length)} ${name} aside and back`
      : '';
  const dps = disorder.map(({ dp, why }) => `, ${dpWords(dp)} for ${why}`);
  return `${inUnits(used, length)} of ${allowance} ${name}${apart}${wheels}${dps.join('')}`;
}

/** A unit that acts, and how it may go. */
interface Going {
  readonly id: number;
  readonly box: Box;
  readonly isUnformed: boolean;
  readonly gait: Gait;
  /** "80 paces now, beyond bow range". */
  readonly words: string;
  isAllowed(steps: readonly Step[]): boolean;
}

/** How far the one that acts can go; nowhere without an allowance, and of others nothing is said. */
export function reachNow({ id, box, isUnformed, gait, words, isAllowed }: Going, piece: number): Overlay[] | undefined {
  if (piece !== id) return undefined;
  return gait.allowance === 0 ? [] : reachOverlay(box, isUnformed, gait, isAllowed, `May go ${words}`);
}

/** To stay, and whatever else is of use, as buttons; and how a path is written. */
export const phrasesFor = (texts: readonly string[], isOfUse: (text: string) => boolean, example: string): Phrase[] => [
  ...['stay', ...texts.filter(isOfUse)].map((text) => ({ label: capital(text), text })),
  { label: 'A path', text: example, isExample: true },
];

/** Why something could not be prepared, if it could not. */
export const refusalIn = (prepared: object): Reason | undefined => (isReason(prepared) ? prepared : undefined);

/** Whether what should have been prepared is the reason why it could not be. */
export const isReason = (value: object): value is Reason => 'clause' in value && 'text' in value;
