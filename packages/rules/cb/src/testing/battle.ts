/** A battle as somebody writes it, sound unless changed. */
export const unit = (id: string, x: number, y: number, more: object = {}): object => ({
  id,
  name: id,
  type: 'HI',
  at: [x, y],
  ...more,
});

export const leader = (id: string, key: string, more: object = {}): object => ({
  ...{ id, name: id, rank: 'general', with: key },
  ...more,
});

export interface Change {
  red?: object[];
  blue?: object[];
  leaders?: object[];
  more?: object;
}

export const battle = ({ red, blue, leaders, more }: Change = {}) => ({
  id: 'test',
  title: 'Test',
  about: '',
  terrain: [],
  armies: {
    red: { name: 'Red', units: red ?? [unit('a', 20, 25)], leaders: leaders ?? [leader('max', 'a')] },
    blue: { name: 'Blue', units: blue ?? [unit('x', 20, 5)], leaders: [leader('kai', 'x')] },
  },
  ...more,
});
