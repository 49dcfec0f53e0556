import type { Attempt } from '@acies/kernel/picture';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { tb } from '../../strings.ts';
import { CalloutWords } from './callout-words.tsx';

const ATTEMPT: Attempt = {
  choice: null,
  label: 'advance 8 inches',
  shown: {},
  cost: '8 of 8 inches, wheel 1.1 included',
  preview: 'wins 60%',
  refused: undefined,
};
const wish = { piece: 1, x: 0, y: 0 };
const said = (more: Partial<Attempt> = {}): string =>
  renderToStaticMarkup(<CalloutWords attempt={{ ...ATTEMPT, ...more }} />).replace(/<[^>]+>/g, '|');

describe('what is said beside what is dragged', () => {
  it('what it is, what it uses up and what may come of it', () => {
    expect(said()).toMatch(/advance 8 inches.*8 of 8 inches, wheel 1\.1 included.*wins 60%/);
    expect(said()).not.toContain(tb.notAsWished);
  });

  it('why it is not what was wished for, with what it is and uses up', () =>
    expect(said({ amended: { text: '1.3 inches too far', clause: 'XX-1', wish } })).toMatch(
      new RegExp(`advance 8 inches.*${tb.notAsWished} 1\\.3 inches too far.*XX-1.*8 of 8`),
    ));

  it('why it is not allowed, and what it would use up', () => {
    const refused = said({ refused: { text: '2 inches too near', clause: 'XX-2' } });
    expect(refused).toMatch(/2 inches too near.*XX-2.*8 of 8/);
    expect(refused).not.toContain('wins');
  });
});
