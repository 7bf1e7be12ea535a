import { Icon } from '../../icon/Icon.tsx';
import { triangleAlert } from '../../icon/shapes.ts';
import styles from './FieldMessage.module.css';

interface FieldMessageProps {
  readonly id: string;
  /** The error; undefined for none: the element stays, so that a later text is announced. */
  readonly text: string | undefined;
  /** Whether it is a warning, which describes a change that was made; an error asks for a correction. */
  readonly tone?: 'error' | 'warning' | undefined;
  readonly className?: string | undefined;
  /** Announces the text at once, interrupting the screen reader. */
  readonly urgent?: boolean | undefined;
}

/** The error of a field, below it: an icon and text, never a colour alone. */
export function FieldMessage({ id, text, tone = 'error', className, urgent }: FieldMessageProps) {
  const classes = [styles.root, text !== undefined && className, tone === 'warning' && styles.warning];
  return (
    <p
      // Screen readers announce an alert that is inserted, but not an existing element that becomes one.
      key={urgent ? 'alert' : 'polite'}
      id={id}
      className={classes.filter(Boolean).join(' ')}
      {...(urgent ? { role: 'alert' } : { 'aria-live': 'polite' })}
    >
      {text !== undefined && (
        <>
          <Icon shape={triangleAlert} className={styles.icon} />
          <span>{text}</span>
        </>
      )}
    </p>
  );
}
