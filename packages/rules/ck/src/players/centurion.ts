import { type Json, otherSide } from '@acies/kernel';
import type { Explaining, Question, Weighed } from '@acies/players';
import { bestFirst, considered } from '@acies/players';
import { across, columnOf, FACES, type Face, OFF, type Zone } from '@acies/zones';
import { type CkContext, factsOf, generalIn, halvesIn, hasRoomFor, unitOf } from '../board/look.ts';
import type { Reinforcements, ReserveChoice } from '../play/deployment/reserves.ts';
import type { AssaultChoice } from '../play/fight/fights.ts';
import type { Pursuit } from '../play/fight/pursuit.ts';
import type { Hits } from '../play/hits.ts';
import type { Assault } from '../play/moving/assault.ts';
import { type FallBack, wayBack } from '../play/moving/fall-back.ts';
import type { Flanking } from '../play/moving/flanking.ts';
import type { GeneralMove, RideChoice, ValiantChoice } from '../play/moving/generals.ts';
import type { GiveWay } from '../play/moving/give-way.ts';
import type { GoOnChoice, March } from '../play/moving/march.ts';
import type { Column, MoveChoice } from '../play/moving/moves.ts';
import type { FightOver } from '../play/outcome.ts';
import type { Throw } from '../play/throws/throws.ts';
import type { ckRules } from '../rule-set.ts';
import { depthOf, isInRowsOf } from '../sheet/rows.ts';
import { asTheBattleSuggests } from './deploying.ts';
import { assaultWorth, dispensable, hurt, rerollWorth, standWorth, stayWorth } from './fights.ts';
import { daringOf } from './haste.ts';
import { LOOKS_AT } from './looks-at.ts';
import { Prospects } from './prospects.ts';
import { type Step, togetherWith } from './together.ts';

/** Scenery keeps the flanks, and out of one's own way. */
const sceneryWorth = ({ g, side }: Question<CkContext>, zone: Zone): number => {
  const { grid } = g.setting;
  const column = columnOf(grid, zone);
  const edge = Math.min(column, grid.width - 1 - column);
  return -edge + (isInRowsOf(grid, zone, side) ? -2 : 0);
};

/** A general belongs where many fight, near the enemy. */
function postOf(g: CkContext, side: Question['side'], zone: Zone): number {
  const enemy = otherSide(side);
  let near = 0;
  for (const face of FACES) {
    const next = across(g.setting.grid, zone, face);
    if (next !== OFF) near += Math.min(8, halvesIn(g, next, enemy)) / 8;
  }
  return halvesIn(g, zone, side) / 6 + near + 0.2 * depthOf(g.setting.grid, zone, side);
}

/** CK-ZONE-4: a second general in a zone has no effect. */
const postWorth = ({ g, side }: Question<CkContext>, zone: Zone): number =>
  zone < 0 ? 0 : postOf(g, side, zone) - (generalIn(g, zone, side) ? 5 : 0);

const rideWorth = ({ g, side, locals }: Question<CkContext, GeneralMove>, choice: RideChoice): number => {
  const here = g.board.generals[g.setting.generalsOf[side][locals.index]!]!;
  return choice === 'stay'
    ? postOf(g, side, here) + 0.5
    : postOf(g, side, choice) - (generalIn(g, choice, side) ? 3 : 0);
};

const valiantWorth = ({ g, side, locals }: Question<CkContext, GeneralMove>, choice: ValiantChoice): number => {
  if (choice === 'wait') return 1.2;
  return assaultWorth(g, side, g.board.generals[g.setting.generalsOf[side][locals.index]!]!, choice);
};

/** What it takes to move at all. */
const STAY = 0.05;
/** CK-ZONE-2: whoever is too many in a zone has to go back again. */
const TOO_MANY = 3;

/** Staying, and what the side gains by each step; how things stand now is looked at once for all. */
function weighSteps({ g, side }: Question<CkContext>, stay: Json, steps: readonly Step[]): Weighed[] {
  // A step that gains the lead must not seem worse for ending the hurry.
  const daring = daringOf(g, side);
  const prospects = new Prospects(g, side, daring);
  const worthOf = ({ unit, to }: Step): number =>
    prospects.with(unit, to) - prospects.now - (hasRoomFor(g, to, side, [unit]) ? 0 : TOO_MANY);
  return bestFirst([
    { choice: stay, worth: STAY },
    ...steps.map((step) => ({ choice: step.choice, worth: worthOf(step) })),
  ]);
}

const weighMoves = (question: Question<CkContext, Column, MoveChoice>): Weighed[] => {
  const choices = question.options!;
  const stay = choices.find((choice) => choice.do === 'next')!;
  const steps = choices.flatMap((choice) =>
    choice.do === 'next' ? [] : [{ choice, unit: choice.unit, to: choice.to }],
  );
  const weighed = weighSteps(question, stay, steps);
  return weighed[0]!.worth > STAY ? weighed : togetherWith(question, weighed, steps);
};

