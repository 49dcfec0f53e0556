import type { Side } from '@acies/kernel';
import type { Scene, SceneCell, ScenePiece, Spot, TrayPiece } from '@acies/kernel/picture';

const TYPES = ['Leg', 'Pike', 'Aux', 'LI', 'Bow', 'HC', 'LC', 'El', 'WB', 'Art'];
const NAMES = [
  'Triarii',
  'Phalanx of the guard',
  'Auxilia',
  'Velites',
  'Cretan archers',
  'Companions',
  'Numidians',
  'Elephants',
  'Nervii',
  'Scorpions',
];

/** A piece with something of everything, by its number. */
export function samplePiece(id: number, side: Side, place: Partial<ScenePiece>): ScenePiece {
  const kind = id % TYPES.length;
  const start = 4 + (id % 4);
  return {
    ...{ id, label: `${side === 'red' ? 'R' : 'B'}${id}`, name: NAMES[kind]!, side, type: TYPES[kind]! },
    ...{ x: 0, y: 0, heading: side === 'red' ? 0 : 1800, width: 80, depth: 40, files: 1, ranks: 1 },
    ...{ start, left: start - (id % 3), isSpent: id % 5 === 3, leaders: id % 7 === 1 ? ['Labienus'] : [] },
    badges: [
      ...(id % 4 === 2 ? [{ sign: '!', text: 'disordered', tone: 'harm' as const }] : []),
      ...(id % 6 === 1 ? [{ sign: '2b', text: 'two bounds', tone: 'plain' as const }] : []),
      ...(id % 9 === 4 ? [{ sign: '+1', text: 'inspired', tone: 'good' as const }] : []),
    ],
    ...place,
  };
}

function traits(id: number, side: Side): TrayPiece {
  const { label, name, type, left, start, badges, leaders, isSpent } = samplePiece(id, side, {});
  return { id, side, label, name, type, left, start, badges, leaders, isSpent };
}

const empty = { cells: [], areas: [], pieces: [], tokens: [], links: [], trays: [] };

const hexAt = (column: number, row: number): Spot => ({ x: 50 + column * 100 + (row % 2) * 50, y: 58 + row * 86.6 });
const hexOutline = ({ x, y }: Spot): Spot[] =>
  [0, 60, 120, 180, 240, 300].map((degrees) => ({
    x: x + 57.7 * Math.sin((degrees * Math.PI) / 180),
    y: y - 57.7 * Math.cos((degrees * Math.PI) / 180),
  }));

const MAP = [
  '..ww...hhh...~...',
  '.www..hhHHh..~...',
  '.ww....hHh..~....',
  '........h...~.vv.',
  '...rr......~..v..',
  '..rr......~......',
  '.ss.......~..ff..',
  '.sss.....~..fff..',
  '..s...d..~...q...',
  '......d.~...ww...',
];
const GROUNDS: Readonly<Record<string, string>> = {
  '.': 'open',
  w: 'woods',
  h: 'hill',
  H: 'higher hill',
  '~': 'stream',
  v: 'village',
  r: 'rough',
  s: 'swamp',
  f: 'fields',
  d: 'defences',
  q: 'quicksand',
};

const hexes = (): SceneCell[] =>
  MAP.flatMap((line, row) =>
    [...line].map((letter, column) => {
      const ground = GROUNDS[letter]!;
      return {
        id: row * 17 + column,
        name: `${String.fromCharCode(65 + column)}${row + 1}`,
        outline: hexOutline(hexAt(column, row)),
        ground,
        about: ground,
      };
    }),
  );

function hexScene(): Scene {
  const line = (side: Side, row: number, from: number): ScenePiece[] =>
    Array.from({ length: 10 }, (_, i) =>
      samplePiece(from + i, side, {
        ...hexAt(3 + i, row),
        heading: (side === 'red' ? 300 : 1500) + (i % 5 === 4 ? 600 : 0),
        cell: row * 17 + 3 + i,
      }),
    );
  const pieces = [
    ...line('blue', 3, 0),
    ...line('red', 6, 20),
    samplePiece(40, 'red', { ...hexAt(5, 4), heading: 300 }),
  ];
  return {
    ...{ ...empty, width: 1750, height: 895, measure: { name: 'hex', length: 100 }, cells: hexes(), pieces },
    tokens: [{ kind: 'camp', side: 'red', sign: 'C', text: 'The camp', ...hexAt(8, 9) }],
    links: [{ from: 40, to: 2, text: 'They fight' }],
    trays: [{ side: 'blue', name: 'Lost', pieces: [samplePiece(60, 'blue', {}), samplePiece(62, 'blue', {})] }],
  };
}

