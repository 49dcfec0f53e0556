import type { SheetCard } from '@acies/play';

/** The colours of each sheet and the size of its words in print, wherever something is marked as its own. */
const looksAsCss = (cards: readonly SheetCard[]): string =>
  cards
    .map(({ id, looks: { accent, printPoints } }) => {
      const colour = `light-dark(${accent.light}, ${accent.dark})`;
      return `[data-sheet="${CSS.escape(id)}"] { --accent: ${colour}; --print-size: ${printPoints}pt; }`;
    })
    .join('\n');

/** The policy forbids text that becomes style; a sheet of styles made by a script is none. */
export function adoptLooks(cards: readonly SheetCard[]): void {
  const styles = new CSSStyleSheet();
  styles.replaceSync(looksAsCss(cards));
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, styles];
}
