import { cornersOf, nameOf } from '@acies/hexes';
import type { SceneCell } from '@acies/kernel/picture';
import type { Setting } from '../board/setting.ts';
import type { MAP_LETTERS } from '../board/setup.ts';
import {
  disorderedEntering,
  haltsEntering,
  mayEnter,
  mostHexes,
  mostTouching,
  type Place,
  type Works,
} from '../sheet/terrain.ts';
import { FAMILIES, type Family } from '../sheet/troops.ts';
import { capital } from './words.ts';

export type TerrainKind = (typeof MAP_LETTERS)[keyof typeof MAP_LETTERS];

const cells = new WeakMap<Setting, readonly SceneCell[]>();

/** The hexes of a battle; they never change. */
export function cellsOf(setting: Setting): readonly SceneCell[] {
  const known = cells.get(setting);
  if (known) return known;
  const { grid, places } = setting;
  const fresh = places.map((place, id) => ({
    ...{ id, name: nameOf(grid, id), outline: cornersOf(grid, id) },
    ...{ ground: terrainName(place), about: terrainWords(place) },
  }));
  cells.set(setting, fresh);
  return fresh;
}

/** What lies on a hex, in words that say how it looks: the terrain, and defences on it. */
export function terrainName(place: Place): string {
  const under = terrainKind({ ...place, defences: false });
  if (!place.defences) return under;
  return under === 'open' ? 'defences' : `${under} with defences`;
}

/** What the battle varies in these defences (HX-TER-3). */
const variedWords = ({ foot, mounted, disorder, closedTo }: Works): string =>
  [
    `attackers lose ${foot} on foot, ${mounted} mounted`,
    disorder ? '' : 'nobody is disordered by them',
    closedTo.length > 0 ? `no attack by ${closedTo.join(', ')}` : 'anybody may attack',
  ]
    .filter(Boolean)
    .join(', ');

/** The kind of terrain as the letters of a map have it. */
export function terrainKind({ terrain, height, defences }: Place): TerrainKind {
  if (defences) return 'defences';
  if (height === 0) return terrain;
  if (terrain === 'woods') return 'wooded hill';
  if (terrain === 'rough') return 'rough hill';
  return height > 1 ? 'higher hill' : 'hill';
}

/** What one should know of a hex before one goes there. */
function terrainWords(place: Place): string {
  const kind = terrainName(place);
  // What defences or a height do depends on where one comes from, so only the terrain itself is entered here.
  const halts = FAMILIES.filter((family) => haltsEntering(family, place));
  const upset = FAMILIES.filter((family) => disorderedEntering(family, place, place) !== undefined);
  const closed = FAMILIES.filter((family) => !mayEnter(family, place));
  const effects = [
    halts.length > 0 && `halts ${whom(halts)}`,
    upset.length > 0 && `disorders ${whom(upset)}`,
    closed.length > 0 && `closed to ${whom(closed)}`,
    ...shortens(place),
    place.gentle && 'no benefit in melee',
    place.works && variedWords(place.works),
  ];
  return [capital(kind), effects.filter(Boolean).join(', ')].filter(Boolean).join(': ');
}

/** HX-TER-4, HX-TER-5, HX-TER-7: whose bounds are shortened by touching such a hex, and whose by beginning there. */
function shortens(place: Place): string[] {
  const touching = FAMILIES.filter((family) => Number.isFinite(mostTouching(family, place.terrain)));
  if (touching.length > 0) {
    const those = touching.length === FAMILIES.length ? '' : ` of ${whom(touching)}`;
    return [`at most ${mostTouching(touching[0]!, place.terrain)}H in a bound${those}`];
  }
  const most = Math.min(...FAMILIES.map((family) => mostHexes(family, place)));
  return Number.isFinite(most) ? [`at most ${most}H from here in a bound`] : [];
}

function whom(families: readonly Family[]): string {
  const others = FAMILIES.filter((family) => !families.includes(family));
  if (others.length === 0) return 'all';
  return others.length < families.length ? `all but ${others.join(', ')}` : families.join(', ');
}
