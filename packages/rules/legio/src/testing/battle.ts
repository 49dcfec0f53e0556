/** A battle as somebody writes it, sound unless changed. */
export const unit = (id: string, x: number, y: number, more: object = {}): object => ({
  id,
  name: id,
  type: 'SW',
  at: [x, y],
  ...more,
});

export const leader = (id: string, key: string, rank = 'general'): object => ({ id, name: id, rank, with: key });

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
    red: { name: 'Red', units: red ?? [unit('a', 300, 900)], leaders: leaders ?? [leader('max', 'a')] },
    blue: { name: 'Blue', units: blue ?? [unit('x', 300, 100)], leaders: [leader('kai', 'x')] },
  },
  ...more,
});
