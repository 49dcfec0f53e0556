import { isMounted, type UnitKind } from '../sheet/troops.ts';

type Passer = Pick<UnitKind, 'type' | 'romanDrill'>;

/** MC-MOV-5: who lets friends through, whoever they are. */
const isLoose = ({ type }: Passer): boolean => type === 'Sk' || type === 'Art';

/** MC-MOV-5: whether two friendly units may pass through each other in a move. Leaders pass everybody. */
export const mayPass = (one: Passer, other: Passer): boolean =>
  isLoose(one) || isLoose(other) || bothRoman(one, other) || ridesThrough(one, other) || ridesThrough(other, one);

const bothRoman = (one: Passer, other: Passer): boolean => one.romanDrill && other.romanDrill;
const ridesThrough = (one: Passer, other: Passer): boolean => one.type === 'LH' && isMounted(other.type);

/** MC-MEL-2: losing skirmishers and losing Roman drill, and nobody else, retreat through friends. */
const retreatsThrough = ({ type, romanDrill }: Passer): boolean => type === 'Sk' || romanDrill;

/** MC-MEL-2 (R): through any friend, or by the switch through those whom it passes in a move (MC-MOV-5). */
export const mayRetreatThrough = (loser: Passer, friend: Passer, any: boolean): boolean =>
  retreatsThrough(loser) && (any || mayPass(loser, friend));
