import type { HelpTopic } from '@acies/kernel/picture';

/** What a player of Legio may look up beside the clauses; docs/legio-orders.md has the same ways at more length. */

const PATHS: HelpTopic = {
  words: [
    ...['paths', 'path', 'move', 'moves', 'steps', 'advance', 'wheel', 'turn', 'face', 'sidestep', 'back', 'form'],
    ...['stay', 'column', 'line', 'relief', 'files', 'mount', 'dismount'],
  ],
  about: 'how a unit’s way is typed',
  lines: [
    'A unit first says how it moves and throws its dice; then it says which way.',
    'A way is steps in turn, parted by commas, as long in all as what was thrown:',
    '  advance 60                       paces, straight ahead',
    '  wheel left 30, advance 40        degrees; the outer corner’s way counts;',
    '                                   a line within 100 paces of enemy: 1 DP',
    '  turn about                       half the move',
    '  face 225, advance 80             any heading, 0 up the map, 90 right: unformed',
    '  advance 60, files 6              so many stands abreast: unformed; the longest',
    '                                   way of any of its stands counts (LG-MAN-1)',
    '  sidestep left 10                 formed infantry, A to C grade;',
    '  back 20                          20 paces in all',
    '  form column                      half the move, for who is formed;',
    '  form line 4                      a full move for who is unformed;',
    '                                   4 files wide, or as before if you give none',
    '  form 80 40                       the same by front and depth in paces',
    '  advance 60, dismount             half the move; or mount: who may (LG-MAN-7)',
    '  stay                             goes nowhere after all',
    'A move keeps 40 paces off the enemy (LG-SEQ-2), one “staying beyond bow range”',
    'beyond 100 (LG-MOV-3), “in difficult ground” is said before the dice (LG-MOV-6).',
    'Friends may be passed through but not stood on (LG-MAN-8). Charges come later,',
    'and are chosen from a list: “why” before a way says what stands against it.',
  ],
};

const PLACES: HelpTopic = {
  words: ['places', 'place', 'map', 'headings', 'heading', 'facing', 'ids', 'paces'],
  about: 'the map, places and headings',
  lines: [
    'A place such as “600, 300 ↓” is in paces from the left and from the top of the',
    'table, to the middle of the front edge; a stand is 20 by 20 paces.',
    'Headings: ↑ is 0 degrees, → 90, ↓ 180, ← 270; between the eight arrows the',
    'degrees stand beside the nearest one, as in ↓192°.',
    '  map             the whole table, and what the signs mean',
    '  map leg1        drawn large round a unit',
    '  map 600 300     the same round a place',
    '  units           everybody, with id, type, place, DPs and stands',
  ],
};

const COMMAND: HelpTopic = {
  words: ['command', 'leaders', 'control', 'messenger', 'inspire', 'order', 'orders', 'listen'],
  about: 'what leaders do with their command points',
  lines: [
    'A general has 3 points a turn, a commander 2, a subordinate 1 (LG-CMD-2).',
    '  control         all his units within 100 paces do as you wish this turn',
    '  inspire         +1 in combat and evading, +1 or -1 to control, 1 DP at rest',
    '  ride            to a unit within 200 paces',
    '  messenger       rides 240 paces a turn; whom he reaches is controlled then',
    '  order           the general only: attack, hold, skirmish, withdraw, support or',
    '                  free; at once within 100 paces, else by a messenger, to whom',
    '  listen          the other leader then listens (LG-CMD-3)',
    'Whom nobody controls takes a control test (LG-CTL-1): it may halt, act as you',
    'wish, or repeat its last move.',
  ],
};

export const TOPICS: readonly HelpTopic[] = [PATHS, PLACES, COMMAND];
