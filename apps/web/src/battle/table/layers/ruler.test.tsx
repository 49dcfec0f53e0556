import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Ruler } from './ruler.tsx';

const words = (to: { x: number; y: number }, possible?: { x: number; y: number }): string =>
  renderToStaticMarkup(
    <Ruler from={{ x: 0, y: 0 }} to={to} possible={possible} measure={{ name: 'inch', length: 10 }} />,
  ).replace(/<[^>]+>/g, '');

it('says that it measures in a straight line, whatever way is gone', () =>
  expect(words({ x: 30, y: 40 })).toBe('5 inches straight'));

it('says how far it was wished and how far it comes, where these are not the same', () =>
  expect(words({ x: 0, y: 137 }, { x: 0, y: 95 })).toBe('13.7 inches straight wished, 9.5 possible'));

it('is nothing for a hair', () => expect(words({ x: 0.4, y: 0 })).toBe(''));
