import { describe, expect, it } from 'vitest';
import { hrefOf, isNamed, leadsOn, parseRoute } from './route.ts';

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

  it.each([
    ['#/HEX/Melee?attacker.type=El', ['hex', 'Melee']],
    ['#/Battle/new/CK', ['battle', 'new', 'CK']],
    ['#/Cb/clauses/CB-UNIT-1', ['cb', 'clauses', 'CB-UNIT-1']],
  ])('takes the first name of %s in any case', (hash, path) => {
    expect(parseRoute(hash).path).toEqual(path);
  });

  it('names something in whatever case', () => {
    expect(isNamed('CB-UNIT-1', 'cb-unit-1')).toBe(true);
    expect(isNamed('melee', 'Melee')).toBe(true);
    expect(isNamed('melee', 'mele')).toBe(false);
    expect(isNamed('melee', undefined)).toBe(false);
  });

  it('has no question mark where nothing is asked', () => {
    expect(hrefOf(['hex'])).toBe('#/hex');
    expect(hrefOf([])).toBe('#/');
  });

  it('that a hand has spoilt is no page, and no error', () => {
    expect(parseRoute('#/hex/%E0%A4%A').path).toEqual(['hex', '%E0%A4%A']);
  });
});

describe('a link', () => {
  it('leads on, also to the same procedure and the same situation', () => {
    expect(leadsOn('#/hex/melee?fresh=false', '#/hex/melee')).toBe(true);
    expect(leadsOn('#/hex/melee', '#/hex/melee')).toBe(true);
    expect(leadsOn('#/hex?chapter=Melee', '#/hex/clauses/HX-MEL-1')).toBe(true);
  });

  it('to a chapter of the same sheet stays there', () => {
    expect(leadsOn('#/hex?chapter=Melee', '#/hex')).toBe(false);
    expect(leadsOn('#/hex?chapter=Melee', '#/hex?chapter=Firing')).toBe(false);
  });
});
