import { hrefOf } from '../../route.ts';
import type { Battle } from '../client.ts';
import { tb } from '../strings.ts';

/** While a game is being opened, or why it cannot be. */
export const Opening = ({ why }: { readonly why: Battle['refused'] }) => (
  <>
    <h1>{why ? tb.notOpened : tb.loading}</h1>
    {why && (
      <p className="verdict impossible" role="alert">
        {why}
      </p>
    )}
    <a href={hrefOf(['battle'])}>{tb.wholeMenu}</a>
  </>
);
