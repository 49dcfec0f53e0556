import type { Json, RuleSet, SetupBase } from '@acies/kernel';
import type { Sheet } from '@acies/kernel/odds';
import type { Player } from '../player.ts';
import type { Lesson } from './lesson.ts';

/** The signs that a client has drawings of. */
export type Glyph =
  | 'pikes'
  | 'spears'
  | 'hoplite'
  | 'shieldwall'
  | 'shield'
  | 'auxilia'
  | 'legion'
  | 'warband'
  | 'javelins'
  | 'lightFoot'
  | 'skirmisher'
  | 'bow'
  | 'levy'
  | 'lightHorse'
  | 'horse'
  | 'lancer'
  | 'cataphract'
  | 'camel'
  | 'chariot'
  | 'scythes'
  | 'elephant'
  | 'engine'
  | 'tent'
  | 'wagon';

/** A sign of one's own on a field of 32 by 20, as paths of SVG: what is filled, and strokes over it. */
export interface SignPaths {
  readonly fill?: string;
  readonly line?: string;
}

/** The sign of each troop type by its id; no two types of a sheet share theirs. */
export type Signs = Readonly<Record<string, Glyph | SignPaths>>;

/** How a sheet looks, on the page and on paper. */
export interface Looks {
  /** The colour of its headings and links, where the page is light and where it is dark. */
  readonly accent: { readonly light: string; readonly dark: string };
  readonly signs: Signs;
  /** How large its words are in print, in points, so that it fits on two pages. */
  readonly printPoints: number;
}

/** What is known of a sheet before anything of it is loaded. */
export interface SheetCard {
  readonly id: string;
  readonly title: string;
  /** What the rules are like, a colon, and what is thrown. */
  readonly summary: string;
  readonly looks: Looks;
  sheet(): Promise<Sheet>;
}

/** A scenario, whatever the rules. */
export type Battle = SetupBase;

/** The battles of a rule set: those to choose from, and the guided one with its lessons. */
export interface Battles {
  readonly battles: readonly Battle[];
  /** The guided battle for who plays these rules for the first time; it is not among the others. */
  readonly first: Battle;
  /** What is taught in it. */
  readonly lessons: readonly Lesson[];
}

/** The computer players by their names, from the weakest to the best. */
export type Players = Readonly<Record<string, Player>>;

/** All of a rule set in parts, each of which is loaded only when it is wanted. */
export interface RuleModule extends SheetCard {
  rules(): Promise<RuleSet>;
  battles(): Promise<Battles>;
  players(): Promise<Players>;
  /** What tests and benchmarks need to know of it; a client asks for none of this. */
  trials(): Promise<Trials>;
}

/** How a rule set is tried and measured. */
export interface Trials {
  /** How many random battles of each the tests play soundly to the end: fewer where one takes long. */
  readonly soundBattles: number;
  /** How many games of how many its centurion must win against random play, as either side of every battle. */
  readonly strength: { readonly games: number; readonly wins: number };
  /** Decisions that hardly any random battle leads to. */
  readonly rare: readonly string[];
  /** Whether a choice is carried out only after others, so that it is not to be seen on the table at once. */
  isLater?(decision: string, choice: Json): boolean;
  /** Situations whose exact odds are timed, by short names. */
  readonly situations: Readonly<Record<string, Situation>>;
  /** The largest form of the sheet, and a number in it whose change makes all odds anew. */
  readonly largest: LargestForm;
}

/** A situation of one of the rule set's calculators. */
export interface Situation {
  readonly title: string;
  readonly calculation: string;
  readonly input: unknown;
  readonly mostMilliseconds?: number;
}

export interface LargestForm {
  readonly calculation: string;
  /** What differs from the usual situation, by the paths of fields. */
  readonly fields: Readonly<Record<string, string | number>>;
  /** The field that changes, and from where to where. */
  readonly changed: string;
  readonly least: number;
  readonly most: number;
}
