import type { Report } from '@acies/play';
import type { GameFacts, Story } from '@acies/session/protocol';
import { hrefOf } from '../../route.ts';
import type { BattleClient } from '../client.ts';
import { SaveButton } from '../panel/save-button.tsx';
import { Chart } from '../replay/chart.tsx';
import { DiceAndDecisions } from '../replay/report/dice-and-decisions.tsx';
import { KeyEvents } from '../replay/report/key-events.tsx';
import { Losses } from '../replay/report/losses.tsx';
import { Outcome } from '../replay/report/outcome.tsx';
import { TurningPoints } from '../replay/report/turning-points.tsx';
import { tr } from '../replay/strings.ts';
import { useStory } from '../replay/use-story.ts';
import { tb } from '../strings.ts';
import { useAnswer } from '../use-answer.ts';
import { battleClient, useOpened } from '../use-battle.ts';
import { Opening } from './opening.tsx';
import '../../styles/replay.css';

/** A battle looked back on as a whole; on paper too. */
export function ReportPage({ game }: { readonly game: string }) {
  const client = battleClient();
  const { facts, state, refused, isBroken } = useOpened(client, game);
  if (!facts || facts.id !== game || !state) return <Opening {...{ game, isBroken }} why={refused} />;
  return <WithStory key={game} {...{ client, facts, isBroken }} choices={state.at} />;
}

interface OpenProps {
  readonly client: BattleClient;
  readonly facts: GameFacts;
  readonly choices: number;
  readonly isBroken: boolean;
}

function WithStory({ client, facts, choices, isBroken }: OpenProps) {
  const { story, fault } = useStory(client, choices);
  const report = useReport(client, story);
  if (!story || !report) return <Opening why={fault} isBroken={isBroken} />;
  return <Told {...{ client, facts, story, report }} />;
}

/** The report; asked for again when the luck of every choice is known. */
function useReport(client: BattleClient, story: Story | undefined): Report | undefined {
  const isWhole = story?.luck.every((one) => one !== undefined);
  // Of a battle that was taken back in another tab a new story brings a new report.
  return useAnswer(client, 'report', { ask: story && { at: story.choices }, of: client, again: isWhole });
}

interface ToldProps {
  readonly client: BattleClient;
  readonly facts: GameFacts;
  readonly story: Story;
  readonly report: Report;
}

const Told = ({ client, facts, story, report }: ToldProps) => (
  <article className="report" data-sheet={facts.rules.id}>
    <header>
      <p className="crumbs no-print">
        <a className="tap" href={hrefOf(['battle'])}>
          {tb.wholeMenu}
        </a>
      </p>
      <h1>{tr.reportOf(facts.title)}</h1>
      <Outcome {...{ facts, report }} />
      <div className="buttons no-print">
        <button type="button" onClick={() => window.print()}>
          {tr.reportPrint}
        </button>
        <a className="tap" href={hrefOf(['battle', facts.id, 'replay'])}>
          {tb.toReplay}
        </a>
        <a className="tap" href={hrefOf(['battle', facts.id])}>
          {tr.replayToBattle}
        </a>
        <SaveButton {...{ client, facts }} />
      </div>
    </header>
    <section aria-labelledby="report-chart">
      <h2 id="report-chart">{tr.chart}</h2>
      <Chart {...{ facts, story }} />
    </section>
    <TurningPoints {...{ facts, report }} />
    <DiceAndDecisions {...{ facts, report }} />
    <Losses {...{ facts, report }} />
    <KeyEvents {...{ facts, report }} />
  </article>
);
