import { type ComponentType, use } from 'react';

/** How what could not be fetched is forgotten. */
const forgets = new Set<() => void>();

/** A page that is fetched when it is first wanted. React's own `lazy` would never try again what has failed once. */
export function fetched<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  let loading: Promise<ComponentType<P>> | undefined;
  forgets.add(() => {
    loading = undefined;
  });
  return function Fetched(props: P) {
    loading ??= load();
    const Page = use(loading);
    return <Page {...props} />;
  };
}

/** What could not be fetched is asked for again by the next page; a page that has failed stays so. */
export function forgetFetched(): void {
  for (const forget of forgets) forget();
}
