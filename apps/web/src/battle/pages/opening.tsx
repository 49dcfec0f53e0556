import { hrefOf } from '../../route.ts';
import type { Battle } from '../client.ts';
import { Broken } from '../panel/notices.tsx';
import { tb } from '../strings.ts';
import { Refusal } from './refusal.tsx';

/** Why a game cannot be shown. */
export interface OpeningProps {
  readonly why: Battle['refused'];
  readonly isBroken: boolean;
}

/** While a game is being opened, or why it cannot be. */
export const Opening = ({ why, isBroken }: OpeningProps) => (
  <>
    <h1>{why || isBroken ? tb.notOpened : tb.loading}</h1>
    {isBroken && <Broken />}
    {!isBroken && <Refusal why={why} />}
    <a href={hrefOf(['battle'])}>{tb.wholeMenu}</a>
  </>
);
