import { latinDigits, plainNumber } from './digits.ts';
import { pluralsOf } from './plurals.ts';

const LANGUAGE = 'en';
const many = pluralsOf(LANGUAGE, (count) => number(count));

/** Every word of the client that is not a rule set's own. Another language is another file of this shape. */
const en = {
  language: LANGUAGE,
  name: 'Acies',
  nameInFull: 'Acies, the sheet beside the table',
  description: 'Five quick-reference sheets for ancient battles as calculators with exact odds',
  tagline: 'The sheet beside the table',
  about:
    'Five quick-reference sheets for ancient battles: every procedure a calculator with exact odds. Works offline.',
  chooseSheet: 'Choose a sheet',
  battles: 'Battles',
  playBattle: 'Play a battle',
  procedures: 'Procedures',
  procedureCount: (n: number): string => many(n, { one: '# procedure', other: '# procedures' }),
  clauseCount: (n: number): string => many(n, { one: '# clause', other: '# clauses' }),
  clausesOf: (n: number): string => many(n, { one: 'The clause behind it', other: 'The # clauses behind it' }),
  chapters: 'Chapters',
  troops: 'Troops',
  rulings: 'Rulings that a battle may switch',
  ruling: 'our ruling',
  rulingMeans: 'The sheet is silent or unclear here; this is how we play it.',
  rulingIntro: 'stands where the sheet is silent or unclear: that is how we play it, and your group may differ.',
  published: 'published',
  publishedIn: (work: string): string => `is not on the sheet; so says ${work}.`,
  usuallyOn: 'usually on',
  usuallyOff: 'usually off',
  usedBy: 'Used by',
  search: 'Search clauses and procedures',
  searchShort: 'Search',
  searchFor: 'Words to look for: charge, morale, elephants, or the number of a clause.',
  nothingFound: 'Nothing found.',
  found: (n: number): string => many(n, { other: '# found' }),
  situation: 'Situation',
  reset: 'Reset',
  usual: 'usual',
  impliedValue: (value: string): string => `${value} (usual)`,
  explain: 'Explain the fields',
  filledIn: 'Filled in from the result before',
  notUnderstood: (names: string): string => `Not understood in the address: ${names}.`,
  impossible: 'Impossible',
  automatic: 'No dice needed',
  certain: 'Certain, whatever falls: no dice are needed.',
  badInput: 'This situation cannot be',
  /** Parts of one line, and parts that have commas themselves. */
  comma: ', ',
  semicolon: '; ',
  inBrackets: (words: string): string => `(${words})`,
  labelled: (label: string, words: string): string => `${label}: ${words}`,
  total: 'total',
  dice: 'Dice',
  odds: 'Odds',
  average: 'On average',
  figureOf: (what: string, figure: string): string => `${what} ${figure}`,
  noFigure: '–',
  rarer: (n: number): string => many(n, { one: '# rarer outcome', other: '# rarer outcomes' }),
  showAll: 'Show all',
  pin: 'Pin for comparison',
  unpin: 'Unpin',
  pinnedFigure: (figure: string): string => `Pinned: ${figure}`,
  pinnedDiffers: 'Pinned, unlike now',
  pinnedSame: 'Pinned is this very situation: change something to compare.',
  pinnedNone: 'The pinned situation has no odds: it is impossible.',
  roll: 'Roll',
  rollAgain: 'Roll again',
  rollAndShow: 'Roll and show the result',
  myDice: 'My dice',
  diceFor: (count: string, die: string, purpose: string): string => `${count} ${die} for ${purpose}`,
  diceOf: (label: string, owner: string): string => `${label}: ${owner}`,
  diceExample: (faces: string): string => `e.g. ${faces}`,
  takeBack: 'Change the last',
  thrownAgain: (purpose: string): string => `${purpose}, again`,
  diceFell: (die: string, faces: string): string => `${die}: ${faces}`,
  noSuchFace: (die: string, face: string, faces: string): string => `No ${die} shows ${face}: its faces are ${faces}.`,
  diceNeeded: (n: number, given: number): string =>
    `${many(n, { one: '# die is needed', other: '# dice are needed' })}; ${many(given, { one: '# was given', other: '# were given' })}.`,
  take: 'Take',
  cancel: 'Cancel',
  result: 'Result',
  next: 'Next',
  chanceWas: (percent: string): string => `It had a chance of ${percent}.`,
  resultWas: (text: string): string => `Result: ${text}.`,
  history: 'Rolls of the evening',
  noHistory: 'Nothing has been rolled yet.',
  rollOf: (sheet: string, procedure: string): string => `${sheet}: ${procedure}`,
  allRolls: (n: number): string =>
    `The whole evening: ${many(n, { one: '# roll', other: '# rolls' })}, actual against expected`,
  ownDice: (chance: string): string => `${chance}, own dice`,
  remove: 'Remove',
  removeRoll: (text: string): string => `Remove: ${text}`,
  clear: 'Clear',
  cleared: (n: number): string => many(n, { one: '# roll cleared.', other: '# rolls cleared.' }),
  undo: 'Undo',
  ledger: 'Luck ledger',
  ledgerMeans: 'What fell against what was to be expected of the same rolls. The bars of a table have one scale.',
  ofRolls: (procedure: string, n: number): string => `${procedure}, ${many(n, { one: '# roll', other: '# rolls' })}`,
  thrownDice: 'Dice thrown',
  thrownOf: (n: number, die: string): string => many(n, { one: `# ${die}`, other: `# ${die}, average` }),
  measure: 'Counted',
  actual: 'Actual',
  expected: 'Expected',
  settings: 'Settings',
  animate: 'Dice fall',
  on: 'on',
  off: 'off',
  theme: 'Theme',
  themeAuto: 'as the system',
  themeLight: 'light',
  themeDark: 'dark',
  print: 'Print',
  share: 'Copy link',
  shared: 'Link copied',
  shareThis: 'The address of this situation',
  updateReady: 'A new version is ready. It comes with the next start, or now:',
  updateNow: 'Use it now',
  loading: 'Loading the sheet …',
  notFound: 'There is no such page.',
  toHome: 'All sheets',
  broken: 'Something went wrong here. The rest of the sheet still works.',
  increase: (what: string): string => `${what}: more`,
  decrease: (what: string): string => `${what}: less`,
  skip: 'Skip to the content',
  faultNoChoice: (given: string): string => `“${given}” is none of the choices`,
  faultNoSwitch: (given: string): string => `“${given}” is neither on nor off`,
  faultNotNumber: (given: string): string => `“${given}” is no number`,
  faultNotWhole: 'it must be a whole number',
  faultTooSmall: (least: string): string => `it must be ${least} or more`,
  faultTooLarge: (most: string): string => `it must be ${most} or less`,
  faultUnusable: 'it cannot be used',
  clauseTitle: (clause: string): string => `Clause ${clause}`,
} as const;

