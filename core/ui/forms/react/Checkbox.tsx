import { type ComponentPropsWithRef, type ReactNode, useId, useRef } from 'react';
import styles from './Checkbox.module.css';
import { FieldMessage } from './FieldMessage.tsx';
import { SilentFilling } from './SilentFilling.tsx';

type Native = Omit<ComponentPropsWithRef<'input'>, 'type' | 'children' | 'aria-invalid' | 'aria-describedby'>;

interface CheckboxProps extends Native {
  readonly label: ReactNode;
  readonly help?: ReactNode;
  /** The error message; undefined for none. */
  readonly error?: string | undefined;
  /** Announces the error at once, as an alert. */
  readonly urgent?: boolean | undefined;
  /** Whether it is partly checked, because only some of the items that it stands for are. */
  readonly mixed?: boolean | undefined;
}

/** A checkbox with its label: a choice that takes effect when the form is sent. */
export function Checkbox({
  label,
  help,
  error,
  urgent,
  mixed = false,
  className,
  ref,
  ...native
}: CheckboxProps) {
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const described = [help !== undefined && `${id}help`, error !== undefined && `${id}error`];
  return (
    <div ref={root} className={className ? `${styles.root} ${className}` : styles.root}>
      <SilentFilling root={root} rendered={native.checked} />
      <label className={styles.row}>
        <input
          {...native}
          type="checkbox"
          className={styles.box}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={described.filter(Boolean).join(' ') || undefined}
          ref={(input) => {
            // This state has no HTML attribute, only a property.
            if (input) input.indeterminate = mixed;
            if (typeof ref === 'function') return ref(input);
            if (ref) ref.current = input;
          }}
        />
        <span className={styles.label}>{label}</span>
      </label>
      {help !== undefined && (
        <p className={styles.help} id={`${id}help`}>
          {help}
        </p>
      )}
      <FieldMessage id={`${id}error`} text={error} urgent={urgent} className={styles.message} />
    </div>
  );
}
