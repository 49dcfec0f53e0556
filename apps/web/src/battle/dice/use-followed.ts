import type { TableState } from '@acies/session/protocol';
import { useRef } from 'react';

/** The state whose table is shown: the one before for as long as dice roll that led to the next. */
export function useFollowed(state: TableState, isRolling: boolean): TableState {
  const shown = useRef(state);
  shown.current = followed(shown.current, state, isRolling);
  return shown.current;
}

/** What one person saw is not left before the eyes of another. */
export const followed = (shown: TableState, state: TableState, isRolling: boolean): TableState =>
  isRolling && shown.viewer === state.viewer ? shown : state;
