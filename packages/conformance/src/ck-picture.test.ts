import { describePicture } from './picture.ts';

// The rest of an army is deployed one unit at a time, in turn with the other side's.
describePicture('ck', { later: (_, choice) => choice === 'rest' });
