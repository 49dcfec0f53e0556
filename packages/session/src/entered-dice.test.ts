import type { Side } from '@acies/kernel';
import { describe, expect, test } from 'vitest';
import { Tab, withFreshGames } from './testing/tab.ts';

withFreshGames();

describe('real dice', () => {
  let thrown = 0;
  /** Not the same twice running: a tie would be thrown again for ever. */
  const faces = (tab: Tab): number[] => {
    const { count, faces: all } = tab.state.dice!;
    return Array.from({ length: count }, () => all[thrown++ % all.length]!);
  };

  test('are asked for, checked, and kept with the choice', async () => {
    const tab = await new Tab().begin({ dice: 'entered' });
    for (let i = 0; i < 9 && tab.state.dice; i++) await tab.enter(faces(tab));
    for (let i = 0; i < 60 && !tab.state.dice; i++) await tab.choose();
    expect(tab.state.dice!.side satisfies Side | undefined).toMatch(/red|blue/);
    await tab.enter([99]);
    expect(tab.last('refused')!.why).toMatch(/no face 99/);
    const { at } = tab.state;
    for (let i = 0; i < 9 && tab.state.dice; i++) await tab.enter(faces(tab));
    expect(tab.state.at).toBe(at + 1);
    const again = new Tab();
    await again.table.take({ type: 'open', game: tab.facts.id });
    expect(again.state).toEqual(tab.state);
  });

  test('may be left for another choice while none has fallen', async () => {
    const tab = await new Tab().begin({ dice: 'entered' });
    for (let i = 0; i < 9 && tab.state.dice; i++) await tab.enter(faces(tab));
    for (let i = 0; i < 60 && !tab.state.dice; i++) await tab.choose();
    expect(tab.state.dice!.mayGoBack).toBe(true);
    await tab.table.take({ type: 'leave-dice', ...tab.now });
    expect(tab.state.dice).toBeUndefined();
    expect(tab.state.asked).toBeDefined();
  });

  test('two presses enter one throw', async () => {
    const tab = await new Tab().begin({ dice: 'entered' });
    const { now } = tab;
    expect(now).toMatchObject({ at: 0, thrown: 0 });
    // A tie, so that more is asked for.
    const same = tab.state.dice!.faces[0]!;
    const message = { type: 'dice', ...now, faces: Array.from({ length: tab.state.dice!.count }, () => same) } as const;
    await tab.table.take(message);
    await tab.table.take(message);
    expect(tab.now).toMatchObject({ at: 0, thrown: 1 });
    expect(tab.last('refused')).toBeUndefined();
  });

  /** A tab in which some of the dice for a choice have fallen, and others are waited for. */
  const halfThrown = async (): Promise<Tab> => {
    const tab = await new Tab().begin({ dice: 'entered' });
    for (let i = 0; i < 400 && !(tab.now.at > 0 && tab.now.thrown! > 0); i++) {
      if (tab.state.dice) await tab.enter(faces(tab));
      else await tab.choose();
    }
    expect(tab.now.thrown).toBeGreaterThan(0);
    return tab;
  };

  test('that have fallen cannot be taken back, nor another choice be made meanwhile', async () => {
    const tab = await halfThrown();
    const { state, now } = tab;
    expect(state.keepsBack).toMatch(/dice have fallen/);
    await tab.undo();
    expect(tab.last('refused')!.why).toMatch(/dice have fallen/);
    await tab.table.take({ type: 'choose', ...now, choice: { do: 'pass' } });
    expect(tab.last('refused')!.why).toMatch(/still to be thrown/);
    expect(tab.state).toEqual(state);
  });

  test('that have fallen are kept, for the opening too', async () => {
    const opening = await new Tab().begin({ dice: 'entered' });
    await opening.enter(Array.from({ length: opening.state.dice!.count }, () => opening.state.dice!.faces[0]!));
    expect(opening.now).toMatchObject({ at: 0, thrown: 1 });
    for (const tab of [opening, await halfThrown()]) {
      const again = new Tab();
      await again.table.take({ type: 'open', game: tab.facts.id });
      // What was not a choice has been counted too, which only a game that is opened again knows.
      expect(again.state).toEqual({ ...tab.state, revision: again.state.revision });
    }
  });

  test('none of which has fallen are left by undo', async () => {
    const tab = await new Tab().begin({ dice: 'entered' });
    for (let i = 0; i < 9 && tab.state.dice; i++) await tab.enter(faces(tab));
    for (let i = 0; i < 60 && !tab.state.dice; i++) await tab.choose();
    const { at } = tab.state;
    await tab.undo();
    expect(tab.now).toMatchObject({ at, thrown: undefined });
    expect(tab.state.asked).toBeDefined();
  });
});
