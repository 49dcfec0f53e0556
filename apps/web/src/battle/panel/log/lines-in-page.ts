/** The lines that are in the page as they are, by their places in the log. */
interface LinesInPage {
  readonly heights: ReadonlyMap<number, number>;
  /** The one that has the focus. */
  readonly focused: number | undefined;
}

export function linesInPage(list: Element | null): LinesInPage {
  const lines = [...(list?.querySelectorAll<HTMLElement>('[data-line]') ?? [])];
  const placeOf = (line: HTMLElement): number => Number(line.dataset.line);
  const focused = lines.find((line) => line.contains(document.activeElement));
  return {
    heights: new Map(lines.map((line) => [placeOf(line), line.offsetHeight])),
    focused: focused && placeOf(focused),
  };
}
