import { type Clause, clausesOf, ours, publishedIn } from '@acies/kernel/odds';

const units = clausesOf('Scale, troops, units');
const sequence = clausesOf('Sequence of play');
const movement = clausesOf('Movement');
const manoeuvre = clausesOf('Manoeuvre');
const shooting = clausesOf('Shooting');
const charging = clausesOf('Who may not charge');
const responses = clausesOf('Charge responses');
const combat = clausesOf('Combat');
const results = clausesOf('Combat results');
const after = clausesOf('After-combat moves');
const command = clausesOf('Command');
const morale = clausesOf('Morale');
const leaders = clausesOf('Leaders and ending');

const FULL_RULES = '“Legio VI Constantiani”, 6mm wargames rules for the wars of the late Roman Empire';
const ABRIDGED = '“Legio VI Rules”, abridged for the Society of Ancients Games Day';

/** Every clause of the sheet in our own words. A clause from the sheet may carry rulings where the sheet is silent, marked (R). */
export const CLAUSES: readonly Clause[] = [
  units('LG-UNIT-1', 'sheet', 'Short (javelin) range 40 paces, long (bow) range 100, artillery 400.'),
  units(
    'LG-UNIT-2',
    'sheet',
    'Combat value and missile range: archers 0, 100; skirmishers 1, 40; light cavalry 1, 40; heavy cavalry 2, 40; shock cavalry 3, none; javelinmen 2, 40; warband 2, none; shieldwall 3, 40 with one shot a battle; elephants 4, none; artillery no combat value ((R) 0), 400.',
  ),
  units(
    'LG-UNIT-3',
    'ruling',
    'Legionaries are a trait on shieldwall or javelinmen (AvD in combat). Camels and chariots are traits on cavalry.',
  ),
  units('LG-UNIT-4', 'published', [
    publishedIn(FULL_RULES, 'A stand is 20 x 20 paces.'),
    publishedIn(FULL_RULES, 'Elephants and artillery are single stands; all other units have 2 to 12 stands.'),
    publishedIn(ABRIDGED, 'Each casualty removes a stand.'),
    ours('With none left the unit is destroyed.'),
    ours('4 to 8 stands are usual.'),
  ]),
  units('LG-UNIT-5', 'ruling', 'The default field is 1800 x 1200 paces (six by four feet).'),
  units('LG-UNIT-6', 'published', [
    publishedIn(FULL_RULES, 'Light troops: archers, skirmishers, light cavalry.'),
    publishedIn(FULL_RULES, 'Heavy infantry (HI): warband, shieldwall, javelinmen.'),
    publishedIn(
      FULL_RULES,
      'Grades: A disciplined veterans of high morale; B veterans of high morale; C good trained troops, veterans of poor morale, elephants, artillery; D raw or unwilling.',
    ),
    ours('Light infantry (LI): archers, skirmishers.'),
    ours('Special units: elephants, artillery.'),
    ours('Armoured is a unit trait.'),
  ]),
  units('LG-UNIT-7', 'published', [
    publishedIn(
      FULL_RULES,
      'Two variants: cavalry with attached light infantry (40-pace missiles, factor -1, always supported); shieldwall with rear archers (range 100, factor 2).',
    ),
    ours('Any cavalry and any shieldwall may be such, as its battle says.'),
  ]),
  sequence(
    'LG-SEQ-1',
    'sheet',
    'Command phase: dice for initiative; each leader’s decisions; move messengers and leaders; control tests. Right to left, the initiative side first. (R) Initiative is a D6 each, ties again.',
  ),
  sequence(
    'LG-SEQ-2',
    'sheet',
    'Move and skirmish phase: a unit moves, up to javelin range of enemy, or rests and removes DPs. (R) Who is within javelin range already comes no nearer.',
  ),
  sequence(
    'LG-SEQ-3',
    'sheet',
    'Unformed may move and shoot; artillery moves or shoots; others may make a basic move and shoot; resting units may not shoot.',
  ),
  sequence(
    'LG-SEQ-4',
    'sheet',
    'Combat phase: declare charges (infantry must be at javelin range, others at any distance); charge and response moves; (R) DPs for being charged (LG-MOR-3) fall here, the sheet’s lost step 3; resolve combat simultaneously; after-combat moves. (R) The initiative side declares all its charges, then the other; mutual chargers meet midway, each as far as it has thrown, and miss if together they have thrown too little; one who is charged home before he has moved fights as charging; a charge that misses: A and B stop where they like, others go the full distance, and charge another enemy whom they run into, who responds, or stop 40 paces short of one they may not charge; a charge at one who has fled goes after him, to where he is by then, or was when he left the battle. Who has declared a charge has answered one on himself, unless he can only test to evade: then he does that, and does not charge. Wheels, obstacles and difficult ground cost a charge what they cost any move; formed troops wheel only for an enemy whom they do not meet straight ahead.',
  ),
  movement(
    'LG-MOV-1',
    'sheet',
    'Infantry and elephants 1 AvD; cavalry 1 or 2 AvD ((R) in a charge it says so once the enemy has responded); artillery 40 paces, no dice.',
  ),
  movement(
    'LG-MOV-2',
    'sheet',
    'Fast move: one more D6, optional; compulsory when charging, evading, retiring, routing, pursuing. +10 paces per die if evading, retiring or routing.',
  ),
  movement('LG-MOV-3', 'sheet', 'Approach move: double distance if the entire move is beyond 100 paces of enemy.'),
  movement(
    'LG-MOV-4',
    'sheet',
    'Column: infantry up to 100 paces, cavalry up to 240, no dice; infantry +40 on a road ((R) that it starts and ends on, the middle of its front no farther off than half a stand).',
  ),
  movement('LG-MOV-5', 'sheet', 'Light troops: +20 paces per die.'),
  movement(
    'LG-MOV-6',
    'sheet',
    'Rough ((R) the same as difficult) terrain: -20 paces per die for formed infantry; impassable to cavalry, chariots, elephants, artillery. (R) A line says before it throws whether it will enter; who stands in it does.',
  ),
  movement(
    'LG-MOV-7',
    'sheet',
    'Fatigue: formed units take 1 DP for each 6 thrown, or each 5 or 6 in difficult terrain.',
  ),
  manoeuvre(
    'LG-MAN-1',
    'sheet',
    'Unformed: light troops, and units routing, pursuing, evading or retiring. Heavy cavalry and javelinmen may unform by choice. Unformed stands move independently, whatever their facing, with no manoeuvre cost. (R) An unformed unit ends its move at any place and heading, in as many files as it likes: each stand goes straight to its new place, such that the longest of their ways is as short as can be, and that way is the length of the move; the way of each may not lead where a move may not. A path with several advances bends for all of them alike. What forms up, or is halted, does so in its place, and its stands are not measured; nor are they in charges, flight and pursuit, which a unit runs as one. The stands of a column that unforms stay one behind the other until it moves.',
  ),
  manoeuvre(
    'LG-MAN-2',
    'sheet',
    'Wheel: 1 DP to formed troops in line within 100 paces of enemy ((R) once a move, however often it wheels).',
  ),
  manoeuvre('LG-MAN-3', 'sheet', 'Change formation: half a move; 1 DP within 100 paces.'),
  manoeuvre('LG-MAN-4', 'sheet', 'Form up from unformed: a full move; 1 DP within 100 paces.'),
  manoeuvre(
    'LG-MAN-5',
    'sheet',
    'Cross a major obstacle: half a move; 2 DP mounted, 1 DP other formed, at any distance. (R) So is a fortification; it is crossed by the middle of the front.',
  ),
  manoeuvre('LG-MAN-6', 'sheet', 'About face: half a move.'),
  manoeuvre(
    'LG-MAN-7',
    'sheet',
    'Mount or dismount: half a move; 1 DP within 100 paces. (R) What cavalry is on foot the sheet does not say: a battle may say of a cavalry unit what infantry type it is dismounted, and only such a unit dismounts and mounts again. It does so at the end of its way, of which it has half, thrown for as what it was. On foot it is that type in everything, keeps its grade and armour, but no other trait, and counts among its army’s losses as what it began as; what is light infantry or light cavalry then stands in no line. Nobody mounts in ground closed to the mounted.',
  ),
  manoeuvre(
    'LG-MAN-8',
    'sheet',
    'Interpenetration: 1 DP ((R) each formed unit), unless one is unformed and one stationary ((R) has not moved this turn). (R) Who flees, evades or retires passes through friends for nothing.',
  ),
  manoeuvre('LG-MAN-9', 'sheet', 'Side-step or step back: 20 paces, formed A to C grade infantry only.'),
  shooting('LG-SHO-1', 'sheet', '1D6 per stand, one die fewer per DP on the shooter ((R) before halving).'),
  shooting(
    'LG-SHO-2',
    'sheet',
    'Half the dice at unformed light infantry, at troops in cover, at armoured ((R) halved once, round up). (R) In cover: partly in difficult ground, or behind an obstacle or fortification that is nearer to it than to the shooter.',
  ),
  shooting('LG-SHO-3', 'sheet', '6 hits; +1 for artillery at formed troops and elephants.'),
  shooting('LG-SHO-4', 'sheet', 'Each hit is a DP; no further effect once shaken.'),
  shooting(
    'LG-SHO-5',
    'ruling',
    'Target: nearest enemy in range and front arc (45 degrees either side), in sight. A second rank of archers may shoot overhead; the unit in front then may not charge (LG-CHG-1), nor may a shieldwall whose own archers behind it have shot. Units hide what is behind them, difficult ground what is beyond it; nobody shoots at an enemy in contact.',
  ),
  charging(
    'LG-CHG-1',
    'sheet',
    'No charge by: shaken, column, archers, artillery, resting, unformed who formed up this turn, troops over whom a second rank shot in the move phase. (R) That is of charges which a unit initiates, pursuers too; nobody is barred from a counter-charge.',
  ),
  charging(
    'LG-CHG-2',
    'sheet',
    'Other unformed, unless pursuing, may charge only unformed or an exposed flank or rear. (R) A charge strikes flank or rear, here and in LG-MOR-3, if the middle of the charger was behind the line of the enemy’s front when it set out, whatever edge of him it then comes to. Pursuers are excused from this clause alone.',
  ),
  charging('LG-CHG-3', 'sheet', 'A unit that halted after combat may not charge the following turn (LG-AFT-1).'),
  responses(
    'LG-RSP-1',
    'sheet',
    'Shaken troops break. (R) Who fights already stands whoever charges him, shaken or not.',
  ),
  responses(
    'LG-RSP-2',
    'sheet',
    'Light infantry may counter-charge or stand if in difficult terrain, behind an obstacle, or charged by cavalry or light; otherwise evade test. (R) A fortification is such an obstacle; it is behind one that is nearer to it than to its charger, and no more than 40 paces from its front. Who may fight may still choose the test, here and in LG-RSP-3; and of several chargers what is asked of the charger must hold of each, here and below.',
  ),
  responses(
    'LG-RSP-3',
    'sheet',
    'Unformed cavalry may counter-charge cavalry or light; otherwise evade test. (R) Unformed shock cavalry too.',
  ),
  responses(
    'LG-RSP-4',
    'sheet',
    'Formed heavy cavalry and javelinmen may test to evade infantry, chariots or elephants; otherwise stand. (R) Javelinmen formed or not, since nothing else is said of them unformed; chariots are cavalry everywhere else.',
  ),
  responses('LG-RSP-5', 'sheet', 'Shock cavalry may counter-charge pursuers who charge them; otherwise stand.'),
  responses('LG-RSP-6', 'sheet', 'Others stand at the halt.'),
  responses(
    'LG-RSP-7',
    'sheet',
    'Evade test: AvD for A grade, D6 others; -1 each DP or casualty; +1 leader inspiring. 1 or more: evade, a full fast move away. 0 or less: break if shaken, else become shaken and receive at the halt.',
  ),
  combat(
    'LG-CBT-1',
    'sheet',
    'AvD for legionaries, D6 others, plus combat value. The difference is read for each side.',
  ),
  combat(
    'LG-CBT-2',
    'sheet',
    '+1 for each quality grade higher. +1 advantage of ground. +1 defending fortification. +1 supported ((R) a formed friend within 40 paces behind, facing the same way). +1 armoured. +1 leader inspiring.',
  ),
  combat(
    'LG-CBT-3',
    'sheet',
    '+1 javelinmen charging, pursuing or following up. +1 light infantry and shieldwall pursuing or following up, not charging. +2 warband, cavalry, elephants charging, pursuing or following up. (R) Who is in pursuit comes on, and counts as pursuing, though it is he who is charged.',
  ),
  combat(
    'LG-CBT-4',
    'sheet',
    '-1 each DP or casualty, at most -4. -5 shaken ((R) in place of DPs; casualties still cost 1 each, at most 4: a switch). -2 in column. -2 unformed.',
  ),
  combat('LG-CBT-5', 'sheet', '-1 outnumbered; -2 at least 2:1; (R) -3 at 4:1 or more (the sheet’s figure is lost).'),
  combat(
    'LG-CBT-6',
    'sheet',
    'Numbers: stands in base contact plus one overlapping on each flank ((R) front rank only, one stand and no overlap for a unit struck in flank alone; casualties leave from the rear). Elephants never count as outnumbered nor add numbers to friends.',
  ),
  combat(
    'LG-CBT-7',
    'ruling',
    'Several units on one enemy: the one with most stands in contact (on a tie, the owner’s choice) gives die and factors, the others add numbers, all take the result. One unit supports one combat a turn, and a unit fights in one combat at a time, that with most stands in contact. Cavalry with attached light infantry uses up no supporter. Both halting in contact fight next turn without charge bonus. Artillery contacted is destroyed, which is a victory for who overran it.',
  ),
  results(
    'LG-RES-1',
    'sheet',
    '+5 or more, victory: 0 DP. A and B grade may halt, otherwise pursue; 1 DP if cavalry choose to halt.',
  ),
  results(
    'LG-RES-2',
    'sheet',
    '+2 to +4, success (the sheet’s heading is lost): infantry who stood a charge by cavalry or elephants halt, 0 DP. Cavalry that charged formed infantry fall back, 1 DP. Elephants pass through ranks, 1 DP.',
  ),
  results(
    'LG-RES-3',
    'sheet',
    'Of those who succeed, all other winners take 1 DP and follow up or pursue; A and B grade, and C grade who did not charge or were opposed only by light troops, may halt instead.',
  ),
  results(
    'LG-RES-4',
    'sheet',
    '+1 to -1, inconclusive, 1 DP each: HI halt or fall back; LI halt, fall back or retire; cavalry follow up, pursue or fall back; elephants pass through ranks if the opponent halts, otherwise follow up or pursue.',
  ),
  results(
    'LG-RES-5',
    'sheet',
    '-2 to -4, set-back: break if shaken, otherwise 2 DP. HI charged by cavalry or elephants only ((R) unformed too, and nobody else fighting it), and elephants, halt. Unformed retire. Others fall back.',
  ),
  results(
    'LG-RES-6',
    'sheet',
    '-5 to -6, defeat: break if unformed ((R) or shaken, whom a mere set-back would have broken: a switch); elephants rampage, (R) in any formation; others 1 casualty and retire.',
  ),
  results(
    'LG-RES-7',
    'sheet',
    '-7 or less, rout: elephants destroyed; others 1 casualty and (R) break (the sheet’s last word is lost).',
  ),
  after(
    'LG-AFT-1',
    'sheet',
    'Halt: stay halted the following turn; may change formation or facing, shoot, respond to charges, conduct line relief; no other move, no charge; (R) it may rest, which is no move. (R) Line relief: a halted unit changes places with its supporter in the move phase, if both are in hand and of one front and depth and the supporter has neither moved nor rested; no DP if both are formed A to C infantry. (R) Facing: about, or any way and in any number of files if unformed; no dice are thrown.',
  ),
  after(
    'LG-AFT-2',
    'sheet',
    'Follow up: forward in good order to stay in contact with an opponent who fell back; (R) they fight again next turn. (R) Whether a unit that goes on follows up or pursues is no choice of its own: it stays with those who stay, follows up those who fell back, and pursues if there are none but who retired or broke; with nobody left to go after it halts.',
  ),
  after(
    'LG-AFT-3',
    'sheet',
    'Fall back: 20 paces back, facing the enemy; halted next turn if not followed up. Unable: stay, 1 DP. (R) One struck in flank or rear alone goes back from that enemy and turns to face him, as one does who follows up an enemy on its flank; who is unable to go back counts as halted.',
  ),
  after(
    'LG-AFT-4',
    'sheet',
    'Retire: full fast move back, unformed. Unable: stay, 1 DP. A retiring unit breaks if caught by pursuers.',
  ),
  after(
    'LG-AFT-5',
    'sheet',
    'Break: full fast move, unformed, until behind supports or an obstacle, or beyond bow range; may then reform on a control test ((R) behind supports: a formed friend no more than 40 paces off, between it and the nearest enemy). Unable to move: 1 casualty and surrender to any enemy in javelin range. (R) The move in which it breaks is made whole; routers who are in no such refuge move on in each move phase, toward their own edge and as far as the first on their way, and stay there until they reform or enemy takes it from them; they are lost when they leave the table; a control result of 4 or less rallies them, unformed, at 5 DP. Shaken ends below 5 DP. An evader goes directly away, veering up to 45 degrees; caught, it breaks.',
  ),
  after(
    'LG-AFT-6',
    'sheet',
    'Pursue: full fast move, unformed, trying to keep contact with the beaten opponent. New enemy met, be it in the turn of the combat or in the move phase of a later one: charge them at once, and they respond ((R) by the dice thrown already, and who then does not pursue again is no longer in pursuit; who may not charge halts 40 paces short; who would halt short of one who has gone goes on; whom pursuers have driven off in the move phase before he has moved does not move as well). Lights and A grade may halt 40 paces short. Pursuers who catch routers: next turn an automatic casualty for each 3+ on a D6 ((R) one D6 per stand in contact, before the control tests). (R) Who surrenders is not pursued.',
  ),
  after(
    'LG-AFT-7',
    'sheet',
    'Defeated units move first. In a tie ((R) the inconclusive band) the side with initiative decides last, (R) and those who give way move first. Only the engaged unit must follow up or pursue; supports may halt, (R) if they have won: who fought beside it, and the friend behind who lent it his +1, who goes along once the victors have gone on, 20 paces forward with one who followed up, or in pursuit with dice of his own. (R) That friend’s halt costs him nothing next turn, since he has not fought: a switch. (R) Of all combats of a round the results are taken and the beaten move before anybody goes on; then those charge who met new enemy in pursuit.',
  ),
  command(
    'LG-CMD-1',
    'sheet',
    'Each leader makes one decision per command point each turn: control units of his command within bow range; inspire the unit he has joined (not special units); move in the command phase and/or join a unit; issue or listen to orders, or send a messenger.',
  ),
  command(
    'LG-CMD-2',
    'ruling',
    'One point controls all his units in range; a unit reached by a messenger counts as controlled that turn. General 3 points, commander 2, subordinate 1. A leader moves 200 paces for a point; a messenger 240 a turn.',
  ),
  command(
    'LG-CMD-3',
    'ruling',
    'A command is to do as its leaders wish unless its battle or its general has given it an order: attack (close and fight, so no withdrawal), hold (no advance, nor withdrawal), skirmish (no charge on formed), support (within bow range behind a named unit of another command, so no advance, charge or withdrawal of its own), withdraw (away, so no advance and no charge); to stand, turn or shoot is against none. Who is controlled keeps to the order of his command; who acts as wished by a control test, repeats his last move or is carried away does not. A move is an advance if it ends nearer to the nearest enemy, and a withdrawal if farther from him. Only the general gives orders, a point each: at once to his own command and to a leader within bow range, else by a messenger, whom that leader spends a point to listen to; nobody in rout is given any.',
  ),
  command(
    'LG-CTL-1',
    'sheet',
    'Control test if not controlled, or to cease rout, pursuit or looting: AvD for A and B, D6 others; +1 charging, looting, routing or pursuing; +1 or -1 (player’s choice) if a leader inspires that unit ((R) or nothing: he may, and need not). (R) Who comes into the enemy’s camp in pursuit, and fights nobody there, stays and loots: he neither moves, shoots, rests nor charges until a test has made him cease or enemies fight him. In a battle nobody is tested as charging, since tests come before charges are declared; the calculator knows that too.',
  ),
  command(
    'LG-CTL-2',
    'sheet',
    '1-2 halt ((R) less than 1 counts as 1); 3-4 act as the player wishes; 5-6 ((R) or more) repeat the last move ((R) standing or resting repeats as either, without a charge; a repeated move is a basic one with all its average dice, straight on, and stops at 40 paces; who is halted after combat repeats nothing). (R) Pursuers who do not cease go on in the move phase, after whom they pursue as long as their dice could reach him, else at the nearest enemy not in rout; they run as in pursuit after combat, and through friends who are in their way as in any move.',
  ),
  morale(
    'LG-MOR-1',
    'sheet',
    '1 DP friendly heavy infantry retiring within 100 paces. 2 DP non-light unit broken or destroyed within 100 paces. (R) Measured from where it stood; routers feel nothing, and once broken a unit and its leader are no further shock.',
  ),
  morale(
    'LG-MOR-2',
    'sheet',
    '1 DP commander killed or broken within 100 paces; 2 DP for the general. (R) The unit he was with feels it too.',
  ),
  morale(
    'LG-MOR-3',
    'sheet',
    '2 DP burst through by rampaging elephants. 2 DP charged in flank or rear by formed. 2 DP infantry that is itself charging, counter-charging, pursuing or following up and is charged by mounted ((R) how we read “moving”: in this very combat phase; neither a follow-up of the turn before nor an advance of the move phase, be it in pursuit, is such a move).',
  ),
  morale('LG-MOR-4', 'sheet', '1 DP cavalry within 40 paces of enemy elephants or camels ((R) once an approach).'),
  morale(
    'LG-MOR-5',
    'sheet',
    'Shaken at the 5th DP or when broken. Further DPs from combat or morale cause a casualty each; from movement or shooting no further effect.',
  ),
  morale(
    'LG-REC-1',
    'sheet',
    'DP removal, stationary and not in combat: A 1 a turn, +1 if beyond 100 paces; B and C 1 a turn; D 1 a turn if not shot at. (R) All is settled at the end of the move phase, when both sides have shot, by where everybody then is: a fifth DP by shooting has shaken before; who has been driven off or charged in the phase has not been at rest. (R) Who has no DP yet may rest too while in range of enemies who have still to move.',
  ),
  morale('LG-REC-2', 'sheet', 'A leader removes 1 DP per inspire action from a resting unit he is attached to.'),
  leaders(
    'LG-LDR-1',
    'ruling',
    'A leader with a unit in combat: D6 each round, when all combats have been thrown, on 1 roll again: 1-2 killed, 3-6 unhurt. He flees with a broken unit; if it is destroyed, killed on 1-3.',
  ),
  leaders(
    'LG-ELE-1',
    'ruling',
    'Pass through ranks: elephants end 20 paces beyond, no further DP, and stay where there is no room. Rampage: D6 1-3 back, 4 left, 5 right, 6 forward, a full fast move, 2 DP to each unit crossed, then removed.',
  ),
  leaders(
    'LG-END-1',
    'ruling',
    'An army breaks when units broken or destroyed (light troops count half) reach half of those it began with, or, where a battle says so, when enemies loot its camp at the end of a turn; a turn limit makes fewer losses win.',
  ),
];
