import { fetched } from '../../shell/fetched.tsx';
import { BattlePage } from './battle.tsx';
import { HandedOver } from './hand-over.tsx';
import { StartPage } from './start.tsx';

/** Looking back is for later. */
const ReplayPage = fetched(async () => (await import('./replay.tsx')).ReplayPage);
const ReportPage = fetched(async () => (await import('./report.tsx')).ReportPage);

/** The pages of battles, fetched together when the first of them is wanted. */
export function BattlePages({ path: [game, what] }: { readonly path: readonly string[] }) {
  if (game === undefined || game === 'new') return <StartPage rules={what} />;
  return (
    <HandedOver game={game}>
      <OfGame key={game} {...{ game, what }} />
    </HandedOver>
  );
}

function OfGame({ game, what }: { readonly game: string; readonly what: string | undefined }) {
  if (what === 'replay') return <ReplayPage game={game} />;
  if (what === 'report') return <ReportPage game={game} />;
  return <BattlePage game={game} />;
}
