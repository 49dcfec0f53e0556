import type { Side } from '@acies/kernel';
import { Stage, scriptedDice } from '@acies/kernel/testing';
import { INCH } from '@acies/table';
import type { Board, Contact, Unit } from '../board/board.ts';
import type { ClockEvent } from '../board/events.ts';
import type { ClockContext } from '../board/look.ts';
import { checkPlaces, settingOf } from '../board/setting.ts';
import { parseSetup, type Setup, type UnitSetup } from '../board/setup.ts';
import { parseOrder } from '../play/orders/order-text.ts';
import { clockRules } from '../rule-set.ts';

/** "key type x y facing traits…" in inches and degrees: `leg Leg 30 24 0 veteran heavyArmour noPila`. */
type UnitLine = string;

export interface StageOptions extends Partial<Omit<Setup, 'id' | 'title' | 'about' | 'armies'>> {
  /** Leaders as "Name general with-key" or "Name subordinate with-key". */
  readonly leaders?: { readonly red?: readonly string[]; readonly blue?: readonly string[] };
  /** More about an army: stratagems, clock. */
  readonly armies?: { readonly red?: Partial<Setup['armies']['red']>; readonly blue?: Partial<Setup['armies']['red']> };
  /** DMZ by key of the unit, before the first half turn. */
  readonly dmz?: Readonly<Record<string, number>>;
  /** Units that have fought before: pila and wild charges are spent. */
  readonly fought?: readonly string[];
  /** Units in contact from the first, "attacker defender" and what holds of them: `a x flank unfaced fresh downhill`. */
  readonly contacts?: readonly string[];
  /** Dice that fall before anybody is asked. */
  readonly dice?: readonly number[];
}

const GRADES = ['inexperienced', 'veteran', 'elite'];

function unitFrom(line: UnitLine): UnitSetup {
  const [id, type, x, y, facing, ...words] = line.trim().split(/\s+/) as [string, string, string, string, string];
  const unit: Record<string, unknown> = { id, name: id, type };
  if (x === 'hidden') unit.hidden = y;
  else Object.assign(unit, { at: [Number(x), Number(y)], facing: Number(facing) });
  for (const word of words as string[]) {
    if (GRADES.includes(word)) Object.assign(unit, { combat: word, rally: word });
    else if (/^no[A-Z]/.test(word)) unit[word[2]!.toLowerCase() + word.slice(3)] = false;
    else if (word.includes('=')) unit[word.split('=')[0]!] = word.split('=')[1];
    else unit[word] = true;
  }
  return unit as UnitSetup;
}

function leaderFrom(line: string): Setup['armies']['red']['leaders'][number] {
  const [name, rank, key] = line.trim().split(/\s+/) as [string, 'general' | 'subordinate', string];
  return { name, rank, with: key };
}

function contactFrom(line: string, id: (key: string) => number): Contact {
  const [attacker, defender, ...words] = line.trim().split(/\s+/) as [string, string];
  const says = (word: string): boolean => (words as string[]).includes(word);
  const met = says('rear') ? 'rear' : says('flank') ? 'flank' : 'front';
  return {
    attacker: id(attacker),
    defender: id(defender),
    from: met,
    met,
    faced: !says('unfaced'),
    downhill: says('downhill'),
    fresh: says('fresh'),
  };
}

function setupFrom(units: Readonly<Record<Side, readonly UnitLine[]>>, options: StageOptions): Setup {
  const { leaders, armies, dmz: _, fought: __, contacts: ___, dice: ____, ...rest } = options;
  const army = (side: Side): Setup['armies']['red'] => ({
    name: side,
    units: units[side].map(unitFrom),
    leaders: (leaders?.[side] ?? []).map(leaderFrom),
    ...armies?.[side],
  });
  const setup = parseSetup({
    id: 'stage',
    title: 'Stage',
    about: '',
    terrain: [],
    deploy: 'as given',
    first: 'red',
    ...rest,
    armies: { red: army('red'), blue: army('blue') },
  });
  // A battle cannot begin in contact, but a stage does.
  checkPlaces(settingOf(setup), setup);
  return setup;
}

