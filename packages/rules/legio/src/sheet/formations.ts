/** LG-MAN-1, LG-MOV-4: how a unit is drawn up. */
export const FORMATIONS = ['line', 'column', 'unformed'] as const;
export type Formation = (typeof FORMATIONS)[number];

/** A column is formed, though it neither charges nor fights well. */
export const isFormed = (formation: Formation): boolean => formation !== 'unformed';
