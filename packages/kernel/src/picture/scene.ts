import type { Json } from '../plain/json.ts';
import type { Side } from '../plain/sides.ts';

/**
 * The table as a client draws it: shapes and pieces without any rule. x goes to the right and y down, in units of the
 * ground's own; headings are tenths of a degree clockwise, 0 up the table.
 */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** A hex or a zone. */
export interface SceneCell {
  readonly id: number;
  /** As players write it. */
  readonly name: string;
  readonly outline: readonly Spot[];
  /** What kind of ground it is; `open` for none in particular. */
  readonly ground: string;
  /** What one should know of it, in words. */
  readonly about: string;
}

/** Ground that lies on the table. */
export interface SceneArea {
  readonly ground: string;
  readonly name: string;
  readonly outline: readonly Spot[];
  /** A line, such as a stream or a wall, is not closed. */
  readonly isLine?: true;
}

/** Words beside the table, along one of its edges: whose edge it is, what a row is called. */
export interface SceneEdge {
  readonly edge: 'top' | 'right' | 'bottom' | 'left';
  /** How far along the edge its middle is, from the left or from the top. */
  readonly at: number;
  readonly text: string;
  /** Whose it is. */
  readonly side?: Side;
}

/** A sign beside a piece: disorder, an order, a state. */
export interface Badge {
  /** One to three characters. */
  readonly sign: string;
  readonly text: string;
  readonly tone: 'harm' | 'good' | 'plain';
}

/** Where something stands: its middle, which way it faces, and how large it is. */
export interface Pose extends Spot {
  readonly heading: number;
  readonly width: number;
  readonly depth: number;
}

/** A unit on the table. */
export interface ScenePiece extends Pose {
  /** The rule set's own number, by which it is meant everywhere. */
  readonly id: number;
  /** A few letters to stand beside it. */
  readonly label: string;
  readonly name: string;
  readonly side: Side;
  /** The troop type, as the troop list has it. */
  readonly type: string;
  readonly cell?: number;
  /** How its stands are drawn. */
  readonly files: number;
  readonly ranks: number;
  readonly left: number;
  readonly start: number;
  readonly badges: readonly Badge[];
  /** The leaders with it. */
  readonly leaders: readonly string[];
  /** It has done what it may do for now. */
  readonly isSpent: boolean;
}

/** What is no unit: a marker, a camp, a messenger. */
export interface SceneToken extends Spot {
  readonly kind: string;
  readonly side?: Side;
  /** What stands on it, a number or a letter. */
  readonly sign: string;
  readonly text: string;
}

/** Two pieces that have to do with each other: they fight. */
export interface SceneLink {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

/** Units beside the table: in reserve, not yet there, gone. */
export interface SceneTray {
  readonly side: Side;
  readonly name: string;
  readonly pieces: readonly TrayPiece[];
}

/** A unit beside the table. */
export interface TrayPiece extends Omit<ScenePiece, keyof Pose | 'cell' | 'files' | 'ranks'> {
  /** How it would stand if it were put on the table; only of those that can be put anywhere. */
  readonly stance?: Omit<Pose, keyof Spot>;
}

export interface Scene {
  readonly width: number;
  readonly height: number;
  /** What players measure in, and how long it is here; in a grid, the width of a cell. */
  readonly measure: { readonly name: string; readonly length: number };
  readonly cells: readonly SceneCell[];
  readonly areas: readonly SceneArea[];
  readonly edges?: readonly SceneEdge[];
  readonly pieces: readonly ScenePiece[];
  readonly tokens: readonly SceneToken[];
  readonly links: readonly SceneLink[];
  readonly trays: readonly SceneTray[];
}

/** All that is to be known of a piece. */
export interface PieceCard {
  readonly title: string;
  readonly facts: readonly { readonly name: string; readonly value: string }[];
  /** How it stands to others, a sentence each, as one would say it: "Front to the pikes at 3 hexes". */
  readonly relations: readonly string[];
}

/** Something to be laid over the table round a piece. */
export interface Overlay {
  /** A `zone` is where something may be put, a `place` where it is suggested. */
  readonly kind: 'move' | 'range' | 'arc' | 'threat' | 'zone' | 'place';
  /** It is about the leader with the piece: how far he rides and is heard, whatever the piece itself can do. */
  readonly of?: 'leader';
  readonly text: string;
  /** In a grid. */
  readonly cells?: readonly number[];
  readonly outlines?: readonly (readonly Spot[])[];
}

/** How a rule set is drawn. */
export interface Picture<G> {
  /** The table as a viewer may see it; all of it without one. */
  scene(g: G, viewer?: Side): Scene;
  card(g: G, piece: number, viewer?: Side): PieceCard;
  /** How far it moves, shoots and threatens, as far as the viewer may know. */
  overlays(g: G, piece: number, viewer?: Side): Overlay[];
}

/** Where a choice is on the table. */
export interface Shown {
  /** Who acts. */
  readonly pieces?: readonly number[];
  /** On whom. */
  readonly targets?: readonly number[];
  /** Into which cell. */
  readonly cell?: number;
  /** How the pieces then stand. */
  readonly ghosts?: readonly (Pose & { readonly id: number })[];
  /** The way there, from spot to spot. */
  readonly way?: readonly Spot[];
}

/** Where a person has dragged a piece: its middle, and its heading if it was turned, too. */
export interface Wish extends Spot {
  readonly piece: number;
  readonly heading?: number;
  /** Only the piece itself is meant, not those who would go with it. */
  readonly alone?: boolean;
}

/** Words that an open decision understands, offered as a button. */
export interface Phrase {
  readonly label: string;
  readonly text: string;
  /** It only shows how one may write: no button. */
  readonly isExample?: true;
}

/** An open decision judged as it is being made. */
export interface Attempt {
  readonly choice: Json;
  readonly label: string;
  readonly shown: Shown;
  /** What it uses up: "7.2 of 8 inches". */
  readonly cost: string | undefined;
  /** Short odds of what it would throw for. */
  readonly preview: string | undefined;
  /** Why it is not allowed, by how much, with its clause. */
  readonly refused: { readonly text: string; readonly clause: string } | undefined;
  /** It is the nearest to a wish that could not be fulfilled; why not, by how much, with its clause. */
  readonly amended?: { readonly text: string; readonly clause: string; readonly wish: Wish } | undefined;
}
