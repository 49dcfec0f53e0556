import type {
  Attempt,
  BySide,
  Exclusion,
  Json,
  Overlay,
  Phrase,
  PieceCard,
  Result,
  Row,
  Scene,
  Shown,
  Side,
  Weight,
  Wish,
} from '@acies/kernel';
import type { Advised, Binding, Lesson, Report } from '@acies/play';
import type { BookFacts } from './book-facts.ts';

export type { BattleFacts, BookFacts } from './book-facts.ts';

/** Who plays what, as it was chosen on the first page. */
export interface BattlePlan {
  readonly rules: string;
  readonly battle: string;
  /** Names of computer players, or `human`. */
  readonly players: BySide<string>;
  readonly dice: 'seeded' | 'entered';
  readonly seed?: number;
  readonly rulings: Readonly<Record<string, boolean>>;
}

/** How decisions of one name are taken without asking: by doing nothing, or as a computer player would. */
export type AutomaticWay = 'pass' | 'computer';

/** For whom and how long somebody is not asked: for one unit, in one turn, or, where neither is said, in the whole battle. */
export interface Scope {
  readonly piece?: number | undefined;
  readonly turn?: number | undefined;
}

/** What one side does not want to be asked. */
export interface Preset {
  readonly side: Side;
  readonly decision: string;
  /** As it was last put. */
  readonly question: string;
  readonly way: AutomaticWay;
  readonly scope?: Scope | undefined;
}

/** What does not change while a game is played. */
export interface GameFacts {
  readonly id: string;
  readonly rules: {
    readonly id: string;
    readonly title: string;
    readonly turnName: string;
    readonly strengthUnit: string;
  };
  readonly title: string;
  readonly about: string;
  readonly armies: BySide<string>;
  readonly players: BySide<string>;
  readonly dice: 'seeded' | 'entered';
  /** What a coach teaches in it; nothing unless it is a guided first game. */
  readonly lessons: readonly Lesson[];
}

export interface AskedOption {
  readonly choice: Json;
  readonly label: string;
  /** What sort of thing it is, for grouping. */
  readonly kind: string;
  readonly shown: Shown;
}

/** The decision that a person has to take. */
export interface Asked {
  readonly side: Side;
  readonly decision: string;
  readonly question: string;
  /** The pieces it is about. */
  readonly about: readonly number[];
  /** Every option; where the decision is open, some that make sense. */
  readonly options: readonly AskedOption[];
  /** Which option does nothing, if one does. */
  readonly pass: Json | undefined;
  /** Choices may be made that are not among the options: dragged, or in words. */
  readonly isOpen: boolean;
}

/** Dice that must be thrown on the real table. */
export interface DiceAsked {
  readonly die: string;
  readonly faces: readonly number[];
  readonly count: number;
  readonly label: string;
  readonly clause: string;
  readonly side: Side | undefined;
  readonly unit: string | undefined;
  /** How many throws for the same choice have fallen. */
  readonly thrown: number;
  /** The choice that they are thrown for can still be left. */
  readonly mayGoBack: boolean;
}

/** A decision taken without asking. */
export interface Taken {
  readonly at: number;
  readonly side: Side;
  readonly decision: string;
  readonly question: string;
  readonly label: string;
  /** Of the word by which it was taken; of the whole battle unless told. */
  readonly scope?: Scope | undefined;
}

