import { BadInput } from '@acies/kernel';
import { checkBounds } from '@acies/kernel/input';

/**
 * What was kept in a store of the browser; what a hand has left there and is no JSON that can be read is as if it were not
 * there. Where it stops being JSON nobody is told, so that the page need not load what finds that out.
 */
export function keptJson(text: string | null): unknown {
  if (!text) return undefined;
  try {
    checkBounds(text, 'what is kept');
    return JSON.parse(text);
  } catch (fault) {
    if (fault instanceof BadInput || fault instanceof SyntaxError) return undefined;
    throw fault;
  }
}
