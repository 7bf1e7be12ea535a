import { type ReactNode, useId, useRef } from 'react';
import { Hidden } from '../../hidden/Hidden.tsx';
import { FieldMessage } from './FieldMessage.tsx';
import styles from './RadioGroup.module.css';
import { SilentFilling } from './SilentFilling.tsx';

/** One of the choices. */
export interface RadioOption<Value extends string> {
  readonly value: Value;
  readonly label: ReactNode;
  readonly help?: ReactNode;
  readonly disabled?: boolean | undefined;
}

interface RadioGroupProps<Value extends string> {
  /** The question that the choices answer. */
  readonly label: ReactNode;
  /** Hides the question if the text above asks it already; it stays the accessible name. */
  readonly labelHidden?: boolean | undefined;
  readonly help?: ReactNode;
  readonly error?: string | undefined;
  /** Announces the error at once, as an alert. */
  readonly urgent?: boolean | undefined;
  readonly options: readonly RadioOption<Value>[];
  /** The chosen value; undefined for none. Leave it out and set `defaultValue` if the form holds the choice. */
  readonly value?: Value | undefined;
  readonly defaultValue?: Value | undefined;
  readonly onChange?: ((value: Value) => void) | undefined;
  /** The field name in the form data. */
  readonly name?: string | undefined;
  readonly required?: boolean | undefined;
  readonly className?: string | undefined;
}

/** Native radio buttons, with their arrow keys, tab order and forced colours. */
export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>) {
  const { label, labelHidden, help, error, urgent, options, required, className } = props;
  const id = useId();
  const described = [help !== undefined && `${id}help`, error !== undefined && `${id}error`];
  const isControlled = 'value' in props;
  const root = useRef<HTMLFieldSetElement>(null);
  return (
    <fieldset
      ref={root}
      className={className ? `${styles.root} ${className}` : styles.root}
      aria-labelledby={`${id}label`}
      aria-describedby={described.filter(Boolean).join(' ') || undefined}
    >
      <SilentFilling root={root} rendered={isControlled ? (props.value ?? '') : undefined} />
      <legend id={`${id}label`} className={labelHidden ? undefined : styles.legend}>
        {labelHidden ? <Hidden>{label}</Hidden> : label}
      </legend>
      {help !== undefined && (
        <p id={`${id}help`} className={styles.help}>
          {help}
        </p>
      )}
      <div className={styles.options}>
        {options.map((option) => (
          <label key={option.value} className={styles.option}>
            <input
              type="radio"
              className={styles.radio}
              name={props.name ?? id}
              value={option.value}
              required={required}
              aria-invalid={error !== undefined || undefined}
              disabled={option.disabled}
              aria-describedby={option.help === undefined ? undefined : `${id}${option.value}`}
              {...(isControlled
                ? { checked: option.value === props.value }
                : { defaultChecked: option.value === props.defaultValue })}
              onChange={() => props.onChange?.(option.value)}
            />
            <span className={styles.words}>
              <span>{option.label}</span>
              {option.help !== undefined && (
                <span id={`${id}${option.value}`} className={styles.optionHelp}>
                  {option.help}
                </span>
              )}
            </span>
          </label>
        ))}
      </div>
      <FieldMessage id={`${id}error`} text={error} urgent={urgent} />
    </fieldset>
  );
}
