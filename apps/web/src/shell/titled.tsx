import { type ReactNode, useEffect } from 'react';
import type { Visit } from '../route.ts';
import { t } from '../strings.ts';
import { usePageStart } from './page-start.ts';

interface Props {
  readonly title: string;
  readonly route: Visit;
  readonly page: ReactNode;
}

/** A page, with what the window is called while it is shown. */
export function Titled({ title, route, page }: Props) {
  useEffect(() => {
    document.title = title === t.name ? `${t.name}: ${t.tagline}` : `${title} · ${t.name}`;
  }, [title]);
  usePageStart(route);
  return page;
}
