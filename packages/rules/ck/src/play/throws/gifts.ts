import type { GeneralFacts } from '../../board/setting.ts';

/** What a general is known for: " (valiant, fight)". */
export function giftWords({ moraleGift, valiantGift, fightGift, erratic }: GeneralFacts): string {
  const gifts = [moraleGift && 'morale', valiantGift && 'valiant', fightGift && 'fight', erratic && 'erratic'];
  return gifts.some(Boolean) ? ` (${gifts.filter(Boolean).join(', ')})` : '';
}
