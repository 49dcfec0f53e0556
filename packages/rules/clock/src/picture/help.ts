import type { HelpTopic } from '@acies/kernel/picture';

/** What a player of Clock may look up beside the clauses; docs/clock-orders.md has the same orders at more length. */

const ORDERS: HelpTopic = {
  words: [
    ...['orders', 'order', 'grammar', 'group', 'advance', 'incline', 'wheel', 'turn', 'face', 'sidestep', 'back'],
    ...['charge', 'disengage', 'feign', 'feigned flight', 'forced march', 'reveal', 'ride', 'form', 'steps', 'done'],
  ],
  about: 'how orders are typed',
  lines: [
    'An order is WHO, a colon, and the STEPS in turn, parted by commas:',
    '  ele1: advance 7                  inches, straight ahead',
    '  has1: wheel left 30, advance 4   degrees, 90 at most; a group wheels as one',
    '  has1: incline right 3 45         inches, then degrees, 45 at most',
    '  has1: turn about                 or left, right: one unit, half its move',
    '  num1: face 225                   any heading, 0 up the map, 90 right: Sk, LH',
    '  has1: sidestep left 1            sidesteps and steps back are 1 inch in all',
    '  has1: back 1',
    '  ele1: charge mas1                wheels and advances into contact by itself;',
    '  ele1: charge mas1 flank          front, flank or rear if it matters to you',
    'WHO is by id (see "units" and "map"), by name, or a whole line with its ranks:',
    '  has1: …    has1 has2: …    has1-4: …    Elephants 2: …    group has1: …',
    'Whose order it is: a leader’s free one if he can reach them, else the clock’s.',
    '  Hannibal: group lib1: advance 6  his free order, within 12 inches of him',
    '  clock: group lib1: advance 6     one of the clock’s; his is kept for later',
    'Other orders:',
    '  disengage num1                   horse and skirmishers from foot; one DMZ',
    '  feign num1                       light horse, no DMZ: 1 order more, once',
    '  forced march ele1: advance 7     moves again, away from enemies: 1 order',
    '  reveal gau1 at 20 14 facing 180  an ambush, in its terrain: 2 orders',
    '  ride Hannibal to lib1            a leader to a unit within 12 inches: free',
    '  done                             no more orders; then units turn and dress',
    'Places: inches from the left and the top, to the middle of the front edge.',
    '"why" before any order says what stands against it: why has1: charge ele2',
  ],
};

const STRATAGEMS: HelpTopic = {
  words: ['stratagems', 'stratagem'],
  about: 'what can be played once, and what it costs',
  lines: [
    'A battle gives a side two at most; "status" says which, and what is used up.',
    '  ambush          2 orders a unit: reveal gau1 at 20 14 facing 180',
    '  feigned flight  1 order more than the move: feign num1',
    '  forced march    1 order: forced march ele1-3: advance 7',
    'The orders are the clock’s; leaders’ free ones do not pay. See MC-ORD-3.',
  ],
};

const PLACES: HelpTopic = {
  words: ['places', 'place', 'map', 'headings', 'heading', 'facing', 'deploy', 'ids'],
  about: 'the map, places and headings',
  lines: [
    'A place such as "32, 16.5 ↓" is in inches from the left and from the top of',
    'the table, to the middle of the front edge; a base is 1.6 by 1.6 inches.',
    'Headings: ↑ is 0 degrees, → 90, ↓ 180, ← 270; between the eight arrows the',
    'degrees stand beside the nearest one, as in ↓192°.',
    '  map             the whole table, and what the signs mean',
    '  map ele1        drawn large round a unit, with the ids to order it by',
    '  map 30 12       the same round a place',
    '  units           everybody, with id, type, missiles, place and DMZ',
    'To deploy: "at 31 10 facing 180", or "rest" for all where the battle suggests,',
    'or "all at 31 10; at 33 10; …" with a place for each.',
  ],
};

export const TOPICS: readonly HelpTopic[] = [ORDERS, STRATAGEMS, PLACES];
