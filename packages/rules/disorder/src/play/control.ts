/** LG-CTL-2, CB-CTL-3, CB-CTL-4, CB-CTL-5: how a control result is read; each sheet says what a band makes a unit do. */
export const CONTROL_BANDS = ['low', 'middle', 'high'] as const;
export type ControlBand = (typeof CONTROL_BANDS)[number];

const LOW_TO = 2;
const MIDDLE_TO = 4;

export function controlBand(score: number): ControlBand {
  if (score <= LOW_TO) return 'low';
  return score <= MIDDLE_TO ? 'middle' : 'high';
}
