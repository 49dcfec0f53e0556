import { type BySide, SIDES, type Side } from '@acies/kernel';

/** Through whose eyes the table is shown: the one person's, or those of whoever is asked; all of it when nobody is playing. */
export function viewerOf(people: BySide<boolean>, asked: Side | undefined): Side | undefined {
  const playing = SIDES.filter((side) => people[side]);
  return playing.length === 2 ? asked : playing[0];
}
