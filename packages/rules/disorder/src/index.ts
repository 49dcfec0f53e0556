export { type ArmyTally, isArmyBeaten, isHalfLost, judgeArmies } from './board/armies.ts';
export {
  allBoxes,
  type BlockContext,
  type BlockFacts,
  type BlockTable,
  type BlockUnit,
  blockOf,
  bodiesOn,
  boxesOf,
  boxOf,
  conditionOf,
  contactsOf,
  enemiesOf,
  friendsOf,
  fromRight,
  isEnemyNear,
  isFormedUnit,
  isInContact,
  isPresent,
  isRouting,
  type Meeting,
  nameOf,
  openBlocks,
  opponentOf,
  presentOf,
  rightToLeft,
  sideOf,
  standsOf,
  unitOf,
  whoIs,
} from './board/block-table.ts';
export type { Bodies } from './board/bodies.ts';
export {
  becomeShaken,
  type Cause,
  type Condition,
  type Disordered,
  gainDisorder,
  loseDisorder,
  loseStands,
  SHAKEN_AT,
} from './board/disorder.ts';
export { frontageOf, touchedBy } from './board/frontage.ts';
export { brokenByBlocks, brokenByLeaders } from './board/invariants.ts';
export { KnownBlocks } from './board/known-blocks.ts';
export {
  armyOf,
  filesGiven,
  idFaults,
  leadersFaults,
  partsWithin,
  standsGiven,
  tooManyFiles,
  turnsGiven,
  unknownCommand,
  whoseUnit,
} from './board/setup-parts.ts';
export {
  type Block,
  block,
  blockLeft,
  columnOf,
  depthOf,
  placesIn,
  rankSizes,
  ranksOf,
  type StandPlace,
  type StandSize,
  widthOf,
} from './board/stands.ts';
export type { Who } from './board/who.ts';
export { costWords, isReason, phrasesFor, reachNow, refusalIn } from './picture/aim-words.ts';
export { factsFrom, inARow, noteWords, poseWords, relationsIn } from './picture/card.ts';
export { mapsIn } from './picture/map.ts';
export { leaderOverlay, moveOverlay, rangeOverlay, shotOverlay, threatOverlay } from './picture/overlays.ts';
export { badgeIf, disorderBadges, dpWords, goneBadge, type PicturedUnit, sceneOf } from './picture/scene.ts';
export { exchangeShown, movedShown, pathShown, rideShown, runShown } from './picture/shown.ts';
export { armyStatus, strainOf, turnStatus } from './picture/status.ts';
export { areasFrom, type Look, type TerrainPiece, terrainPiece, terrainWords } from './picture/terrain.ts';
export { BANDS, type Band, bandOf, hasWon, isBeaten } from './play/bands.ts';
export { battleOf, lossesOn } from './play/battle.ts';
export { type ControlBand, controlBand } from './play/control.ts';
export { drawAllowed } from './play/draw-allowed.ts';
export { filesTyped, inFiles } from './play/files-words.ts';
export { type UnitsInTurn, unitsInTurn } from './play/in-turn.ts';
export { rollInitiative } from './play/initiative.ts';
export { stepsToward, turnWords } from './play/moving/aim-path.ts';
export { type Candidate, towardNearest, workedOut } from './play/moving/candidates.ts';
export { awayFrom, backwards, canReach, facedAbout, flightOf, isFree, lengthBefore } from './play/moving/flight.ts';
export { comesNearer, type Hem, hemIn, type Keeping, type PathWords, pathReason } from './play/moving/hem.ts';
export { diceCount, type MoveDice, mostPips, moveDiceWords, throwMoveDice } from './play/moving/move-dice.ts';
export { checkPlaces } from './play/moving/places.ts';
export { canTurnAt, comesAt, flush, groundToward, type Met, type Run, runAt, wheelsToward } from './play/moving/run.ts';
export { type OddsStep, outnumbered } from './play/outnumbered.ts';
export { type BandChances, bandChances, certainBands, judgeFaces, type Scores } from './play/scores.ts';
export { type DiceLoss, shootingDice } from './play/shooting-dice.ts';
