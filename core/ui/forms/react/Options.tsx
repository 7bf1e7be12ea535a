import type { SyntheticEvent } from 'react';
import styles from './Options.module.css';

/** A suggestion of a combobox. */
export interface Option {
  /** The id, different from those of all others. */
  readonly key: string;
  readonly text: string;
  /** Additional text next to the suggestion, such as its kind. */
  readonly detail?: string | undefined;
}

interface OptionsProps {
  /** The list's id; that of a suggestion is `optionId`. */
  readonly id: string;
  readonly label: string;
  readonly options: readonly Option[];
  /** The index of the active suggestion; -1 for none. */
  readonly active: number;
  readonly isShown: boolean;
  readonly onChoose: (position: number) => void;
  readonly className?: string | undefined;
}

/** Returns the id of a suggestion, for `aria-activedescendant`. */
export const optionId = (id: string, position: number): string => `${id}${position}`;

const keepFocus = (event: SyntheticEvent) => event.preventDefault();

/** The suggestions of a combobox: a listbox whose keys are handled by the field, which keeps the focus. */
export function Options({ id, label, options, active, isShown, onChoose, className = '' }: OptionsProps) {
  return (
    <div
      id={id}
      role="listbox"
      aria-label={label}
      className={`${styles.list} ${className}`.trim()}
      hidden={!isShown}
      // The focus stays in the field, even if the visitor clicks the list's scrollbar.
      onPointerDown={keepFocus}
      onMouseDown={keepFocus}
    >
      {isShown &&
        options.map(({ key, text, detail }, position) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are handled by the field, which has the focus
          // biome-ignore lint/a11y/useFocusableInteractive: see above
          <div
            key={key}
            id={optionId(id, position)}
            role="option"
            aria-selected={position === active}
            className={styles.option}
            onClick={() => onChoose(position)}
            ref={
              position === active ? (element) => element?.scrollIntoView?.({ block: 'nearest' }) : undefined
            }
          >
            {detail === undefined ? (
              text
            ) : (
              <>
                <span>{text}</span> <span className={styles.detail}>{detail}</span>
              </>
            )}
          </div>
        ))}
    </div>
  );
}