function zoneScene(): Scene {
  const grounds = ['open', 'woods', 'open', 'hill', 'marsh', 'open', 'open', 'village', 'fields'];
  const cells = grounds.map((ground, id): SceneCell => {
    const [x, y] = [(id % 3) * 400, Math.floor(id / 3) * 300];
    const corner = (dx: number, dy: number): Spot => ({ x: x + dx, y: y + dy });
    return {
      id,
      name: ['Left', 'Centre', 'Right'][id % 3]!,
      outline: [corner(0, 0), corner(400, 0), corner(400, 300), corner(0, 300)],
      ground,
      about: ground,
    };
  });
  const pieces = Array.from({ length: 12 }, (_, i) =>
    samplePiece(i, i < 6 ? 'blue' : 'red', {
      x: 110 + (i % 6) * 190,
      y: i < 6 ? 150 : 750,
      files: 4,
      ranks: 2,
      width: 120,
      depth: 60,
    }),
  );
  return { ...empty, width: 1200, height: 900, measure: { name: 'zone', length: 400 }, cells, pieces };
}

const blob = (x: number, y: number, r: number): Spot[] =>
  Array.from({ length: 11 }, (_, i) => {
    const angle = (i / 11) * 2 * Math.PI;
    const far = r * (0.8 + 0.35 * Math.abs(Math.sin(i * 2.3 + x)));
    return { x: x + far * Math.cos(angle) * 1.4, y: y + far * Math.sin(angle) };
  });

/** One that waits beside the open table. */
export const BESIDE: TrayPiece = { ...traits(70, 'red'), stance: { heading: 0, width: 360, depth: 90 } };

function openScene(): Scene {
  const units = (side: Side, y: number, from: number): ScenePiece[] =>
    Array.from({ length: 9 }, (_, i) => {
      const files = 2 + (i % 4);
      const at = { x: 700 + i * 520, y: y + (i % 3) * 120, files, ranks: 1 + (i % 2) };
      return samplePiece(from + i, side, {
        ...at,
        width: files * 90,
        depth: 70 * (1 + (i % 2)),
        heading: (side === 'red' ? 0 : 1800) + (i % 4) * 110,
      });
    });
  return {
    ...{ ...empty, width: 6000, height: 4000, measure: { name: 'inch', length: 100 } },
    areas: [
      { ground: 'hill', name: 'The ridge', outline: blob(3900, 900, 480) },
      { ground: 'woods', name: 'Teutoburg', outline: blob(1300, 2000, 420) },
      { ground: 'marsh', name: 'Fens', outline: blob(4900, 2300, 360) },
      { ground: 'village', name: 'Bibrax', outline: blob(700, 3300, 250) },
      { ground: 'fields', name: 'Fields', outline: blob(2700, 3400, 300) },
      { ground: 'difficult', name: 'Broken ground', outline: blob(2600, 500, 260) },
      { ground: 'impassable', name: 'Crags', outline: blob(5500, 600, 220) },
      { ground: 'tar pit', name: 'Tar pit', outline: blob(500, 800, 200) },
      {
        ground: 'stream',
        name: 'Sabis',
        outline: [
          { x: 0, y: 2500 },
          { x: 2000, y: 2700 },
          { x: 3600, y: 2200 },
          { x: 4300, y: 4000 },
        ],
        isLine: true,
      },
      {
        ground: 'road',
        name: 'Road',
        outline: [
          { x: 0, y: 3700 },
          { x: 1600, y: 3100 },
          { x: 3300, y: 1900 },
          { x: 3400, y: 0 },
        ],
        isLine: true,
      },
      {
        ground: 'fortification',
        name: 'Wall',
        outline: [
          { x: 4700, y: 3200 },
          { x: 5500, y: 3200 },
          { x: 5600, y: 3700 },
        ],
        isLine: true,
      },
    ],
    pieces: [...units('blue', 1000, 0), ...units('red', 2800, 20)],
    tokens: [
      { kind: 'messenger', side: 'blue', sign: 'M', text: 'A messenger', x: 2300, y: 1700 },
      { kind: 'marker', sign: '3', text: 'A marker', x: 2600, y: 1700 },
    ],
    trays: [{ side: 'red', name: 'To deploy', pieces: [BESIDE] }],
  };
}

/** Two hundred a side, to see how fast it is. */
function manyScene(): Scene {
  const base = openScene();
  const army = (side: Side, top: number, from: number): ScenePiece[] =>
    Array.from({ length: 200 }, (_, i) =>
      samplePiece(from + i, side, {
        x: 140 + (i % 50) * 116,
        y: top + Math.floor(i / 50) * 160,
        width: 100,
        depth: 60,
        files: 2,
        ranks: 1,
        heading: side === 'red' ? 0 : 1800,
      }),
    );
  return { ...base, pieces: [...army('blue', 900, 0), ...army('red', 2400, 200)] };
}

export const SAMPLES: Readonly<Record<string, () => Scene>> = {
  hex: hexScene,
  zones: zoneScene,
  open: openScene,
  many: manyScene,
};
