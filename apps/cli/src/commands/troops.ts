import { BadInput } from '@acies/kernel';
import type { Command } from 'commander';
import { openBook } from '../catalogue.ts';
import { ruleSets } from '../rule-sets.ts';
import { table } from '../terminal/table.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { examples, printJson } from './examples.ts';

export function addTroopsCommand(program: Command, terminal: Terminal): void {
  program
    .command('troops')
    .argument('[rules]', 'the rule set (required)')
    .description('list the troop types of a rule set')
    .option('--json', 'print as JSON')
    .addHelpText('after', examples(['npx acies troops hex', 'types with their strength, move and arms']))
    .action(async (id: string | undefined, options: { json?: true }) => {
      if (id === undefined)
        throw new BadInput(`say which rules are meant: npx acies troops ${ruleSets().ids.join('|')}`);
      const { rules } = await openBook(id);
      if (options.json) return terminal.print(printJson(rules.troops));
      const facts = [...new Set(rules.troops.flatMap((troop) => Object.keys(troop.facts)))];
      const rows = rules.troops.map((troop) => [
        terminal.colour.bold(troop.id),
        troop.name,
        ...facts.map((fact) => String(troop.facts[fact] ?? '')),
      ]);
      const numbers = facts.flatMap((fact, i) =>
        rules.troops.every((troop) => /^[+-]?\d*H?$/.test(String(troop.facts[fact] ?? ''))) ? [i + 2] : [],
      );
      terminal.print(...table(rows, { head: ['type', 'name', ...facts], right: numbers, style: terminal.colour.dim }));
    });
}
