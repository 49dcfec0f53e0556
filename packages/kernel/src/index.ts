export { apart, type Dice, type DiceEvent, diceEvent, type Fallen, type Purpose } from './dice/dice.ts';
export { AVERAGE_DIE, D6, D10, type Die, diceWords, faceValues } from './dice/die.ts';
export { type DiceRequest, fallenOf, faultInDice } from './dice/entered.ts';
export { readFaces, repeat } from './dice/faces.ts';
export { countAtLeast, type Reading, readingOf } from './dice/reading.ts';
export { rollOff } from './dice/rerolls.ts';
export { scriptedDice } from './dice/scripted.ts';
export { type Seed, SeededDice, seedOf } from './dice/seeded.ts';
export { mapped, numbersFrom } from './fast/lists.ts';
export { Remembered } from './fast/remembered.ts';
export {
  type AnyDecision,
  type Decision,
  type Draw,
  type Exclusion,
  type ListedDecision,
  listed,
  type Nearest,
  type OpenDecision,
  open,
} from './flow/decision.ts';
export { type EventBase, type KernelEvent, talliesIn, thrownInWords } from './flow/events.ts';
export type { Pending } from './flow/frame.ts';
export { OptionList } from './flow/option-list.ts';
export {
  type AnyProcedure,
  again,
  ask,
  askBoth,
  call,
  done,
  type Procedure,
  procedure,
  type Signal,
  type Step,
} from './flow/procedure.ts';
export {
  type ChoiceOf,
  type Context,
  type ContextOf,
  type DecisionName,
  type DrawWish,
  type HelpTopic,
  type LegendRow,
  type LocalsOf,
  type Paint,
  PLAIN,
  type Result,
  type RosterUnit,
  type RuleSet,
  type RulingSwitch,
  type SetupBase,
  type Sheet,
  type TroopRow,
  type Weight,
} from './flow/rule-set.ts';
export { type RulingsOf, switchesOf } from './flow/rulings.ts';
export { type Answer, type AnyEvent, type DiceStart, Engine, type GameView } from './match/engine.ts';
export { type Game, hashGame } from './match/game.ts';
export { makeGameFile, parseGameFile, rulesOfGameFile, writeGameFile } from './match/game-file.ts';
export { LiveGame } from './match/live-game.ts';
export {
  beginEnteredMatch,
  beginMatch,
  eventsOf,
  hashesOf,
  type Match,
  type MatchOrDice,
  type Move,
  makeEnteredMove,
  makeMove,
  PEOPLE,
  rewind,
  undo,
  undoTo,
} from './match/match.ts';
export type { OpenQuestion } from './match/question.ts';
export {
  type Calculation,
  type Followup,
  type Measures,
  type Odds,
  oddsOf,
  type Prepared,
} from './odds/calculation.ts';
export { type Clause, clausesOf, hasRuling, onSheet, ours, publishedIn, worksOf } from './odds/clause.ts';
export { enumerate, enumerateWhole, type Outcome } from './odds/enumerate.ts';
export {
  atLeast,
  atMost,
  automatic,
  type Factor,
  factor,
  firstOf,
  given,
  impossible,
  type Reason,
  ROLL,
  type Row,
  reason,
  row,
  type Tally,
  tally,
  type Verdict,
  when,
  worstOf,
} from './odds/factors.ts';
export { flag, whole } from './odds/field-parts.ts';
export {
  type Field,
  type FieldGroup,
  fieldsOf,
  fullLabel,
  groupsOf,
  jsonSchemaOf,
  keyOf,
  NONE,
  settingsOf,
  valueAt,
} from './odds/fields.ts';
export { percent } from './odds/percent.ts';
export { poolOdds, tabulatePool } from './odds/pool-odds.ts';
export { type AskedThrow, purposeOf, requestAfter, rollOnce, type Thrown, takeDice } from './odds/throwing.ts';
export type {
  Attempt,
  Badge,
  Overlay,
  Phrase,
  Picture,
  PieceCard,
  Pose,
  Scene,
  SceneArea,
  SceneCell,
  SceneEdge,
  SceneLink,
  ScenePiece,
  SceneToken,
  SceneTray,
  Shown,
  Spot,
  TrayPiece,
  Wish,
} from './picture/scene.ts';
export { BadInput, parseWith, unusable } from './plain/bad-input.ts';
export { checkBounds, MOST_BYTES, readJson, tooLong } from './plain/bounds.ts';
export { encodingOf } from './plain/encoding.ts';
export { canonicalJson, copyPlain, fingerprint, type Json, samePlain } from './plain/json.ts';
export { checkedBy } from './plain/schema-faults.ts';
export { isObeyed, shownText } from './plain/shown-text.ts';
export { type BySide, bySide, otherSide, SIDES, type Side } from './plain/sides.ts';
export {
  aboutText,
  idText,
  MOST_POINTS,
  MOST_ROWS,
  mapRow,
  nameText,
  placeWithin,
  wordText,
} from './plain/text-parts.ts';
