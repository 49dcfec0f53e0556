import type { Clause } from '@acies/kernel/odds';
import { chapter } from './chapter.ts';

const charging = chapter('Charge restrictions');
const responses = chapter('Charge responses');
const combat = chapter('Combat');
const results = chapter('Combat results');
const after = chapter('Movement after combat');
const ending = chapter('Ending a battle');

/** The sheet from charges to the end of a battle. */
export const COMBAT_CLAUSES: readonly Clause[] = [
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
    'Cavalry may not frontally charge a stationary phalanx in good order. (R) Who has declared a charge is not stationary either; what it did in the turn before does not count.',
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
    'Pursue: unformed move to stay in contact. New enemy met: immediate new charge combat, in the turns after as well ((R) whoever is reached has been charged with what the pursuit has thrown, and responds; who is reached in the Tactical phase fights in the Combat phase; at most one follow-on combat a turn for each pursuer; who has had it, or may not charge that enemy, halts 1 JT short). (R) A pursuit of an earlier turn goes after whom it pursues as long as its dice could bring it to him, else after the nearest enemy in sight. (R) Stopped by friends it goes through them as in any move. (R) Who has run from it in the Tactical phase does not move again in that phase. Routing or retiring troops caught: an immediate free hack ((R) one casualty, no dice; a retiring or evading unit caught also breaks).',
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
