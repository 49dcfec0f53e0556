import { BadInput, type LiveGame, type Pending } from '@acies/kernel';

/** What people type by mistake where they may use their own words. */
const MISTYPED = [
  ...[
    '',
    ' ',
    ',',
    ',,',
    ':',
    'foo',
    'advance',
    'advance 0',
    'advance -5',
    'advance 1e9',
    'advance 5,',
    'face',
    'face 400',
  ],
  ...['form', 'form line 0', 'form line 99', 'turn', 'turn left', 'wheel left 359', 'incline left 2 45', 'files 0'],
  ...['charge wb3', 'move x: advance 5', '31 10 facing 400', 'at 0 0', 'constructor', '__proto__ 4', '{}', '"'],
  ...['advance 5, advance 5, advance 5, advance 5, advance 5, advance 5, advance 5, advance 5, advance 5, advance 5'],
];

/** Whatever is typed at an open decision is a choice, allowed or refused with a reason, or a BadInput: never a crash. */
export function checkTyped(live: LiveGame, pending: Pending, check: (holds: boolean, message: string) => void): void {
  const decision = live.decisionOf(pending);
  if (decision.kind !== 'open' || !decision.parse) return;
  const { g, locals } = live;
  for (const text of MISTYPED) {
    try {
      const choice = decision.parse(g, locals, text, pending.side);
      const because = decision.check(g, locals, choice, pending.side);
      check(because?.text !== '', `${decision.name} refuses "${text}" without a reason`);
    } catch (fault) {
      check(fault instanceof BadInput, `${decision.name} fails at "${text}": ${fault}`);
    }
  }
}
