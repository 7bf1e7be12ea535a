import { type ReactNode, useId, useRef } from 'react';
import { SilentFilling } from '../forms/react/SilentFilling.tsx';
import styles from './Switch.module.css';
import { trackClass } from './track-class.ts';

interface SwitchProps {
  /** The name of the setting, which is the same in both states. */
  readonly label: ReactNode;
  readonly help?: ReactNode;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  /** True while the choice is being stored: the switch keeps its focus and ignores clicks. */
  readonly busy?: boolean | undefined;
  readonly name?: string | undefined;
  readonly className?: string | undefined;
}

/** Turns a setting on or off at once. For a choice that is sent with a form, use `Checkbox`. */
export function Switch({ label, help, checked, onChange, busy = false, name, className }: SwitchProps) {
  const helpId = useId();
  const root = useRef<HTMLLabelElement>(null);
  return (
    <label ref={root} className={className ? `${styles.root} ${className}` : styles.root}>
      <SilentFilling root={root} rendered={checked} />
      <span className={styles.words}>
        <span className={styles.label}>{label}</span>
        {help !== undefined && (
          <span className={styles.help} id={helpId}>
            {help}
          </span>
        )}
      </span>
      <input
        type="checkbox"
        role="switch"
        className={`${styles.box} ${trackClass}`}
        name={name}
        checked={checked}
        aria-checked={checked}
        aria-describedby={help === undefined ? undefined : helpId}
        aria-disabled={busy || undefined}
        onChange={({ target }) => {
          if (!busy) onChange(target.checked);
        }}
      />
    </label>
  );
}
