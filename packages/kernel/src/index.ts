export { BadInput, parseWith, unusable } from './bad-input.ts';
export { checkBounds, MOST_BYTES, readJson, tooLong } from './bounds.ts';
export { type Calculation, type Followup, type Measures, type Odds, oddsOf, type Prepared } from './calculation.ts';
export { apart, type Dice, type DiceEvent, diceEvent, type Fallen, type Purpose } from './dice/dice.ts';
export { AVERAGE_DIE, D6, D10, type Die, diceWords, faceValues } from './dice/die.ts';
export { type DiceRequest, fallenOf, faultInDice } from './dice/entered.ts';
export { enumerate, enumerateWhole, type Outcome } from './dice/enumerate.ts';
export { readFaces, repeat } from './dice/faces.ts';
export { poolOdds, tabulatePool } from './dice/pool-odds.ts';
export { countAtLeast, type Reading, readingOf } from './dice/reading.ts';
export { rollOff } from './dice/rerolls.ts';
export { scriptedDice } from './dice/scripted.ts';
export { type Seed, SeededDice, seedOf } from './dice/seeded.ts';
export { encodingOf } from './encoding.ts';
export { type EventBase, type KernelEvent, talliesIn, thrownInWords } from './events.ts';
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
} from './factors.ts';
export { flag, whole } from './field-parts.ts';
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
} from './fields.ts';
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
export { Remembered } from './flow/remembered.ts';
export { type Clause, clausesOf, hasRuling, onSheet, ours, publishedIn, worksOf } from './game/clause.ts';
export { type Answer, type AnyEvent, type DiceStart, Engine, type GameView } from './game/engine.ts';
export { type Game, hashGame } from './game/game.ts';
export { makeGameFile, parseGameFile, rulesOfGameFile, writeGameFile } from './game/game-file.ts';
export { LiveGame } from './game/live-game.ts';
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
} from './game/match.ts';
export type { OpenQuestion } from './game/question.ts';
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
} from './game/rule-set.ts';
export { canonicalJson, copyPlain, fingerprint, type Json, samePlain } from './json.ts';
export { mapped, numbersFrom } from './lists.ts';
export { percent } from './percent.ts';
export { type RulingsOf, switchesOf } from './rulings.ts';
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
} from './scene.ts';
export { checkedBy } from './schema-faults.ts';
export { isObeyed, shownText } from './shown-text.ts';
export { type BySide, bySide, otherSide, SIDES, type Side } from './sides.ts';
export { aboutText, idText, MOST_POINTS, MOST_ROWS, mapRow, nameText, placeWithin, wordText } from './text-parts.ts';
export { type AskedThrow, purposeOf, requestAfter, rollOnce, type Thrown, takeDice } from './throwing.ts';
