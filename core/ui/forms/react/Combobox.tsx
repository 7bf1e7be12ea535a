import { type KeyboardEvent, useId, useState } from 'react';
import { isComposing } from '../../keyboard/is-composing.ts';
import { nextOption } from '../rules/next-option.ts';
import styles from './Combobox.module.css';
import { Field } from './Field.tsx';
import { Options, optionId } from './Options.tsx';

interface ComboboxProps {
  readonly label: string;
  /** The accessible name of the list of suggestions, different from that of the field. */
  readonly listLabel: string;
  readonly value: string;
  /** Suggestions for the value, best first; each text once. */
  readonly options: readonly string[];
  /** Called when the visitor types. */
  readonly onInput: (value: string) => void;
  /** Called when the visitor chooses a suggestion, or presses Enter without one. */
  readonly onChoose: (value: string) => void;
}

/**
 * A text field with suggestions (WAI-ARIA Authoring Practices, "Editable Combobox With List Autocomplete"). The arrow
 * keys move through the suggestions while the focus stays in the field, Enter chooses, Escape closes. The view has to
 * announce the number of suggestions.
 */
export function Combobox({ label, listLabel, value, options, onInput, onChoose }: ComboboxProps) {
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
  const move = (step: 1 | -1) => {
    setOpen(true);
    setActive(nextOption(index, step, options.length));
  };
  const press = (event: KeyboardEvent) => {
    if (isComposing(event.nativeEvent)) return;
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
        aria-activedescendant={index >= 0 ? optionId(`${id}list`, index) : undefined}
        value={value}
        onChange={({ target }) => {
          setOpen(true);
          setActive(-1);
          onInput(target.value);
        }}
        onKeyDown={press}
        onBlur={() => setOpen(false)}
      />
      <Options
        id={`${id}list`}
        label={listLabel}
        options={options.map((text) => ({ key: text, text }))}
        active={index}
        isShown={isShown}
        onChoose={(position) => choose(options[position] ?? value)}
      />
    </div>
  );
}
