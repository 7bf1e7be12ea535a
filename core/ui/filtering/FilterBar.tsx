import { useContentLanguage } from '../../runtime/feature/content-language.ts';
import { Button } from '../button/Button.tsx';
import { Field } from '../forms/react/Field.tsx';
import { SelectField } from '../forms/react/SelectField.tsx';
import styles from './FilterBar.module.css';

/** A search box. */
export interface BarSearch {
  readonly label: string;
  readonly text: string;
  readonly onInput: (text: string) => void;
}

/** An entry of a choice. */
interface BarOption {
  /** The value; empty for the entry that shows all, which is a text of the product. The others are the page's. */
  readonly value: string;
  readonly label: string;
}

/** A choice of one value. */
export interface BarChoice {
  readonly label: string;
  readonly draws: 'buttons' | 'select';
  readonly options: readonly BarOption[];
  readonly value: string;
  readonly onChoose: (value: string) => void;
}

export interface FilterBarProps {
  readonly search?: BarSearch | undefined;
  readonly choices: readonly BarChoice[];
  /** The text with the number of shown items, which is announced; undefined if a server-sent element shows it. */
  readonly count?: string | undefined;
}

/** The controls for narrowing a server-sent list that the server did not send, and the number of items. */
export function FilterBar({ search, choices, count }: FilterBarProps) {
  const language = useContentLanguage();
  return (
    <div className={styles.bar}>
      {search && (
        <Field
          className={styles.field}
          label={search.label}
          type="search"
          autoComplete="off"
          value={search.text}
          onChange={({ target }) => search.onInput(target.value)}
        />
      )}
      {choices.map((choice) =>
        choice.draws === 'select' ? (
          <SelectField
            key={choice.label}
            className={styles.field}
            label={choice.label}
            options={choice.options.map((option) => ({
              ...option,
              lang: option.value ? language : undefined,
            }))}
            value={choice.value}
            onChange={({ target }) => choice.onChoose(target.value)}
          />
        ) : (
          <ChoiceButtons key={choice.label} {...choice} />
        ),
      )}
      {count !== undefined && (
        <p className={styles.count} role="status">
          {count}
        </p>
      )}
    </div>
  );
}

/** A choice as a row of buttons. */
function ChoiceButtons({ label, options, value: chosen, onChoose }: BarChoice) {
  const language = useContentLanguage();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has a legend that is shown
    <div className={styles.buttons} role="group" aria-label={label}>
      {options.map(({ value, label }) => (
        <Button
          key={value}
          look="outlined"
          lang={value ? language : undefined}
          value={value}
          aria-pressed={value === chosen}
          onClick={() => onChoose(value)}
        >
          {label}
        </Button>
      ))}
    </div>
  );
}
