import { type KeyboardEvent, useId, useState } from 'react';
import styles from './Combobox.module.css';
import { Field } from './Field.tsx';

interface ComboboxProps {
  readonly label: string;
  readonly value: string;
  /** Suggestions for the value, best first; each text once. */
  readonly options: readonly string[];
  /** The visitor typed. */
  readonly onInput: (value: string) => void;
  /** The visitor chose a suggestion, or pressed Enter without one. */
  readonly onChoose: (value: string) => void;
}

/**
 * A text field with suggestions (WAI-ARIA Authoring Practices, "Editable Combobox With List Autocomplete"). The arrow
 * keys move through the suggestions while the focus stays in the field, Enter chooses, Escape closes. How many there are
 * is up to the view to announce.
 */
export function Combobox({ label, value, options, onInput, onChoose }: ComboboxProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const isShown = isOpen && options.length > 0;
  const index = isShown ? Math.min(active, options.length - 1) : -1;

  const choose = (text: string) => {
    setOpen(false);
    setActive(-1);
    onChoose(text);
  };
  const move = (step: number) => {
    setOpen(true);
    // One position is the field itself, without a suggestion.
    const positions = options.length + 1;
    setActive(((index + 1 + step + positions) % positions) - 1);
  };
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown') move(1);
    else if (event.key === 'ArrowUp') move(-1);
    else if (event.key === 'Enter') choose(options[index] ?? value);
    else if (event.key === 'Escape' && isShown) setOpen(false);
    else return;
    event.preventDefault();
  };
  return (
    <div className={styles.root}>
      <Field
        label={label}
        role="combobox"
        autoComplete="off"
        autoCapitalize="words"
        spellCheck={false}
        enterKeyHint="search"
        aria-autocomplete="list"
        aria-expanded={isShown}
        aria-controls={`${id}list`}
        aria-activedescendant={index >= 0 ? `${id}${index}` : undefined}
        value={value}
        onChange={({ target }) => {
          setOpen(true);
          setActive(-1);
          onInput(target.value);
        }}
        onKeyDown={press}
        onBlur={() => setOpen(false)}
      />
      <div id={`${id}list`} role="listbox" aria-label={label} className={styles.list} hidden={!isShown}>
        {isShown &&
          options.map((option, position) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are handled by the field, which has the focus
            // biome-ignore lint/a11y/useFocusableInteractive: see above
            <div
              key={option}
              id={`${id}${position}`}
              role="option"
              aria-selected={position === index}
              className={styles.option}
              // The focus stays in the field.
              onPointerDown={(event) => event.preventDefault()}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => choose(option)}
              ref={
                position === index ? (element) => element?.scrollIntoView?.({ block: 'nearest' }) : undefined
              }
            >
              {option}
            </div>
          ))}
      </div>
    </div>
  );
}
