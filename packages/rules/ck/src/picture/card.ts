import type { PieceCard } from '@acies/kernel/picture';
import { type CkContext, factsOf, generalIn, unitOf, zoneWords } from '../board/look.ts';
import { giftWords } from '../play/throws/gifts.ts';
import { moraleSituation } from '../play/throws/morale-tests.ts';
import { moraleTally } from '../sheet/chapters/morale.ts';
import { ARTILLERY_RANGE, mayShoot, volleyTally } from '../sheet/chapters/volley.ts';
import { isAtStrength, TROOPS } from '../sheet/troops.ts';
import { traitWords } from '../sheet/unit-words.ts';
import { basesOf, basesWords } from '../sheet/words.ts';
import { relationsOf } from './relations.ts';
import { elsewhereWords } from './roster.ts';
import { zonesWords } from './words.ts';

type Fact = PieceCard['facts'][number];

/** All that is to be known of a unit. */
export function card(g: CkContext, id: number): PieceCard {
  const isOnField = unitOf(g, id).zone >= 0;
  const facts = [...kindFacts(g, id), ...(isOnField ? zoneFacts(g, id) : [])];
  return {
    title: factsOf(g, id).name,
    facts: facts.filter(({ value }) => value !== ''),
    relations: isOnField ? relationsOf(g, id) : [],
  };
}

const fact = (name: string, value: string): Fact => ({ name, value });

function kindFacts(g: CkContext, id: number): Fact[] {
  const facts = factsOf(g, id);
  const { side, type, quality, start, zones, savesFights, savesShots } = facts;
  const { zone, halves } = unitOf(g, id);
  const weak = halves > 0 && !isAtStrength(halves, start) ? ', half or more lost' : '';
  return [
    fact('Army', g.setup.armies[side].name),
    fact('Type', `${TROOPS[type].name} (${type})`),
    fact('Quality', quality),
    fact('Traits', traitWords(facts).join(', ')),
    fact('Strength', `${basesOf(halves)} of ${basesWords(start)}${weak}`),
    fact('Place', zone >= 0 ? zoneWords(g, zone) : elsewhereWords(zone)),
    fact('Move', `${zonesWords(zones)} a turn`),
    fact('Saves', `on ${savesShots} when shot at, on ${savesFights} in a fight`),
    fact('Shooting', shootingWords(g, id)),
  ];
}

function shootingWords(g: CkContext, id: number): string {
  const facts = factsOf(g, id);
  if (facts.type === 'Art') return `${zonesWords(ARTILLERY_RANGE)} in a straight line`;
  return mayShoot(facts) ? `${zonesWords(1)}, ${volleyTally([facts]).total}D6` : '';
}

function zoneFacts(g: CkContext, id: number): Fact[] {
  const { side } = factsOf(g, id);
  const { zone, winning } = unitOf(g, id);
  const general = generalIn(g, zone, side);
  const markers = g.board.markers[zone]!;
  const dice = moraleTally(moraleSituation(g, zone, side)).total;
  return [
    fact('State', [winning && 'winning', ...hindrances(g, id)].filter(Boolean).join(', ')),
    fact('General', general ? `${general.name}${giftWords(general)} in its zone` : ''),
    fact('Casualties', markers === 0 ? '' : `${markers} in its zone, which tests its morale with ${dice}D6`),
    fact('This turn', deedsOf(g, id)),
  ];
}

const hindrances = (g: CkContext, id: number): (string | false)[] => {
  const { held, silent } = unitOf(g, id);
  return [held && 'may neither move nor assault', silent && 'may not shoot'];
};

function deedsOf(g: CkContext, id: number): string {
  const { moved, assaulting, assaulted } = unitOf(g, id);
  const times = assaulted === 1 ? 'once' : `${assaulted} times`;
  const deeds = [moved && 'has moved', assaulting && 'has assaulted', assaulted > 0 && `was assaulted ${times}`];
  return deeds.filter(Boolean).join(', ');
}
