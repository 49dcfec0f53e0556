import type { Attempt, Scene, Shown, Wish } from '@acies/kernel/picture';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { tb } from '../../strings.ts';
import { TableView } from '../table-view.tsx';
import { SAMPLES } from './samples.ts';

/** What a person did to the table, as it was told. */
const told: unknown[][] = [];
export const toldSoFar = (): unknown[][] => told;

export interface Setting {
  readonly sheet?: string;
  readonly active?: readonly number[];
  readonly targets?: readonly number[];
  readonly cells?: readonly number[];
  readonly draggable?: readonly number[];
  readonly selected?: number;
  readonly shown?: Shown;
  readonly attempt?: Attempt;
  readonly overlays?: 'all';
  readonly animateMs?: number;
}

let change: ((scene: Scene, setting: Setting) => void) | undefined;
/** Another scene for the table that is there. */
export const showNext = (scene: Scene, setting: Setting): void => change!(scene, setting);

/** Puts a table into the page. */
export function mountTable(scene: Scene | string, setting: Setting): void {
  const host = document.createElement('main');
  host.style.height = '100vh';
  host.style.padding = '0.5rem';
  document.body.append(host);
  createRoot(host).render(<Trial first={typeof scene === 'string' ? SAMPLES[scene]!() : scene} setting={setting} />);
}

function Trial({ first, setting: given }: { readonly first: Scene; readonly setting: Setting }) {
  const [scene, setScene] = useState(first);
  const [setting, setSetting] = useState(given);
  const [attempt, setAttempt] = useState(given.attempt);
  change = (next, how) => {
    setScene(next);
    setSetting(how);
  };
  const tell = (...words: unknown[]) => void told.push(words);
  return (
    <>
      <h1 className="visually-hidden">{tb.table}</h1>
      <TableView
        scene={scene}
        sheet={setting.sheet ?? 'hex'}
        armies={{ red: 'Romans', blue: 'Belgae' }}
        active={new Set(setting.active)}
        targets={new Set(setting.targets)}
        cells={new Set(setting.cells)}
        draggable={new Set(setting.draggable)}
        selected={setting.selected}
        shown={setting.shown}
        attempt={attempt}
        overlays={setting.overlays ? overlaysOf(scene) : []}
        animateMs={setting.animateMs ?? 0}
        onPiece={(id) => tell('piece', id)}
        onCell={(id) => tell('cell', id)}
        onEmpty={() => tell('empty')}
        onPeek={(id) => tell('peek', id)}
        onLeave={() => {
          tell('leave');
          setAttempt(undefined);
        }}
        onWish={(wish, isDone) => {
          tell('wish', wish, isDone);
          setAttempt(judged(scene, wish));
        }}
      />
    </>
  );
}

/** Judges as simply as can be: nothing may leave the upper half of the table, or come near its left edge. */
function judged(scene: Scene, wish: Wish): Attempt {
  const beside = scene.trays.flatMap(({ pieces }) => pieces).find(({ id }) => id === wish.piece);
  const piece = scene.pieces.find(({ id }) => id === wish.piece) ?? { x: 0, y: 0, ...beside!, ...beside!.stance! };
  const { x, y, heading = piece.heading } = wish;
  const over = y - scene.height / 2;
  const at = { x: Math.max(x, scene.width * LEFT), y };
  return {
    choice: null,
    label: piece.name,
    shown: { pieces: [piece.id], way: [piece, at], ghosts: [{ ...piece, ...at, heading }] },
    cost: `${Math.round(Math.hypot(x - piece.x, y - piece.y))} of 400`,
    preview: undefined,
    refused: over > 0 ? { text: `${Math.round(over)} too far down`, clause: 'XX-1' } : undefined,
    amended: at.x > x ? { text: `${Math.round(at.x - x)} too far left`, clause: 'XX-2', wish } : undefined,
  };
}
const LEFT = 0.08;

function overlaysOf({ pieces: [piece], width }: Scene): Parameters<typeof TableView>[0]['overlays'] {
  if (!piece) return [];
  const round = (r: number, from = 0, to = 360) =>
    Array.from({ length: 25 }, (_, i) => {
      const angle = ((from + ((to - from) * i) / 24) * Math.PI) / 180;
      return { x: piece.x + r * Math.sin(angle), y: piece.y - r * Math.cos(angle) };
    });
  return [
    { kind: 'move', text: 'Moves 8', outlines: [round(width / 10)] },
    { kind: 'range', text: 'Shoots 12', outlines: [round(width / 7)] },
    { kind: 'arc', text: 'Sees ahead', outlines: [[piece, ...round(width / 6, 135, 225)]] },
    { kind: 'threat', text: 'Threatens', outlines: [round(width / 18)] },
  ];
}
