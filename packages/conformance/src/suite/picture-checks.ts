import { BadInput, type Context, type RuleSet, type Side } from '@acies/kernel';
import type { Overlay, Picture, PieceCard, Scene, ScenePiece } from '@acies/kernel/picture';
import { cornersOf, holds, overlap } from './picture-shapes.ts';

/** Notes what does not hold. */
export type Check = (holds: boolean, message: string) => void;

/** Whether something goes through JSON unchanged: no function, no undefined among values, no number that is none. */
export const isPlain = (value: unknown): boolean => {
  if (typeof value === 'number') return Number.isFinite(value);
  if (Array.isArray(value)) return value.every(isPlain);
  if (typeof value !== 'object' || value === null) return ['string', 'boolean'].includes(typeof value);
  return Object.values(value).every((part) => part === undefined || isPlain(part));
};

/** Words without a hole in them. */
export const isSaid = (text: string): boolean => text.trim() !== '' && !/undefined|NaN|\[object/.test(text);

/** Everybody who can be meant: on the table and beside it. */
export const idsIn = ({ pieces, trays }: Scene): Set<number> =>
  new Set([...pieces, ...trays.flatMap((tray) => tray.pieces)].map(({ id }) => id));

/** What holds of a scene whoever looks at it. */
export function checkScene(rules: RuleSet, g: Context, viewer: Side | undefined, check: Check): void {
  const scene = rules.picture!.scene(g, viewer);
  check(isPlain(scene), 'the scene is no plain data');
  checkRoster(rules, g, viewer, scene, check);
  const ids = idsIn(scene);
  check(ids.size === count(scene), 'a unit is in the scene twice');
  for (const { from, to, text } of scene.links)
    check(ids.has(from) && ids.has(to) && isSaid(text), `a link of ${from} and ${to}: "${text}"`);
  for (const piece of scene.pieces) checkPiece(piece, check);
  for (const { sign, text } of scene.tokens) check(isSaid(text) && sign.length <= 4, `a token "${sign}": "${text}"`);
  for (const { name, about, ground } of [...scene.cells])
    check(isSaid(name) && isSaid(about) && isSaid(ground), `cell ${name} is ${ground}: "${about}"`);
  if (scene.cells.length > 0) checkGrid(scene, check);
}

const count = ({ pieces, trays }: Scene): number =>
  trays.reduce((sum, tray) => sum + tray.pieces.length, pieces.length);

/** Rosters may name a unit with its id: "Hastati (has1)". */
const withoutKey = (name: string): string => name.replace(/ \([^)]*\)$/, '');

/** The pieces are the units that the roster has on the table, and all others of the roster are in trays. */
function checkRoster(rules: RuleSet, g: Context, viewer: Side | undefined, scene: Scene, check: Check): void {
  const words = (units: readonly { side: Side; name: string }[]): string =>
    units
      .map(({ side, name }) => `${side} ${withoutKey(name)}`)
      .sort()
      .join(', ');
  const roster = rules.roster(g, viewer);
  const drawn = words(scene.pieces);
  const present = words(roster.filter(({ place }) => place !== ''));
  check(drawn === present, `drawn are ${drawn}; on the table are ${present}`);
  const all = words([...scene.pieces, ...scene.trays.flatMap(({ pieces }) => pieces)]);
  check(all === words(roster), `drawn and in trays are ${all}; in the roster ${words(roster)}`);
}

function checkPiece(piece: ScenePiece, check: Check): void {
  const { name, label, heading, width, depth, files, ranks, left, start } = piece;
  check(isSaid(name) && isSaid(label), `a piece is called "${label}" ("${name}")`);
  check(heading >= 0 && heading < 3600, `${name} heads ${heading}`);
  check(width > 0 && depth > 0 && files >= 1 && ranks >= 1, `${name} is ${width} x ${depth}, ${files} x ${ranks}`);
  check(left > 0 && left <= start, `${name} has ${left} left of ${start}`);
  for (const { sign, text } of piece.badges)
    check(sign.length >= 1 && sign.length <= 3 && isSaid(text), `${name} has a badge "${sign}": "${text}"`);
}

