import type { Attempt } from '@acies/kernel/picture';
import { tb } from '../../strings.ts';

/** What is said of an attempt: what it is, what it uses up, and why it is not what was wished for or not allowed. */
export function CalloutWords({ attempt: { label, cost, preview, refused, amended } }: { readonly attempt: Attempt }) {
  const why = refused ?? amended;
  return (
    <>
      {!refused && <strong>{label}</strong>}
      {why && (
        <span className={refused ? 'why' : 'why amended'}>
          {!refused && tb.notAsWished} {refused ? <strong>{why.text}</strong> : why.text}{' '}
          <span className="clause">{why.clause}</span>
        </span>
      )}
      {cost && <span className="cost">{cost}</span>}
      {!refused && preview && <span>{preview}</span>}
    </>
  );
}
