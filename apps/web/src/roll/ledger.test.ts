import { describe, expect, it, vi } from 'vitest';
import { createLedger } from './ledger.ts';
import { diceTotalsOf, type Entry, totalsOf } from './luck.ts';

const entry = (over: Partial<Entry> = {}): Entry => ({
  ...{ sheet: 'hex', procedure: 'melee', title: 'Melee', href: '#/hex/melee', text: 'draw', chance: 0.25, at: 1 },
  dice: [{ die: 'D6', faces: [6, 2] }],
  measures: [{ name: 'hits', actual: 2, expected: 0.5 }],
  ...over,
});

function store(content: string | null = null) {
  const kept = { content };
  return {
    kept,
    getItem: () => kept.content,
    setItem: (_: string, text: string) => {
      kept.content = text;
    },
  };
}

describe('the ledger', () => {
  it('keeps rolls, the latest first, for who opens it later', () => {
    const place = store();
    const ledger = createLedger(place);
    ledger.add(entry({ at: 1 }));
    ledger.add(entry({ at: 2 }));
    expect(ledger.entries().map(({ at }) => at)).toEqual([2, 1]);
    expect(createLedger(place).entries()).toEqual(ledger.entries());
  });

  it('loses nothing that another tab has written meanwhile, and shows it when told', () => {
    const place = store();
    const [one, two] = [createLedger(place), createLedger(place)];
    one.add(entry({ at: 1 }));
    two.add(entry({ at: 2 }));
    expect(two.entries().map(({ at }) => at)).toEqual([2, 1]);
    one.reread();
    expect(one.entries()).toEqual(two.entries());
  });

  it('tells who listens, and no longer who has gone', () => {
    const ledger = createLedger(store());
    const listener = vi.fn();
    const leave = ledger.subscribe(listener);
    ledger.add(entry());
    ledger.clear();
    leave();
    ledger.add(entry());
    expect(listener).toHaveBeenCalledTimes(2);
  });

  it('loses a roll that is taken out, and no other', () => {
    const place = store();
    const ledger = createLedger(place);
    for (const at of [1, 2, 3]) ledger.add(entry({ at }));
    ledger.remove(entry({ at: 2 }));
    expect(ledger.entries().map(({ at }) => at)).toEqual([3, 1]);
    expect(createLedger(place).entries()).toEqual(ledger.entries());
  });

  it('is empty once cleared, in the store too', () => {
    const place = store();
    const ledger = createLedger(place);
    ledger.add(entry());
    ledger.clear();
    expect(ledger.entries()).toEqual([]);
    expect(createLedger(place).entries()).toEqual([]);
  });

  it('takes back what was cleared, behind what was rolled since', () => {
    const place = store();
    const ledger = createLedger(place);
    ledger.add(entry({ at: 1 }));
    const cleared = ledger.entries();
    ledger.clear();
    ledger.add(entry({ at: 2 }));
    ledger.restore(cleared);
    expect(ledger.entries().map(({ at }) => at)).toEqual([2, 1]);
    expect(createLedger(place).entries()).toEqual(ledger.entries());
  });

  it('forgets the oldest beyond two hundred', () => {
    const ledger = createLedger(store());
    for (let at = 1; at <= 201; at++) ledger.add(entry({ at }));
    expect(ledger.entries()).toHaveLength(200);
    expect(ledger.entries().at(-1)!.at).toBe(2);
  });

  it.each(['nonsense', '{}', '7'])('begins anew where the store has %s', (content) => {
    expect(createLedger(store(content)).entries()).toEqual([]);
  });

  it('leaves out what is no roll, such as those of another version', () => {
    const old = { ...entry(), dice: ['D6 6 2'] };
    expect(createLedger(store(JSON.stringify([old, null, entry()]))).entries()).toEqual([entry()]);
  });
});

describe('luck', () => {
  it('is what was counted against what was to be expected, by procedure', () => {
    const rolls = [
      entry({ measures: [{ name: 'hits', actual: 2, expected: 0.5 }] }),
      entry({ sheet: 'ck', procedure: 'fight', title: 'Fight', measures: [] }),
      entry({
        measures: [
          { name: 'hits', actual: 0, expected: 0.75 },
          { name: 'lost', actual: 1, expected: 1.5 },
        ],
      }),
    ];
    expect(totalsOf(rolls)).toEqual([
      {
        ...{ sheet: 'hex', procedure: 'melee', title: 'Melee', rolls: 2 },
        measures: [
          { name: 'hits', actual: 2, expected: 1.25 },
          { name: 'lost', actual: 1, expected: 1.5 },
        ],
      },
      { sheet: 'ck', procedure: 'fight', title: 'Fight', rolls: 1, measures: [] },
    ]);
  });

  it('is the average of all dice of a kind against that of the die', () => {
    const rolls = [
      entry({ dice: [{ die: 'D6', faces: [6, 2] }] }),
      entry({
        dice: [
          { die: 'D6', faces: [1] },
          { die: 'AvD', faces: [5] },
          { die: 'D10', faces: [] },
        ],
      }),
    ];
    expect(diceTotalsOf(rolls)).toEqual([
      { name: 'D6', count: 3, actual: 3, expected: 3.5 },
      { name: 'AvD', count: 1, actual: 5, expected: 3.5 },
    ]);
  });
});
