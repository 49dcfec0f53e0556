import { patch } from './marching.ts';
import { type ClockStage, stage } from './stage.ts';

/** Both armies near each other, some in contact, on all kinds of ground. */
export const melee = (): ClockStage =>
  stage(
    {
      red: [
        ...['p1 Pike 30 26 0', 'p2 Pike 31.6 26 0', 'p3 Pike 33.2 26 0', 'l1 Leg 30 27.6 0', 'l2 Leg 31.6 27.6 0'],
        ...['c1 LH 20 24 0 missiles=none', 'h1 HH 45 26 20', 'sk Sk 37 25 0 missiles=none', 'amb WB hidden wood'],
        ...['art Art 60 44 0 missiles=none', 'camp Camp 50 44 0', 'e El 38 30 0', 'd1 MF 5 40 0', 'd2 MF 5 41.6 0'],
      ],
      blue: [
        ...['x1 MF 30.8 21 180', 'x2 MF 32.4 21 180', 'x3 WB 34 21 180', 'y LH 44 22 200', 'z MF 20 24 180'],
        ...['el El 37 20 180', 'bag Bag 60 4 180', 'v HH 26 23 120'],
      ],
    },
    {
      contacts: ['c1 z'],
      leaders: { red: ['Ann general p2', 'Bea subordinate h1'] },
      armies: { red: { stratagems: ['ambush', 'feigned flight'] } },
      terrain: [
        patch('dense woods', 10, 14, 18, 20, 'wood'),
        patch('prohibited', 48, 10, 52, 24),
        patch('rough', 40, 18, 44, 24),
      ],
    },
  );
