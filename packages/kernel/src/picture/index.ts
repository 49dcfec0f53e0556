/** What a rule set tells a client that draws or writes: the scene, shapes over it, rosters, words. */
export { type DrawWish, type HelpTopic, type LegendRow, type Paint, PLAIN } from './paint.ts';
export type { RosterUnit, Weight } from './roster.ts';
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
export { thrownInWords } from './thrown.ts';
