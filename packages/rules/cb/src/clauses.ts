import type { Clause } from '@acies/kernel';

type Source = Clause['source'];

const chapter =
  (name: string) =>
  (id: string, source: Source, text: string): Clause => ({ id, chapter: name, source, text });

const units = chapter('Scale, troops, units');
const sequence = chapter('Sequence');
const recovery = chapter('Removing disorder');
const morale = chapter('Gaining disorder for morale');
const special = chapter('Special troops and disorder');
const leaders = chapter('Risk to leaders');
const passage = chapter('Passage of lines');
const command = chapter('Command');
const control = chapter('Control test');
const movement = chapter('Movement');
const manoeuvre = chapter('Manoeuvre');
const shooting = chapter('Shooting');
const charging = chapter('Charge restrictions');
const responses = chapter('Charge responses');
const combat = chapter('Combat');
const results = chapter('Combat results');
const after = chapter('Movement after combat');
const ending = chapter('Ending a battle');

/** Every clause of the sheet in our own words. A clause from the sheet may carry rulings where the sheet is silent, marked (R). */
export const CLAUSES: readonly Clause[] = [
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
    'Formations: line, column, unformed. Light troops may be unformed by choice; any unit is unformed after it evades, retires, pursues or breaks, and then manoeuvres at no cost. A phalanx, or a legion in quincunx, is a line with that trait. Good order means formed and not shaken.',
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
    'Tactical: shoot, move, manoeuvre; a move stops on reaching 1 JT from an enemy. (R) Units in contact do not move, and who is within 1 JT of an enemy already comes no nearer to him.',
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
    'Free if the units are parallel, one is stationary ((R) has not moved this turn), and one is unformed, neither routing nor more than one stand deep.',
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
    'A control test is required of: a unit acting against its orders; a charger, pursuer, looter or spontaneous advancer that wants to stop; a unit that changes what it did last turn with no leader within 5 JT; SyCh, warriors and rabble within bow shot of enemy. To stand is no change, and who moved, formed or fought has not stood. A test that gives 3-4 sets a unit free of its orders for the turn. A unit that could only go back or stand by it (its order is to attack or to skirmish, and it may stir) is tested at its player’s wish only within bow shot of enemy. A charge is run out in the phase in which it is declared, so in a battle nobody is still charging when the tests are taken. Looting happens only in an enemy camp: who comes into it carried away, by whatever move, and fights nobody there stays and loots, until it gives way or leaves it.',
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
    '5 or more: warriors, SyCh and rabble make a spontaneous advance; others go on with their previous action (last turn’s, standing included; (R) a move straight ahead with all dice, whatever the orders).',
  ),
  control(
    'CB-CTL-6',
    'ruling',
    'A spontaneous advance moves and charges with all dice at the nearest visible enemy, each turn until a control test gives 3-4, or it gives way; what it pursues on the way does not end it.',
  ),
  movement('CB-MOV-1', 'sheet', 'Infantry: 1 AvD, and an optional second die: D6, or AvD if in quincunx.'),
  movement(
    'CB-MOV-2',
    'sheet',
    'Cavalry: 1 AvD, an optional second AvD; all but cataphracts may add a third die, a D6.',
  ),
  movement('CB-MOV-3', 'sheet', 'Light troops, unformed and unarmoured, may add 1/2 JT per die rolled.'),
  movement(
    'CB-MOV-4',
    'sheet',
    'Rout, pursuit ((R) and a charge of those who pursue), rampage: all dice possible, every optional addition.',
  ),
  movement('CB-MOV-5', 'sheet', 'Retire, evade: +1/2 JT per die rolled, on the initial move.'),
  movement('CB-MOV-6', 'sheet', 'Column: cavalry up to 6 JT, others up to 4 JT, lights 1 JT more; no dice.'),
  movement(
    'CB-MOV-7',
    'sheet',
    'Fatigue: 1 DP per die showing 6; for phalanx per die showing 5 or 6. None for columns, unformed troops other than chariots, or special troops. (R) Who has thrown is tired, however far it then goes.',
  ),
  movement(
    'CB-MOV-8',
    'sheet',
    'Difficult terrain: impassable to mounted; 2 DP phalanx, 1 DP formed infantry in line ((R) drawn up as it goes through it: the most of them, and once a move).',
  ),
  movement(
    'CB-MOV-9',
    'sheet',
    'Double move: twice the distance if the whole move stays at bow shot or further from enemy. (R) Only a tactical move by choice, and said before the dice are thrown.',
  ),
  movement(
    'CB-MOV-10',
    'ruling',
    'Elephants move as infantry; chariots and camels as cavalry; artillery 2 JT, no dice.',
  ),
  manoeuvre(
    'CB-MAN-1',
    'sheet',
    'No DP for manoeuvre beyond bow shot of enemy, nor for a unit that already has 3 DP (4 if phalanx).',
  ),
  manoeuvre(
    'CB-MAN-2',
    'sheet',
    'Wheel: 1 DP for every formed unit ((R) once a move); half a move for phalanx, cataphracts and special troops.',
  ),
  manoeuvre(
    'CB-MAN-3',
    'sheet',
    'Change formation: 1 DP; half a move if beyond bow shot or a Roman legion, else a full move.',
  ),
  manoeuvre('CB-MAN-4', 'sheet', 'Form up from unformed: a full move.'),
  manoeuvre(
    'CB-MAN-5',
    'sheet',
    'About face: half a move; 1 DP if C grade, phalanx or cavalry; a full move if chariots or special troops.',
  ),
  manoeuvre(
    'CB-MAN-6',
    'sheet',
    'Double or halve ranks: half a move; 1 DP if C grade, phalanx or cataphracts. (R) A column changes formation instead; the unformed stand in as many files as they like.',
  ),
  manoeuvre(
    'CB-MAN-7',
    'sheet',
    'Cross an obstacle: 2 DP chariots, 1 DP other formed. Major obstacle: impassable to chariots, else 2 DP and a full move. (R) It is crossed where the middle of the front crosses it, drawn up as it then is; a fortification is a major obstacle. Who crosses a major one comes up to it with what it has thrown, and its move ends at most 1/2 JT beyond; so does a charge, which thus reaches only an enemy right behind it. The unformed are not held up. Lines to which a charge does not come cost it nothing, and one that it cannot pass with what is left stops it there. Chariots are held by it as well when they flee, retire, pursue, follow up or burst through, but not in a rampage.',
  ),
  manoeuvre(
    'CB-MAN-8',
    'sheet',
    'Pass a gap: 1 DP, and half a move except cavalry. (R) Who passes a gap does not cross the line that it is in; a crossing is within bow shot if either end of any part of the way is.',
  ),
  manoeuvre('CB-MAN-9', 'sheet', 'Side-step or step back: up to 1 JT ((R) in all, beside what dice give), no dice.'),
  shooting(
    'CB-SHO-1',
    'sheet',
    '2D6 per stand for front-rank bowmen and for stationary missile troops ((R) who do not move or charge this turn, before or after); 1D6 per stand for others.',
  ),
  shooting(
    'CB-SHO-2',
    'sheet',
    'Half the dice ((R) rounded up, and once though both hold) at a target in cover ((R) in difficult ground, or behind a line that is nearer to it than to the shooters), and for rabble shooting.',
  ),
  shooting('CB-SHO-3', 'sheet', 'One die fewer for each DP on the shooters, (R) before the dice are halved.'),
  shooting(
    'CB-SHO-4',
    'sheet',
    'Hit on 6 or more: +2 artillery at formed; +1 others at short range at unarmoured; +1 at elephants or chariots.',
  ),
  shooting(
    'CB-SHO-5',
    'ruling',
    'Each hit is 1 DP on the target (CB-SPT for special troops). Target: the nearest enemy in range, in the front arc of 45 degrees either side, in sight, unless directed (CB-CMD-4). The front rank shoots, and a second rank of bowmen at 1D6; never into or from combat, nor through units, nor through difficult ground that neither stands in. The initiative side shoots first.',
  ),
  charging(
    'CB-CHG-1',
    'sheet',
    'No charge by artillery, shaken units, columns, or troops that formed up in the tactical phase just before. (R) It binds pursuers who meet new enemy, and counter-charges, as well.',
  ),
  charging(
    'CB-CHG-2',
    'sheet',
    'Unformed troops, unless chariots, in spontaneous advance or in pursuit, may charge only special troops, shaken or unformed enemy. (R) So too where their charge runs into another than they charged.',
  ),
  charging(
    'CB-CHG-3',
    'sheet',
    'Formed rabble and javelinmen may charge but become unformed if they move more than 1 JT.',
  ),
  charging(
    'CB-CHG-4',
    'sheet',
    'Cavalry may not frontally charge a stationary phalanx in good order. (R) Stationary is who does not itself charge, follow up or pursue in this phase, however far it came; what it did in the turn before does not count.',
  ),
  charging('CB-CHG-5', 'sheet', 'A spontaneous advance must charge when within bow shot.'),
  responses(
    'CB-RSP-1',
    'sheet',
    'Shaken: break if of poor morale; otherwise respond by type below ((R) never a counter-charge).',
  ),
  responses(
    'CB-RSP-2',
    'sheet',
    'Unformed light infantry: may stand if in difficult terrain, behind an obstacle ((R) that is nearer to it than to the charger), or charged by special troops or unformed ((R) all of the chargers; it may still evade); otherwise must evade.',
  ),
  responses(
    'CB-RSP-3',
    'sheet',
    'Unformed cavalry: may counter-charge cavalry or unformed infantry ((R) if all chargers are such, and neither a leader who steadies it nor a control test holds it; it may still evade); otherwise must evade.',
  ),
  responses(
    'CB-RSP-4',
    'sheet',
    'Formed cavalry: may counter-charge ((R) or stand, as it does if a leader who steadies it or a control test holds it).',
  ),
  responses('CB-RSP-5', 'sheet', 'All others stand, (R) and so does whoever is in combat already.'),
  responses(
    'CB-RSP-6',
    'ruling',
    'An evade is a move with all dice directly away from the charger, the first of several; who has no room stands instead. Who must evade or break calls off a charge of its own.',
  ),
  combat('CB-CBT-1', 'sheet', 'Roll AvD for A grade, D6 others; add combat factor and morale value.'),
  combat('CB-CBT-2', 'sheet', 'The difference of the two totals is read on the results table for each side.'),
  combat('CB-CBT-3', 'sheet', '+1 inspired (+1 for each inspire action if charging or pursuing).'),
  combat(
    'CB-CBT-4',
    'sheet',
    '+1 advantage of ground. +1 defending fortification. +1 deeper formation. +1 Indian against African elephants. +1 armoured in melee, except against special troops. (R) Only who stood there when the other came defends.',
  ),
  combat(
    'CB-CBT-5',
    'sheet',
    '+1 charging, following up or pursuing (not pikes with DPs). (R) Who is struck in flank or rear before he has run has not come on.',
  ),
  combat(
    'CB-CBT-6',
    'sheet',
    '+2 cavalry against unformed infantry (not cataphracts against light infantry). -2 unformed, except light infantry against special troops (*). +1 skirmishers or missile troops against special troops.',
  ),
  combat(
    'CB-CBT-7',
    'sheet',
    '-1 each DP, at most -4 until shaken (*). -5 shaken (in place of DPs (R)). -1 each casualty.',
  ),
  combat(
    'CB-CBT-8',
    'sheet',
    '-1 outnumbered; -2 at least 2:1 (-1 special troops); -3 at least 3:1 (-1 special troops).',
  ),
  combat(
    'CB-CBT-9',
    'sheet',
    '(*) these two apply in charge combats only, except to phalanxes ((R) pikes and hoplites, in their ranks or not), to whom they always apply.',
  ),
  combat(
    'CB-CBT-10',
    'ruling',
    'Numbers: stands in contact plus one overlapping on each flank, two at most whoever they belong to. "Charge combat" is the first round of contact; "melee" is every later round. Deeper formation: more ranks at the point of contact, both formed, frontal.',
  ),
  combat(
    'CB-CBT-11',
    'ruling',
    'Several units: each rolls once, compares with each opponent in contact and takes only its worst result; of equal differences the first; numbers sum the friends on that enemy, those included who have fought him already in this phase.',
  ),
  results(
    'CB-RES-1',
    'sheet',
    '+5 or more, victory: 0 DP. May halt: A grade; defenders of obstacles; B grade that did not charge or were opposed only by light troops. Pikes in phalanx may follow up. Otherwise pursue. (R) Who runs into new enemy in pursuit has charged; a fortification is an obstacle.',
  ),
  results('CB-RES-2', 'sheet', '+2 to +4, success: phalanx 0 DP, others 1 DP. SyCh burst through if no critical hit.'),
  results(
    'CB-RES-3',
    'sheet',
    'Infantry that stood a mounted charge, and defenders of obstacles, may halt. Cavalry that charged formed infantry frontally ((R) not infantry that only charged it) retire unless that infantry breaks.',
  ),
  results(
    'CB-RES-4',
    'sheet',
    'A grade infantry may halt; so may A or B grade that did not charge or were opposed only by light troops. Otherwise follow up or pursue; pikes may follow up rather than pursue.',
  ),
  results(
    'CB-RES-5',
    'sheet',
    '+1 to -1, inconclusive: SyCh 2 DP and burst through if no critical hit; phalanx 0 DP; others 1 DP.',
  ),
  results(
    'CB-RES-6',
    'sheet',
    'HI may fall back if not facing mounted. LI may fall back or retire. A grade HI facing elephants or SyCh may open ranks; elephants then burst through.',
  ),
  results(
    'CB-RES-7',
    'sheet',
    'Cavalry in melee, or that charged formed infantry frontally, retire; other cavalry may retire. Otherwise halt.',
  ),
  results(
    'CB-RES-8',
    'sheet',
    '-2 to -4, set-back: SyCh destroyed. Already shaken: a casualty and break. Others 2 DP.',
  ),
  results(
    'CB-RES-9',
    'sheet',
    'Formed infantry charged by cavalry only ((R) by cavalry that came at it, and nobody else fights it), any troops charged by SyCh, and elephants: halt. Cavalry in melee and unformed light infantry retire. All others fall back.',
  ),
  results(
    'CB-RES-10',
    'sheet',
    '-5 to -6, defeat: chariots destroyed; elephants rampage; shaken or unformed: a casualty and break; others 2 DP, and phalanx breaks, the rest retire.',
  ),
  results(
    'CB-RES-11',
    'sheet',
    '-7 or less, rout: chariots destroyed; elephants rampage; all others a casualty and break.',
  ),
  results(
    'CB-RES-12',
    'ruling',
    'Artillery that loses by 2 or more is destroyed, and otherwise halts. Losers move first; in a tie the initiative side chooses last. Follow up if the opponent fell back, pursue if he retired or broke, stay in contact if he halted; of several opponents first with one who stays, then after one who fell back; halt if nobody is left. An enemy still in contact from an earlier round of the phase stays. Elephants and scythed chariots choose after all others who fared as they did. Who may halt does not fall back without room.',
  ),
  after(
    'CB-AFT-1',
    'sheet',
    'Halt: stay; infantry that chose to halt on success or better may take the ground of routing or retiring enemy ((R) where there is room, and nobody else in contact).',
  ),
  after('CB-AFT-2', 'sheet', 'Open ranks: stay; lessens a burst through (CB-MOR-8).'),
  after(
    'CB-AFT-3',
    'sheet',
    'Fall back: 1 JT back, facing the enemy; a legion unit may fall back through its supports ((R) same legion, formed, unshaken, not engaged, within 2 JT behind, the nearest with room behind it; the two may also change places in the Tactical phase if one stands still).',
  ),
  after(
    'CB-AFT-4',
    'sheet',
    'Follow up: forward to stay in contact with an opponent who fell back; halt 1 JT short of the supports if he fell back through a legion’s.',
  ),
  after(
    'CB-AFT-5',
    'sheet',
    'Retire: full unformed move to the rear ((R) straight back from an enemy in front, and otherwise directly away from him); may halt short once friends or terrain lie between ((R) it and each of those it fought).',
  ),
  after(
    'CB-AFT-6',
    'sheet',
    'Break: become shaken ((R) DPs become 5); full unformed move to the rear each turn until destroyed or off the table. (R) Without room: stay, 1 DP (a breaker: a casualty, and surrender to any enemy within 1 JT).',
  ),
  after(
    'CB-AFT-7',
    'sheet',
    'Pursue: unformed move to stay in contact. New enemy met: immediate new charge combat ((R) at most one a turn for each pursuer; who has had it, or may not charge that enemy, halts 1 JT short). Routing or retiring troops caught: an immediate free hack ((R) one casualty, no dice; a retiring or evading unit caught also breaks).',
  ),
  after(
    'CB-AFT-8',
    'sheet',
    'Burst through: move through to the far side ((R) on until there is room), inflicting 2 DP, 1 DP if ranks were opened (the DPs of CB-MOR-8, taken once); (R) elephants only through those who opened theirs; one struck in flank or rear turns on the enemy it goes through.',
  ),
  ending(
    'CB-END-1',
    'ruling',
    'An army breaks when units destroyed or routed (special troops and light troops count half) reach half of its starting units, or a scenario objective says so: the enemy loots its camp at the end of a turn. A turn limit makes the side with fewer losses the winner; equal is a draw.',
  ),
];
