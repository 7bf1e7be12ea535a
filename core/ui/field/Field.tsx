import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import styles from './Field.module.css';
import { FieldMessage } from './FieldMessage.tsx';
import { OPTIONAL } from './texts.ts';

interface Described {
  readonly label: ReactNode;
  /** What to fill in and why, below the label; there before the reader begins. */
  readonly help?: ReactNode;
  /** What is wrong, in words; undefined while nothing is. */
  readonly error?: string | undefined;
  /** Announces the error at once, as an alert: a refusal of the server, or the only field of its form. */
  readonly urgent?: boolean | undefined;
  /** What was done to the text, such as cutting it; not an error. */
  readonly warning?: string | undefined;
  /** Says "(niet verplicht)" behind the label. */
  readonly optional?: boolean | undefined;
  /** The id of words elsewhere that are about this field too, such as what is wrong with two fields together. */
  readonly describedBy?: string | undefined;
  /** The most words that the text may have [forms-2]. */
  readonly maxWords?: number | undefined;
}

type Taken = 'children' | 'aria-invalid' | 'aria-describedby' | 'type' | 'id';
type TextType = 'text' | 'email' | 'tel' | 'url' | 'password' | 'search' | 'number' | 'date';

interface LineProps extends Described, Omit<ComponentPropsWithRef<'input'>, Taken> {
  readonly multiline?: false | undefined;
  readonly type?: TextType | undefined;
}

interface MultilineProps extends Described, Omit<ComponentPropsWithRef<'textarea'>, Taken> {
  readonly multiline: true;
}

export type FieldProps = LineProps | MultilineProps;

/**
 * A text field, of one line or (`multiline`) of several: label above, help under it, what is wrong below,
 * tied together for those who hear the page. Give it an `autoComplete` token where the browser may know the
 * answer, and an `inputMode` where the type does not say which keys are needed.
 */
export function Field(props: FieldProps) {
  const { label, help, error, warning, optional, maxWords, className, urgent, describedBy } = props;
  const id = useId();
  const helpId = help === undefined ? undefined : `${id}help`;
  const message = error ?? warning;
  const messageId = message === undefined ? undefined : `${id}message`;
  const described = {
    id,
    className: styles.control,
    'aria-invalid': error !== undefined || undefined,
    'aria-describedby': [helpId, messageId, describedBy].filter(Boolean).join(' ') || undefined,
    'data-max-words': maxWords,
  };
  return (
    <div className={className ? `${styles.root} ${className}` : styles.root}>
      <label htmlFor={id} className={styles.label}>
        {label}
        {optional && <span className={styles.optional}> {OPTIONAL}</span>}
      </label>
      {help !== undefined && (
        <p id={helpId} className={styles.help}>
          {help}
        </p>
      )}
      {props.multiline ? (
        <textarea rows={5} {...nativeOf(props)} {...described} />
      ) : (
        <input type="text" {...nativeOf(props)} {...described} />
      )}
      <FieldMessage
        id={`${id}message`}
        text={message}
        tone={error === undefined ? 'warning' : 'error'}
        urgent={urgent}
      />
    </div>
  );
}

/** What goes to the element itself. */
function nativeOf<Props extends FieldProps>(props: Props) {
  const {
    label,
    help,
    error,
    warning,
    optional,
    maxWords,
    className,
    urgent,
    describedBy,
    multiline,
    ...native
  } = props;
  return native;
}
