import type { Signs } from '@acies/play';
import { createContext, type ReactNode, useContext } from 'react';
import { CARDS } from '../rule-sets.ts';
import { type Drawing, GLYPHS } from './glyphs.ts';

const NONE: Signs = {};
const Context = createContext(NONE);

interface SignsOfProps {
  /** The id of the sheet whose troops are drawn within. */
  readonly sheet: string;
  readonly children: ReactNode;
}

/** Within it the symbols of troops are those of a sheet. */
export const SignsOf = ({ sheet, children }: SignsOfProps) => (
  <Context value={CARDS.find(({ id }) => id === sheet)?.looks.signs ?? NONE}>{children}</Context>
);

/** What is drawn for a type of troops: a sign of ours by its name, or the sheet's own. */
export function useSign(type: string): Drawing | undefined {
  const signs = useContext(Context);
  const sign = Object.hasOwn(signs, type) ? signs[type] : undefined;
  return typeof sign === 'string' ? GLYPHS[sign] : sign;
}
