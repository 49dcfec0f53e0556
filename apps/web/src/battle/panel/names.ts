import type { BySide, Side } from '@acies/kernel';
import { tb } from '../strings.ts';

/** A side as it is called in a sentence: "Romans (red)". */
export const sideName = (armies: BySide<string>, side: Side): string => tb.sideOf(armies[side], tb[side]);
