/** How many files a block stands in, as one would tell it. */
export const inFiles = (files: number): string => (files === 1 ? 'in 1 file' : `in ${files} files`);

/** What is told can be typed: "stand in 4 files" is "files 4", and "form line in 4 files" is "form line 4". */
export const filesTyped = (part: string): string =>
  part
    .replace(/^(?:stand\s+)?in\s+(\d+)\s+files?$/i, 'files $1')
    .replace(/^(form\s+\w+)\s+in\s+(\d+)\s+files?$/i, '$1 $2');
