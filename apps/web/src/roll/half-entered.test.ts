import { expect, it } from 'vitest';
import { type Entering, enteringFor, keepEntering } from './half-entered.ts';

const entering: Entering = { fallen: [{ die: 'D6', faces: [3, 4] }], text: '5' };

function keeping(kept = ''): Storage {
  let stands = kept;
  return {
    getItem: () => stands,
    setItem: (_, value) => {
      stands = value;
    },
  } as Partial<Storage> as Storage;
}

it('is there for its own situation until it is done', () => {
  const store = keeping();
  keepEntering(store, 'hex/melee', entering);
  expect(enteringFor(store, 'hex/melee')).toEqual(entering);
  expect(enteringFor(store, 'hex/firing')).toBeUndefined();
  keepEntering(store, 'hex/melee', undefined);
  expect(enteringFor(store, 'hex/melee')).toBeUndefined();
});

it.each([
  '{',
  'null',
  '1',
  '[]',
  '{"situation":"hex/melee"}',
  '{"situation":"hex/melee","entering":{"fallen":1,"text":""}}',
])('is nothing where %s stands', (kept) => expect(enteringFor(keeping(kept), 'hex/melee')).toBeUndefined());
