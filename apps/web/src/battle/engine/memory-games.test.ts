import { describe } from 'vitest';
import { MemoryGames } from './testing/memory-games.ts';
import { checkStore } from './testing/store-checks.ts';

describe('a store in memory', () => checkStore(() => new MemoryGames()));
