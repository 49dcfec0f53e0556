import { GLYPHS, type Glyph } from './glyphs.ts';

/** Which sign a class has, whatever the sheet; classes of the same kind share theirs. */
const SIGN_OF: Readonly<Record<string, Glyph>> = {
  Pike: 'pikes',
  LSp: 'spears',
  Spear: 'spears',
  SW: 'spears',
  Hop: 'hoplite',
  HI: 'hoplite',
  CO: 'hoplite',
  Leg: 'legion',
  Aux: 'javelin',
  MF: 'javelin',
  Jav: 'javelin',
  LI: 'javelin',
  WB: 'warband',
  War: 'warband',
  Sk: 'skirmisher',
  Shot: 'bow',
  Arch: 'bow',
  Bow: 'bow',
  Rab: 'levy',
  LC: 'lightHorse',
  LH: 'lightHorse',
  MSk: 'lightHorse',
  MC: 'horse',
  MH: 'horse',
  Cav: 'horse',
  HC: 'lancer',
  HH: 'lancer',
  SC: 'cataphract',
  Cat: 'cataphract',
  Cam: 'camel',
  Ch: 'chariot',
  SCh: 'scythes',
  SyCh: 'scythes',
  El: 'elephant',
  Art: 'engine',
  Camp: 'wagon',
  Bag: 'wagon',
};

export const hasSymbol = (type: string): boolean => Object.hasOwn(SIGN_OF, type);

/** A block with the sign of its class. It says nothing that the word beside it does not. */
export function TroopSymbol({ type }: { readonly type: string }) {
  const glyph = SIGN_OF[type];
  if (!glyph) return null;
  return (
    <svg className="symbol" viewBox="0 0 32 20" aria-hidden="true">
      <rect x="0.5" y="0.5" width="31" height="19" rx="1.5" />
      <path d={GLYPHS[glyph]} />
    </svg>
  );
}
