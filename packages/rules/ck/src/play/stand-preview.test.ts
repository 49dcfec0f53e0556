import { expect, it } from 'vitest';
import { atFights } from '../testing/clash.ts';

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

it('CK-FALL-2 CK-FGT-1 the choice to fall back says when there is no way out', () => {
  const ring = ['B3', 'C2', 'C4'].flatMap((zone, i) => [`p${i} CO plain ${zone}`, `q${i} CO plain ${zone}`]);
  const s = atFights(['a CO plain D3', 'b CO plain D3', ...ring], ['x CO plain C3']).assault('D3', 'C3');
  expect(s.question.preview('fall back')).toBe('no way out: destroyed');
  // Fewer than 4 bases give way, the assaulter's own too.
  const few = { halves: { a: 3, b: 4 } };
  const t = atFights(['a CO plain D3', 'b CO plain D3', ...ring], ['x CO plain C3'], few).assault('D3', 'C3');
  expect(t.question.preview('fall back')).toBeUndefined();
});
