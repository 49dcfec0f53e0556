import type { Lesson } from '@acies/players/module';
import type { Setup } from './board.ts';

const unit = (name: string, type: 'Foot' | 'Horse', at: string) => ({ name, type, at });

/** The guided battle. */
export const ford: Setup = {
  id: 'first',
  title: 'At the ford',
  about: 'Two patrols meet where the road leaves the woods.',
  map: ['. . . . . .', ' . . w . . .', '. . w w . .', ' . . . . . .'],
  turns: 8,
  armies: {
    red: {
      name: 'Romans',
      units: [unit('Hastati', 'Foot', 'B1'), unit('Principes', 'Foot', 'C1'), unit('Equites', 'Horse', 'A1')],
    },
    blue: {
      name: 'Gauls',
      units: [unit('Gaesati', 'Foot', 'B6'), unit('Boii', 'Foot', 'C6'), unit('Riders', 'Horse', 'A6')],
    },
  },
};

export const clearing: Setup = {
  id: 'clearing',
  title: 'The clearing',
  about: 'Two bands in a clearing, with woods on both sides of it.',
  map: [
    'w w . . . . . w w',
    ' w . . . . . . . w',
    '. . . . w . . . .',
    ' . . . w w . . . .',
    '. . . . w . . . .',
    ' w . . . . . . . w',
    'w w . . . . . w w',
  ],
  turns: 10,
  armies: {
    red: {
      name: 'Romans',
      units: [
        unit('First cohort', 'Foot', 'C1'),
        unit('Second cohort', 'Foot', 'D1'),
        unit('Third cohort', 'Foot', 'E1'),
        unit('Turma', 'Horse', 'B2'),
        unit('Allies', 'Horse', 'F2'),
      ],
    },
    blue: {
      name: 'Gauls',
      units: [
        unit('Warriors', 'Foot', 'C9'),
        unit('Old warriors', 'Foot', 'D9'),
        unit('Young warriors', 'Foot', 'E9'),
        unit('Nobles', 'Horse', 'B8'),
        unit('Companions', 'Horse', 'F8'),
      ],
    },
  },
};

export const skirmishLessons: readonly Lesson[] = [
  {
    id: 'begin',
    when: { begin: true },
    title: 'How to win',
    text: 'You lead the Romans, in red. A side that has lost more than half of its units is beaten.',
    clauses: ['SK-SEQ-1', 'SK-END-1'],
  },
  {
    id: 'act',
    when: { asked: 'act' },
    title: 'Moving and striking',
    text: 'Each unit acts once: it goes to a hex, and may strike an enemy beside it there. Strike together: friends beside a target add dice.',
    clauses: ['SK-MOV-1', 'SK-FIG-1', 'SK-FIG-3'],
  },
  {
    id: 'gone',
    when: { told: 'SK-FIG-4' },
    title: 'A unit is gone',
    text: 'Each hit takes a man of four. Who has one man left falls to the next hit.',
    clauses: ['SK-FIG-4'],
  },
];
