/** What ground can look like. */
export const LOOKS = [
  'hill',
  'water',
  'field',
  'marsh',
  'stones',
  'crags',
  'road',
  'village',
  'camp',
  'trees',
  'wall',
] as const;
export type Look = (typeof LOOKS)[number];

/** Every rule set has words of its own for ground: how it looks goes by what they speak of. */
const SPOKEN: readonly (readonly [Look, RegExp])[] = [
  ['hill', /hill|height|slope|ridge|dune/],
  ['water', /stream|river|water|brook|lake|ford|coast|\bsea\b/],
  ['marsh', /marsh|swamp|bog|\bfens?\b|reed/],
  ['field', /field|farm|plough|crop|vine|orchard/],
  ['stones', /rough|ston|scrub|brush|broken|difficult|gully|gullies/],
  ['crags', /impassable|crag|cliff|steep|mountain/],
  ['road', /road|track|path/],
  ['village', /village|town|house|building|built/],
  ['camp', /camp|baggage|tent/],
  ['trees', /wood|forest|tree|grove/],
  ['wall', /wall|defen[cs]e|fortif|rampart|palisade|ditch|obstacle|hedge|trench|works/],
];

/** How a kind of ground looks: a wooded hill like both. Open ground looks like nothing, unknown ground like `undefined`. */
export function looksOf(ground: string): readonly Look[] | undefined {
  const words = ground.toLowerCase();
  if (/^(open|clear|plain|flat|good going)?$/.test(words)) return [];
  const looks = SPOKEN.filter(([, spoken]) => spoken.test(words)).map(([look]) => look);
  return looks.length > 0 ? looks : undefined;
}

/** How many times a hill rises. */
export function riseOf(ground: string): number {
  if (!looksOf(ground)?.includes('hill')) return 0;
  return /higher|high|steep|second/.test(ground.toLowerCase()) ? 2 : 1;
}
