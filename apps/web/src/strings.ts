/** Every word of the client that is not a rule set's own. Another language is another file of this shape. */
export const en = {
  name: 'Acies',
  tagline: 'The sheet beside the table',
  about:
    'Five quick-reference sheets for ancient battles: every procedure a calculator with exact odds. Works offline.',
  chooseSheet: 'Choose a sheet',
  sheets: 'All sheets',
  procedures: 'Procedures',
  procedureCount: (n: string): string => `${n} procedures`,
  clauseCount: (n: string): string => `${n} clauses`,
  sequence: 'Sequence of play',
  clauses: 'Clauses',
  troops: 'Troops',
  rulings: 'Rulings that a battle may switch',
  ruling: 'our ruling',
  rulingMeans: 'The sheet is silent or unclear here; this is how we play it.',
  usedBy: 'Used by',
  search: 'Search clauses and procedures',
  searchPlaceholder: 'charge, morale, elephants …',
  nothingFound: 'Nothing found.',
  found: (n: string): string => `${n} found`,
  situation: 'Situation',
  reset: 'Reset',
  usual: 'usual',
  impossible: 'Impossible',
  automatic: 'No dice needed',
  badInput: 'This situation cannot be',
  total: 'total',
  dice: 'Dice',
  odds: 'Odds',
  average: 'On average',
  outcomes: (n: string): string => `${n} outcomes`,
  rarer: (n: string): string => `${n} rarer outcomes`,
  showAll: 'Show all',
  pin: 'Pin for comparison',
  unpin: 'Unpin',
  pinned: 'Pinned',
  now: 'Now',
  compare: 'Comparison',
  roll: 'Roll',
  rollAgain: 'Roll again',
  myDice: 'My dice',
  enterDice: (dice: string, label: string): string => `${dice} for ${label}`,
  take: 'Take',
  cancel: 'Cancel',
  result: 'Result',
  chanceWas: (percent: string): string => `It had a chance of ${percent}.`,
  history: 'Rolls of the evening',
  noHistory: 'Nothing has been rolled yet.',
  clear: 'Clear',
  luck: 'Luck',
  luckOf: (better: string, n: string): string => `Better than ${better} of what ${n} rolls would bring on average`,
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
  home: 'Home',
  more: 'Less',
  less: 'More',
  increase: (what: string): string => `${what}: more`,
  decrease: (what: string): string => `${what}: less`,
  skip: 'Skip to the content',
  crossed: (clause: string): string => `Clause ${clause}`,
} as const;

export type Strings = typeof en;

/** The catalogue in use. */
export const t: Strings = en;

const locale = typeof navigator === 'undefined' ? 'en' : navigator.language;
const percents = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 });
const numbers = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 });

/** Numbers as they are written where the reader is. */
export const percent = (share: number): string =>
  share > 0 && share < 0.0005 ? `< ${percents.format(0.001)}` : percents.format(share);
export const number = (value: number): string => numbers.format(value);
export const signed = (value: number): string => (value > 0 ? `+${number(value)}` : number(value));
