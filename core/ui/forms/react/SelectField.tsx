import { type ComponentPropsWithRef, type ReactNode, useId, useRef } from 'react';
import styles from './Field.module.css';
import { SilentFilling } from './SilentFilling.tsx';

/** One of the choices of a {@link SelectField}. */
export interface SelectOption {
  readonly value: string;
  readonly label: string;
  /** The language of the label, if it is not that of the view. */
  readonly lang?: string | undefined;
}

interface SelectFieldProps extends Omit<ComponentPropsWithRef<'select'>, 'children' | 'id' | 'multiple'> {
  readonly label: ReactNode;
  readonly options: readonly SelectOption[];
}

/** A choice from a list of more than about five; for fewer, `RadioGroup` shows them all. */
export function SelectField({ label, options, className, ...native }: SelectFieldProps) {
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  return (
    <div ref={root} className={className ? `${styles.root} ${className}` : styles.root}>
      <SilentFilling root={root} rendered={native.value} />
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <select {...native} id={id} className={`${styles.control} ${styles.select}`}>
        {options.map(({ value, label, lang }) => (
          <option key={value} value={value} lang={lang}>
            {label}
          </option>
        ))}
      </select>
    </div>
  );
}
