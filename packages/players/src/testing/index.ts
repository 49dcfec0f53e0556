export { playAlike } from './alike.ts';
