import { useSign } from './signs.tsx';

/** A block with the sign of its class. It says nothing that the word beside it does not. */
export function TroopSymbol({ type }: { readonly type: string }) {
  const sign = useSign(type);
  if (!sign) return null;
  return (
    <svg className="symbol" viewBox="0 0 32 20" aria-hidden="true">
      <rect x="0.5" y="0.5" width="31" height="19" rx="1.5" />
      {sign.fill && <path className="solid" d={sign.fill} />}
      {sign.line && <path d={sign.line} />}
    </svg>
  );
}
