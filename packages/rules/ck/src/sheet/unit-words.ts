import type { UnitKind } from './troops.ts';

const TRAITS = ['armoured', 'bow', 'pike', 'shock'] as const;

/** Type, quality and traits: "CO veteran armoured". */
export function typeWords(kind: UnitKind): string {
  const quality = kind.quality === 'plain' ? [] : [kind.quality];
  return [kind.type, ...quality, ...traitWords(kind)].join(' ');
}

export const traitWords = (kind: UnitKind): string[] => [
  ...TRAITS.filter((trait) => kind[trait]),
  ...(kind.shield ? [] : ['no shield']),
];
