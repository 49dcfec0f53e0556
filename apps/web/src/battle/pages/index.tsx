import { BattlePage } from './battle.tsx';
import { ReplayPage } from './replay.tsx';
import { ReportPage } from './report.tsx';
import { StartPage } from './start.tsx';

/** The pages of battles, fetched together when the first of them is wanted. */
export default function BattlePages({ path: [game, what] }: { readonly path: readonly string[] }) {
  if (game === undefined || game === 'new') return <StartPage rules={what} />;
  if (what === 'replay') return <ReplayPage key={game} game={game} />;
  if (what === 'report') return <ReportPage key={game} game={game} />;
  return <BattlePage key={game} game={game} />;
}