/** In a grid a piece lies within its cell and over no other. */
function checkGrid({ cells, pieces }: Scene, check: Check): void {
  const byCell = new Map(cells.map((cell) => [cell.id, cell]));
  const corners = pieces.map(cornersOf);
  pieces.forEach((piece, i) => {
    const cell = byCell.get(piece.cell!);
    check(cell !== undefined && holds(cell.outline, corners[i]!), `${piece.name} sticks out of ${cell?.name}`);
    pieces.slice(0, i).forEach((other, j) => {
      // Who is in another cell, and sticks out of none, lies over nobody here.
      if (other.cell === piece.cell) check(!overlap(corners[i]!, corners[j]!), `${piece.name} lies over ${other.name}`);
    });
  });
}

/** What is said of every piece, and laid round it. */
export function checkPieces(picture: Picture<Context>, g: Context, viewer: Side | undefined, check: Check): void {
  const scene = picture.scene(g, viewer);
  for (const id of idsIn(scene)) {
    checkCard(picture.card(g, id, viewer), check);
    for (const overlay of picture.overlays(g, id, viewer)) checkOverlay(scene, overlay, check);
  }
}

/** Nothing that a side is shown names a unit which it may not know of. Gives back how many there are. */
export function checkSecrets(rules: RuleSet, g: Context, viewer: Side, check: Check): number {
  const picture = rules.picture!;
  const namesFor = (side?: Side): string[] => rules.roster(g, side).map(({ name }) => withoutKey(name));
  const known = namesFor(viewer);
  const secret = [...new Set(namesFor())].filter((name) => !known.some((one) => one.includes(name)));
  if (secret.length === 0) return 0;
  // Hidden pieces too are asked for: a page may ask for anything.
  const ids = [...idsIn(picture.scene(g))];
  const shown = {
    scene: picture.scene(g, viewer),
    cards: ids.map((id) => cardIfAny(picture, g, id, viewer)),
    overlays: ids.map((id) => picture.overlays(g, id, viewer)),
    status: rules.status(g, viewer),
    leaders: rules.leaders?.(g, viewer) ?? [],
  };
  for (const [where, what] of Object.entries(shown))
    for (const name of secret)
      check(!JSON.stringify(what).includes(name), `${viewer} may not know of ${name}, and reads it in the ${where}`);
  return secret.length;
}

/** The card of a piece; of one that the viewer may not know of there is none. */
function cardIfAny(picture: Picture<Context>, g: Context, id: number, viewer: Side): PieceCard | undefined {
  try {
    return picture.card(g, id, viewer);
  } catch (why) {
    if (!(why instanceof BadInput)) throw why;
    return undefined;
  }
}

function checkCard(card: PieceCard, check: Check): void {
  const { title, facts, relations } = card;
  check(isPlain(card) && isSaid(title) && facts.length > 0, `the card of "${title}" says nothing`);
  for (const { name, value } of facts) check(isSaid(name) && isSaid(value), `${title} has "${name}": "${value}"`);
  for (const text of relations) check(isSaid(text), `${title} stands so: "${text}"`);
  check(new Set(facts.map(({ name }) => name)).size === facts.length, `${title} has a fact twice`);
}

function checkOverlay({ cells }: Scene, overlay: Overlay, check: Check): void {
  const { kind, text } = overlay;
  check(isPlain(overlay) && isSaid(text), `an overlay of ${kind} says "${text}"`);
  const outlines = overlay.outlines ?? [];
  check((overlay.cells?.length ?? 0) + outlines.length > 0, `"${text}" lies nowhere`);
  for (const cell of overlay.cells ?? []) check(cells[cell]?.id === cell, `"${text}" lies over cell ${cell}`);
  for (const outline of outlines) check(outline.length > 2, `"${text}" has an outline of ${outline.length} spots`);
}
