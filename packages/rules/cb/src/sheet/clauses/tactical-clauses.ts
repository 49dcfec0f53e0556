import type { Clause } from '@acies/kernel/odds';
import { chapter } from './chapter.ts';

const movement = chapter('Movement');
const manoeuvre = chapter('Manoeuvre');
const shooting = chapter('Shooting');

/** The sheet from movement to shooting. */
export const TACTICAL_CLAUSES: readonly Clause[] = [
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
    '2D6 per stand for front-rank bowmen and for stationary missile troops ((R) who do not move after it in this phase either; a charge comes later); 1D6 per stand for others.',
  ),
  shooting(
    'CB-SHO-2',
    'sheet',
    'Half the dice ((R) rounded up, and once though both hold) at a target in cover ((R) in difficult ground, or behind a line that is nearer to it than to the shooters), and for rabble shooting.',
  ),
  shooting(
    'CB-SHO-3',
    'sheet',
    'One die fewer for each DP on the shooters, (R) of what is left when the dice have been halved.',
  ),
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
];
