import type { Clause } from '@acies/kernel/odds';

type Source = Clause['source'];

const clause = (id: string, chapter: string, source: Source, text: string): Clause => ({ id, chapter, source, text });

const troops = (id: string, text: string): Clause => clause(id, 'Stands', 'ruling', text);
const sequence = (id: string, text: string): Clause => clause(id, 'Sequence of play', 'ruling', text);

/** Every clause of the sheet in our own words. A clause from the sheet may carry rulings where the sheet is silent, marked (R). */
export const CLAUSES: readonly Clause[] = [
  troops(
    'HX-UNIT-1',
    'One stand a hex. A stand faces a hex side: that neighbour and the two beside it are its front, the one opposite is its rear, the other two its flanks. It steps only into its front hexes. Turning one side is free at the start of a bound; every further side costs 1H, at most two sides in any one hex.',
  ),
  troops(
    'HX-UNIT-2',
    'Starting SP, move in hexes a bound, impact: Sk 2, 2H, 0; LI 3, 2H, 0; Aux 4, 2H, +1; WB 4, 2H, +3 and impetuous; HI 5, 1H, +1; legionaries the same with pila; Shot 4, 1H, 0; Pike 5, 1H, +1; LSp 5, 1H, +1; LC 3, 4H, 0; MC 4, 3H, +1; HC 4, 3H, +2; Ch 3, 3H, +2; El 4, 2H, +3; Art 2, 1H, 0. A scenario may override each of these stand by stand, and who has pila and who is impetuous.',
  ),
  troops(
    'HX-UNIT-3',
    'Range and dice change: javelins (Sk, LI, LC) 1H, +1 for Sk and LC; slings and bows of Sk and LC 2H, +1 at 1H; massed bowmen 3H, +1 at 1H and -1 at 3H; artillery 5H, +1. A stand shoots only if it has missiles. A scenario may give a stand other missiles, and range factors of its own as far as it reaches.',
  ),
  sequence(
    'HX-SEQ-1',
    'A turn: both throw a D6 for initiative (ties again); the sides alternate in activating one stand or one group, each activation one bound and, after an order test each, more; then stands that did not charge shoot, the side with the initiative first; then all melees with their morale tests, retreats and pursuits, one after another, the side with the initiative choosing which is next where it matters: where melees share a stand or could reach the same hexes. A side that passes activates no more that turn.',
  ),
  sequence(
    'HX-SEQ-2',
    'A failed test for an extra bound: the bound is made without contacting enemy, ends disordered, and the activation is over.',
  ),
  sequence(
    'HX-SEQ-3',
    'A group is adjacent stands of one facing with one leader in range, none of them locked or in an enemy zone. It moves as one in a straight line at the slowest speed and takes one test at the worst class, which counts the most bounds that any member has made this turn. A member that must halt, halts, and so does one behind it. After a bound it goes on with the largest part that is still such a group.',
  ),
  sequence(
    'HX-SEQ-4',
    'Zone of control: the three front hexes, or all six of a stand in a village. A stand entering one stops; from there it may charge an adjacent enemy, turn, or step back 1H (order test or disordered; Sk and LC free). An about-face takes a whole bound, order test or disordered.',
  ),
  sequence(
    'HX-SEQ-5',
    'A charge is declared before the bound and ends adjacent with the target in front; impact counts only on entering contact.',
  ),
  sequence(
    'HX-SEQ-6',
    'Evasion: Sk and LC, and LI from HI, Pike, LSp or El, charged from their front, may go one bound directly away, through friends if need be, stopping as any bound does; it counts as a bound moved. The charger completes its move; if it still becomes adjacent it fights a disordered rear.',
  ),
  sequence(
    'HX-SEQ-7',
    'Opportunity: a stand not yet activated, in order, whose zone or range an enemy enters may test; passed, it fires, turns or charges now as its activation. Failed, it may not try again during that enemy activation.',
  ),
  sequence(
    'HX-SEQ-8',
    'Disordered stands make no extra bounds and no opportunity actions, and do not evade (Sk and LC may). Recovery is an order test in place of movement, out of contact.',
  ),
  clause(
    'HX-LDR-1',
    'Leaders',
    'ruling',
    'A leader rides with a stand; once a turn, before one of his side’s activations, he may ride up to 4H to another, not through enemies or their zones. When his stand fails a morale test on a 6 he is lost on a D6 of 5 or 6. If his stand is destroyed he joins the nearest friend within 4H that has no leader, or is lost.',
  ),
  clause(
    'HX-ORD-1',
    'Order test',
    'sheet',
    'For extra moves, recovering from disorder and opportunity actions: D6, class A passes on 3+, B on 4+, C on 5+.',
  ),
  clause(
    'HX-ORD-2',
    'Order test',
    'sheet',
    '+1 leader attached; -1 out of range of a leader (6H for the general, 4H for others (R)) or leader dead; -1 for each movement taken after the first this turn, so that the test for a second bound has 0, for a third -1.',
  ),
  clause('HX-FIR-1', 'Firing', 'sheet', '1D6 for each remaining SP; each 6 is a hit; each pair of 5s is a hit.'),
  clause(
    'HX-FIR-2',
    'Firing',
    'sheet',
    'Dice changes: the range factor; -1 each bound moved this turn by foot bowmen; -1 disordered; -1 target evading.',
  ),
  clause(
    'HX-FIR-3',
    'Firing',
    'sheet',
    'Sk or LC at Sk or LC, in cover, in the open ((R) or in defences): -1. Sk or LC at others in cover or defences: -1. Others at Sk or LC, in cover, defences or the open: -2. (R) Cover is woods.',
  ),
  clause(
    'HX-FIR-4',
    'Firing',
    'sheet',
    'Any at artillery in the open -1. Any but Sk and LC at any but Sk and LC in woods -1. Artillery at defences -1. Any but Art, Sk, LC at stands in defences -2. Indirect overhead fire -2; Roman archers over legion, Roman archers or Aux -1 ((R) in its place). (R) Of the lines about target and cover only the worst applies. (R) A village counts as defences when shot at. (R) Only foot bowmen and artillery shoot overhead, and only over friends.',
  ),
  clause('HX-FIR-5', 'Firing', 'sheet', 'Artillery cannot move and fire.'),
  clause(
    'HX-FIR-6',
    'Firing',
    'ruling',
    'With no dice left there is no shot. A stand in contact shoots only at its charger, when charged: at 1H, as he comes in. Foot bowmen are Shot, and Sk with bows. A stand shoots once a turn, to its front. A bound spent turning counts as moved.',
  ),
  clause(
    'HX-PIL-1',
    'Pilum',
    'sheet',
    '3D6 defending, 1D6 attacking; -1 if disordered; at most 1D6 if supporting or if it has taken losses; always at least 1D6 while more than 3 SP remain. (R) Thrown before the melee dice, once per contact; hits and caps as firing, not counted for the winner.',
  ),
  clause('HX-MEL-1', 'Melee', 'sheet', '1D6 for each remaining SP; 6 or a pair of 5s hits; both sides at once.'),
  clause(
    'HX-MEL-2',
    'Melee',
    'sheet',
    '-1 disordered; +1 up hill ((R) holding the higher hex); +1 fighting an enemy’s flank ((R) rear counts as flank); +2 MC or HC charging a flank ((R) in its place); + impact if charging in. (R) At least 1 die.',
  ),
  clause(
    'HX-MEL-3',
    'Melee',
    'sheet',
    'No impact: infantry against horse or chariots; WB against Aux charged frontally; elephants or chariots against LI.',
  ),
  clause(
    'HX-MEL-4',
    'Melee',
    'sheet',
    'Units charged in flank or rear by a unit that began behind their front are disordered.',
  ),
  clause(
    'HX-MEL-5',
    'Melee',
    'sheet',
    'Pikes attacked frontally have dice for a 2nd and a 3rd rank, more of them against horse; horse gets no impact against them. Long spears attacked frontally: +1 for a 2nd rank against foot, +2 against horse; horse gets no impact. (R) How we read the figures for pikes: against foot +1 for one rank behind and +2 for two; against horse +2 for one and +3 for two. (R) A rank is a like stand directly behind, same facing. (R) Attacked frontally: the enemy main stand is at their front, whoever charged. (R) Chariots count as horse here, elephants and artillery as foot.',
  ),
  clause(
    'HX-MEL-6',
    'Melee',
    'ruling',
    'More hits wins, equal is a draw. Drawn stands stay locked and fight each turn without impact; to leave, once the melee has been fought, an order test. The loser retreats facing the enemy: foot 1H, mounted, Sk and LI 2H, 1H more if beaten by 2 hits or more, each hex one of the three away from the winner. Friends met are displaced 1H, out of contact, and disordered. Blocked: 1 SP beyond the cap, and it stays in contact. Off the map: lost.',
  ),
  clause(
    'HX-MEL-7',
    'Melee',
    'ruling',
    'One main stand a side; where several are in contact the owner chooses. Others that face the enemy’s main stand and are main nowhere else that turn support: 1 die each, at most 2, pilum 1; they take no losses, but are disordered if their side loses. A stand supports one melee a turn, its owner choosing which, and of more than two which two. Artillery lends no die, nor does a stand to an attack that it may not make (HX-TER-3); what disorders a mounted attacker (HX-TER-3, HX-TER-5) disorders those mounted who support it. Dice lost for defences and villages are taken once, from all dice together, at the main stand’s rate.',
  ),
  clause(
    'HX-MOR-1',
    'Morale and losses',
    'sheet',
    'Hit by shooting or in melee: D6 equal to or less than adjusted morale passes. Morale: starting SP; +1 commander attached; -1 disordered; -1 each SP already lost; -1 each hit just taken. 1 always passes, 6 always fails.',
  ),
  clause(
    'HX-MOR-2',
    'Morale and losses',
    'ruling',
    'Any hit disorders. Failed: lose the die less the adjusted morale, at least 1. Passed: nothing, also if already disordered. The caps of HX-MOR-3 apply.',
  ),
  clause(
    'HX-MOR-3',
    'Morale and losses',
    'sheet',
    'Caps: melee 2 SP if lost, 1 SP if won or drawn; firing 1 SP. All stands at most 1 SP against Sk infantry. Cavalry against infantry at most 1 SP for the cavalry (2 if attacking pike or long spears frontally and losing). (R) These last two hold for pila and melee together, the caps before them for each by itself.',
  ),
  clause(
    'HX-MOR-4',
    'Morale and losses',
    'ruling',
    'At 0 SP the stand is destroyed; friends within 2H that see it test as if hit once, without SP loss (disordered on failure).',
  ),
  clause(
    'HX-PUR-1',
    'Pursuit',
    'sheet',
    'D6. Impetuous and chariots: 2-3 1H, 4-6 2H (3H on 6 if able to move so far), compulsory. Others with a positive impact may choose: infantry ((R) and elephants) 1H on 4+; cavalry 1H on 2-3, 2H on 4-5, 3H on 6.',
  ),
  clause(
    'HX-PUR-2',
    'Pursuit',
    'ruling',
    'The pursuer goes straight through the hex the enemy held, past enemy zones; defences stop it. Pursuit into an enemy is a charge resolved at once, without responses, one further melee a turn, after which nobody pursues.',
  ),
  clause(
    'HX-TER-1',
    'Terrain',
    'sheet',
    'Woods: HC, MC, Ch, Pike -2 dice in or against a unit in woods; halt on entering, disordered; no impact, no depth in or against; cannot recover inside but can charge out with impact. LSp -1, otherwise the same ((R) no charge out with impact). Sk, LI, Aux: no disorder, normal move, no impact. WB: no disorder, normal move, keep impact. HI: halt, disordered, no impact in or against, cannot recover inside, can charge out with impact. Shot: halt, disordered, can recover inside, may change facing without further disorder. LC: halt, disordered, no impact into; can recover and move out in order. (R) A charge out is one that begins in the woods: who comes into them by his charge has no impact.',
  ),
  clause(
    'HX-TER-2',
    'Terrain',
    'sheet',
    'Stream: all halt on entering, disordered, no impact, no depth; cannot recover inside; +1 defending the bank of a larger stream; impact allowed from the bank against a unit in the stream. (R) Nor is there impact for a charge that began in one.',
  ),
  clause(
    'HX-TER-3',
    'Terrain',
    'sheet',
    'Defences (named by the scenario): attacking them: no impact, no depth, halt before crossing; foot -1; mounted -2 and disordered; mounted and pike disordered by crossing; chariots and elephants cannot attack. A scenario may vary these, and have them on any ground: a hill, a village. (R) A stand inside the same defences does not attack them.',
  ),
  clause(
    'HX-TER-4',
    'Terrain',
    'sheet',
    'Swamp: Sk, LI, WB move 1H, no disorder, no impact. Others halt on entering, disordered, no impact inside, cannot recover inside; impact allowed from outside against a unit inside, except LI and Sk inside. (R) A bound of Sk, LI and WB that touches swamp anywhere is of 1H at most, and they do not halt; a charge that began there has no impact.',
  ),
  clause(
    'HX-TER-5',
    'Terrain',
    'sheet',
    'Village: stop on entering and leaving; mounted disordered on entering. Attackers: no impact, foot -1, mounted -2 and disordered. Defenders fire in any direction at -1, have no flank or rear ((R) all six sides are their front: for melee, supports, zones and charges); leave by 1H in any direction (may retreat 2H or more if beaten), no impact on leaving; beaten defenders may choose not to retreat and take 1 extra loss. Mounted inside fight at -3.',
  ),
  clause(
    'HX-TER-6',
    'Terrain',
    'sheet',
    'Hills: the higher hex gets the melee benefit, unless the scenario says that a hill gives none. From below only the first plateau hex is seen; a stand on the slope edge sees across the plateau; only an edge stand sees off it.',
  ),
  clause(
    'HX-TER-7',
    'Terrain',
    'sheet',
    'Fields and rough: at most 2H; all but Sk, LC, LI, Aux, WB disordered; can recover inside and move out in order; all but WB have no impact in or against.',
  ),
  clause('HX-TER-8', 'Terrain', 'ruling', 'Elephants use HC’s lines; artillery may not enter woods, swamp or stream.'),
  clause(
    'HX-END-1',
    'Ending',
    'ruling',
    'Break points: a stand destroyed or off the map gives its starting SP, a leader lost 3. An army breaks at half of its starting total (or the scenario’s figure). At the turn limit the smaller share lost wins; within 5 in a hundred is a draw.',
  ),
];
