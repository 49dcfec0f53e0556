/** What comes from outside: read within bounds, checked, and shown without harm. */
export { unusable } from '../plain/bad-input.ts';
export { checkBounds, MOST_BYTES, readJson, tooLong } from '../plain/bounds.ts';
export { encodingOf } from '../plain/encoding.ts';
export { checkedBy } from '../plain/schema-faults.ts';
export { isObeyed, shownText } from '../plain/shown-text.ts';
export {
  aboutText,
  idText,
  MOST_POINTS,
  MOST_ROWS,
  mapRow,
  nameText,
  placeWithin,
  wordText,
} from '../plain/text-parts.ts';
