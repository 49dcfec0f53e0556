import { describeSoundPlay } from './sound-play.ts';

describeSoundPlay('legio');