export interface TableState {
  readonly game: string;
  /** Goes up with every change of its choices, in whichever tab: so many choices may be others than they were. */
  readonly revision: number;
  /** How many choices have been made. */
  readonly at: number;
  readonly turn: number;
  /** Through whose eyes it is shown; nobody's in particular where there are no secrets. */
  readonly viewer: Side | undefined;
  /** Two people share this screen, and one of them may not see all that the other does. */
  readonly hides: boolean;
  readonly scene: Scene;
  readonly asked: Asked | undefined;
  readonly dice: DiceAsked | undefined;
  /** Who decides without a person, as soon as the page has shown what there is. */
  readonly waits: { readonly side: Side; readonly by: string; readonly needsTime?: true } | undefined;
  readonly status: readonly string[];
  readonly leaders: readonly string[];
  readonly strain: BySide<number>;
  readonly result: Result | undefined;
  /** Why nothing can be taken back; undefined if it can. */
  readonly keepsBack: string | undefined;
  /** What is not asked, as far as it still can come to it. */
  readonly automatic: readonly Preset[];
  readonly taken: readonly Taken[];
  /** Which choices the computer made since a person last decided, where what it looked at can be told to who looks. */
  readonly explained: readonly number[];
}

interface LogTally {
  readonly heading: string;
  readonly rows: readonly Row[];
  readonly total: number;
}

interface LogDice {
  readonly die: string;
  readonly faces: readonly number[];
  readonly label: string;
  readonly unit?: string;
}

/** A line of the log with all that it opens. */
export interface LogEntry {
  /** The choice it came of, counted from 1; 0 is the opening. */
  readonly at: number;
  readonly turn: number;
  readonly kind: 'choice' | 'dice' | 'event';
  readonly weight: Weight;
  readonly side: Side | undefined;
  readonly text: string;
  readonly clauses: readonly string[];
  readonly tallies: readonly LogTally[];
  /** The dice that led to it. */
  readonly dice: readonly LogDice[];
}

/** A moment of a battle that is looked back on. */
export interface PastState {
  readonly at: number;
  readonly turn: number;
  readonly scene: Scene;
  readonly status: readonly string[];
  readonly strain: BySide<number>;
}

/** The whole course of a battle. */
export interface Story {
  readonly choices: number;
  /** Where each turn begins. */
  readonly turns: readonly { readonly turn: number; readonly at: number }[];
  readonly moments: readonly { readonly at: number; readonly turn: number; readonly text: string }[];
  /** How near to breaking each side was after each choice, 0 to 1. */
  readonly strain: readonly BySide<number>[];
  /**
   * How much dice moved the balance against their average; for red above 0. It stands at the choice with which all that
   * they led to had been seen. Not all are known at once.
   */
  readonly luck: readonly (number | undefined)[];
}

/** A kept game as it is listed. */
export interface KeptFacts {
  readonly id: string;
  readonly rules: string;
  readonly title: string;
  readonly armies: BySide<string>;
  readonly players: BySide<string>;
  readonly count: number;
  readonly turn: number;
  readonly isOver: boolean;
  /** When it was last played, in milliseconds. */
  readonly played: number;
}

/** A game file that is what it says. */
export interface Verified {
  readonly title: string;
  readonly rules: string;
  readonly choices: number;
  /** How many states of the game were compared with what the file says of them. */
  readonly states: number;
  readonly hash: string;
}

/** The choices a computer player has looked at, his own first. */
export interface LookedAt<O extends Advised = Advised> {
  readonly player: string;
  readonly options: readonly O[];
  /** How many more there were. */
  readonly left?: number;
  /** Whether he is one who tries things out. */
  readonly triesOut?: boolean;
}
export type Considered = LookedAt<AskedOption & Advised>;

