import { describePicture } from './picture.ts';

describePicture('hex');
