import { t } from '../strings.ts';
import { useAnnounce } from './announce.ts';
import { beginUpdate, useIsUpdateReady } from './update.ts';

/** Says quietly that another version is there; nobody is interrupted by it. */
export function UpdateLine() {
  const isReady = useIsUpdateReady();
  useAnnounce(isReady ? t.updateReady : '');
  if (!isReady) return null;
  return (
    <aside className="update no-print" aria-labelledby="update">
      <span id="update">{t.updateReady}</span>{' '}
      <button type="button" className="plain" onClick={beginUpdate}>
        {t.updateNow}
      </button>
    </aside>
  );
}
