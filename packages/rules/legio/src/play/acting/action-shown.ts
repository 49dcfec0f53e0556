import type { Shown } from '@acies/kernel/picture';
import { exchangeShown, pathShown } from '@acies/rules-disorder';
import { bodiesOf, boxOf, type LegioContext } from '../../board/look.ts';
import { formUpPath } from '../moving/form-up.ts';
import { asPath, isReason, legsOf } from '../moving/path-steps.ts';
import type { Action } from './move-actions.ts';

/** LG-SEQ-2: where an action leads; before the dice of a move nobody knows. */
export function actionShown(g: LegioContext, id: number, action: Action): Shown {
  if (action.do === 'relief') return exchangeShown(bodiesOf(g), id, action.by);
  return action.do === 'form up' ? wayShown(g, id, formUpPath(g, id)) : { pieces: [id] };
}

/** Where a path leads, be it allowed or not; nothing for what is no path. */
export function wayShown(g: LegioContext, id: number, choice: unknown): Shown {
  const steps = asPath(choice);
  return isReason(steps) ? {} : pathShown(id, boxOf(g, id), legsOf(g, id, boxOf(g, id), steps));
}