const weighGoingOn = (question: Question<CkContext, March, GoOnChoice>): Weighed[] => {
  const zones = question.options!.filter((choice) => choice !== 'stop');
  return weighSteps(
    question,
    'stop',
    zones.map((to) => ({ choice: to, unit: question.locals.unit, to })),
  );
};

const arriveWorth = ({ g, side, locals }: Question<CkContext, Flanking>, zone: Zone): number =>
  new Prospects(g, side, daringOf(g, side)).with(locals.units[0]!, zone);

const returnWorth = ({ g, side, locals }: Question<CkContext, Reinforcements>, choice: ReserveChoice): number =>
  choice === 'wait'
    ? Number.NEGATIVE_INFINITY
    : new Prospects(g, side, daringOf(g, side)).with(locals.units[0]!, choice);

/** Many half bases, and markers already there, make a good target. */
const targetWorth = ({ g, side }: Question<CkContext>, zone: Zone): number =>
  g.board.markers[zone]! + halvesIn(g, zone, otherSide(side)) / 6 + (generalIn(g, zone, otherSide(side)) ? 0.5 : 0);

const ownUnit = ({ g, side }: Question<CkContext>, id: number): number =>
  factsOf(g, id).side === side ? -hurt(g, id) : hurt(g, id);

const assaultChoiceWorth = ({ g, side }: Question<CkContext>, choice: AssaultChoice): number =>
  choice.do === 'done' ? 0 : assaultWorth(g, side, choice.from, choice.to, daringOf(g, side));

/** The owner lets those take hits who save best and have most to lose; the opponent chooses the reverse. */
const placeWorth = ({ g, side, locals }: Question<CkContext, Hits>, id: number): number => {
  const { savesFights, savesShots, side: owner } = factsOf(g, id);
  const has = locals.placed[locals.units.indexOf(id)]!;
  const saves = 7 - (locals.fight ? savesFights : savesShots);
  const left = unitOf(g, id).halves - has;
  const bears = 2 * saves - (left - 1 < g.setting.least ? 8 : 0) + left / 2;
  return owner === side ? bears : -bears;
};

const wayWorth = ({ g, side, locals }: Question<CkContext, FallBack>, face: Face): number => {
  const way = wayBack(g, locals, face)!;
  return -way.jumped.length + depthOf(g.setting.grid, way.to, otherSide(side));
};

const giveWayWorth = ({ g, locals }: Question<CkContext, GiveWay>, face: Face): number =>
  -depthOf(g.setting.grid, across(g.setting.grid, locals.zone, face), locals.side);

const EVALUATORS = {
  scenery: sceneryWorth,
  post: postWorth,
  ride: rideWorth,
  valiant: valiantWorth,
  'falls-back': ({ g }: Question<CkContext>, id: number) => dispensable(g, id),
  arrive: arriveWorth,
  leaves: ({ g }: Question<CkContext>, id: number) => dispensable(g, id),
  volley: targetWorth,
  artillery: targetWorth,
  'artillery-hit': ownUnit,
  assault: assaultChoiceWorth,
  stand: ({ g, locals }: Question<CkContext, Assault>, choice: string) =>
    choice === 'stand' ? standWorth(g, locals) : 0,
  'after-defeat': ({ g, locals }: Question<CkContext, FightOver>, choice: string) =>
    choice === 'stay' ? stayWorth(g, locals) : 0,
  award: ({ g }: Question<CkContext>, id: number) => -dispensable(g, id),
  reroll: ({ locals }: Question<CkContext, Throw>, again: boolean) => rerollWorth(locals, again),
  'place-hit': placeWorth,
  'pursuit-loss': ({ g }: Question<CkContext, Pursuit>, id: number) => hurt(g, id),
  'way-back': wayWorth,
  'give-way': giveWayWorth,
  return: returnWorth,
};

const WHOLE = { move: weighMoves, 'go-on': weighGoingOn };

/** The considered player, who deploys so: each option by what it is worth, from exact odds of fights and a look at the whole field. */
export const playerWith = (deploy: typeof asTheBattleSuggests, deploysBy: string): Explaining =>
  considered<typeof ckRules, keyof typeof WHOLE>({
    name: 'centurion',
    about: 'weighs every option by exact odds of fights and a look at the whole field',
    evaluators: { ...EVALUATORS, deploy },
    whole: WHOLE,
    looksAt: { ...LOOKS_AT, deploy: deploysBy },
  });

export const centurion = playerWith(asTheBattleSuggests, 'where the battle has the unit, and room');
