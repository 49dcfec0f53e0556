import type { Purpose } from '../dice/dice.ts';

export const PURPOSE: Purpose = { clause: 'TOY-9', label: 'a test' };
