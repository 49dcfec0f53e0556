import { type Clause, clausesOf, onSheet, ours, publishedIn } from '@acies/kernel/odds';

const units = clausesOf('Units');
const sequence = clausesOf('Sequence of play');
const fire = clausesOf('Missile fire');
const melee = clausesOf('Melee');
const rally = clausesOf('Rally');
const leaders = clausesOf('Leaders');
const orders = clausesOf('Orders');
const movement = clausesOf('Movement');

const REVIEW = 'a customer’s review of Age of Hannibal at DriveThruRPG (customer 118297)';
const REVIEW_OF_2 = '“Review: Age of Hannibal 2.0 by LittleWarsTV”, Dark Ages 40 and 25, September 2023';
const IN_DEPTH = '“LWTV Age of Hannibal: In-Depth Review”, amsterdamwar, May 2022';

/** Every clause of the sheet in our own words. A clause from the sheet may carry rulings where the sheet is silent, marked (R). */
export const CLAUSES: readonly Clause[] = [
  units('MC-UNIT-1', 'published', [
    publishedIn(IN_DEPTH, 'A unit is one base of 40 by 40 mm.'),
    ours('That is 1.6 by 1.6 inches here, and the field is 72 by 48 inches unless a battle says otherwise.'),
  ]),
  units(
    'MC-UNIT-2',
    'ruling',
    'Types with combat factor and move in inches, open / rough: pike phalanx 4, 5/3; spears 4, 6/4; legionaries 4, 6/4; warband 3, 7/6; medium foot 3, 6/5; archers 2, 6/5; skirmishers 1, 8/8; rabble 1, 6/4; heavy horse 4, 10/5; medium horse 3, 11/6; light horse 2, 13/8; camels 2, 10/6; elephants 4, 7/5; scythed chariots 2, 10/4; chariots 3, 10/4; light artillery 1, 3/0; camp 2, no move; baggage train 1, 3/0. A general and a subordinate move 12. A rough move of 0 bars rough going.',
  ),
  units(
    'MC-UNIT-3',
    'ruling',
    'Missile range: bows and slings 8 inches, javelins 3, light artillery 12 (that figure is the sheet’s). Archers have bows, skirmishers and light horse javelins, unless a battle says otherwise. Only skirmishers and light horse throw javelins at a distance: hand-thrown missiles and pila of others count in melee alone.',
  ),
  units(
    'MC-UNIT-4',
    'sheet',
    'Traits: elite, veteran or inexperienced, for combat and for rally apart; heavy armour, tribal, wild charge, shieldwall, phalanx, pila, hand-thrown missiles, Roman drill, fearsome. (R) By themselves pikes are a phalanx, spears a shieldwall, legionaries have pila and Roman drill, warbands are tribal with a wild charge, medium foot have hand-thrown missiles; a battle may say otherwise of a unit. (R) Elephants and scythed chariots are fearsome to all, warbands to units inexperienced in rally; who is himself fearsome to all fears nobody.',
  ),
  units(
    'MC-UNIT-5',
    'ruling',
    'Mounted are horse, camels, elephants and both kinds of chariots. Horse are heavy, medium and light horse; cavalry are horse and camels. Infantry are all on foot but artillery, camp and baggage train. A general has combat factor 1 and rally factor 2, a subordinate 1 and 1.',
  ),
  sequence(
    'MC-SEQ-1',
    'sheet',
    'Players take half turns by turns. A half turn: rally, missile fire, moves, melee, morale clock.',
  ),
  sequence(
    'MC-SEQ-2',
    'sheet',
    'Who loses the half turn lowers his morale clock by 1. (R) He loses who lost more units in it; if equal, who took more DMZ; if still equal, nobody. (R) After 40 half turns the higher clock wins.',
  ),
  sequence('MC-SEQ-3', 'published', [
    publishedIn(REVIEW, 'A clock starts at 9; at 0 the army quits and has lost; a sacked camp lowers it at once.'),
    publishedIn(REVIEW_OF_2, 'The sides roll off for first deployment and for the first turn.'),
    ours('In a short battle a clock starts at 6, or as the battle says.'),
    ours('An army without a unit left quits too; a camp lowers the clock by 1.'),
    ours('They roll a D10 each, ties again, and the higher chooses.'),
    ours('Deployment is within 12 inches of one’s own edge and 6 from the sides.'),
  ]),
  sequence(
    'MC-SEQ-4',
    'sheet',
    'Skirmishers do not count for the half turn, neither what they lose nor what they inflict. (R) What several inflict together counts unless all of them are skirmishers.',
  ),
  fire(
    'MC-FIRE-1',
    'sheet',
    'One D10, modified, is read on the row for the number of units that fire at the target. (R) Only the active side fires, within 45 degrees of its front, along a clear line past units and dense woods (but out of woods, and into them), neither side in contact. (R) A unit that has a target fires. (R) A result below 1 reads as 1.',
  ),
  fire(
    'MC-FIRE-2',
    'sheet',
    'A target gains a DMZ or is destroyed from: one unit firing 8 and 11; two 7 and 10; three 5 and 9; four or more 3 and 8.',
  ),
  fire(
    'MC-FIRE-3',
    'sheet',
    'To the roll: elite or veteran (combat) firing +1, inexperienced (combat) firing -1, target in heavy armour -1, light artillery firing +1. (R) Of several firing units, what more than half of them are.',
  ),
  melee(
    'MC-MEL-1',
    'sheet',
    'Each side throws 1D10 and adds its combat factor and modifiers. The lower gains one DMZ, or is destroyed if the higher is double or more. (R) Equal scores do nothing. (R) A score below 1 counts as 1.',
  ),
  melee('MC-MEL-2', 'sheet', [
    onSheet('A unit that gains a DMZ in melee and then has 2 retreats a base depth or is destroyed.'),
    onSheet('It passes no other unit, but losing skirmishers and losing Roman drill do.'),
    ours('They pass any friend, whatever he lets through in a move, and no enemy.'),
    publishedIn(REVIEW, 'A third DMZ destroys.'),
    ours('It retreats facing the enemy.'),
    ours('Fire causes no retreat; a retreat off the table destroys; behind a friend it passes it stands beyond him.'),
  ]),
  melee(
    'MC-MEL-3',
    'sheet',
    'Support: +1 for a unit in line on the flank. (R) Each flank, with the same facing and front corners touching, whether it fights itself or not. Skirmishers and mounted give none.',
  ),
  melee(
    'MC-MEL-4',
    'sheet',
    'Attacked in flank -1, by light horse -2; in rear -2, by light horse -4. A phalanx in flank or rear a further -1.',
  ),
  melee(
    'MC-MEL-5',
    'sheet',
    'Charging: pikes, warband or heavy horse +1; wild charge +1, and both for one who is both; elephants +3; scythed chariots +6.',
  ),
  melee(
    'MC-MEL-6',
    'sheet',
    'A unit with a wild charge that wins its first combat of the battle inflicts 2 DMZ, and destroys skirmishers. (R) The first round it fights, whoever charged.',
  ),
  melee(
    'MC-MEL-7',
    'sheet',
    'In rough terrain: archers, spears or light artillery -1 ((R) the figure stands apart on the sheet), mounted but light horse -2, scythed chariots -3 in its place, pikes -4. Dense woods double this, but not for skirmishers. (R) Dense woods are rough.',
  ),
  melee(
    'MC-MEL-8',
    'sheet',
    'Uphill of the enemy or charging down a slope +1, once. Defending the bank of a stream +1, (R) as long as the contact lasts.',
  ),
  melee(
    'MC-MEL-9',
    'sheet',
    'Hand-thrown missiles when charging or charged +1; pila in the first round of combat of the battle +2; where either counts against heavy armour -1 ((R) once; the figure on the sheet is lost). Shieldwall that was stationary this turn +1 ((R) it has made no move, turn or dressing of its own since its side’s last half turn began; to turn to an attacker, to retreat or to advance after a melee is none); phalanx +1; spears against mounted +1; pikes against mounted +2; camels or elephants against horse +2.',
  ),
  melee(
    'MC-MEL-10',
    'sheet',
    'Inexperienced (combat) -1; veteran or elite (combat) +1; tribal that has not yet had a DMZ +1; each DMZ -1; an attached leader adds his combat factor.',
  ),
  melee(
    'MC-MEL-11',
    'ruling',
    'All in contact fight in every half turn, each unit once, in the order in which their contacts arose; of melees that share a unit or could reach the same ground, a base depth before and behind their units, the active side chooses the order. Of several attackers the one in front throws; the others only add the worst penalty for flank or rear, and suffer nothing. That penalty holds for the half turn although the defender turns; one engaged in front does not turn. The winner may advance a base depth, which is no charge. Who comes by that, or by a retreat, to lie with his front fully along an enemy, or with his side or rear along an enemy’s front, is in contact all the same.',
  ),
  rally('MC-RAL-1', 'sheet', [
    onSheet('The first action of a half turn: 1D10 for a unit with DMZ.'),
    onSheet(
      'It needs 6 or more; 7 rabble, medium horse, elephants, scythed chariots and camp; 8 baggage train; 5 warband.',
    ),
    publishedIn(REVIEW, 'A success removes all of its DMZ.'),
  ]),
  rally(
    'MC-RAL-2',
    'sheet',
    'To the roll: each DMZ -1; inexperienced (rally) -1; elite or veteran (rally) +1; tribal that has not yet had a DMZ +1; shieldwall or phalanx +1; the rally factor of a leader with the unit; -2 when it is to charge a fearsome enemy.',
  ),
  rally(
    'MC-RAL-3',
    'sheet',
    'A unit takes the same test during moves before it charges an enemy that is fearsome to it. (R) If it fails it does not charge this half turn but stays where it is, its order spent, and a group stays with it; a success removes no DMZ.',
  ),
  leaders(
    'MC-LDR-1',
    'sheet',
    'A leader whose unit is destroyed in melee throws a D10: 1 to 3 killed, 4 or 5 captured, each with the clock lowered by 1 at once; 6 or more he escapes to any friendly unit within 6 inches, a camp too, as his side chooses ((R) not to one that has a leader, for a unit has one at most; without any in reach he is captured). (R) A captured leader does not come back, wherever he is held. (R) If his unit is lost otherwise he joins the nearest friend, however far.',
  ),
  orders(
    'MC-ORD-1',
    'sheet',
    'A side gives at most as many orders in a half turn as its clock shows. An order moves one unit, or any number in a line of contiguous contact, the ranks behind it included.',
  ),
  orders(
    'MC-ORD-2',
    'sheet',
    'The general gives one order more for a group of any size, each subordinate one for a group of 4 units at most. (R) To units within 12 inches of him.',
  ),
  orders(
    'MC-ORD-3',
    'sheet',
    'Some stratagems cost orders. (R) There are three, and a battle gives a side at most two: ambush (2 orders, reveals a unit hidden in terrain, touching no enemy; until then the enemy is not told who lies there, nor where), feigned flight (1, light horse that disengage take no DMZ), forced march (1, one group moves again, not within 8 inches of an enemy). (R) A camp does not move, gives and gets no support; when it is destroyed it is sacked.',
  ),
  movement(
    'MC-MOV-1',
    'sheet',
    'Units and groups move to their front and incline up to 45 degrees to either side, phalanxes to the right alone. Nobody enters prohibited terrain.',
  ),
  movement(
    'MC-MOV-2',
    'sheet',
    'Wheeling forward costs only distance: the outside unit stays within the move. A single base wheels 90 degrees for 2.5 inches. (R) Of a group the front corner counts that swings farthest, be it at the tail of a column.',
  ),
  movement(
    'MC-MOV-3',
    'sheet',
    'A single unit turns by 90 or 180 degrees for half its move; any other angle is a wheel. Skirmishers, light horse and generals turn freely.',
  ),
  movement('MC-MOV-4', 'sheet', 'A move with any part in rough going is made at the rough rate.'),
  movement(
    'MC-MOV-5',
    'sheet',
    'Units do not pass through each other, except Roman drill and Roman drill; skirmishers or light artillery and any friends; light horse and friendly mounted; generals and friends. Each way round.',
  ),
  movement('MC-MOV-6', 'sheet', 'Sidesteps and steps to the rear are 1 inch at most.'),
  movement(
    'MC-MOV-7',
    'sheet',
    'A column, three or more units front to rear, moves 2 inches further but counts as attacked in flank in melee. (R) Both hold for a single file: with a friend in line beside any unit of it, it is a body of several ranks and no column; all who are ordered must be of one column. (R) By light horse if that is whom it fights; a worse attack counts in its place.',
  ),
  movement(
    'MC-MOV-8',
    'sheet',
    'A move into contact is a charge, at any enemy within reach, turns and wheels included, on a flank if the move suffices. (R) Order by order, after the test for a fearsome enemy, on the nearest of several, conforming free, without reactions. (R) Any step that ends with the front against an enemy charges him, a sidestep or a turn too; corners that meet are no contact; and no order ends with a side or the rear against an enemy unless the front meets one.',
  ),
  movement('MC-MOV-9', 'sheet', 'Only who begins his move wholly behind the rear edge of the target attacks its rear.'),
  movement('MC-MOV-10', 'sheet', 'A defender turns to face the attacker, who conforms to full contact of the bases.'),
  movement(
    'MC-MOV-11',
    'sheet',
    'Skirmishers and cavalry may disengage from infantry: a full move straight away, from the enemy it fights, and one DMZ; not if attacked in rear, (R) as long as that contact lasts although it has turned. (R) In one’s own moves, by order, as far as there is room before friends and other enemies, and not without any. (R) Units in contact may rally.',
  ),
  movement(
    'MC-MOV-12',
    'sheet',
    'After all orders a unit without one may turn by 90 or 180 degrees in place, or dress up to 1 inch to join or form a group, in line or as a rank, where the way is clear; never into combat or support.',
  ),
];
