import { useAnnounced } from './announce.ts';

/** The one place where changes are told; it is there from the beginning, or it would not be listened to. */
export function Status() {
  return (
    <p className="visually-hidden" role="status">
      {useAnnounced()}
    </p>
  );
}
