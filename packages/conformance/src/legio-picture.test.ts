import { describePicture } from './picture.ts';

describePicture('legio');
