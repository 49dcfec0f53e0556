import { describe, expect, it } from 'vitest';
import { hrefOf, parseRoute } from './route.ts';

describe('the address', () => {
  it('is a path and a query after the hash', () => {
    const { path, query } = parseRoute('#/hex/melee?attacker.type=El&vs=attacker.sp%3D2');
    expect(path).toEqual(['hex', 'melee']);
    expect([...query]).toEqual([
      ['attacker.type', 'El'],
      ['vs', 'attacker.sp=2'],
    ]);
  });

  it.each(['', '#', '#/'])('"%s" is home', (hash) => {
    expect(parseRoute(hash).path).toEqual([]);
  });

  it('keeps question marks of a query in it', () => {
    expect(parseRoute('#/search?q=who?').query.get('q')).toBe('who?');
  });

  it('is read as it was written, whatever is in it', () => {
    const href = hrefOf(['cb', 'clauses', 'a/b c?'], { q: 'a&b=c é' });
    const { path, query } = parseRoute(href);
    expect(path).toEqual(['cb', 'clauses', 'a/b c?']);
    expect(query.get('q')).toBe('a&b=c é');
  });

  it('has no question mark where nothing is asked', () => {
    expect(hrefOf(['hex'])).toBe('#/hex');
    expect(hrefOf([])).toBe('#/');
  });

  it('that a hand has spoilt is no page, and no error', () => {
    expect(parseRoute('#/hex/%E0%A4%A').path).toEqual(['hex', '%E0%A4%A']);
  });
});
