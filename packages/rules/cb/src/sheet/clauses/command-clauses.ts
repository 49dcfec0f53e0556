import type { Clause } from '@acies/kernel/odds';
import { chapter } from './chapter.ts';

const units = chapter('Scale, troops, units');
const sequence = chapter('Sequence');
const recovery = chapter('Removing disorder');
const morale = chapter('Gaining disorder for morale');
const special = chapter('Special troops and disorder');
const leaders = chapter('Risk to leaders');
const passage = chapter('Passage of lines');
const command = chapter('Command');
const control = chapter('Control test');

/** The sheet from its scale to the control test. */
export const COMMAND_CLAUSES: readonly Clause[] = [
  units(
    'CB-UNIT-1',
    'sheet',
    '1 JT (javelin throw) is one base width; bow shot is 5 JT (both known from a published review). (R) 1 JT = 40 mm of table; short range 1 JT; bow and sling reach bow shot, javelins 1 JT, artillery 20 JT. The default field is 45 x 30 JT (a 1.8 x 1.2 m table); a scenario may set another.',
  ),
  units(
    'CB-UNIT-2',
    'ruling',
    'A stand is 1 JT wide and 1/2 JT deep (infantry), 1 JT x 1 JT (mounted, chariots, elephants, artillery). A unit has 4 to 12 stands in ranks; a legion is several units, one for each of its lines, that share a legion’s name; special troops have 1 to 3 stands.',
  ),
  units(
    'CB-UNIT-3',
    'ruling',
    'Shaken at the 5th DP. Further DPs from combat or morale cause a casualty (a stand lost) instead; further DPs from movement or shooting have no effect. At most one casualty a unit a turn from morale. A unit reduced below half its stands is destroyed.',
  ),
  units(
    'CB-UNIT-4',
    'ruling',
    'Classes and combat factors: pike phalanx 4, hoplite phalanx 3, legionaries 3, other heavy infantry 3, warriors 3, javelinmen 2, light infantry 1, skirmishers 1, bowmen 0, rabble 0, light cavalry 1, heavy cavalry 3, cataphracts 4, camels 1, chariots 2, scythed chariots (SyCh) 3, elephants 4, artillery 0. Scenario data may override a unit’s factor.',
  ),
  units(
    'CB-UNIT-5',
    'ruling',
    'Special troops (SpT) are elephants, scythed chariots and artillery; other chariots hold DPs like cavalry. Heavy infantry (HI) = phalanx, legionaries, heavy infantry, warriors, and formed javelinmen and rabble (the last two not for CB-MOR-1). Light troops = skirmishers, light infantry, bowmen, light cavalry. Missile troops = light infantry with bow, sling or javelin, not bowmen, not skirmishers. Armoured unless the scenario says otherwise: legionaries, hoplites, heavy cavalry, cataphracts.',
  ),
  units(
    'CB-UNIT-6',
    'ruling',
    'Morale is high +1, average 0 or poor -1, a value of its own; by default A is high, B average, C poor.',
  ),
  units(
    'CB-UNIT-7',
    'ruling',
    'Formations: line, column, unformed. Light troops may be unformed by choice; any unit is unformed after it evades, retires, pursues or breaks, and then manoeuvres at no cost. A phalanx, or a legion in quincunx, is a line with that trait. Good order means formed and not shaken. Stationary, wherever the sheet has the word, is who has not moved, turned, formed (nor left its formation) or fought this turn.',
  ),
  sequence('CB-SEQ-1', 'sheet', 'A turn is Command, Tactical, Combat, Morale; both sides act in each phase.'),
  sequence(
    'CB-SEQ-2',
    'sheet',
    'Command: spend leaders’ actions, move messengers, take every required control test, begin to rally shaken units.',
  ),
  sequence(
    'CB-SEQ-3',
    'sheet',
    'Tactical: shoot, move, manoeuvre; a move stops on reaching 1 JT from an enemy. (R) Units in contact do not move, and who is within 1 JT of an enemy already comes no nearer to him. The unformed turn and go man by man: they pass over what lies between one place and the next.',
  ),
  sequence('CB-SEQ-4', 'sheet', 'Artillery and bowmen shoot or move, not both.'),
  sequence(
    'CB-SEQ-5',
    'sheet',
    'Skirmishers, missile troops and light cavalry may shoot before or after moving; all others after or instead of moving.',
  ),
  sequence(
    'CB-SEQ-6',
    'sheet',
    'Combat has three steps, each worked from right to left: first charges are declared, responses settled, and both moved. (R) A charge needs a visible target, infantry within 5 JT, mounted within the most their dice could give; the initiative side declares first; dice are rolled after responses, in that order whatever the order of declaring; of two who charge each other both throw, and meet midway or as near to it as their dice allow; a charge that runs into another enemy is a charge on him, or halts 1 JT short of one whom it may not charge; a charger who falls short halts there, and one whose target is gone does not move.',
  ),
  sequence('CB-SEQ-7', 'sheet', 'All combats resolve simultaneously, then results apply.'),
  sequence('CB-SEQ-8', 'sheet', 'After-combat moves, then follow-on combats they cause.'),
  sequence('CB-SEQ-9', 'sheet', 'Morale: remove DPs, then assign DPs for morale.'),
  sequence(
    'CB-SEQ-10',
    'ruling',
    'Each turn both sides roll a D6 for initiative (reroll ties); the winner acts first in each phase, units from its right to its left.',
  ),
  recovery('CB-REC-1', 'sheet', 'A grade: 1 a turn, and 1 more if beyond bow shot of all enemy.'),
  recovery('CB-REC-2', 'sheet', 'B grade: 1 a turn.'),
  recovery('CB-REC-3', 'sheet', 'C grade: 1 a turn only if beyond bow shot.'),
  recovery(
    'CB-REC-4',
    'sheet',
    'A shaken unit begins to rally in the Command phase. (R) It then stands still and does not shoot; only so does it lose DPs in the Morale phase, and it stops being shaken when that leaves it with 3 DPs or fewer, steadied or not. Who must go on with a move (CB-CTL-5) does not begin. A broken unit does not rally.',
  ),
  morale(
    'CB-MOR-1',
    'sheet',
    '2 DP: friendly (R) heavy infantry of equal or higher grade destroyed or routing within bow shot.',
  ),
  morale('CB-MOR-2', 'sheet', '1 DP: any other friendly (R) unit destroyed or routing within bow shot.'),
  morale('CB-MOR-3', 'sheet', '2 DP: cavalry within 1 JT of elephants; 1 DP if its own army has elephants.'),
  morale('CB-MOR-4', 'sheet', '1 DP: cavalry within 1 JT of camels.'),
  morale('CB-MOR-5', 'sheet', '1 DP: for an evade move.'),
  morale(
    'CB-MOR-6',
    'sheet',
    '1 DP: a leader killed or routing within bow shot; 2 DP if the general or an allied contingent’s commander.',
  ),
  morale(
    'CB-MOR-7',
    'sheet',
    '2 DP: formed infantry caught charging (a counter-charge counts, (R) and so does a charge that has fallen short in this phase) by a charge of mounted.',
  ),
  morale('CB-MOR-8', 'sheet', '2 DP: burst through; 1 DP if able to open ranks.'),
  morale(
    'CB-MOR-9',
    'sheet',
    '1 DP: formed unit charged from behind its flank ((R) most of the charger’s front starts behind the line of the target’s front edge and it strikes side or rear); 2 DP if it is already in combat, or phalanx, or cataphracts.',
  ),
  morale(
    'CB-MOR-10',
    'ruling',
    'MOR-5, 7, 8 and 9 fall at once, before combat; MOR-3 and 4 once a turn, after charge moves, for enemy beasts; rampaging elephants frighten cavalry of either side within 1 JT of their way as they run, unless elephants have done so this turn; MOR-1, 2 and 6 in the Morale phase, once for each loss: a leader who flees and is killed in his rout is one. Broken units take none.',
  ),
  special(
    'CB-SPT-1',
    'sheet',
    'Special troops hold no DPs: for each DP they would take from shooting, combat or morale ((R) not from moving) roll a D6; 1-2 is a critical hit.',
  ),
  special(
    'CB-SPT-2',
    'sheet',
    'Critical hit, roll again: 1-2 one stand destroyed; 3 elephants rampage, others destroyed; 4-6 artillery destroyed, others rampage ((R) the whole unit; of several at once the worst is its fate, stands going as well).',
  ),
  special(
    'CB-SPT-3',
    'ruling',
    'A rampage moves in a random direction (even of twelve clock points) at full dice, bursting through every unit it meets, and the stand leaves play at the end of a move that ends clear of all units.',
  ),
  leaders('CB-LDR-1', 'sheet', 'D6: on 1 hit. Roll again: 1 killed, 2-4 wounded, 5-6 near miss.'),
  leaders(
    'CB-LDR-2',
    'sheet',
    'A wounded leader loses one action and, if a commander, may no longer inspire or steady; a second wound kills.',
  ),
  leaders(
    'CB-LDR-3',
    'ruling',
    'Taken by a leader attached to a unit that fights, each round after results and before moves, or that is hit by shooting; and by an unattached leader contacted by enemy, who if unhurt rides to the nearest friends without a leader, or is lost. If his unit breaks he routs with it; if it is destroyed he is killed on 1-3.',
  ),
  passage(
    'CB-PASS-1',
    'sheet',
    'Free if the units are parallel, one is stationary, and one is unformed, neither routing nor more than one stand deep.',
  ),
  passage('CB-PASS-2', 'sheet', 'Units of one Roman legion pass freely if one is stationary.'),
  passage(
    'CB-PASS-3',
    'sheet',
    'Otherwise 1 DP on each formed unit; 2 DP on a phalanx, or where SyCh or elephants pass through. (R) Special troops take none (CB-SPT-1); who flees, evades or retires costs it as well; who turns or forms on the spot passes nobody, and who passes does so as it is drawn up then; elephants through whom others pass cost no more than others.',
  ),
  command(
    'CB-CMD-1',
    'sheet',
    'Actions: move up to 5 JT, with detaching before and attaching after in the same action; give or receive new orders; influence the unit he is attached to.',
  ),
  command(
    'CB-CMD-2',
    'sheet',
    'Steady: remove 1 DP per action; the unit stays halted, (R) though the leader rides on; what carries it away is stronger.',
  ),
  command(
    'CB-CMD-3',
    'sheet',
    'Inspire: adds to combat and to charge speed (CB-CBT-3; (R) +1 JT of charge move for each inspire action).',
  ),
  command('CB-CMD-4', 'sheet', 'Direct shooting: the unit may shoot at a target that is not the nearest.'),
  command(
    'CB-CMD-5',
    'ruling',
    'A general has 3 actions, a commander 2, a subordinate 1. Orders: attack (close and fight, so no withdrawal), hold (no advance, nor withdrawal), skirmish (no charge on formed), support (within 5 JT behind a named unit, so no advance, charge or withdrawal of its own), withdraw (away, so no advance and no charge); to stand or shoot is against none. A move is an advance if it ends nearer to the nearest enemy, and a withdrawal if farther from him. Only the general gives orders: at once to his own command and to a leader within 5 JT, else by messenger, and that leader spends an action to receive it; nobody who flees with his unit is given any. A messenger carries an order 10 JT a turn.',
  ),
  command(
    'CB-CMD-6',
    'ruling',
    'A control test is required of: a unit acting against its orders; a charger, pursuer, looter or spontaneous advancer that wants to stop; SyCh, warriors and rabble within bow shot of enemy. What its order does not forbid a unit does without a test, whatever it did last turn and wherever its leaders are. A test that gives 3-4 sets a unit free of its orders for the turn. A unit that could only go back or stand by it (its order is to attack or to skirmish) is tested at its player’s wish only within bow shot of enemy. A charge is run out in the phase in which it is declared, so in a battle nobody is still charging when the tests are taken. Looting happens only in an enemy camp: who comes into it carried away, by whatever move, and fights nobody there stays and loots, until it gives way or leaves it.',
  ),
  control('CB-CTL-1', 'sheet', 'AvD for artillery and A grade, D6 for others.'),
  control(
    'CB-CTL-2',
    'sheet',
    '+1 charging, pursuing, looting or in spontaneous advance. +1 leader inspiring within 1 JT (optional). +1 or -1 attached leader steadying (optional, player’s choice of sign).',
  ),
  control(
    'CB-CTL-3',
    'sheet',
    '2 or less: looters, chargers, pursuers, SyCh ((R) by a spontaneous advance) and spontaneous advances continue; others halt.',
  ),
  control('CB-CTL-4', 'sheet', '3-4: as the player wishes.'),
  control(
    'CB-CTL-5',
    'sheet',
    '5 or more: warriors, SyCh and rabble make a spontaneous advance; others go on with their previous action (last turn’s, standing included; (R) a move straight ahead with all dice, whatever the orders; who moved, formed or fought has not stood).',
  ),
  control(
    'CB-CTL-6',
    'ruling',
    'A spontaneous advance moves and charges with all dice at the nearest visible enemy, each turn until a control test gives 3-4, or it gives way; what it pursues on the way does not end it.',
  ),
];
