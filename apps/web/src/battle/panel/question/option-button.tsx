import type { Numbered } from '../../deciding.ts';
import { tb } from '../../strings.ts';

interface Props {
  readonly option: Numbered;
  readonly odds: string | undefined;
  /** It is laid before the person. */
  readonly isArmed: boolean;
  onPress(option: Numbered): void;
  onPeek(option: Numbered | undefined): void;
}

/** An option with its odds. */
export const OptionButton = ({ option, odds, isArmed, onPress, onPeek }: Props) => (
  <li>
    <button
      type="button"
      className="option"
      data-option={option.index}
      aria-pressed={isArmed}
      onClick={() => onPress(option)}
      onPointerEnter={() => onPeek(option)}
      onPointerLeave={() => onPeek(undefined)}
      onFocus={() => onPeek(option)}
      onBlur={() => onPeek(undefined)}
    >
      <span className="option-label">{option.label}</span>
      {odds && <span className="option-odds">{odds}</span>}
      {isArmed && <span className="option-armed">{tb.pressAgain}</span>}
    </button>
  </li>
);