/** The board is changed before the first step runs, so that rallies of the first half turn see it. */
function boardFrom(setup: Setup, { dmz = {}, fought = [], contacts = [] }: StageOptions): Board {
  const board = clockRules.begin(setup);
  const { units } = settingOf(setup);
  const id = (key: string): number => units.findIndex((one) => one.key === key);
  const unit = (key: string): Unit => board.units[id(key)]!;
  for (const [key, count] of Object.entries(dmz)) Object.assign(unit(key), { dmz: count, hadDmz: count > 0 });
  for (const key of fought) unit(key).fought = true;
  for (const line of contacts) board.contacts.push(contactFrom(line, id));
  return board;
}

/**
 * A small battle for tests: units by a line of words, orders as they are typed, dice that fall as written. Red stands at
 * the lower edge, faces up (0 degrees) and moves first.
 */
export class ClockStage extends Stage<Setup, Board, ClockEvent, ClockContext> {
  constructor(units: Readonly<Record<Side, readonly UnitLine[]>>, options: StageOptions = {}) {
    const setup = setupFrom(units, options);
    const { main } = clockRules;
    const stack = [{ procedure: main.name, step: main.first, locals: {}, into: undefined }];
    super(clockRules, { setup, board: boardFrom(setup, options), stack, dice: options.dice ?? [] }, {});
  }

  id(key: string): number {
    const id = this.g.setting.units.findIndex((unit) => unit.key === key);
    if (id < 0) throw new Error(`there is no unit ${key}`);
    return id;
  }

  unit(key: string): Unit {
    return this.board.units[this.id(key)]!;
  }

  /** Where a unit stands: inches to a tenth, and degrees; or where else it is. */
  at(key: string): string {
    const { where, x, y, heading } = this.unit(key);
    if (where !== 'table') return where;
    const inches = (length: number): number => Math.round((10 * length) / INCH) / 10;
    return `${inches(x)} ${inches(y)} ${heading / 10}`;
  }

  /** The unit a leader is with, or gone. */
  leader(name: string): string {
    const at = this.board.leaders[this.g.setting.leaders.findIndex((leader) => leader.name === name)]!;
    return at < 0 ? 'gone' : this.g.setting.units[at]!.key;
  }

  /** An order as a player types it: `leg1: advance 4`. */
  order(text: string, ...faces: number[]): this {
    return this.choose(parseOrder(this.g, this.question.side, text), ...faces);
  }

  /** Why an order is refused: `reason (clause)`; undefined if it is not. */
  override refusal(text: string): string | undefined {
    return this.question.refuse(parseOrder(this.g, this.question.side, text));
  }

  /** Ends the orders and the dressing that follows; the dice are for all that comes next. */
  done(...faces: number[]): this {
    if (this.asked.endsWith(' order')) {
      const dresses = this.#dressFollows();
      this.choose({ do: 'done' }, ...(dresses ? [] : faces));
      if (!dresses) return this;
    }
    return this.choose({ do: 'done' }, ...faces);
  }

  /** Whether somebody could still turn or dress once orders end: otherwise that is not asked. */
  #dressFollows(): boolean {
    const copy = this.engine.copy(this.game);
    const live = this.engine.open(copy, scriptedDice([]));
    try {
      live.choose(live.pendingOf(this.question.side)!, { do: 'done' });
    } catch {
      // Dice were wanted, so melee has begun: nobody was left to dress.
      return false;
    }
    return copy.pending.some(({ decision }) => decision === 'dress');
  }
}

export const stage = (units: Readonly<Record<Side, readonly UnitLine[]>>, options?: StageOptions): ClockStage =>
  new ClockStage(units, options);
