import { expect, it } from 'vitest';
import { atFights } from './testing/clash.ts';

it('the odds of standing are those that the assault leaves', () => {
  const s = atFights(['a CO plain C3', 'b CO plain C3'], ['x CO plain B3 pike']);
  const assault = s.options.find((option) => s.question.label(option) === 'C3 assaults B3')!;
  const [, wins, by2] = /wins (\d+)%, by 2 or more (\d+)%$/.exec(s.question.preview(assault)!)!;
  s.choose(assault);
  expect([s.question.preview('stand'), s.question.preview('fall back')]).toEqual([
    `holds ${100 - Number(wins)}%, loses by 2 or more ${by2}%`,
    undefined,
  ]);
});
