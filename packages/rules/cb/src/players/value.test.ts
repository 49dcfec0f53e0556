import { Engine } from '@acies/kernel';
import { rowOf, valueOfFamily } from '@acies/rules-disorder/testing';
import { describe } from 'vitest';
import type { CbContext } from '../board/look.ts';
import { cbRules } from '../rule-set.ts';
import { value } from './value.ts';

const engine = new Engine(cbRules);
const ROW = [14, 18, 22, 26];

function after(change: (board: CbContext['board']) => void): number {
  const armies = { red: rowOf('red', 'HI', ROW, 18), blue: rowOf('blue', 'HI', ROW, 10) };
  const setup = cbRules.parseSetup({ id: 'test', title: 'Test', about: '', terrain: [], turns: 6, armies });
  const g = engine.live(engine.start(setup, 1).game).live.g as CbContext;
  change(g.board);
  return value(g, 'red');
}

describe('the value of a position of CB', () =>
  valueOfFamily(after, { attacker: 0, defender: 4, mutual: false, met: 'front', fresh: false, done: false }));
