import { lazy } from 'react';
import { BattlePage } from './battle.tsx';
import { StartPage } from './start.tsx';

/** Looking back is for later. */
const ReplayPage = lazy(async () => ({ default: (await import('./replay.tsx')).ReplayPage }));
const ReportPage = lazy(async () => ({ default: (await import('./report.tsx')).ReportPage }));

/** The pages of battles, fetched together when the first of them is wanted. */
export default function BattlePages({ path: [game, what] }: { readonly path: readonly string[] }) {
  if (game === undefined || game === 'new') return <StartPage rules={what} />;
  if (what === 'replay') return <ReplayPage key={game} game={game} />;
  if (what === 'report') return <ReportPage key={game} game={game} />;
  return <BattlePage key={game} game={game} />;
}