/** Words that are looked for, and what the sheets have for them. */
export const otherWords: Readonly<Record<string, string>> = {
  pila: 'pilum',
  cav: 'cavalry',
  inf: 'infantry',
};

/** Endings that a word is looked for without: who asks for "evading" wants what the sheet says of those who evade. */
export const ENDINGS: readonly string[] = ['ing', 'ed', 'es', 's'];

/** The catalogue in use. */
export const t = en;

const locale = typeof navigator === 'undefined' ? 'en' : navigator.language;
const percents = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 });
const numbers = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 });
const point = numbers.formatToParts(1.5).find(({ type }) => type === 'decimal')?.value ?? '.';

/** Numbers as they are written where the reader is. */
export function percent(share: number): string {
  if (share > 0 && share < 0.0005) return `< ${percents.format(0.001)}`;
  // What is not certain does not read as if it were; a sum of chances may fall short of 1 by a hair.
  return share >= 0.9995 && share < 1 - 1e-9 ? `> ${percents.format(0.999)}` : percents.format(share);
}
export const number = (value: number): string => numbers.format(value);
export const signed = (value: number): string => (value > 0 ? `+${number(value)}` : number(value));

/** A number that is being typed, as the address keeps it, and the other way round. */
export const numberFrom = (typed: string): string => plainNumber(typed, point);
export const numberAsTyped = (kept: string): string =>
  kept.replace('.', point).replace(/[0-9]/g, (digit) => number(Number(digit)));

/** Digits as they are written where the reader is, or anywhere, as those that a computer reads. */
export const digitsFrom = latinDigits;
