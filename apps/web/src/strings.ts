/** Every word of the client that is not a rule set's own. Another language is another file of this shape. */
const en = {
  name: 'Acies',
  tagline: 'The sheet beside the table',
  about:
    'Five quick-reference sheets for ancient battles: every procedure a calculator with exact odds. Works offline.',
  chooseSheet: 'Choose a sheet',
  procedures: 'Procedures',
  procedureCount: (n: string): string => `${n} procedures`,
  clauseCount: (n: string): string => `${n} clauses`,
  clausesOf: (n: string): string => `The ${n} clauses behind it`,
  chapters: 'Chapters',
  troops: 'Troops',
  rulings: 'Rulings that a battle may switch',
  ruling: 'our ruling',
  rulingMeans: 'The sheet is silent or unclear here; this is how we play it.',
  rulingIntro: 'stands where the sheet is silent or unclear: that is how we play it, and your group may differ.',
  usuallyOn: 'usually on',
  usuallyOff: 'usually off',
  usedBy: 'Used by',
  search: 'Search clauses and procedures',
  searchShort: 'Search',
  searchFor: 'Words to look for: charge, morale, elephants, or the number of a clause.',
  nothingFound: 'Nothing found.',
  found: (n: string): string => `${n} found`,
  situation: 'Situation',
  reset: 'Reset',
  usual: 'usual',
  impliedValue: (value: string): string => `${value} (usual)`,
  explain: 'Explain the fields',
  impossible: 'Impossible',
  automatic: 'No dice needed',
  badInput: 'This situation cannot be',
  total: 'total',
  dice: 'Dice',
  odds: 'Odds',
  average: 'On average',
  rarer: (n: string): string => `${n} rarer outcomes`,
  showAll: 'Show all',
  pin: 'Pin for comparison',
  unpin: 'Unpin',
  pinned: 'Pinned',
  pinnedDiffers: 'Pinned, unlike now',
  pinnedSame: 'Pinned is this very situation: change something to compare.',
  pinnedNone: 'The pinned situation has no odds: it is impossible.',
  toOdds: 'To the odds',
  roll: 'Roll',
  rollAgain: 'Roll again',
  myDice: 'My dice',
  enterDice: (dice: string, label: string): string => `${dice} for ${label}`,
  take: 'Take',
  cancel: 'Cancel',
  result: 'Result',
  next: 'Next',
  chanceWas: (percent: string): string => `It had a chance of ${percent}.`,
  history: 'Rolls of the evening',
  noHistory: 'Nothing has been rolled yet.',
  allRolls: (n: string): string => `The whole evening: ${n} rolls, actual against expected`,
  clear: 'Clear',
  ledger: 'Luck ledger',
  ledgerMeans: 'What fell against what was to be expected of the same rolls.',
  ofRolls: (procedure: string, n: string): string => `${procedure}, rolls: ${n}`,
  thrownDice: 'Dice thrown',
  thrownOf: (n: string, die: string): string => `${n} ${die}, average`,
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
  loading: 'Loading the sheet …',
  notFound: 'There is no such page.',
  broken: 'Something went wrong here. The rest of the sheet still works.',
  increase: (what: string): string => `${what}: more`,
  decrease: (what: string): string => `${what}: less`,
  skip: 'Skip to the content',
  crossed: (clause: string): string => `Clause ${clause}`,
} as const;

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
export const numberFrom = (typed: string): string => typed.trim().replace(point, '.');
export const numberAsTyped = (kept: string): string => kept.replace('.', point);
