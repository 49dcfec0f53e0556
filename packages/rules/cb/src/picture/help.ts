import type { HelpTopic } from '@acies/kernel/picture';

/** What a player of CB may look up beside the clauses. */

const PATHS: HelpTopic = {
  words: [
    ...['paths', 'path', 'move', 'moves', 'steps', 'advance', 'wheel', 'turn', 'face', 'sidestep', 'back', 'form'],
    ...['stay', 'column', 'line', 'quincunx', 'files', 'relief'],
  ],
  about: 'how a unit’s way is typed',
  lines: [
    'A unit first says with how many dice it moves and throws them; then it says',
    'which way. A way is steps in turn, parted by commas, as long in all as thrown:',
    '  advance 3                        javelin throws (JT), straight ahead',
    '  wheel left 30, advance 2         degrees; the outer corner’s way counts;',
    '                                   1 DP, half a move for phalanx and some',
    '  turn about                       half a move, for some more',
    '  face 225, advance 4              any heading, 0 up the map, 90 right: unformed',
    '  sidestep left 0.5, back 0.5      1 JT in all, and no dice needed',
    '  form column, form line 4         half a move or all of it (CB-MAN-3 and 4);',
    '  form quincunx                    a legion',
    '  files 8                          double or halve ranks: half a move, or free',
    '                                   for the unformed',
    '  stay                             goes nowhere after all',
    'Beyond bow shot (5 JT) of enemy no manoeuvre costs DPs (CB-MAN-1), and a move',
    'that stays there may be doubled (CB-MOV-9). A move stops 1 JT from enemy',
    '(CB-SEQ-3). Friends may be passed through but not stood on (CB-PASS-1 to 3).',
    'What orders forbid needs a control test in the Command phase (CB-CMD-6).',
  ],
};

const PLACES: HelpTopic = {
  words: ['places', 'place', 'map', 'headings', 'heading', 'facing', 'ids', 'jt', 'throws'],
  about: 'the map, places and headings',
  lines: [
    'A place such as “20, 15 ↓” is in javelin throws (JT) from the left and from the',
    'top of the table, to the middle of the front edge; a stand is 1 JT wide, of',
    'infantry half as deep.',
    'Headings: ↑ is 0 degrees, → 90, ↓ 180, ← 270; between the eight arrows the',
    'degrees stand beside the nearest one, as in ↓192°.',
    '  map             the whole table, and what the signs mean',
    '  map has1        drawn large round a unit',
    '  map 20 15       the same round a place',
    '  units           everybody, with id, class, orders, DPs and stands',
    '  status          losses, messengers, and leaders with their orders',
  ],
};

const COMMAND: HelpTopic = {
  words: ['command', 'leaders', 'orders', 'order', 'messenger', 'inspire', 'steady', 'control', 'test'],
  about: 'leaders, orders and control tests',
  lines: [
    'A general has 3 actions a turn, a commander 2, a subordinate 1 (CB-CMD-5).',
    '  inspire         this turn +1 in combat, for each action on a charge, and 1 JT',
    '                  farther',
    '  steady          the unit he is with loses 1 DP, and stays halted',
    '  direct          its shooting may go past the nearest enemy',
    '  ride            5 JT: to a unit, or toward one farther off',
    '  order           the general only: attack, hold, skirmish, withdraw or support',
    '                  a unit; at once within 5 JT, else by messenger, 10 JT a turn,',
    '                  and then the leader receives it for an action',
    'To act against orders, or to stop what carries it away, a unit is tested for',
    'control (CB-CMD-6): on 2 or less it halts, on 3 or 4 it does as you wish, on 5',
    'or more what it did.',
    'Warriors, rabble and scythed chariots near enemy are tested anyway, and may run',
    'at him on their own (CB-CTL-5, CB-CTL-6).',
  ],
};

export const TOPICS: readonly HelpTopic[] = [PATHS, PLACES, COMMAND];
