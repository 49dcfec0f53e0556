/** A battle as somebody writes it, sound unless changed. */
export const unit = (id: string, x: number, y: number, more: object = {}): object => ({
  id,
  name: id,
  type: 'MF',
  at: [x, y],
  ...more,
});

export interface Change {
  red?: object[];
  blue?: object[];
  leaders?: object[];
  army?: object;
  more?: object;
}

export const battle = ({ red, blue, leaders, army, more }: Change = {}) => ({
  id: 'test',
  title: 'Test',
  about: '',
  terrain: [],
  deploy: 'as given',
  armies: {
    red: { name: 'Red', units: red ?? [unit('a', 30, 40)], leaders: leaders ?? [], ...army },
    blue: { name: 'Blue', units: blue ?? [unit('x', 30, 8)], leaders: [] },
  },
  ...more,
});

export const square = (id: string, kind = 'rough', x = 10): object => ({
  id,
  kind,
  points: [
    [x, 20],
    [x + 4, 20],
    [x + 4, 24],
    [x, 24],
  ],
});
export const AMBUSH = { stratagems: ['ambush'] };
export const HIDDEN = { id: 'h', name: 'h', type: 'MF', hidden: 'wood' };
/** A general with the first unit. */
export const MAX = { name: 'Max', rank: 'general', with: 'a' };
