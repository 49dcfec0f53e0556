import { describePicture } from './picture.ts';

describePicture('cb');
