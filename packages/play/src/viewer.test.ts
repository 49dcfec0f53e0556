import { expect, test } from 'vitest';
import { viewerOf } from './viewer.ts';

test.each([
  ['a person against the computer sees their own side', { red: false, blue: true }, 'red', 'blue'],
  ['two people see what whoever is asked sees', { red: true, blue: true }, 'red', 'red'],
  ['onlookers see all of it', { red: false, blue: false }, 'red', undefined],
] as const)('%s', (_, people, asked, viewer) => expect(viewerOf(people, asked)).toBe(viewer));
