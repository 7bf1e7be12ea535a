import { Icon } from '../icon/Icon.tsx';
import { triangleAlert } from '../icon/shapes.ts';
import styles from './FieldMessage.module.css';

interface FieldMessageProps {
  readonly id: string;
  /** Undefined while nothing is wrong: the element stays, so that a later text is announced. */
  readonly text: string | undefined;
  /** A warning says what was done; an error says what is still to be done. */
  readonly tone?: 'error' | 'warning' | undefined;
  readonly className?: string | undefined;
  /** Announces it at once, whatever is being read. */
  readonly urgent?: boolean | undefined;
}

/** What is wrong with a field, below it: an icon and words, never a colour alone. */
export function FieldMessage({ id, text, tone = 'error', className, urgent }: FieldMessageProps) {
  const classes = [styles.root, text !== undefined && className, tone === 'warning' && styles.warning];
  return (
    <p
      // Screen readers announce an alert that is inserted, not an element that becomes one.
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
