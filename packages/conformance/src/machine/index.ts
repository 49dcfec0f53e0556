export { mountSmallDisk, type SmallDisk } from './small-disk.ts';
