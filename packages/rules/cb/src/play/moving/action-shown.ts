import type { Shown } from '@acies/kernel/picture';
import { exchangeShown, pathShown } from '@acies/rules-disorder';
import { bodiesOf, boxOf, type CbContext } from '../../board/look.ts';
import { shotsOf } from '../shooting/shots.ts';
import type { Action } from './move-actions.ts';
import { asPath, isReason, legsOf } from './path-steps.ts';

/** CB-SEQ-3: where an action leads; before the dice of a move nobody knows. */
export function actionShown(g: CbContext, id: number, action: Action): Shown {
  if (action.do === 'relief') return exchangeShown(bodiesOf(g), id, action.by);
  if (action.do !== 'shoot') return { pieces: [id] };
  return { pieces: [id], targets: shotsOf(g, id, true).map(({ target }) => target) };
}

/** Where a path leads, be it allowed or not; nothing for what is no path. */
export function wayShown(g: CbContext, id: number, choice: unknown): Shown {
  const steps = asPath(choice);
  return isReason(steps) ? {} : pathShown(id, boxOf(g, id), legsOf(g, id, boxOf(g, id), steps));
}
