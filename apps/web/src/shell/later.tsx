import { type ReactNode, Suspense } from 'react';
import { Guard } from './guard.tsx';

/** What is fetched when it is first wanted; what is round it does not wait for it. */
export const Later = ({ children }: { readonly children: ReactNode }) => (
  <Guard>
    <Suspense>{children}</Suspense>
  </Guard>
);
