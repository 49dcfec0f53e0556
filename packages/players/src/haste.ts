/** What is left of a battle, and how it would end now. */
interface Standing {
  /** The share of the battle that is over: 1 is the end. */
  readonly late: number;
  /** Below 0 if the side would lose it as things stand, above 0 if it would win. */
  readonly lead: number;
}

/** Up to then there is time to wait for a better chance. */
const HURRIES_AFTER = 0.3;
/** A battle that would be drawn is less of a reason to dare something than one that would be lost. */
const DRAWN = 0.6;

/** How much a side has to dare, from 0 to 1, the more the less of the battle is left: who waits until it is over will not win. */
export function hasteOf({ late, lead }: Standing): number {
  if (lead > 0 || late <= HURRIES_AFTER) return 0;
  const share = (Math.min(1, late) - HURRIES_AFTER) / (1 - HURRIES_AFTER);
  return lead < 0 ? share : DRAWN * share;
}
