import { NO_POSITION, positionText } from '../texts.ts';

interface StepRangeProps {
  /** The step's name. */
  readonly name: string;
  /** From 0 to 1; undefined for a step without a valid position. */
  readonly position: number | undefined;
  readonly onFocus: () => void;
  readonly onMove: (position: number) => void;
}

/** A range from the route's start to its end: arrow keys move it by a thousandth, PageUp and PageDown by a tenth. */
export function StepRange({ name, position, onFocus, onMove }: StepRangeProps) {
  const text = position === undefined ? NO_POSITION : positionText(position);
  return (
    <li>
      <label>
        <span>{name}</span>
        <input
          type="range"
          min="0"
          max="1"
          step="0.001"
          value={position ?? 0}
          aria-valuetext={text}
          onFocus={onFocus}
          onChange={({ target }) => onMove(target.valueAsNumber)}
        />
      </label>
      <output>{text}</output>
    </li>
  );
}
