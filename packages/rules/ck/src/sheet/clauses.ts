import { type Clause, clausesOf, onSheet, ours, publishedIn } from '@acies/kernel/odds';

const setUp = clausesOf('Setting up');
const units = clausesOf('Units');
const zones = clausesOf('Zones');
const sequence = clausesOf('Sequence of play');
const morale = clausesOf('Morale');
const general = clausesOf('The general');
const movement = clausesOf('Movement');
const shooting = clausesOf('Shooting');
const saves = clausesOf('Saves');
const fighting = clausesOf('Fighting');
const outcomes = clausesOf('Fight outcomes');
const pursuit = clausesOf('Pursuit');
const skirmishers = clausesOf('Skirmishers');
const fallingBack = clausesOf('Falling back');
const ending = clausesOf('Ending');

/** By the author of the rules. */
const REMINDERS = 'Martin Goddard, “CK reminders”, the forum of Rules for the Common Man, June 2025';
const LETS_PLAY = 'Guy Bowers and Adam Gilbert, “Let’s Play Conquerors and Kings”, Wargames, Soldiers & Strategy';
const PUBLISHER = 'Peter Pig, the page on Conquerors and Kings 2023';

/** Every clause of the sheet in our own words. A clause from the sheet may carry rulings where the sheet is silent, marked (R). */
export const CLAUSES: readonly Clause[] = [
  setUp('CK-SET-1', 'ruling', [
    publishedIn(PUBLISHER, 'Each side brings up to 3 scenery pieces of one zone each.'),
    ours('A D6 each decides who moves first, ties again.'),
    ours(
      'The pieces are placed in turn, the side that moves second beginning, in a zone without scenery of one’s own rows or the middle.',
    ),
  ]),
  setUp(
    'CK-SET-2',
    'ruling',
    'Units are deployed in turn, one each, in one’s own rows, as far as zones have room; as many as the battle allows are held back in reserve (3 unless it says otherwise) or sent on a march round the left or right flank. Then each general is posted in a zone with own units.',
  ),
  units('CK-UNIT-1', 'published', [
    publishedIn(LETS_PLAY, 'The field is 6 zones wide and 5 deep; nothing moves or shoots diagonally.'),
    ours('Nothing assaults diagonally.'),
    ours('A side deploys in its two nearest rows; the middle row is empty.'),
    ours('A battle may set another size: the rows of a side are then half of those beside the middle one.'),
  ]),
  units('CK-UNIT-2', 'published', [
    publishedIn(LETS_PLAY, 'A close order unit has 3 bases; losses are half bases.'),
    ours('Auxiliary and cavalry have 3 bases, skirmishers, chariots and elephants 2, artillery 1.'),
    ours('A unit is destroyed when less than one whole base is left.'),
    ours('At strength means that it has lost less than half.'),
  ]),
  units(
    'CK-UNIT-3',
    'sheet',
    'Troop types: close order infantry (CO), auxiliary infantry (Aux), infantry skirmishers (Sk), cavalry (Cav), mounted skirmishers (MSk), chariots (Ch), elephants (El), artillery (Art). Quality: levy, plain, veteran, elite. Traits: shield or none, armoured, bow, pike, shock.',
  ),
  zones(
    'CK-ZONE-1',
    'sheet',
    'A zone holds 3 units. Generals, the first unit of skirmishers, the first artillery and the first elephants do not count.',
  ),
  zones('CK-ZONE-2', 'sheet', [
    onSheet('Occupancy is checked at the end of movement.'),
    ours('Until then a zone may be overfull; whoever is then too many falls back, the owner’s choice.'),
    ours('Everywhere else a unit enters only where it has room.'),
  ]),
  zones('CK-ZONE-3', 'published', [
    onSheet('4 or more bases give rear support.'),
    publishedIn(
      REMINDERS,
      '4 or more bases of one side, a general’s among them, make a hostile face of an adjacent zone and own a zone; they count for rear support too.',
    ),
    ours('A general counts as one base.'),
    ours('Rear support comes from the zone opposite the contested face.'),
    ours('A zone’s front face looks to the enemy’s base edge, its sides are flanks, the fourth is its rear.'),
  ]),
  zones('CK-ZONE-4', 'published', [
    publishedIn(
      REMINDERS,
      'Artillery takes no part in fights and takes no shooting casualties; it is lost if its zone loses a fight, leaves no markers, and is never the unit that falls back.',
    ),
    publishedIn(REMINDERS, 'A second general in a zone has no effect.'),
    ours('Artillery alone in a zone is lost as soon as it is assaulted.'),
  ]),
  sequence(
    'CK-SEQ-1',
    'sheet',
    'A player’s turn: move generals; morale; flanking arrivals; moves, right to left; shooting, right to left; fights, in any order; reinforcements; a D6 for the battle clock. (R) Right is the mover’s right, by columns; the front zone of a column shoots and tests first.',
  ),
  sequence(
    'CK-SEQ-2',
    'ruling',
    'The clock starts at 0 and each turn’s D6 is added; the battle ends after the second player’s turn once it has reached 40, or when an army breaks. A battle may set another figure.',
  ),
  morale(
    'CK-MOR-1',
    'sheet',
    'Each zone that holds a casualty marker (R) when the step begins throws D6, right to left, each once and with whoever has fallen back into it by then: +1 each casualty (at most 5); +1 each hostile face (at most 4); +1 levy present; +1 lack of proximity support, which is (R) no friendly unit other than skirmishers on any face; -1 elite present; -1 veteran present; -1 on a hill or winning.',
  ),
  morale('CK-MOR-2', 'sheet', 'Each 4, 5 and 6 is a fail.'),
  morale('CK-MOR-3', 'sheet', '1 fail: one unit falls back, the owner’s choice.'),
  morale('CK-MOR-4', 'sheet', [
    onSheet('2 fails: the zone may not move this turn, but may shoot; one unit falls back, the owner’s choice.'),
    ours('The unit that falls back may not move either; who stands where it comes to may.'),
  ]),
  morale('CK-MOR-5', 'sheet', [
    onSheet(
      '3 or more fails: no shooting this turn; pursuit is applied, (R) with no second throw, and no casualty markers placed; all units fall back one zone; artillery and winning markers are lost.',
    ),
    ours('Nor may they move.'),
  ]),
  morale(
    'CK-MOR-6',
    'ruling',
    'One casualty marker for each half base lost, kept by zone. A unit that leaves alone, falling back or moving, takes the markers divided by the units (artillery not counted), rounded up, and puts them down where it stops. Markers with nobody left to bear them are removed. After 2 or more fails the zone may not assault, nor may a unit that fell back from it; fresh friends in the zone it enters may, without it: it then throws no dice and takes no hits, but shares what becomes of their zone.',
  ),
  general(
    'CK-GEN-1',
    'sheet',
    'The 5th hit of a volley or a fight, not of a pursuit, on his zone falls on the general; he saves on 2 or more.',
  ),
  general(
    'CK-GEN-2',
    'sheet',
    'Morale gift: his zone throws at most 4D6 for morale. Valiant gift: on 4, 5 or 6 he assaults at once, (R) in the first step, before morale, instead of later; if he fails, his zone may still assault with the others. Fight gift: with 8 or more final dice, fewer than 4 hits count as 4.',
  ),
  general('CK-GEN-3', 'sheet', 'Morale may be thrown again where the general is present.'),
  general(
    'CK-GEN-4',
    'sheet',
    'The general moves one zone at a time, each on 2 or more. (R) Up to 3 zones, from one zone with own units to the next; he stops at the first failure.',
  ),
  general('CK-GEN-5', 'sheet', 'A dead general leaves 3 casualty markers, (R) in his zone.'),
  general('CK-GEN-6', 'ruling', 'Erratic leader: when his zone fights, a D6: 1 to 3 bad, 4 to 6 good.'),
  general(
    'CK-GEN-7',
    'ruling',
    'A general does not stand alone. He goes along with the last unit that leaves his zone; if it is destroyed he rides to the nearest zone with own units, or to the reserve, and is lost when there is neither. Gone off the table with his troops, he comes back with the first unit that comes on; if none of them is left there he rides as above.',
  ),
  movement('CK-MOV-1', 'sheet', 'Mounted skirmishers, chariots and cavalry move 2 zones, all others 1.'),
  movement(
    'CK-MOV-2',
    'sheet',
    'A roll is needed to move sideways and to leave a zone with scenery; a failed roll wastes one zone of movement; if both apply, the harder score.',
  ),
  movement(
    'CK-MOV-3',
    'sheet',
    'Sideways and leaving scenery: close order 4+, 5+; auxiliary 3+, 3+; infantry skirmishers no rolls; cavalry 3+, 6; mounted skirmishers free, 5+; chariots 4+, gentle hills only; elephants 4+, gentle hills and rough ground only; artillery 3+ for everything ((R) sideways and leaving scenery).',
  ),
  movement('CK-MOV-4', 'sheet', [
    onSheet('1 harder for levy, 1 easier for veteran or elite, 1 harder out of obstructed scenery.'),
    onSheet('A gentle hill needs no roll to leave.'),
    publishedIn(REMINDERS, 'No roll at all is needed to enter a zone that has no opponent on any face.'),
    ours(
      'A 6 always succeeds; elephants leave rough ground on 4+; steep hills, woods, marshes and rivers are obstructed.',
    ),
  ]),
  movement(
    'CK-MOV-5',
    'ruling',
    'An assault is declared in the fights step: one zone against one across a face; all its units but artillery fight, each once a turn, so that a zone with a unit that has assaulted does not assault again; others may follow on the same target. On declaring, each unit that needs a sideways or scenery roll to cross that face rolls, as if watched; a failure, or scenery it may not enter, makes it late. The winner does not advance.',
  ),
  movement(
    'CK-MOV-6',
    'ruling',
    'Flank marchers: the side is chosen beforehand; they enter at once in the first own turn at 20 or more on the clock, by any zone of that side edge outside the enemy’s base row that holds no enemy and has room, and may assault; they do not move further. A battle may set another figure.',
  ),
  shooting(
    'CK-SHO-1',
    'sheet',
    'Range 1 zone; hits on 5 and 6; the target’s owner may once have the whole volley thrown again, and the second throw stands. (R) All shooters of a zone make one volley at one zone.',
  ),
  shooting(
    'CK-SHO-2',
    'sheet',
    'Dice for each unit: close order, not levy, 4; skirmishers or chariots 2; all others, levy close order with them, 3. (R) Skirmishers always shoot; others need bows.',
  ),
  shooting('CK-SHO-3', 'sheet', 'Close order and auxiliaries may shoot when assaulted: the bow effect of CK-FGT-7.'),
  shooting(
    'CK-SHO-4',
    'sheet',
    'Artillery: 1D6 a piece, range 2, 5 and 6 hit; on 5 the target’s owner, on 6 the shooter chooses the unit hit; no saves. (R) In a straight line, over whoever is between.',
  ),
  saves(
    'CK-SAV-1',
    'sheet',
    'Elephants save on 3+, a general on 2+, others on 4+, modified: close order, auxiliary or cavalry without shield 1 worse; armoured 1 better; in fights veteran or elite 1 better, levy 1 worse. 1 always fails, 6 always saves.',
  ),
  saves(
    'CK-SAV-2',
    'ruling',
    'A failed save removes a half base from the unit and places a casualty marker in the zone.',
  ),
  fighting(
    'CK-FGT-1',
    'sheet',
    'The target may choose to fall back: pursuit is applied, (R) as after a fight lost by 0 or 1, and it counts as losing the fight.',
  ),
  fighting(
    'CK-FGT-2',
    'sheet',
    'Units, at most 10 in all: skirmishers 1; close order, cavalry or chariots at strength 3; any other 2.',
  ),
  fighting(
    'CK-FGT-3',
    'sheet',
    'Good, at most +6: rear support of 4 or more bases +2; each veteran (at most 2) +1; each elite (at most 1) +1; 4 or more own close order units in the zone and on its four faces together +2; winning markers (at most 2) +1 each; each assaulting shock unit (at most 2) +1; erratic leader, good, +2.',
  ),
  fighting(
    'CK-FGT-4',
    'sheet',
    'Bad, at most -6: erratic leader, bad, -2; assaulted from flank or rear -2; assaulting a hill or obstructed -2; assaulted a 2nd, 3rd or 4th time this turn -2 ((R) any of its units, wherever it was); late units; its own zone holds 1 bow-armed auxiliary or close order unit -1, 2 or 3 of them -3; each levy (at most 3) -1; pike effect; bow effect.',
  ),
  fighting('CK-FGT-5', 'sheet', 'General present +2, for one only.'),
  fighting(
    'CK-FGT-6',
    'sheet',
    'At least 4D6; 5 and 6 hit. The target throws first and may throw its whole pool again once, then the assaulter likewise; no general is needed.',
  ),
  fighting(
    'CK-FGT-7',
    'sheet',
    'Bow effect: shoot normally, each 5 and 6 is -1 on the opponent, at most -4. Pike effect: a D6 for each pike unit, each 5 and 6 is -2 on the opponent, at most -4. Both may be thrown again. (R) Bow effect only for the assaulted, in place of casualties, and the opponent may have it thrown again; pike effect for either side, its owner’s second throw.',
  ),
  fighting('CK-FGT-8', 'sheet', 'Late units: 1 late -1, 2 late -3, 3 late no fight.'),
  fighting('CK-FGT-9', 'sheet', [
    onSheet('Hit number 5 is on the general.'),
    onSheet('The owner places hits, no unit above 2; when all have 2 the opponent places the rest.'),
    ours('In volleys likewise.'),
    publishedIn(REMINDERS, 'Who wins is decided by hits, whatever is saved.'),
  ]),
  fighting(
    'CK-FGT-10',
    'sheet',
    'Dice are units (at most 10), plus good (at most 6), minus bad (at most 6), plus 2 for a general, at least 4.',
  ),
  outcomes('CK-OUT-1', 'sheet', 'More hits wins; else the target wins.'),
  outcomes(
    'CK-OUT-2',
    'sheet',
    'The winner removes all casualty markers in its zone. Pursuit is applied to the loser.',
  ),
  outcomes(
    'CK-OUT-3',
    'sheet',
    'Won by 2 or more hits: cavalry destruction on the loser, 2D6 for each cavalry unit, destroyed on 9 to 12.',
  ),
  outcomes(
    'CK-OUT-4',
    'sheet',
    'Target wins: it does not move; the assaulter falls back one zone or stays, his choice. Assaulter wins: the target falls back one zone toward its base edge.',
  ),
  outcomes(
    'CK-OUT-5',
    'sheet',
    'The winner awards 2 winning markers, one a unit, to close order, auxiliary, chariots or cavalry. The loser loses all of its winning markers. (R) A unit has one at most.',
  ),
  pursuit(
    'CK-PUR-1',
    'sheet',
    '5D6 by the pursuer; each 4, 5 and 6 is a half base lost, chosen by the pursuer; casualty markers are placed.',
  ),
  pursuit(
    'CK-PUR-2',
    'sheet',
    'Won by 0 or 1 hits: the pursued may have it thrown again; by 2 (R) or more: the pursuer may throw again.',
  ),
  skirmishers(
    'CK-SKI-1',
    'sheet',
    'No casualty markers are placed for skirmishers; they are never late and have no tactics or winning markers; a zone of skirmishers alone may assault only with at least 4 bases more than the target ((R) of units that fight).',
  ),
  fallingBack(
    'CK-FALL-1',
    'sheet',
    'Units that fall back take their casualty markers along, always toward their own base edge, all the same way.',
  ),
  fallingBack(
    'CK-FALL-2',
    'sheet',
    'Blocked by an enemy of fewer than 4 bases: their owner moves them away, his choice of direction. No fall back possible: choose a new direction, (R) none at all: destroyed. (R) Those moved away need a zone without enemies and with room, else they block; a target that has just won does not move at all.',
  ),
  fallingBack(
    'CK-FALL-3',
    'sheet',
    'Blocked by own units, (R) over capacity: jump over, perhaps several times, even off the table; casualty markers are dumped into the zone jumped over. (R) All jump together; scenery that one of them may not enter is jumped over too, and with nobody there to leave the markers to they are carried on.',
  ),
  fallingBack(
    'CK-FALL-4',
    'sheet',
    'Off the table the units become reserves, lose a half base each, elephants too (some are destroyed), and their casualty markers.',
  ),
  fallingBack(
    'CK-FALL-5',
    'ruling',
    'Reserves return in the reinforcements step at a base-edge zone with room and no enemy, on 4 or more each turn, one die a unit; the owner may let one wait.',
  ),
  ending(
    'CK-END-1',
    'ruling',
    'An army breaks when it has lost half of its bases. When the clock runs out, or both break, points: 3 for each enemy unit destroyed, 2 for each zone owned in the middle row, 4 for each in the enemy’s rows, 5 for an enemy general killed; more points win, within 2 is a draw.',
  ),
];
