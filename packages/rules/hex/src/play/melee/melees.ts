import { again, ask, call, done, listed, procedure, type Side } from '@acies/kernel';
import { isOver } from '../../board/ending.ts';
import { factsOf, type HexContext, sideOf } from '../../board/look.ts';
import { melee } from './fight.ts';
import { type Melees, orderDecision } from './order.ts';
import { isOpen } from './supports.ts';

/** HX-MEL-7: the stands of a side that could be its main stand against this enemy. */
function candidates(g: HexContext, side: Side, enemy: number): number[] {
  return g.board.contacts
    .filter((contact) => isOpen(g, contact) && (contact.attacker === enemy || contact.defender === enemy))
    .map((contact) => (contact.attacker === enemy ? contact.defender : contact.attacker))
    .filter((id) => sideOf(g, id) === side);
}

const mainDecision = (name: string, against: 'attacker' | 'defender') =>
  listed<HexContext, Melees, number>(name, {
    question: (g, m) => `Which stand is your main one against ${factsOf(g, m[against]!).name}?`,
    options(g, m, out, side) {
      for (const id of candidates(g, side, m[against]!)) out.add(id);
    },
    label: (g, _, id) => factsOf(g, id).name,
    about: (_, m) => [m[against]!],
    shows: (_, m, id) => ({ pieces: [id], targets: [m[against]!] }),
  });

export const mainAttacker = mainDecision('main-attacker', 'defender');
export const mainDefender = mainDecision('main-defender', 'attacker');

/** HX-SEQ-1: all melees, one after another; a stand is main in one only (HX-MEL-7). */
export const melees = procedure<HexContext, Melees>('melees', {
  pick: (g) =>
    isOver(g) || !g.board.contacts.some((contact) => isOpen(g, contact))
      ? done(undefined)
      : ask(g.board.first, orderDecision, 'chosen'),
  begin: (_, m) => {
    m.attacker = m.chosen!.attacker;
    m.defender = m.chosen!.defender;
  },
  attacker: (g, m) => ask(sideOf(g, m.attacker!), mainAttacker, 'attacker'),
  defender: (g, m) => ask(sideOf(g, m.defender!), mainDefender, 'defender'),
  fight: (g, m) => {
    const contact = g.board.contacts.find(
      ({ attacker, defender }) =>
        (attacker === m.attacker && defender === m.defender) || (attacker === m.defender && defender === m.attacker),
    )!;
    const { attacker, defender, fresh } = contact;
    return call(melee, { attacker, defender, fresh, further: false });
  },
  next: () => again('pick'),
});
