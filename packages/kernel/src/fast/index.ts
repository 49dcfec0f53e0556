/** For playouts by the thousand: lists that keep one shape, what was thought of already, dice of one’s own. */
export { diceEvent } from '../dice/dice.ts';
export { OptionList } from '../flow/option-list.ts';
export { mapped, numbersFrom } from './lists.ts';
export { Remembered } from './remembered.ts';
