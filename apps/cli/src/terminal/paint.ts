import type { Paint } from '@acies/kernel/picture';
import type { Terminal } from './terminal.ts';

/** Colours for what the rules draw. Without colour, case tells the sides apart, as it does in chess notation. */
export function paintFor({ coloured, colour }: Terminal): Paint {
  if (!coloured)
    return {
      side: (side, text) => (side === 'red' ? text.toUpperCase() : text.toLowerCase()),
      dim: (text) => text,
      ground: (_, text) => text,
      mark: (text) => text,
    };
  const grounds: Readonly<Record<string, (text: string) => string>> = {
    woods: colour.green,
    water: colour.blue,
    swamp: colour.cyan,
    village: colour.magenta,
    rough: colour.yellow,
    hill: colour.yellow,
    defences: colour.white,
    open: colour.dim,
  };
  return {
    side: (side, text) => colour.bold(side === 'red' ? colour.redBright(text) : colour.cyanBright(text)),
    dim: colour.dim,
    ground: (kind, text) => (grounds[kind] ?? colour.dim)(text),
    mark: colour.inverse,
  };
}
