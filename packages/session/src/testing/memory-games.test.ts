import { describe } from 'vitest';
import { MemoryGames } from './memory-games.ts';
import { checkStore } from './store-checks.ts';

describe('a store in memory', () => checkStore(() => new MemoryGames()));
