import { describePicture } from './picture.ts';

describePicture('clock');
