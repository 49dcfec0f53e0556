import { Component, type ReactNode } from 'react';
import { forgetSheets } from '../sheets.ts';
import { t } from '../strings.ts';
import { forgetFetched } from './fetched.tsx';

/** Some browsers never ask again for code that they could not fetch once: the next page is then loaded from scratch, if it can be. */
function loadAnew(): void {
  if (navigator.onLine) location.reload();
}

/** Keeps the header, and with it the way out, where a page fails: a sheet that could not be fetched, say. A part that can be done without has something else. */
export class Guard extends Component<{ readonly children: ReactNode; readonly otherwise?: ReactNode }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(): void {
    forgetSheets();
    forgetFetched();
    window.addEventListener('hashchange', loadAnew);
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return (
      this.props.otherwise ?? (
        <div role="alert">
          <h1>{t.broken}</h1>
        </div>
      )
    );
  }
}
