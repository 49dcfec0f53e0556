import { describeSoundPlay } from './sound-play.ts';

describeSoundPlay('cb');