/** Questions of the page, each answered once. */
export interface Queries {
  /** What there is to choose of a rule set. */
  book: { ask: { rules: string }; answer: BookFacts };
  /** Games kept in this browser, the last played first. */
  games: { ask: Record<string, never>; answer: readonly KeptFacts[] };
  remove: { ask: { game: string }; answer: undefined };
  card: { ask: { piece: number }; answer: PieceCard };
  /** As it was at a point. */
  'past-card': { ask: { piece: number; at: number }; answer: PieceCard };
  overlays: { ask: { piece: number }; answer: readonly Overlay[] };
  aim: { ask: { wish: Wish }; answer: Attempt | undefined };
  words: { ask: { text: string }; answer: Attempt };
  attempt: { ask: { choice: Json }; answer: Attempt };
  phrases: { ask: { piece: number | undefined }; answer: readonly Phrase[] };
  previews: { ask: { indices: readonly number[] }; answer: readonly (string | undefined)[] };
  excluded: { ask: { words: string }; answer: readonly Exclusion[] };
  look: { ask: { at: number }; answer: PastState };
  story: { ask: { luckTo: number }; answer: Story };
  report: { ask: { at: number }; answer: Report };
  file: { ask: Record<string, never>; answer: string };
  /** A kept game as a file, also one that these rules can no longer play. */
  'kept-file': { ask: { game: string }; answer: { readonly name: string; readonly text: string } };
  /** A new game from a point of this one; the answer is its id. */
  fork: { ask: { at: number; players: BySide<string> }; answer: string };
  /** Plays a game file through and checks every choice and every hash; no answer says what is wrong with it. */
  verify: { ask: { text: string }; answer: Verified };
  /** What making a choice would keep from being taken back. */
  binding: { ask: { choice: Json }; answer: Binding };
  /** What the computer looks at, the best first. */
  considered: { ask: Record<string, never>; answer: Considered };
  /** The same of one who takes his time. */
  counsel: { ask: Record<string, never>; answer: Considered };
  /** What the computer looked at before it made one of its choices, and what it was asked. */
  thought: { ask: { at: number }; answer: LookedAt & { readonly question: string } };
}
export type QueryName = keyof Queries;

/** What the page saw when something was pressed: what comes too late for it was a second press. */
export interface Moment {
  readonly game: string;
  readonly revision: number;
  /** How many choices had been made. */
  readonly at: number;
  /** How many throws of a choice had fallen; undefined where none were waited for. */
  readonly thrown?: number | undefined;
}

/** A turn of a side. */
export interface TurnOf {
  readonly side: Side;
  readonly turn: number;
}

export type ToSession =
  | { readonly type: 'begin'; readonly plan: BattlePlan }
  | { readonly type: 'read'; readonly text: string }
  | { readonly type: 'open'; readonly game: string }
  | (Moment & { readonly type: 'choose'; readonly choice: Json })
  | (Moment & { readonly type: 'dice'; readonly faces: readonly number[] })
  | (Moment & { readonly type: 'leave-dice' })
  | (Moment & { readonly type: 'undo' })
  /** The page has shown what there is: whoever decides without a person may go on. */
  | (Moment & { readonly type: 'go-on' })
  /** Whoever thinks is to choose what seems best so far; where a turn is named, in all else of it at first sight. */
  | (Moment & { readonly type: 'hurry'; readonly turnOf?: TurnOf | undefined })
  /** Whoever thinks leaves off, to begin anew when he may go on. */
  | { readonly type: 'pause' }
  | {
      readonly type: 'automatic';
      readonly side: Side;
      readonly decision: string;
      readonly way: AutomaticWay | undefined;
      /** The whole battle unless told. */
      readonly scope?: Scope | undefined;
    }
  | {
      readonly type: 'ask';
      readonly id: number;
      readonly name: QueryName;
      readonly ask: unknown;
      /** What the question is about, where it means nothing once the battle has gone on. */
      readonly about?: Moment | undefined;
    };

export type FromSession =
  | { readonly type: 'opened'; readonly facts: GameFacts }
  | { readonly type: 'state'; readonly state: TableState }
  /** The log from this entry on; what was there is replaced. */
  | { readonly type: 'log'; readonly from: number; readonly entries: readonly LogEntry[] }
  | { readonly type: 'answer'; readonly id: number; readonly value: unknown }
  | { readonly type: 'no-answer'; readonly id: number; readonly fault: string }
  /** What was asked for cannot be, and nothing has changed; or, of nothing that was asked for, the game is gone. */
  | { readonly type: 'refused'; readonly of: ToSession['type'] | undefined; readonly why: string }
  /** The game went on in another tab, and this one has followed. */
  | { readonly type: 'elsewhere' };
