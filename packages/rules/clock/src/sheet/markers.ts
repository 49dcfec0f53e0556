/** MC-MEL-2: with 2 DMZ from a melee a unit retreats, the third destroys it. */
const RETREATS_WITH = 2;
export const DESTROYED_WITH = 3;

/** What a fight or fire leads to for a unit. */
type Fate = 'unhurt' | 'stands' | 'retreats' | 'destroyed';

/** How a unit was destroyed: by fire, by a double score, by a wild charge, by its third DMZ, or with its retreat blocked. */
export type How = 'shot away' | 'doubled' | 'ridden down' | 'third DMZ' | 'no retreat';

export interface Loss {
  /** DMZ gained, and how many it then has. */
  readonly gained: number;
  readonly dmz: number;
  readonly fate: Fate;
  /** Only of a unit that is destroyed. */
  readonly how: How | null;
}

/** A loss that is one. */
export interface Harm extends Loss {
  readonly fate: Exclude<Fate, 'unhurt'>;
}

/** Whether a second DMZ makes a unit go back, and whether it can. */
export type Retreat = 'none' | 'open' | 'blocked';

export const noLoss = (dmz: number): Loss => ({ gained: 0, dmz, fate: 'unhurt', how: null });

export const destroyed = (dmz: number, how: How): Harm => ({ gained: 0, dmz, fate: 'destroyed', how });

/** MC-MEL-2: a unit with so many DMZ gains more. */
export function gainMarkers(before: number, gained: number, retreat: Retreat): Harm {
  const dmz = before + gained;
  if (dmz >= DESTROYED_WITH) return { gained, dmz, fate: 'destroyed', how: 'third DMZ' };
  if (dmz < RETREATS_WITH || retreat === 'none') return { gained, dmz, fate: 'stands', how: null };
  if (retreat === 'blocked') return { gained, dmz, fate: 'destroyed', how: 'no retreat' };
  return { gained, dmz, fate: 'retreats', how: null };
}

const HOW_WORDS: Readonly<Record<How, string>> = {
  'shot away': 'destroyed',
  doubled: 'destroyed by a double score',
  'ridden down': 'skirmishers destroyed by a wild charge',
  'third DMZ': 'destroyed by a third DMZ',
  'no retreat': 'destroyed with 2 DMZ and no retreat',
};

/** What befalls a unit, in words. */
export function lossWords({ gained, dmz, fate, how }: Loss): string {
  if (fate === 'unhurt') return 'no effect';
  if (how !== null) return HOW_WORDS[how];
  const has = dmz > gained ? `, has ${dmz}` : '';
  return `gains ${gained} DMZ${has}${fate === 'retreats' ? ', and retreats' : ''}`;
}
